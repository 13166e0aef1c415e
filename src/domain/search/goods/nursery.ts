/** Where a child sleeps, sits and keeps its things. */
import { typeTable } from './type-table.ts'

export const nursery = typeTable(`
  newborn-bed + bedside-cot, moses-basket, cradle, carrycot, bassinet, baby-nest
  ro pat pentru nou-născut, pătuț nou-născut, pătuțuri nou-născuți, loc de dormit nou-născut
  en newborn beds, newborn sleepers, newborn cots, newborn cribs
  hu újszülött ágyak, újszülött ágy, újszülött kiságy

  cot @ cots + cot-bed > mattress, fitted-sheet, mattress-protector, baby-sleeping-bag, cot-mobile, baby-monitor, night-light
  ro pătuțuri, pătuț, pătuț bebe, pătuț copii, pătuțuri bebe, pat bebe, pătuț copil, paturi bebe, pătuți, pătuț 120x60
  en cots, cribs, baby cots, baby beds, baby cribs, crib, infant beds, baby bed, nursery cots
  hu kiságyak, kiságy, rácsos ágy, babaágy, babaágyak, baldachinos kiságy, rácsos kiságy, ágyneműtartós kiságy, bébiágy, kis ágy, babakiságy, rácsoságy, rácsos gyerekágy

  cot-bed < cot @ cots > mattress, fitted-sheet, mattress-protector, baby-sleeping-bag
  ro pătuțuri transformabile, pătuț transformabil, pat transformabil, pătuț evolutiv, pat evolutiv, pătuț 140x70
  en convertible cot beds, cot beds, cotbeds, convertible cribs, convertible cots, convertible cot bed, mini cribs
  hu átalakítható kiságyak, átalakítható kiságy, kombi kiságy, növekvő ágy, kombi ágy, átalakítható gyerekágy

  toddler-bed @ cots > mattress, kids-duvet-and-pillow, duvet-cover-set, mattress-protector, bed-guard
  ro paturi de copil mic, pat de copil mic, pat copii, paturi copii, pat montessori, pat cu protecție, pat junior, pătuț junior, pat căsuță, pat mașină, pat tineret, pat, paturi
  en toddler beds, junior beds, kids beds, children's beds, house beds, montessori beds, car beds, floor beds, bed, beds, single beds, trundle beds
  hu gyerekágyak, gyerekágy, ifjúsági ágy, leesésgátlós ágy, házikóágy, montessori ágy, gyerek ágy, házikó ágy, ágy, autós ágy, ágyak, gyermekágy, heverő, ifjúsági heverő

  bunk-bed < toddler-bed @ cots
  ro paturi supraetajate, pat supraetajat, pat etajat, paturi etajate
  en bunk beds, loft beds, bunk bed
  hu emeletes ágyak, emeletes ágy, galériaágy

  bedside-cot @ bedside-cots > mattress, fitted-sheet, swaddle, baby-sleeping-bag, night-light, baby-monitor
  ro pătuțuri co-sleeper, pătuț co-sleeper, co-sleeper, cosleeper, pătuț alăturat, pătuț lângă pat, co-sleeper pliabil, pătuț atașabil, leagăn alipit de pat, next to me, pătuț lipit de pat, next2me, pat co-sleeper, pat alăturat, pătuț co sleeping
  en bedside cots, co-sleepers, cosleepers, next to me, bedside cribs, bedside sleepers, next to me cribs, side sleepers, folding bedside cots, bedside crib, bedside bassinets, next2me, co sleeping cots
  hu babaöblök, babaöböl, baba öböl, szülői ágyhoz csatlakoztatható kiságy, ágy mellé állítható bölcső, next to me, co-sleeper, együttalvó ágy, oldalágy, szülői ágy mellé kiságy, bébiöböl, összecsukható babaöböl

  bassinet < bedside-cot, newborn-bed @ bedside-cots > mattress, fitted-sheet, swaddle
  ro bassinet, bassineturi, coșuleț pătuț, mini pătuț, leagăn pătuț
  en bassinets, bassinet, baby bassinets, bassinette
  hu bassinetek, bassinet, babakosár, mini kiságy

  moses-basket < newborn-bed > fitted-sheet, swaddle
  ro coșuri moise, coș moise, coșuleț moise, coș de dormit bebe, coșuleț nou-născut, moise
  en moses baskets, moses basket, baby baskets, sleeping baskets
  hu mózeskosarak állvánnyal, mózeskosár, mózes kosár, babakosár, mózeskosár állvánnyal

  cradle @ bedside-cots, bouncers-swings > mattress, fitted-sheet, swaddle
  ro leagăne pe suport, leagăn pe suport, leagăn din lemn, leagăn pătuț, leagăn bebe lemn, leagăn nou-născut, balansoar pătuț
  en cradles, cradle on stand, rocking cradles, baby cradles, rocking cribs, cradle, swinging cribs
  hu bölcsők, bölcső, állványos bölcső, ringató bölcső, babahintaágy

  travel-cot < plane-travel @ travel-cots > travel-cot-mattress, fitted-sheet, mosquito-net, baby-sleeping-bag
  ro pătuțuri de voiaj, pătuț de voiaj, pătuț voiaj, pătuț pliabil, pătuț pliant, pătuț de călătorie, pat pliabil, pat de voiaj, pătuț portabil, pătuț camping, pătuț de voiaj cu nivel de nou-născut, pat camping copii
  en travel cots, travel cribs, pack and plays, playards, pack n play, portable cribs, travel beds, folding cots, travel cot with newborn level, portable cots, play yards, travel cot with mattress, travel crib with mattress
  hu utazóágyak, utazóágy, utazó ágy, utazókiságy, összecsukható kiságy, hordozható kiságy, összecsukható ágy, utazó kiságy, kempingágy babának

  pop-up-cot < travel-cot, beach @ travel-cots > mosquito-net, muslin
  ro pătuțuri pop-up, pătuț pop-up, cort bebe plajă, pătuț plajă, cort plajă bebe, cort de plajă, cort anti uv
  en pop-up travel cots, pop up cots, beach tents, baby beach tents, uv tents, sun tents, pop up tents for babies
  hu pop-up utazóágyak, pop-up utazóágy, strandsátor, uv sátor, babasátor strandra, pop up ágy

  playpen-cot < travel-cot, playpen @ travel-cots > travel-cot-mattress, fitted-sheet
  ro țarcuri și pătuțuri, țarc și pătuț, țarc pătuț, țarc pliabil
  en playpen and travel cots, playpen and travel cot, playpen cots
  hu járókák és utazóágyak, járóka és utazóágy, utazójáróka

  baby-nest @ baby-nests > muslin, swaddle, fitted-sheet, comforter
  ro cuiburi bebeluși, babynest, baby nest, cuib bebeluș, cuib bebe, cuib pentru bebeluși, cuib, cuibușor, cuibușor bebe, babynest-uri, cocon, cocoon bebe
  en baby nests, baby nest, sleep pods, cosy nests, baby pods, baby loungers, cocoons, dock a tot, baby lounger, sleepyhead, cosy nest, newborn nests
  hu babafészkek, babafészek, baba fészek, babynest, baby nest, bababölcső fészek, kuckó babáknak, babakuckó, bébifészek, fészek, babapihenő fészek

  mattress @ mattresses > fitted-sheet, mattress-protector, waterproof-sheet
  ro saltele, saltea, saltea de pătuț, saltea pătuț, saltea bebe, saltele pătuț, saltea copii
  en mattresses, cot mattresses, crib mattresses, baby mattresses, cot bed mattresses, mattress
  hu matracok, matrac, kiságymatrac, kiságy matrac, babamatrac, kókuszmatrac, latexmatrac, gyerekmatrac, habmatrac

  bedside-cot-mattress < mattress @ mattresses > fitted-sheet, mattress-protector
  ro saltele pentru co-sleeper, saltea pentru co-sleeper, saltea co-sleeper, saltea leagăn, saltea landou, saltea coș moise
  en bedside cot mattresses, moses basket mattresses, bassinet mattresses, pram mattresses, crib mattress small, cradle mattresses
  hu babaöbölmatracok, babaöbölmatrac, babaöböl matrac, mózeskosár matrac, bölcsőmatrac

  travel-cot-mattress < mattress @ mattresses > fitted-sheet, mattress-protector
  ro saltele pentru pătuț de voiaj, saltea pătuț de voiaj, saltea pătuț pliabil, saltea pliabilă, saltea pliantă
  en travel cot mattresses, folding mattresses, travel mattresses, pack n play mattresses
  hu utazóágy matracok, utazóágy matrac, utazómatrac, összehajtható matrac, utazó matrac

  mattress-protector @ mattresses > fitted-sheet, mattress, baby-sleeping-bag
  ro protecții de saltea, protecție de saltea, protecție saltea, husă saltea, husă de saltea, protecții saltele
  en mattress protectors, mattress covers, mattress pads, mattress toppers, mattress protector, crib mattress protectors
  hu matracvédők, matracvédő, matrachuzat, matrac védő, sávos matracvédő, ágyvédő

  bouncers-and-swings @ bouncers-swings + bouncer, baby-swing, cradle, baby-rocker
  ro balansoare și leagăne, balansoare, balansoar bebe
  en bouncers and swings, baby seats and swings
  hu pihenőszékek és babahinták

  bouncer @ bouncers-swings > pram-toy, sensory-toy, comforter
  ro balansoare, balansoar, balansoar bebe, balansoar bebeluș, leagăn bebe, leagăn bebeluș, leagăn, leagăne
  en baby bouncers, bouncers, bouncer seats, bouncy chairs, bouncing chairs, bouncer, baby bouncer chairs, bouncy seats
  hu pihenőszékek, pihenőszék, babapihenő, bébi pihenőszék, rugózó pihenőszék, pihenő szék, babapihenőszék, bébipihenő

  baby-rocker < bouncer @ bouncers-swings > pram-toy, sensory-toy
  ro șezlonguri, șezlong, șezlong bebe, fotoliu bebe, șezlong bebeluș, scaun balansoar bebe, șezlonguri bebe
  en rockers, baby rockers, rocker, loungers, rocking chairs for babies, baby rocker, rocking seats
  hu babafotelek, babafotel, babaringató, hintaszék babáknak, ringató szék, bébi fotel, hintafotel

  baby-swing @ bouncers-swings > pram-toy, sensory-toy, comforter
  ro leagăne pentru bebeluși, leagăn, leagăne, leagăn bebe, leagăn copii, hamac bebe, leagăn bebeluș
  en baby swings, baby swing, infant swings, swings
  hu babahinta, baba hinta, bébihinta, hinta, hinták

  electric-swing < baby-swing @ bouncers-swings > pram-toy, comforter
  ro leagăne electrice, leagăn electric, leagăn automat, balansoar electric, leagăn bebe electric, balansoare electrice
  en electric swings, electric baby swings, automatic swings, electric swing, electric bouncers
  hu elektromos babahinták, elektromos babahinta, elektromos hinta, elektromos ringató

  vibrating-bouncer < bouncer @ bouncers-swings > pram-toy, comforter
  ro balansoare cu vibrații, leagăn cu vibrații, balansoar cu vibrații, balansoar electric
  en vibrating bouncers, electric bouncers
  hu rezgő pihenőszékek, rezgő pihenőszék, elektromos pihenőszék

  hanging-cradle < baby-swing @ bouncers-swings > comforter
  ro leagăne de tavan, leagăn de tavan, leagăn suspendat, hamac bebeluș, leagăn agățat, hamac
  en hanging cradles, baby hammocks, indoor swings, doorway swings, hanging cradle, hammocks
  hu függő babahinták, függő babahinta, babafüggőágy, beltéri hinta, rugós bölcső, szobai hinta, baba függőágy

  baby-monitor @ baby-monitors > night-light, monitor-holder, baby-sleeping-bag, cot-mobile, safety-gate
  ro monitoare bebeluși, monitor bebe, baby monitor, monitor bebeluș, interfon bebe, monitor audio, baby phone, babyphone, monitoare bebe, stație bebe, monitor copii, interfon copii
  en baby monitors, baby phones, baby monitor, baby alarms, audio monitors, babyphone, baby alarm
  hu bébiőrök, bébiőr, bébi őr, babaőr, babafigyelő, babamonitor, hangos bébiőr, baby monitor, audio bébiőr, babaőrző, bébifigyelő, babafigyelők

  video-monitor < baby-monitor @ baby-monitors > monitor-holder, night-light
  ro monitoare video, monitor video, monitor video bebe, cameră bebe, cameră video bebe, cameră supraveghere bebe, baby monitor video, cameră bebeluș, baby monitor cu cameră, monitor cu cameră, interfon cu cameră
  en video baby monitors, video monitors, baby cameras, nursery cameras, baby cams, camera monitors, baby camera, wifi baby monitors, wi-fi cameras, baby monitor with camera
  hu kamerás bébiőrök, kamerás bébiőr, babakamera, videós bébiőr, bébikamera, baba kamera, kamerás babafigyelő, kamera babának, kamera, bébiőr kamerával

  nursery-camera < baby-monitor @ baby-monitors > monitor-holder, night-light
  ro camere wi-fi, cameră wi-fi, cameră bebe, cameră bebeluș, cameră supraveghere bebe
  en nursery cameras, wi-fi nursery cameras, wifi cameras, baby cameras, baby cams, ip cameras
  hu babakamerák, wifis babakamera, babakamera, wifi kamera, kamera, baba kamera

  breathing-monitor < baby-monitor @ baby-monitors > night-light
  ro monitoare cu senzor de respirație, monitor cu senzor de respirație, monitor respirație, monitor de respirație, senzor respirație bebe, angelcare, detector respirație
  en breathing sensor monitors, breathing monitors, breathing sensors, movement monitors, apnoea monitors, sock monitors, breathing monitor
  hu légzésfigyelők, légzésfigyelő, légzésfigyelős bébiőr, légzésérzékelő, apnoe monitor, légzés figyelő, babaőr légzésfigyelő

  monitor-holder @ baby-monitors
  ro suporturi pentru cameră bebe, suport cameră bebe, suport baby monitor
  en baby monitor holders, monitor mounts, baby camera mounts
  hu bébiőr tartók, bébiőr tartó, kameratartó

  furniture + drawers, wardrobe, changing-chest, bookcase, toy-shelf, cot, toddler-bed, toy-box, kids-table, kids-chair @ furniture
  ro mobilier, mobilă copii, mobilier copii, mobilă bebe, mobilier bebe, mobilă cameră copii, mobilă
  en furniture, nursery furniture, kids furniture, baby furniture, drawers and wardrobes, furniture sets
  hu bútorok, bútor, babaszoba bútor, gyerekbútor, gyerekszoba bútor, babaszobabútor, gyermekbútor, komódok és szekrények

  drawers @ furniture > drawer-locks, storage-basket, furniture-straps, corner-guards, rug
  ro comode, comodă, comodă bebe, dulap cu sertare, comode copii, noptieră
  en chests of drawers, drawers, dressers, three-drawer chests, chest of drawers, dresser, bedside tables, three-drawer chest
  hu komódok, komód, fiókos szekrény, fiókos komód, éjjeliszekrény

  changing-chest < drawers, changing-table @ furniture > changing-mat, changing-mat-cover, drawer-locks
  ro comode cu blat de înfășat, comodă cu blat de înfășat, comodă de înfășat, comodă înfășat, comodă cu înfășător
  en changing chests, changing dressers, changing table dressers, dresser changers, changing chest
  hu pelenkázókomódok, pelenkázókomód, pelenkázó komód, pelenkázós komód, pelenkázó szekrény

  wardrobe @ furniture > kids-hangers, storage-basket, furniture-straps, drawer-locks, rug, corner-guards
  ro dulapuri, dulap, șifonier, dulap copii, șifonier copii, dulap haine, șifoniere
  en wardrobes, closets, kids wardrobes, wardrobe, armoires
  hu szekrények, szekrény, ruhásszekrény, gyerekszekrény, gardrób, ruhás szekrény

  bookcase @ furniture > picture-book, board-book, furniture-straps, rug, cushion
  ro biblioteci joase, bibliotecă joasă, bibliotecă montessori, bibliotecă copii, raft cărți, bibliotecă, raft de cărți, etajeră
  en bookcases, bookshelves, montessori bookshelves, book racks, bookshelf
  hu könyvespolcok, könyvespolc, montessori könyvespolc, könyvtartó, könyves polc, gyerek könyvespolc

  toy-shelf @ furniture > storage-basket, furniture-straps, building-blocks, rug, drawer-locks
  ro rafturi de jucării, raft de jucării, raft jucării, organizator jucării, etajeră jucării, raft, rafturi, raft perete, poliță, polițe
  en toy shelves, toy storage units, toy organisers, toy organizers, toy shelf, shelves, wall shelves, toy storage
  hu játéktároló polcok, játéktároló polc, játéktároló, polc, polcok, játékpolc, falipolc, játék tároló

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
  ro porți de siguranță, poartă de siguranță, poartă siguranță, poartă scări, poartă copii, gărduleț, poartă pentru scări, porți siguranță, gărduleț de protecție, poartă ușă, grilaj scări
  en safety gates, stair gates, baby gates, stairgates, child gates, gates, safety gate, stair gate, dog and baby gates, fire guards, fireguards
  hu biztonsági rácsok, biztonsági rács, ajtórács, lépcsőrács, biztonsági kapu, babakapu, lépcső rács, ajtó rács, lépcsőkapu

  corner-guards < baby-proofing @ safety > socket-covers, drawer-locks, door-stop, safety-gate
  ro protecții pentru colțuri, protecție colțuri, protecții colțuri, protecție mobilă, protecții colțuri mobilă, bandă protecție margini, protecție colț, protecții mobilă
  en corner guards, corner protectors, edge guards, table corner protectors, corner cushions, edge protectors
  hu sarokvédők, sarokvédő, élvédő, bútor sarokvédő, asztalsarok védő

  socket-covers < baby-proofing @ safety > corner-guards, drawer-locks, door-stop, safety-gate
  ro protecții pentru prize, protecție priză, protecții prize, protecție prize, capace prize, capac priză
  en socket covers, plug covers, outlet covers, plug socket covers, outlet plugs, outlet protectors
  hu konnektorvédők, konnektorvédő, konnektor védő, dugaszvédő, aljzatvédő, vakdugó

  drawer-locks < baby-proofing @ safety > corner-guards, socket-covers, door-stop, safety-gate
  ro blocatoare de sertare, blocator sertare, blocator sertar, siguranțe dulap, siguranță sertar, blocatoare dulapuri, siguranțe sertare, blocator ușă dulap, siguranță frigider, blocator dulap
  en drawer locks, cupboard locks, cabinet locks, child locks, cabinet latches, magnetic locks, fridge locks, cupboard catches
  hu fiókzárak, fiókzár, szekrényzár, gyerekzár, fiók zár, szekrény zár, hűtőzár, gyerekzárak

  door-stop < baby-proofing @ safety > corner-guards, socket-covers, drawer-locks, safety-gate
  ro opritoare de ușă, opritor de ușă, opritor ușă, protecție ușă, protecție degete ușă, opritoare uși
  en door stops, door stoppers, finger guards, door guards, door stop, finger pinch guards
  hu ajtótámaszok, ajtótámasz, ajtóvédő, ujjvédő, ajtócsapódásgátló, ajtóütköző, ajtóék

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
  ro țarcuri de joacă, țarc de joacă, țarc, țarcuri, țarc bebe, țarc copii, țarc joacă, spațiu de joacă, gărduleț joacă
  en playpens, play pens, playpen, baby playpens, play yards, baby pens, playards
  hu járókák, járóka, bébijáróka, babajáróka, sokszögű járóka, járóka szőnyeggel, hempergő

  safety-outdoors + toddler-reins, armbands, bike-helmet, knee-pads
  ro siguranță în afara casei, siguranță pe stradă
  en safety outdoors, outdoor safety
  hu biztonság házon kívül

  head-protector < baby-proofing @ safety
  ro protecții pentru cap, rucsac protecție cap, cască protecție bebe, protecție cap bebe, pernă protecție cap, rucsac anticădere
  en head protectors, baby head protectors, toddler head protection backpacks, baby helmets, fall protection backpacks
  hu fejvédők, fejvédő, baba fejvédő, fejvédő hátizsák, babasisak, esésvédő hátizsák
`)
