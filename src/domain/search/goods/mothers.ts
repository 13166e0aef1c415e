/** For mothers: before the birth, at the hospital and after. */
import { typeTable } from './type-table.ts'

export const mothers = typeTable(`
  bands-and-belts + belly-band, support-belt, postpartum-band
  ro burtiere și centuri, brâuri, brâu
  en belly bands and belts, belly belts, abdominal binders
  hu haspántok és hastartók, haskötők

  belly-band @ belly-bands > maternity-jeans, nursing-top, stretch-mark-cream, pregnancy-pillow
  ro burtiere gravide, burtieră gravide, burtieră, brâu gravide, bandă burtică, brâu pentru gravide, burtiera sarcină, brâu burtică, burtiere
  en belly bands, pregnancy belly bands, maternity bands, bump bands, bump wraps, maternity belly bands, belly band, belly sleeves, bump covers, belly wraps
  hu kismama haspántok, haspánt, kismama haspánt, pocakpánt, derékmelegítő kismama, pocakmelegítő kismama, haspántok, kismama hasöv, hasöv

  support-belt @ support-belts > belly-band, maternity-leggings, pregnancy-pillow
  ro centuri de susținere, centură de susținere, centură gravide, centură pentru gravide, centură de susținere gravide, centură cu benzi încrucișate, brâu susținere, centură sarcină, centură abdominală gravide, orteză gravide
  en maternity support belts, support belts, pregnancy belts, maternity belts, bump supports, belly support belts, cross-strap belts, pregnancy support belts, belly support, maternity support bands, bump belts
  hu terhességi hastartók, hastartó, terhességi hastartó, kismama öv, terhességi öv, keresztpántos hastartó, kismama hastartó, pocaktartó, hastartó öv, haserősítő

  pelvic-belt < support-belt @ support-belts > pregnancy-pillow
  ro centuri pelviene, centură pelviană, centură bazin, brâu pelvian
  en pelvic belts, pelvic support belts, spd belts, pelvic girdle belts, sacroiliac belts, hip belts
  hu medenceövek, medenceöv, medence öv, medenceszorító, csípőszorító

  lumbar-belt < support-belt @ support-belts > pregnancy-pillow
  ro centuri lombare, centură lombară, centură spate gravide, centură de spate
  en lumbar belts, back support belts, lower back belts, lumbar support
  hu derékerősítő övek, derékerősítő öv, derékszorító, deréktámasz, derékvédő

  postpartum-band @ postpartum-bands > nursing-bra, maternity-pads, nursing-nightdress, disposable-briefs
  ro burtiere postnatale, burtieră postnatală, burtieră după naștere, brâu după naștere, centură după naștere, corset postnatal, burtieră post natală, set postnatal de 3 burtiere, brâu postnatal, centură postnatală, burtieră lăuze, fașă postnatală, corset după naștere, burtiere, burtieră
  en postpartum bands, postpartum belly wraps, belly binders, postpartum belts, post pregnancy belts, postnatal belts, postpartum girdles, 3-piece postpartum sets, after birth belly band, postpartum band, tummy binders, girdles, belly wraps
  hu szülés utáni haskötők, szülés utáni haskötő, haskötő, hasleszorító, hasszorító, szülés utáni fűző, haskötőszett, szülés utáni hasszorító, has leszorító, haspánt, haspántok

  c-section-band < postpartum-band @ postpartum-bands > postpartum-briefs, maternity-pads
  ro burtiere după cezariană, burtieră după cezariană, burtieră cezariană, centură cezariană, brâu cezariană
  en c-section bands, c section belts, c-section recovery belts, caesarean binders, cesarean belts, c section binder, c section recovery bands, c section recovery, c section belt
  hu haskötők császármetszés után, haskötő császármetszés után, császáros haskötő, császármetszés haskötő

  postpartum-briefs @ postpartum-bands > maternity-pads, postpartum-band, nursing-bra, nursing-nightdress
  ro chiloți postnatali, chilot postnatal cu talie înaltă, chilot postnatal, chiloți după naștere, chilot cezariană, chiloți cezariană, chiloți modelatori postnatali
  en postpartum briefs, high-waist postpartum briefs, postpartum underwear, c section underwear, high waist postpartum brief, postpartum shapewear, c-section knickers, shapewear
  hu szülés utáni alsók, szülés utáni alsó, magas derekú szülés utáni alsó, szülés utáni bugyi, császáros bugyi, alakformáló bugyi szülés után

  nursing-bra @ nursing-bras > nursing-pads, nursing-top, lanolin, nursing-nightdress
  ro sutiene de alăptare, sutien de alăptare, sutien alăptat, sutien alăptare, sutien gravide, sutiene alăptare, sutien pentru alăptat, sutien mămici
  en nursing bras, maternity bras, breastfeeding bras, nursing bra, wireless nursing bras, feeding bras, pregnancy bras, bras, breast feeding bra
  hu szoptatós melltartók, szoptatós melltartó, kismama melltartó, merevítő nélküli szoptatós melltartó, szoptatómelltartó, szoptató melltartó, szoptatósmelltartó, melltartó

  nursing-bralette < nursing-bra @ nursing-bras > nursing-pads
  ro bustiere de alăptare, bustieră de alăptare, bustieră alăptare, bustiera alăptat
  en nursing bralettes, bralettes, lace nursing bras, nursing bralette
  hu szoptatós bralettek, szoptatós bralette, szoptatós top melltartó

  sleep-bra < nursing-bra @ nursing-bras > nursing-pads, nursing-nightdress
  ro sutiene de noapte, sutien de noapte, sutien de noapte alăptare, sutien de dormit
  en night nursing bras, sleep bras, sleep nursing bras, night bras
  hu éjszakai szoptatós melltartók, éjszakai szoptatós melltartó, éjszakai melltartó

  pumping-bra < nursing-bra @ nursing-bras > breast-pump, nursing-pads
  ro sutiene de pompat, sutien pompare hands free, sutien pentru pompă
  en pumping bras, hands free pumping bras, pumping bra
  hu fejős melltartók, mellszívós melltartó, kéz nélküli mellszívó melltartó

  nursing-vest < nursing-top @ nursing-bras, maternity-clothes > nursing-pads
  ro maiouri de alăptare, maiou de alăptare, maieu alăptare, maiou alăptat, top de alăptare
  en nursing vests, nursing tank tops, nursing camis, nursing vest, nursing camisoles, breastfeeding vests
  hu szoptatós trikók, szoptatós trikó, szoptatós atléta, szoptatós top

  maternity-wear @ maternity-clothes + maternity-dress, maternity-trousers, nursing-top, maternity-pyjamas, maternity-jumper
  ro haine gravide, haine pentru gravide, îmbrăcăminte gravide, haine de gravide, haine mămici, haine alăptare, haine sarcină
  en maternity clothes, maternity wear, pregnancy clothes, nursing clothes, maternity clothing, maternity fashion, maternity outfits
  hu kismamaruhák, kismama ruházat, kismamadivat, terhesruha, szoptatós ruházat, kismama ruhák, terhes ruhák, várandós ruha

  maternity-dress < maternity-wear @ maternity-clothes > belly-band, maternity-tights, nursing-bra, maternity-leggings
  ro rochii pentru gravide, rochie pentru gravide, rochie gravide, rochie gravidă, rochie alăptare, rochii gravide, rochie sarcină, rochie de alăptat
  en maternity dresses, pregnancy dresses, nursing dresses, maternity dress, bump dresses, breastfeeding dresses
  hu kismamaruhák, kismamaruha, kismama ruha, szoptatós ruha, terhes ruha, várandósruha, kismama nyári ruha

  maternity-trousers < maternity-wear @ maternity-clothes + maternity-jeans, maternity-leggings, maternity-dungarees > belly-band, nursing-top
  ro pantaloni pentru gravide, pantaloni gravide, pantaloni de gravide, pantaloni sarcină
  en maternity trousers, maternity pants, pregnancy trousers, pregnancy pants, maternity joggers, maternity shorts
  hu kismamanadrágok, kismamanadrág, kismama nadrág, terhes nadrág, várandós nadrág

  maternity-jeans @ maternity-clothes > nursing-top, belly-band, nursing-bra
  ro blugi pentru gravide, blugi gravide, jeans gravide, blugi gravidă
  en maternity jeans, pregnancy jeans, over the bump jeans
  hu kismamafarmerek, kismamafarmer, terhes farmer

  maternity-leggings @ maternity-clothes > nursing-top, maternity-dress
  ro colanți pentru gravide, colanți gravide, leggings gravide, colanți gravidă, colanți sarcină
  en maternity leggings, pregnancy leggings, bump leggings
  hu kismamaleggingsek, kismamaleggings, kismama leggings, terhes leggings, kismama cicanadrág

  maternity-dungarees @ maternity-clothes > nursing-top, belly-band, nursing-bra
  ro salopete pentru gravide, salopetă pentru gravide, salopetă gravide, salopetă gravidă
  en maternity dungarees, maternity overalls, pregnancy dungarees, maternity jumpsuits
  hu kismama kantáros nadrágok, kismama kantáros nadrág, kismama kertésznadrág, kismama overall

  nursing-top < maternity-wear @ maternity-clothes > nursing-bra, nursing-pads, maternity-leggings
  ro bluze de alăptare, bluză de alăptare, bluză alăptat, bluză gravide, tricou alăptare, tricou gravide, bluze gravide, bluză pentru alăptare
  en nursing tops, breastfeeding tops, nursing top, maternity tops, nursing t-shirts, maternity t-shirts, breastfeeding shirts
  hu szoptatós felsők, szoptatós felső, szoptatós póló, kismama felső, kismama póló, szoptatóspóló, szoptatósfelső, szopis felső, szopis póló

  maternity-jumper < maternity-wear @ maternity-clothes > nursing-bra, maternity-leggings, nursing-pads
  ro pulovere de alăptare, pulover de alăptare, hanorac alăptare, pulover gravide, hanorac gravide
  en nursing jumpers, nursing hoodies, maternity jumpers, nursing sweaters, nursing sweatshirts, maternity hoodies
  hu szoptatós pulóverek, szoptatós pulóver, kismama pulóver, szoptatós pulcsi, kismama pulcsi

  maternity-pyjamas < maternity-wear @ maternity-clothes > nursing-bra, nursing-pads, robe-and-slippers
  ro pijamale pentru gravide și alăptare, pijama pentru gravide și alăptare, pijama gravide, pijama alăptare, pijamale gravide, pijama maternitate, pijamale alăptare
  en maternity and nursing pyjamas, maternity pyjamas, nursing pyjamas, maternity pajamas, nursing pajamas, breastfeeding pyjamas, pregnancy pyjamas
  hu kismama- és szoptatós pizsamák, kismama- és szoptatós pizsama, kismama pizsama, szoptatós pizsama, kismamapizsama, szoptatóspizsama

  nursing-nightdress < maternity-wear, hospital-list @ maternity-clothes, hospital-bag > nursing-bra, robe-and-slippers, disposable-briefs
  ro cămăși de noapte de alăptare, cămașă de noapte de alăptare, cămașă de noapte, cămașă alăptare, cămașă maternitate, cămașă de noapte pentru maternitate, cămașă de noapte gravide, cămăși de noapte, cămașă naștere, halat și cămașă maternitate
  en nursing nightdresses, nursing nighties, hospital nightdresses, hospital gowns, labour gowns, nightdress, nightgowns, birthing gowns, maternity nightdresses, nightie, nightdresses, labor gown, maternity nighties, hospital nighties, labour nighties
  hu szoptatós hálóingek, szoptatós hálóing, kórházi hálóing, kismama hálóing, szülőhálóing, hálóing, szülő hálóing, szoptatóshálóing

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
  ro perne de alăptare, pernă de alăptare, pernă alăptat, pernă pentru alăptat, perna alăptare, perne alăptare
  en nursing pillows, breastfeeding pillows, feeding pillows, nursing pillow, boppy pillows, breastfeeding cushions, boppy
  hu szoptatóspárnák, szoptatóspárna, szoptatós párna, szoptató párna, szoptatópárna, szopis párna, szopipárna

  pregnancy-pillow @ nursing-pillows > nursing-pillow-cover, support-belt, maternity-pyjamas, belly-band
  ro perne pentru gravide, pernă pentru gravide, pernă gravide, pernă de gravide, pernă sarcină, pernă lungă cu husă, perne gravide, pernă de dormit gravide, pernă lungă, pernă gravidă
  en pregnancy pillows, maternity pillows, body pillows, bump pillows, pregnancy pillow, full body pillows
  hu kismamapárnák, kismamapárna, kismama párna, terhespárna, testpárna, terhes párna, alvópárna kismamáknak

  u-shaped-pillow < pregnancy-pillow @ nursing-pillows > nursing-pillow-cover
  ro perne în formă de u, pernă în formă de u, pernă u, pernă gravide u, pernă în formă de c
  en u-shaped pillows, u shaped pregnancy pillows, c shaped pillows
  hu u alakú párnák, u alakú párna, c alakú párna, u párna

  nursing-pillow-cover @ nursing-pillows > nursing-pillow, burp-cloth, nursing-pads
  ro huse pentru perna de alăptare, husă pentru perna de alăptare, husă pernă alăptare, husă pernă gravide
  en nursing pillow covers, pregnancy pillow covers, pillow covers
  hu szoptatóspárna-huzatok, szoptatóspárna huzat, szoptatós párna huzat, kismamapárna huzat

  hospital-bag-set @ hospital-bag > newborn-set, nursing-bra, hospital-bag
  ro seturi complete pentru maternitate, set complet pentru maternitate, kit maternitate, set mămici maternitate, pachet maternitate
  en complete hospital bag sets, hospital bag sets, maternity kits, pre packed hospital bags, hospital bag set, birth kits
  hu teljes kórházi csomagok, teljes kórházi csomag, kórházi csomag szett, szülőcsomag, szülő csomag, előre összeállított kórházi csomag

  disposable-briefs @ hospital-bag > maternity-pads, nursing-nightdress, nursing-pads, bed-pads
  ro chiloți de unică folosință, chiloți maternitate, chiloți unică folosință, chiloți din plasă, chiloți postnatali de unică folosință, chiloți lăuze, chiloți plasă, slipuri maternitate
  en disposable briefs, disposable knickers, mesh underwear, mesh pants, disposable maternity briefs, disposable underwear, hospital knickers, paper knickers, disposable pants
  hu egyszer használatos alsók, egyszer használatos alsó, egyszer használatos bugyi, hálós bugyi, gyermekágyi bugyi, eldobható bugyi, kórházi bugyi, hálóbugyi

  maternity-pads @ hospital-bag > disposable-briefs, bed-pads, nursing-pads, nursing-nightdress
  ro absorbante postnatale, absorbante maternitate, absorbante lăuze, tampoane postnatale, absorbante după naștere, absorbant postnatal
  en maternity pads, postpartum pads, maternity towels, postnatal pads, sanitary pads, postpartum diapers, maternity sanitary towels
  hu szülés utáni betétek, szülés utáni betét, gyermekágyi betét, intim betét szülés után, kismama betét, gyermekágyas betét

  bed-pads @ hospital-bag > maternity-pads, disposable-briefs, nursing-pads
  ro aleze de protecție, aleze, aleză, aleze absorbante, aleze maternitate
  en bed pads, bed mats, incontinence pads, maternity mats, absorbent bed pads, underpads, puppy pads
  hu ágyvédő lapok, ágyvédő lap, ágyalátét, betegalátét, egyszer használatos ágyalátét, ágyvédő

  robe-and-slippers @ hospital-bag > nursing-nightdress, toiletry-bag, nursing-bra, maternity-pads, nursing-pads
  ro papuci și halate, papuci și halat, halat maternitate, halat gravide, papuci maternitate, halat și papuci, halat mămică, halate, halat
  en robe and slippers sets, robe and slippers set, maternity robes, hospital slippers, nursing robes, dressing gowns for mums, maternity dressing gowns
  hu köntös és papucs szettek, köntös és papucs szett, kismama köntös, kórházi papucs, kórházi köntös, szoptatós köntös

  labour-aids < hospital-list @ hospital-bag
  ro mingi de naștere, minge gravide, minge fitness gravide, minge naștere, dispozitiv perineal
  en birthing balls, pregnancy balls, labour aids, tens machines, birth balls, perineal massage oil, peri bottles
  hu szülőlabdák, szülőlabda, kismama labda, fitnesz labda kismamáknak, gátmasszázs olaj, intimzuhany

  maternity-seat-belt @ support-belts
  ro centuri auto pentru gravide, centură auto gravide, adaptor centură gravide, adaptor centură auto gravide
  en maternity seat belts, pregnancy seat belts, bump seat belts, pregnancy seat belt adjusters
  hu kismama biztonsági övek, kismama biztonsági öv, kismama autós öv, kismama övterelő, övterelő kismamáknak
`)
