/** First clothes: bodysuits, sleepsuits, sets for the newborn, socks and underwear. */
import { typeTable } from './type-table.ts'

export const firstClothes = typeTable(`
  clothes + bodysuit, sleepsuit, pyjamas, newborn-set, outfit-set, top, bottoms, dress, skirt, outerwear, knitwear, underwear, hosiery, swimwear, romper
  ro haine, haine copii, haine bebeluși, hăinuțe, îmbrăcăminte, articole vestimentare, vestimentație, hăinuțe bebe, straie, țoale
  en clothes, clothing, baby clothes, kids clothes, apparel, garments, kids wear, babywear, children's clothes, childrenswear
  hu ruhák, babaruha, gyerekruha, ruházat, ruhanemű, ruci, ruhácska, gyermekruha, bébiruha, babaruhák, gönc, cucc, holmi

  newborn-clothes + bodysuit, sleepsuit, newborn-set, newborn-hat, scratch-mittens, baby-booties, footed-trousers, wrap-top
  ro haine nou-născut, hăinuțe nou-născut, haine nou-născuți, îmbrăcăminte nou-născut
  en newborn clothes, newborn outfits, newborn clothing
  hu újszülött ruhák, újszülött ruha, újszülött ruházat

  bodysuit @ bodysuits > trousers, socks, bib, newborn-hat, cardigan
  ro body-uri, body, bodyuri, bodiuri, bodi, body bebe, boduri, body bebeluș, set body, combidres, costumaș body, boduț, body cu capse, bodiță, combine bebe
  en bodysuits, baby vests, vests, onesies, baby bodysuits, bodies, body, snapsuits, creepers, popper vests, poppered vests, popper bodysuits, envelope vests, one-piece underwear, bodysuit packs, bodysuit multipacks, vest packs, packs of vests
  hu bodyk, body, bodi, bodik, kombidressz, kombidresszek, babybody, babakombidressz, bababody, kombidresz, body szett, bodyszett, patentos body, dressz

  long-sleeved-bodysuit < bodysuit @ bodysuits > trousers, leggings, socks, bib, newborn-hat
  ro body-uri cu mânecă lungă, body cu mânecă lungă, body mânecă lungă, bodyuri mânecă lungă, body cu maneci lungi, body lung, body ml, body gros, body de iarnă, helancă body, body cu mâneci
  en long-sleeved bodysuits, long sleeve bodysuits, long sleeve vests, long sleeve onesies, long sleeved baby vests, longsleeve bodysuits, longsleeved vests
  hu hosszú ujjú bodyk, hosszú ujjú body, hosszúujjú body, hosszú ujjú kombidressz, hosszúujjas body, hosszúujjú bodi, hosszúujjú kombidressz, hosszú ujjas body

  short-sleeved-bodysuit < bodysuit @ bodysuits > shorts, trousers, socks, bib, sun-hat
  ro body-uri cu mânecă scurtă, body cu mânecă scurtă, body mânecă scurtă, bodyuri mânecă scurtă, body de vară, body ms, body subțire, body tricou
  en short-sleeved bodysuits, short sleeve bodysuits, short sleeve vests, short sleeve onesies, shortsleeve bodysuits
  hu rövid ujjú bodyk, rövid ujjú body, rövidujjú body, rövid ujjú kombidressz, nyári body, rövidujjas body, rövidujjú bodi, rövidujjú kombidressz

  wrap-bodysuit < bodysuit @ bodysuits > footed-trousers, socks, newborn-hat, bib
  ro body-uri petrecute, body petrecut, body petrecut cu mânecă lungă, body petrecut cu mânecă scurtă, body cu capse laterale, body kimono, body capse lateral, body lateral, bodi petrecut, body chimono, chimono bebe
  en wrap bodysuits, wrap-over bodysuits, kimono bodysuits, side snap bodysuits, wrap vests, kimono onesies, crossover bodysuits, kimono bodies, kimono vests, wraparound bodysuits, crossover vests, side fastening vest
  hu átlapolós bodyk, átlapolós body, oldalt patentos body, kimonó body, oldalt kapcsos body, átkötős body

  sleeveless-bodysuit < bodysuit @ bodysuits > shorts, socks, sun-hat
  ro body-uri fără mâneci, body fără mâneci, body maiou, body cu bretele, body maieu, maieu body
  en sleeveless bodysuits, sleeveless vests, tank bodysuits, strappy bodysuits, sleeveless onesies, tank vests
  hu ujjatlan bodyk, ujjatlan body, atléta body, pántos body, ujjatlan bodi, trikó body, atlétás body, pántos bodi

  envelope-neck-bodysuit < bodysuit @ bodysuits > trousers, socks, bib
  ro body-uri cu umeri suprapuși, body cu umeri suprapuși, body cu umeri petrecuți
  en envelope-neck bodysuits, envelope neck vests, lap shoulder bodysuits
  hu bújós vállú bodyk, bújós vállú body

  sleepsuit < sleepwear @ sleepsuits > bib, newborn-hat, baby-sleeping-bag, bodysuit, scratch-mittens
  ro salopete de noapte, salopetă de noapte, salopete, salopetă, salopetă bebe, salopetă de dormit, salopetă pijama, pijama întreagă, pijama cu picioare, pijama bebe, salopetă bebeluș, overall bebe, pijamale întregi, salopetă de somn, salopetă întreagă, overal, overall, overol, pijămăluță, pijama bebeluș, costumaș întreg, costumaș de noapte, tutină, tutine, romper de noapte, salopetă cu picioare, salopetă cu botoșei, salopetă cu capse, salopetă cu fermoar, combinezon de noapte, combinezon de dormit, pijama cu botoși, pijama cu tălpi
  en sleepsuits, babygrows, baby grows, baby grow, babygros, footies, onesies, sleepers, footed pyjamas, footed pajamas, footed sleepers, rompers, all in ones, coveralls, baby sleepsuits, sleepsuit packs, bodysuits with feet, footsie, footie pyjamas, footsies, zip sleepsuits, zippy sleepsuits, zippies, zip babygrows, zip ups, popper babygrows, footed onesies, footed sleepsuits, footless sleepsuits, wondersuits, growsuits, stretchies, stretchy suits, sleep and plays, footed rompers, romper pyjamas, jumpsuit, grow suit
  hu rugdalózók, rugdalózó, rugdalódzó, rugdaló, rugi, tipegők, tipegő, kezeslábas, kezeslábasok, babarugdalózó, rugdosó, talpas rugdalózó, rugika, alvós rugdalózó, alvóoverall

  onesie-pyjamas < sleepsuit @ sleepsuits > baby-sleeping-bag, slippers
  ro pijamale întregi, pijama întreagă cu fermoar, pijama salopetă, pijama kigurumi, pijama întreagă, pijama cu fermoar, pijama o piesă, pijamale cu fermoar, kigurumi, onesie copii
  en two-way zip onesies, onesie pyjamas, all in one pyjamas, zip onesies, one piece pyjamas, kids onesies, toddler onesies, zip-up onesies, sleep onesies
  hu egyrészes pizsamák, egyrészes pizsama, overallos pizsama, pizsama kezeslábas, kétirányú cipzáras kezeslábas, egyberészes pizsama, talpas pizsama, onesie, egybe pizsama, kezeslábas pizsi, overál pizsama

  sleepwear @ sleepsuits + sleepsuit, pyjamas, kids-nightdress, kids-dressing-gown
  ro haine de noapte, îmbrăcăminte de noapte, haine de dormit
  en sleepwear, nightwear, night clothes
  hu hálóruhák, hálóruha, éjszakai ruha, alvóruha

  pyjamas < sleepwear @ sleepsuits > slippers, kids-dressing-gown, bedtime-story, baby-sleeping-bag
  ro pijamale, pijama, pijama din două piese, pijama copii, pijamale copii, pijămăluțe, pijama de copii cu pantaloni lungi, pijama două piese, pijamale cocolino, set pijama, pijama plușată, pijamale plușate, pijama lungă, pijamale lungi, pijama craciun, pijamale de crăciun, haine de casă
  en pyjamas, pajamas, pjs, two-piece pyjamas, jammies, pyjama sets, children's long pyjamas, jim jams, jimjams, pj sets, sleep sets, pajama sets, long pyjamas, long pjs, pyjama bottoms, pyjama tops, nightsuits, sleepwear sets
  hu pizsamák, pizsama, kétrészes pizsama, pizsi, gyerekpizsama, kétrészes gyerekpizsama, pizsama szett, kétrészes pizsi

  short-pyjamas < pyjamas @ sleepsuits > slippers, bedtime-story
  ro pijamale scurte, pijama scurtă, pijama de vară, pijama scurtă de copii, pijama subțire
  en short pyjamas, summer pyjamas, short pajamas, shortie pyjamas, children's short pyjamas, summer pjs, shortie pjs, short pjs, summer pajamas, shorty pjs
  hu rövid pizsamák, rövid pizsama, nyári pizsama, rövid gyerekpizsama, nyári pizsi

  kids-nightdress < pyjamas @ sleepsuits > slippers, kids-dressing-gown
  ro cămăși de noapte pentru fete, cămășuță de noapte, cămașă de noapte
  en nightdresses, nighties, night gowns for girls, nightie, nightdress
  hu gyerek hálóingek, gyerek hálóing, hálóing

  after-bath @ bathing + towel
  ro prosoape și halate, după baie
  en towels and robes, after bath
  hu törölközők és köntösök, fürdés után

  kids-dressing-gown < after-bath @ sleepsuits, bathing > slippers, pyjamas
  ro halate, halat copii, halat, halat bebe, halat de baie, halat de baie copii, halățel
  en dressing gowns, bathrobes, robes, kids robes, baby bathrobes, bath robes, housecoats
  hu köntösök, köntös, gyerekköntös, fürdőköpeny, fürdőköntös, baba köntös, babaköntös

  newborn-set < gift-for-newborn @ newborn-sets > swaddle, baby-blanket, socks, bib, scratch-mittens, newborn-hat
  ro seturi nou-născuți, set nou-născut, set haine nou-născut, trusou nou-născut, trusou bebeluș, trusou, set maternitate, set de maternitate, set bebeluș, trusouri, trusou maternitate, hăinuțe maternitate, hăinuțe de maternitate, costumaș maternitate, costumaș externare, set externare, hăinuțe externare, primele hăinuțe, prima hăinuță, set hăinuțe, set body, pachet nou-născut, landou haine, trusou complet, setulețe nou-născut, hăinuțe pentru maternitate, costumaș nou-născut, lucruri nou-născut, set bebe, haine ieșire spital
  en newborn sets, newborn outfits, layettes, layette, going-home sets, going home outfits, coming home outfits, newborn clothes sets, take home outfits, baby sets, newborn kits, first outfits, layette sets, starter sets, hospital outfits, newborn bundles, newborn packs, homecoming outfits
  hu újszülött szettek, újszülött szett, babakelengye, kelengye, hazahozós szett, hazahozó szett, újszülött ruhaszett, babaszett, kelengyék, babakelengyék, babakelengye szett, kelengye szett, hazahozatali szett, hazamenős szett, hazaviteli szett, újszülött csomag, kórházi babaruha, kezdőszett, kezdőcsomag, kórházi szett babának, első ruhák

  bodysuit-and-trousers-set < newborn-set, outfit-set @ newborn-sets > socks, newborn-hat, bib
  ro seturi body și pantalonași, set body și pantalonași, set body pantaloni, set body cu pantaloni, body cu pantaloni
  en bodysuit and trousers sets, bodysuit and trousers set, bodysuit and pants sets, vest and trousers sets, bodysuit sets, bodysuit with trousers
  hu body és nadrág szettek, body és nadrág szett, body nadrág szett

  sleepsuit-and-hat-set < newborn-set @ newborn-sets > swaddle, baby-blanket, socks
  ro seturi salopetă și căciuliță, set salopetă și căciuliță, salopetă cu căciuliță
  en sleepsuit and hat sets, sleepsuit and hat set
  hu rugdalózó és sapka szettek, rugdalózó és sapka szett, rugdalózó szett

  cardigan-and-booties-set < newborn-set @ newborn-sets > bodysuit, baby-blanket
  ro seturi cardigan și botoșei, set cardigan și botoșei, set tricotat nou-născut, set tricotat, cardigan cu botoșei
  en cardigan and booties sets, cardigan and booties set, knitted newborn sets, cardigan sets, matinee sets, knitted sets, matinee jackets
  hu kardigán és kiscipő szettek, kardigán és kiscipő szett, kötött újszülött szett

  outfit-set @ newborn-sets, tops > socks, jacket, shoes
  ro compleuri, compleu, costumașe, costumaș, set haine, ținută copii, set bluză și pantaloni, ansamblu, seturi de haine, costumașe bebe, ținută, ținute
  en outfits, outfit sets, clothing sets, two-piece sets, co-ord sets, matching sets, baby outfits, outfit
  hu együttesek, együttes, ruhaszett, szett ruha, kétrészes szett, ruha szett, szabadidő szett

  footed-trousers < trousers @ trousers, newborn-sets > bodysuit, wrap-top, socks
  ro pantalonași cu botoși, pantaloni cu botoși, pantalonași cu tălpi, pantalonași bebe, pantaloni bebe
  en footed trousers, footed pants, footed leggings, baby trousers, baby pants
  hu talpas nadrágok, talpas nadrág, lábfejes nadrág, babanadrág, lábas nadrág, ujjatlan rugdalózó

  wrap-top < top @ tops, newborn-sets > footed-trousers, bodysuit
  ro cămășuțe petrecute, cămășuță petrecută, bluziță petrecută, maieu bebe, cămășuță bebeluș, cămășuță nou-născut
  en wrap tops, wrap over tops, kimono tops, side snap shirts, wrap cardigans
  hu ingecskék, átlapolós felső, babaing, kisingecske, réklik, rékli

  scratch-mittens < gloves @ hats-gloves, newborn-sets > sleepsuit, newborn-hat
  ro mănuși anti-zgârieturi, mănuși nou-născut, mănuși antizgâriere, mănușele nou-născut, mănușele anti zgâriere, mănuși bebe nou-născut, mănușiți
  en scratch mittens, scratch mitts, newborn mittens, no scratch mittens, baby mittens
  hu karmolásgátló kesztyűk, karmolásgátló kesztyű, kaparásgátló kesztyű, újszülött kesztyű, karmolásgátló

  underwear @ tops > trousers, socks
  ro lenjerie intimă copii, lenjerie copii, chiloți copii, chiloței, chiloți, boxeri, slipuri, lenjerie de corp
  en underwear, kids underwear, knickers, underpants, boxers, briefs, pants underwear, undies, kids briefs
  hu fehérneműk, fehérnemű, bugyi, bugyik, alsónemű, alsónadrág, kisgatya, boxer, gyerek bugyi, kisbugyi

  undervest < underwear @ tops > trousers
  ro maiouri, maiou, maieu, maiouri copii, maieuri, maieu bretele, maiou bretele, maiou cu bretele, maieu cu bretele, tricou cu bretele, top cu bretele, top bretele, bustieră fete, tricou de corp
  en vest tops, vests, undershirts, camisoles, singlets, tank tops, strappy tops, sleeveless tops, sleeveless t-shirts, muscle tops, spaghetti tops
  hu trikók, atléta, trikó, alsó trikó, atlétatrikó, alsóing

  bloomers < underwear @ dresses, trousers > dress, socks
  ro chiloței cu volănașe, chiloțel asortat, bloomers, pantalonași bufanți, chiloței peste scutec
  en bloomers, nappy covers, diaper covers, frilly knickers
  hu bugyik pelenkára, pelenkabugyi, fodros bugyi, bloomer, buggyos bugyi

  thermal-wear < underwear @ tops, knitwear > jacket, wool-socks
  ro lenjerie termică, haine termice, costum termic, bluză termică, lenjerie din lână merinos, colanți termici
  en thermals, base layers, thermal underwear, thermal wear, long johns
  hu aláöltözetek, aláöltözet, termo aláöltözet, thermo aláöltözet, merinó aláöltözet, jégeralsó

  hosiery @ socks-tights + socks, tights
  ro șosete și dresuri, ciorăpărie, ciorapi, ciorăpei
  en socks and tights, hosiery, legwear
  hu zoknik és harisnyák, zokni és harisnya

  socks < hosiery @ socks-tights > shoes, trousers, slippers
  ro șosete, șosetă, șosețele, ciorapi scurți, ciorapi, set șosete, șosetuțe, șosete bebe, botoșei-șosetă, pereche de șosete, ciorăpiori, șosete scurte, șosete subțiri, colțuni, colțunași, călțuni, ștrimfi, tălpici
  en socks, baby socks, kids socks, ankle socks, sock booties, sneaker socks, pair of socks, sox, short socks, trainer socks, sock packs, school socks, footlets, trainer liners, sock sets, crew socks, bed socks
  hu zoknik, zokni, babazokni, bokazokni, gyerekzokni, zoknicipő, titokzokni, baba zokni, zokni szett, zokni csomag, zoknicska

  non-slip-socks < socks @ socks-tights > trousers
  ro șosete antiderapante, șosete antialunecare, șosete cu abs, șosete cu talpă, sosete cauciucate, șosete cu bobițe, șosete cu silicon, șosete silicon, șosete cu puncte, șosete premergător, sosete de mers, ciorapi antiderapanți, ciorapi cu abs, ciorăpei antiderapanți, ciorapi antialunecare, papuci șosete, șosete papuci, șosete de casă, botoșei antiderapanți
  en non-slip socks, grip socks, anti slip socks, slipper socks, gripper socks, grippy socks, stay on socks, sole socks, antislip socks, moccasin socks, sticky socks, stoppers socks, abs socks, crawling socks
  hu csúszásgátlós zoknik, csúszásgátlós zokni, csúszásgátló zokni, abs zokni, talpas zokni, tapadós zokni, csúszásmentes zokni, gumitalpú zokni, tappancsos zokni, mászózokni

  wool-socks < socks @ socks-tights > winter-boots, wellies
  ro șosete de lână, șosete lână, șosete groase, șosete călduroase, ciorapi lână, ciorapi de lână, ciorapi groși, șosete iarnă, șosete de iarnă, sosete merinos, ciorăpei lână, șosete tricotate, șosete pufoase, șosete flaușate, sosete calde
  en wool socks, woolly socks, woollen socks, warm socks, thermal socks, winter socks, merino socks, wooly socks, thick socks, boot socks, ski socks, welly socks, wellie socks
  hu gyapjúzoknik, gyapjúzokni, gyapjú zokni, meleg zokni, téli zokni, vastag zokni

  knee-socks < socks @ socks-tights > shoes, skirt
  ro ciorapi până la genunchi, ciorapi trei sferturi, șosete lungi, șosete până la genunchi, șosete trei sferturi, ciorapi lungi, ciorapi genunchi, sosete genunchi, ciorapi înalți, șosete înalte, jambiere ciorapi, trei sferturi
  en knee-high socks, knee socks, long socks, knee highs, tall socks, football socks
  hu térdzoknik, térdzokni, hosszú szárú zokni, hosszú zokni

  tights < hosiery @ socks-tights > dress, skirt, shoes
  ro dresuri, dres, ștrampi, ciorapi cu chilot, dresuri copii, ciorapi pantalon, ștramp, dresuri groase, dres gros, dresuri reiate, dresuri iarnă
  en tights, baby tights, pantyhose, stockings, footed tights, ribbed tights, school tights, thick tights, winter tights, warm tights, baby hose
  hu harisnyanadrágok, harisnyanadrág, harisnya, harisnyák, babaharisnya, gyerekharisnya

  leg-warmers < hosiery @ socks-tights, hats-gloves > bodysuit, baby-carrier
  ro jambiere, jambiere bebe, încălzitoare de picioare, jambiere copii
  en leg warmers, legwarmers, baby leg warmers
  hu lábszármelegítők, lábszármelegítő, babalábszárvédő, lábmelegítő
`)
