/** What a child eats, and what it eats from. */
import { typeTable } from './type-table.ts'

export const meals = typeTable(`
  high-chair @ high-chairs > bib, suction-bowl, weaning-spoons, training-cup, high-chair-cushion, placemat, splash-mat
  ro scaune de masă, scaun de masă, scaun masă, scaune masă bebe, scaun înalt, scaun bebe, scăunel de masă, scaun masa bebeluș, scaun de hrănit, scaun de mâncat, scaun bebe masă
  en high chairs, highchairs, feeding chairs, baby chairs, high chair, eating chairs, weaning chairs
  hu etetőszékek, etetőszék, etető szék, babaszék, magas etetőszék, etetőülés

  growing-chair < high-chair @ high-chairs > bib, high-chair-cushion, placemat
  ro scaune evolutive, scaun evolutiv, scaun de masă evolutiv, scaun care crește
  en grow-with-me chairs, evolving high chairs, grow with me high chairs, adjustable chairs, convertible high chairs
  hu növekvő székek, növekvő szék, együtt növő etetőszék, növekvő etetőszék, tripp trapp

  folding-high-chair < high-chair @ high-chairs > bib, placemat
  ro scaune de masă pliabile, scaun de masă pliabil, scaun masă pliabil, scaun masă pliant
  en folding high chairs, foldable high chairs, travel high chairs, fold up high chairs
  hu összecsukható etetőszékek, összecsukható etetőszék, hordozható etetőszék

  dining-booster < high-chair @ high-chairs > bib, placemat, suction-bowl
  ro înălțătoare de scaun, înălțător de scaun, înălțător masă, înălțător scaun, booster masă, înălțător, scaun înălțător masă, înălțător scaun de masă, scaun înălțător, înălțător de masă
  en booster seats, dining boosters, chair boosters, table booster seats, booster chairs, feeding booster seats, booster high chairs
  hu székmagasítók, székmagasító, ülésmagasító asztalhoz, székmagasító etetőszék, étkezési ülésmagasító

  clip-on-chair < high-chair @ high-chairs > bib, suction-bowl
  ro scaune suspendate de masă, scaun suspendat de masă, scaun portabil de masă, scaun cu prindere de masă, scaun suspendat
  en clip-on chairs, clip on high chairs, hook on chairs, portable high chairs, hook-on high chairs
  hu asztalra szerelhető etetőszékek, asztalra szerelhető etetőszék, utazó etetőszék, felcsíptethető etetőszék, asztalra rögzíthető etetőszék

  high-chair-cushion @ high-chairs
  ro perne pentru scaun de masă, pernă scaun de masă, husă scaun de masă, reductor scaun de masă
  en high chair cushions, high chair covers, high chair inserts, highchair cushions
  hu etetőszék párnák, etetőszékpárna, etetőszék huzat, etetőszék betét

  tableware @ tableware + plate, bowl, weaning-spoons, cutlery, placemat, snack-box, weaning-pots, dinner-set
  ro veselă și tacâmuri, veselă, veselă copii, vase copii, veselă bebe
  en tableware, kids tableware, baby tableware, dinnerware, crockery, dishes
  hu étkészletek, étkészlet, baba étkészlet, tányérok és evőeszközök, gyerek edények

  dinner-set < weaning-start @ tableware > bib, training-cup, placemat
  ro seturi de masă, set de masă, set veselă, set diversificare, set hrănire, set de hrănire, set farfurii, set de diversificare
  en dinner sets, feeding sets, weaning sets, tableware sets, dinner set, baby feeding sets, mealtime sets
  hu étkészlet szettek, étkészlet, hozzátáplálási szett, etetőkészlet, étkező szett, hozzátáplálás szett

  plate @ tableware > weaning-spoons, cutlery, bib, training-cup
  ro farfurii, farfurie, farfurie-animăluț, farfurii bebe, farfurioară
  en plates, animal plates, kids plates, baby plates, toddler plates, warming plates, toddler plates set
  hu tányérok, tányér, állatos tányér, osztott tányér, gyerektányér, tapadós tányér, melegentartó tányér

  bowl @ tableware > weaning-spoons, bib, training-cup
  ro boluri, bol, castronel, castroane, castron, castronele, bol bebe
  en bowls, baby bowls, kids bowls, weaning bowls
  hu tálak, tál, tálka, tálkák, müzlis tál, gyerektál

  suction-bowl < bowl @ tableware > weaning-spoons, bib, training-cup
  ro boluri cu ventuză, bol cu ventuză, castronel cu ventuză, castron cu ventuză, bol silicon
  en suction bowls, suction bowl, stay put bowls
  hu tapadókorongos tálak, tapadókorongos tál, tapadós tál, szilikon tál, tapadókorongos tálka

  weaning-spoons < weaning-start @ tableware > suction-bowl, bib, weaning-pots
  ro lingurițe moi, lingurițe, linguriță, linguriță bebe, lingurițe diversificare, lingurițe bebe, lingură, linguri
  en soft spoons, weaning spoons, baby spoons, spoons, feeding spoons
  hu puha kanalak, kanál, babakanál, etetőkanál, kiskanál, kanalak

  cutlery @ tableware > plate, bib, bowl, placemat
  ro tacâmuri pentru primele mese, tacâmuri, tacâmuri copii, set tacâmuri, furculiță, lingură și furculiță, furculițe, tacâmuri bebe
  en first cutlery, cutlery, kids cutlery, toddler cutlery, forks and spoons, utensils, flatware, kids forks
  hu első evőeszközök, evőeszköz, evőeszközök, első evőeszköz, villa, kanál villa szett, gyerek evőeszköz, evőeszközkészlet

  placemat @ tableware > plate, bib, suction-bowl, weaning-spoons
  ro suporturi de farfurie, suport de farfurie, naproane, napron, suport farfurie, covoraș de masă silicon
  en placemats, table mats, place mats
  hu tányéralátétek, tányéralátét, alátét, étkezési alátét

  splash-mat < weaning-start @ tableware, high-chairs
  ro covorașe sub scaunul de masă, folie protecție podea, covoraș protecție scaun de masă
  en splash mats, messy mats, floor splash mats, weaning mats
  hu etetőszék alá alátétek, padlóvédő alátét, etetőszék alátét

  snack-box @ tableware, cups > water-bottle, nursery-backpack, name-labels, baby-snacks
  ro cutii pentru gustări, cutie pentru gustări, cutie gustări, lunch box, cutie de prânz, cutie sandviș, sufertaș, caserolă copii, lunchbox, cutie mâncare
  en snack boxes, lunch boxes, lunchboxes, bento boxes, snack pots, snack cups, snack containers, bento, bentos
  hu uzsonnásdobozok, uzsonnásdoboz, uzsonnás doboz, ételdoboz, ennivalós doboz, snacktartó, kekszestartó, ételhordó

  weaning-pots @ tableware > weaning-spoons, steam-blender, baby-puree, bib
  ro recipiente pentru piure, recipiente mâncare bebe, recipiente congelare piure, caserole bebe, cutii piure, recipiente hrană, tăviță congelare
  en weaning pots, food storage pots, baby food containers, freezer trays, food pots, baby food freezer trays
  hu pürés dobozok, bébiétel tároló, ételtároló doboz, fagyasztótálca, bébiétel fagyasztó, pürés doboz

  food-feeder < weaning-start @ tableware
  ro suzete pentru fructe, suzetă pentru fructe, suzetă cu plasă, suzetă hrănire, suzetă fructe, dispozitiv de hrănire
  en food feeders, fruit feeders, mesh feeders, baby food feeders, squeezy pouches, reusable food pouches
  hu gyümölcsszívókák, gyümölcsszívóka, gyümölcscumi, etetőháló, etetőcumi gyümölcshöz, pürétasak

  cup @ cups + training-cup, open-cup, water-bottle
  ro căni și pahare, căni, cană, pahare copii, cană copii, pahar, cană bebe, pahare
  en cups, kids cups, toddler cups, mugs, baby cups, beakers
  hu poharak, pohár, bögre, gyerekpohár, gyerekbögre, gyerek pohár, csésze

  training-cup < cup, weaning-start @ cups > bib, suction-bowl, plate
  ro căni de învățare, cană de învățare, cană antrenament, cană cu cioc, cană cu mânere, cană 360°, cană antivărsare, pahar antrenament, cană anti-vărsare, cană evolutivă, pahar cu cioc
  en training cups, sippy cups, sippy cup, two-handled cups, 360° cups, trainer cups, spout cups, non spill cups, learner cups, beakers, no spill cups, sippers
  hu tanulópoharak, tanulópohár, itatópohár, itató pohár, itatópoharak, kétfüles pohár, csőrös pohár, 360°-os itatópohár, csőrös itatópohár, itató, csepegésmentes pohár

  straw-cup < training-cup @ cups > bib, snack-box
  ro căni cu pai, cană cu pai, pahar cu pai, sticlă cu pai
  en straw cups, cups with straw, straw bottles, straw sippy cups
  hu szívószálas poharak, szívószálas pohár, szívószálas itatópohár, szívószálas kulacs

  open-cup < cup, weaning-start @ cups > bib, plate, suction-bowl
  ro păhărele deschise, păhărel, păhărele
  en open cups, silicone cups, open training cups, baby open cups, tiny cups, doidy cups
  hu nyitott tanulópoharak, nyitott tanulópohár, nyitott pohár, szilikon pohár

  water-bottle < cup @ cups > snack-box, nursery-backpack, name-labels, bib
  ro sticle de apă pentru copii, sticlă de apă pentru copii, sticlă apă copii, sticluță apă, bidon apă copii, sticlă de apă, sticle de apă, bidon, bidonaș, sticlă apă, bidon apă
  en children's water bottles, water bottles, kids water bottles, drinking bottles, drink bottles, sports bottles, school water bottles
  hu gyerekkulacsok, gyerekkulacs, kulacs, kulacsok, ivópalack, vizespalack, gyerek kulacs, ovis kulacs, vizes palack

  flask @ cups > snack-box, nursery-backpack, weaning-pots
  ro termosuri pentru copii, termos pentru copii, termos, termos copii, termosuri, termos mâncare, termos lichide, cană termos
  en children's flasks, flasks, thermos flasks, kids flasks, food flasks, thermoses, thermos, vacuum flasks, food jars
  hu gyerektermoszok, gyerektermosz, termosz, ételtermosz, termoszok, gyerek termosz

  bib @ bibs > suction-bowl, weaning-spoons, training-cup
  ro bavete, bavetă, bavețică, bavețele, bavete bebe, bărbiță, babețică, bărbițe, bavețici, bărbiță bebe
  en bibs, bib, baby bibs, feeding bibs, weaning bibs, dribble bibs, drool bibs
  hu előkék, előke, partedli, partedlik, nyálkendő, babaelőke, baba előke, nyálkendők

  pocket-bib < bib, weaning-start @ bibs > suction-bowl, weaning-spoons
  ro bavete cu buzunar, bavetă cu buzunar, bavetă silicon, bavetă din silicon, bavete silicon
  en pocket bibs, silicone bibs, catch bibs, crumb catcher bibs
  hu zsebes előkék, zsebes előke, szilikon előke, morzsafogós előke, szilikonelőke

  bandana-bib < bib @ bibs > soother-clip, bodysuit
  ro bandane-bavețică, bandană-bavețică, bandană, bavetă bandană, bandane, bavețică triunghi, baticuțe, batic bebe
  en bandana bibs, bandanas, dribble bibs, drool bibs, bandana drool bibs, neckerchiefs
  hu kendőelőkék, kendőelőke, nyálkendő, kendő előke, háromszög kendő, nyálkendők

  sleeved-bib < bib, weaning-start @ bibs > suction-bowl, weaning-spoons
  ro bavete cu mâneci, bavetă cu mâneci, bavetă cu mânecă, șorț bebe cu mâneci
  en sleeved bibs, long sleeve bibs, coverall bibs, smock bibs, bibs with sleeves, bib coats
  hu ujjas előkék, ujjas előke, hosszú ujjú előke, ujjas partedli, köpenyelőke

  burp-cloth @ bibs, blankets > baby-bottle, nursing-pillow, bib, muslin
  ro lavete pentru umăr, lavete de umăr, lavetă pentru umăr, prosopele regurgitare, scutec de umăr, lavete burp, set de 3 lavete pentru umăr, lavete bebe, șervet de umăr
  en burp cloths, burping cloths, burp rags, shoulder cloths, burp pads, spit up cloths, burpies
  hu büfikendők, büfikendő, büfiztető kendő, büfi kendő, vállkendő büfizéshez, büfiztető

  baby-food @ baby-food > bib, weaning-spoons, suction-bowl, snack-box
  ro hrană pentru bebeluși, mâncare bebe, mâncare bebeluși, hrană bebe, mâncare pentru bebeluși, hrană bebeluși, alimente bebe
  en baby food, baby foods, weaning food, baby meals, infant food, toddler food
  hu bébiételek, bébiétel, babaétel, hozzátáplálás ételek, bébi étel, babaételek

  baby-puree < baby-food, weaning-start @ baby-food > weaning-spoons, bib, bowl
  ro piureuri, piure, piure bebe, borcănele bebe, piureuri bebe, pliculețe piure, borcănel
  en purées, puree, baby puree, food pouches, baby jars, pouches
  hu pürék, püré, bébipüré, gyümölcspüré, zöldségpüré, babapüré, üveges bébiétel, tasakos püré, sütőtök csirkével, almapüré

  baby-cereal < baby-food, weaning-start @ baby-food > weaning-spoons, bowl, bib
  ro cereale bebe, cereale, cereale bebeluși, gris bebe, terci, griș
  en baby cereals, porridge, baby rice, baby porridge, cereal, infant cereal
  hu babakásák, rizskása, zabkása, kása, bébi kása, kölespehely, tejpép, kölespehely gyümölccsel, babakása, pépek, gabonapép

  baby-biscuits < baby-food @ baby-food > snack-box, bib
  ro biscuiți pentru bebeluși, biscuiți bebe, biscuiți, pișcoturi, biscuiți copii
  en baby biscuits, biscuits, baby cookies, rusks, teething biscuits, cookies
  hu babakekszek, babakeksz, keksz, bébikeksz, babapiskóta, gyerekkeksz

  baby-snacks < baby-food @ baby-food > snack-box, water-bottle
  ro gustări pentru copii, pufuleți, rondele de orez, gustări bebe, snackuri bebe, batoane copii, snacks bebe, snacks, snacksuri, gustări
  en baby snacks, rice cakes, kids snacks, toddler snacks, snacks, puffs
  hu babasnackek, kukoricapálcika, puffasztott rizs, almás puffasztott rizs, gyereksnack, babaropi, snack, nasi babáknak

  kids-tea < baby-food @ baby-food > training-cup
  ro ceaiuri pentru copii, ceai bebe, ceai de fenicul, ceai copii, ceai de fenicul pentru copii, ceai, suc bebe, ceai bebeluși, ceai colici
  en children's teas, baby tea, children's fennel tea, tea, kids tea, baby juice
  hu gyerekteák, gyerektea, édeskömény tea, babatea, édeskömény gyerektea, tea, bébitea

  baby-soup < baby-food @ baby-food > bowl, weaning-spoons, bib
  ro supe pentru bebeluși, supă bebe, supă, supă cremă, meniuri bebe
  en baby soups, vegetable soup, baby soup, ready meals, toddler meals
  hu bébilevesek, zöldségkrémleves, leves, bébi leves, babaleves, bébimenü
`)
