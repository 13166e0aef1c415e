/** Where a child sleeps, sits and keeps its things. */
import { typeTable } from './type-table.ts'

export const nursery = typeTable(`
  newborn-bed + bedside-cot, moses-basket, cradle, carrycot, bassinet, baby-nest
  ro pat pentru nou-născut, pătuț nou-născut, pătuțuri nou-născuți, loc de dormit nou-născut
  en newborn beds, newborn sleepers, newborn cots, newborn cribs
  hu újszülött ágyak, újszülött ágy, újszülött kiságy

  cot @ cots + cot-bed > mattress, fitted-sheet, mattress-protector, baby-sleeping-bag, cot-mobile, baby-monitor, night-light
  ro pătuțuri, pătuț, pătuț bebe, pătuț copii, pătuțuri bebe, pat bebe, pătuț copil, paturi bebe, pătuți, pătuț 120x60, pătucean, pătuc, pătucuri, pat copil, pat bebeluș, pătuț nou-născuți, patut cu sertar, pătuț cu sertare, pătuț cu roți, pătuț pe roți, pătuț fix, pat pentru bebeluș, patul bebelușului, pătuț gratii, pat cu gratii, pătuț cu gratii, pătuț clasic, pătuț fag, pătuț cu legănare, pătuț cu bare, pătuț culisant, patut baldachin, pătuț cu baldachin
  en cots, cribs, baby cots, baby beds, baby cribs, crib, infant beds, baby bed, nursery cots, cot with drawers, canopy cots, sleepi, baby bedsteads, bed for baby, bars bed
  hu kiságyak, kiságy, rácsos ágy, babaágy, babaágyak, baldachinos kiságy, rácsos kiságy, ágyneműtartós kiságy, bébiágy, kis ágy, babakiságy, rácsoságy, rácsos gyerekágy, rácsos babaágy, fiókos kiságy, ágyikó, csecsemőágy, gyermekágy

  cot-bed < cot @ cots > mattress, fitted-sheet, mattress-protector, baby-sleeping-bag
  ro pătuțuri transformabile, pătuț transformabil, pat transformabil, pătuț evolutiv, pat evolutiv, pătuț convertibil, pătuț modular, pat convertibil, pătuț multifuncțional, pat multifuncțional, pat care crește
  en convertible cot beds, cot beds, cotbeds, convertible cribs, convertible cots, convertible cot bed, mini cribs, convertible beds, transforming cots, 3 in 1 cot
  hu átalakítható kiságyak, átalakítható kiságy, kombi kiságy, növekvő ágy, kombi ágy, átalakítható gyerekágy, átalakítható ágy, növekvő kiságy, többfunkciós kiságy, multifunkciós kiságy

  toddler-bed @ cots > mattress, kids-duvet-and-pillow, duvet-cover-set, mattress-protector, bed-guard
  ro paturi de copil mic, pat de copil mic, pat copii, paturi copii, pat montessori, pat cu protecție, pat junior, pătuț junior, pat căsuță, pat mașină, pat tineret, pat, paturi, pat de tranziție, pat jos, pat de podea, pat pe podea, pat o persoană, pat cu margini, pat preșcolar, pat puști
  en toddler beds, junior beds, kids beds, children's beds, house beds, montessori beds, car beds, floor beds, bed, beds, single beds, trundle beds, first beds, starter beds, low beds, kiddie beds
  hu gyerekágyak, gyerekágy, ifjúsági ágy, leesésgátlós ágy, házikóágy, montessori ágy, gyerek ágy, házikó ágy, ágy, autós ágy, ágyak, gyermekágy, heverő, ifjúsági heverő, ovis ágy, junior ágy, házágy

  bunk-bed < toddler-bed @ cots
  ro paturi supraetajate, pat supraetajat, pat etajat, paturi etajate
  en bunk beds, loft beds, bunk bed
  hu emeletes ágyak, emeletes ágy, galériaágy

  bedside-cot @ bedside-cots > mattress, fitted-sheet, swaddle, baby-sleeping-bag, night-light, baby-monitor
  ro pătuțuri co-sleeper, pătuț co-sleeper, co-sleeper, cosleeper, pătuț alăturat, pătuț lângă pat, co-sleeper pliabil, pătuț atașabil, leagăn alipit de pat, next to me, pătuț lipit de pat, next2me, pat co-sleeper, pat alăturat, pătuț co sleeping, leagăn alipit, leagăn atașabil, pătuț alipit, pat alipit, pat cosleeper, pătuț cosleeper, co-sleeping, cosleeping, cosliper, pătuț atașat, bedside, bedside crib, side sleeper, leagăn cosleeper, leagăn co-sleeper, pătuț lipit, pat atașabil, pătuț lateral, leagăn lângă pat
  en bedside cots, co-sleepers, cosleepers, next to me, bedside cribs, bedside sleepers, next to me cribs, side sleepers, folding bedside cots, bedside crib, bedside bassinets, next2me, co sleeping cots, cosleeping cots, side cots, cosleeping cribs, co-sleeper cribs, side cribs, sidecar cots, co sleeping, snuzpods, cosleeping, sidecar cribs
  hu babaöblök, babaöböl, baba öböl, szülői ágyhoz csatlakoztatható kiságy, ágy mellé állítható bölcső, next to me, co-sleeper, együttalvó ágy, oldalágy, szülői ágy mellé kiságy, bébiöböl, összecsukható babaöböl, együttalvó kiságy, ágyhoz rögzíthető kiságy, ágy melletti kiságy, szülői ágy mellé, next2me, ágyhoz csatlakoztatható kiságy

  bassinet < bedside-cot, newborn-bed @ bedside-cots > mattress, fitted-sheet, swaddle
  ro bassinet, bassineturi, coșuleț pătuț, mini pătuț, leagăn pătuț
  en bassinets, bassinet, baby bassinets, bassinette, basinets, bassinets for newborn, bassinets with stand, basinette, bassinet cribs, sleeping bassinets, bassinett
  hu bassinetek, bassinet, babakosár, mini kiságy

  moses-basket < newborn-bed > fitted-sheet, swaddle
  ro coșuri moise, coș moise, coșuleț moise, coș de dormit bebe, coșuleț nou-născut, moise
  en moses baskets, moses basket, baby baskets, sleeping baskets, mosses baskets, basket beds
  hu mózeskosarak állvánnyal, mózeskosár, mózes kosár, babakosár, mózeskosár állvánnyal

  cradle @ bedside-cots, bouncers-swings > mattress, fitted-sheet, swaddle
  ro leagăne pe suport, leagăn pe suport, leagăn din lemn, leagăn pătuț, leagăn bebe lemn, leagăn nou-născut, balansoar pătuț, leagăn pe picioare, leagăn cu suport, leagăn pe stativ, leagăn cu stativ, leagăn clasic, leagăn de legănat, pătuț cu balans, leagăn cu balans, landou lemn, leagăn
  en cradles, cradle on stand, rocking cradles, baby cradles, rocking cribs, cradle, swinging cribs, rocking cots, swinging cradles, swinging cots, cradle beds, gliding cribs, rocker cribs, rocking bassinets, rocking beds, gliding cots
  hu bölcsők, bölcső, állványos bölcső, ringató bölcső, babahintaágy, ringatóágy, ringató ágy, hintabölcső, hinta bölcső, ringatható bölcső, ringató, babaringató

  travel-cot < plane-travel @ travel-cots > travel-cot-mattress, fitted-sheet, mosquito-net, baby-sleeping-bag
  ro pătuțuri de voiaj, pătuț de voiaj, pătuț voiaj, pătuț pliabil, pătuț pliant, pătuț de călătorie, pat pliabil, pat de voiaj, pătuț portabil, pătuț camping, pătuț de voiaj cu nivel de nou-născut, pat camping copii, pătuț de vacanță, pătuț vacanță, pat pliant, pat călătorie, pat de călătorie, pat camping, patuț pliere, pătuț textil, pătuț din plasă, pătuț pentru bunici, pătuț bunici, pătuț mobil, pătuț transportabil, pătuț de drum, pătuț concediu
  en travel cots, travel cribs, pack and plays, playards, pack n play, portable cribs, travel beds, folding cots, travel cot with newborn level, portable cots, play yards, travel cot with mattress, travel crib with mattress, holiday cots, camping cots, foldable cots, portable beds, foldaway cots, foldable cribs, folding cribs, holiday beds, grandparents cot, collapsible cots, cot for holiday, portacot, port a cot
  hu utazóágyak, utazóágy, utazó ágy, utazókiságy, összecsukható kiságy, hordozható kiságy, összecsukható ágy, utazó kiságy, kempingágy babának, kempingágy, kemping kiságy, utazó babaágy, összecsukható babaágy, hordozható ágy, összecsukható gyerekágy, összehajtható kiságy, nyaralóágy

  pop-up-cot < travel-cot, beach @ travel-cots > mosquito-net, muslin
  ro pătuțuri pop-up, pătuț pop-up, cort bebe plajă, pătuț plajă, cort plajă bebe, cort de plajă, cort anti uv, cort bebe, cort pătuț, pătuț cort, pop up, popup, pătuț popup
  en pop-up travel cots, pop up cots, beach tents, baby beach tents, uv tents, sun tents, pop up tents for babies, popup cots, beach cots, tent cots, baby tents, travel tents, instant cots
  hu pop-up utazóágyak, pop-up utazóágy, strandsátor, uv sátor, babasátor strandra, pop up ágy, sátorágy

  playpen-cot < travel-cot, playpen @ travel-cots > travel-cot-mattress, fitted-sheet
  ro țarcuri și pătuțuri, țarc și pătuț, țarc pătuț, țarc pliabil, țarc pliant, țarc de voiaj, țarc voiaj, țarc pat, pătuț cu țarc, țarc portabil, țarc multifuncțional
  en playpen and travel cots, playpen and travel cot, playpen cots
  hu járókák és utazóágyak, járóka és utazóágy, utazójáróka

  baby-nest @ baby-nests > muslin, swaddle, fitted-sheet, comforter
  ro cuiburi bebeluși, babynest, baby nest, cuib bebeluș, cuib bebe, cuib pentru bebeluși, cuib, cuibușor, cuibușor bebe, babynest-uri, cocon, cocoon bebe, cuib somn, cuib de somn, babynest reversibil, reductor pat, reductor pătuț, reductor de pat, reductor de pătuț, culcuș, culcuș bebe, culcușor, cuibar, cuib cu arcadă, cozy
  en baby nests, baby nest, sleep pods, cosy nests, baby pods, baby loungers, cocoons, dock a tot, baby lounger, sleepyhead, cosy nest, newborn nests, nest pods, sleep nests, snuggle pods, snuggle nests, dockatots, newborn lounger, sleeping nests, cocoonababy, nest beds, snugglepods, cosy pods, poddle pods, newborn pods, nesting pods, lounging pods, lounge pods
  hu babafészkek, babafészek, baba fészek, babynest, baby nest, bababölcső fészek, kuckó babáknak, babakuckó, bébifészek, fészek, babapihenő fészek, fészekágy, babagubó, pihefészek, babafészek kiságyba, babanest

  mattress @ mattresses > fitted-sheet, mattress-protector, waterproof-sheet
  ro saltele, saltea, saltea de pătuț, saltea pătuț, saltea bebe, saltele pătuț, saltea copii, saltea cocos, saltea spumă, saltea memory, saltea cu memorie, saltea arcuri, salteluță, salteluță pătuț, salteluțe, strujac, saltea ortopedică, saltea tare, saltea fermă
  en mattresses, cot mattresses, crib mattresses, baby mattresses, cot bed mattresses, mattress, matrass, foam mattresses, sprung mattresses, coir mattresses, spring mattresses, cotbed mattress, breathable mattresses, firm mattresses, coconut mattresses
  hu matracok, matrac, kiságymatrac, kiságy matrac, babamatrac, kókuszmatrac, latexmatrac, gyerekmatrac, habmatrac, baba matrac, szivacsmatrac, szivacs matrac, gyerekágy matrac, rugós matrac, matrac gyerekágyba

  bedside-cot-mattress < mattress @ mattresses > fitted-sheet, mattress-protector
  ro saltele pentru co-sleeper, saltea pentru co-sleeper, saltea co-sleeper, saltea leagăn, saltea landou, saltea coș moise, saltea cosleeper
  en bedside cot mattresses, moses basket mattresses, bassinet mattresses, pram mattresses, crib mattress small, cradle mattresses, cosleeper mattresses, snuzpod mattress, bedside mattress
  hu babaöbölmatracok, babaöbölmatrac, babaöböl matrac, mózeskosár matrac, bölcsőmatrac

  travel-cot-mattress < mattress @ mattresses > fitted-sheet, mattress-protector
  ro saltele pentru pătuț de voiaj, saltea pătuț de voiaj, saltea pătuț pliabil, saltea pliabilă, saltea pliantă
  en travel cot mattresses, folding mattresses, travel mattresses, pack n play mattresses
  hu utazóágy matracok, utazóágy matrac, utazómatrac, összehajtható matrac, utazó matrac

  mattress-protector @ mattresses > fitted-sheet, mattress, baby-sleeping-bag
  ro protecții de saltea, protecție de saltea, protecție saltea, husă saltea, husă de saltea, protecții saltele, protecție impermeabilă, aleză saltea, aleză pat, mușama saltea, protecție pipi, protector saltea, protecție udat, aleză, mușama pat, husă impermeabilă saltea
  en mattress protectors, mattress covers, mattress pads, mattress toppers, mattress protector, crib mattress protectors, mattress sheets, bedwetting sheets, matress protector, cot protectors, bed wetting sheet, wee proof
  hu matracvédők, matracvédő, matrachuzat, matrac védő, sávos matracvédő, ágyvédő, vízhatlan matracvédő, vízálló matracvédő, matracvédő lepedő, pisivédő

  bouncers-and-swings @ bouncers-swings + bouncer, baby-swing, cradle, baby-rocker
  ro balansoare și leagăne, balansoare, balansoar bebe
  en bouncers and swings, baby seats and swings
  hu pihenőszékek és babahinták

  bouncer @ bouncers-swings > pram-toy, sensory-toy, comforter
  ro balansoare, balansoar, balansoar bebe, balansoar bebeluș, leagăn bebe, leagăn bebeluș, leagăn, leagăne, balansoar leagăn, leagăn balansoar, scaun balans, scăunel balansoar, legănător, legănaș, balansine, scaun balansoar
  en baby bouncers, bouncers, bouncer seats, bouncy chairs, bouncing chairs, bouncer, baby bouncer chairs, bouncy seats, bouncing seats, bouncer chair, baby recliners, bounce seats, cradle bouncers, bouncinette, bouncinets
  hu pihenőszékek, pihenőszék, babapihenő, bébi pihenőszék, rugózó pihenőszék, pihenő szék, babapihenőszék, bébipihenő, babapihenők, hintapihenő, rugós pihenőszék, ringatós pihenőszék, fekvőszék, bébi szék, babapihi, babaülőke, himbáló, pihi szék

  baby-rocker < bouncer @ bouncers-swings > pram-toy, sensory-toy
  ro șezlonguri, șezlong, șezlong bebe, fotoliu bebe, șezlong bebeluș, scaun balansoar bebe, șezlonguri bebe, scăunel relaxare, șezlong cu arcadă, transat, hamac șezlong, fotoliu bebeluș, scaun legănat
  en rockers, baby rockers, rocker, loungers, rocking chairs for babies, baby rocker, rocking seats, rocker chairs, rocker seats, rocking bouncers
  hu babafotelek, babafotel, babaringató, hintaszék babáknak, ringató szék, bébi fotel, hintafotel, babahintaszék, hintafotel babának

  baby-swing @ bouncers-swings > pram-toy, sensory-toy, comforter
  ro leagăne pentru bebeluși, leagăn, leagăne, leagăn bebe, leagăn copii, hamac bebe, leagăn bebeluș
  en baby swings, baby swing, infant swings, swings
  hu babahinta, baba hinta, bébihinta, hinta, hinták, babahinták

  electric-swing < baby-swing @ bouncers-swings > pram-toy, comforter
  ro leagăne electrice, leagăn electric, leagăn automat, balansoar electric, leagăn bebe electric, balansoare electrice, leagăn cu baterii, leagăn cu motor, leagăn motorizat, leagăn cu telecomandă, leagăn cu muzică, balansoar automat, balansoar cu motor, balansoar cu muzică, leagăn priză, balansoar electronic, leagăn electronic, mamaroo
  en electric swings, electric baby swings, automatic swings, electric swing, electric bouncers, motorised swings, swing chairs, swinging chairs, auto swings, mamaroos, electric rockers, electronic swings, battery swings, newborn swings, bluetooth swings, plug in swings, powered swings, musical swings, automatic rockers, motorised rocker
  hu elektromos babahinták, elektromos babahinta, elektromos hinta, elektromos ringató, automata hinta, önringató, automata babahinta, elektromos babaringató, elektromos bölcső, elektromos hintaszék

  vibrating-bouncer < bouncer @ bouncers-swings > pram-toy, comforter
  ro balansoare cu vibrații, leagăn cu vibrații, balansoar cu vibrații, balansoar electric, balansoar vibrator, șezlong cu vibrații, șezlong vibrații, scaun cu vibrații
  en vibrating bouncers, electric bouncers, vibrating chairs, vibrating seats, bouncers with vibration, bouncer with music, vibration chairs, musical bouncers
  hu rezgő pihenőszékek, rezgő pihenőszék, elektromos pihenőszék

  hanging-cradle < baby-swing @ bouncers-swings > comforter
  ro leagăne de tavan, leagăn de tavan, leagăn suspendat, hamac bebeluș, leagăn agățat, hamac, leagăn cu arc, leagăn pe arc, hamac tavan, hamac de tavan, leagăn tradițional, leagăn textil, leagăn țărănesc
  en hanging cradles, baby hammocks, indoor swings, doorway swings, hanging cradle, hammocks, suspended cradles, hanging cribs, hanging beds, hanging hammocks, ceiling cradles, hammock cradle, spring cradles, swing cribs, hanging swings, door cradle
  hu függő babahinták, függő babahinta, babafüggőágy, beltéri hinta, rugós bölcső, szobai hinta, baba függőágy, függő bölcső, rugós hinta, rugós babahinta, függőhinta, függőágy

  baby-monitor @ baby-monitors > night-light, monitor-holder, baby-sleeping-bag, cot-mobile, safety-gate
  ro monitoare bebeluși, monitor bebe, baby monitor, monitor bebeluș, interfon bebe, monitor audio, baby phone, babyphone, monitoare bebe, stație bebe, monitor copii, interfon copii, monitor copil, interfon bebeluș, interfon, interfoane, babyfon, baby fon, supraveghere bebe, monitorizare bebe, stație bebeluș, alarmă bebe, walkie talkie
  en baby monitors, baby phones, baby monitor, baby alarms, audio monitors, babyphone, baby alarm, babyfon, babyfoon, listening monitors, baby listeners, baby radios, sound monitors, nursery monitors, baby intercoms, monitor
  hu bébiőrök, bébiőr, bébi őr, babaőr, babafigyelő, babamonitor, hangos bébiőr, baby monitor, audio bébiőr, babaőrző, bébifigyelő, babafigyelők, bébi monitor, bébimonitor, babariasztó, hangfigyelő, babafon

  video-monitor < baby-monitor @ baby-monitors > monitor-holder, night-light
  ro monitoare video, monitor video, monitor video bebe, cameră bebe, cameră video bebe, cameră supraveghere bebe, baby monitor video, cameră bebeluș, baby monitor cu cameră, monitor cu cameră, interfon cu cameră, baby cam, babycam, cameră supraveghere, cameră de supraveghere, monitor cu ecran, interfon video, babyphone video, cameră cu monitor, video interfon, cameră cu ecran, videofon
  en video baby monitors, video monitors, baby cameras, nursery cameras, baby cams, camera monitors, baby camera, wifi baby monitors, wi-fi cameras, baby monitor with camera, cameras for baby, baby video, monitor with screen, baby cctv, nanny cams, cot cameras, crib cameras
  hu kamerás bébiőrök, kamerás bébiőr, babakamera, videós bébiőr, bébikamera, baba kamera, kamerás babafigyelő, kamera babának, kamera, bébiőr kamerával, kamerás babaőr, kamerás babamonitor, videós babafigyelő, képernyős bébiőr

  nursery-camera < baby-monitor @ baby-monitors > monitor-holder, night-light
  ro camere wi-fi, cameră wi-fi, cameră bebe, cameră bebeluș, cameră supraveghere bebe, cameră wifi, camera ip, camera cu telefon, cameră pe telefon, camera internet, cameră cu aplicație, camera smart, cameră supraveghere
  en nursery cameras, wi-fi nursery cameras, wifi cameras, baby cameras, baby cams, ip cameras, smart cameras, wifi monitors, wireless cameras, room cameras, wifi cam
  hu babakamerák, wifis babakamera, babakamera, wifi kamera, kamera, baba kamera, wifis kamera, wifis bébiőr, wifi bébiőr, okos kamera, bébiőr kamerás, bébi kamera

  breathing-monitor < baby-monitor @ baby-monitors > night-light
  ro monitoare cu senzor de respirație, monitor cu senzor de respirație, monitor respirație, monitor de respirație, senzor respirație bebe, angelcare, detector respirație, senzor respirație, senzor de respirație, senzor apnee, apnee bebe, monitor apnee, alarmă respirație, monitor mișcare, monitor cu senzor, monitor de mișcare, senzor saltea, plăcuță respirație, șosetă inteligentă, senzor mișcare, monitor puls
  en breathing sensor monitors, breathing monitors, breathing sensors, movement monitors, apnoea monitors, sock monitors, breathing monitor, sids monitors, owlets, apnea monitors, sensor mats, breathing pads, apnoea mats, sensor pads, movement sensors, heartbeat monitors, breathing alarms, motion monitors, movement pads, sleep sock, oxygen monitor
  hu légzésfigyelők, légzésfigyelő, légzésfigyelős bébiőr, légzésérzékelő, apnoe monitor, légzés figyelő, babaőr légzésfigyelő, légzésfigyelő lap, légzésmonitor, apnoé figyelő, légzésriasztó, légzésfigyelő zokni

  monitor-holder @ baby-monitors
  ro suporturi pentru cameră bebe, suport cameră bebe, suport baby monitor
  en baby monitor holders, monitor mounts, baby camera mounts
  hu bébiőr tartók, bébiőr tartó, kameratartó

  furniture + drawers, wardrobe, changing-chest, bookcase, toy-shelf, cot, toddler-bed, toy-box, kids-table, kids-chair @ furniture
  ro mobilier, mobilă copii, mobilier copii, mobilă bebe, mobilier bebe, mobilă cameră copii, mobilă
  en furniture, nursery furniture, kids furniture, baby furniture, drawers and wardrobes, furniture sets
  hu bútorok, bútor, babaszoba bútor, gyerekbútor, gyerekszoba bútor, babaszobabútor, gyermekbútor, komódok és szekrények

  drawers @ furniture > drawer-locks, storage-basket, furniture-straps, corner-guards, rug
  ro comode, comodă, comodă bebe, dulap cu sertare, comode copii, noptieră, comodă cu sertare, comode cu sertare, dulăpior cu sertare, dulăpior, sertare, comodă sertare, comodă haine, comodă hăinuțe, scrin, șubler, cazon
  en chests of drawers, drawers, dressers, three-drawer chests, chest of drawers, dresser, bedside tables, three-drawer chest, chest of draws, tallboys, dressers and chests, commodes, set of drawers, drawer units, nursery dressers, sideboards, bureaus, nursery drawers, bureaux
  hu komódok, komód, fiókos szekrény, fiókos komód, éjjeliszekrény, babakomód, sublót

  changing-chest < drawers, changing-table @ furniture > changing-mat, changing-mat-cover, drawer-locks
  ro comode cu blat de înfășat, comodă cu blat de înfășat, comodă de înfășat, comodă înfășat, comodă cu înfășător, comodă schimbat, comodă de schimbat, comodă cu blat, mobilier înfășat, dulap înfășat
  en changing chests, changing dressers, changing table dressers, dresser changers, changing chest, changing drawers, changing commodes, chest with changing top
  hu pelenkázókomódok, pelenkázókomód, pelenkázó komód, pelenkázós komód, pelenkázó szekrény

  wardrobe @ furniture > kids-hangers, storage-basket, furniture-straps, drawer-locks, rug, corner-guards
  ro dulapuri, dulap, șifonier, dulap copii, șifonier copii, dulap haine, șifoniere, garderobă, garderob, dulap cu uși, șifon, dulăpior haine, ormar, dressing copii
  en wardrobes, closets, kids wardrobes, wardrobe, armoires, clothes cupboards, cupboards, nursery wardrobes, robes wardrobe, wardrobe for nursery, clothes wardrobes, clothes closets
  hu szekrények, szekrény, ruhásszekrény, gyerekszekrény, gardrób, ruhás szekrény, ruhaszekrény, gyerekszoba szekrény, akasztós szekrény

  bookcase @ furniture > picture-book, board-book, furniture-straps, rug, cushion
  ro biblioteci joase, bibliotecă joasă, bibliotecă montessori, bibliotecă copii, raft cărți, bibliotecă, raft de cărți, etajeră, etajeră cărți, etajeră de cărți, etajere cărți, etajeră pentru cărți, suport cărți, suport de cărți, librărie, raft montessori, poliță cărți, corp bibliotecă, stelaj cărți, stelaj, raft
  en bookcases, bookshelves, montessori bookshelves, book racks, bookshelf, book storage, bookshelf montessori, bookstand, book stand, library shelves, sling bookcases, shelves
  hu könyvespolcok, könyvespolc, montessori könyvespolc, könyvtartó, könyves polc, gyerek könyvespolc, montessori polc, könyvállvány, könyvtároló, mesekönyv polc, könyvszekrény, polc

  toy-shelf @ furniture > storage-basket, furniture-straps, building-blocks, rug, drawer-locks
  ro rafturi de jucării, raft de jucării, raft jucării, organizator jucării, etajeră jucării, raft, rafturi, raft perete, poliță, polițe, mobilă jucării, dulap jucării, dulap de jucării, dulap pentru jucării, comodă jucării, corp jucării, stelaj jucării, suport jucării
  en toy shelves, toy storage units, toy organisers, toy organizers, toy shelf, shelves, wall shelves, toy storage, toy units, shelving, montessori shelves, toy cubbies, shelf units, storage units, toy rack, playroom storage, playroom shelves, cube storage, shelving units, toy shelving, montessori shelf, toy cabinets
  hu játéktároló polcok, játéktároló polc, játéktároló, polc, polcok, játékpolc, falipolc, játék tároló, játékszekrény, játékos polc, játéktárolók, játék rendszerező, játéktartó polc, játéktartó, játékrendező, játéktároló szekrény

  storage @ furniture, decor + toy-shelf, storage-basket
  ro depozitare jucării, depozitare, organizare jucării
  en toy storage, storage, nursery storage
  hu tárolás, játéktárolás, játéktároló

  toy-box < storage @ furniture, decor
  ro cutii pentru jucării, ladă jucării, cutie jucării, cufăr jucării, ladă de jucării, sac jucării, cutie depozitare jucării
  en toy boxes, toy chests, toy storage, toy bags, toy box, toy trunks
  hu játékládák, játékláda, játéktároló doboz, játékos láda, játéktartó, játék láda, játéktároló zsák

  storage-basket @ furniture, decor, changing
  ro coșuri de depozitare, coș depozitare, coș jucării, organizator pătuț, coș rufe copii, coșuri, organizator scutece, coș pentru jucării, cutie depozitare
  en storage baskets, nursery storage, nappy caddies, laundry baskets, toy baskets, storage boxes, diaper caddies, nursery organisers, cot organisers
  hu tárolókosarak, tárolókosár, játéktároló kosár, pelenkatartó, kiságy tároló, szennyestartó, tároló kosár, tárolódoboz, kiságyzseb

  kids-hangers < furniture @ furniture, decor
  ro umerașe pentru copii, umerașe copii, umerașe, umeraș, cuier copii, cuier
  en kids hangers, clothes hangers, baby hangers, coat hooks, coat racks, hangers
  hu gyerek vállfák, vállfa, ruhafogas, gyerek fogas, fogas, baba vállfa, vállfák

  kids-table @ furniture > kids-chair, coloured-pencils
  ro mese pentru copii, măsuță copii, masă și scaune copii, birou copii, măsuță cu scaune, masă copii, măsuță și scăunele, set masă și scaune, birou
  en kids tables, children's tables, table and chairs, kids desks, table and chair sets, toddler tables, desk
  hu gyerekasztalok, gyerekasztal, asztal szék szett gyerekeknek, íróasztal gyerekeknek, gyerek asztal, gyerek íróasztal, kisasztal

  kids-chair @ furniture
  ro scăunele pentru copii, scaun copii, scăunel, fotoliu copii, scaune copii, puf copii, fotolii copii, bean bag copii, puf, scaun de birou copii, scaun birou
  en kids chairs, children's chairs, kids armchairs, bean bags, toddler chairs, poufs, children's armchairs, desk chairs
  hu gyerekszékek, gyerekszék, gyerekfotel, babzsák, kisszék, gyerek fotel, babzsákfotel, puff

  nursing-chair < furniture @ furniture > nursing-pillow, night-light
  ro fotolii pentru alăptat, fotoliu alăptat, fotoliu balansoar, fotoliu alăptare, scaun balansoar
  en nursing chairs, glider chairs, rocking chairs, nursing armchairs, breastfeeding chairs
  hu szoptatós fotelek, szoptatós fotel, hintaszék, szoptatófotel, hintafotel mamáknak

  baby-proofing @ safety + safety-gate, corner-guards, socket-covers, drawer-locks, door-stop, playpen, bed-guard, furniture-straps, window-lock
  ro siguranță acasă, protecții copii, siguranța copilului, protecție bebe casă, siguranță copii, articole siguranță, protecții mobilă
  en home safety, baby proofing, child proofing, childproofing, baby safety, child safety
  hu otthoni biztonság, babavédelem, gyerekzár és védelem, bababiztos otthon, lakásbiztonság, biztonsági kiegészítők

  safety-gate < baby-proofing @ safety > corner-guards, socket-covers, drawer-locks, door-stop
  ro porți de siguranță, poartă de siguranță, poartă siguranță, poartă scări, poartă copii, gărduleț, poartă pentru scări, porți siguranță, gărduleț de protecție, poartă ușă, grilaj scări, poartă de protecție, poartă protecție, gard scări, gard scară, gard siguranță, gard de siguranță, gărduleț scări, gărduleț siguranță, grilaj, grilaj siguranță, barieră scări, barieră de siguranță, bariere scări, bariere de siguranță, barieră scară, poartă casă, portiță, portițe, portiță scări, portiță siguranță, poartă pătuț, poartă extensibilă, balustradă scări, plasă scări, poartă bebe
  en safety gates, stair gates, baby gates, stairgates, child gates, gates, safety gate, stair gate, dog and baby gates, fire guards, fireguards, stair guards, pet gates, dog gates, doorway gates, pressure gates, door gates, room dividers, safety barriers, stair barriers, baby barriers, extending gates
  hu biztonsági rácsok, biztonsági rács, ajtórács, lépcsőrács, biztonsági kapu, babakapu, lépcső rács, ajtó rács, lépcsőkapu, babarács, lépcsővédő rács, lépcsővédő, védőrács, gyerekrács, gyerekkapu, ajtókapu, kapu lépcsőre, térelválasztó

  corner-guards < baby-proofing @ safety > socket-covers, drawer-locks, door-stop, safety-gate
  ro protecții pentru colțuri, protecție colțuri, protecții colțuri, protecție mobilă, protecții colțuri mobilă, bandă protecție margini, protecție colț, protecții mobilă, colțuri mobilă, colțare, colțari, colțar protecție, colțare protecție, colțare mobilă, apărătoare colțuri, protector colțuri, protectoare colțuri, protecție muchii, protecție margini, protecții margini, bandă colțuri, silicon colțuri, protecții mobilier, colțuri silicon, burete colțuri, protecții muchii
  en corner guards, corner protectors, edge guards, table corner protectors, corner cushions, edge protectors, corner bumpers, table guards, furniture corners, corner covers, table protectors, corner protection, edge bumpers, corner pads, bumper guards
  hu sarokvédők, sarokvédő, élvédő, bútor sarokvédő, asztalsarok védő, élvédő szalag, asztal sarokvédő

  socket-covers < baby-proofing @ safety > corner-guards, drawer-locks, door-stop, safety-gate
  ro protecții pentru prize, protecție priză, protecții prize, protecție prize, capace prize, capac priză, siguranțe prize, siguranță priză, siguranță prize, dopuri prize, dop priză, dopuri priză, astupat prize, acoperit prize, blocatoare prize, blocator priză, obturator priză, obturatoare priză, protector priză, prize copii, acoperitoare priză
  en socket covers, plug covers, outlet covers, plug socket covers, outlet plugs, outlet protectors, plug protectors, plug guards, socket protectors, plug blockers, outlet caps, socket guards, socket plugs, plug safety, plug inserts, safety plugs, socket blanks, electrical safety, plug stoppers, outlet safety
  hu konnektorvédők, konnektorvédő, konnektor védő, dugaszvédő, aljzatvédő, vakdugó, konnektor takaró, konnektordugó, konnektor dugó, dugalj védő, konnektorzár

  drawer-locks < baby-proofing @ safety > corner-guards, socket-covers, door-stop, safety-gate
  ro blocatoare de sertare, blocator sertare, blocator sertar, siguranțe dulap, siguranță sertar, blocatoare dulapuri, siguranțe sertare, blocator ușă dulap, siguranță frigider, blocator dulap, blocare sertare, blocator uși, blocatoare uși, blocator ușă, blocator mobilă, blocatoare mobilă, siguranțe uși, siguranțe mobilă, siguranță ușă, încuietori sertare, încuietoare sertar, încuietori dulap, încuietoare dulap, închizători sertare, zăvor sertare, opritor sertar, protecție sertare, protecții sertare, protecție dulap, protecții dulapuri, protecție sertar, blocaj sertare, lacăt dulap
  en drawer locks, cupboard locks, cabinet locks, child locks, cabinet latches, magnetic locks, fridge locks, cupboard catches, safety locks, baby locks, drawer latches, cupboard latches, childproof locks, drawer catches, toilet locks, safety catches, safety latches, oven locks, door locks, adhesive locks, kitchen locks, cupboard stoppers, child latches
  hu fiókzárak, fiókzár, szekrényzár, gyerekzár, fiók zár, szekrény zár, hűtőzár, gyerekzárak, fiókbiztosító, szekrénybiztosító, gyerekzár szekrényre, gyerekzár fiókra, mágneses gyerekzár, szekrényajtó zár, biztonsági zár, mágneses zár, fiókvédő, babazár

  door-stop < baby-proofing @ safety > corner-guards, socket-covers, drawer-locks, safety-gate
  ro opritoare de ușă, opritor de ușă, opritor ușă, protecție ușă, protecție degete ușă, opritoare uși, stopper ușă, stoper ușă, stop ușă, stopper, stoper, protecție degete, protecții degete, protecție uși, protecții uși, blocaj ușă, pană ușă, burete ușă, opritoare, siguranță ușă, blocator ușă
  en door stops, door stoppers, finger guards, door guards, door stop, finger pinch guards, door jams, finger protectors, door jammers, door wedges, door holders, door bumpers, finger savers, anti slam, door cushions, slam stoppers
  hu ajtótámaszok, ajtótámasz, ajtóvédő, ujjvédő, ajtócsapódásgátló, ajtóütköző, ajtóék, ajtótámasztó, ujjbecsípődés gátló, ujjbecsípés gátló, ajtóstop, becsukásgátló

  window-lock < baby-proofing @ safety
  ro siguranțe pentru geamuri, blocator fereastră, protecție fereastră, siguranță geam, blocator geam
  en window locks, window restrictors, window guards, balcony nets
  hu ablakzárak, ablakzár, ablakkorlátozó, ablakvédő, erkélyháló

  furniture-straps < baby-proofing @ safety
  ro prinderi antirăsturnare, fixare mobilă, curele antirăsturnare, prindere mobilă de perete, protecție aragaz
  en furniture straps, anti tip straps, anti-tip kits, tv straps, oven guards, stove guards
  hu bútorrögzítők, bútorrögzítő, borulásgátló, bútor rögzítő, tűzhelyvédő

  bed-guard < baby-proofing @ safety, cots
  ro bariere de pat, protecție pat, barieră pat, protecție laterală pat, bariere pat, protecții laterale pat, margine pat
  en bed guards, bed rails, bed barriers, bed guard, toddler bed rails, bed bumpers for toddlers
  hu ágykorlátok, leesésgátló, ágyrács, leesésgátlók, ágy leesésgátló, ágykorlát

  playpen < baby-proofing @ safety, travel-cots > play-mat, soft-ball, building-blocks
  ro țarcuri de joacă, țarc de joacă, țarc, țarcuri, țarc bebe, țarc copii, țarc joacă, spațiu de joacă, gărduleț joacă, țarc plastic, țarc plasă, țarc modular, îngrădire copii, gărduț, ocol, cușcă bebe, cușcă copii, gărduleț
  en playpens, play pens, playpen, baby playpens, play yards, baby pens, playards, baby enclosures, laufgitter, baby corrals, indoor playpens, baby parks, safety pens, playpen with gate, large playpens, activity pens, foldable playpens, pen for baby, baby fence, room divider
  hu járókák, járóka, bébijáróka, babajáróka, sokszögű járóka, járóka szőnyeggel, hempergő, babakerítés, játszórács, utazójáróka, összecsukható járóka, babaketrec, játszókarám, babakarám

  safety-outdoors + toddler-reins, armbands, bike-helmet, knee-pads
  ro siguranță în afara casei, siguranță pe stradă
  en safety outdoors, outdoor safety
  hu biztonság házon kívül

  head-protector < baby-proofing @ safety
  ro protecții pentru cap, rucsac protecție cap, cască protecție bebe, protecție cap bebe, pernă protecție cap, rucsac anticădere
  en head protectors, baby head protectors, toddler head protection backpacks, baby helmets, fall protection backpacks
  hu fejvédők, fejvédő, baba fejvédő, fejvédő hátizsák, babasisak, esésvédő hátizsák
`)
