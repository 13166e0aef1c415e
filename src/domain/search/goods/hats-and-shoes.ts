/** What is worn on head, hands and feet, for swimming and for a great day. */
import { typeTable } from './type-table.ts'

export const hatsAndShoes = typeTable(`
  headwear @ hats-gloves + winter-hat, sun-hat, cap, newborn-hat, bonnet, headband
  ro căciuli și pălării, articole pentru cap
  en hats, headwear, kids hats, baby hats, hat
  hu sapkák és kalapok, fejfedő, fejfedők

  hat < headwear @ hats-gloves + winter-hat, cap, newborn-hat, bonnet
  ro căciuli și șepci
  en hats and caps
  hu sapkák, sapka, gyereksapka, babasapka, kissapka, sapi

  winter-hat < headwear, winter-accessories @ hats-gloves > scarf, gloves, mittens, winter-jacket
  ro căciuli, căciulă, căciuliță, fes, căciulițe, căciuliță cu urechiușe, fesuri, fesuleț, căciuliță bebe, căciuli copii
  en winter hats, bobble hats, beanies, woolly hats, knitted hats, hats with ears, hat with ears, warm hats, pom pom hats, trapper hats, wool hats, wooly hats
  hu téli sapkák, téli sapka, bojtos sapka, kötött sapka, füles sapka, meleg sapka, gyapjúsapka, sísapka, usánka, kötősapka, manósapka, téli sapi, bundás sapka

  balaclava < winter-hat @ hats-gloves > gloves, winter-jacket
  ro cagule, cagulă, căciulă cagulă, cagulă copii
  en balaclavas, balaclava hats, helmet hats
  hu maszksapkák, maszksapka, csősapka, símaszk, balaklava, sisaksapka

  newborn-hat < headwear @ hats-gloves, newborn-sets > scratch-mittens, swaddle, bodysuit, baby-blanket
  ro căciulițe de nou-născut, căciuliță de nou-născut, căciuliță nou-născut, bonețică, căciuliță subțire, căciuliță maternitate
  en newborn beanies, newborn hats, hospital hats, baby beanies, newborn caps, cotton baby hats
  hu újszülött sapkák, újszülött sapka, vékony sapka, pamutsapka

  bonnet < headwear @ hats-gloves > cardigan, baby-booties, baby-blanket
  ro bonete, bonetă, bonetă legată sub bărbie, bonețele, bonetă bebe, bonețică
  en bonnets, tie-under bonnets, baby bonnets
  hu főkötők, főkötő, megkötős főkötő, megkötős sapka, bonnet

  sun-hat < headwear, beach @ hats-gloves, swimwear > sun-cream, sunglasses, sandals, swimsuit, summer-dress
  ro pălării de soare, pălăriuță de soare, pălărie, pălăriuță, pălării, pălărie cu apărătoare de ceafă, pălărie plajă, șapcă cu protecție ceafă, pălărie soare bebe, clop
  en sun hats, sunhats, summer hats, legionnaire sun hats, bucket hats, brimmed hats, straw hats, uv hats, legionnaire hats, swim hats
  hu napkalapok, napkalap, kalap, kalapok, tarkóvédős napkalap, nyári sapka, kiskalap, szalmakalap, halászkalap, tarkóvédős sapka

  cap < headwear @ hats-gloves > sunglasses, t-shirt, shorts, sun-cream
  ro șepci, șapcă, șepcuță, șapcă copii, basc, bască
  en caps, baseball caps, kids caps, berets, flat caps
  hu baseballsapkák, ellenzős sapka, baseball sapka, siltes sapka, simléderes sapka, svájcisapka, sapkák ellenzővel, baseballsapka

  headband < headwear @ hats-gloves > dress
  ro bentițe, bentiță, bentiță bebe, bandană de cap, turban, batic, baticuri, bandană
  en headbands, baby headbands, turbans, ear warmers, hairbands, hair bands
  hu fejpántok, fejpánt, hajpánt, babafejpánt, fülmelegítő, turbán, fülvédő pánt

  hair-accessories @ hats-gloves > dress
  ro accesorii de păr, agrafe, agrafă, elastice de păr, fundițe, clame, cleme de păr, funde păr, clamă
  en hair accessories, hair clips, hair bows, hair slides, hair ties, bows, barrettes, scrunchies
  hu hajdíszek, hajcsat, hajgumi, masni, hajcsatok, hajdísz

  winter-accessories @ hats-gloves + winter-hat, gloves, mittens, scarf, hat-and-scarf-set, hat-and-mittens-set
  ro accesorii de iarnă, căciuli fulare și mănuși, accesorii iarnă copii
  en winter accessories, hats scarves and gloves, cold weather accessories
  hu téli kiegészítők, sapkák sálak és kesztyűk, sapka sál kesztyű

  gloves < winter-accessories @ hats-gloves > winter-hat, scarf, winter-jacket
  ro mănuși, mănușă, mănușele, mănuși copii, mănuși bebe, mănuși de schi
  en gloves, kids gloves, ski gloves
  hu kesztyűk, kesztyű, ötujjas kesztyű, gyerekkesztyű, síkesztyű, gyerek kesztyű, kiskesztyű, babakesztyű, vízálló kesztyű

  mittens < gloves @ hats-gloves > winter-hat, scarf, snowsuit
  ro mănuși cu un deget, mitene, mănuși fără degete, mănuși cu șnur
  en mittens, mitts, baby mittens, kids mittens, mitten
  hu egyujjas kesztyűk, egyujjas kesztyű, ujjatlan kesztyű, bébikesztyű

  scarf < winter-accessories @ hats-gloves > winter-hat, gloves, winter-jacket
  ro fulare, fular, fular circular, eșarfă, guler, fular tip guler, fulărel, gulere, snood, fulare copii, eșarfe
  en scarves, scarf, snoods, neck warmers, neck gaiters, kids scarves, infinity scarves
  hu sálak, sál, csősál, körsál, nyakmelegítő, gyereksál, kendő, babasál, nyakvédő

  hat-and-scarf-set < winter-hat, scarf @ hats-gloves > gloves, winter-jacket
  ro seturi căciulă și fular, căciulă cu fular, set căciulă și fular, set fular și căciulă, căciulă și fular asortat
  en hat and scarf sets, hat and scarf set, scarf and hat sets, hat and scarf, hats and scarves
  hu sapka és sál szettek, sapka és sál szett, sapka sál szett, sapka és sál

  hat-and-mittens-set < winter-hat, mittens @ hats-gloves > scarf, winter-jacket
  ro seturi căciulă și mănuși, set căciulă și mănuși, set mănuși și căciulă, căciulă și mănuși
  en hat and mittens sets, hat and mittens set, hat and gloves sets, hat and gloves, hats and gloves, hat and mittens
  hu sapka és kesztyű szettek, sapka és kesztyű szett, sapka kesztyű szett, sapka és kesztyű

  sun-protection < beach + sun-hat, sunglasses, sun-cream, rash-vest, uv-swimsuit
  ro protecție solară copii, protecție la soare, protecție uv copii
  en sun protection, uv protection
  hu napvédelem, uv védelem

  sunglasses < beach @ hats-gloves, swimwear > sun-hat, sun-cream
  ro ochelari de soare, ochelari de soare copii, ochelari soare bebe, ochelari
  en sunglasses, kids sunglasses, baby sunglasses, shades, sunnies
  hu napszemüvegek, napszemüveg, gyerek napszemüveg, baba napszemüveg

  belt @ hats-gloves, trousers > trousers, jeans
  ro curele, curea, curea copii, bretele copii
  en belts, kids belts, braces, suspenders
  hu övek, öv, gyerek öv, nadrágtartó

  footwear @ shoes + shoes, boots, sandals, trainers, slippers, baby-booties, wellies
  ro încălțăminte, încălțări, încălțăminte copii
  en footwear, kids footwear
  hu lábbelik, lábbeli, gyerekcipő, gyermekcipő

  shoes < footwear @ shoes > socks, tights, trousers
  ro pantofi, pantof, pantofiori, pantofi copii, mocasini, balerini, mocasini copii, espadrile
  en shoes, kids shoes, children's shoes, loafers, moccasins, mary janes, toddler shoes, shoe
  hu cipők, cipő, cipellő, félcipő, mokaszin, balerina, balerinacipő, bőrcipő, topán, topánka, topánkák

  first-steps-shoes < shoes, first-steps @ shoes > socks, non-slip-socks
  ro pantofi pentru primii pași, pantofi primii pași, primii pantofi, încălțăminte primii pași, pantofi barefoot, ghete primii pași, barefoot
  en first-steps shoes, first shoes, first walking shoes, pre walkers, first walkers, baby walking shoes, barefoot shoes, baby shoes, pre-walker shoes
  hu elsőlépés cipők, elsőlépés cipő, első cipő, első lépés cipő, járástanuló cipő, tipegőcipő, barefoot cipő, mezítlábas cipő, babacipő

  baby-booties < footwear @ shoes, newborn-sets > socks, newborn-hat, snowsuit
  ro botoșei, botoși, botoșei bebe, papucei bebe, botoșei bebeluș, botos, pantofiori bebe
  en booties, baby booties, crib shoes, soft sole shoes, pram shoes, bootees, baby bootees, soft soled baby shoes
  hu puha kiscipők, kocsicipő, babacipő, tutyi, puhatalpú cipő, puhatalpú kiscipő, kiscipő, babatutyi, mamusz bébi

  boots < footwear @ shoes + winter-boots, ankle-boots, wellies > wool-socks, tights
  ro cizme, cizmă, bocanci, cizmulițe, botine, cizme copii
  en boots, kids boots, chelsea boots, boot
  hu csizmák, csizma, bakancs, bakancsok, gyerekcsizma, kiscsizma

  ankle-boots < boots @ shoes > socks, tights
  ro ghete, gheată, ghetuțe, bocanci, ghete copii, bocăncei
  en ankle boots, booties for kids, lace up boots
  hu bokacsizmák, bokacsizma, bokacipő, magasszárú cipő, bakancs, magas szárú cipő

  winter-boots < boots @ shoes > wool-socks, snow-trousers
  ro ghete de iarnă, gheată de iarnă, cizme de iarnă, cizme de zăpadă, apreschiuri, ghete îmblănite, cizme îmblănite, apreschi, ghete iarnă, cizme blană
  en winter boots, snow boots, warm boots, lined boots, snowboots, apres ski boots
  hu téli csizmák, téli csizma, hócsizma, bélelt csizma, hótaposó, téli bakancs, téli cipő, bundás csizma, bélelt cipő

  wellies < boots, footwear @ shoes > wool-socks, raincoat, rain-suit
  ro cizme de cauciuc, cizmulițe de cauciuc, cizme de ploaie, cizme cauciuc, cizmulițe ploaie, cizme ploaie, cizme gumă, gumari
  en wellies, wellington boots, wellingtons, rain boots, rubber boots, gumboots, welly boots, rainboots
  hu gumicsizmák, gumicsizma, gumi csizma, esőcsizma

  trainers < footwear @ shoes > socks, joggers, t-shirt
  ro pantofi sport, adidași, teniși, bascheți, sneakers, adidas, adidași copii, încălțăminte sport, teniși copii
  en trainers, sneakers, sports shoes, running shoes, kids trainers, gym shoes, tennis shoes, sport shoes
  hu sportcipők, sportcipő, edzőcipő, sneaker, futócipő, tornacipő, utcai sportcipő, csuka

  canvas-shoes < trainers @ shoes > socks, shorts
  ro teniși de pânză, teniși, tenișiori, bascheți, espadrile
  en canvas trainers, canvas shoes, plimsolls, espadrilles, pumps, canvas sneakers
  hu vászoncipők, vászoncipő, tornacipő, tornacipők, dorko

  sandals < footwear, beach @ shoes > sun-hat, shorts, sun-cream
  ro sandale, sanda, sandaluțe, sandale copii
  en sandals, kids sandals, summer shoes, baby sandals, jelly shoes, jellies
  hu szandálok, szandál, zárt orrú szandál, gyerekszandál, nyári cipő, szandi, szandálcipő

  slippers < footwear @ shoes > pyjamas, socks, kids-dressing-gown
  ro papuci, papuc, papuci de casă, papucei, papuci casă, șlapi, papuci copii, șoșoni, pantofi de interior, cipici, ciupici, târlici
  en slippers, house shoes, indoor shoes, kids slippers, home shoes, slipper boots
  hu papucsok, papucs, házipapucs, benti cipő, házicipő, mamusz, mamuszok, szobacipő

  nursery-slippers < slippers @ shoes > socks, clothes-bag, name-labels, nursery-backpack
  ro papuci de grădiniță, papuci grădiniță, pantofi de interior grădiniță, papucei grădiniță, tenisi de interior
  en nursery slippers, indoor nursery shoes, kindergarten slippers, daycare shoes, preschool slippers
  hu óvodai benti cipők, óvodai benti cipő, ovis cipő, ovis benti cipő, bölcsis cipő, váltócipő, óvodai váltócipő, ovicipő

  flip-flops < sandals @ shoes, swimwear > sun-hat, swimsuit
  ro șlapi, șlap, papuci de plajă, papuci de vară, șlapi copii, crocs, saboți, papuci de piscină
  en flip flops, sliders, clogs, crocs, beach shoes, pool slides
  hu strandpapucsok, strandpapucs, flip-flop, vietnámi papucs, crocs, klumpa, műanyag papucs

  water-shoes < sandals, beach @ shoes, swimwear > swimsuit, sun-hat
  ro pantofi de apă, încălțăminte de apă, papuci de apă, aqua shoes, pantofi plajă
  en water shoes, aqua shoes, swim shoes, beach shoes, wet shoes
  hu vízicipők, vízicipő, fürdőcipő, tengeri cipő, úszócipő

  dance-clothes < tulle-skirt @ dresses > ballet-shoes, tights
  ro costume de balet, costum balet, body balet, costum gimnastică, rochiță balet
  en leotards, ballet outfits, dance clothes, gymnastics leotards, ballet dresses
  hu balettruhák, tornadressz, balett dressz, balettruha, tánctrikó

  ballet-shoes < shoes @ shoes > tulle-skirt, tights
  ro balerini, poante, cipici, cipici balet, pantofi de balet
  en ballet shoes, dance shoes, ballerinas, ballet flats, ballet pumps
  hu balettcipők, balettcipő, tánccipő, gyakorlócipő

  insoles @ shoes
  ro talonete, branțuri, șireturi, spray impermeabilizant
  en insoles, shoe laces, shoe inserts
  hu talpbetétek, talpbetét, cipőfűző

  swimwear < beach @ swimwear > sun-cream, hooded-towel, sun-hat, armbands
  ro costume de baie, costum de baie, costume de înot, costum de înot, costum baie copii, haine de plajă, costum uv
  en swimwear, swimming costumes, bathing suits, beachwear, swim clothes, uv clothes, swimming clothes
  hu fürdőruhák, fürdőruha, úszóruha, gyerek fürdőruha, strandruha, uv ruha, úszódressz

  swimsuit < swimwear @ swimwear > sun-hat, hooded-towel, sun-cream, bath-poncho
  ro costume de baie întregi, costum de baie întreg, costum de baie fetițe, costum de baie fete, costum întreg
  en swimsuits, one piece swimsuits, swimming suits, cossies
  hu egyrészes fürdőruhák, egyrészes fürdőruha, lány fürdőruha, úszódressz

  swimsuit-and-hat-set < swimsuit, sun-hat @ swimwear > hooded-towel, sun-cream, sandals
  ro seturi costum de baie și pălărie, set costum de baie și pălărie, set costum de baie cu pălărie
  en swimsuit and hat sets, swimsuit and hat set, swimming costume and hat sets
  hu fürdőruha és kalap szettek, fürdőruha és kalap szett, fürdőruha és sapka szett

  uv-swimsuit < swimwear @ swimwear > sun-hat, sun-cream, hooded-towel
  ro costume de baie cu mânecă lungă, costum de baie cu mânecă lungă, costum de baie uv, costum cu protecție uv, costum de baie mânecă lungă
  en long-sleeved swimsuits, uv swimsuits, sun suits, uv suits, long sleeve swimsuits, upf swimsuits, sunsuits, wetsuits
  hu hosszú ujjú fürdőruhák, hosszú ujjú fürdőruha, uv fürdőruha, uv védős fürdőruha, neoprén ruha, uv-szűrős ruha

  bikini < swimwear @ swimwear > sun-hat, sun-cream
  ro costume de baie din două piese, costum de baie două piese, bikini, slip de baie
  en bikinis, two piece swimsuits, tankinis
  hu bikinik, bikini, kétrészes fürdőruha

  swim-shorts < swimwear @ swimwear > rash-vest, sun-hat, sun-cream
  ro șorturi de baie, șort de baie, pantaloni de baie, slip de baie, boxeri de baie, șort de plajă
  en swim shorts, swimming trunks, swim trunks, board shorts, swimming shorts, trunks
  hu fürdőnadrágok, fürdőnadrág, fürdő sort, úszónadrág, fürdősort, fürdőgatya

  rash-vest < swimwear @ swimwear > swim-shorts, sun-hat, sun-cream
  ro tricouri de înot, tricou de înot, tricou uv, tricou cu protecție solară, bluză uv, tricou de baie
  en rash vests, rash guards, rashguards, swim tops, uv tops, swim shirts, swim t-shirts, sun tops
  hu uv-pólók, uv póló, úszópóló, uv felső, fürdőpóló, uv szűrős póló

  swim-nappy < beach, swimming-lessons @ swimwear, nappies > swimsuit, hooded-towel, wet-bag, sun-hat, bath-poncho
  ro scutece de înot, scutec de înot, scutec de înot refolosibil, scutece piscină, scutec de baie, chilot de înot, scutece de apă, scutece înot
  en swim nappies, swim diapers, swimming nappies, swim pants, aqua nappies, happy nappy, little swimmers, swimming diapers
  hu úszópelenkák, úszópelenka, többször használható úszópelenka, úszópelus, vizipelenka, úszó pelenka, úszóbugyi

  swim-goggles < swimming-lessons @ swimwear > swimsuit, swim-shorts
  ro ochelari de înot, ochelari de înot copii, cască de înot
  en swim goggles, goggles, swimming goggles, swim caps
  hu úszószemüvegek, úszószemüveg, gyerek úszószemüveg, úszósapka

  armbands < swimming-lessons, beach @ swimwear, outdoor-toys
  ro aripioare de înot, aripioare, colac de înot, colac, vestă de înot, colaci, vestă de salvare, colac bebe
  en armbands, arm bands, water wings, swim rings, swim vests, float suits, life jackets, floaties, baby floats, swim floats
  hu karúszók, karúszó, úszógumi, úszómellény, babaúszógumi, úszómellények, nyakúszógumi, mentőmellény

  christening-clothes < christening @ occasion + christening-dress, christening-suit, christening-set
  ro haine de botez, hăinuțe de botez, botez și ocazii, haine botez, compleu botez, compleuri botez
  en christening clothes, christening outfits, christening wear, baptism outfits, christening and occasion, baptism clothes
  hu keresztelőruhák, keresztelői ruha, keresztelő ruházat, keresztelő és alkalmi, keresztelő ruhák, keresztelőruha, keresztelő ruha

  christening-dress < occasion-dress @ occasion > christening-blanket, bonnet, baby-booties, tights
  ro rochițe de botez, rochiță de botez, rochie de botez, rochie botez, rochiță botez
  en christening dresses, christening gowns, baptism dresses, christening robes, baptism gowns, baptism dress
  hu keresztelőruhák, keresztelőruha, keresztelő ruha, keresztelői ruha, keresztelős ruha

  christening-suit @ occasion > christening-blanket, baby-booties, shirt
  ro costume de botez, costum de botez, costumaș botez, costumaș de botez
  en christening suits, baptism suits, boys christening outfit, christening romper
  hu keresztelőöltönyök, keresztelőöltöny, keresztelő öltöny, keresztelő szett fiú

  christening-set @ occasion > christening-blanket, keepsake-album, baby-booties, bonnet
  ro seturi de botez, set de botez, trusou de botez, trusou botez, set botez, trusouri de botez, pânză de botez, crijmă, lumânare de botez
  en christening sets, christening layettes, baptism sets, christening layette
  hu keresztelőszettek, keresztelőszett, keresztelő szett, keresztelőkelengye, keresztelő csomag, keresztelőgarnitúra

  occasion-dress < dress @ occasion + christening-dress > tights, hair-accessories, ballet-shoes, cardigan
  ro rochițe de ocazie, rochiță de ocazie, rochie de ocazie, rochie elegantă, rochie festivă, rochie de domnișoară de onoare, rochie de serbare, rochie de nuntă fetițe, rochie de gală, rochiță serbare, rochițe serbare, rochiță elegantă, rochii elegante
  en party dresses, occasion dresses, flower girl dresses, formal dresses, special occasion dresses, bridesmaid dresses, wedding dresses for girls
  hu alkalmi ruhák, alkalmi ruha, ünneplő ruha, koszorúslányruha, ünnepi ruha, tüll alkalmi ruha, koszorúslány ruha, elegáns ruha

  occasion-suit @ occasion > shoes, bow-tie, socks, cardigan
  ro costume de ocazie, costum elegant, sacou, costum de ocazie, costume, costum, cămașă și pantaloni de ocazie, vestă elegantă
  en occasion suits, suits, blazers, formal wear, shirt and trousers sets, shirt and trousers set, page boy suits
  hu alkalmi öltönyök, öltöny, ünneplős ruha, alkalmi ing és nadrág szett, zakó, gyerek öltöny, alkalmi szett

  bow-tie @ occasion > shirt
  ro papioane, papion, cravată copii, papion copii, papion bebe
  en bow ties, kids ties, bow tie, neckties
  hu csokornyakkendők, csokornyakkendő, nyakkendő, gyerek csokornyakkendő

  traditional-costume < occasion-dress @ occasion
  ro costume populare, costum popular, ie, ie copii, costum național, port popular, costum popular copii
  en traditional costumes, folk costumes, romanian blouses
  hu népviseletek, népviselet, hímzett ruha, népi ruha
`)
