/** Clothes for day and outdoors: tops, trousers, dresses, knitwear and jackets. */
import { typeTable } from './type-table.ts'

export const dayClothes = typeTable(`
  top @ tops > trousers, leggings, shorts, cardigan
  ro bluze și tricouri, bluze, bluză, bluziță, bluzițe, bluze copii, bluză copii, topuri
  en tops, children's tops, kids tops, baby tops, blouses
  hu felsők, felső, blúz, blúzok, gyerek felső, felsőruha

  t-shirt < top @ tops > trousers, shorts, leggings
  ro tricouri, tricou, tricou cu mânecă scurtă, tricouaș, tricouri copii, tricouașe
  en t-shirts, tshirts, tees, tee shirts, tee, short-sleeved t-shirts
  hu pólók, póló, rövid ujjú póló, gyerekpóló, gyerek póló, pólóing, pamutpóló, gyerektrikó

  long-sleeved-top < top @ tops > trousers, leggings, dungarees
  ro bluze cu mânecă lungă, bluză cu mânecă lungă, bluză mânecă lungă, tricou cu mânecă lungă, maletă, malete, helancă
  en long-sleeved tops, long sleeve tops, long sleeve t-shirts, long sleeve tees, long sleeved shirts
  hu hosszú ujjú felsők, hosszú ujjú felső, hosszú ujjú póló, hosszúujjú felső, hosszúujjú póló

  roll-neck-top < long-sleeved-top @ tops > trousers, dungarees, skirt
  ro bluze pe gât, bluză pe gât, helanci, helancă, maletă, malete, bluză cu guler înalt
  en roll-neck tops, polo necks, turtlenecks, turtle neck tops, polo neck tops, roll necks
  hu garbós felsők, garbós felső, garbó, garbók, magas nyakú felső

  shirt < top @ tops, occasion > trousers, bow-tie
  ro cămăși, cămașă, cămășuță, cămăși copii, cămășuțe
  en shirts, grandad-collar shirts, kids shirts
  hu ingek, ing, álló galléros ing, gyerek ing, gyerekingek, kisinges

  sweatshirt < top @ tops > joggers, leggings, t-shirt
  ro bluze de trening, bluză de trening, bluză sport, bluzon, polar, bluză cocolino
  en sweatshirts, sweaters, crewnecks, sweat tops, crew neck sweatshirts, jumpers
  hu szabadidőfelsők, szabadidőfelső, szabadidő felső, melegítőfelső, melegítő felső, pulcsi, pulcsik, polár felső, polár pulóver

  hoodie < sweatshirt @ tops > joggers, t-shirt
  ro hanorace, hanorac, bluză cu glugă, hanorace copii
  en hoodies, hooded sweatshirts, hoody, hooded jumpers, hooded tops
  hu kapucnis pulóverek, kapucnis pulóver, kapucnis felső, kapucnis pulcsi, hoodie, cipzáras pulóver

  tracksuit + sweatshirt, joggers @ tops, trousers > trainers, t-shirt
  ro treninguri, trening, trening copii, costum de trening, trening bebe, costum sport, set trening
  en tracksuits, jogging suits, jogger sets, track suits, sweat suits, sweatsuits, lounge sets
  hu melegítők, melegítő szett, melegítő, szabadidőruha, tréningruha, szabadidőruhák, jogging, mackóruha

  bottoms @ trousers + trousers, leggings, shorts, dungarees
  ro pantaloni și colanți
  en trousers and leggings, bottoms
  hu nadrágok és leggingsek, alsó

  trousers < bottoms @ trousers > t-shirt, top, socks, shoes
  ro pantaloni, pantalon, pantalonași, pantaloni copii
  en trousers, pants, kids trousers, slacks, chinos, kids pants, toddler pants, cords
  hu nadrágok, nadrág, gyereknadrág, hosszúnadrág, gatya, kisnadrág, muszlinnadrág

  leggings < bottoms @ trousers > top, long-sleeved-top, socks
  ro colanți, colant, leggings, egări
  en leggings, jeggings, baby leggings
  hu leggingsek, leggings, cicanadrág, legging, térdfoltos leggings, cicagatya, thermo leggings

  joggers < trousers @ trousers > hoodie, t-shirt, trainers
  ro pantaloni de trening, pantaloni trening, pantaloni sport, pantaloni joggers
  en joggers, jogging bottoms, sweatpants, tracksuit bottoms, track pants, sweat pants
  hu szabadidőnadrágok, szabadidőnadrág, szabadidő nadrág, melegítőnadrág, melegítő alsó, jogging alsó, mackónadrág, melegítőalsó

  harem-trousers < trousers @ trousers > top, bodysuit
  ro pantaloni harem, șalvari, pantaloni baggy
  en harem trousers, harem pants, baggy trousers
  hu buggyos nadrágok, buggyos nadrág, hárem nadrág, háremnadrág, ülepes nadrág

  jeans < trousers @ trousers > t-shirt, hoodie, trainers
  ro blugi, jeans, jeanși, pantaloni din denim, blugi copii
  en jeans, denim trousers, denim pants, kids jeans
  hu farmerek, farmer, gumis derekú farmer, farmernadrág, gyerekfarmer, farmer nadrág

  dungarees < bottoms @ trousers > long-sleeved-top, t-shirt, bodysuit
  ro salopete cu bretele, salopetă cu bretele, salopetă de blugi, salopetă, salopete, pantaloni cu bretele, salopetă blugi
  en dungarees, overalls, bib overalls, kids dungarees, salopettes
  hu kantáros nadrágok, kantáros nadrág, kantárosnadrág, kertésznadrág, kantáros, kertész nadrág

  shorts < bottoms @ trousers > t-shirt, sun-hat, sandals
  ro pantaloni scurți, pantalon scurt, șort, șorturi, bermude, pantaloni trei sferturi, pantalonași scurți
  en shorts, kids shorts, baby shorts, short trousers, bermudas
  hu rövidnadrágok, rövidnadrág, rövid nadrág, sort, sortok, bermuda, térdnadrág, halásznadrág, tornanadrág, tornagatya

  dress @ dresses > tights, cardigan, shoes, hair-accessories, bloomers
  ro rochii, rochie, rochiță, rochițe, rochiță bebe, rochie cu mânecă lungă
  en dresses, baby dresses, frocks
  hu ruhák, ruha, ruhácska, kislányruha, lányruha

  summer-dress < dress @ dresses > sun-hat, sandals, bloomers
  ro rochițe de vară, rochiță de vară, rochie de vară, rochiță cu bretele
  en sundresses, summer dresses, sun dresses
  hu nyári ruhák, nyári ruha, pántos ruha

  pinafore-dress < dress @ dresses > roll-neck-top, tights
  ro sarafane, sarafan, șorț rochiță
  en pinafore dresses, pinafores, jumper dresses
  hu kötényruhák, kötényruha, kantáros ruha, szarafán

  skirt @ dresses > tights, top, t-shirt
  ro fuste, fustă, fustiță, fustițe
  en skirts, skorts
  hu szoknyák, szoknya, gyerekszoknya

  tulle-skirt < skirt @ dresses > tights, ballet-shoes
  ro fuste din tul, fustă din tul, fustă tutu, fustiță de tul, tutu
  en tulle skirts, tutus, tutu skirts, tutu
  hu tüllszoknyák, tüllszoknya, tütü, tüll szoknya

  romper @ dresses, knitwear, sleepsuits > bodysuit, sun-hat, sandals
  ro salopete de vară, salopetă de vară, salopetă scurtă, romper, romperi, salopetă, salopete, costumaș de vară
  en rompers, summer rompers, playsuits, short rompers, jumpsuits, bubble rompers, sunsuits, all in ones
  hu napozók, napozó, playsuit, babanapozó, nyári rugdalózó

  knitwear @ knitwear > trousers, shirt, winter-hat
  ro pulovere și cardigane, tricotaje, haine tricotate
  en knitwear, knits, knitted clothes, woollies
  hu kötött ruhák, kötöttáru, kötött ruha

  jumper < knitwear @ knitwear > trousers, shirt, jeans
  ro pulovere, pulover, pulovăr, pulovere copii, jerseu, pulovăraș, puloveraș
  en jumpers, sweaters, pullovers, kids jumpers, knit sweaters, jerseys
  hu pulóverek, pulóver, pulcsi, pulcsik, gyerek pulóver

  roll-neck-jumper < jumper @ knitwear > trousers, skirt
  ro pulovere pe gât, pulover pe gât, pulover cu guler înalt
  en roll-neck jumpers, turtleneck sweaters, polo neck jumpers
  hu garbós pulóverek, garbós pulóver, garbó

  cardigan < knitwear @ knitwear > dress, bodysuit, trousers
  ro cardigane, cardigan, jachetă tricotată, jerseu, cardigan bebe, bolero
  en cardigans, baby cardigans, cardis, knitted jackets, boleros
  hu kardigánok, kardigán, kiskardigán, kardi, bolero, kocsikabát

  waistcoat < knitwear @ knitwear > shirt, long-sleeved-top
  ro veste tricotate, vestă, veste, vestuță, pieptar
  en waistcoats, knitted vests, tank tops, sweater vests, body warmers
  hu kötött mellények, mellény, mellények, gyerekmellény, gyerek mellény

  knitted-romper < romper, knitwear @ knitwear > bodysuit, baby-booties
  ro salopete tricotate, salopetă tricotată, salopetă din lână
  en knitted rompers, knitted all in ones, knit rompers, wool rompers
  hu kötött kezeslábasok, kötött kezeslábas, kötött rugdalózó

  outerwear @ jackets + jacket, snowsuit, raincoat, rain-suit, snow-trousers, gilet
  ro geci și combinezoane, haine de iarnă, îmbrăcăminte de exterior, haine groase, haine de exterior
  en outerwear, jackets and snowsuits, winter clothes, winter wear, outdoor clothing
  hu kabátok és overallok, felsőruházat, téli ruha, téli ruhák, kültéri ruházat

  jacket @ jackets > winter-hat, scarf, gloves, trousers
  ro geci, geacă, jachetă, jachete, geacă copii, fâș, gecuță, bluzon, windstopper, trenci, trench, parka, pardesiu
  en jackets, coats, kids jackets, kids coats, windbreakers, baby jackets, parkas, anoraks
  hu kabátok, kabát, dzsekik, dzseki, gyerekkabát, softshell kabát, átmeneti kabát, gyerek kabát, széldzseki, softshell dzseki, tavaszi kabát, kiskabát

  winter-jacket < jacket @ jackets > winter-hat, scarf, mittens, snow-trousers, winter-boots
  ro geci de iarnă, geacă de iarnă, geacă matlasată, geacă groasă, geacă de puf, geacă de schi, geci iarnă, geacă îmblănită, palton, paltoane, paltonaș, palton copii, pufoaică, cojoc, cojocel, canadiană, scurtă, geacă ski, geacă de ski
  en winter jackets, quilted jackets, winter coats, puffer jackets, padded jackets, down jackets, ski jackets, puffer coats, wool coats, overcoats, warm coats, duffle coats
  hu télikabátok, télikabát, téli kabát, steppelt kabát, pufi kabát, pehelykabát, síkabát, téli dzseki, meleg kabát, szövetkabát, bundás kabát, bunda

  raincoat < rainwear @ jackets > wellies, umbrella, wool-socks, trousers
  ro geci de ploaie, geacă de ploaie, pelerină de ploaie, pelerină, pelerine, haină de ploaie, geacă impermeabilă, fâș, pelerină ploaie copii, haină impermeabilă, jachetă impermeabilă
  en raincoats, rain coats, rain jackets, waterproof jackets, rain capes, ponchos, rain ponchos, cagoules, macs, waterproof coats
  hu esőkabátok, esőkabát, kapucnis esőkabát, esőköpeny, esődzseki, vízálló kabát, esőponcsó, viharkabát

  rain-suit < rainwear @ jackets > wellies, wool-socks, gloves, umbrella
  ro combinezoane de ploaie, combinezon de ploaie, costum de ploaie, salopetă de ploaie, pantaloni de ploaie, salopetă impermeabilă, combinezon impermeabil
  en rain suits, puddle suits, puddlesuits, waterproof all in ones, rain dungarees, rain trousers, rain pants, mud suits, waterproof suits, waterproof trousers
  hu esőruhák, esőruha, esőoverall, esőnadrág, vízálló overall, kantáros esőnadrág, pocsolyaruha

  rainwear @ jackets + raincoat, rain-suit
  ro haine de ploaie, îmbrăcăminte de ploaie, set de ploaie
  en rainwear, rain gear, wet weather gear, waterproof clothing, waterproof clothes
  hu esőruházat, esőre ruha, esőszett

  snowsuit @ jackets > winter-hat, mittens, scarf, winter-boots, baby-booties
  ro combinezoane de iarnă, combinezon de iarnă, combinezon, combinezoane, costum de zăpadă, salopetă de iarnă, salopetă de schi, costum de schi, combinezon bebe, combinezon bebeluș, costum de iarnă, combinezon schi, salopetă fâș, combinezon fâș, salopetă zăpadă, costum ski, costum de ski, combinezon ski, salopetă ski
  en snowsuits, snow suits, ski suits, winter suits, padded suits, winter overalls, baby snowsuits, winter onesies, all in one snowsuits
  hu téli overallok, téli overall, overall, overallok, síoverall, hóruha, bébioverall, babaoverall, gyerekoverall, bundás overall, síruha, overál

  pramsuit < snowsuit @ jackets > newborn-hat, baby-booties, baby-blanket
  ro combinezoane din pluș, combinezon din pluș, combinezon fleece, combinezon ursuleț, salopetă de pluș, combinezon cocolino, salopetă cocolino, combinezon polar, combinezon lână
  en pramsuits, teddy pramsuits, pram suits, teddy suits, fleece suits, bear suits, fleece all in ones, wool suits
  hu plüss overallok, plüss overall, polár overall, maci overall, wellsoft overall, babakocsi overall, polároverall, gyapjú overall

  softshell-suit < snowsuit @ jackets > winter-hat, wellies
  ro combinezoane softshell, combinezon softshell, salopetă softshell, pantaloni softshell
  en softshell suits, softshell all in ones, softshell overalls, softshell trousers
  hu softshell overallok, softshell overall, softshell nadrág

  snow-trousers @ jackets > winter-jacket, mittens, winter-boots
  ro pantaloni de zăpadă, pantaloni de schi, salopetă de schi, pantaloni schi, pantaloni iarnă, salopetă zăpadă, pantaloni vătuiți, pantaloni fâș, pantaloni ski, pantaloni de ski
  en snow dungarees, snow trousers, snow pants, ski pants, salopettes, ski trousers, ski salopettes, winter trousers
  hu sínadrágok, sínadrág, kantáros sínadrág, hónadrág, téli nadrág, téli kantáros, bélelt nadrág, thermo nadrág

  gilet @ jackets > long-sleeved-top, hoodie
  ro veste, vestă, veste copii, vestă fâș
  en gilets, body warmers, quilted vests, puffer vests, padded waistcoats, bodywarmers
  hu mellények, mellény, pufi mellény

  umbrella < rainwear @ jackets, pram-accessories > wellies, raincoat
  ro umbrele de ploaie, umbrelă de ploaie, umbrelă copii, umbrelă, umbreluță
  en umbrellas, kids umbrellas, children's umbrellas, brollies
  hu esernyők, esernyő, gyerekesernyő, gyerek esernyő

  costume @ dresses, craft
  ro costume de carnaval, costum de carnaval, costume de serbare, costum serbare, costum halloween, costume halloween, deghizare, costum prințesă, costum supererou
  en costumes, fancy dress, dress up clothes, halloween costumes, dressing up, princess dresses, carnival costumes, dress-up
  hu jelmezek, jelmez, farsangi jelmez, halloween jelmez, hercegnő ruha, gyerekjelmez, farsangi ruha
`)
