/** Prams, pushchairs and car seats. */
import { typeTable } from './type-table.ts'

export const prams = typeTable(`
  pram > rain-cover, footmuff, pram-organiser, changing-bag, cup-holder, pram-parasol, mosquito-net, pram-liner, pram-toy, buggy-board
  ro cărucioare, cărucior, cărucioare copii, cărucioare bebeluși, căruț, căruțuri, kinderwagen, cotiugă, landou cu roți, cărucior baby, cărucior plimbat, cărucior de plimbat, coleașcă
  en prams, strollers, baby carriages, baby strollers, baby buggies, perambulators, prams and pushchairs, kinderwagens, baby pushchairs, pram sets
  hu babakocsik, babakocsi, gyerekkocsi, gyermekkocsi, kocsi, baba kocsi, gyerek kocsi, babakocsi szettek, kombi babakocsi

  pram-3in1 < pram @ prams-3in1 > rain-cover, footmuff, isofix-base, changing-bag, pram-organiser, pram-parasol, mosquito-net, cup-holder, baby-blanket, pram-liner, pram-toy
  ro cărucioare 3 în 1, cărucior 3 în 1, landou 3 în 1, cărucior trei în unu, cărucior complet, cărucior cu scoică, 3 în 1, căruț 3 în 1, trio, sistem trio, cărucior trio
  en 3-in-1 prams, 3 in 1 strollers, 3 in 1 pushchairs, three in one prams, 3 in 1 buggies, pram with car seat, 3 in 1, pram bundles
  hu 3 az 1-ben babakocsik, 3 az 1-ben babakocsi, 3in1 babakocsi, 3 1-ben babakocsi, három az egyben babakocsi, multifunkciós babakocsi, babakocsi hordozóval, 3 az 1-ben, 3 in 1, komplett babakocsi, babakocsi szett, háromfunkciós babakocsi, trio babakocsi, babakocsi autóshordozóval, babakocsi autósüléssel

  travel-system < pram-3in1 @ prams-3in1 > rain-cover, footmuff, isofix-base, changing-bag, pram-organiser, pram-parasol
  ro sisteme de călătorie, sistem de călătorie, sistem travel, travel system, sistem modular, cărucior modular
  en travel systems, pram travel systems, stroller travel systems, travel system with car seat
  hu utazórendszerek, utazórendszer, utazó rendszer, travel system

  pram-2in1 < pram @ prams-2in1 > rain-cover, footmuff, infant-car-seat, car-seat-adapters, changing-bag, pram-organiser, pram-parasol, mosquito-net, cup-holder, baby-blanket, pram-toy
  ro cărucioare 2 în 1, cărucior 2 în 1, landou 2 în 1, cărucior doi în unu, cărucior transformabil, cărucior multifuncțional, 2 în 1, căruț 2 în 1, duo, cărucior duo, cărucior combi, cărucior landou și sport
  en 2-in-1 prams, 2 in 1 strollers, 2 in 1 pushchairs, two in one prams, pram and pushchair, convertible prams, convertible strollers, 2 in 1
  hu 2 az 1-ben babakocsik, 2 az 1-ben babakocsi, 2in1 babakocsi, kettő az egyben babakocsi, baba- és sportkocsi, átalakítható babakocsi, 2 az 1-ben, 2 in 1, kétfunkciós babakocsi, duo babakocsi, mély és sport babakocsi

  carrycot-pram < pram @ prams-2in1, prams-3in1 > rain-cover, mosquito-net, baby-blanket, changing-bag, pram-parasol, pram-toy
  ro landouri, landou, cărucior landou, landou bebeluș, cărucior nou-născut, cărucior pentru nou-născuți, căruț landou, cărucior cu landou, coș landou, coșuri landou, cărucior de la naștere, cărucior adânc, căruț adânc, căruț de la naștere, landou plimbare, cărucior orizontal
  en carrycot prams, pram with carrycot, newborn prams, newborn strollers, bassinet strollers, lie flat prams, coach prams, carrycots, carrycot, flat pram
  hu mózeskosaras babakocsik, mózeskosaras babakocsi, mélykocsi, mély babakocsi, fekvő babakocsi, újszülött babakocsi, mózeskosár, mózeskosarak, babakocsi születéstől, mózeskosaras kocsi, fektethető babakocsi, babakocsi mózessel, fekvőkocsi

  classic-pram < carrycot-pram @ prams-2in1, prams-3in1 > rain-cover, baby-blanket, changing-bag, pram-parasol
  ro cărucioare retro, cărucior retro, cărucior clasic, cărucior vintage, landou retro, landou clasic, căruț retro
  en classic prams, retro prams, vintage prams, traditional prams, retro strollers, old fashioned pram
  hu retró babakocsik, retró babakocsi, klasszikus babakocsi, vintage babakocsi, régimódi babakocsi, nosztalgia babakocsi

  carrycot < newborn-bed @ prams-2in1 > mosquito-net, rain-cover, fitted-sheet, mattress-protector
  ro coșuri landou, coș landou, coș pentru nou-născut, coșuleț bebe, coșuleț bebeluș, coș de transport bebe, landou detașabil
  en carrycots, carry cots, pram bassinets, carrycot
  hu mózeskosarak, mózeskosár, mózes kosár, mózes

  pushchair < pram @ pushchairs > rain-cover, footmuff, pram-organiser, cup-holder, pram-parasol, sun-shade, pram-liner, mosquito-net, buggy-board, pram-travel-bag, changing-bag
  ro cărucioare sport, cărucior sport, cărucior sportiv, cărucior de plimbare, cărucioare de plimbare, sport cărucior, căruț sport, căruț de plimbare, cărucior șezut, stroller
  en pushchairs, push chairs, buggies, buggy, sport strollers, seat pram, pushchair, toddler strollers
  hu sportbabakocsik, sportbabakocsi, sportkocsi, sport babakocsi, sport kocsi, ülős babakocsi, sétakocsi, sétakocsik, sétáló babakocsi, sétáló kocsi, sportos babakocsi, ülőkocsi

  three-wheeler < pushchair @ pushchairs > rain-cover, footmuff, cup-holder, pram-organiser, pram-parasol
  ro cărucioare cu trei roți, cărucior cu trei roți, cărucior 3 roți, cărucior triciclu
  en three-wheel pushchairs, three wheelers, 3 wheel pushchairs, 3 wheel buggies, 3 wheel strollers, three wheel buggies, three wheel strollers, 3 wheeler joggers, three wheeler prams, 3 wheelers, tricycle stroller
  hu háromkerekű babakocsik, háromkerekű babakocsi, 3 kerekű babakocsi, háromkerekű sportkocsi, háromkerekű kocsi

  jogging-pushchair < three-wheeler @ pushchairs > rain-cover, footmuff, cup-holder, pram-organiser
  ro cărucioare de jogging, cărucior de jogging, cărucior de alergare, cărucior alergat, cărucior off road, cărucior all terrain, cărucior de teren, cărucior pentru munte, cărucior drumeție, cărucior roți mari
  en jogging pushchairs, jogging strollers, running buggies, jogger strollers, running strollers, running prams, all terrain pushchairs, all terrain strollers, off road prams, baby joggers, jogger prams, jogger pushchairs, 3 wheeler jogger, jogger, runner strollers, running pushchairs, jogging buggies, jogging prams, chunky wheel pram, big wheel pushchair, rough terrain pram, off roader
  hu futóbabakocsik, futóbabakocsi, futó babakocsi, futókocsi, terepjáró babakocsi, terepbabakocsi, babakocsi futáshoz, kocogó babakocsi, terepkocsi, babakocsi terepre, offroad babakocsi, babakocsi földútra, babakocsi kiránduláshoz, nagykerekű babakocsi, nagy kerekű babakocsi

  reversible-pushchair < pushchair @ pushchairs > rain-cover, footmuff, cup-holder, pram-organiser
  ro cărucioare sport reversibile, cărucior sport reversibil, cărucior reversibil, cărucior cu fața la mamă
  en reversible pushchairs, parent facing pushchairs, parent facing strollers, reversible strollers, reversible buggies
  hu megfordítható sportbabakocsik, megfordítható sportbabakocsi, megfordítható babakocsi, szembefordítható babakocsi, forgatható babakocsi, megfordítható kocsi, átfordítható babakocsi, menetirányba fordítható babakocsi, fordítható ülésű babakocsi

  city-pushchair < pushchair @ pushchairs > rain-cover, footmuff, cup-holder, pram-organiser
  ro cărucioare de oraș, cărucior de oraș, cărucior urban, cărucior city
  en city pushchairs, city strollers, urban pushchairs, city buggies, urban strollers
  hu városi babakocsik, városi babakocsi, városi sportkocsi

  compact-pushchair < pram @ compact-pushchairs > pram-travel-bag, rain-cover, cup-holder, sun-shade, pram-liner, footmuff, mosquito-net
  ro cărucioare compacte, cărucior compact, cărucior ultracompact, cărucior ușor, cărucior ultraușor, cărucior de voiaj, cărucior de călătorie, cărucior pliabil, cărucior pliant, cărucior avion, cărucior bagaj de mână, cărucior troler, cărucior de vacanță, căruț pliabil, căruț ușor, căruț compact, cărucior pentru avion, cărucior pliabil avion, cărucior ryanair, cărucior cabină, cărucior portabil, cărucior de drum, cărucioraș pliabil, căruț avion, căruț voiaj, bagaj de mână
  en compact pushchairs, compact strollers, travel pushchairs, travel strollers, lightweight pushchairs, lightweight strollers, lightweight buggies, ultralight buggies, cabin strollers, cabin buggies, folding strollers, folding pushchairs, foldable strollers, travel buggies, compact buggies, holiday buggies, aeroplane strollers, airplane strollers, plane strollers, pushchairs, push chairs, buggies, buggy, pushchair, cabin pushchairs, lightweight prams, overhead locker pushchair, light stroller, hand luggage stroller, portable stroller, overhead locker, hand luggage
  hu kompakt babakocsik, kompakt babakocsi, utazó babakocsi, utazó sportkocsi, könnyű babakocsi, szuperkönnyű babakocsi, ultrakönnyű babakocsi, kis babakocsi, összecsukható babakocsi, kézipoggyász babakocsi, kabinbabakocsi, repülős babakocsi, kompakt sportkocsi, könnyű sportkocsi, sétakocsi, buggy, buggy babakocsi, összecsukható kocsi, nyaralós babakocsi, utazókocsi, második babakocsi, babakocsi utazáshoz, kicsire csukható babakocsi, kabinos babakocsi, kézipoggyász

  umbrella-buggy < compact-pushchair @ compact-pushchairs > rain-cover, cup-holder, sun-shade, pram-liner, footmuff
  ro cărucioare umbrelă, cărucior umbrelă, cărucior tip umbrelă, căruț umbrelă, cărucior baston, cărucior bastonaș, umbrelă sport
  en umbrella buggies, umbrella strollers, umbrella fold pushchairs, umbrella pushchairs, maclaren, cane buggies, stick strollers
  hu esernyőbabakocsik, esernyőbabakocsi, esernyőre csukható babakocsi, esernyős babakocsi, esernyőkocsi, ernyőre csukható babakocsi, ernyős babakocsi, esernyős kocsi, esernyős sportkocsi

  twin-pram < pram @ twin-prams > rain-cover, footmuff, infant-car-seat, changing-bag, pram-organiser, cup-holder, pram-parasol, mosquito-net
  ro cărucioare pentru gemeni, cărucior gemeni, cărucior dublu, cărucioare duble, cărucior geamăn, cărucior pentru doi copii, cărucior frați, cărucior 2 copii, landou gemeni, landou dublu, cărucior side by side, căruț gemeni, căruț dublu, căruț frați, cărucior tripleți, cărucior twins, cărucior pentru doi, cărucior două locuri
  en twin prams, double prams, twin pushchairs, double pushchairs, double strollers, twin strollers, double buggies, twin buggies, side by side strollers, side by side pushchairs, sibling strollers, prams for twins, strollers for twins, strollers for two, pushchairs for two, prams for two, siblings pram, duo strollers, side by side pram, two seater buggy, triple buggy
  hu ikerbabakocsik, ikerbabakocsi, ikerkocsi, testvérbabakocsi, testvérkocsi, dupla babakocsi, kétszemélyes babakocsi, két gyerekes babakocsi, ikreknek babakocsi, egymás melletti babakocsi, ikrek, ikres babakocsi, iker sportkocsi, dupla kocsi, kétüléses babakocsi, babakocsi testvéreknek, babakocsi két gyereknek, tesókocsi, tesó babakocsi

  tandem-pushchair < twin-pram @ twin-prams > rain-cover, footmuff, changing-bag, cup-holder
  ro cărucioare tandem, cărucior tandem, cărucior în linie, tandem, cărucior frați tandem, cărucior gemeni tandem
  en tandem pushchairs, tandem strollers, tandem buggies, in line double strollers, tandem prams, tandem, in line pushchairs, inline strollers
  hu tandem babakocsik, tandem babakocsi, egymás mögötti babakocsi, tandem, testvér tandem babakocsi

  car-seat > car-mirror, car-seat-protector, car-sun-shade, back-seat-organiser, travel-pillow
  ro scaune auto, scaun auto, scaun de mașină, scaun mașină, scaun copil mașină, scăunel auto, scăunel mașină, fotoliu auto, scaun auto copii, scaune de mașină, scaun de copil pentru mașină, fotoliu mașină, car seat
  en car seats, carseats, baby car seats, child car seats, child seats, child restraints, kids car seats, car chairs, safety seat, isofix seat
  hu autósülések, autósülés, gyerekülések, gyerekülés, gyermekülés, autós gyerekülés, autós gyermekülés, biztonsági gyerekülés, biztonsági ülés, autós ülés, bébiülés, gyerekülés autóba, ülés autóba, gyermekbiztonsági ülés, autóülés, autós szék, gyerekülés kocsiba, baba autósülés, babaülés, autós babaülés, kocsiülés, gyermekülés autóba, gyerekbiztonsági ülés

  infant-car-seat < car-seat @ infant-carriers > isofix-base, car-seat-footmuff, car-seat-adapters, car-mirror, car-sun-shade, car-seat-protector, baby-blanket
  ro scoici auto, scoică auto, scoică, scoici, scoică bebe, scoică mașină, coș auto, coș de mașină, coșuleț auto, scaun auto nou-născut, scaun auto bebeluș, scaun auto 0+, coșuleț mașină, coșuleț de mașină, scaun scoică, scoică cu bază, port bebe auto
  en infant car seats, infant carriers, infant seats, baby car seats, newborn car seats, baby seats, capsule car seats, bucket car seats, lie-flat car seats, car capsules, infant carseats, capsule, bucket seat
  hu babahordozó autósülések, babahordozó autósülés, hordozó autósülés, autós hordozó, autóshordozó, autós babahordozó, babahordozók, babahordozó, hordozó, hordozók, újszülött autósülés, csecsemő autósülés, bébihordozó, autós mózeskosár, hordozó autóba, babahordozó autóba, hordozókosár, autóskosár, autós kosár, i-size hordozó, babakosár autóba, újszülött gyerekülés, mózes autóba

  toddler-car-seat < car-seat @ car-seats-toddler > car-mirror, car-seat-protector, car-sun-shade, back-seat-organiser, travel-pillow, harness-covers, water-bottle, snack-box, sound-book
  ro scaun auto, scaun auto i-size, scaun auto grupa 1, scaun auto copil mic, scaun auto 0-18 kg, scaun auto 9-18 kg, scaun auto 0-4 ani
  en toddler car seats, car seats, i-size car seats, group 1 car seats, convertible car seats, all in one car seats
  hu autósülések 40–105 cm, autósülés, i-size autósülés, kisgyerek autósülés, 0-18 kg autósülés, 9-18 kg autósülés, 0-4 év autósülés

  rotating-car-seat < toddler-car-seat @ car-seats-toddler, infant-carriers > car-mirror, car-seat-protector, car-sun-shade
  ro scaune auto rotative, scaun auto rotativ, scaun auto 360, scaun auto care se învârte, scoică auto rotativă, scaun rotativ, scaun auto rotativ 360, scaun auto rotativ isofix, scoică rotativă, scaun auto pivotant
  en rotating car seats, swivel car seats, spin car seats, 360 car seats, rotating infant car seats, swivel seat, rotating seat, turning car seat
  hu forgatható autósülések, forgatható autósülés, 360 autósülés, körbeforgatható autósülés, 360 fokban forgatható autósülés, forgatható babahordozó, forgatható gyerekülés, 360 fokos gyerekülés, forgós autósülés, forgós gyerekülés, elforgatható gyerekülés, kiforduló autósülés, elforgatható autósülés, körbeforgó autósülés

  rear-facing-car-seat < toddler-car-seat @ car-seats-toddler > car-mirror, car-seat-protector, car-sun-shade
  ro scaune auto cu spatele la sens, scaun auto cu spatele la sens, scaun auto rear facing, scaun auto rf, scaun auto spate la sens de mers, rear facing, scaun rf, scaun cu spatele, spate la sens, cu spatele la mers
  en rearward-facing car seats, rear facing car seats, extended rear facing car seats, backward facing car seats, extended rear facing, erf, rearward facing, rear facer
  hu háttal utazós autósülések, háttal utazós autósülés, menetiránynak háttal autósülés, háttal szerelhető autósülés, rear facing autósülés, bakfis ülés, rearfacing, háttal utazó gyerekülés, menetiránynak háttal, menetiránnyal szembeni ülés

  booster < car-seat @ car-seats-child > car-seat-protector, back-seat-organiser, travel-pillow, car-sun-shade, water-bottle, snack-box, sound-book
  ro înălțător auto, înălțătoare auto, scaun auto cu spătar, înălțător mașină, scaun auto copii mari, înălțător, booster auto, scaun înălțător auto, booster mașină, buster auto, buster mașină, înălțător cu spătar
  en high-back boosters, booster seats, car boosters, boosters, booster car seats, high back booster seats, child car seats, car booster seats, boosters with back, bum boosters, highback boosters, hbb, big kid car seat
  hu ülésmagasítók, ülésmagasító, háttámlás ülésmagasító, autós ülésmagasító, magasító, nagygyerek autósülés, ülésmagasító autóba, ülésmagasító háttámlával, magasító ülés, autós magasító, magasító autóba, ülőmagasító, ovis gyerekülés, iskolás autósülés

  backless-booster < booster @ car-seats-child > car-seat-protector, back-seat-organiser, travel-pillow
  ro înălțătoare fără spătar, înălțător fără spătar, înălțător auto fără spătar, perna auto înălțător
  en backless boosters, booster cushions, backless booster seats, low back boosters
  hu háttámla nélküli ülésmagasítók, háttámla nélküli ülésmagasító, ülésmagasító párna, ülőkemagasító, ülőpárna autóba, magasító párna, autós ülőpárna

  isofix-base @ isofix-bases > infant-car-seat, car-seat-protector, car-mirror, car-seat-footmuff
  ro baze isofix, bază isofix, bază auto, bază scoică auto, bază pentru scoică, bază scaun auto, suport isofix, bază mașină, bază rotativă, platformă isofix, stație isofix, suport scoică, talpă isofix
  en isofix bases, car seat bases, infant car seat bases, belted bases, i-size bases, isofix platform, isofix stations, car bases, infant seat base
  hu isofix talpak, isofix talp, bázistalp, autósülés talp, isofix bázis, bázis talp, hordozó talp, öves talp, öves rögzítésű talp, rögzítő talp, isofix alap, isofix keret, autós talp, alap autóshordozóhoz, bázis hordozóhoz, bázis, autósülés bázis, talp hordozóhoz

  car-seat-protector < car-accessory @ pram-accessories
  ro protecții banchetă auto, protecție banchetă, protecție scaun auto, husă protecție scaun, husă banchetă, protecție spătar, protecție scaun mașină
  en car seat protectors, seat protectors, back seat protectors, kick mats, seat back protectors, vehicle seat protectors, backseat organisers
  hu ülésvédők, ülésvédő, autóülésvédő, autósülés alátét, háttámlavédő, ülésvédő alátét

  car-seat-cover < car-accessory @ pram-accessories
  ro huse scaun auto, husă scaun auto, husă scoică auto, husă scoică, husă de vară scaun auto, husă de bumbac scaun auto
  en car seat covers, carseat covers, summer covers, infant car seat covers, car seat liners
  hu autósülés huzatok, autósülés huzat, nyári huzat, gyerekülés huzat, hordozó huzat, pamut huzat autósüléshez

  car-mirror < car-accessory @ pram-accessories
  ro oglinzi auto, oglindă auto, oglindă retrovizoare bebeluș, oglindă mașină, oglindă banchetă, oglindă bebe mașină, oglindă bebe auto, oglindă bebeluș mașină, oglindă scoică, oglindă pentru mașină
  en car mirrors, back seat mirrors, baby car mirrors, baby mirrors
  hu autós babatükrök, autós babatükör, babafigyelő tükör, visszapillantó tükör, babatükör, autós tükör, tükör autóba

  car-sun-shade < car-accessory @ pram-accessories
  ro parasolare auto, parasolar auto, parasolar, perdeluțe auto, parasolar geam, protecție solară auto, parasolar mașină, parasolare geam mașină, draperii auto, perdea mașină, perdele mașină
  en car sun shades, car window shades, car sunshades, window shades, car blinds
  hu autós napellenzők, autós napellenző, napellenző, autós árnyékoló, ablakárnyékoló, autó árnyékoló

  back-seat-organiser < car-accessory @ pram-accessories
  ro organizatoare auto, organizator auto, organizator banchetă, organizator scaun mașină, organizator spătar, măsuță mașină, tavă de călătorie
  en car organisers, back seat organisers, car organizers, backseat organizers
  hu autós rendszerezők, autós rendszerező, autós tároló, ülésre akasztható tároló, háttámla rendszerező

  travel-pillow < car-accessory @ pram-accessories
  ro perne de călătorie, pernă de călătorie, pernă de gât, pernă de voiaj, pernă centură, pernă pentru mașină, pernă mașină, pernuță mașină, pernă auto, pernuță gât, pernă gât
  en travel pillows, neck pillows, seat belt pillows, car pillows, head supports
  hu utazópárnák, utazópárna, nyakpárna, biztonsági öv párna, autós párna

  car-accessory @ pram-accessories
  ro accesorii auto, accesoriu auto, accesorii scaun auto, accesorii mașină
  en car accessories, car seat accessories, car travel accessories
  hu autós kiegészítők, autós kiegészítő, autósülés kiegészítő, autósülés tartozék
`)
