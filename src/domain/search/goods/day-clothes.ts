/** Clothes for day and outdoors: tops, trousers, dresses, knitwear and jackets. */
import { typeTable } from './type-table.ts'

export const dayClothes = typeTable(`
  top @ tops > trousers, leggings, shorts, cardigan
  ro bluze și tricouri, bluze, bluză, bluziță, bluzițe, bluze copii, bluză copii, topuri, bluzoane
  en tops, children's tops, kids tops, baby tops, blouses
  hu felsők, felső, blúz, blúzok, gyerek felső, felsőruha

  t-shirt < top @ tops > trousers, shorts, leggings
  ro tricouri, tricou, tricou cu mânecă scurtă, tricouaș, tricouri copii, tricouașe, tishert, tricou școală, maiou cu mânecă
  en t-shirts, tshirts, tees, tee shirts, tee, short-sleeved t-shirts, tshirt packs, t-shirt packs, summer tops, short sleeve top
  hu pólók, póló, rövid ujjú póló, gyerekpóló, gyerek póló, pólóing, pamutpóló, gyerektrikó, pólócska, rövidujjú póló, rövidujjas póló, tisört

  long-sleeved-top < top @ tops > trousers, leggings, dungarees
  ro bluze cu mânecă lungă, bluză cu mânecă lungă, bluză mânecă lungă, tricou cu mânecă lungă, maletă, malete, helancă, bluză lungă, bluză subțire, bluză grădiniță
  en long-sleeved tops, long sleeve tops, long sleeve t-shirts, long sleeve tees, long sleeved shirts, longsleeves, longsleeve tops, long tops, l/s tops, breton tops, longsleeve tees
  hu hosszú ujjú felsők, hosszú ujjú felső, hosszú ujjú póló, hosszúujjú felső, hosszúujjú póló, hosszúujjas póló, hosszúujjas felső, pamutfelső

  roll-neck-top < long-sleeved-top @ tops > trousers, dungarees, skirt
  ro bluze pe gât, bluză pe gât, helanci, helancă, maletă, malete, bluză cu guler înalt, bluză cu guler, bluze cu guler
  en roll-neck tops, polo necks, turtlenecks, turtle neck tops, polo neck tops, roll necks, skivvies, high neck top
  hu garbós felsők, garbós felső, garbó, garbók, magas nyakú felső, garbós póló, magasnyakú felső, magas nyakú póló

  shirt < top @ tops, occasion > trousers, bow-tie
  ro cămăși, cămașă, cămășuță, cămăși copii, cămășuțe, cămașă elegantă, cămăși elegante, cămășuțe elegante, cămașă serbare
  en shirts, grandad-collar shirts, kids shirts, collared shirts, dress shirts, smart shirts, grandad shirts, button shirts, polo shirts, formal shirts, button down
  hu ingek, ing, álló galléros ing, gyerek ing, gyerekingek, kisinges, galléros póló, ingpóló, kockás ing, vászoning

  sweatshirt < top @ tops > joggers, leggings, t-shirt
  ro bluze de trening, bluză de trening, bluză sport, bluzon, polar, bluză cocolino, bluză flaușată, bluză vătuită, pulover sport, bluză groasă, bluze groase
  en sweatshirts, sweaters, crewnecks, sweat tops, crew neck sweatshirts, jumpers, fleece tops, pullover sweatshirts, sloppy joes, windcheaters, crew sweatshirts, crew neck
  hu szabadidőfelsők, szabadidőfelső, szabadidő felső, melegítőfelső, melegítő felső, pulcsi, pulcsik, polár felső, polár pulóver, mackófelső, mackó felső, bebújós felső, bélelt felső, pulóverfelső

  hoodie < sweatshirt @ tops > joggers, t-shirt
  ro hanorace, hanorac, bluză cu glugă, hanorace copii, hanorac cu fermoar, hanorace cu glugă, pulover cu glugă, canguraș glugă
  en hoodies, hooded sweatshirts, hoody, hooded jumpers, hooded tops, hooded sweaters, zip hoodies, pullover hoodies, hooded sweats
  hu kapucnis pulóverek, kapucnis pulóver, kapucnis felső, kapucnis pulcsi, hoodie, cipzáras pulóver, csuklyás pulóver, csuklyás felső, kapucnis melegítőfelső, cipzáras felső, cipzáras pulcsi, kapucnis mackófelső, kapucnis

  tracksuit + sweatshirt, joggers @ tops, trousers > trainers, t-shirt
  ro treninguri, trening, trening copii, costum de trening, trening bebe, costum sport, set trening
  en tracksuits, jogging suits, jogger sets, track suits, sweat suits, sweatsuits, lounge sets, tracky, trackies set, shell suits, tracksuit sets, sweat sets, jogger suits, jog sets, loungewear, loungewear sets, joggers and sweatshirt, hoodie and joggers
  hu melegítők, melegítő szett, melegítő, szabadidőruha, tréningruha, szabadidőruhák, jogging, mackóruha, melegítő együttes, melegítőegyüttes, szabadidő együttes, szabadidőegyüttes, jogging szett, tréning szett, mackó szett, mackó együttes, tornaruha

  bottoms @ trousers + trousers, leggings, shorts, dungarees
  ro pantaloni și colanți
  en trousers and leggings, bottoms
  hu nadrágok és leggingsek, alsó

  trousers < bottoms @ trousers > t-shirt, top, socks, shoes
  ro pantaloni, pantalon, pantalonași, pantaloni copii, pantaloni lungi, pantaloni grădiniță, pantaloni bebe, pantalonași bebe, pantaloni casual, pantaloni eleganți, ițari
  en trousers, pants, kids trousers, slacks, chinos, kids pants, toddler pants, cords, corduroys, cargo pants, cargos, cargo trousers, combats, pull on trousers, long pants, muslin trousers, baby bottoms, smart trousers, pantaloons, britches
  hu nadrágok, nadrág, gyereknadrág, hosszúnadrág, gatya, kisnadrág, muszlinnadrág, naci, nacik, babanaci, kisnaci, gyereknaci, kord nadrág, vászonnadrág, zsebes nadrág, hosszú gatya, hosszúgatya

  leggings < bottoms @ trousers > top, long-sleeved-top, socks
  ro colanți, colant, leggings, egări, colanți lungi, leginși, colanți cu petice, colanți groși, colanți flaușați, tregări, pantaloni colant, colanți școală
  en leggings, jeggings, baby leggings, footless tights, stretchy trousers, legings, stretch pants, stretchy pants, leggies, ribbed leggings, leggings packs, treggings
  hu leggingsek, leggings, cicanadrág, legging, térdfoltos leggings, cicagatya, thermo leggings, leging, cicanaci, cica naci, sztreccsnadrág, leginsz

  joggers < trousers @ trousers > hoodie, t-shirt, trainers
  ro pantaloni de trening, pantaloni trening, pantaloni sport, pantaloni joggers, joggeri, pantaloni cu manșetă, pantaloni elastici, izmene trening
  en joggers, jogging bottoms, sweatpants, tracksuit bottoms, track pants, sweat pants, jogging trousers, sweats bottoms, tracksuit trousers, trackie bottoms, jogging pants, jog pants, tracksuit pants, track bottoms, tracky bottoms, joggies, fleece bottoms, joggings, jersey bottoms
  hu szabadidőnadrágok, szabadidőnadrág, szabadidő nadrág, melegítőnadrág, melegítő alsó, jogging alsó, mackónadrág, melegítőalsó, mackónaci, mackó naci, macinaci, maci naci, mackó alsó, mackóalsó, melegítő naci, szabadidő alsó, szabadidőalsó, tréningnadrág, tréning alsó, jogging nadrág, passzés nadrág, mackógatya, melegítőgatya

  harem-trousers < trousers @ trousers > top, bodysuit
  ro pantaloni harem, șalvari, pantaloni baggy, pantaloni cu tur, pantaloni tur, pantaloni largi, pantaloni turcești, pantaloni bufanți, harem
  en harem trousers, harem pants, baggy trousers, harems, baggy pants, slouchy trousers, bloomer pants, harem bottoms, baggies, slouch pants, aladdin pants, cuff pants
  hu buggyos nadrágok, buggyos nadrág, hárem nadrág, háremnadrág, ülepes nadrág, pumphose, pelusos nadrág

  jeans < trousers @ trousers > t-shirt, hoodie, trainers
  ro blugi, jeans, jeanși, pantaloni din denim, blugi copii, blugi elastic, blugi cu elastic, denim, blugi elastici
  en jeans, denim trousers, denim pants, kids jeans, skinny jeans, pull on jeans, denims, denim jeans, straight jeans
  hu farmerek, farmer, gumis derekú farmer, farmernadrág, gyerekfarmer, farmer nadrág, dzsinsz, farmer naci

  dungarees < bottoms @ trousers > long-sleeved-top, t-shirt, bodysuit
  ro salopete cu bretele, salopetă cu bretele, salopetă de blugi, salopetă, salopete, pantaloni cu bretele, salopetă blugi, salopetă jeans, salopetă denim, salopete denim, salopetă de zi, pieptar blugi, pantaloni cu pieptar, salopetă jean, blugi cu bretele
  en dungarees, overalls, bib overalls, kids dungarees, salopettes, dungers, dungies, dungarees trousers, bib and brace, bib trousers, bib pants, jean overalls, dungaree sets, shortalls, dungaree shorts
  hu kantáros nadrágok, kantáros nadrág, kantárosnadrág, kertésznadrág, kantáros, kertész nadrág, kertésznaci, kertész naci, kantáros naci, kantáros farmer, overallnadrág, melles nadrág, vállpántos nadrág

  shorts < bottoms @ trousers > t-shirt, sun-hat, sandals
  ro pantaloni scurți, pantalon scurt, șort, șorturi, bermude, pantaloni trei sferturi, pantalonași scurți, sorturi copii, pantaloni bermude, pantaloni vară, șortulețe
  en shorts, kids shorts, baby shorts, short trousers, bermudas, short pants, cycling shorts, bloomers shorts, jogger shorts, cargo shorts, jersey shorts, sweat shorts, sports shorts
  hu rövidnadrágok, rövidnadrág, rövid nadrág, sort, sortok, bermuda, térdnadrág, halásznadrág, tornanadrág, tornagatya, rövidgatya, rövid gatya, rövidnaci, rövid naci, sortnadrág, sort nadrág, bermudanadrág

  dress @ dresses > tights, cardigan, shoes, hair-accessories, bloomers
  ro rochii, rochie, rochiță, rochițe, rochiță bebe, rochie cu mânecă lungă, rochie de zi, rochiță tricotată, rochie tricotată, rochiță cu volane, rochie volane, rochie casual, rochiță pufoasă, rochiță cu chiloțel, rochie grădiniță
  en dresses, baby dresses, frocks, day dresses, gowns, smock dresses, tunic dresses, jersey dresses, dress with sleeves, twirly dresses, twirl dresses, smocked dresses, dresses with pockets, swing dresses, tunics, sweater dresses, play dresses, dressy dresses, casual dresses, tea dresses
  hu ruhák, ruha, ruhácska, kislányruha, lányruha, ruhi, pörgős ruha, tüllruha

  summer-dress < dress @ dresses > sun-hat, sandals, bloomers
  ro rochițe de vară, rochiță de vară, rochie de vară, rochiță cu bretele, rochie bretele, rochie cu bretele, rochie subțire, rochie plajă, rochiță plajă
  en sundresses, summer dresses, sun dresses, strappy dresses, beach dresses, sleeveless dresses, summer frocks, holiday dresses, strap dresses, sun frocks
  hu nyári ruhák, nyári ruha, pántos ruha, nyári ruci, nyári ruhácska, strandruhácska

  pinafore-dress < dress @ dresses > roll-neck-top, tights
  ro sarafane, sarafan, șorț rochiță, sarafan blugi, sarafan școală, uniformă sarafan, rochie salopetă, rochie cu pieptar
  en pinafore dresses, pinafores, jumper dresses, pinnies, pinny dresses, pini dresses, dungaree dresses, school pinafores, tunic pinafores
  hu kötényruhák, kötényruha, kantáros ruha, szarafán, kantáros szoknya, jumper ruha, kötényes ruha

  skirt @ dresses > tights, top, t-shirt
  ro fuste, fustă, fustiță, fustițe, fustă blugi, fustă volane, fustă în straturi, fustă plisată, fustă nasturi, fustă școală, fustă elastic
  en skirts, skorts, mini skirts, school skirts, tiered skirts, button skirts, ra-ra skirts, rara skirts, twirly skirts
  hu szoknyák, szoknya, gyerekszoknya, szoknyácska, pörgős szoknya, rakott szoknya

  tulle-skirt < skirt @ dresses > tights, ballet-shoes
  ro fuste din tul, fustă din tul, fustă tutu, fustiță de tul, tutu, fustă tulle, fustă pufoasă, fustă balerină, fustă balet, fustiță de balerină, fusta prințesă, fustiță prințesă, crinolină
  en tulle skirts, tutus, tutu skirts, tutu, ballet skirts, fairy skirts, net skirts, ballerina skirts, princess skirts, mesh skirts, puffy skirts, twirl skirts
  hu tüllszoknyák, tüllszoknya, tütü, tüll szoknya, balettszoknya, hercegnős szoknya, balerina szoknya

  romper @ dresses, knitwear, sleepsuits > bodysuit, sun-hat, sandals
  ro salopete de vară, salopetă de vară, salopetă scurtă, romper, romperi, salopetă, salopete, costumaș de vară, spielhosen, șpilhoză
  en rompers, summer rompers, playsuits, short rompers, jumpsuits, bubble rompers, sunsuits, all in ones, bloomer rompers, shortie rompers, rompersuits, shorties, sleeveless rompers, strap rompers, strappy rompers, bubble suits, romper suits
  hu napozók, napozó, playsuit, babanapozó, nyári rugdalózó, nyári kezeslábas, rövid rugdalózó, pántos napozó

  knitwear @ knitwear > trousers, shirt, winter-hat
  ro pulovere și cardigane, tricotaje, haine tricotate
  en knitwear, knits, knitted clothes, woollies, wool clothes, hand knits, knitted wear, chunky knits
  hu kötött ruhák, kötöttáru, kötött ruha

  jumper < knitwear @ knitwear > trousers, shirt, jeans
  ro pulovere, pulover, pulovăr, pulovere copii, jerseu, pulovăraș, puloveraș, pulovere tricotate, pulover tricotat, flanea, flanelă, svetăr, sveter, svetere, suetăr, pulover de crăciun, pulover cu ren, bluză tricotată, bluze tricotate, bluză lână, bluză împletită, tricou lână
  en jumpers, sweaters, pullovers, kids jumpers, knit sweaters, jerseys, woolly jumpers, woolen jumpers, christmas jumpers, chunky jumpers, gansey, guernseys, woolly pullies, aran jumpers, knitted top
  hu pulóverek, pulóver, pulcsi, pulcsik, gyerek pulóver, kötött pulcsi, kötött pulóver, karácsonyi pulóver, norvég pulóver, kötött felső

  roll-neck-jumper < jumper @ knitwear > trousers, skirt
  ro pulovere pe gât, pulover pe gât, pulover cu guler înalt, helancă tricotată, pulover guler, maletă groasă
  en roll-neck jumpers, turtleneck sweaters, polo neck jumpers, poloneck jumpers, rollneck jumpers, turtleneck jumpers, polo jumpers
  hu garbós pulóverek, garbós pulóver, garbó, kötött garbó

  cardigan < knitwear @ knitwear > dress, bodysuit, trousers
  ro cardigane, cardigan, jachetă tricotată, jerseu, cardigan bebe, bolero, jachetă cu nasturi, pulover deschis, jerseu cu nasturi, cardigan tricotat, jachețică, jacheta lână, bluză cu nasturi, haină tricotată, ilic tricotat
  en cardigans, baby cardigans, cardis, knitted jackets, boleros, woolly cardigans, button cardigans, cardigan sweaters, zip cardigans, matinee coats, shrugs
  hu kardigánok, kardigán, kiskardigán, kardi, bolero, kocsikabát, kötött kabátka, kötött kabát, szvetter, gombos pulóver, kardigánka, babakardigán

  waistcoat < knitwear @ knitwear > shirt, long-sleeved-top
  ro veste tricotate, vestă, veste, vestuță, pieptar, vestă împletită, vestă copii, pieptăraș, laibăr, laibăraș, ilic, vestă bumbac, vestă școală
  en waistcoats, knitted vests, tank tops, sweater vests, body warmers, knitted gilets, sleeveless jumpers, slipovers, wool vests, sleeveless cardigans, sleeveless sweaters, weskits, knitted bodywarmers
  hu kötött mellények, mellény, mellények, gyerekmellény, gyerek mellény, kötött mellényke, babamellény, ujjatlan pulóver, pulóvermellény

  knitted-romper < romper, knitwear @ knitwear > bodysuit, baby-booties
  ro salopete tricotate, salopetă tricotată, salopetă din lână, salopetă tricot, romper tricotat, costumaș tricotat, salopetă împletită
  en knitted rompers, knitted all in ones, knit rompers, wool rompers, knit onesies, knitted onesies, wool onesies, knitted jumpsuits, woolly onesies, knitted dungarees, woollen rompers, knitted sleepsuits, knit jumpsuits
  hu kötött kezeslábasok, kötött kezeslábas, kötött rugdalózó

  outerwear @ jackets + jacket, snowsuit, raincoat, rain-suit, snow-trousers, gilet
  ro geci și combinezoane, haine de iarnă, îmbrăcăminte de exterior, haine groase, haine de exterior, haine de toamnă, haine de zăpadă, haine ger, haine de primăvară, haine pentru zăpadă, haine afară
  en outerwear, jackets and snowsuits, winter clothes, winter wear, outdoor clothing, coats and jackets, jackets and coats, outdoor clothes, outdoor wear, winter clothing, warm clothes
  hu kabátok és overallok, felsőruházat, téli ruha, téli ruhák, kültéri ruházat

  jacket @ jackets > winter-hat, scarf, gloves, trousers
  ro geci, geacă, jachetă, jachete, geacă copii, fâș, gecuță, bluzon, windstopper, trenci, trench, parka, pardesiu, jachețică copii, geacă primăvară, geacă de primăvară, hanorac fâș, hăinuță de afară, pelerină, geacă softshell, jachetă softshell, softshell, softshell copii, geacă subțire, geacă de vânt, vindiac, vindiacă, geacă vânt, hăinuță groasă
  en jackets, coats, kids jackets, kids coats, windbreakers, baby jackets, parkas, anoraks, outdoor jackets, spring jackets, hooded jackets, jackets with hood, transitional jackets, softshell jackets, wind jackets, windcheater jackets, shell jackets, fleece jackets, light jackets, coat with hood, hooded coats, softshell coats, bomber jackets
  hu kabátok, kabát, dzsekik, dzseki, gyerekkabát, softshell kabát, átmeneti kabát, gyerek kabát, széldzseki, softshell dzseki, tavaszi kabát, kiskabát, átmeneti dzseki, tavaszi dzseki, orkán, szélkabát, kabátka, parka, kabátkák, kabi

  winter-jacket < jacket @ jackets > winter-hat, scarf, mittens, snow-trousers, winter-boots
  ro geci de iarnă, geacă de iarnă, geacă matlasată, geacă groasă, geacă de puf, geacă de schi, geci iarnă, geacă îmblănită, palton, paltoane, paltonaș, palton copii, pufoaică, cojoc, cojocel, canadiană, scurtă, geacă ski, geacă de ski, geacă pufoasă, geacă vătuită, geacă zăpadă, haină de iarnă, haină groasă, bundiță, jachetă de iarnă, jachetă matlasată, jachetă groasă, mantou, haină blană, pardesiu iarnă, șubă
  en winter jackets, quilted jackets, winter coats, puffer jackets, padded jackets, down jackets, ski jackets, puffer coats, wool coats, overcoats, warm coats, duffle coats, puffas, puffa jackets, puffa coats, puffers, padded coats, puffy coats, puffy jackets, quilted coats, thick coats, ski coats, snow jackets, snow coats, big coats, warm jackets, winter parkas, school coats, down coats, insulated jackets, bubble coats, thermal coats, heavy coats, bubble jackets, wadded coats, parka coats, teddy coats, lined coats
  hu télikabátok, télikabát, téli kabát, steppelt kabát, pufi kabát, pehelykabát, síkabát, téli dzseki, meleg kabát, szövetkabát, bundás kabát, bunda, tollkabát, toll kabát, pihekabát, pufi dzseki, pufidzseki, bélelt kabát, bélelt dzseki, steppelt dzseki, sídzseki, sí dzseki, bundácska, pehelydzseki, vastag kabát

  raincoat < rainwear @ jackets > wellies, umbrella, wool-socks, trousers
  ro geci de ploaie, geacă de ploaie, pelerină de ploaie, pelerină, pelerine, haină de ploaie, geacă impermeabilă, fâș, pelerină ploaie copii, haină impermeabilă, jachetă impermeabilă, impermeabil, impermeabile, hanorac impermeabil, mantou de ploaie, fâș ploaie, fâș impermeabil, trenci ploaie, fulgarin, balonzaid, mantie ploaie
  en raincoats, rain coats, rain jackets, waterproof jackets, rain capes, ponchos, rain ponchos, cagoules, macs, waterproof coats, rain macs, macintoshes, mackintosh, slickers, kagools, kagouls, kagoule, waterproof macs, rain slickers, pac a macs, pacamacs, showerproof jackets, shower jackets, waterproof raincoats, rain anoraks, anorak, wet weather coat
  hu esőkabátok, esőkabát, kapucnis esőkabát, esőköpeny, esődzseki, vízálló kabát, esőponcsó, viharkabát, esőpelerin, eső pelerin, vízhatlan kabát, gumikabát, esős kabát

  rain-suit < rainwear @ jackets > wellies, wool-socks, gloves, umbrella
  ro combinezoane de ploaie, combinezon de ploaie, costum de ploaie, salopetă de ploaie, pantaloni de ploaie, salopetă impermeabilă, combinezon impermeabil, costum impermeabil, costum de bălți, salopetă bălți, costum noroi, salopetă noroi, salopetă cauciucată, pantaloni impermeabili, combinezon bălți
  en rain suits, puddle suits, puddlesuits, waterproof all in ones, rain dungarees, rain trousers, rain pants, mud suits, waterproof suits, waterproof trousers, muddy puddles, splash suits, waterproof overalls, splashsuits, waterproof dungarees, rain overalls, waterproof onesies, outdoor suits, muddy suits, rain onesies, waterproof pramsuits, puddle pants
  hu esőruhák, esőruha, esőoverall, esőnadrág, vízálló overall, kantáros esőnadrág, pocsolyaruha, vízálló nadrág, vízhatlan nadrág, esőnaci, pocsolyanadrág, esőkezeslábas, vízálló ruha, sárnadrág, vízhatlan overall, sárruha

  rainwear @ jackets + raincoat, rain-suit
  ro haine de ploaie, îmbrăcăminte de ploaie, set de ploaie
  en rainwear, rain gear, wet weather gear, waterproof clothing, waterproof clothes
  hu esőruházat, esőre ruha, esőszett

  snowsuit @ jackets > winter-hat, mittens, scarf, winter-boots, baby-booties
  ro combinezoane de iarnă, combinezon de iarnă, combinezon, combinezoane, costum de zăpadă, salopetă de iarnă, salopetă de schi, costum de schi, combinezon bebe, combinezon bebeluș, costum de iarnă, combinezon schi, salopetă fâș, combinezon fâș, salopetă zăpadă, costum ski, costum de ski, combinezon ski, salopetă ski, combinezon zăpadă, combinezon de zăpadă, cosmonaut, combinezon cosmonaut, salopetă groasă, overall de iarnă, combinezon căptușit, combinezon matlasat, salopetă de exterior, combinezon exterior, combinezon cărucior, combinezon de exterior, combinezon afară
  en snowsuits, snow suits, ski suits, winter suits, padded suits, winter overalls, baby snowsuits, winter onesies, all in one snowsuits, ski onesies, snow onesies, snow overalls, padded snowsuits, quilted suits, puffer suits, puffer pramsuits, winter pramsuits, padded onesies, ski overalls, warm suits, puffa suits, down suits, padded overalls, padded pramsuits
  hu téli overallok, téli overall, overall, overallok, síoverall, hóruha, bébioverall, babaoverall, gyerekoverall, bundás overall, síruha, overál, téli kezeslábas, hóoverall, hó overall, bundás kezeslábas, pufi overall, bélelt overall, steppelt overall, utazó overall

  pramsuit < snowsuit @ jackets > newborn-hat, baby-booties, baby-blanket
  ro combinezoane din pluș, combinezon din pluș, combinezon fleece, combinezon ursuleț, salopetă de pluș, combinezon cocolino, salopetă cocolino, combinezon polar, combinezon lână, combinezon urs, combinezon urechi, combinezon cu urechi, combinezon plușat, combinezon pufos, salopetă pufoasă, salopetă urs, salopetă ursuleț, salopetă cu urechi, combinezon blăniță, combinezon teddy, combinezon flece, salopetă polar, salopetă fleece, overall fleece, costumaș urs, combinezon subțire, combinezon toamnă, combinezon de toamnă, combinezon primăvară, combinezon de primăvară, salopetă blăniță
  en pramsuits, teddy pramsuits, pram suits, teddy suits, fleece suits, bear suits, fleece all in ones, wool suits, bear pramsuits, fluffy pramsuits, borg pramsuits, bear snowsuits, teddy snowsuits, fluffy suits, fluffy onesies, bear onesies, teddy onesies, fleece pramsuits, fleece onesies, fleece overalls, sherpa suits, fleece snowsuits, snuggle suits, bunting suits, furry suits, borg suits, fur suits, teddybear suits, hooded pramsuits
  hu plüss overallok, plüss overall, polár overall, maci overall, wellsoft overall, babakocsi overall, polároverall, gyapjú overall, polár kezeslábas, plüss kezeslábas, macis overall, füles overall, teddy overall, bolyhos overall, maci kezeslábas, polár overál, plüss overál, kocsioverall

  softshell-suit < snowsuit @ jackets > winter-hat, wellies
  ro combinezoane softshell, combinezon softshell, salopetă softshell, pantaloni softshell, overall softshell, combinezon softshel
  en softshell suits, softshell all in ones, softshell overalls, softshell trousers, softshells, softshell onesies, softshell jumpsuits
  hu softshell overallok, softshell overall, softshell nadrág, softshell kezeslábas, softshell overál, átmeneti overall, tavaszi overall, őszi overall, átmeneti overál

  snow-trousers @ jackets > winter-jacket, mittens, winter-boots
  ro pantaloni de zăpadă, pantaloni de schi, salopetă de schi, pantaloni schi, pantaloni iarnă, salopetă zăpadă, pantaloni vătuiți, pantaloni fâș, pantaloni ski, pantaloni de ski, salopetă de ski, pantaloni groși, pantaloni matlasați, pantaloni sanie, salopete ski
  en snow dungarees, snow trousers, snow pants, ski pants, salopettes, ski trousers, ski salopettes, winter trousers, snow salopettes, ski dungarees, padded trousers, snow bottoms, ski bottoms, thermal trousers, waterproof salopettes, snow bib
  hu sínadrágok, sínadrág, kantáros sínadrág, hónadrág, téli nadrág, téli kantáros, bélelt nadrág, thermo nadrág, sínaci, síkantáros, téli naci, sígatya, overall alsó, sí kantáros, hógatya, kantáros síalsó

  gilet @ jackets > long-sleeved-top, hoodie
  ro veste, vestă, veste copii, vestă fâș
  en gilets, body warmers, quilted vests, puffer vests, padded waistcoats, bodywarmers, sleeveless jackets, vest jackets, padded gilets, puffer gilets, padded vests, quilted gilets, sleeveless coats, puffa gilets, fleece gilets
  hu mellények, mellény, pufi mellény, pufimellény, steppelt mellény, bélelt mellény

  umbrella < rainwear @ jackets, pram-accessories > wellies, raincoat
  ro umbrele de ploaie, umbrelă de ploaie, umbrelă copii, umbrelă, umbreluță
  en umbrellas, kids umbrellas, children's umbrellas, brollies
  hu esernyők, esernyő, gyerekesernyő, gyerek esernyő

  costume @ dresses, craft
  ro costume de carnaval, costum de carnaval, costume de serbare, costum serbare, costum halloween, costume halloween, deghizare, costum prințesă, costum supererou
  en costumes, fancy dress, dress up clothes, halloween costumes, dressing up, princess dresses, carnival costumes, dress-up
  hu jelmezek, jelmez, farsangi jelmez, halloween jelmez, hercegnő ruha, gyerekjelmez, farsangi ruha
`)
