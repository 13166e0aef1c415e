/** What people shop for: feasts, journeys, seasons and steps of a child. They are types that hold other types. */
import { typeTable } from './type-table.ts'

export const occasions = typeTable(`
  baby-shower + newborn-set, soft-toy, comforter, keepsake-album, muslin, hooded-towel, baby-blanket, gift-voucher
  ro baby shower, babyshower, petrecere baby shower, cadou baby shower, cadouri baby shower, petrecere bebe, gender reveal, petrecere gravidă, petrecere mămică
  en baby showers, baby shower, baby shower gifts, babyshower, baby shower presents, gender reveal, mum to be gifts, shower gifts, shower presents, baby sprinkle, sprinkle gifts, gift for pregnant, pregnancy gifts, mum to be present
  hu babaváró bulik, babaváró, babaváró buli, baby shower, babaváró ajándék, babazsúr, babaköszöntő, babaváró parti

  gift-for-newborn + gift-voucher, soft-toy, rattle-and-teether-set, baby-booties
  ro cadouri pentru nou-născuți, cadou nou-născut, cadou naștere, cadou bebeluș nou născut, cadou vizită nou-născut, cadouri nou-născut, cadou la naștere, cadou pentru nou-născut, vizită la nou-născut, vizită bebe, vizită bebeluș, cadou cumătri, cadou maternitate, rodini, rodin, cadou proaspătă mămică, cadou părinți noi
  en newborn gifts, new baby gifts, gift for newborn, new baby presents, newborn presents, new born gifts, gifts for new parents, new parents gift, new mum gifts, birth gift, birth presents, push present, welcome baby gift, congratulations, gift for new mum, gift for new baby, gifts for twins, new parents present
  hu ajándékok újszülöttnek, újszülött ajándék, ajándék újszülöttnek, babalátogató ajándék, babalátogatóba, babalátogató, látogatóba ajándék, ajándék kismamának, ajándék unokának, ajándék babaszületésre, ajándék születésre, születésre ajándék, babanéző ajándék, babanézőbe, ajándék kisbabának, babaköszöntő ajándék, ajándék friss szülőknek

  first-birthday + soft-ball, hammer-toy, bead-maze, soft-toy, keepsake, push-along-walker, shape-sorter, stacking-toy, board-book, activity-cube, milestone-cards, wooden-rainbow, rocking-animal, pull-along-toy
  ro prima aniversare, primul an, cadou 1 an, cadou primul an, aniversare 1 an, cadou un an, zi de naștere 1 an, ziua de un an, cadou pentru 1 an, tăierea moțului, cadou tăiere moț, cadou moț, luarea din moț, tăiat moț, ruperea turtei, împlinește un an, face un an, sărbătorit un an, cadou anișor, primul anișor, ruptul turtei
  en first birthday, 1st birthday, first birthday gifts, first birthday presents, 1st birthday presents, turning one, first bday, cake smash, one year old gifts, 1 year old birthday, 1 year old gifts, gifts for one year old, one year old present, gift for one year old, present for 1 year old
  hu első születésnap, egyéves születésnap, 1 éves születésnap, első szülinap, ajándék 1 évesnek, szülinap egyéves, ajándék egyévesnek, 1. születésnap, 1 éves szülinap, egyéves ajándék, ajándék egy éves

  birthday + toy, present, party, first-birthday
  ro zile de naștere, zi de naștere, aniversare, cadou zi de naștere, cadouri zi de naștere, ziua copilului, 1 iunie, ziua lui, ziua ei, cadou aniversare, cadou de ziua, cadouri aniversare, ziua de naștere, sărbătorit
  en birthdays, birthday, birthday gifts, birthday presents, children's day, bday, bday gifts, b-day, bday presents, birthday pressies
  hu születésnapok, születésnap, szülinap, születésnapi ajándék, szülinapi ajándék, gyereknap

  christmas + toy, present, soft-toy, sledge
  ro crăciun, cadouri de crăciun, moș crăciun, moș nicolae, cadouri crăciun, moș nicolae cadou, de la moșul, cadouri moș, cadou moș, sub brad, secret santa
  en christmas, christmas gifts, christmas presents, xmas, stocking fillers, santa, stocking stuffers, xmas gifts, xmas presents, father christmas, secret santa, first christmas, xmas pressies, santa gifts, christmas pressies, st nicholas, advent
  hu karácsony, karácsonyi ajándék, mikulás, mikulás ajándék, karácsonyi, jézuska, mikuláscsomag, télapó, karácsonyfa alá, adventi

  christening @ occasion + christening-clothes, christening-blanket, keepsake-album, memory-box, name-blanket, baby-jewellery, photo-frame, footprint-kit
  ro botez, cadou botez, cadouri botez, pentru botez, botezul copilului, creștinare, cadou nași, cadou nașă, cadou naș, cadou fin, cadou fină, cadou finuț, cadou finuță, cumetrie, cumătrie, cadou cumătrie, cadou finul
  en christenings, christening, baptism, christening gifts, baptism gifts, naming day, baptism gift, christening presents, naming ceremony, godparents gifts, godson gifts, goddaughter gifts, godchild gifts, gifts for godchild, blessing day, godmother gifts, christening keepsakes, baby dedication, goddaughter present
  hu keresztelő, keresztelők, keresztelő ajándék, keresztelői ajándék, keresztelőre, keresztelésre, keresztelői, ajándék keresztgyereknek, ajándék keresztlányomnak, ajándék keresztfiamnak

  hospital-homecoming + baby-blanket, infant-car-seat, newborn-set, swaddle, newborn-hat, nappies, bedside-cot
  ro venirea acasă din maternitate, ieșirea din maternitate, externare maternitate, plecarea din maternitate
  en coming home from hospital, going home from hospital, newborn essentials, newborn must haves
  hu hazahozatal, kórházból haza, hazamenős, újszülött kellékek, babaváró kellékek, újszülött alapfelszerelés

  hospital-list @ hospital-bag + hospital-bag, disposable-briefs, maternity-pads, bed-pads, robe-and-slippers, hospital-bag-set
  ro bagaj maternitate, bagaj de maternitate, bagajul pentru maternitate, listă maternitate, pentru maternitate, lucruri pentru maternitate, lista bagaj maternitate, listă bagaj, lista spital, lista naștere, bagaj pentru maternitate, necesar maternitate, bagajul maternitate, bagajul de maternitate, pentru spital, pentru naștere
  en hospital bag essentials, hospital bag, hospital bag checklist, maternity bag, birth essentials, labour essentials, hospital essentials, hospital stuff, packing for hospital, postpartum essentials
  hu kórházi csomag, kórházi lista, szülőszobai csomag, szüléshez, kórházi csomag lista, szülésre, szülészeti csomag

  maternity-goods + belly-band, support-belt, postpartum-band, nursing-bra, maternity-wear, nursing-pillow, pregnancy-pillow, stretch-mark-cream, maternity-seat-belt
  ro pentru gravide, produse gravide, articole gravide, pentru mămici, accesorii gravide, sarcină, însărcinată, viitoare mămică, viitoare mame, lăuze, lehuze
  en maternity, pregnancy, pregnancy essentials, mum to be
  hu kismama, kismama termékek, várandósoknak, terhesség, kismamáknak, várandósság

  plane-travel + compact-pushchair, umbrella-buggy, ear-defenders, travel-potty, travel-cot, travel-changing-mat, portable-bottle-warmer, bottle-bag, clip-on-chair, travel-pillow, kids-suitcase, pram-travel-bag
  ro călătorie cu avionul, avion bebe, călătorie, călătorii, vacanță, avion cu bebe, pentru călătorie, pentru vacanță, voiaj, de vacanță, călătorie cu bebelușul, concediu, avion, cu avionul, zbor, zbor cu bebe, drum lung, călătorie cu mașina, city break, zbor bebe, excursie, drum lung cu mașina
  en plane travel, flying with a baby, travel, holiday, travelling, airplane travel, vacation, travel with baby, travel essentials, flight, plane, aeroplane, airplane, car journey, road trip, airport
  hu repülőút, repülés babával, utazás, nyaralás, repülőre, utazáshoz, nyaraláshoz, utazás babával, repüléshez, repülőn, repülőzés, kirándulás, útra, autóút

  winter-pram-outings + winter-pram-things, pram-apron, footmuff, car-seat-footmuff, pram-hand-muff, rain-cover
  ro plimbări de iarnă, plimbare iarna, iarna în cărucior, ieșiri iarna, cărucior iarna
  en winter pram outings, winter walks, winter with a pram, cold weather outings, winter pram
  hu téli séták, téli séta, séta télen, babakocsiban télen, téli babakocsizás, téli sétához

  beach + swimsuit, swim-shorts, rash-vest, uv-swimsuit, sun-hat, sandals, sand-toys, sunglasses, paddling-pool, summer-dress, pop-up-cot, hooded-towel
  ro plajă, litoral, pentru plajă, vacanță la mare, piscină și plajă, echipament plajă, la mare, pentru mare
  en beach, seaside, beach holiday, beach essentials, pool and beach, at the beach, beach day, summer holiday
  hu strand, tengerpart, strandolás, strandra, tengerparti nyaralás, vízpart, strandoláshoz, balaton, tenger

  swimming-lessons + swimsuit, bath-poncho, hooded-towel, water-shoes, swim-shorts, uv-swimsuit
  ro înot bebe, înot bebeluși, bazin, cursuri înot copii, înot copii, înot
  en baby swimming, swimming lessons, swimming, swim lessons, swimming pool
  hu babaúszás, úszás, uszoda, úszásoktatás, uszodába

  weaning-start + high-chair, bib, steam-blender, suction-bowl, weaning-pots, cutlery
  ro diversificare, diversificarea alimentației, începerea diversificării, primele mese, diversificare bebe, blw, hrană solidă, autodiversificare, primele alimente, primele linguriţe, prima masă, alimentație complementară, hrănire solidă, început de diversificare, nu mănâncă, mofturos la mâncare, nu vrea să mănânce, refuză mâncarea
  en weaning, starting solids, first foods, baby led weaning, solids, blw, weaning essentials, first meals, won't eat, fussy eater, picky eater, refuses food
  hu hozzátáplálás, hozzátáplálás kezdete, első falatok, blw, igény szerinti hozzátáplálás, hozzátáplálási, szilárd ételek, nem eszik, eszik, válogatós evő, első ételek

  nursery-start + nursery-backpack, nursery-slippers, name-labels, snack-box, water-bottle, clothes-bag, rain-suit, pyjamas, training-pants
  ro începerea grădiniței, grădiniță, creșă, pentru grădiniță, început de grădiniță, lista grădiniță, prima zi de grădiniță, pentru creșă, intrarea la grădiniță, școală, necesar grădiniță, lista creșă, început creșă, necesar creșă, rechizite grădiniță, lucruri grădiniță
  en back to nursery, nursery start, starting nursery, kindergarten, daycare, preschool, back to school, starting preschool, nursery school, nursery starter, first day at nursery
  hu óvodakezdés, óvoda, bölcsőde, ovikezdés, bölcsikezdés, ovis lista, ovi, bölcsi, óvodába, oviba, bölcsibe, iskolakezdés, ovis, bölcsis

  potty-training + potty, training-pants, toilet-seat-reducer, step-stool
  ro antrenament la oliță, renunțarea la scutec, trecerea la oliță, fără scutec, învățat la oliță, olițuit, renunțat la scutec, scos scutecul, scoatere scutec, învățare oliță, obișnuit cu olița, pipi la oliță, făcut la oliță, mers la oliță, dezobișnuit scutec, pipi
  en potty training, toilet training, ditching nappies, potty train, potty training essentials, toilet trained, out of nappies
  hu szobatisztaság, bilire szoktatás, leszoktatás pelenkáról, szobatisztaságra szoktatás, biliztetés, bilizés, szobatiszta, pelenka elhagyás, pelus elhagyás

  teething + teether, teething-gel, toothbrush, rattle-and-teether-set, bandana-bib, food-feeder, soother
  ro dentiție, erupția dinților, primii dinți, dinți de lapte, pentru dentiție, primul dinte, primul dințișor, gingii, ies dinții, ieșit dinții, erupție dentară, gingii umflate, dureri de gingii, pentru dințișori, salivează, salivă, mușcă
  en teething, first teeth, sore gums, first tooth, teething relief, gums, cutting teeth, teeth coming through, drooling, dribbling, dribble, chewing, gnawing, new teeth
  hu fogzás, első fogak, fogzás enyhítése, fogzásra, első fog, fáj a foga, fogzáshoz, fogzó baba, fogzás ellen, jön a foga, fogai, foga, ínye, ínyfájás, fogzik

  bath-time + baby-bath, bath-seat, hooded-towel, bath-toy, shampoo-and-wash, bath-foam, bath-poncho
  ro ora de baie, baie bebe, baie, baia bebelușului, îmbăierea bebelușului, prima baie, baie bebeluș, îmbăiere, baita
  en bath time, bathtime, baby bath time, bath, first bath, bathing baby
  hu fürdési idő, fürdetés, fürdés, babafürdetés, első fürdetés, fürdéshez, fürdetéshez, fürdeni

  sleep-helpers + baby-sleeping-bag, swaddle, night-light, white-noise, bedtime-story, baby-monitor, comforter, cot-mobile
  ro somnul bebelușului, somn, pentru somn, adormit bebelușul, rutina de somn, somn bebe, adormire, de adormit, pentru nani, somn liniștit, ora de somn, ora de culcare, să doarmă, nu doarme, ajutor somn, pentru culcare, trezit noaptea, se trezește, plânge noaptea, nu adoarme, doarme, liniștire, liniștit, plânge, insomnie, legănat
  en sleep, bedtime, sleep aids for babies, sleep essentials, baby sleep, help baby sleep, sleeping, wont sleep, won't sleep, waking at night, wakes up at night, sleepless, nap, naps, nap time, settling, settle, up all night, awake at night
  hu babaalvás, alvás, alváshoz, altatás, esti rutin, lefekvés, baba alvása, elalvás, alszik, nem alszik, aludni, elaltatás, alvássegítő, ébredés, felébred, nyugtató

  colic + anti-colic-bottle, warming-pillow, vitamins, kids-tea, baby-carrier
  ro colici, pentru colici, colicile bebelușului, anti colici, împotriva colicilor, dureri de burtică, dureri burtică, crampe bebe, balonare bebe, gaze bebe, burtica bebelușului, gaze, balonare, dureri burtă, crampe, regurgitare, regurgitează, vomită, doare burtica
  en colic, colic relief, reflux, wind and colic, tummy ache, anti colic, trapped wind, gas relief, gassy, tummy pain, colicky, spit up, spitting up, gripe, windy
  hu kólika, hasfájás, hasfájós baba, baba hasfájás, kólikás, hasfájásra, hasfájós, kólika ellen, hasfájás ellen, pocakfájás, szélgörcs, puffadás, hasfájósoknak, fáj a hasa, puffad, gázos, szélszorulás, hascsikarás, bukás, bukik, bukós, refluxos

  fever-and-cold + thermometer, nasal-aspirator, saline, humidifier, inhaler, first-aid-kit
  ro răceală și febră, febră, răceală, tuse, bebe răcit, răcit, viroză, gripă, bebe bolnav, bolnav, tușește
  en fever and cold, cold and flu, fever, cough, sick baby, flu, ill, poorly, sniffles, congested, chesty cough, temperature
  hu láz és nátha, láz, nátha, megfázás, náthás baba, köhögés, náthás, lázas, beteg baba, influenza, köhög, taknyos

  playtime-outdoors + outdoor-toy, ride-on-wheels, play-tent
  ro joacă afară, în aer liber, curte și grădină, afară, parc, curte, grădină
  en outdoor fun, garden, playing outside, outdoors, park, outside toys
  hu szabadtéri játék, kert, udvar, szabadban, kerti, játszótéren, homokozás

  first-steps
  ro primii pași, pentru primii pași, învață să meargă, mers, mersul
  en first steps, learning to walk, first walking, starting to walk, cruising, not walking
  hu első lépések, járni tanulás, járástanulás, járni tanuló, járás
`)
