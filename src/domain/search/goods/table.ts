/** What a child eats, and what it eats from. */
import { typeTable } from './type-table.ts'

export const meals = typeTable(`
  high-chair @ high-chairs > bib, suction-bowl, weaning-spoons, training-cup, high-chair-cushion, placemat, splash-mat
  ro scaune de masă, scaun de masă, scaun masă, scaune masă bebe, scaun înalt, scaun bebe, scăunel de masă, scaun masa bebeluș, scaun de hrănit, scaun de mâncat, scaun bebe masă, scaun mâncare, scaun de mâncare, scaun pentru mâncare, scaun hrănire, scaun de hrănire, scaun bebeluș, scaun diversificare, scaun pentru diversificare, scăunel de mâncare, scaun cu tavă, scaune mâncare, scaun cu măsuță
  en high chairs, highchairs, feeding chairs, baby chairs, high chair, eating chairs, weaning chairs, hi chairs, antilop, feeding seats, high seats, mealtime chairs, dining chair baby, baby dinner chair
  hu etetőszékek, etetőszék, etető szék, babaszék, magas etetőszék, etetőülés, bébiszék, étkezőszék, magasszék, etető

  growing-chair < high-chair @ high-chairs > bib, high-chair-cushion, placemat
  ro scaune evolutive, scaun evolutiv, scaun de masă evolutiv, scaun care crește, scaun ajustabil, scaun reglabil pe înălțime
  en grow-with-me chairs, evolving high chairs, grow with me high chairs, adjustable chairs, convertible high chairs, evolutive chairs, evolving chair
  hu növekvő székek, növekvő szék, együtt növő etetőszék, növekvő etetőszék, tripp trapp, együttnövő szék, evolúciós szék, növő etetőszék

  folding-high-chair < high-chair @ high-chairs > bib, placemat
  ro scaune de masă pliabile, scaun de masă pliabil, scaun masă pliabil, scaun masă pliant, scaune pliabile, scaun pliant
  en folding high chairs, foldable high chairs, travel high chairs, fold up high chairs, foldable highchairs, folding highchairs
  hu összecsukható etetőszékek, összecsukható etetőszék, hordozható etetőszék

  dining-booster < high-chair @ high-chairs > bib, placemat, suction-bowl
  ro înălțătoare de scaun, înălțător de scaun, înălțător masă, înălțător scaun, booster masă, înălțător, scaun înălțător masă, înălțător scaun de masă, scaun înălțător, înălțător de masă, înălțător bucătărie, înălțător mâncare, booster scaun, booster de scaun, înălțător portabil, scaun pe scaun
  en booster seats, dining boosters, chair boosters, table booster seats, booster chairs, feeding booster seats, booster high chairs, table boosters, feeding boosters, seat raisers, mealtime boosters, chair raisers
  hu székmagasítók, székmagasító, ülésmagasító asztalhoz, székmagasító etetőszék, étkezési ülésmagasító, magasító székre, ülésmagasító székre, étkezőmagasító, székre rakható etetőszék

  clip-on-chair < high-chair @ high-chairs > bib, suction-bowl
  ro scaune suspendate de masă, scaun suspendat de masă, scaun portabil de masă, scaun cu prindere de masă, scaun suspendat, scaun de agățat, scaun restaurant, scaun care se prinde de masă, scaun prins de masă
  en clip-on chairs, clip on high chairs, hook on chairs, portable high chairs, hook-on high chairs, clip on seats, table seats, table chair, attaches to table, clamp on chair
  hu asztalra szerelhető etetőszékek, asztalra szerelhető etetőszék, utazó etetőszék, felcsíptethető etetőszék, asztalra rögzíthető etetőszék, asztali etetőszék, etetőszék asztalra, akasztós etetőszék, függő etetőszék, asztalra rögzíthető szék, asztalra csavarozható szék, függőszék asztalra

  high-chair-cushion @ high-chairs
  ro perne pentru scaun de masă, pernă scaun de masă, husă scaun de masă, reductor scaun de masă
  en high chair cushions, high chair covers, high chair inserts, highchair cushions
  hu etetőszék párnák, etetőszékpárna, etetőszék huzat, etetőszék betét

  tableware @ tableware + plate, bowl, weaning-spoons, cutlery, placemat, snack-box, weaning-pots, dinner-set
  ro veselă și tacâmuri, veselă, veselă copii, vase copii, veselă bebe, vase bebe, accesorii diversificare, accesorii masă, vase diversificare, produse diversificare
  en tableware, kids tableware, baby tableware, dinnerware, crockery, dishes
  hu étkészletek, étkészlet, baba étkészlet, tányérok és evőeszközök, gyerek edények, edények

  dinner-set < weaning-start @ tableware > bib, training-cup, placemat
  ro seturi de masă, set de masă, set veselă, set diversificare, set hrănire, set de hrănire, set farfurii, set de diversificare, set mâncare, set mâncat, set blw, set vase, set castronaș, kit diversificare
  en dinner sets, feeding sets, weaning sets, tableware sets, dinner set, baby feeding sets, mealtime sets, weaning kits, plate sets, breakfast sets, dining sets, crockery sets, plate and bowl set, plate bowl set
  hu étkészlet szettek, étkészlet, hozzátáplálási szett, etetőkészlet, étkező szett, hozzátáplálás szett, etetőszett, etető szett, tányér szett, étkező készlet, szilikon etetőszett, evőszett, evőkészlet

  plate @ tableware > weaning-spoons, cutlery, bib, training-cup
  ro farfurii, farfurie, farfurie-animăluț, farfurii bebe, farfurioară, farfurie compartimentată, farfurie cu compartimente, farfurie cu despărțituri, farfurie ventuză, farfurie cu ventuză, farfurii cu ventuză, blid, blidaș, taler, tăier, farfurii compartimentate, farfurie diversificare, farfurie blw, farfurie antiderapantă, farfuriuță
  en plates, animal plates, kids plates, baby plates, toddler plates, warming plates, toddler plates set, divided plates, section plates, dinner plates, sectioned plates, stick on plates, sectional plates, compartment plates, bear plates
  hu tányérok, tányér, állatos tányér, osztott tányér, gyerektányér, tapadós tányér, melegentartó tányér, tányérka, babatányér, tapadókorongos tányér, rekeszes tányér

  bowl @ tableware > weaning-spoons, bib, training-cup
  ro boluri, bol, castronel, castroane, castron, castronele, bol bebe, castronaș, castronașe, străchină, străchinuță, bol mâncare, bol silicon, bolișor
  en bowls, baby bowls, kids bowls, weaning bowls, cereal bowls, porridge bowls, snack bowls, food bowls, breakfast bowls, soup bowls
  hu tálak, tál, tálka, tálkák, müzlis tál, gyerektál, tálacska, babatál, müzlis tálka, leveses tál, mélytányér

  suction-bowl < bowl @ tableware > weaning-spoons, bib, training-cup
  ro boluri cu ventuză, bol cu ventuză, castronel cu ventuză, castron cu ventuză, bol silicon, castronaș ventuză, castronaș cu ventuză, bol aderent, bol antivărsare
  en suction bowls, suction bowl, stay put bowls, stick on bowls, sticky bowls
  hu tapadókorongos tálak, tapadókorongos tál, tapadós tál, szilikon tál, tapadókorongos tálka

  weaning-spoons < weaning-start @ tableware > suction-bowl, bib, weaning-pots
  ro lingurițe moi, lingurițe, linguriță, linguriță bebe, lingurițe diversificare, lingurițe bebe, lingură, linguri, linguriță moale, linguri moi
  en soft spoons, weaning spoons, baby spoons, spoons, feeding spoons, first spoons, puree spoons, dipping spoons, spoon sets, teaspoons, pre spoons
  hu puha kanalak, kanál, babakanál, etetőkanál, kiskanál, kanalak, kanálka, tanulókanál

  cutlery @ tableware > plate, bib, bowl, placemat
  ro tacâmuri pentru primele mese, tacâmuri, tacâmuri copii, set tacâmuri, furculiță, lingură și furculiță, furculițe, tacâmuri bebe, furculiță linguriță, cuțit copii
  en first cutlery, cutlery, kids cutlery, toddler cutlery, forks and spoons, utensils, flatware, kids forks, knife and fork, knives and forks, forks, cutlery set, toddler forks, silverware, training cutlery, baby forks, eating utensils, kids silverware
  hu első evőeszközök, evőeszköz, evőeszközök, első evőeszköz, villa, kanál villa szett, gyerek evőeszköz, evőeszközkészlet, kanál villa, villácska, evőeszköz szett

  placemat @ tableware > plate, bib, suction-bowl, weaning-spoons
  ro suporturi de farfurie, suport de farfurie, naproane, napron, suport farfurie, covoraș de masă silicon, suport masă, suport de masă, covoraș masă, covoraș de masă, protecție masă, mușama masă, farfurie covoraș, șervet de masă
  en placemats, table mats, place mats, mealtime mats, dinner mats, eating mats, suction placemats, food mats, feeding mats, table placemats, suction mat
  hu tányéralátétek, tányéralátét, alátét, étkezési alátét, terítő

  splash-mat < weaning-start @ tableware, high-chairs
  ro covorașe sub scaunul de masă, folie protecție podea, covoraș protecție scaun de masă
  en splash mats, messy mats, floor splash mats, weaning mats
  hu etetőszék alá alátétek, padlóvédő alátét, etetőszék alátét

  snack-box @ tableware, cups > water-bottle, nursery-backpack, name-labels, baby-snacks
  ro cutii pentru gustări, cutie pentru gustări, cutie gustări, lunch box, cutie de prânz, cutie sandviș, sufertaș, caserolă copii, lunchbox, cutie mâncare, caserolă, caserole, caserolă grădiniță, caserolă gustări, caserolă școală, caserolă compartimente, caserolă mâncare, caserolă cu compartimente, cutie sandvich, cutie sandwich, cutie sendviș, cutie pachet, cutie pachețel, cutiuță gustări, cutie pentru pachețel, pachețel, pachet grădiniță, cutie snack, snackbox, snack box, bento box, cutie alimente, cutie biscuiți, cutie compartimente, cutiuță mâncare, recipient gustări
  en snack boxes, lunch boxes, lunchboxes, bento boxes, snack pots, snack cups, snack containers, bento, bentos, lunch bags, snack tubs, tiffin boxes, sandwich boxes, yumboxes, snack holders, food containers, lunch containers, lunch tins, snack catchers, compartment boxes, food boxes, bread boxes, tupperware for kids, lunch tubs, munch boxes, butty boxes, tuck box
  hu uzsonnásdobozok, uzsonnásdoboz, uzsonnás doboz, ételdoboz, ennivalós doboz, snacktartó, kekszestartó, ételhordó, kajásdoboz, kajás doboz, uzsisdoboz, uzsis doboz, nasidoboz, nasi doboz, lunch box, bento doboz, szendvicses doboz, tízórais doboz, nasitartó, kekszes doboz, szendvicsdoboz, ovis doboz, ételtartó doboz, ovis uzsonnás, szendvicstartó, gyümölcstartó

  weaning-pots @ tableware > weaning-spoons, steam-blender, baby-puree, bib
  ro recipiente pentru piure, recipiente mâncare bebe, recipiente congelare piure, caserole bebe, cutii piure, recipiente hrană, tăviță congelare, recipiente mâncare, recipient mâncare, recipiente pentru mâncare, recipiente bebe, borcănele mâncare, borcănele piure, caserole piure, caserolă piure, caserole mici, caserole congelator, caserole congelare, recipiente congelator, recipiente diversificare, cutiuțe mâncare, cutiuțe piure, borcănașe, recipiente congelat, păhărele piure, recipiente congelare, forme congelat piure
  en weaning pots, food storage pots, baby food containers, freezer trays, food pots, baby food freezer trays, freezer pots, puree pots, food tubs, weaning containers, freezer tubs, food cubes, puree storage, freezing pots, puree containers, storage tubs
  hu pürés dobozok, bébiétel tároló, ételtároló doboz, fagyasztótálca, bébiétel fagyasztó, pürés doboz, ételtároló, pürétároló, bébiételes doboz

  food-feeder < weaning-start @ tableware
  ro suzete pentru fructe, suzetă pentru fructe, suzetă cu plasă, suzetă hrănire, suzetă fructe, dispozitiv de hrănire
  en food feeders, fruit feeders, mesh feeders, baby food feeders, squeezy pouches, reusable food pouches
  hu gyümölcsszívókák, gyümölcsszívóka, gyümölcscumi, etetőháló, etetőcumi gyümölcshöz, pürétasak

  cup @ cups + training-cup, open-cup, water-bottle
  ro căni și pahare, căni, cană, pahare copii, cană copii, pahar, cană bebe, pahare, căniță, cănițe, căniță bebe, cănuță, cănuțe, cană apă, cană de apă, cană lapte, ceașcă copii, căniță copii, ulcică, ulcea, ceașcă
  en cups, kids cups, toddler cups, mugs, baby cups, beakers, tumbler
  hu poharak, pohár, bögre, gyerekpohár, gyerekbögre, gyerek pohár, csésze, pohárka, bögrécske, ivópohár

  training-cup < cup, weaning-start @ cups > bib, suction-bowl, plate
  ro căni de învățare, cană de învățare, cană antrenament, cană cu cioc, cană cu mânere, cană 360°, cană antivărsare, pahar antrenament, cană anti-vărsare, cană evolutivă, pahar cu cioc, căniță cu cioc, căniță antrenament, căniță de antrenament, cană tranziție, cană de tranziție, cană magică, magic cup, pahar învățare, pahar de învățare, pahar antivărsare, cană antipicurare, pahar cu mânere, căniță cu mânere, cană cu capac, cană cu toarte, prima cană, prima căniță, cană sippy, sippy cup, cană de băut, cană diversificare
  en training cups, sippy cups, sippy cup, two-handled cups, 360° cups, trainer cups, spout cups, non spill cups, learner cups, beakers, no spill cups, sippers, sippy mugs, freeflow beakers, tippy cups, first cups, spillproof cups, transition cups, drinking cups, spout beakers, training beakers, handle cups, cups with handles, miracle cups, trainer beakers, sippy beakers, weaning cups, leakproof cups, magic cups
  hu tanulópoharak, tanulópohár, itatópohár, itató pohár, itatópoharak, kétfüles pohár, csőrös pohár, 360°-os itatópohár, csőrös itatópohár, itató, csepegésmentes pohár, csőrös bögre, csőrös itató, szoktatópohár, szoktató pohár, kiömlésmentes pohár, fogantyús pohár, füles pohár, első pohár, babapohár, baba pohár, bébipohár, tanulóbögre, varázspohár, itatóka, csőrös kulacs

  straw-cup < training-cup @ cups > bib, snack-box
  ro căni cu pai, cană cu pai, pahar cu pai, sticlă cu pai, căniță cu pai, bidonaș cu pai, biberon cu pai, sticluță cu pai, căniță pai
  en straw cups, cups with straw, straw bottles, straw sippy cups, straw beakers, straw mugs, sippy straw
  hu szívószálas poharak, szívószálas pohár, szívószálas itatópohár, szívószálas kulacs, szívószálas bögre, szívókás pohár, pohár szívószállal, szívószálas itató, szívókás kulacs

  open-cup < cup, weaning-start @ cups > bib, plate, suction-bowl
  ro păhărele deschise, păhărel, păhărele, păhărel copii, cană deschisă
  en open cups, silicone cups, open training cups, baby open cups, tiny cups, doidy cups, doidy, shot cups, open beakers, babycups, mini cups, open mugs
  hu nyitott tanulópoharak, nyitott tanulópohár, nyitott pohár, szilikon pohár

  water-bottle < cup @ cups > snack-box, nursery-backpack, name-labels, bib
  ro sticle de apă pentru copii, sticlă de apă pentru copii, sticlă apă copii, sticluță apă, bidon apă copii, sticlă de apă, sticle de apă, bidon, bidonaș, sticlă apă, bidon apă, bidonaș apă, bidonaș de apă, sticlă grădiniță, sticlă școală, recipient apă, sticlă de băut, sport bottle, sticlă sport, recipient de apă, ploscă, sticlă reutilizabilă, bidon cu pai
  en children's water bottles, water bottles, kids water bottles, drinking bottles, drink bottles, sports bottles, school water bottles, school bottles, sippy bottles, water flasks, kids bottles, hydration bottles
  hu gyerekkulacsok, gyerekkulacs, kulacs, kulacsok, ivópalack, vizespalack, gyerek kulacs, ovis kulacs, vizes palack, óvodás kulacs, bölcsis kulacs, sportkulacs, flakon, ivókulacs, itatókulacs

  flask @ cups > snack-box, nursery-backpack, weaning-pots
  ro termosuri pentru copii, termos pentru copii, termos, termos copii, termosuri, termos mâncare, termos lichide, cană termos, termos apă, termos ceai, termos supă, termos școală, termos grădiniță, termos cu pai, cană izotermă, sticlă termos, bidon termos, sticlă izotermă, sticlă inox, bidon izoterm, cană termică, sticlă termică, sufertaș termic
  en children's flasks, flasks, thermos flasks, kids flasks, food flasks, thermoses, thermos, vacuum flasks, food jars, thermal bottles, thermos bottles, insulated bottles, insulated flasks, hot flasks, steel bottles, vacuum bottles, metal bottles, soup flasks
  hu gyerektermoszok, gyerektermosz, termosz, ételtermosz, termoszok, gyerek termosz, termosz ételhez, hőtartó ételdoboz, hőtartó kulacs, termokulacs, hőtartó edény, rozsdamentes kulacs, fém kulacs

  bib @ bibs > suction-bowl, weaning-spoons, training-cup
  ro bavete, bavetă, bavețică, bavețele, bavete bebe, bărbiță, babețică, bărbițe, bavețici, bărbiță bebe, babetă, babețele, babeta bebe, bărbiță de mâncat, baveta mâncare, bavete mâncare, bavetă de mâncat, bavetă mâncat, bavete mâncat, bavete impermeabile, bavetă impermeabilă, bavete salivă, bavetă salivă, plastron bebe, șervet bebe, bavete cu capse, șorțuleț bebe, babiță
  en bibs, bib, baby bibs, feeding bibs, weaning bibs, dribble bibs, drool bibs, dribblers, bib sets, bib packs
  hu előkék, előke, partedli, partedlik, nyálkendő, babaelőke, baba előke, nyálkendők, partli, maszatfogó, nyálfogó, nyálazó, előke szett, partedli szett, baba partedli, etetőkendő, evőkendő

  pocket-bib < bib, weaning-start @ bibs > suction-bowl, weaning-spoons
  ro bavete cu buzunar, bavetă cu buzunar, bavetă silicon, bavetă din silicon, bavete silicon, bavetă cu jgheab, bavetă cu colector, baveta colector, bavetă cu buzunăraș, bărbiță silicon, bărbiță cu buzunar, babețică silicon, bavețică silicon, bavetă plastic, bavetă rigidă, bavetă cauciuc, bavețică cu buzunar, barbite silicon, babetă silicon, bavetă de cauciuc, bărbiță cu jgheab
  en pocket bibs, silicone bibs, catch bibs, crumb catcher bibs, crumb catchers, rubber bib, scoop bib, bib with tray
  hu zsebes előkék, zsebes előke, szilikon előke, morzsafogós előke, szilikonelőke, zsebes partedli, szilikon partedli, szilikonos előke, szilikonos partedli, műanyag előke, gumi előke, morzsazsebes előke

  bandana-bib < bib @ bibs > soother-clip, bodysuit
  ro bandane-bavețică, bandană-bavețică, bandană, bavetă bandană, bandane, bavețică triunghi, baticuțe, batic bebe, bandane salivă, bandană salivă, bavetă triunghi, bavete triunghi, bavetă eșarfă, bavete eșarfă, eșarfă salivă, batic salivă, bavete triunghiulare, bavetă triunghiulară, bărbiță triunghi, fular bavetă
  en bandana bibs, bandanas, dribble bibs, drool bibs, bandana drool bibs, neckerchiefs, dribble bandanas, drool bandanas, drool scarves, dribble scarves, dribble catchers, bandannas, slobber scarves
  hu kendőelőkék, kendőelőke, nyálkendő, kendő előke, háromszög kendő, nyálkendők, nyálazókendő, nyálfogó kendő

  sleeved-bib < bib, weaning-start @ bibs > suction-bowl, weaning-spoons
  ro bavete cu mâneci, bavetă cu mâneci, bavetă cu mânecă, șorț bebe cu mâneci, bavetă halat, bavetă bluză, șorț cu mâneci, șorț mâncare, șorț de mâncat, bavetă integrală, bavetă haină, bavetă tricou, babețică cu mâneci, bărbiță cu mâneci, bavetă pictură, halat bavetă, bavetă blw, bluză de mâncat
  en sleeved bibs, long sleeve bibs, coverall bibs, smock bibs, bibs with sleeves, bib coats, weaning smocks, weaning coveralls, bibados, tidy tots, feeding smocks, smock, bib with arms
  hu ujjas előkék, ujjas előke, hosszú ujjú előke, ujjas partedli, köpenyelőke, hosszúujjú előke, hosszúujjas előke, etetőköpeny, etető köpeny, ujjas kötény, evőkötény

  burp-cloth @ bibs, blankets > baby-bottle, nursing-pillow, bib, muslin
  ro lavete pentru umăr, lavete de umăr, lavetă pentru umăr, prosopele regurgitare, scutec de umăr, lavete burp, set de 3 lavete pentru umăr, lavete bebe, șervet de umăr, cârpă regurgitare, cârpe regurgitare, cârpă umăr, cârpă de umăr, prosopel umăr, prosopele umăr, prosop umăr, protecție umăr, lavete regurgitare, lavetă regurgitare, scutec regurgitare, cârpe eructație, lavetă râgâit, cârpă râgâit, batiste umăr, lavete bebeluși, lavetă, prosop regurgitat
  en burp cloths, burping cloths, burp rags, shoulder cloths, burp pads, spit up cloths, burpies, sick cloths, winding cloths, spit cloths, spit rags, shoulder muslins, puke cloths, posset cloths, sick muslins, milk cloths, barf cloths, puke rags, burp towels
  hu büfikendők, büfikendő, büfiztető kendő, büfi kendő, vállkendő büfizéshez, büfiztető, büfis kendő, bukikendő, büfizőkendő, büfipelus, büfiztető pelenka, vállkendő, böfiztető, büfitextil, böfiztető kendő

  baby-food @ baby-food > bib, weaning-spoons, suction-bowl, snack-box
  ro hrană pentru bebeluși, mâncare bebe, mâncare bebeluși, hrană bebe, mâncare pentru bebeluși, hrană bebeluși, alimente bebe, mâncare la borcan, borcănaș bebe
  en baby food, baby foods, weaning food, baby meals, infant food, toddler food, jars
  hu bébiételek, bébiétel, babaétel, hozzátáplálás ételek, bébi étel, babaételek, bébikaja, babakaja, baba kaja, bébi kaja, üveges babaétel

  baby-puree < baby-food, weaning-start @ baby-food > weaning-spoons, bib, bowl
  ro piureuri, piure, piure bebe, borcănele bebe, piureuri bebe, pliculețe piure, borcănel, borcane hrană, piureuri legume, pliculețe fructe, pouch fructe, compot bebe, pireu, pireu bebe, bebivita, piure la borcan
  en purées, puree, baby puree, food pouches, baby jars, pouches, fruit pouches, fruit purees, ella's kitchen, vegetable purees, baby fruit, fruit pots, apple puree, jar food, mashed food, baby pouches, first tastes
  hu pürék, püré, bébipüré, gyümölcspüré, zöldségpüré, babapüré, üveges bébiétel, tasakos püré, sütőtök csirkével, almapüré, gyümölcspürék, gyümipüré, gyümi püré, főzelék, babafőzelék, bébifőzelék, gyümölcspép, zöldségpép, üveges püré, répapüré, banánpüré, körtepüré, pép

  baby-cereal < baby-food, weaning-start @ baby-food > weaning-spoons, bowl, bib
  ro cereale bebe, cereale, cereale bebeluși, gris bebe, terci, griș, cereale orez, cereale cu lapte, cereale ovăz, fulgi bebe, orez bebe, griș cu lapte, păpică, budincă bebe, făină bebe, cereale integrale, fulgi ovăz
  en baby cereals, porridge, baby rice, baby porridge, cereal, infant cereal, oatmeal, first porridge, baby oats, baby oatmeal, rice porridge, semolina, oat porridge, baby breakfast, breakfast cereal, pablum, milk porridge, millet porridge, weetabix for baby, muesli
  hu babakásák, rizskása, zabkása, kása, bébi kása, kölespehely, tejpép, kölespehely gyümölccsel, babakása, pépek, gabonapép, babapép, zabpép, rizspép, rizspehely, babapapi, tejbegríz, köleskása, babamüzli, gabonapehely, pép, kölespép

  baby-biscuits < baby-food @ baby-food > snack-box, bib
  ro biscuiți pentru bebeluși, biscuiți bebe, biscuiți, pișcoturi, biscuiți copii, biscuiți diversificare, biscuiți dentiție, biscuiți de dinți, fursecuri bebe, biscuiți plasmon, plasmon, fursecuri
  en baby biscuits, biscuits, baby cookies, rusks, teething biscuits, cookies, farleys rusks, teething rusks, finger biscuits, teething crackers, biscotti, bickies, bikkies, bickie, zwieback, baby biscotti
  hu babakekszek, babakeksz, keksz, bébikeksz, babapiskóta, gyerekkeksz, zabkeksz, babapiskóták, piskóta

  baby-snacks < baby-food @ baby-food > snack-box, water-bottle
  ro gustări pentru copii, pufuleți, rondele de orez, gustări bebe, snackuri bebe, batoane copii, snacks bebe, snacks, snacksuri, gustări, pufarine, pufuleți porumb, pufi, rondele, rondele bebe, vafe orez, waffle orez, snackuri, snack sănătos, gustări sănătoase, ronțăieli, ronțăit, chipsuri bebe, expandate, expandate orez, biscuiți de orez, gogoșari porumb, crănțănele, tortițe orez
  en baby snacks, rice cakes, kids snacks, toddler snacks, snacks, puffs, finger foods, melty puffs, melty sticks, corn puff, wotsits for babies, organix, baby crisps, corn snacks, maize puffs, corn sticks, rice crackers, healthy snacks, puffcorn, finger snacks, corn rings, snack packs, munchies, melty snacks, crackers
  hu babasnackek, kukoricapálcika, puffasztott rizs, almás puffasztott rizs, gyereksnack, babaropi, snack, nasi babáknak, puffasztott kukorica, rizskorong, babanasi, babarágcsa, baba snack, rágcsálnivaló, puffasztott rizskorong, nasi, kölesgolyó, gabonapálcika, rizsszelet, kukoricás pálcika, puffancs, ropi

  kids-tea < baby-food @ baby-food > training-cup
  ro ceaiuri pentru copii, ceai bebe, ceai de fenicul, ceai copii, ceai de fenicul pentru copii, ceai, suc bebe, ceai bebeluși, ceai colici, ceai anticolici, ceai chimen, ceai de chimen, ceai de burtică, ceai burtică, fenicul, ceai granulat, băutură bebe
  en children's teas, baby tea, children's fennel tea, tea, kids tea, baby juice, herbal tea, fennel tea, fennel, calming tea
  hu gyerekteák, gyerektea, édeskömény tea, babatea, édeskömény gyerektea, tea, bébitea, édesköménytea

  baby-soup < baby-food @ baby-food > bowl, weaning-spoons, bib
  ro supe pentru bebeluși, supă bebe, supă, supă cremă, meniuri bebe, supă de legume, supă legume, ciorbă bebe, ciorbiță, supiță, supă la borcan, supă gata
  en baby soups, vegetable soup, baby soup, ready meals, toddler meals, soups, veg soup, broths, stews, baby broth, toddler soup, cream soup
  hu bébilevesek, zöldségkrémleves, leves, bébi leves, babaleves, bébimenü, zöldségleves, krémleves
`)
