/** Nappies, bath, skin and the potty. */
import { typeTable } from './type-table.ts'

export const care = typeTable(`
  nappies @ nappies > wipes, nappy-cream, changing-mat, nappy-bin, nappy-sacks
  ro scutece, scutec, pamperși, pampers, pempărși, scutece bebe, scutece copii, scutece absorbante, pachet scutece, pelinci, scutece premium, scutece jumbo
  en nappies, diapers, nappy, diaper, pampers, huggies, disposable nappies, baby diapers, baby nappies, eco nappies, disposable diapers, pants and nappies, taped nappies, nappy packs, diaper packs, bambo nappies, tape nappies
  hu pelenkák, pelenka, pelus, pelusok, pampers, eldobható pelenka, pelenka érzékeny bőrre, papírpelenka, nadrágpelenka tépőzáras, babapelenka, nadrágpelenka, tépőzáras pelenka, pelcsi

  nappy-pants < nappies @ nappies > wipes, nappy-cream, potty
  ro scutece-chiloțel, scutece tip chilot, scutece chilot, chiloței scutec, scutece pants, chilotei absorbanți, pull ups, scutec pantalon, scutece pantaloni, chiloțel pampers, pants
  en nappy pants, pull-ups, pants nappies, diaper pants, training nappies, pull up diapers, pull on nappies, pull up nappies, pull up, pullup nappies, pull on diapers, easy ups, pull ons
  hu bugyipelenkák, bugyipelenka, bugyi pelenka, felhúzható pelenka, pelenkabugyi, bugyipelus, pelenkanadrág, nadrág pelenka, felhúzós pelenka, pants pelenka

  night-nappies < nappies @ nappies > wipes, mattress-protector, pyjamas
  ro scutece de noapte, scutece noapte, scutece pentru noapte
  en night nappies, overnight diapers, night time pants, overnight nappies, night diapers, bedwetting pants, bedtime nappies, nightime nappies, dry nites, drynites, goodnites, bedtime diapers, nighttime diapers, nighttime nappies, sleep diapers
  hu éjszakai pelenkák, éjszakai pelenka, éjjeli pelenka, éjszakai pelus, pelenka éjszakára, éjszakai bugyipelenka

  reusable-nappies < nappies @ nappies > wet-bag, nappy-liners, wipes
  ro scutece textile, scutece refolosibile, scutec textil, scutece lavabile, scutece pânză, scutece cu buzunar, insert scutec
  en reusable nappies, cloth nappies, cloth diapers, washable nappies, pocket nappies, nappy inserts
  hu mosható pelenkák, mosható pelenka, mosipelus, zsebes pelenka, mosi pelus, mosható pelus

  nappy-liners @ nappies
  ro folii biodegradabile scutece, folie scutec, hârtie scutece textile
  en nappy liners, diaper liners, nappy inserts liners
  hu pelenkabetétek, pelenkabetét, tisztító fátyol, betét mosható pelenkához

  nappy-bin @ nappies, changing > nappy-bin-refills, nappy-sacks
  ro coșuri pentru scutece, coș pentru scutece, coș scutece, coș de scutece, container scutece, pubelă scutece
  en nappy bins, diaper pails, diaper genies, nappy disposal bins, diaper bins
  hu pelenkakukák, pelenkakuka, pelenka kuka, pelenkatároló, szagmentes pelenkatároló

  nappy-bin-refills @ nappies, changing
  ro rezerve pentru coș de scutece, rezerve coș scutece, rezervă coș scutece, casete scutece
  en nappy bin refills, diaper pail refills, nappy bin cassettes, refill cassettes
  hu pelenkakuka utántöltők, pelenkakuka utántöltő, pelenkakuka betét

  nappy-sacks @ nappies
  ro pungi pentru scutece, pungi scutece, săculeți scutece
  en nappy sacks, diaper sacks
  hu pelenkazsákok, pelenkazsák, pelenka zacskó, illatosított pelenkazsák

  wipes @ wipes > nappies, nappy-cream, wipes-case, changing-mat
  ro șervețele umede, șervețele, șervețel umed, șervețele bebe, șervețele pentru mâini și față, wipes, șervețele umede bebe, șervețele ude, lavete umede, șervețele cu apă, șervețele apă, water wipes, șervețele fund, șervețele fundulet, șervețele mâini, șervețele sensitive, umede
  en baby wipes, wipes, wet wipes, hand and face wipes, waterwipes, water wipe, bum wipes, nappy wipes, moist wipes, cleansing wipes, wet ones, face wipes, diaper wipes, wipes packs, moist tissues, bulk wipes, biodegradable wipes, unscented wipes, travel wipes, bottom wipes
  hu törlőkendők, törlőkendő, nedves törlőkendő, popsitörlő, popsitörlő kendő, törlő kendő, popsi törlő, kéz- és arctörlő kendő, babatörlő, popsikendő, popsi kendő, popsi törlőkendő, nedves kendő, nedves popsitörlő, baba törlőkendő, vizes törlőkendő, vizes kendő, popótörlő, nedveskendő, nedvestörlő

  dry-wipes @ wipes > nappies, nappy-cream, changing-mat
  ro șervețele uscate din bumbac, șervețele uscate, șervețele din bumbac, dischete bebe, lavete uscate, bețișoare urechi bebe, bețișoare de urechi, dischete, vată bebe, lavete bumbac, pernuțe bumbac, tampoane de bumbac, vată, bumbac demachiant, discuri bumbac
  en dry cotton wipes, dry wipes, cotton wipes, cotton pads, cotton wool, cotton buds, cotton wool pads, dry cloths, cotton tissues, cotton balls, dry tissues
  hu száraz pamutkendők, száraz pamutkendő, száraz törlőkendő, pamutkendő, vattakorong, fültisztító pálcika, száraz kendő, babafültisztító, vatta, vattapamacs, pamut törlőkendő

  reusable-wipes < wipes @ wipes > wet-bag
  ro șervețele refolosibile, șervețele lavabile, lavete lavabile
  en reusable wipes, cloth wipes, washable wipes, washcloth wipes
  hu mosható törlőkendők, mosható törlőkendő, textil törlőkendő

  wipes-case @ wipes
  ro cutii pentru șervețele, cutie șervețele, încălzitor șervețele, dispenser șervețele umede
  en wipes cases, wipe dispensers, wipe warmers, wipes holders
  hu törlőkendő tartók, törlőkendő tartó, törlőkendő melegítő, törlőkendőtartó

  bathing-goods < bath-time @ bathing + baby-bath, bath-seat, bath-thermometer, hooded-towel, bath-toy
  ro accesorii baie, cădițe și accesorii baie, accesorii de baie, articole baie, set baie bebe, set de baie
  en bathing, bath accessories, baby bath accessories, bath essentials, bath sets
  hu fürdetés, fürdetési kellékek, fürdetőkellékek, fürdős kiegészítők, fürdetőszett

  baby-bath < hospital-homecoming @ bathing > bath-thermometer, hooded-towel, bath-seat, shampoo-and-wash, bath-sponge, bath-toy
  ro cădițe, cădiță, cadă bebe, cădiță bebe, cadă, vaniță, cădiță bebeluș, cădițe bebe, cadă bebeluș, vană bebe, găletușă de baie, vană, covată, lighean bebe, lighean baie, tină baie, lavor, ciubăr, scăldătoare, copaie
  en baby baths, baby bath, bath tubs, baby tubs, bathtubs, bath tub, baby bathtubs, newborn baths, tubs, bath buckets, tummy tubs, bath for baby, tummytubs, toddler bath, wash tubs
  hu babakádak, babakád, baba kád, kiskád, fürdetőkád, kád, kádak, bébikád, babafürdető, fürdető kád, fürdetővödör, teknő, babateknő, csecsemőkád, babafürdőkád, baba fürdőkád

  folding-bath < baby-bath @ bathing > bath-thermometer, hooded-towel
  ro cădițe pliabile, cădiță pliabilă, cadă pliabilă bebe, cădiță pliantă, cadă pliabilă, cadă pliantă, vaniță pliabilă, vană pliabilă, lighean pliabil, cadă de călătorie
  en folding baths, foldable baby baths, collapsible baths, folding baby bath, travel baths, collapsible tubs, folding tubs, folding bathtubs, foldable bathtubs, foldable baths, flexi baths
  hu összecsukható babakádak, összecsukható babakád, összecsukható kád, összehajtható kád, összecsukható fürdetőkád, utazó kád, hordozható kád, hordozható babakád

  bath-on-stand < baby-bath @ bathing > bath-thermometer, hooded-towel
  ro cădițe pe picioare, cădiță pe picioare, cădiță cu suport, suport cădiță, cadă cu suport, stativ cădiță, cadă pe picioare, cadă cu picioare, cadă cu stativ, cădiță înaltă, vaniță cu suport, cadă picioare
  en baths on stand, bath on stand, bath stands, baby bath with stand, bath with legs, bathtub on stand, bathtubs with stand
  hu állványos babakádak, állványos babakád, kádállvány, babakád állvány, kád állvánnyal, állványos kád, lábas kád

  bath-seat < bathing-goods @ bathing > bath-toy, hooded-towel
  ro scaune de baie, suport de baie, scaun de baie, hamac de baie, reductor cădiță, scaun cadă, suport cădiță bebe, șezlong de baie, inel de baie, suport baie, suport anatomic baie, reductor cadă
  en bath seats, bath supports, baby bath seats, bath rings, bath cradles, bath slings, bath hammocks, bath lounger
  hu fürdetőszékek, fürdetőülőke, fürdető, babafürdető ülőke, fürdetőgyűrű, fürdőszék, fürdetőháló, fürdető szivacs, kádülőke, fürdetőülés, fürdőülőke, fürdetőpad, kádülés

  bath-mat < bathing-goods @ bathing > bath-toy
  ro covorașe de baie, covoraș cadă, covoraș antiderapant, covoraș de baie, covoraș baie antiderapant, protecție robinet
  en bath mats, non slip bath mats, anti-slip bath mats, bath kneelers, tap covers
  hu kádszőnyegek, csúszásgátló kádba, kádszőnyeg, fürdőszőnyeg, csapvédő, csúszásgátló szőnyeg

  towel < gift-for-newborn @ bathing + hooded-towel, bath-poncho
  ro prosoape, prosop, prosop bebe, prosoape bebe, prosop baie bebe, prosop de baie, prosop copii, prosoape copii, prosop bebeluș, prosop frotir, ștergar, ștergare, cearșaf de baie, prosop moale
  en towels, baby towels, towel, bath towels, kids towels, beach towels
  hu törölközők, törölköző, törülköző, törülközők, babatörölköző, baba törölköző, fürdőlepedő, gyerek törölköző, törcsi, baba törülköző, babatörülköző

  hooded-towel @ bathing > baby-bath, body-lotion, shampoo-and-wash
  ro prosoape cu glugă, prosop cu glugă, prosop cu capișon, prosop capișon, prosop cu urechi, prosop cu urechiușe, prosoape cu urechi, prosop cu colț, prosop nou-născut, prosop botez, prosop triunghi
  en hooded towels, hooded bath towels, cuddle dry, cuddledry, apron towels, cuddle robes, bear towels, bath wraps, towels with ears, animal towels, swim towels, hooded towelling, newborn towels, bunny towels, cuddle towels, infant towels
  hu kapucnis törölközők, kapucnis törölköző, kifogó, kapucnis kifogó, fürdőkifogó, csuklyás törölköző, csuklyás törülköző, kapucnis törülköző, fürdető törölköző, fürdetőtörölköző, babakifogó, kapucnis fürdőlepedő, fürdőkendő

  bath-poncho < beach @ bathing > swimsuit, bath-toy
  ro ponchouri de baie, poncho de baie, poncho, prosop poncho, poncho plajă, poncho copii, poncho frotir, ponciou, halat poncho, halat de baie, halat baie, halat de plajă, halat plajă, halat cu glugă, capă de baie, pelerină de baie, halățel de baie
  en bath ponchos, towel ponchos, ponchos, beach ponchos, poncho towels, changing robes, hooded ponchos, dryrobes, dry robes, swim robes, swimming towels, pool ponchos, surf ponchos
  hu fürdőponcsók, fürdőponcsó, poncsó, törölköző poncsó, strandponcsó, kapucnis poncsó, fürdős poncsó

  bath-sponge < bathing-goods, bath-time @ bathing
  ro bureți de baie, burete, mănușă de baie, burete de baie, burete bebe, lavetă baie, mănuși de baie, bureți, lavete baie
  en bath sponges, sponges, wash mitts, flannels, wash cloths, washcloths, face cloths
  hu fürdőszivacsok, fürdőszivacs, szivacs, mosdókesztyű, fürdetőkesztyű, mosdókendő

  bath-thermometer < bath-time @ bathing > baby-bath, hooded-towel, bath-foam
  ro termometre de baie, termometru de baie, termometru baie, termometru apă, termometru cadă, termometru cădiță, temperatura apei
  en bath thermometers, bath water thermometers, water thermometers, bathwater thermometers, bath temperature, bath temp, tub thermometers, floating thermometers, how warm is bath, warm bath
  hu fürdővíz-hőmérők, fürdővíz hőmérő, vízhőmérő, vízhőmérők, fürdőhőmérő, kádhőmérő, fürdetőhőmérő, fürdető hőmérő, hőmérő fürdetéshez, hőmérő kádba, fürdős hőmérő

  bath-toy < bath-time @ bathing > bath-toy-storage, hooded-towel, bath-foam, shampoo-and-wash, bath-poncho
  ro jucării de baie, jucărie de baie, jucării baie, rățușcă de baie, rățuște de baie, jucării pentru cadă, jucării pentru baie, rățușcă, carte de baie, rățușcă de cauciuc, rățuște cauciuc, rațe baie, rață de baie, rațe de baie, jucării plutitoare, jucărie apă, jucării cădiță, jucării băiță, animăluțe baie, bărcuțe baie, rață cadă, jucării apă
  en bath toys, bath toy, bathtub toys, rubber ducks, bath ducks, water toys, rubber duck, bath books, floating toys, tub toys, squirters, squirty toys, bath squirters, bathtime toys, bath boats, squirt toys, squirting toys
  hu fürdőjátékok, fürdőjáték, fürdős játék, gumikacsa, kádjáték, fürdőkönyv, vízi játék, fürdős játékok, fürdetőjáték, fürdetős játék, fürdőkacsa, fürdős kacsa, játék kádba, kádas játék, gumiállat, pancsolós játék, spriccelős játék, fürdőállatkák

  bath-toy-storage < bathing-goods @ bathing
  ro plase pentru jucării de baie, organizator jucării baie, plasă jucării baie
  en bath toy storage, bath toy nets, bath toy organisers
  hu fürdőjáték tárolók, fürdőjáték tartó, fürdőjáték háló

  baby-toiletries @ baby-cosmetics + nappy-cream, body-lotion, massage-oil, shampoo-and-wash, bath-foam, face-cream, sun-cream, baby-soap, baby-powder
  ro cosmetice pentru bebeluși, cosmetice bebe, cosmetice copii, produse cosmetice, îngrijire bebe, creme bebe, cosmetice, cremă, creme
  en baby toiletries, baby skincare, baby cosmetics, skincare, baby care, toiletries, creams, cream
  hu babakozmetikumok, babakozmetikum, babaápolás, bőrápolás, babaápolási termékek, krém, krémek

  nappy-cream @ baby-cosmetics > nappies, wipes, changing-mat, massage-oil
  ro creme pentru fundulețe, cremă pentru fundulețe, cremă fund, cremă iritații scutec, cremă scutec, cremă pentru iritații, cremă de fund, bepanthen, sudocrem, unguent iritații, cremă eritem fesier, cremă cu zinc, cremă roșeață, cremă pentru roșeață, cremă antiiritații, cremă popou, cremă pentru popou, cremă opăreală, cremă eritem, unguent fund, unguent zinc, crema poponeț, cremă dermatită, pudră fund, iritații scutec, roșeață fund, iritație fund, fund iritat, fund roșu, eritem fesier, opăreală
  en nappy creams, nappy rash creams, diaper rash creams, bottom creams, barrier creams, sudocrem, bum creams, diaper creams, nappy balms, bottom butter, nappy rash, diaper rash, zinc cream, nappy ointments, bum balm, bottom balm, metanium, diaper balms, sore bum, sore bottoms, bottom ointment, rash creams, diaper ointments, bum butter, napy cream, butt paste, butt cream, desitin, bum ointment, bum rash, red bum
  hu popsikenőcsök, popsikenőcs, popsikrém, popsiápoló, pelenkakiütés krém, babapopsi krém, cinkes kenőcs, popsi krém, sudocrem, popókrém, pelenkakrém, pelenka krém, popsivédő krém, cinkes krém, popsibalzsam, pelenkakiütés, kipirosodott popsi, kipállás, kidörzsölt popsi, popsira kenőcs, piros popsi

  body-lotion @ baby-cosmetics > shampoo-and-wash, massage-oil, nappy-cream, hooded-towel
  ro loțiuni de corp, loțiune de corp, cremă de corp, lapte de corp, loțiune, cremă bebe, cremă hidratantă, loțiune bebe, cremă hidratantă bebe, emolient, lotiune hidratantă, cremă atopic, cremă atopie, balsam de corp, hidratare bebe, balsam emolient, cremă eczemă, piele uscată, eczemă, dermatită, piele atopică
  en body lotions, baby lotions, lotions, moisturisers, body creams, moisturizers, body milk, emollients, baby cream, aveeno, childs farm, eczema cream, moisturising cream, moisturising lotion, skin cream, body moisturiser, eczema lotion, skin lotion, moisturizing lotion, baby balms, cetaphil, hydrating cream, hydrating lotion, moisture cream, dry skin, eczema
  hu testápolók, testápoló, babatestápoló, babakrém, testápoló tej, hidratáló krém, bőrápoló krém, ekcéma krém, ekcémára krém, testvaj, babaápoló, bőrápoló, hidratáló, ekcéma, ekcémás bőr, száraz bőr, atópiás bőr, atópia

  massage-oil @ baby-cosmetics > body-lotion, hooded-towel
  ro uleiuri de masaj, ulei de masaj, ulei bebe, ulei masaj bebe, uleiuri, ulei, ulei de corp, ulei pentru bebeluși, ulei pentru piele, ulei migdale, ulei de migdale, ulei baby, ulei cruste, ulei după baie, ulei hidratant, cruste lapte
  en massage oils, baby oils, baby massage oil, oils, body oil, baby oil, baby massage, almond oil, skin oil, coconut oil, cradle cap
  hu masszázsolajok, masszázsolaj, babaolaj, baba olaj, baba masszázsolaj, testolaj, mandulaolaj, babamasszázs olaj, olaj, koszmó

  shampoo-and-wash < bath-time @ baby-cosmetics > body-lotion, bath-sponge, hooded-towel, bath-toy
  ro șampoane și geluri de duș, șampon și gel de duș, șampon, gel de duș, șampon bebe, gel de spălare, șampon copii, șampoane, gel de baie, spumă de spălat, săpun lichid, lichid de spălat, gel lavant, gel de spălat, șampon păr, spălare bebe, cruste de lapte
  en shampoos and washes, shampoo and wash, baby shampoo, baby wash, body wash, shower gel, shampoo, shampoos, head to toe wash, bath wash, hair wash, cleansing gel, wash gel, bath gel, bath milk, washing gel, hair shampoo, hair and body, shower wash, top to toe wash, cradle cap
  hu samponok és tusfürdők, sampon és tusfürdő, sampon, babasampon, tusfürdő, fürdető gél, babatusfürdő, gyereksampon, baba sampon, fürdetőgél, hajmosó, könnymentes sampon, fürdetőszer, mosakodó gél, mosdató gél, koszmó

  bath-foam < bath-time @ baby-cosmetics > bath-toy, hooded-towel, body-lotion
  ro spumante de baie, spumant de baie, spumă de baie, spumant, bombe de baie, balonașe baie, baloane baie, spumă pentru cadă, spumă cadă, emulsie de baie
  en bath foams, bubble bath, bubble baths, bath foam, bath bombs, bath soak, bath additives
  hu habfürdők, habfürdő, babahabfürdő, fürdőhab, fürdőbomba, baba habfürdő, buborékfürdő, fürdősó, fürdetőolaj

  face-cream @ baby-cosmetics > body-lotion, winter-hat, scarf, gloves
  ro creme de față pentru vreme rece, cremă de față pentru vreme rece, cremă vânt și frig, cremă de față, cremă iarnă, cremă vreme rece, balsam de buze copii, cremă față bebe, cremă de iarnă, cremă ger, cremă de ger, cremă frig, cremă de frig, cremă de vânt, cremă vânt, cremă obraz, cremă obrăjori, cremă obraji, cold cream, cremă pentru ger, cremă de zăpadă
  en cold weather face creams, cold cream, wind and weather cream, face creams, winter cream, lip balm, wind protection cream, weather balm, face balm, cheek cream, weather cream, winter balm, face moisturiser, wind cream, windproof cream, frost cream, wind balm, chapped cheeks
  hu időjárásvédő arckrémek, időjárásvédő arckrém, téli krém, hidegvédő krém, arckrém, széltől védő krém, ajakír, szél és hideg ellen krém, fagyvédő krém, arcvédő krém, cold cream, babaarckrém, hidegkrém, szélvédő krém, hideg elleni krém

  sun-cream < beach @ baby-cosmetics > sun-hat, sunglasses, rash-vest, sun-shade, swimsuit
  ro creme de protecție solară, cremă de protecție solară, cremă solară, cremă de soare, loțiune solară, protecție solară bebe, cremă de plajă, spf 50, cremă soare copii, ulei de plajă, spray solar, cremă spf, cremă cu factor, cremă uv, lapte solar, lapte de plajă, lapte plajă, loțiune de plajă, loțiune plajă, loțiune de soare, cremă bronz, spf, emulsie solară, factor 50
  en sun creams, sunscreens, suncream, sun lotion, sunblock, sunscreen, sun protection cream, spf, sun spray, kids sunscreen, sun milk, tanning lotion, suntan lotion, suntan cream, mineral sunscreen, zinc sunscreen, sun creme, after sun, factor 50
  hu naptejek, naptej, napkrém, fényvédő, naptej babáknak, fényvédő krém, gyerek naptej, napvédő krém, napolaj, baba naptej, faktoros krém, napozókrém, napozótej, faktoros naptej

  baby-soap < bath-time @ baby-cosmetics > bath-sponge, body-lotion, hooded-towel, bath-toy
  ro săpunuri blânde, săpun, săpun bebe, săpunuri, săpun solid, săpun natural, săpun moale, săpunaș
  en mild soaps, baby soap, soap, soaps, hand soap, soap bars, bar soap, gentle soap, natural soap, bars of soap, solid soap
  hu kímélő szappanok, kímélő szappan, szappan, babaszappan, folyékony szappan

  baby-powder @ baby-cosmetics > nappies, wipes, muslin
  ro pudre cu amidon, pudră cu amidon, pudră, pudră bebe, talc, pudră de talc, pudră fund, amidon, pudră de corp
  en starch powders, baby powder, talcum powder, talc, starch powder, talcum, cornstarch powder, nappy powder, body powder, johnsons powder, powder for baby, bottom powder, talc powder, dusting powder, diaper powder, bum powder, powder
  hu keményítős hintőporok, keményítős hintőpor, hintőpor, babahintőpor, púder, babapúder, talkum, popsipor

  kids-perfume < baby-toiletries @ baby-cosmetics
  ro apă de colonie copii, parfum copii, parfum bebe, apă de colonie bebe
  en baby cologne, kids perfume, baby perfume
  hu baba kölnik, babakölni, gyerekparfüm, gyerek parfüm

  stretch-mark-cream < body-lotion @ baby-cosmetics, maternity-clothes
  ro creme anti-vergeturi, cremă vergeturi, cremă antivergeturi, ulei vergeturi, ulei antivergeturi, cremă gravide
  en stretch mark creams, stretch mark oil, bump oils, belly butter, bio oil, stretch mark cream, bump cream
  hu striakrémek, striakrém, stria elleni krém, terhességi csík krém, stria olaj, pocakolaj, terhességi csíkok elleni krém

  laundry-detergent < baby-toiletries @ baby-cosmetics
  ro detergenți pentru haine bebe, detergent bebe, detergent hăinuțe, balsam de rufe bebe, detergent rufe copii, detergent pentru hăinuțe
  en laundry detergents, baby laundry detergent, washing powder, fabric softener, baby washing liquid, baby detergent
  hu mosószerek babáknak, babamosószer, baba mosószer, babaöblítő, mosószer, mosógél

  insect-repellent < baby-toiletries, beach @ baby-cosmetics, health
  ro spray anti-țânțari, spray țânțari, anti țânțari, brățară anti-țânțari, brățară țânțari, repelent insecte, plasturi anti țânțari
  en insect repellents, mosquito repellents, bug spray, mosquito bracelets, mosquito spray, after bite
  hu szúnyogriasztók, szúnyogriasztó, szúnyogriasztó karkötő, kullancsriasztó, szúnyogriasztó spray

  potty-goods @ potty + potty, toilet-seat-reducer, step-stool, training-pants, potty-liners
  ro olițe și reductoare, accesorii oliță
  en potties and seats, potty accessories
  hu bilik és szűkítők

  potty < potty-training @ potty > step-stool, wipes, training-pants, nappy-pants, waterproof-sheet, underwear
  ro olițe, oliță, oală bebe, olă, oliță bebe, oliță copii, oliță scaun, wc copii, scaun oliță, toaletă bebe, scăunel oliță, oală de noapte, țucal, țucălaș, tron bebe, budiță, budă copii, oală copii, oliță wc, mini wc, wc de jucărie, oliță tron, veceu copii, toaletă copii, oliță clasică, oală
  en potties, potty, potty chairs, potty seats, toddler potties, baby potties, kids potty, potty training seat, toilet potty, loo for toddler, toddler loos, training potties, trainer potties, chamber pots, poty, potties with lid, potty trainer, potty stools, potty thrones, kids toilets
  hu bilik, bili, baba bili, gyerekbili, bilike, biliszék, wc bili, bili szék, bilicske, bili trón, bilis szék

  musical-potty < potty @ potty > step-stool, wipes
  ro olițe muzicale, oliță muzicală, oliță cu muzică, oliță cu melodii, oliță cu sunete
  en musical potties, musical potty, singing potties
  hu zenélő bilik, zenélő bili, zenés bili, éneklő bili

  travel-potty < potty, plane-travel @ potty > wipes, potty-liners
  ro olițe de voiaj, oliță de voiaj, oliță portabilă, oliță pliabilă, oliță de călătorie, oliță pentru mașină, oliță mașină, oliță de drum, oliță pentru drum, oliță plianta, oliță de mașină, oliță camping, oliță parc, oliță excursie
  en travel potties, travel potty, portable potties, folding potties, portable potty, potette, on the go potties, foldable potties, potty for car, car potties, potty on the go, carry potty, travel toilets, travelling potties, portable toilets, emergency potties
  hu utazóbilik, utazóbili, összecsukható bili, hordozható bili, utazó bili, úti bili, összehajtható bili, autós bili, bili utazáshoz

  potty-liners @ potty
  ro pungi pentru oliță, pungi oliță, saci oliță
  en potty liners, travel potty liners, potty bags
  hu bilizacskók, bilibetét, bilizacskó

  toilet-seat-reducer < potty-training @ potty > step-stool, wipes, training-pants, nappy-pants, waterproof-sheet, underwear
  ro reductoare de toaletă, reductor de toaletă, reductor wc, reductor, reductor toaletă, colac wc copii, colac toaletă copii, adaptor wc copii, reductor cu scăriță, capac wc, capac de wc, capac toaletă, capac de toaletă, colac wc, colac de wc, colac toaletă, colac de toaletă, scaun wc, scaun toaletă, scăunel wc, scaun de wc, reductor veceu, adaptor wc, adaptor toaletă, reducție wc, inel wc, budă colac, capac veceu, scăunel toaletă, reductor moale, colac copii
  en toilet seat reducers, toilet training seats, toilet seats for kids, toilet trainers, potty toilet seats, toilet seat reducer, trainer seats, toddler toilet seats, toilet inserts, loo seats, toilet adapters, toilet seat, toilet rings, toilet reducers, toddler toilet
  hu vécészűkítők, vécészűkítő, wc szűkítő, wc ülőke gyerekeknek, wc szűkítő lépcsővel, wcszűkítő, szűkítő, wc ülőke, vécé szűkítő, vécéülőke, vécé ülőke, toalett szűkítő, wc betét

  step-stool < potty-training @ potty, bathing, furniture
  ro trepte pentru copii, treaptă, înălțător baie, scăunel treaptă, înălțător copii, scăriță copii, trepte baie, treaptă baie, înălțător, treaptă înălțătoare, treaptă înălțător, treaptă înălțător baie
  en step stools, steps, kids stools, bathroom steps, toddler steps, step stool, learning towers, kitchen helpers, toilet steps
  hu fellépők, fellépő, gyerek fellépő, sámli, mosdó fellépő, fürdőszobai fellépő, fellépők gyerekeknek, tanulótorony, lépcső mosdóhoz

  training-pants < nappy-pants, potty-training @ potty, nappies > potty, mattress-protector
  ro chiloței de antrenament, chiloți de antrenament, chiloței antrenament oliță, chiloți antrenament, chiloți oliță, chiloței de învățare
  en training pants, potty training pants, training knickers, toilet training pants, trainer pants
  hu leszoktató bugyik, leszoktató bugyi, tanulóbugyi, szobatisztaságra szoktató bugyi, úszóbugyi szobatisztaság, tréningbugyi

  changing-goods @ changing + changing-mat, changing-table
  ro saltele și mese de înfășat, înfășat, schimbat scutece, accesorii înfășat
  en changing mats and tables, nappy changing, diaper changing, changing stations
  hu pelenkázólapok és pelenkázók, pelenkázás, pelenkázó, pelenkázók

  changing-mat @ changing > changing-mat-cover, nappies, wipes, nappy-cream
  ro saltele de înfășat, saltea de înfășat, saltea înfășat, salteluță de înfășat, suprafață de înfășat, saltea de înfășat cu margini, blat de înfășat, salteluță înfășat, saltele înfășat, covoraș înfășat, covoraș de înfășat, saltea schimbat, saltea de schimbat, saltea schimb, salteluță schimbat, salteluță de schimbat, planșă de înfășat, placă de înfășat, suport înfășat, suport de înfășat, înfășător, saltea comodă, saltea pentru comodă, salteluta pentru schimbat
  en changing mats, changing pads, diaper changing mats, nappy changing mats, baby changing mats, changing mat, diaper changing pads, wedge changing mats, cot top changers, changer mats, changing matts, nappy mats, changing cushions, diaper mats, peanut changers, baby changers, wedge mats, nappy changer, changing wedges, change cushions, changing tops
  hu pelenkázólapok, pelenkázólap, pelenkázó lap, pelenkázó matrac, pelenkázó alátét, peremes pelenkázólap, pelenkázófeltét, pelenkázómatrac, merevített pelenkázó lap, pelenkázó feltét, pelenkázó komódra, pelenkázólap komódra, pelenkázó kiságyra, kiságyra pelenkázó, pelenkázó párna, pelenkázó szivacs, puha pelenkázó, pelenkázó betét

  travel-changing-mat < changing-mat @ changing, pram-bags > nappies, wipes, wet-bag
  ro salteluțe de voiaj, salteluță de voiaj, saltea de înfășat de voiaj, salteluță de înfășat portabilă, saltea portabilă de înfășat, trusă de înfășat, suprafață de înfășat portabilă, saltea portabilă, salteluță portabilă, salteluță pliabilă, salteluță plimbare, schimbător portabil, salteluță geantă, covoraș schimbat
  en travel changing mats, portable changing mats, changing clutches, travel changing pads, portable changing pads, nappy wallets, travel changer, diaper clutches, nappy clutches, changing pouches, portable changer, changing wallet
  hu utazó pelenkázók, utazó pelenkázó, hordozható pelenkázó, összehajtható pelenkázó, úti pelenkázó, utazó pelenkázólap, pelenkázó utazáshoz, úti pelenkázólap, összecsukható pelenkázó, kihajtható pelenkázó, mobil pelenkázó, hordozható pelenkázólap, pelenkázótasak

  changing-table @ changing > changing-mat, changing-mat-cover, nappy-bin, wipes
  ro mese de înfășat, masă de înfășat, masă înfășat, masă pentru înfășat, etajeră de înfășat, masă schimbat, masă de schimbat, măsuță de înfășat, măsuță înfășat, stație înfășat, masă schimb, măsuță de schimbat
  en changing tables, baby changing tables, diaper changing tables, changing units, changing table, nappy changing tables, nappy table, baby changer
  hu pelenkázóasztalok, pelenkázóasztal, pelenkázó asztal, pelenkázó állvány, pelenkázóállvány, kádra helyezhető pelenkázó, kádpelenkázó, kádra szerelhető pelenkázó, pelenkázó bútor, pelenkázóbútor, pelenkázó pult, pelenkázóhely

  changing-mat-cover @ changing > changing-mat, wipes, nappies
  ro huse pentru salteaua de înfășat, husă pentru salteaua de înfășat, husă saltea înfășat, husă de înfășat, huse saltea înfășat, husă schimbat, cearșaf înfășat, husă salteluta
  en changing mat covers, changing pad covers, change mat covers, changing mat liners, mat cover, changing mat sheet
  hu pelenkázólap-huzatok, pelenkázólap huzat, pelenkázó huzat, pelenkázólaphuzat, pelenkázó lepedő

  changing-underpads < bed-pads @ changing
  ro aleze, aleze bebe, folii de înfășat, protecții de unică folosință
  en disposable changing mats, changing liners, disposable bed mats, underpads
  hu egyszer használatos pelenkázó alátétek, eldobható alátét, egyszer használatos alátét, pelenkázó betét
`)
