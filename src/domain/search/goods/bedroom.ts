/** Bedding, sleep and what makes a room. */
import { typeTable } from './type-table.ts'

export const bedroom = typeTable(`
  bedding @ bedding + fitted-sheet, bedding-set, duvet-cover-set, waterproof-sheet, kids-duvet-and-pillow, pillow, duvet
  ro lenjerii și cearșafuri, lenjerii, textile pat, articole pat, lenjerie, lenjerii pătuț, lenjerii bebe, așternuturi, așternut, așternuturi pătuț, așternut pătuț, cazarmament, textile pătuț, haine de pat, schimburi pătuț
  en bedding and sheets, bedding, bed linen, baby bedding, crib bedding, kids bedding
  hu ágyneműk és lepedők, ágynemű, ágyneműk, babaágynemű, gyerekágynemű

  fitted-sheet @ bedding > mattress-protector, baby-sleeping-bag, night-light
  ro cearșafuri cu elastic, cearșaf cu elastic, cearșaf, cearșafuri, cearceaf, cearceafuri, cearșaf pătuț, cearșaf bebe, set de 2 cearșafuri, cearceaf cu elastic, cearșafuri pătuț, cearceafuri pătuț, cearceaf pătuț, cearceaf de pătuț, cearșaf saltea, cearceaf saltea, cearșaf cu gumă, cearceaf cu gumă, cearșaf jerse, cearșaf jersey, cearșaf co-sleeper, set cearșafuri, set cearceafuri
  en fitted sheets, sheets, cot sheets, crib sheets, fitted cot sheets, sheet, set of fitted sheets, cot bed sheets, bassinet sheets, bed sheets, moses basket sheets, pram sheets, fitted sheets set, bottom sheets, jersey sheets, elastic sheets, elasticated sheets, cotbed sheets, sheet sets, muslin sheets, sheets with elastic, moses sheets
  hu gumis lepedők, gumis lepedő, lepedő, gumislepedő, kiságy lepedő, lepedők, gumis lepedő szett, jersey lepedő, kiságylepedő, babalepedő, körgumis lepedő, gumírozott lepedő, babaágy lepedő, körgumis

  waterproof-sheet @ bedding, mattresses > fitted-sheet, night-nappies, pyjamas
  ro cearșafuri impermeabile, cearșaf impermeabil, cearceaf impermeabil, mușama pătuț, aleză impermeabilă, mușama, cearșaf cauciucat, cearceaf cauciucat, cearșaf hidroizolant, mușama pat, cearceaf protecție, aleză pătuț, aleză cu elastic, cearceaf pipi
  en waterproof sheets, waterproof fitted sheets, waterproof sheet, waterproof bed sheets, bed mats, accident sheets, bedwetting mats, waterproof bedsheets, brolly sheets, wee sheet, bed wetting sheet, waterproof cot sheet, plastic sheet
  hu vízhatlan lepedők, vízhatlan lepedő, vízálló lepedő, gumilepedő, vízzáró lepedő, pvc lepedő, pisis lepedő

  bedding-set @ bedding > fitted-sheet, cushion, night-light
  ro lenjerii de pat, lenjerie de pat, lenjerie pătuț, lenjerie pat, set lenjerie, lenjerie bebe, lenjerii pat copii, lenjerie de pat copii, lenjerie de pătuț, garnitură pat, set lenjerie pătuț, lenjerie bebeluș, lenjerii copii, set pătuț, set de pat, set pat, set așternut, garnitură pătuț, lenjerie muselină, lenjerie bumbac, așternut bebe, așternuturi bebe, așternut copii, lenjeria
  en cot bedding sets, bedding sets, crib bedding sets, bed sets, cot bedding set, cot sets, toddler bedding sets, bed linen sets, crib sets, cot bedding, cotbed bedding, cot bedsets, toddler bedding, bedding bundles, bedclothes, nursery bedding, bedding bale
  hu ágyneműgarnitúrák, ágyneműgarnitúra, ágynemű szett, ágyneműszett, ágynemű garnitúra, baba ágynemű, gyerek ágyneműgarnitúra, babaágynemű szett, ovis ágynemű, óvodai ágynemű, bölcsis ágynemű, ágynemű kiságyba, ágynemű óvodába, gyerekágynemű szett, babaágynemű garnitúra, kiságy szett

  duvet-cover-set < bedding-set @ bedding > kids-duvet-and-pillow
  ro huse de pilotă și pernă, husă de pilotă și pernă, husă pilotă, husă plapumă, huse pilotă, față de pernă, fețe de pernă, husă de pilotă, cearșaf plic, cearceaf plic, cearșaf de plapumă, față de plapumă, față de pilotă, husă pernă, husă de pernă, huse pernă, plic plapumă, husă dună
  en duvet cover sets, duvet covers, quilt covers, pillowcases, duvet cover set, pillow cases, single duvet covers, duvet set, bed covers, duvet bedding, duvay covers
  hu paplan- és párnahuzatok, paplan- és párnahuzat, paplanhuzat, ágyneműhuzat, párnahuzat, ágynemű huzat, paplan huzat, párna huzat, takaróhuzat, ágyneműhuzat szett, dunyhahuzat, huzat garnitúra

  kids-duvet-and-pillow @ bedding > duvet-cover-set, fitted-sheet, pyjamas, night-light
  ro pilote și perne de copii, pilotă și pernă de copii, pilotă copii, pilotă și pernă, set pilotă și pernă, pilotă cu pernă, plapumă cu pernă
  en cot duvets and pillows, cot duvet and pillow, toddler duvet and pillow sets, duvet and pillow set, cotbed duvet and pillow
  hu gyerekpaplanok és párnák, gyerekpaplan és párna, paplan és párna szett, gyerekpaplan szett, babapaplan szett, paplan szett, paplanszett, párna paplan, ovis paplan, babapaplan és párna, paplangarnitúra, paplan párna

  duvet < kids-duvet-and-pillow @ bedding > duvet-cover-set
  ro pilote, pilotă, plapumă, plăpumi, plapumă copii, plăpumioară, pilotă pătuț, pilotă bebe, plapumă bebe, plapumă pătuț, plapumă de vară, plapumă de iarnă, pilotă de vară, pilotă iarnă, dună, dunuță, dunăță, cuvertură pătuț, plăpumi copii, pilote copii, plapome, oghial, iorgan
  en duvets, duvet, quilts, cot quilts, kids duvets, comforters bedding, toddler duvets, cot bed duvets, doonas, cot duvets, toddler quilts, baby duvets, duvet and pillow, bed quilts, cotbed duvets, duvay, baby quilts, eiderdowns, comforter cot
  hu paplanok, paplan, gyerekpaplan, babapaplan, dunyha, kispaplan, gyerek paplan

  pillow < kids-duvet-and-pillow @ bedding > duvet-cover-set
  ro perne de copii, pernă copii, pernă bebe, pernă pătuț, pernuță bebe, pernă, perne, pernă plată, pernă nou-născut, perniță pătuț, pernuță pătuț, pernă copil, perniță bebe, pernuță bebelus, pernuță copii, perniță somn, pernuță somn, perină, perinuță, perna bebelușului
  en kids pillows, toddler pillows, baby pillows, cot pillows, pillow, pillows, flat pillows
  hu gyerekpárnák, gyerekpárna, babapárna, lapos párna, kispárna, párna, párnák, baba párna, gyerek párna

  flat-head-pillow < pillow @ bedding
  ro perne anti cap plat, pernă cap plat, pernă plagiocefalie, pernă anti-plagiocefalie
  en flat head pillows, head shaping pillows, flat head cushions, plagiocephaly pillows
  hu laposfejűség elleni párnák, laposfejűség elleni párna, fejformázó párna

  sleep-positioner < bedding @ bedding
  ro suporturi de somn, poziționator somn, pernă de poziționare, pernă antiregurgitare, pernă antireflux
  en sleep positioners, sleep wedges, anti reflux pillows, reflux wedges
  hu alváspozicionálók, refluxpárna, ékpárna, fekvéspozicionáló

  cot-bumper < bedding @ bedding
  ro apărători de pătuț, apărători pătuț, apărătoare pătuț, protecții laterale pătuț, apărătoare pat, șarpe pătuț, bumper pătuț, apărători laterale, impletitură pătuț, protecție pătuț, apărători laterale pătuț
  en cot bumpers, crib bumpers, braided bumpers, cot guards, breathable bumpers, bumper pads, cot liners, crib liners
  hu rácsvédők, rácsvédő, fonott rácsvédő, fejvédő kiságyba, ágykígyó, kiságy rácsvédő, rács védő, fonott fejvédő, ágy kígyó

  canopy < bedding @ bedding, decor
  ro baldachine, baldachin, baldachin pătuț, văl pătuț
  en canopies, bed canopies, cot canopies, canopy
  hu baldachinok, baldachin, ágyfüggöny, kiságy baldachin

  baby-sleeping-bag < sleep-helpers @ sleeping-bags > sleepsuit, bodysuit, fitted-sheet, room-thermometer
  ro saci de dormit, sac de dormit, săculeț de dormit, sac de dormit bebe, sac dormit, saci dormit, sac de somn, săculeți de dormit, sac de dormit bebeluș, sac de noapte, sac noapte, săculeț de somn, săculeț somn, sac cu mâneci, sac pătuț, sac de pătuț, sac bebe, saci bebe, sac cu bretele, sleeping bag, păturică purtabilă
  en sleeping bags, sleep sacks, sleepsacks, baby sleeping bags, sleepsack, grobags, grobag, wearable blankets, sleeping bag with sleeves, sleep bags, sleep sack, baby sleep bags, gro bags, grow bags, growbags, baby sacks, snuggle sacks, snooze sacks, ergopouch, bedtime bags, slumbersac, sleep sacs, sleepsacs, bed bags, night bags, night sacks, sack
  hu hálózsákok, hálózsák, alvózsák, babahálózsák, háló zsák, gyerek hálózsák, baba hálózsák, alvózsákok, hálózsák ujjakkal, pizsamazsák, átmeneti hálózsák, ujjas hálózsák, négyévszakos hálózsák, rugdalózsák, tappancsos zsák

  footed-sleeping-bag < baby-sleeping-bag @ sleeping-bags > sleepsuit, bodysuit
  ro saci de dormit cu picioare, sac de dormit cu picioare, sac de dormit cu piciorușe, sac de dormit cu botoși, sac cu piciorușe, sac de dormit salopetă
  en sleeping bags with feet, sleeping bag with feet, walker sleeping bags, sleep suits with legs, sleeping bag with legs, sleepsuit bags
  hu lábas hálózsákok, lábas hálózsák, hálózsák lábbal, kétlábú hálózsák

  summer-sleeping-bag < baby-sleeping-bag @ sleeping-bags > short-sleeved-bodysuit, bodysuit
  ro saci de dormit de vară, sac de dormit de vară, sac de dormit subțire, sac dormit vară, sac de vară, sac vară, sac subțire
  en summer sleeping bags, lightweight sleeping bags, summer sleep sacks, summer grobags
  hu nyári hálózsákok, nyári hálózsák, vékony hálózsák, nyári alvózsák

  winter-sleeping-bag < baby-sleeping-bag @ sleeping-bags > sleepsuit, long-sleeved-bodysuit
  ro saci de dormit de iarnă, sac de dormit de iarnă, sac de dormit gros, sac dormit iarnă
  en winter sleeping bags, warm sleeping bags, winter sleep sacks, winter grobags
  hu téli hálózsákok, téli hálózsák, vastag hálózsák, bélelt hálózsák, téli alvózsák, meleg hálózsák, hálózsák télre

  baby-blanket < gift-for-newborn @ blankets > comforter, muslin, newborn-hat
  ro păturici, păturică, pături, pătură, pături copii, pled, pleduri, păturică bebe, păturică bebeluș, cuvertură, cuverturi, pătură bebe, plăpumioară, păturică cărucior, pătură pătuț, păturică pătuț, pătură cărucior, păturică landou, păturică moale, învelitoare, învelitoare bebe, invelitori bebe, țoală, păturică bambus, păturică de vară, păturică vară, pătură de vară, păturică iarnă, păturică de iarnă, macat, șal bebe, ceargă, pocladă
  en blankets, baby blankets, blanket, throws, pram blankets, cot blankets, receiving blankets, kids blankets, baby throws, coverlets, blankies for baby, shawls, baby shawls, stroller blankets, pushchair blankets, buggy blankets, crib blankets, car blankets, rugs for pram, nursery blankets, swaddling shawl, waffle blankets, winter blankets, summer blankets
  hu takarók, takaró, babatakaró, pléd, plédek, babapléd, baba takaró, gyerektakaró, babakocsi takaró, ágytakaró, baba pléd, pokróc, babapokróc, baba pokróc, plédecske, betakaró

  knitted-blanket < baby-blanket @ blankets > comforter, newborn-hat
  ro păturici tricotate, păturică tricotată, pătură tricotată, păturică croșetată, păturică bambus tricotată, păturică tricot, pătură tricot, pled tricotat, păturică împletită, pătură împletită, pătură croșetată, păturică de lână, păturică lână, pătură lână, pătură de lână, păturică merinos, pled lână
  en knitted blankets, cellular blankets, crochet blankets, knit blankets, knitted baby blanket, woollen blankets, knitted throws, knitted shawls, knit throws, knitted blankie, woven blankets
  hu kötött takarók, kötött takaró, kötött babatakaró, horgolt takaró, kötött pléd, kötött babapléd, horgolt pléd, horgolt babatakaró

  quilted-blanket < baby-blanket @ blankets > comforter
  ro păturici matlasate, păturică matlasată, pătură groasă, păturică groasă, păturică minky, pătură matlasată, pled matlasat, cuvertură matlasată, păturică vătuită, păturică cu vatelină, pătură vatelină
  en quilted blankets, padded blankets, minky blankets, quilted baby blanket, padded throws, quilted throws, patchwork blankets, thick blankets, quilt blankets
  hu steppelt takarók, steppelt takaró, minky takaró, bélelt takaró, vastag takaró, steppelt pléd, minky pléd, bélelt pléd

  fleece-blanket < baby-blanket @ blankets > comforter
  ro păturici din fleece, păturică din fleece, pătură polar, păturică cocolino, păturică pufoasă, păturică polar, păturică plușată, pled cocolino, pătură fleece, pătură cocolino, pături cocolino, pătură pufoasă, pături pufoase, păturică pluș, pătură plușată, pătură pluș, pled pufos, pled polar, pled fleece, pled plușat, pătură flece, pătură blăniță, păturică blăniță
  en fleece blankets, sherpa blankets, fluffy blankets, teddy blankets, fleece blanket, plush blankets, cosy blankets, soft blankets, furry blankets, borg blankets, fleece throws, fuzzy blankets, snuggly blankets, fluffy throws, coral blankets, minky blanket
  hu polártakarók, polártakaró, polár takaró, wellsoft takaró, plüss takaró, puha takaró, pihe-puha takaró, bolyhos takaró, polár pléd, polárpléd, wellsoft pléd, fleece takaró, plüss pléd

  fringed-blanket < baby-blanket @ blankets > comforter
  ro păturici cu franjuri, păturică cu franjuri, pled cu franjuri, pătură cu franjuri, pături franjuri, păturică cu ciucuri, pled cu ciucuri, pătură cu ciucuri
  en fringed blankets, tassel blankets, fringed blanket
  hu rojtos takarók, rojtos takaró, rojtos pléd

  christening-blanket < baby-blanket, christening @ blankets > christening-dress, christening-suit
  ro păturici de botez, păturică de botez, păturică botez, pătură botez, pătură de botez, pled botez, păturică creștinare, păturică biserică
  en christening blankets, baptism blankets, christening shawls, christening blanket
  hu keresztelőtakarók, keresztelőtakaró, keresztelő takaró, keresztelő pólya, kereszteléshez takaró

  muslin < gift-for-newborn @ blankets, swaddles > soother-clip, burp-cloth, bib
  ro museline, muselină, set de 3 museline, scutece muselină, scutece din muselină, păturică din muselină, muselina bebe, scutece de muselină, scutece tetra, scutec tetra, scutece finet, scutece textile, muselina bumbac, pânză muselină, pătură muselină, set museline, set muselină, tetra, scutece de bumbac, scutec bumbac, tifon bebe, cârpe bebe, finet, scutece multifuncționale, cârpici, cârpe bumbac
  en muslins, muslin cloths, muslin squares, muslin blankets, muslin, set of muslins, gauze blankets, muslin nappies, muslin wraps, muslin cloth, muslins large, muslin swaddles, muzzies, musy, muslin wipes, mussie, mussies, aden and anais, nappy squares, muslin towels, gauze cloths, gauze squares, gauzes, muslin throws, muslin packs, terry squares, baby cloths
  hu muszlinkendők, muszlinkendő, muszlintakaró, textilpelenka, textilpelenkák, muszlin pelenka, tetra pelenka, muszlin, tetra, texpelus, muszlin takaró, textil pelenka, tetrapelenka, muszlinpelenka, textilpelus, textil pelus, tetra pelus, tetrapelus, muszlin pelus, muszlinpelus, gézpelenka, géz pelenka, texpelenka

  swaddle < gift-for-newborn @ swaddles > muslin, newborn-hat, sleepsuit, scratch-mittens
  ro scutece de înfășat, scutec de înfășat, swaddle, păturică de înfășat, înfășătoare, fașă, fașă bebe, înfășat, wrap înfășat, port-bebe, portbebe, set de 2 scutece de înfășat, port-bebe de înfășat, înfășat bebe, păturică înfășat, swaddle wrap, scutece textile înfășat, scutece textile de înfășat, pătură înfășat, pătură de înfășat, port-bebe maternitate, portbebe maternitate, sistem înfășat, feșe, înfășurat, înfășurare, scutec de înfășurat, păturică de înfășurat, pelincuță, pelinci înfășat, plic bebe, plic nou-născut, plic maternitate, cocon înfășat, pânză de înfășat, înfășător
  en swaddles, swaddle blankets, swaddling blankets, swaddle wraps, swaddle, swaddling cloths, baby wraps for sleep, swaddles set, swaddle cloths, wrap blankets, newborn wraps, sleep wraps, wrapping blankets, cocoon wraps, wrap baby
  hu pólyák, pólya, pólyakendő, bepólyáló kendő, babapólya, pólyatakaró, bepólyáló, swaddle, pólyakendők, pólyázó kendő, kókuszpólya, merev pólya, pólyázó, pólyázók, bepólyázó, bugyoláló, pólyázótakaró, tépőzáras pólya, bugyolálókendő

  swaddle-sack < swaddle @ swaddles > sleepsuit, newborn-hat
  ro saci de înfășat, sac de înfășat, sac înfășat, sistem de înfășat, cocon de înfășat, sac swaddle, sac cocon, cocon nou-născut, cocon de somn, cocon somn, costum de înfășat, înfășător cu fermoar, înfășător cu scai, înfășător velcro, swaddle cu fermoar, swaddle scai, swaddle me, sac nou-născut, săculeț înfășat, săculeț de înfășat, wombie, woombie
  en zip-up swaddles, velcro swaddles, swaddle sacks, swaddle bags, swaddle suits, swaddle pods, arms up swaddles, transition swaddles, zip swaddle, love to dream, swaddle pouches, swaddle cocoons, swaddle me, easy swaddles, swaddleme, swaddle wings, woombies, swaddle up, transition sack
  hu cipzáras pólyazsákok, pólyazsák, bepólyáló zsák, pólya zsák, pólyazsákok, cipzáras pólya, pólyás hálózsák, swaddle zsák, pólyáló zsák, pólyázó hálózsák, bepólyáló hálózsák, pólya hálózsák

  room-light @ night-lights + night-light, star-projector, fairy-lights, ceiling-lamp
  ro lămpi cameră copii, lampă copii, lumini camera copilului, lampă, lămpi, lampă cameră copii
  en lamps, nursery lamps, kids lamps, children's lights, lights, lamp, kids bedroom lights
  hu lámpák, lámpa, gyerekszoba lámpa, gyereklámpa, babaszoba lámpa

  night-light < room-light, sleep-helpers @ night-lights > bedtime-story, comforter, baby-monitor
  ro lămpi de veghe, lampă de veghe, veioză, lampă de noapte, lampă-ciupercă, lampă-lună, lampă-ursuleț, veioze, lampă noapte, lămpi de noapte, lampă veghe copii, lumină de noapte, veioză copii, lumină de veghe, lumină veghe, luminiță de noapte, luminiță veghe, luminiță noapte, lampă bebe, lampă somn, lampă de somn, lampă alăptare, ciupercă luminoasă, lampă iepuraș, lampă urs, lampă animale, lampă silicon, lampă priză, lampă de noptieră, lampă noptieră, lampa nor, opaiț, lumânărică, lampadar copii, luminiță, ursuleț luminos, iepuraș luminos, ursuleț care luminează
  en night lights, nightlights, night lamps, bedside lamps, mushroom lamps, moon lamps, bear lamps, night light, nursery night lights, sleep lights, kids night light, bedside lights, nite lights, nightlite, night lites, rabbit lamps, bunny lamps, comfort lights, dim lights, soft lights, touch lamps, cloud lamps, cloud lights, moon lights, animal lamps, nursery lights, sleep lamps, squishy lights, feeding lights, toadstool lamps, bear lights, mushroom lights, dimmable lamps, mood lights
  hu éjszakai lámpák, éjszakai lámpa, éjszakai fény, éjjeli lámpa, éjjeli fény, gombalámpa, holdlámpa, macilámpa, éjjelilámpa, alvófény, éjszakai fények, jelzőfény, irányfény, esti lámpa, esti fény, éji lámpa, éji fény, hangulatfény, hangulatlámpa, alvólámpa, alvós lámpa, altatólámpa, altató fény, kislámpa, szoptatós lámpa, lámpa éjszakára, éjszakai jelzőfény

  star-projector < room-light, night-light @ night-lights > bedtime-story
  ro proiectoare de stele, proiector de stele, proiector stele, lampă proiector, lampă cu proiecție, proiector cer înstelat, proiector lumini, proiector, proiector noapte, proiector de noapte, proiector cer, proiector galaxie, proiector tavan, lampă stele, lampă cu stele, stele tavan, stele pe tavan, proiector veghe, cer înstelat, lampă galaxie, veioză cu stele, proiectie stele
  en star projectors, night sky projectors, star lights, light projectors, galaxy projectors, projector night lights, projectors, projector, star lamps, ceiling projectors, starry lights, galaxy lights, stars on ceiling, light show, constellation projectors, galaxy lamps, projection lamps, projection lights
  hu csillagkivetítők, csillagkivetítő, csillagprojektor, éjszakai kivetítő, csillag projektor, kivetítős lámpa, csillagos égbolt kivetítő, projektor, kivetítő, csillagvetítő, csillagfény, csillaglámpa, csillagos lámpa, vetítős lámpa, éjszakai projektor, plafonra vetítő

  wake-up-light < room-light @ night-lights > bedtime-story, pyjamas, soft-toy
  ro lămpi cu ceas de trezire, lampă cu ceas de trezire, ceas de trezire copii, ceas antrenament somn, ceas deșteptător copii, ceas deșteptător, ceas de somn, lampă ceas, lampă cu ceas, ceas lumină, ceas cu lumină, ceas cu lampă, ceas trezire, lampă trezire, lampă de trezire, ceas semafor, lumină de trezire, deșteptător, deșteptător copii, ceas copii
  en wake-up lights, sleep trainers, kids alarm clocks, sleep training clocks, wake up clocks, ok to wake clocks, gro clock, toddler clocks, wake-up light, kids clock, wake clock, sleep clocks, training clocks, alarm clocks, bunny clocks, wake lights, sun clocks, ok to wake, sunrise clocks, night clocks, sunrise lights, sunrise lamps
  hu ébresztőfények, ébresztőfény, alvástréner, gyerek ébresztőóra, alvássegítő óra, ébresztőóra, alvástanuló óra, alvásóra, alvásidőzítő

  fairy-lights < room-light @ night-lights, decor > play-tent, cushion, bunting, rug
  ro ghirlande luminoase, ghirlandă luminoasă, luminițe, instalație luminoasă copii, luminițe decorative, ghirlandă luminițe, ghirlandă cu luminițe, ghirlandă lumini, ghirlandă cu lumini, ghirlandă led, șirag luminițe, șir luminițe, luminițe pătuț, instalație luminițe, instalație led, beculețe, beculețe cameră, lumini decorative, bec decorativ, șirag luminos
  en fairy lights, string lights, light garlands, led string lights, twinkle lights, led garlands, light chains, led lights, twinkly lights
  hu fényfüzérek, fényfüzér, led fényfüzér, világító füzér, égősor, izzósor, fényfüggöny, led füzér

  ceiling-lamp < room-light @ night-lights, decor
  ro lustre pentru copii, lustră copii, abajur copii, aplică copii, lampă de birou copii, lustre
  en ceiling lamps, kids ceiling lights, lampshades, pendant lights, desk lamps for kids
  hu mennyezeti lámpák, gyerek csillár, csillár gyerekszobába, lámpabúra, gyerek asztali lámpa

  room-thermometer @ night-lights, health
  ro termometre de cameră, termometru de cameră, termometru cameră, higrometru
  en room thermometers, nursery thermometers, room thermometer, hygrometers
  hu szobahőmérők, szobahőmérő, páratartalom mérő

  decor-item @ decor + cot-mobile, bunting, rug, cushion, wall-decor, growth-chart, curtain
  ro decorațiuni și covoare, decorațiuni, decor cameră copii, decorațiuni cameră bebe, decorațiune, decoruri, decor camera copilului, accesorii cameră, ornamente cameră, ornamente
  en decor and rugs, nursery decor, kids room decor, decorations, room decor, decor
  hu dekoráció és szőnyegek, dekoráció, babaszoba dekoráció, gyerekszoba dekoráció, szobadekoráció, dekor

  cot-mobile < decor-item, gift-for-newborn @ decor > night-light, comforter, baby-monitor, fitted-sheet
  ro carusele pentru pătuț, carusel pentru pătuț, carusel pătuț, carusel, mobil pătuț, carusele, mobil bebe, carusel bebe, jucării pătuț, jucărie pătuț, carusel agățat, mobil lemn, mobil textil, carusel de agățat, carusel textil, carusel handmade, morișcă pătuț, carusel tavan, morișcă
  en cot mobiles, mobiles, crib mobiles, baby mobiles, cot mobile, hanging mobiles, baby crib mobile, nursery mobiles, felt mobiles, dangly mobiles, ceiling mobiles, cloud mobiles
  hu kiságyforgók, kiságyforgó, babaforgó, forgó, kiságy forgó, forgók, bébiforgó, baba forgó, mobil kiságyra, kiságy mobil, babamobil, ágyforgó, baba mobil, forgójáték, függődísz

  bunting < decor-item, party @ decor > cushion, play-tent, fairy-lights
  ro ghirlande cu stegulețe, ghirlandă cu stegulețe, ghirlandă, stegulețe, ghirlande, ghirlandă cameră copii, banner, ghirlandă textilă, șirag stegulețe, fanioane, banderolă, ghirlandă perete, ghirlandă pătuț
  en buntings, bunting, garlands, flag garlands, pennant banners, garland, banners, bunting flags, felt garlands, triangle flags, flag buntings, nursery bunting, pennants, wall garlands, flag banners, nursery garlands, pennant flags, fabric bunting, streamers, flags
  hu zászlófüzérek, zászlófüzér, girland, füzér, girlandok, zászlósor, zászlók

  rug < decor-item @ decor > cushion, play-tent, bunting, toy-shelf
  ro covoare, covor, covor copii, covorașe cameră, covor cameră copii, covor bebe, covoraș camera copilului, mochetă, covoraș copii, covor rotund, covoare rotunde, covor curcubeu, covor franjuri, covor lavabil, covoare lavabile, covor bumbac, carpetă, carpete, preș, preșuri, preșuleț, țol, scoarță, covorașul, traversă, covor moale, covor montessori, lăicer
  en rugs, carpets, kids rugs, nursery rugs, rug, carpet, children's carpets, bedroom rugs, floor rugs, mats for bedroom, round carpets, area rugs, round rugs, nursery carpets, washable rugs, rainbow rugs, nursery mats, floor carpets
  hu szőnyegek, szőnyeg, gyerekszőnyeg, gyerekszoba szőnyeg, gyerek szőnyeg, padlószőnyeg, babaszoba szőnyeg

  city-rug < rug @ decor, play-mats > toy-car, toy-garage
  ro covoare cu străzi, covor cu drumuri, covor cu străzi, covor mașinuțe, covor de joacă cu străzi
  en city rugs, road rugs, car play mats, road play mats, road mats
  hu autós szőnyegek, autós szőnyeg, utcás szőnyeg, városos szőnyeg, várost ábrázoló szőnyeg

  cushion < decor-item @ decor > rug, bunting, play-tent
  ro perne decorative, pernă decorativă, perniță decorativă, pernă stea, pernă nor, perne decor, perniță decor, pernuțe, pernuță lună, pernă steluță, pernă norișor, pernă lună, perniță stea, pernițe, pernă decor, pernă forme, pernă canapea
  en cushions, decorative cushions, throw pillows, decorative pillows, cushion, star cushions, cloud cushions, moon cushions, scatter cushions, decor pillows, nursery cushions, star pillows, cloud pillows, shaped cushions, moon pillows, throw cushions, bed cushions
  hu díszpárnák, díszpárna, dekorpárna, dísz párna, felhőpárna, csillagpárna, csillag párna, hold párna, párnácska

  wall-decor < decor-item @ decor
  ro decorațiuni de perete, stickere perete, tablou copii, autocolante perete, tapet copii, tablouri camera copilului, tablou bebe, litere decorative, sticker perete, poster copii
  en wall decor, wall stickers, nursery prints, wall decals, wallpaper, kids posters, wall art, posters, picture frames for nursery
  hu faldekorációk, faldekoráció, falmatrica, gyerekszoba kép, falmatricák, tapéta, poszter gyerekszobába, fali dekoráció, babaszoba kép

  growth-chart < decor-item, keepsake @ decor, keepsakes
  ro metri de înălțime, metru înălțime, metru de perete, metru copii, taliometru, metru de crescut, riglă înălțime
  en growth charts, height charts, growth chart, height chart, measuring charts
  hu magasságmérők, magasságmérő, növekedésmérő, gyerek magasságmérő, mérce

  curtain < decor-item @ decor
  ro draperii, draperie, perdele, perdele copii, jaluzea opacă, draperii copii, perdea
  en curtains, blackout blinds, blackout curtains, kids curtains, nursery curtains, portable blackout blinds
  hu függönyök, függöny, sötétítő, sötétítőfüggöny, gyerekszoba függöny, sötétítő függöny
`)
