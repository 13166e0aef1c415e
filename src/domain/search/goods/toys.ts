/** Toys for the years from one to six: wood, building, vehicles, dolls, pretend play and the garden. */
import { typeTable } from './type-table.ts'

export const toys = typeTable(`
  wooden-toy @ wooden-toys + push-along-walker, wooden-rainbow, bead-maze, rocking-animal, hammer-toy
  ro jucării din lemn, jucărie din lemn, jucării lemn, jucării de lemn, jucării montessori din lemn
  en wooden toys, wood toys, wooden toy
  hu fajátékok, fajáték, fából készült játék, fa játék, fából játék

  wooden-rainbow @ wooden-toys > building-blocks, figures, stacking-houses, board-book
  ro curcubee din lemn, curcubeu, curcubeu montessori, curcubeu waldorf, curcubeu de stivuit, curcubeu de construit
  en wooden rainbows, rainbow stackers, wooden rainbow, rainbow stacking toys, rainbow toys, grimms rainbows, stacking rainbows, waldorf rainbows, rainbow arches, rainbow blocks, montessori rainbow
  hu fa szivárványok, szivárvány játék, montessori szivárvány, szivárványív, waldorf szivárvány, szivárványépítő

  alphabet-blocks < building-blocks @ wooden-toys > flash-cards, board-book, picture-book
  ro cuburi cu litere, cuburi alfabet, cuburi cu alfabet, cuburi cu cifre, cuburi cu imagini, cuburi cu numere, cuburi lemn litere
  en alphabet blocks, letter blocks, abc blocks, number blocks, abc bricks, letter bricks, alphabet bricks, alphabet cubes, letter cubes, wooden letters, number bricks, spelling blocks
  hu betűs kockák, betűkockák, betűkocka, abc kocka, betűs kocka, számos kockák

  bead-maze < wooden-toy @ wooden-toys > board-book, threading-beads, play-mat, soft-toy
  ro circuite cu mărgele, circuit cu mărgele, labirint cu mărgele, labirint cu bile, labirint motricitate, labirint, labirinturi, motricitate, bile pe sârmă, mărgele pe sârmă, circuit motricitate
  en bead mazes, bead rollercoasters, wire mazes, roller coaster toys, bead frames, rollercoaster toys, bead runs, activity beads, bead coasters
  hu gyöngyvezetők, gyöngyvezető, golyóvezető, drótos golyóvezető, golyóvezetős játék, gyöngylabirintus, golyós labirintus, gyöngytologató, golyótologató

  hammer-toy @ wooden-toys > board-book, play-mat, soft-toy
  ro ciocănel și bile, jucării cu ciocănel, ciocănel, banc cu ciocănel, jucărie cu ciocan, bate cuie, joc cu ciocănel, bate bile
  en hammer benches, hammer toys, pounding benches, hammer and peg toys, hammer bench, pound a ball, pounding toys, whack toys, knocking benches, tap a shape, hammer pegs, tapping benches, hammer games, peg bench, hammer and ball
  hu kalapácsos golyójátékok, kalapácsos golyójáték, kalapácsos játék, kalapálós játék, beütős játék, kalapálós, kopácsoló, kopácsolós játék, ütögetős játék

  rocking-animal @ wooden-toys, outdoor-toys > soft-toy, picture-book, play-mat
  ro căluți balansoar, căluț balansoar, căluț de lemn, cal balansoar, jucărie balansoar, animal balansoar, căluț cu balans, balansoar animal, balansoar pluș, cal de lemn, căluț, căluți, cal leagăn, căluțul, ponei balansoar, cal balans, balansoar elefant, calut cu legănare
  en rocking horses, rocking animals, rocking toys, rockers for toddlers, ride-on rocking toys, rocker animals, rocking unicorns, rocking elephants, rocking sheep, rocking ponies, rocking horsies, ride on rocker
  hu hintalovak, hintaló, hintaállat, hinta ló, plüss hintaló, billegő játék, hintapaci, hinta paci, ringató ló, hintázó ló, lovacska hinta

  pretend-play + play-kitchen, play-food, toy-tea-set, doctor-set, tool-bench, play-shop, cleaning-set
  ro jocuri de rol, joc de rol, jucării de rol, joacă de rol
  en pretend play, role play toys, role play, imaginative play, play sets, make believe toys
  hu szerepjátékok, szerepjáték, szerepjátékos játékok, szerep játék

  play-kitchen @ wooden-toys > play-food, toy-tea-set, apron, doll
  ro bucătării de joacă, bucătărie de joacă, bucătărie copii, bucătărie de jucărie, bucătărioară, jucării bucătărie, bucătărie, bucătărie montessori, aragaz de jucărie, chicinetă copii, plită de jucărie
  en play kitchens, toy kitchens, kids kitchens, wooden kitchens, toddler kitchens, mud kitchens, pretend kitchens, toy cookers, toy ovens, play cookers, play ovens, toy stoves
  hu játékkonyhák, játékkonyha, gyerekkonyha, fa konyha, babakonyha, játék konyha, játszókonyha, kiskonyha, konyhás játék, konyha gyerekeknek, főzős játék, főzőcskés játék, játék tűzhely

  play-food @ wooden-toys > play-kitchen, toy-tea-set, doll, storage-basket
  ro alimente de jucărie, set de fructe de tăiat, fructe de jucărie, legume de jucărie, fructe de tăiat, fructe din lemn, mâncare de jucărie, tort de jucărie, legume de tăiat, fructe cu arici, fructe velcro, fructe cu scai, set de tăiat, fructe magnetice
  en play food, toy food, cutting fruit, wooden food, cutting fruit sets, wooden fruit, cutting fruit set, pretend food, toy fruit, velcro food, toy vegetables, play fruit, slicing food, pretend fruit, chopping fruit, toy groceries, toy cakes, velcro fruit
  hu játékételek, vágható gyümölcskészlet, játék étel, vágható zöldségek, fa gyümölcsök, vágható gyümölcs, játék gyümölcs, vágható játék, játék élelmiszer, szeletelhető gyümölcs, szeletelős játék, vágós játék, szeletelős gyümölcs, gyümölcs vágós, játék zöldség, fa zöldségek, játékkaja

  toy-tea-set @ wooden-toys > play-kitchen, play-food, doll, soft-toy
  ro servicii de ceai, serviciu de ceai, set de ceai, set ceai copii, set oale de jucărie, farfurii de jucărie, ceai de jucărie, vase de jucărie, set vase jucărie, oale de jucărie, veselă jucărie, ceainic de jucărie, cești de jucărie, ceșcuțe, ibric jucărie, joc ceai, petrecere cu ceai
  en toy tea sets, tea sets, toy dishes, kids tea sets, toy pots and pans, tea party sets, tea party, play dishes, toy teapots, toy cups
  hu játék teáskészletek, teáskészlet, játék edények, játék kávéskészlet, játék edénykészlet, teás készlet, teázós játék, teás szett, teázós készlet, játék étkészlet, babaedény

  doctor-set < pretend-play @ wooden-toys
  ro truse de doctor, trusă doctor, trusă medicală jucărie, set doctor, trusă de doctor, doctor jucărie
  en doctor sets, doctor kits, toy doctor kits, medical kits for kids, nurse sets, toy medical kits
  hu orvosi táskák, orvosi táska, doktoros táska, orvosi készlet, doktor szett, orvosi szett, doktoros játék

  tool-bench < pretend-play @ wooden-toys
  ro bancuri de scule, banc de lucru, scule de jucărie, trusă de scule copii, atelier copii, unelte copii, unelte de jucărie
  en tool benches, toy tools, workbenches, kids tool sets, toy tool boxes
  hu szerelőasztalok, szerelőasztal, szerszámkészlet gyerekeknek, játékszerszám, szerszámos láda, barkácsasztal, játék szerszám, szerszámkészlet, szerszámos készlet

  play-shop < pretend-play @ wooden-toys
  ro magazine de jucărie, casă de marcat jucărie, casă de marcat, magazin de jucărie, coș de cumpărături jucărie, bani de jucărie
  en play shops, toy cash registers, market stalls, toy tills, toy shopping baskets, shopping tills, tills
  hu játékboltok, játékbolt, pénztárgép, játék pénztárgép, boltos játék, bevásárlókocsi játék

  beauty-set < pretend-play @ wooden-toys
  ro seturi de înfrumusețare, trusă de machiaj copii, măsuță de toaletă copii, set machiaj copii, set coafor copii
  en beauty sets, kids make up sets, toy vanity tables, hairdresser sets
  hu szépségszalon játékok, játék sminkkészlet, fésülködőasztal gyerekeknek, fodrász szett

  cleaning-set < pretend-play @ wooden-toys
  ro seturi de curățenie, set curățenie copii, mătură copii, aspirator de jucărie, electrocasnice de jucărie
  en cleaning sets, toy cleaning sets, toy vacuum cleaners, toy brooms, toy appliances
  hu takarító készletek, takarító szett gyerekeknek, játék porszívó, gyerekseprű, játék vasaló

  building-toy @ building-toys + building-blocks, magnetic-tiles, marble-run, plank-set
  ro jucării de construit, jucărie de construit, jocuri de construcție, seturi de construcție, joc de construit, jocuri de construit, set de construcție
  en construction toys, building toys, building sets, construction sets, building kits
  hu építőjátékok, építőjáték, építőkészlet, építős játék, építő játék, konstrukciós játék

  building-blocks @ building-toys, wooden-toys > toy-car, toy-train, figures, storage-basket, soft-toy
  ro cuburi de construit, cuburi, cub, lego, duplo, piese de construit, cuburi bebe, cuburi lego, cuburi copii, cuburi stivuibile, cărămizi de construit, blocuri de construit, cuburi construcție, cuburi construcții, piese construcție, cuburi mari, cuburi lemn, cărămizi, cubulețe
  en building blocks, blocks, bricks, lego, duplo, building bricks, baby blocks, toy blocks, stacking blocks, brick sets, building cubes, first blocks, megabloks, mega bloks, stacking bricks, construction blocks, play blocks, cubes
  hu építőkockák, építőkocka, kockák, fakocka, lego, duplo, építő kocka, fakockák, játékkocka, építőelemek, építőelem, építőkocka szett, legózás

  magnetic-tiles @ building-toys > toy-car, figures, picture-book, storage-basket
  ro plăci magnetice, cuburi magnetice, piese magnetice, joc magnetic, jocuri magnetice, set magnetic, construcție magnetică, magneți de construit, piese cu magnet, plăci cu magnet, cuburi cu magnet, joc cu magneți, jucării magnetice, jucărie magnetică, magna tiles, magnetice, lego magnetic
  en magnetic tiles, magnetic blocks, magna tiles, magnet tiles, magnetic building toys, magnetic building blocks, magnetic toys, connetix, magnetic shapes, magnetic bricks, magnet blocks, magnetic squares, picasso tiles, magnets for kids, building magnets, geomag, magnetic building
  hu mágneses építőlapok, mágneses építőjáték, mágneses építő, mágneses kocka, mágneses játék, mágneslapok, mágneses lapok, mágneses lap, mágneses építőkocka, mágneskocka

  plank-set < building-blocks @ building-toys
  ro seturi de construcție cu grinzi, set de construcție cu grinzi, plăcuțe de construit, scândurele de construit, bețe de construit, kapla, scânduri, scândurele, plăcuțe kapla, bețe construcții, grinzi
  en plank building sets, building planks, wooden planks, construction planks, plank building set, kapla, keva planks, plank blocks, kapla planks, kapla blocks
  hu építőlécek, építőléc, építőfa

  marble-run @ building-toys > building-blocks, plank-set, toy-car
  ro circuite cu bile, circuit cu bile, pistă cu bile, traseu cu bile, joc cu bile, tobogan bile, cursă de bile
  en marble runs, marble tracks, marble mazes, ball runs, ball tracks, marble coasters, gravitrax, marble towers, marble race
  hu golyópályák, golyópálya, golyóspálya, golyós pálya, golyógurító, golyóvezető pálya, golyós játék, golyós torony, golyóguruló, golyófuttató, üveggolyó pálya

  stacking-houses < building-toy @ building-toys > toy-car, figures
  ro seturi de case stivuibile, case stivuibile, căsuțe de stivuit, set de case stivuibile, căsuțe din lemn, căsuțe stivuibile, orășel de lemn, oraș de jucărie, căsuțe de construit
  en stacking houses, nesting houses, wooden houses, nesting boxes
  hu egymásra rakható házikók, egymásba rakható házak, fa házikók

  toy-vehicle @ vehicles > toy-garage, building-blocks, picture-book + toy-car, toy-train, toy-truck, rc-car, toy-bus, fire-engine, toy-plane
  ro mașinuțe și trenulețe, vehicule de jucărie, vehicule, mijloace de transport, vehicul
  en toy vehicles, vehicles and trains, vehicles, cars and trucks
  hu járművek, játékjárművek, jármű, játék jármű, járművek és vonatok

  toy-car @ vehicles, wooden-toys > toy-garage, city-rug, building-blocks, picture-book, storage-basket
  ro mașinuțe, mașinuță, mașină, mașini, mașinuță de curse, mașini de jucărie, mașinuțe metalice, mașinuțe de jucărie, mașină de curse, mașinuță cu tragere înapoi, mașină de jucărie, mașini de curse, bolid, mașinuță sport, mașinuță cu fricțiune, mașinuțe cu fricțiune, hot wheels, mașinuță cu cheiță, automobil de jucărie, automobil
  en toy cars, cars, car, racing cars, race cars, pull-back cars, model cars, racing car, hot wheels, matchbox, friction cars, mini cars, vroom vroom, pullback cars, push car toy, die cast car
  hu kisautók, kisautó, autó, játékautó, versenyautó, matchbox, autók, autós játék, hátrahúzós kisautó, lendkerekes autó, játékautók, kocsi, kiskocsi, játék autó, hátrahúzós autó, fém kisautó, fémautó, autócska, verda, járgány

  toy-camper < toy-vehicle @ wooden-toys, vehicles > building-blocks, picture-book
  ro dubițe de jucărie, dubiță, rulotă de jucărie, dubița din lemn, rulotă, dubă, dube, dubă de jucărie, autorulotă, furgonetă jucărie, microbuz jucărie
  en toy camper vans, camper van, toy vans, toy campers
  hu játék lakóautók, lakóautó, játék lakóautó, kisbusz

  rc-car < toy-car @ vehicles
  ro mașini cu telecomandă, mașinuță cu telecomandă, mașină cu telecomandă, mașină teleghidată, mașinuțe cu telecomandă, mașinuță teleghidată, mașină rc, mașinuțe rc, mașină radiocomandată, mașinuță radiocomandată, mașină comandă, mașină cu radiocomandă, jucării cu telecomandă
  en remote-controlled cars, remote control cars, rc cars, radio controlled cars, remote-controlled toys, remote cars, controlled cars, rc trucks
  hu távirányítós autók, távirányítós autó, rc autó, távirányítós kisautó, távirányítású autó, távirányítós kocsi, távos autó, távvezérelt autó, távvezérlős autó

  toy-truck < toy-vehicle @ vehicles > toy-garage, sand-toys
  ro camioane de jucărie, basculantă, camion, camioane, excavator, tractor, buldozer, camion de jucărie, mașină de gunoi, excavator jucărie, tractor jucărie, utilaje de construcții, betonieră, tir, tiruri, camion cu benă, benă, autobasculantă, camioneta, mașină de construcții, camionetă de jucărie, tractoraș, escavator, macara, utilaje
  en toy trucks, tipper trucks, dump trucks, diggers, excavators, tractors, lorries, bin lorries, trucks, toy tractors, garbage trucks, bulldozers, dumper trucks, dumpers, construction trucks, construction vehicles, tippers, bin trucks, rubbish trucks, cement mixers, tipper lorries, jcbs, farm vehicles
  hu teherautók, billenős teherautó, teherautó, dömper, markoló, traktor, kukásautó, munkagép, munkagépek, játék traktor, játékmarkoló, betonkeverő, billencs, billencs dömper, billenős autó, játék kamion, kamion, dózer

  fire-engine < toy-vehicle @ vehicles > toy-garage
  ro mașini de pompieri, mașină de pompieri, pompieri, mașină de poliție, ambulanță, mașină pompieri, elicopter de pompieri, mașinuță de pompieri, camion pompieri, camion de pompieri, autospecială, sam pompierul
  en fire engines, fire trucks, police cars, ambulances, emergency vehicles, toy fire engines, fireman trucks, fire brigade, rescue vehicles
  hu tűzoltóautók, tűzoltóautó, tűzoltó autó, rendőrautó, mentőautó, rendőrségi autó, tűzoltókocsi, szirénás autó

  toy-bus < toy-vehicle @ vehicles > toy-garage
  ro autobuze de jucărie, autobuz de jucărie, autobuz, autobuz școlar, tramvai de jucărie, bus, autocar de jucărie, troleibuz, autocar
  en toy buses, bus, buses, school buses, double decker buses, toy trams, london buses
  hu játékbuszok, játékbusz, busz, autóbusz, iskolabusz, villamos játék

  toy-plane < toy-vehicle @ vehicles
  ro avioane de jucărie, avion de jucărie, elicopter de jucărie, avioane, rachetă de jucărie, avion, elicopter, bărcuță, barcă de jucărie, barcă, vapor, vaporaș
  en toy planes, aeroplanes, helicopters, rockets, toy airplanes, toy boats, planes, plane, aeroplane
  hu játékrepülők, repülő, helikopter, játék repülőgép, rakéta, repülőgép, kishajó, játékhajó

  toy-train @ vehicles, wooden-toys > building-blocks, stacking-houses, figures, picture-book
  ro trenulețe, trenuleț, tren, set trenuleț, locomotivă cu baterii, locomotivă, șine tren, șine de tren, trenuri, trenuleț cu șine, tren de jucărie, trenuleț electric, cale ferată, căi ferate, circuit tren, pistă tren, brio, vagoane, vagon, tren electric
  en toy trains, train sets, trains, train, train tracks, locomotives, railway sets, toy railways, choo choos, railways, wooden railways, brio, brio trains, steam trains, electric trains, tank engines, toy engines
  hu játékvonatok, vonat, kisvonat, favonat, favonatkészlet, vonatok, vonatszett, vonatpálya, elemes mozdony, mozdony, vasút, kisvasút, vonatkészlet, sínkészlet, játékvonat, vonatos játék, sínpálya, sínek, vasútkészlet, vonat sínekkel, vasút sínekkel, gőzmozdony, fasín, vonatsín

  toy-garage @ vehicles > toy-car, city-rug, fire-engine, toy-bus, building-blocks
  ro garaje de jucărie, garaj cu rampă, garaj, parcare de jucărie, garaj de jucărie, circuit mașini, pistă de mașini, pistă mașinuțe, circuit de mașini, parcare, garaj mașinuțe, garaj auto, garaj mașini, parcare mașinuțe, parcare etajată, garaj cu etaje
  en toy garages, garages, car parks, race tracks, car tracks, car ramps, car garages, parking garages, petrol stations, garage with cars
  hu parkolóházak, parkolóház, parkolóház rámpával, garázs, autópálya, játék garázs, autópálya játék, versenypálya, garázs kisautóknak, autógarázs, kisautó garázs, autós garázs, emeletes garázs, parkolóház kisautóknak

  doll-toy @ dolls-figures + doll, doll-clothes, doll-pram, doll-bed, dolls-house, puppet, figures
  ro păpuși și figurine, jucării fetițe, jucării pentru fetițe
  en dolls and figures, doll toys
  hu babák és figurák, babás játékok, babás játék

  doll @ dolls-figures > doll-clothes, doll-pram, doll-bed, toy-tea-set, picture-book
  ro păpuși, păpușă, papusica, păpușă bebe, bebeluș de jucărie, barbie, păpuși reborn, reborn, bebe reborn, păpușoi
  en dolls, doll, baby dolls, dollies, dolly, first dolls, barbie, toy dolls, plush dolls
  hu játékbabák, játékbaba, hajasbaba, babák gyerekeknek, barbie, játék baba, öltöztetős baba, csecsemőbaba, élethű baba, hajas baba, babácska, játszóbaba

  rag-doll < doll @ dolls-figures > doll-clothes, doll-pram, doll-bed
  ro păpuși de cârpă, păpușa de cârpă, păpușa-iepuraș, păpușă din pânză, ursulețul-păpușă, păpușă textilă, păpuși textile, păpușă moale, păpuși waldorf, păpuși moi, păpușă handmade, tilda, waldorf
  en rag dolls, soft dolls, fabric dolls, bunny dolls, bear dolls, cloth dolls, the rag doll, waldorf dolls, cuddle dolls, cuddly dolls, raggy dolls, rag dollies
  hu rongybabák, rongybaba, nyuszibaba, macibaba, textilbaba, puha baba, waldorf baba, textil baba, rongyibaba, rongyos baba, varrott baba

  doll-clothes @ dolls-figures > doll, doll-pram, doll-bed
  ro haine pentru păpuși, hăinuțe pentru păpușa, haine păpuși, hăinuțe de păpuși, accesorii păpuși, hăinuțe păpușă, haine de păpuși, rochițe păpuși, rochiță păpușă, îmbrăcăminte păpuși
  en doll's clothes, dolls clothes, doll outfits, outfit for the doll, doll accessories, doll dresses, outfits for dolls, dolly clothes, outfits for dolly, clothes for dolls, dolls wardrobe
  hu babaruhák játékbabának, baba ruhája, játékbaba ruha, babakiegészítők, ruha játékbabának, ruha babának játék, játékbaba öltözet

  doll-pram @ dolls-figures > doll, doll-clothes
  ro căruțuri pentru păpuși, căruț pentru păpuși, cărucior păpuși, cărucior pentru păpuși, cărucior de păpuși, căruț păpuși, landou păpuși, cărucior păpușă, cărucior de jucărie, căruț de jucărie
  en doll's prams, dolls prams, doll strollers, dolls pushchairs, dolls buggies, doll prams, toy prams, dolls pram, toy strollers, doll pushchairs, dolly prams, dolly pushchairs, dolly buggies, dolly strollers, toy pushchairs, toy buggies, kids prams, dolls carriages, play pram
  hu játékbabakocsik, babakocsi babáknak, játék babakocsi, babakocsi játékbabának, játékbaba kocsi, játékbabakocsi, babakocsi játék babának, babababakocsi, babás kocsi, játszós babakocsi

  doll-bed @ dolls-figures > doll, doll-clothes
  ro pătuțuri pentru păpuși, pătuț pentru păpuși, pătuț păpuși, pat păpuși, leagăn păpuși, mobilier păpuși, pătuț de păpuși
  en doll's beds, dolls beds, doll cribs, dolls cots, doll cradles, dolly beds, dolly cots, dolly cribs, toy cots
  hu játékbaba ágyak, babaágy, babaágy játék, játékbaba ágy, játék kiságy, játék bölcső, baba bölcső játék

  dolls-house @ dolls-figures > figures, doll, doll-clothes
  ro căsuțe pentru păpuși, căsuță pentru păpuși, casă de păpuși, casa păpușilor, căsuță de păpuși, căsuță păpuși, căsuță din lemn păpuși, castel păpuși, vilă păpuși
  en doll's houses, dollhouses, dolls houses, doll houses, dolls house, doll house, dolly houses, toy houses
  hu babaházak, babaház, játék babaház, babaház bútor, babaházikó, barbieház

  puppet @ dolls-figures > picture-book, rag-doll, costume + puppet-theatre
  ro marionete, păpuși de mână, păpușă de mână, marionetă, păpuși pe deget, păpuși teatru
  en puppets, hand puppets, finger puppets, glove puppets, marionettes, sock puppets, animal puppets, puppet toys
  hu bábok, kesztyűbáb, ujjbáb, báb, kesztyűbábok, marionett, bábuk, bábozás, bábos játék, bábjáték, báb készlet, bábozós játék

  puppet-theatre @ dolls-figures
  ro teatre de păpuși, teatru de păpuși, teatru păpuși, teatru marionete, teatru de marionete, scenă teatru, teatru copii
  en puppet theatres, puppet theaters, puppet shows, puppet theatre, puppet stages, punch and judy, kids theatres
  hu bábszínházak, bábszínház, bábparaván, bábozás, bábszínpad, bábos színház

  figures @ dolls-figures
  ro figurine, figurină, figurine animale, animale de jucărie, dinozauri de jucărie, dinozauri, animăluțe, figurine dinozauri, ferma animalelor, supereroi
  en figures, toy figures, animal figures, toy animals, dinosaurs, figurines, farm animals, action figures, toy dinosaurs, farm sets, safari animals, schleich, zoo animals, dinos, dino toys
  hu figurák, állatfigurák, figura, játékfigura, dinoszauruszok, játék állatok, állatfigura, dinoszaurusz, dinó, szuperhős figura

  outdoor-toy @ outdoor-toys
  ro jucării de exterior, jucării de exterior și nisip, jucării grădină, jucării de grădină, jocuri de exterior, jucării de curte
  en outdoor toys, garden toys, outdoor and sand toys, outdoor play, outdoor games, garden play
  hu kültéri játékok, kültéri játék, kerti játék, udvari játék, kerti játékok, kültéri és homokozójátékok

  sand-toys < outdoor-toy, beach @ outdoor-toys > sun-hat, sun-cream, watering-can, wellies
  ro jucării de nisip, set de nisip, găletușă, lopățică, forme de nisip, set de plajă, jucării de plajă, jucării nisip, găletușe, lopățele, forme nisip, găletușă pliabilă, găletușă și lopățică, jucării plajă, set nisip, seturi de nisip, galeata si lopata, găleată, găleți, găletușe nisip, lopată nisip, lopățică nisip, unelte nisip, set lopățele, set găletușă, forme plajă, formine, formițe nisip, căldărușă
  en sand toys, sand sets, buckets and spades, beach toys, beach sets, sand moulds, sand set, spades, sandpit toys, beach set, bucket and spade, folding buckets, bucket, sandbox toys, pail and shovel, rakes and shovels, sandcastle moulds, sandcastle buckets, sand castles, sand molds, sand shapes, sandbox sets, sand play, seaside toys, sandpit sets, sand shovels, sand tools, collapsible buckets, sandcastle sets, pails
  hu homokozójátékok, homokozókészlet, homokozóformák, vödör, lapát, strandkészlet, homokozó játék, homokozó szett, strandjáték, homokozóforma, összehajtható vödör, vödör és lapát, homokozólapát, kisvödör, strandjátékok, homokozós játék, homokozó vödör, homokforma, gereblye, vödör szett, vödrös szett, homokozóvödör

  sandpit < outdoor-toy @ outdoor-toys > sand-toys
  ro nisipiere, nisipieră, cutie de nisip, ladă de nisip, groapă de nisip, nisip
  en sandpits, sandboxes, sand pits, sand tables, sand trays, play sand
  hu homokozók, homokozó, homokasztal, homok, homokozó fedéllel, homokozóasztal

  watering-can < outdoor-toy @ outdoor-toys > sand-toys, wellies, sun-hat
  ro stropitori, stropitoare, stropitoare copii, unelte de grădină copii, set de grădinărit, roabă copii, grebluță, udătoare, stropitoare grădină
  en watering cans, kids watering cans, gardening sets, kids gardening tools, wheelbarrows, garden tools for kids, little gardeners
  hu öntözőkannák, öntözőkanna, locsolókanna, kertészkészlet, gyerek talicska, kerti szerszám gyerekeknek, gyerek kertészkedő szett, locsoló, kislocsoló, kanna

  ball < outdoor-toy @ outdoor-toys > trainers, water-bottle, cap
  ro mingi, minge, minge de exterior, minge de fotbal, minge de plajă, minge copii, minge de cauciuc, balon fotbal
  en balls, ball, outdoor balls, footballs, beach balls, playground balls, bouncy balls, footballs for kids, bouncing balls, kick balls, soccer balls, outside balls, inflatable balls, play balls, netballs, basket balls
  hu labdák, labda, kültéri labda, focilabda, gumilabda, strandlabda, pattogós labda, laszti

  play-tent < decor-item @ outdoor-toys, decor > fairy-lights, cushion, rug, play-tunnel
  ro corturi de joacă, cort de joacă, cort copii, cort indian, teepee, cort tipi, căsuță de joacă, cort de joacă pentru curte, cort, cort camera copilului, corturi, tipi, cort de interior, cort prințese, colibă, căsuță cort, cort căsuță, vigvam, căsuță textilă, căsuță de pânză, cort grădină
  en play tents, teepees, tipis, kids tents, garden play tents, wigwams, playhouses, tents, den, indoor tents, kids teepees, pop up tents, tepees, wendy houses, reading tents, princess tents, castle tents, play tipis, reading dens, play house, reading nook
  hu játszósátrak, játszósátor, indiánsátor, gyereksátor, tipi, sátor, kerti játszósátor, játszóház, tipi sátor, indián sátor, gyerek sátor, beltéri sátor, kuckósátor, bújócskás sátor

  play-tunnel < outdoor-toy @ outdoor-toys
  ro tuneluri de joacă, tunel de joacă, tunel copii, piscină cu bile, bile pentru piscină, piscină bile, tunel
  en play tunnels, crawl tunnels, ball pits, ball pools, pop up tunnels, ball pit balls, tunnel, tunnels
  hu játszóalagutak, játszóalagút, labdamedence, mászóalagút, labda medence, játék alagút, labdatenger, alagút

  outdoor-rocker < outdoor-toy @ outdoor-toys > sun-hat, sun-cream, cap
  ro balansoare de exterior, balansoar de exterior, balansoar grădină copii, balansoar dublu copii, balansoar curte, balansoar arc, hintă balansoar, balansoar dublu, balansoar de grădină, balansoar gradina, balansoare curte, balansoare de grădină
  en outdoor rockers, garden rockers, seesaws, see saws, teeter totters
  hu kültéri hintalovak, kültéri hintaló, mérleghinta, libikóka, kerti hintaló

  garden-swing < outdoor-toy @ outdoor-toys
  ro leagăne de grădină, leagăn de grădină, leagăn de exterior, leagăn curte, leagăn copii exterior, leagăn de copac, leagăn grădină copii, hintă, hinte, huța, huțuluș, scrânciob, dulap leagăn, leagăn de afară, leagăn afară
  en garden swings, outdoor swings, swing sets, toddler swings, baby garden swings, tree swings
  hu kerti hinták, kerti hinta, kültéri hinta, gyerekhinta, hintaállvány, hinta kertbe, udvari hinta, bébihinta kültéri

  slide < outdoor-toy @ outdoor-toys
  ro tobogane, tobogan, tobogan copii, loc de joacă, tobogan grădină, loc de joacă exterior, topogan, topogane, tobogane copii, tobogan afară
  en slides, garden slides, toddler slides, kids slides, climbing frames, playgrounds
  hu csúszdák, csúszda, gyerekcsúszda, kerti csúszda, játszótér, mászóka kertbe

  trampoline < outdoor-toy @ outdoor-toys
  ro trambuline, trambulină, trambulină copii, trambulină de interior
  en trampolines, kids trampolines, toddler trampolines
  hu trambulinok, trambulin, gyerektrambulin, beltéri trambulin

  climbing-toy < indoor-play @ play-mats, educational-toys
  ro triunghiuri pikler, triunghi pikler, cadru de cățărat, placă de echilibru, triunghi de cățărat, trambulină echilibru, balance board, arc pikler
  en climbing triangles, pikler triangles, climbing frames, balance boards, wobble boards, climbing toys, indoor gyms
  hu pikler háromszögek, pikler mászóka, mászóka, egyensúlyozó deszka, pikler háromszög, egyensúlylap, bordásfal

  indoor-play + climbing-toy, play-tunnel, play-tent
  ro joacă în casă, loc de joacă interior, joacă de interior
  en indoor play, indoor playground, rainy day toys
  hu beltéri játék, beltéri játszótér

  paddling-pool < outdoor-toy, beach @ outdoor-toys, swimwear > armbands, swim-nappy, sun-hat
  ro piscine gonflabile, piscină copii, piscină, piscină bebe
  en paddling pools, inflatable pools, kiddie pools, kids pools, baby pools
  hu gyerekmedencék, gyerekmedence, felfújható medence, pancsoló, medence, babamedence, pancsolómedence

  water-toy < outdoor-toy @ outdoor-toys
  ro jucării cu apă, pistol cu apă, pistoale cu apă, masă de apă, pistol apă
  en water toys, water guns, water tables, water pistols
  hu vizes játékok, vízipisztoly, vizes játék, vízasztal

  bubbles < outdoor-toy @ outdoor-toys
  ro baloane de săpun, baloane săpun, mașină de baloane, pistol cu baloane, zmeu, zmeie
  en bubbles, bubble machines, bubble blowers, kites, bubble wands, soap bubbles
  hu szappanbuborékok, buborékfújó, szappanbuborék, buborékgép, sárkányeregető, papírsárkány
`)
