/** What is worn on head, hands and feet, for swimming and for a great day. */
import { typeTable } from './type-table.ts'

export const hatsAndShoes = typeTable(`
  headwear @ hats-gloves + winter-hat, sun-hat, cap, newborn-hat, bonnet, headband
  ro căciuli și pălării, articole pentru cap
  en hats, headwear, kids hats, baby hats, hat, bonnets and hats
  hu sapkák és kalapok, fejfedő, fejfedők

  hat < headwear @ hats-gloves + winter-hat, cap, newborn-hat, bonnet
  ro căciuli și șepci
  en hats and caps
  hu sapkák, sapka, gyereksapka, babasapka, kissapka, sapi, sapkácska

  winter-hat < headwear, winter-accessories @ hats-gloves > scarf, gloves, mittens, winter-jacket
  ro căciuli, căciulă, căciuliță, fes, căciulițe, căciuliță cu urechiușe, fesuri, fesuleț, căciuliță bebe, căciuli copii, căciulă moț, căciulă cu moț, căciulă ciucure, căciulă cu ciucure, căciulă ciucuri, căciulă urechiușe, căciulă cu urechi, căciulă cu urechiușe, căciuliță cu moț, căciulă tricotată, căciuli tricotate, fes tricotat, tichie, tichiuță, cușmă, cușmuliță, ușancă, rusească, căciulă rusească, căciulă îmblănită, căciulă pompon, căciuliță pompon, căciulă cu pompon, căciuliță cu pompon, scufie, bască iarnă
  en winter hats, bobble hats, beanies, woolly hats, knitted hats, hats with ears, hat with ears, warm hats, pom pom hats, trapper hats, wool hats, wooly hats, toques, tuques, toboggan hats, pompom hats, ski hats, chunky hats, fleece hats, earflap hats, woolen hats, bobbly hats, bear hats, ribbed beanies, fluffy hats, pom hats, ear flap hat
  hu téli sapkák, téli sapka, bojtos sapka, kötött sapka, füles sapka, meleg sapka, gyapjúsapka, sísapka, usánka, kötősapka, manósapka, téli sapi, bundás sapka, fülvédős sapka, bojtos sapi, kötött sapi, pilótasapka, pilóta sapka, pomponos sapka, bélelt sapka, kucsma, füles sapi

  balaclava < winter-hat @ hats-gloves > gloves, winter-jacket
  ro cagule, cagulă, căciulă cagulă, cagulă copii, căciulă integrală, căciulă cu gât, căciulă cască, căciulă bob
  en balaclavas, balaclava hats, helmet hats, ski masks, pixie hats, snoods with hood, hood scarves, hooded snoods
  hu maszksapkák, maszksapka, csősapka, símaszk, balaklava, sisaksapka, sálsapka, sapkasál, nyakvédős sapka, csuklyasapka, kámzsa, kapucnis sál

  newborn-hat < headwear @ hats-gloves, newborn-sets > scratch-mittens, swaddle, bodysuit, baby-blanket
  ro căciulițe de nou-născut, căciuliță de nou-născut, căciuliță nou-născut, bonețică, căciuliță subțire, căciuliță maternitate, căciuliță bumbac, căciuliță prematuri, tichie nou-născut, căciulițe bumbac, căciulă nou-născut, căciulă subțire, fes subțire, fes nou-născut, căciuliță spital, bonetă nou-născut, căciulă spital
  en newborn beanies, newborn hats, hospital hats, baby beanies, newborn caps, cotton baby hats, knot hats, first hats, hospital beanies, premature hats, knotted hats, preemie hats, tiny hats
  hu újszülött sapkák, újszülött sapka, vékony sapka, pamutsapka

  bonnet < headwear @ hats-gloves > cardigan, baby-booties, baby-blanket
  ro bonete, bonetă, bonetă legată sub bărbie, bonețele, bonetă bebe, bonețică, bonetă tricotată, bonetă cu șnur, scufiță, scufie, căciuliță legată, căciuliță cu șnur, căciuliță cu legătură, căciuliță cu legare, capişon, bonetă botez, căciulă cu șireturi
  en bonnets, tie-under bonnets, baby bonnets, tie hats, tied hats, tie bonnets, hats with strings, pixie bonnets, vintage bonnets, pilot cap
  hu főkötők, főkötő, megkötős főkötő, megkötős sapka, bonnet, fejkötő, kötős sapka, megkötős sapi, babafőkötő

  sun-hat < headwear, beach @ hats-gloves, swimwear > sun-cream, sunglasses, sandals, swimsuit, summer-dress
  ro pălării de soare, pălăriuță de soare, pălărie, pălăriuță, pălării, pălărie cu apărătoare de ceafă, pălărie plajă, șapcă cu protecție ceafă, pălărie soare bebe, clop, pălărie uv, pălărie cu ceafă, căciuliță de soare, șapcă ceafă, șapcă legionar, pălărie legionar, pălărie pescar, bucket hat, șăpcuță de soare, șapcă de soare, pălărie piscină, bonetă soare, pălărioară
  en sun hats, sunhats, summer hats, legionnaire sun hats, bucket hats, brimmed hats, straw hats, uv hats, legionnaire hats, swim hats, sun caps, floppy hats, flap hats, sun bonnets, keppi hats, beach hats, upf hats, fisherman hats, beach caps, pool hats, legionaire hats, flap caps, holiday hats
  hu napkalapok, napkalap, kalap, kalapok, tarkóvédős napkalap, nyári sapka, kiskalap, szalmakalap, halászkalap, tarkóvédős sapka, nyári sapi, uv kalap, uv sapka, napsapka, napvédős sapka, strandsapka, nyakvédős kalap, napvédő sapka, halászsapka, légiós sapka

  cap < headwear @ hats-gloves > sunglasses, t-shirt, shorts, sun-cream
  ro șepci, șapcă, șepcuță, șapcă copii, basc, bască, șapcă cu cozoroc, cozoroc, cozoroace, chipiu, șapcă baseball, baseball cap
  en caps, baseball caps, kids caps, berets, flat caps, snapbacks, peak caps, peaked hats, trucker caps, ball caps, sports caps, baseball hats, hats with peak, trucker hats, peaked cap
  hu baseballsapkák, ellenzős sapka, baseball sapka, siltes sapka, simléderes sapka, svájcisapka, sapkák ellenzővel, baseballsapka, siltes sapi, sildes sapka, simlis sapka, baseball sapi, ellenzős sapi, bézbólsapka

  headband < headwear @ hats-gloves > dress
  ro bentițe, bentiță, bentiță bebe, bandană de cap, turban, batic, baticuri, bandană, cordeluță
  en headbands, baby headbands, turbans, ear warmers, hairbands, hair bands
  hu fejpántok, fejpánt, hajpánt, babafejpánt, fülmelegítő, turbán, fülvédő pánt, babahajpánt

  hair-accessories @ hats-gloves > dress
  ro accesorii de păr, agrafe, agrafă, elastice de păr, fundițe, clame, cleme de păr, funde păr, clamă
  en hair accessories, hair clips, hair bows, hair slides, hair ties, bows, barrettes, scrunchies
  hu hajdíszek, hajcsat, hajgumi, masni, hajcsatok, hajdísz

  winter-accessories @ hats-gloves + winter-hat, gloves, mittens, scarf, hat-and-scarf-set, hat-and-mittens-set
  ro accesorii de iarnă, căciuli fulare și mănuși, accesorii iarnă copii
  en winter accessories, hats scarves and gloves, cold weather accessories
  hu téli kiegészítők, sapkák sálak és kesztyűk, sapka sál kesztyű

  gloves < winter-accessories @ hats-gloves > winter-hat, scarf, winter-jacket
  ro mănuși, mănușă, mănușele, mănuși copii, mănuși bebe, mănuși de schi, mănuși cu degete, mănuși tricotate, mănuși lână, mănuși impermeabile, mănuși zăpadă, mănuși de zăpadă, mănuși ski, mănuși de ski
  en gloves, kids gloves, ski gloves, waterproof gloves, snow gloves, magic gloves, fleece gloves
  hu kesztyűk, kesztyű, ötujjas kesztyű, gyerekkesztyű, síkesztyű, gyerek kesztyű, kiskesztyű, babakesztyű, vízálló kesztyű, kesztyűcske, kétujjas kesztyű, kötött kesztyű, ujjas kesztyű

  mittens < gloves @ hats-gloves > winter-hat, scarf, snowsuit
  ro mănuși cu un deget, mitene, mănuși fără degete, mănuși cu șnur, mănuși cu sfoară, mănușițe
  en mittens, mitts, baby mittens, kids mittens, mitten, thumbless mittens, mittens on string, mittens with string, string mittens, mitts on string, snow mittens, snow mitts, thumbless mitts
  hu egyujjas kesztyűk, egyujjas kesztyű, ujjatlan kesztyű, bébikesztyű, kétujjas kesztyű

  scarf < winter-accessories @ hats-gloves > winter-hat, gloves, winter-jacket
  ro fulare, fular, fular circular, eșarfă, guler, fular tip guler, fulărel, gulere, snood, fulare copii, eșarfe, fulărașe, fulăraș, fular rotund, fular tub, tub gât, guler gât, guler lână, guler tricotat, neck warmer, șal, batic, buff
  en scarves, scarf, snoods, neck warmers, neck gaiters, kids scarves, infinity scarves, neck scarves, tube scarves, mufflers, loop scarves, cowls, buff
  hu sálak, sál, csősál, körsál, nyakmelegítő, gyereksál, kendő, babasál, nyakvédő, sálacska, nyaksál

  hat-and-scarf-set < winter-hat, scarf @ hats-gloves > gloves, winter-jacket
  ro seturi căciulă și fular, căciulă cu fular, set căciulă și fular, set fular și căciulă, căciulă și fular asortat, căciuliță cu fular
  en hat and scarf sets, hat and scarf set, scarf and hat sets, hat and scarf, hats and scarves
  hu sapka és sál szettek, sapka és sál szett, sapka sál szett, sapka és sál, sapi sál, sapi és sál, sapkasál szett

  hat-and-mittens-set < winter-hat, mittens @ hats-gloves > scarf, winter-jacket
  ro seturi căciulă și mănuși, set căciulă și mănuși, set mănuși și căciulă, căciulă și mănuși, set de iarnă
  en hat and mittens sets, hat and mittens set, hat and gloves sets, hat and gloves, hats and gloves, hat and mittens, hat and mitts, beanie and mittens
  hu sapka és kesztyű szettek, sapka és kesztyű szett, sapka kesztyű szett, sapka és kesztyű, sapi kesztyű

  sun-protection < beach + sun-hat, sunglasses, sun-cream, rash-vest, uv-swimsuit
  ro protecție solară copii, protecție la soare, protecție uv copii
  en sun protection, uv protection
  hu napvédelem, uv védelem

  sunglasses < beach @ hats-gloves, swimwear > sun-hat, sun-cream
  ro ochelari de soare, ochelari de soare copii, ochelari soare bebe, ochelari
  en sunglasses, kids sunglasses, baby sunglasses, sunnies
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
  ro pantofi, pantof, pantofiori, pantofi copii, mocasini, balerini, mocasini copii, espadrile, incălțări copii, pantofiori bebe, pantofi școală, pantofi grădiniță, pantofi eleganți, pantofi piele, pantofi cu scai
  en shoes, kids shoes, children's shoes, loafers, moccasins, mary janes, toddler shoes, shoe, footware, school shoes, velcro shoes, day shoes, children's footwear, smart shoes, casual shoes, prewalkers and shoes, outdoor shoes, autumn shoes
  hu cipők, cipő, cipellő, félcipő, mokaszin, balerina, balerinacipő, bőrcipő, topán, topánka, topánkák, cipőcske, alkalmi cipő, ünneplő cipő, supinált cipő, szupinált cipő, tépőzáras cipő, átmeneti cipő, gyerek cipő

  first-steps-shoes < shoes, first-steps @ shoes > socks, non-slip-socks
  ro pantofi pentru primii pași, pantofi primii pași, primii pantofi, încălțăminte primii pași, pantofi barefoot, ghete primii pași, barefoot, primii papuci, ghete barefoot, pantofi flexibili, pantofi de mers, pantofi prewalker, prewalker, pantofi mers
  en first-steps shoes, first shoes, first walking shoes, pre walkers, first walkers, baby walking shoes, barefoot shoes, baby shoes, pre-walker shoes, cruisers shoes, cruising shoes, starter shoes, walking shoes, flexible shoes, minimalist shoes, walker shoes, cruisers, crawlers
  hu elsőlépés cipők, elsőlépés cipő, első cipő, első lépés cipő, járástanuló cipő, tipegőcipő, barefoot cipő, mezítlábas cipő, babacipő, elsőlépés, első cipőcske, járócipő, totyogó cipő, lépegető cipő

  baby-booties < footwear @ shoes, newborn-sets > socks, newborn-hat, snowsuit
  ro botoșei, botoși, botoșei bebe, papucei bebe, botoșei bebeluș, botos, pantofiori bebe, botosei nou-născut, încălțări bebe, papucei moi, botoși tricotați, botoșei tricotați, botoșei lână, botoșei iarnă, opincuțe, cizmulițe bebe, papuci bebeluș, ghetuțe bebe, mocasini moi, tălpici bebe, botoșei din piele, sosete botoșei, încălțăminte bebe, pantofi nou-născut, tenisi bebe, mocasini bebe, cipici bebe
  en booties, baby booties, crib shoes, soft sole shoes, pram shoes, bootees, baby bootees, soft soled baby shoes, pram booties, soft soles, pram boots, slip on booties, newborn booties, newborn shoes, baby slippers, soft shoes, crawling shoes, crawlers shoes, softsoles, crib booties, baby moccasins, moccs, mocs, sock shoes, baby boots
  hu puha kiscipők, kocsicipő, babacipő, tutyi, puhatalpú cipő, puhatalpú kiscipő, kiscipő, babatutyi, mamusz bébi, babamamusz, kötött cipő, kötött kiscipő, mászócipő, mászó cipő, újszülött cipő, babatipegő, zoknicipő, tappancs

  boots < footwear @ shoes + winter-boots, ankle-boots, wellies > wool-socks, tights
  ro cizme, cizmă, bocanci, cizmulițe, botine, cizme copii, încălțăminte toamnă
  en boots, kids boots, chelsea boots, boot
  hu csizmák, csizma, bakancs, bakancsok, gyerekcsizma, kiscsizma, csizmácska, bakancska, surranó

  ankle-boots < boots @ shoes > socks, tights
  ro ghete, gheată, ghetuțe, bocanci, ghete copii, bocăncei, botine fete, ghete piele, ghetuțe piele, ghete cu scai, ghete primăvară, ghete scai
  en ankle boots, booties for kids, lace up boots, velcro boots, desert boots, short boots, autumn boots, dealer boots, half boots, mid boots, zip boots, high tops
  hu bokacsizmák, bokacsizma, bokacipő, magasszárú cipő, bakancs, magas szárú cipő

  winter-boots < boots @ shoes > wool-socks, snow-trousers
  ro ghete de iarnă, gheată de iarnă, cizme de iarnă, cizme de zăpadă, apreschiuri, ghete îmblănite, cizme îmblănite, apreschi, ghete iarnă, cizme blană, cizmulițe iarnă, cizmulițe de iarnă, ghete zăpadă, ghete de zăpadă, cizme impermeabile, ghete impermeabile, ghete blană, ghete căptușite, ghete cu blană, ghete cu blăniță, bocanci de iarnă, bocanci iarnă, încălțăminte iarnă, încălțăminte de iarnă, ghete groase, cizme lână, moon boots, încălțări iarnă, ghete lână, cizmulițe îmblănite
  en winter boots, snow boots, warm boots, lined boots, snowboots, apres ski boots, moon boots, furry boots, ugg boots, snow shoes, insulated boots, fluffy boots, thermal boots, sheepskin boots, winter shoes, snow booties, warm shoes
  hu téli csizmák, téli csizma, hócsizma, bélelt csizma, hótaposó, téli bakancs, téli cipő, bundás csizma, bélelt cipő, hócipő, bundás cipő, bundás bakancs, bélelt bakancs, meleg csizma, téli csizmácska, bundacipő

  wellies < boots, footwear @ shoes > wool-socks, raincoat, rain-suit
  ro cizme de cauciuc, cizmulițe de cauciuc, cizme de ploaie, cizme cauciuc, cizmulițe ploaie, cizme ploaie, cizme gumă, gumari, cizme cauciucate, galoși, cizme bălți, cizme apă, ciubote, ciuboțele, ciubote de cauciuc, cizme pvc, cizme noroi, încălțăminte ploaie, încălțăminte de ploaie, cizme plastic
  en wellies, wellington boots, wellingtons, rain boots, rubber boots, gumboots, welly boots, rainboots, puddle boots, mud boots, galoshes, rain shoes, muckboots, muck boots, rain wellies, welleys, waterproof boots, splash boots
  hu gumicsizmák, gumicsizma, gumi csizma, esőcsizma, gumicsizmácska, pocsolyacsizma, gumicsizi, gumi csizmácska

  trainers < footwear @ shoes > socks, joggers, t-shirt
  ro pantofi sport, adidași, teniși, bascheți, sneakers, adidas, adidași copii, încălțăminte sport, teniși copii, snikers, pantofi alergare, adidași cu scai, papuci sport
  en trainers, sneakers, sports shoes, running shoes, kids trainers, gym shoes, tennis shoes, sport shoes, running trainers, velcro trainers, runners, tennies, sandshoes, daps, sport trainers, joggers shoes, gym trainers, pe shoes, pe trainers, school trainers, athletic shoes, gutties
  hu sportcipők, sportcipő, edzőcipő, sneaker, futócipő, tornacipő, utcai sportcipő, csuka, sportcsuka, utcai cipő, teniszcipő, villogó cipő, világító cipő, világítós cipő

  canvas-shoes < trainers @ shoes > socks, shorts
  ro teniși de pânză, teniși, tenișiori, bascheți, espadrile, teniși copii, tenesi de pânză, pantofi pânză, pantofi de pânză, conversi, tenisi cu scai, pantofi textili, tenesi, balerini
  en canvas trainers, canvas shoes, plimsolls, espadrilles, pumps, canvas sneakers, canvas pumps, school plimsolls, textile shoes, pe plimsolls, cloth shoes, slip on shoes, slip ons, pumps for school, deck shoes
  hu vászoncipők, vászoncipő, tornacipő, tornacipők, dorko, vászon tornacsuka, vászon tornacipő, vászon csuka, textilcipő

  sandals < footwear, beach @ shoes > sun-hat, shorts, sun-cream
  ro sandale, sanda, sandaluțe, sandale copii, sandale închise, sandale piele, sandale barefoot, încălțăminte vară, încălțăminte de vară, sandale decupate
  en sandals, kids sandals, summer shoes, baby sandals, jelly shoes, jellies, fisherman sandals, open shoes, walking sandals, sandles, velcro sandals, t-bar sandals
  hu szandálok, szandál, zárt orrú szandál, gyerekszandál, nyári cipő, szandi, szandálcipő, supinált szandál, szupinált szandál, saru

  slippers < footwear @ shoes > pyjamas, socks, kids-dressing-gown
  ro papuci, papuc, papuci de casă, papucei, papuci casă, șlapi, papuci copii, șoșoni, pantofi de interior, cipici, ciupici, târlici, pantofi casă, pantofi de casă, botoșei casă, botoși casă, papuci îmblăniți, papuci pufoși, încălțăminte de casă, încălțăminte casă, încălțăminte interior, încălțăminte de interior, papuci interior, papuci de interior, pașmaci, pâslari, papuci lână
  en slippers, house shoes, indoor shoes, kids slippers, home shoes, slipper boots, house slippers, bed slippers, slip-ons indoor, warm slippers, inside shoes, slippers for nursery, home slippers, hausschuhe, felt slippers
  hu papucsok, papucs, házipapucs, benti cipő, házicipő, mamusz, mamuszok, szobacipő, pacsker, otthoni cipő, otthoni papucs, lakáscipő, benti papucs, mamuszka

  nursery-slippers < slippers @ shoes > socks, clothes-bag, name-labels, nursery-backpack
  ro papuci de grădiniță, papuci grădiniță, pantofi de interior grădiniță, papucei grădiniță, tenisi de interior, pantofi de grădiniță, pantofi grădiniță, papuci creșă, papuci de creșă, papuci grădi, încălțăminte grădiniță, încălțăminte de grădiniță, balerini grădiniță, teniși grădiniță, botoșei grădiniță, botoșei creșă, papuci de școală, papuci școală, papucei creșă, pantofi de creșă
  en nursery slippers, indoor nursery shoes, kindergarten slippers, daycare shoes, preschool slippers, preschool shoes, kindergarten shoes, nursery shoes, daycare slippers, kita slippers, childcare slippers
  hu óvodai benti cipők, óvodai benti cipő, ovis cipő, ovis benti cipő, bölcsis cipő, váltócipő, óvodai váltócipő, ovicipő, ovis papucs, bölcsis papucs, óvodai papucs, óvodai cipő, óvodás cipő, bölcsődei cipő, ovis szandál, ovis benti, bölcsis benti cipő

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
  ro costume de baie, costum de baie, costume de înot, costum de înot, costum baie copii, haine de plajă, costum uv, costume plajă, costum plajă, costum de plajă, costum piscină, costum de piscină, lenjerie de baie, echipament înot, ținută plajă, costum bazin
  en swimwear, bathing suits, beachwear, swim clothes, uv clothes, swimming clothes, bathers, swimmers, cossie, swimming gear, pool clothes, swimming stuff, swimming things, bathing costumes, swimming kit, swim outfits, swim kit, swimming outfits
  hu fürdőruhák, fürdőruha, úszóruha, gyerek fürdőruha, strandruha, uv ruha, úszódressz, fürdőruci, fürdőruhácska, fürdődressz

  swimsuit < swimwear @ swimwear > sun-hat, hooded-towel, sun-cream, bath-poncho
  ro costume de baie întregi, costum de baie întreg, costum de baie fetițe, costum de baie fete, costum întreg
  en swimsuits, one piece swimsuits, swimming suits, cossies, costumes swimming, cozzie, swimming costumes
  hu egyrészes fürdőruhák, egyrészes fürdőruha, lány fürdőruha, úszódressz

  swimsuit-and-hat-set < swimsuit, sun-hat @ swimwear > hooded-towel, sun-cream, sandals
  ro seturi costum de baie și pălărie, set costum de baie și pălărie, set costum de baie cu pălărie
  en swimsuit and hat sets, swimsuit and hat set, swimming costume and hat sets
  hu fürdőruha és kalap szettek, fürdőruha és kalap szett, fürdőruha és sapka szett

  uv-swimsuit < swimwear @ swimwear > sun-hat, sun-cream, hooded-towel
  ro costume de baie cu mânecă lungă, costum de baie cu mânecă lungă, costum de baie uv, costum cu protecție uv, costum de baie mânecă lungă, costum cu mâneci, combinezon înot, combinezon de înot, salopetă înot, costum neopren, neopren, salopetă uv, costum solar, costum upf
  en long-sleeved swimsuits, uv swimsuits, sun suits, uv suits, long sleeve swimsuits, upf swimsuits, sunsuits, wetsuits, uv swimwear, sun swimsuits, uv sunsuits, surf suits, upf suits, sunsafe suits, sunproof suits, all in one swimsuit, uv all in one
  hu hosszú ujjú fürdőruhák, hosszú ujjú fürdőruha, uv fürdőruha, uv védős fürdőruha, neoprén ruha, uv-szűrős ruha

  bikini < swimwear @ swimwear > sun-hat, sun-cream
  ro costume de baie din două piese, costum de baie două piese, bikini, slip de baie
  en bikinis, two piece swimsuits, tankinis
  hu bikinik, bikini, kétrészes fürdőruha

  swim-shorts < swimwear @ swimwear > rash-vest, sun-hat, sun-cream
  ro șorturi de baie, șort de baie, pantaloni de baie, slip de baie, boxeri de baie, șort de plajă, slip înot, slip de înot, slipi, șort înot, șort de înot, pantaloni de plajă, pantaloni înot, chiloți de baie, chilot de baie, chilot baie, șort piscină, pantaloni scurți baie
  en swim shorts, swimming trunks, swim trunks, board shorts, swimming shorts, trunks, boardies, bathing shorts, swim boxers, bathing trunks, swimmers for boys, swimming briefs, boys swimwear, beach shorts
  hu fürdőnadrágok, fürdőnadrág, fürdő sort, úszónadrág, fürdősort, fürdőgatya, úszógatya, fürdőboxer, strandnadrág, fürdőnaci

  rash-vest < swimwear @ swimwear > swim-shorts, sun-hat, sun-cream
  ro tricouri de înot, tricou de înot, tricou uv, tricou cu protecție solară, bluză uv, tricou de baie, bluză de înot, bluză înot, tricou plajă, tricou de plajă, bluză plajă, tricou piscină, bluză de baie, lycra
  en rash vests, rash guards, rashguards, swim tops, uv tops, swim shirts, swim t-shirts, sun tops, rashies, rash tops, surf tops, uv t-shirts, sun shirts, uv shirts, uv vests, rash shirts, rashers, rash suits
  hu uv-pólók, uv póló, úszópóló, uv felső, fürdőpóló, uv szűrős póló, napvédő póló, strandpóló

  swim-nappy < beach, swimming-lessons @ swimwear, nappies > swimsuit, hooded-towel, wet-bag, sun-hat, bath-poncho
  ro scutece de înot, scutec de înot, scutec de înot refolosibil, scutece piscină, scutec de baie, chilot de înot, scutece de apă, scutece înot, slip scutec, chiloți scutec, scutece bazin, scutec bazin, little swimmers, pampers înot
  en swim nappies, swim diapers, swimming nappies, swim pants, aqua nappies, happy nappy, little swimmers, swimming diapers, pool nappies, water nappies, pool diapers, splash nappies, splashabouts
  hu úszópelenkák, úszópelenka, többször használható úszópelenka, úszópelus, vizipelenka, úszó pelenka, úszóbugyi, medencepelenka, fürdőpelenka, pelenka babaúszáshoz, babaúszás pelenka, uszodai pelenka, vízipelus

  swim-goggles < swimming-lessons @ swimwear > swimsuit, swim-shorts
  ro ochelari de înot, ochelari de înot copii, cască de înot
  en swim goggles, goggles, swimming goggles, swim caps
  hu úszószemüvegek, úszószemüveg, gyerek úszószemüveg, úszósapka

  armbands < swimming-lessons, beach @ swimwear, outdoor-toys
  ro aripioare de înot, aripioare, colac de înot, colac, vestă de înot, colaci, vestă de salvare, colac bebe
  en armbands, arm bands, water wings, swim rings, swim vests, float suits, life jackets, floaties, baby floats, swim floats
  hu karúszók, karúszó, úszógumi, úszómellény, babaúszógumi, úszómellények, nyakúszógumi, mentőmellény

  christening-clothes < christening @ occasion + christening-dress, christening-suit, christening-set
  ro haine de botez, hăinuțe de botez, botez și ocazii, haine botez, compleu botez, compleuri botez, ținută botez, ținute botez, îmbrăcăminte botez, ținută de botez, hainute biserică
  en christening clothes, christening outfits, christening wear, baptism outfits, christening and occasion, baptism clothes
  hu keresztelőruhák, keresztelői ruha, keresztelő ruházat, keresztelő és alkalmi, keresztelő ruhák, keresztelőruha, keresztelő ruha, keresztelős szett, keresztelői szett, keresztelői öltözet

  christening-dress < occasion-dress @ occasion > christening-blanket, bonnet, baby-booties, tights
  ro rochițe de botez, rochiță de botez, rochie de botez, rochie botez, rochiță botez, rochie creștinare
  en christening dresses, christening gowns, baptism dresses, christening robes, baptism gowns, baptism dress, baptismal gowns, baptismal dresses, dedication dresses, christening frocks, baptism robes
  hu keresztelőruhák, keresztelőruha, keresztelő ruha, keresztelői ruha, keresztelős ruha

  christening-suit @ occasion > christening-blanket, baby-booties, shirt
  ro costume de botez, costum de botez, costumaș botez, costumaș de botez, frac bebe, smoking bebe, costumaș elegant
  en christening suits, baptism suits, boys christening outfit, christening romper, baptism rompers
  hu keresztelőöltönyök, keresztelőöltöny, keresztelő öltöny, keresztelő szett fiú, keresztelő ing

  christening-set @ occasion > christening-blanket, keepsake-album, baby-booties, bonnet
  ro seturi de botez, set de botez, trusou de botez, trusou botez, set botez, trusouri de botez, pânză de botez, crijmă, lumânare de botez, trusou biserică, trusou nași, trusou traditional, pânzeturi botez, set mir, cutie trusou, haine biserică, trusouaș botez, set haine botez
  en christening sets, christening layettes, baptism sets, christening layette, baptism layettes, christening kits, baptism kits
  hu keresztelőszettek, keresztelőszett, keresztelő szett, keresztelőkelengye, keresztelő csomag, keresztelőgarnitúra

  occasion-dress < dress @ occasion + christening-dress > tights, hair-accessories, ballet-shoes, cardigan
  ro rochițe de ocazie, rochiță de ocazie, rochie de ocazie, rochie elegantă, rochie festivă, rochie de domnișoară de onoare, rochie de serbare, rochie de nuntă fetițe, rochie de gală, rochiță serbare, rochițe serbare, rochiță elegantă, rochii elegante, rochie nuntă, rochie petrecere, rochie de petrecere, rochiță de petrecere, rochie prințesă, rochiță prințesă, rochii prințesă, rochie tul, rochiță tul, rochie de bal, rochie aniversare, rochiță aniversare, domnișoară de onoare, domnisoare de onoare, rochie banchet, rochiță nuntă, rochie de ceremonie, rochie crăciun, rochie de crăciun, rochie revelion
  en party dresses, occasion dresses, flower girl dresses, formal dresses, special occasion dresses, bridesmaid dresses, wedding dresses for girls, flowergirl dresses, tulle dresses, formal gowns, wedding dresses, ball gowns, birthday dresses, tutu dresses, christmas dresses, prom dresses, party frocks, party gowns, pageant dresses, sparkly dresses, communion dresses, elegant dresses, princess dress
  hu alkalmi ruhák, alkalmi ruha, ünneplő ruha, koszorúslányruha, ünnepi ruha, tüll alkalmi ruha, koszorúslány ruha, elegáns ruha, ruha esküvőre, esküvői ruha, lagzis ruha, báli ruha, hercegnőruha, party ruha, alkalmi ruhácska, nyoszolyólány ruha, ünneplős ruha

  occasion-suit @ occasion > shoes, bow-tie, socks, cardigan
  ro costume de ocazie, costum elegant, sacou, costum de ocazie, costume, costum, cămașă și pantaloni de ocazie, vestă elegantă, costum de nuntă, costum nuntă, ținută elegantă, ținută de ocazie, ținută nuntă, haine elegante, haine de ocazie, haine ocazie, haine nuntă, set elegant, compleu elegant, haine serbare, haine de serbare, smoking, costum serbare
  en occasion suits, suits, blazers, formal wear, shirt and trousers sets, shirt and trousers set, page boy suits, pageboy outfits, tuxedos, wedding suits, pageboys, page boys, formal outfits, shirt and trousers, smart outfit boy
  hu alkalmi öltönyök, öltöny, ünneplős ruha, alkalmi ing és nadrág szett, zakó, gyerek öltöny, alkalmi szett, ünneplő szett, ünneplő öltözet, szmoking, alkalmi öltözet, frakk, ünneplő, elegáns fiú ruha, fiú alkalmi ruha

  bow-tie @ occasion > shirt
  ro papioane, papion, cravată copii, papion copii, papion bebe
  en bow ties, kids ties, bow tie, neckties
  hu csokornyakkendők, csokornyakkendő, nyakkendő, gyerek csokornyakkendő

  traditional-costume < occasion-dress @ occasion
  ro costume populare, costum popular, ie, ie copii, costum național, port popular, costum popular copii
  en traditional costumes, folk costumes, romanian blouses
  hu népviseletek, népviselet, hímzett ruha, népi ruha
`)
