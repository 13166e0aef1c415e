/** For mothers: before the birth, at the hospital and after. */
import { typeTable } from './type-table.ts'

export const mothers = typeTable(`
  bands-and-belts + belly-band, support-belt, postpartum-band
  ro burtiere și centuri, brâuri, brâu
  en belly bands and belts, belly belts, abdominal binders
  hu haspántok és hastartók, haskötők

  belly-band @ belly-bands > maternity-jeans, nursing-top, stretch-mark-cream, pregnancy-pillow
  ro burtiere gravide, burtieră gravide, burtieră, brâu gravide, bandă burtică, brâu pentru gravide, burtiera sarcină, brâu burtică, burtiere, burtieră prenatală, brâu sarcină, brâu de sarcină, brâu prenatal, brâu burtă, brâie, bandă gravide, bandă sarcină, bandă burtă, susținător burtă, susținător burtică, susținere burtică, susținere burtă, suport burtă, suport burtică, corset gravide, corset sarcină, corset prenatal, belly band, bandou gravide, burtieră cu bretele, burtieră reglabilă, bandă abdominală
  en belly bands, pregnancy belly bands, maternity bands, bump bands, bump wraps, maternity belly bands, belly band, belly sleeves, bump covers, belly wraps, tummy bands, stomach bands, pregnancy bands, tummy sleeves, bump sleeves, waist extenders, jean extender, bump support
  hu kismama haspántok, haspánt, kismama haspánt, pocakpánt, derékmelegítő kismama, pocakmelegítő kismama, haspántok, kismama hasöv, hasöv, pocakvédő, derékpánt, kismama derékpánt, nadrághosszabbító, hasvédő, derékmelegítő

  support-belt @ support-belts > belly-band, maternity-leggings, pregnancy-pillow
  ro centuri de susținere, centură de susținere, centură gravide, centură pentru gravide, centură de susținere gravide, centură cu benzi încrucișate, brâu susținere, centură sarcină, centură abdominală gravide, orteză gravide, centură prenatală, centură burtă, centură burtică, centură maternitate, centură abdominală, orteză sarcină, orteză prenatală, chingă gravide
  en maternity support belts, support belts, pregnancy belts, maternity belts, bump supports, belly support belts, cross-strap belts, pregnancy support belts, belly support, maternity support bands, bump belts, pregnancy support, bump supporters, maternity support, pregnancy girdles, maternity girdles, support bands, tummy support, bump holders, bump lifters, pregnancy harness, belly slings, bump slings, stomach support
  hu terhességi hastartók, hastartó, terhességi hastartó, kismama öv, terhességi öv, keresztpántos hastartó, kismama hastartó, pocaktartó, hastartó öv, haserősítő, pocaköv, pocak öv, hastámasz, pocaktámasz, terhes öv, várandós öv, öv hátfájásra, hastámasztó öv

  pelvic-belt < support-belt @ support-belts > pregnancy-pillow
  ro centuri pelviene, centură pelviană, centură bazin, brâu pelvian, centură pelvis, centură pelvină, centură simfiză, centură sacroiliacă, centură șold, centură șolduri, brâu pelvis, brâu bazin, centură pubis, diastază pubiană, centuri pelvine, dureri pelvine, durere simfiză, dureri bazin
  en pelvic belts, pelvic support belts, spd belts, pelvic girdle belts, sacroiliac belts, hip belts, pgp belts, pelvic support, symphysis belts, spd support, pelvis belts, si belts, pelvic girdle pain, symphysis
  hu medenceövek, medenceöv, medence öv, medenceszorító, csípőszorító, csípőöv, medencepánt, medencerögzítő, medence pánt, medencerögzítő öv, szimfízis, szeméremcsont fájdalom

  lumbar-belt < support-belt @ support-belts > pregnancy-pillow
  ro centuri lombare, centură lombară, centură spate gravide, centură de spate, brâu lombar, centură mijloc, centură de mijloc, brâu spate, orteză lombară, centură sale, dureri de spate, dureri de șale
  en lumbar belts, back support belts, lower back belts, lumbar support, back belts, back braces, back supports, lumber belts
  hu derékerősítő övek, derékerősítő öv, derékszorító, deréktámasz, derékvédő, derékerősítő, deréköv, derék öv, derékfájás

  postpartum-band @ postpartum-bands > nursing-bra, maternity-pads, nursing-nightdress, disposable-briefs
  ro burtiere postnatale, burtieră postnatală, burtieră după naștere, brâu după naștere, centură după naștere, corset postnatal, burtieră post natală, set postnatal de 3 burtiere, brâu postnatal, centură postnatală, burtieră lăuze, fașă postnatală, corset după naștere, burtiere, burtieră, burtieră postpartum, burtiere postpartum, burtieră lehuză, burtieră mamă, brâu postpartum, brâu lăuză, brâu lăuze, centură postpartum, centură lăuze, corset postpartum, corset lăuze, corset mamă, fașă după naștere, fașă abdominală, fașă burtă, bandaj după naștere, bandaj abdominal, burtă după naștere, postpartum, post partum, lăuzie, recuperare după naștere, diastază, centură diastază, corset
  en postpartum bands, postpartum belly wraps, belly binders, postpartum belts, post pregnancy belts, postnatal belts, postpartum girdles, after birth belly band, postpartum band, tummy binders, girdles, belly wraps, tummy wraps, bengkung, stomach binders, stomach wraps, belly binding, recovery belts, postnatal bands, postpartum wraps, postnatal girdles, diastasis belts, after birth support, waist trainer
  hu szülés utáni haskötők, szülés utáni haskötő, haskötő, hasleszorító, hasszorító, szülés utáni fűző, haskötőszett, szülés utáni hasszorító, has leszorító, haspánt, haspántok, leszorító fűző, gyermekágyi haskötő, hasformáló öv, fűző, pocakleszorító

  c-section-band < postpartum-band @ postpartum-bands > postpartum-briefs, maternity-pads
  ro burtiere după cezariană, burtieră după cezariană, burtieră cezariană, centură cezariană, brâu cezariană, corset cezariană, corset după cezariană, centură după cezariană, brâu după cezariană, fașă cezariană, fașă după cezariană, bandaj cezariană, cezariană, după cezariană, operație cezariană
  en c-section bands, c section belts, c-section recovery belts, caesarean binders, cesarean belts, c section binder, c section recovery bands, c section recovery, c section belt, caesarian belts, caesarean belts, caesarean bands, caesarean recovery, csection belts, csection band, cesarean bands, cs belts, c section support, csection wrap, cesarean binder
  hu haskötők császármetszés után, haskötő császármetszés után, császáros haskötő, császármetszés haskötő, császáros hasleszorító, császáros öv

  postpartum-briefs @ postpartum-bands > maternity-pads, postpartum-band, nursing-bra, nursing-nightdress
  ro chiloți postnatali, chilot postnatal cu talie înaltă, chilot postnatal, chiloți după naștere, chilot cezariană, chiloți cezariană, chiloți modelatori postnatali, chilot lăuze, chilot modelator, chiloți modelatori, chiloți corset, chilot corset, chilot postpartum, chiloți postpartum, chilot după cezariană, chiloți după cezariană, chilot compresiv, chiloți compresivi, chilot burtieră, chiloți burtieră, chiloți mămici, chiloți talie înaltă
  en postpartum briefs, high-waist postpartum briefs, postpartum underwear, c section underwear, high waist postpartum brief, postpartum shapewear, c-section knickers, shapewear, postpartum knickers, c-section briefs, postpartum pants, recovery knickers, postnatal knickers, postpartum panties, postpartum shorts, high waisted knickers, c section pants, recovery pants, after birth knickers, tummy control knickers
  hu szülés utáni alsók, szülés utáni alsó, magas derekú szülés utáni alsó, szülés utáni bugyi, császáros bugyi, alakformáló bugyi szülés után, hasleszorító bugyi, hasszorító bugyi, leszorító bugyi, haskötő bugyi, leszorító alsó, magas derekú bugyi, alakformáló bugyi

  nursing-bra @ nursing-bras > nursing-pads, nursing-top, lanolin, nursing-nightdress
  ro sutiene de alăptare, sutien de alăptare, sutien alăptat, sutien alăptare, sutien gravide, sutiene alăptare, sutien pentru alăptat, sutien mămici, sutien mamă, sutien sarcină, sutien de sarcină, sutien maternitate, sutien lactație, sutien cu clips, sutiene, sutien, sutien cu deschidere, lenjerie alăptare, sutien lehuză
  en nursing bras, maternity bras, breastfeeding bras, nursing bra, wireless nursing bras, feeding bras, pregnancy bras, bras, breast feeding bra, comfort bras, wireless bras, lactation bras, bralet nursing
  hu szoptatós melltartók, szoptatós melltartó, kismama melltartó, merevítő nélküli szoptatós melltartó, szoptatómelltartó, szoptató melltartó, szoptatósmelltartó, melltartó, szopis melltartó, cicifix, kapcsos melltartó, szoptis melltartó, merevítő nélküli szoptatós

  nursing-bralette < nursing-bra @ nursing-bras > nursing-pads
  ro bustiere de alăptare, bustieră de alăptare, bustieră alăptare, bustiera alăptat, bustieră, bustiere, bustieră gravide, bustieră mămici
  en nursing bralettes, bralettes, lace nursing bras, nursing bralette, nursing bralets, bralets, lace bralettes, nursing crops
  hu szoptatós bralettek, szoptatós bralette, szoptatós top melltartó, szoptatós sportmelltartó

  sleep-bra < nursing-bra @ nursing-bras > nursing-pads, nursing-nightdress
  ro sutiene de noapte, sutien de noapte, sutien de noapte alăptare, sutien de dormit, sutien somn, sutien de somn, bustieră de noapte, bustieră noapte, bustieră de dormit
  en night nursing bras, sleep bras, sleep nursing bras, night bras, bed bras
  hu éjszakai szoptatós melltartók, éjszakai szoptatós melltartó, éjszakai melltartó, alvómelltartó, alvós melltartó, éjjeli melltartó

  pumping-bra < nursing-bra @ nursing-bras > breast-pump, nursing-pads
  ro sutiene de pompat, sutien pompare hands free, sutien pentru pompă
  en pumping bras, hands free pumping bras, pumping bra
  hu fejős melltartók, mellszívós melltartó, kéz nélküli mellszívó melltartó

  nursing-vest < nursing-top @ nursing-bras, maternity-clothes > nursing-pads
  ro maiouri de alăptare, maiou de alăptare, maieu alăptare, maiou alăptat, top de alăptare, maieu alăptat, maieu de alăptat, maiou mămici, top alăptat, top de alăptat
  en nursing vests, nursing tank tops, nursing camis, nursing vest, nursing camisoles, breastfeeding vests, feeding vests, maternity vests, breastfeeding camis, nursing tanks, maternity camis, nursing singlets, breastfeeding singlets
  hu szoptatós trikók, szoptatós trikó, szoptatós atléta, szoptatós top, szopis trikó, kismama trikó, szopis top

  maternity-wear @ maternity-clothes + maternity-dress, maternity-trousers, nursing-top, maternity-pyjamas, maternity-jumper
  ro haine gravide, haine pentru gravide, îmbrăcăminte gravide, haine de gravide, haine mămici, haine alăptare, haine sarcină, îmbrăcăminte sarcină, îmbrăcăminte premamă, premamă, haine premamă, haine prenatal, haine însărcinate, haine de alăptat, haine alăptat, ținută gravidă, ținută gravide, haine lăuze, îmbrăcăminte alăptare
  en maternity clothes, maternity wear, pregnancy clothes, nursing clothes, maternity clothing, maternity fashion, maternity outfits
  hu kismamaruhák, kismama ruházat, kismamadivat, terhesruha, szoptatós ruházat, kismama ruhák, terhes ruhák, várandós ruha

  maternity-dress < maternity-wear @ maternity-clothes > belly-band, maternity-tights, nursing-bra, maternity-leggings
  ro rochii pentru gravide, rochie pentru gravide, rochie gravide, rochie gravidă, rochie alăptare, rochii gravide, rochie sarcină, rochie de alăptat, rochiță gravide, rochie însărcinată, rochie burtică, rochie premamă, rochie mămici, rochie maternitate, rochie baby shower, rochie elegantă gravide
  en maternity dresses, pregnancy dresses, nursing dresses, maternity dress, bump dresses, breastfeeding dresses, maternity frocks, pregnant dresses, dresses for pregnant, feeding dresses, maternity gown, baby shower dress
  hu kismamaruhák, kismamaruha, kismama ruha, szoptatós ruha, terhes ruha, várandósruha, kismama nyári ruha, kismama ruci, pocakos ruha, várandós ruhák, terhesruhák, szopis ruha, kismama alkalmi ruha

  maternity-trousers < maternity-wear @ maternity-clothes + maternity-jeans, maternity-leggings, maternity-dungarees > belly-band, nursing-top
  ro pantaloni pentru gravide, pantaloni gravide, pantaloni de gravide, pantaloni sarcină, pantaloni premamă, pantaloni însărcinată, pantaloni burtică, pantaloni cu burtică, pantaloni mămici
  en maternity trousers, maternity pants, pregnancy trousers, pregnancy pants, maternity joggers, maternity shorts, maternity bottoms, bump pants, pregnancy bottoms, pregnant trousers, pregnancy joggers, trousers for pregnant, bump trousers, over bump trousers
  hu kismamanadrágok, kismamanadrág, kismama nadrág, terhes nadrág, várandós nadrág, kismama naci, pocaknadrág, pocakos nadrág, nadrág kismamáknak

  maternity-jeans @ maternity-clothes > nursing-top, belly-band, nursing-bra
  ro blugi pentru gravide, blugi gravide, jeans gravide, blugi gravidă, blugi sarcină, blugi premamă, blugi de sarcină, blugi cu burtică, blugi pentru burtică, jeans sarcină, blugi însărcinate
  en maternity jeans, pregnancy jeans, over the bump jeans, bump jeans, pregnant jeans, maternity denim, jeans for pregnant
  hu kismamafarmerek, kismamafarmer, terhes farmer, kismama farmernadrág, kismama jeans, terhes farmernadrág, várandós farmer, pocakos farmer

  maternity-leggings @ maternity-clothes > nursing-top, maternity-dress
  ro colanți pentru gravide, colanți gravide, leggings gravide, colanți gravidă, colanți sarcină, colanți premamă, colanți burtică, leggings sarcină, egări gravide, colanți cu burtică, legginși gravide, colanți mămici, colanți peste burtă
  en maternity leggings, pregnancy leggings, bump leggings, pregnant leggings, leggings for pregnant
  hu kismamaleggingsek, kismamaleggings, kismama leggings, terhes leggings, kismama cicanadrág, kismama leggins, várandós leggings, pocakos leggings, terhes leggins, kismama cicanaci

  maternity-dungarees @ maternity-clothes > nursing-top, belly-band, nursing-bra
  ro salopete pentru gravide, salopetă pentru gravide, salopetă gravide, salopetă gravidă, salopetă sarcină, salopetă însărcinată, salopetă burtică, salopetă de sarcină, salopetă premamă, salopetă blugi gravide
  en maternity dungarees, maternity overalls, pregnancy dungarees, maternity jumpsuits, bump dungarees, pregnancy overalls, pregnant dungarees, maternity playsuits, pregnancy jumpsuits
  hu kismama kantáros nadrágok, kismama kantáros nadrág, kismama kertésznadrág, kismama overall, kismama kantáros, kismama kertész, terhes kantáros nadrág

  nursing-top < maternity-wear @ maternity-clothes > nursing-bra, nursing-pads, maternity-leggings
  ro bluze de alăptare, bluză de alăptare, bluză alăptat, bluză gravide, tricou alăptare, tricou gravide, bluze gravide, bluză pentru alăptare, bluză mămici, tricou de alăptat, tricou alăptat, bluză sarcină, helancă gravide, bluză cu deschidere
  en nursing tops, breastfeeding tops, nursing top, maternity tops, nursing t-shirts, maternity t-shirts, breastfeeding shirts, feeding tops, feeding t-shirts, breastfeeding t-shirts, pregnancy tops, nursing shirts, nursing blouses, maternity shirts, nursing tees, breastfeeding tees, maternity blouses, bump tops, lactation tops, pregnancy t-shirts, maternity tees
  hu szoptatós felsők, szoptatós felső, szoptatós póló, kismama felső, kismama póló, szoptatóspóló, szoptatósfelső, szopis felső, szopis póló, szoptatós blúz, felső szoptatáshoz, szopipóló, szoptatható felső

  maternity-jumper < maternity-wear @ maternity-clothes > nursing-bra, maternity-leggings, nursing-pads
  ro pulovere de alăptare, pulover de alăptare, hanorac alăptare, pulover gravide, hanorac gravide, pulover alăptat, pulover de alăptat, pulover sarcină, hanorac alăptat, cardigan gravide, cardigan alăptare
  en nursing jumpers, nursing hoodies, maternity jumpers, nursing sweaters, nursing sweatshirts, maternity hoodies, breastfeeding jumpers, breastfeeding hoodies, feeding jumpers, maternity sweaters, breastfeeding sweaters, maternity sweatshirts, pregnancy jumpers, breastfeeding sweatshirts, nursing knitwear, maternity knitwear, nursing pullovers, feeding hoodies, maternity cardigan
  hu szoptatós pulóverek, szoptatós pulóver, kismama pulóver, szoptatós pulcsi, kismama pulcsi, szopis pulcsi, szoptatós kardigán

  maternity-pyjamas < maternity-wear @ maternity-clothes > nursing-bra, nursing-pads, robe-and-slippers
  ro pijamale pentru gravide și alăptare, pijama pentru gravide și alăptare, pijama gravide, pijama alăptare, pijamale gravide, pijama maternitate, pijamale alăptare, pijama alăptat, pijamale alăptat, pijama de alăptat, pijama mămici, pijamale mămici, pijama spital, pijama lăuze, pijama sarcină, pijamale sarcină, pijama lehuză, pijama mamă, pijama naștere
  en maternity and nursing pyjamas, maternity pyjamas, nursing pyjamas, maternity pajamas, nursing pajamas, breastfeeding pyjamas, pregnancy pyjamas, maternity pjs, nursing pjs, breastfeeding pjs, pregnancy pjs, maternity nightwear, nursing nightwear, breastfeeding nightwear, maternity sleepwear, hospital pyjamas, nursing sleepwear, pregnancy pajamas, hospital pjs, pjs for hospital, breastfeeding pajamas, feeding pyjamas, feeding pjs, labour pyjamas, maternity loungewear
  hu kismama- és szoptatós pizsamák, kismama- és szoptatós pizsama, kismama pizsama, szoptatós pizsama, kismamapizsama, szoptatóspizsama, szopis pizsi, szopis pizsama, kismama pizsi, szoptatós pizsi, kórházi pizsama, pizsama szüléshez, terhes pizsama, anyuka pizsama

  nursing-nightdress < maternity-wear, hospital-list @ maternity-clothes, hospital-bag > nursing-bra, robe-and-slippers, disposable-briefs
  ro cămăși de noapte de alăptare, cămașă de noapte de alăptare, cămașă de noapte, cămașă alăptare, cămașă maternitate, cămașă de noapte pentru maternitate, cămașă de noapte gravide, cămăși de noapte, cămașă naștere, halat și cămașă maternitate, cămașă alăptat, cămașă de alăptat, cămașă spital, cămașă de spital, cămașă lăuze, cămașă de dormit, cămeșoaie, cămeșoi, cămeșă de noapte
  en nursing nightdresses, nursing nighties, hospital nightdresses, hospital gowns, labour gowns, nightdress, nightgowns, birthing gowns, maternity nightdresses, nightie, nightdresses, labor gown, maternity nighties, hospital nighties, labour nighties, nursing nightgowns, feeding nighties, birthing nighties, birthing dresses, labour dresses, breastfeeding nighties, breastfeeding nightdresses, labour nightdresses, delivery gowns, hospital nightgowns, birthing shirts, labour nightshirts, maternity nightshirts, nursing nightshirts, breastfeeding nightgowns, feeding nightdresses, nightshirts
  hu szoptatós hálóingek, szoptatós hálóing, kórházi hálóing, kismama hálóing, szülőhálóing, hálóing, szülő hálóing, szoptatóshálóing, szopis hálóing, szülőing, gombos hálóing, szülészeti hálóing, hálóing szoptatáshoz, szoptatós hálóruha

  maternity-tights < maternity-wear @ maternity-clothes > maternity-dress
  ro dresuri pentru gravide, dres gravide, ciorapi gravide, ciorapi compresivi gravide, dres compresiv gravide
  en maternity tights, pregnancy tights, compression stockings, compression socks, maternity compression tights
  hu kismama harisnyák, kismama harisnya, kismamaharisnya, kompressziós harisnya, kompressziós zokni

  maternity-swimwear < maternity-wear @ maternity-clothes
  ro costume de baie pentru gravide, costum de baie gravide, costum baie gravidă
  en maternity swimwear, maternity swimsuits, pregnancy swimsuits, maternity bikinis
  hu kismama fürdőruhák, kismama fürdőruha, terhes fürdőruha

  mother-underwear @ postpartum-bands, hospital-bag + postpartum-briefs, disposable-briefs
  ro lenjerie pentru mămici, chiloți mămici
  en underwear for mums, maternity and postpartum underwear
  hu kismama alsóneműk, kismama alsónemű

  maternity-underwear < mother-underwear, maternity-wear @ maternity-clothes, hospital-bag > nursing-bra
  ro chiloți pentru gravide, chiloți gravide, lenjerie gravide, lenjerie intimă gravide
  en maternity knickers, maternity underwear, pregnancy underwear, over bump knickers, maternity briefs
  hu kismama bugyik, kismama bugyi, kismamabugyi, kismama fehérnemű, terhes bugyi

  maternity-coat < maternity-wear @ maternity-clothes
  ro geci pentru gravide, geacă gravide, palton gravide, geacă gravide cu inserție
  en maternity coats, maternity jackets, pregnancy coats
  hu kismama kabátok, kismama kabát, kismamakabát, terhes kabát

  nursing-pillow < hospital-homecoming @ nursing-pillows > nursing-pillow-cover, nursing-pads, burp-cloth, nursing-cover
  ro perne de alăptare, pernă de alăptare, pernă alăptat, pernă pentru alăptat, perna alăptare, perne alăptare, pernă mămici, perniță alăptare, perniță alăptat, pernă corn, pernă semilună, pernă cornuleț, pernă hrănire, pernă gemeni, pernă banană, suport alăptare
  en nursing pillows, breastfeeding pillows, feeding pillows, nursing pillow, boppy pillows, breastfeeding cushions, boppy, feeding cushions, nursing cushions, v pillows, widgey, lactation pillows
  hu szoptatóspárnák, szoptatóspárna, szoptatós párna, szoptató párna, szoptatópárna, szopis párna, szopipárna, párna szoptatáshoz, etetőpárna, szoptatós kifli, c párna

  pregnancy-pillow @ nursing-pillows > nursing-pillow-cover, support-belt, maternity-pyjamas, belly-band
  ro perne pentru gravide, pernă pentru gravide, pernă gravide, pernă de gravide, pernă sarcină, pernă lungă cu husă, perne gravide, pernă de dormit gravide, pernă lungă, pernă gravidă, pernă burtică, pernă burtă, pernă însărcinată, pernă corp, pernă de corp
  en pregnancy pillows, maternity pillows, body pillows, bump pillows, pregnancy pillow, full body pillows, maternity cushions, pregnancy cushions, pregnant pillows, pillow for pregnant, bolster pillows, pregnancy bolster, bump cushions, bbhugme
  hu kismamapárnák, kismamapárna, kismama párna, terhespárna, testpárna, terhes párna, alvópárna kismamáknak, alvópárna, kismama alvópárna, terhességi párna, várandós párna, kiflipárna, kifli párna, pocakpárna, párna kismamáknak

  u-shaped-pillow < pregnancy-pillow @ nursing-pillows > nursing-pillow-cover
  ro perne în formă de u, pernă în formă de u, pernă u, pernă gravide u, pernă în formă de c, pernă potcoavă
  en u-shaped pillows, u shaped pregnancy pillows, c shaped pillows, u pillows, horseshoe pillows
  hu u alakú párnák, u alakú párna, c alakú párna, u párna, patkópárna

  nursing-pillow-cover @ nursing-pillows > nursing-pillow, burp-cloth, nursing-pads
  ro huse pentru perna de alăptare, husă pentru perna de alăptare, husă pernă alăptare, husă pernă gravide
  en nursing pillow covers, pregnancy pillow covers, pillow covers, breastfeeding pillowcases
  hu szoptatóspárna-huzatok, szoptatóspárna huzat, szoptatós párna huzat, kismamapárna huzat

  hospital-bag-set @ hospital-bag > newborn-set, nursing-bra, hospital-bag
  ro seturi complete pentru maternitate, set complet pentru maternitate, kit maternitate, set mămici maternitate, pachet maternitate, set naștere, set de naștere, kit naștere, kit de naștere, pachet naștere, pachet de naștere, kit spital, set spital, bagaj complet, set mămici, kit mămici, set lăuze, kit lăuze, kit postpartum, set postpartum, pachet lăuză, set maternitate mămici, pachet mămică
  en complete hospital bag sets, hospital bag sets, maternity kits, pre packed hospital bags, hospital bag set, birth kits, labour kits, labour packs, hospital packs, birth packs, hospital kits, postpartum kits, labour sets, delivery kits, maternity packs, maternity sets
  hu teljes kórházi csomagok, teljes kórházi csomag, kórházi csomag szett, szülőcsomag, szülő csomag, előre összeállított kórházi csomag, kórházi szett, szülő szett, kórházi pakk

  disposable-briefs @ hospital-bag > maternity-pads, nursing-nightdress, nursing-pads, bed-pads
  ro chiloți de unică folosință, chiloți maternitate, chiloți unică folosință, chiloți din plasă, chiloți postnatali de unică folosință, chiloți lăuze, chiloți plasă, slipuri maternitate, chiloți lehuze, chiloți lehuză, chiloți naștere, chiloți de naștere, chiloți spital, chiloți de spital, chiloți de hârtie, chiloți hârtie, slip plasă, slipi plasă, bikini maternitate, lenjerie maternitate
  en disposable briefs, disposable knickers, mesh underwear, mesh pants, disposable maternity briefs, disposable underwear, hospital knickers, paper knickers, disposable pants, throwaway knickers, disposable undies, paper pants, mesh knickers, disposable panties, net knickers, throwaway pants, paper undies, hospital underwear, net pants, hospital briefs, stretch briefs, frida pants, mesh briefs, maternity pants disposable, big pants
  hu egyszer használatos alsók, egyszer használatos alsó, egyszer használatos bugyi, hálós bugyi, gyermekágyi bugyi, eldobható bugyi, kórházi bugyi, hálóbugyi, eldobható alsó, eldobható alsónemű, papírbugyi, gyermekágyi alsó, kórházi alsó, necc bugyi

  maternity-pads @ hospital-bag > disposable-briefs, bed-pads, nursing-pads, nursing-nightdress
  ro absorbante postnatale, absorbante maternitate, absorbante lăuze, tampoane postnatale, absorbante după naștere, absorbant postnatal, absorbante postpartum, absorbante lehuze, absorbante mari, absorbante naștere, absorbante de naștere, absorbante spital, absorbante, absorbant, absorbante groase, absorbante mămici, tampoane maternitate, tampoane lăuze, tampoane lăuză, torșoane, torsoane maternitate, lohii, absorbante lohii, scutece lăuze, vată lăuze, pad postpartum
  en maternity pads, postpartum pads, maternity towels, postnatal pads, sanitary pads, postpartum diapers, maternity sanitary towels, sanitary towels, afterbirth pads, birth pads, heavy pads, lochia pads, hospital pads, sanitary napkins, bleeding after birth
  hu szülés utáni betétek, szülés utáni betét, gyermekágyi betét, intim betét szülés után, kismama betét, gyermekágyas betét, szülészeti betét, kórházi betét, óriásbetét, intimbetét

  bed-pads @ hospital-bag > maternity-pads, disposable-briefs, nursing-pads
  ro aleze de protecție, aleze, aleză, aleze absorbante, aleze maternitate, aleze spital, aleze pat, aleze naștere, aleze de pat, aleze igienice, protecții pat, traverse igienice, traversă absorbantă, covorașe absorbante, mușama maternitate
  en bed pads, bed mats, incontinence pads, maternity mats, absorbent bed pads, underpads, birthing mats, inco pads, absorbent mats, inco sheets, birthing pads, chux, birth mats, kylie sheets, absorbent sheets, puppy pads, bed protector
  hu ágyvédő lapok, ágyvédő lap, ágyalátét, betegalátét, egyszer használatos ágyalátét, ágyvédő, eldobható lepedő, ágyvédő alátét, ágyvédő betét, ágybetét, alátét ágyba

  robe-and-slippers @ hospital-bag > nursing-nightdress, toiletry-bag, nursing-bra, maternity-pads, nursing-pads
  ro papuci și halate, papuci și halat, halat maternitate, halat gravide, papuci maternitate, halat și papuci, halat mămică, halate, halat, halat spital, halat de spital, halat naștere, halat de naștere, halat mamă, halat lăuză, set halat, papuci spital, papuci de spital, papuci naștere, papuci mămici, halat alăptare, capot, capot maternitate, capoate, șlapi maternitate
  en robe and slippers sets, robe and slippers set, maternity robes, hospital slippers, nursing robes, dressing gowns for mums, maternity dressing gowns, hospital robes, robes and slippers, labour robes, maternity slippers, robe for hospital, kimono robes, delivery robe
  hu köntös és papucs szettek, köntös és papucs szett, kismama köntös, kórházi papucs, kórházi köntös, szoptatós köntös, köntös papucs

  labour-aids < hospital-list @ hospital-bag
  ro mingi de naștere, minge gravide, minge fitness gravide, minge naștere, dispozitiv perineal
  en birthing balls, pregnancy balls, labour aids, tens machines, birth balls, perineal massage oil, peri bottles
  hu szülőlabdák, szülőlabda, kismama labda, fitnesz labda kismamáknak, gátmasszázs olaj, intimzuhany

  maternity-seat-belt @ support-belts
  ro centuri auto pentru gravide, centură auto gravide, adaptor centură gravide, adaptor centură auto gravide
  en maternity seat belts, pregnancy seat belts, bump seat belts, pregnancy seat belt adjusters
  hu kismama biztonsági övek, kismama biztonsági öv, kismama autós öv, kismama övterelő, övterelő kismamáknak
`)
