/** Nappies, baths, creams, formula and first spoonfuls. */
import { leaf } from '../leaf.ts'

const COSMETIC = `
  Testat dermatologic | Dermatologically tested | Bőrgyógyászatilag tesztelt
  Fără parfum puternic | No strong perfume | Erős illatanyag nélkül
  Compoziția completă e pe ambalaj | Full ingredients on the pack | A teljes összetétel a csomagoláson olvasható
  Doar pentru uz extern, a se evita contactul cu ochii | External use only, avoid the eyes | Csak külsőleg, szembe ne kerüljön
`
const FOOD = `
  A se păstra la loc uscat și răcoros | Store in a cool, dry place | Száraz, hűvös helyen tárolandó
  După deschidere, a se consuma în termenul de pe ambalaj | Once open, use within the time on the pack | Felbontás után a csomagoláson jelzett időn belül fogyasztandó
  Lista completă a ingredientelor și alergenii sunt pe ambalaj | The full list of ingredients and allergens is on the pack | A teljes összetevőlista és az allergének a csomagoláson olvashatók
  Fără zahăr adăugat | No added sugar | Hozzáadott cukor nélkül
`

export const bathAndFood = [
  leaf({
    key: 'nappies',
    share: 45,
    about: ['Scutece subțiri, uscate până dimineața.', 'Slim nappies, dry until morning.', 'Vékony pelenkák, reggelig szárazon.'],
    art: 'pack:0',
    series: 'home',
    colours: [1],
    g: [900, 2600],
    litres: [8, 24],
    age: [0, 36],
    attributes: () => ({ weight_max: 14, pack_count: 44 }),
    things: `
      Scutece * | * nappies | * pelenka | art=pack:0 n=3
      Scutece-chiloțel * | * nappy pants | * bugyipelenka | art=pack:0 age=9
      Scutece de noapte * | * night nappies | * éjszakai pelenka | art=pack:0
      Scutece pentru piele sensibilă * | * sensitive nappies | * pelenka érzékeny bőrre | art=pack:0
    `,
    features: `
      mărimea 1, 2–5 kg | size 1, 2–5 kg | 1-es méret, 2–5 kg | weight_max=5
      mărimea 2, 4–8 kg | size 2, 4–8 kg | 2-es méret, 4–8 kg | weight_max=8
      mărimea 3, 6–10 kg | size 3, 6–10 kg | 3-as méret, 6–10 kg | weight_max=10
      mărimea 4, 9–14 kg | size 4, 9–14 kg | 4-es méret, 9–14 kg | weight_max=14
      mărimea 5, 11–16 kg | size 5, 11–16 kg | 5-ös méret, 11–16 kg | weight_max=16
      mărimea 6, 13–18 kg | size 6, 13–18 kg | 6-os méret, 13–18 kg | weight_max=18
    `,
    details: `
      28 de bucăți | 28 pieces | 28 db | pack_count=28 eur=6-12
      44 de bucăți | 44 pieces | 44 db | pack_count=44 eur=10-18
      60 de bucăți | 60 pieces | 60 db | pack_count=60 eur=14-24
      96 de bucăți | 96 pieces | 96 db | pack_count=96 eur=22-36
      144 de bucăți | 144 pieces | 144 db | pack_count=144 eur=30-45
    `,
    opening: `
      Un indicator își schimbă culoarea când e timpul. Până atunci, fața rămâne uscată. | A line changes colour when it is time. Until then the surface stays dry. | A csík színt vált, ha itt az idő. Addig a felülete száraz marad.
      Elastic moale la spate și la picioare, ca accidentele să rămână înăuntru. | Soft elastic at back and legs, so that accidents stay inside. | Puha gumírozás a háton és a combnál, hogy a baleset belül maradjon.
    `,
    facts: `
      Fără parfum și fără loțiuni | No perfume, no lotion | Illatanyag és krém nélkül
      Indicator de umiditate | Wetness indicator | Nedvességjelző csík
      Testat dermatologic | Dermatologically tested | Bőrgyógyászatilag tesztelt
      Benzi care se lipesc de mai multe ori | Tapes that stick more than once | Többször ragasztható fülek
    `,
  }),
  leaf({
    key: 'wipes',
    share: 28,
    about: ['Șervețele umede, mai ales apă.', 'Wet wipes, mostly water.', 'Törlőkendők, főleg vízből.'],
    art: 'pack:1',
    series: 'home',
    colours: [1],
    g: [250, 4000],
    litres: [1, 12],
    attributes: () => ({ pack_count: 72 }),
    things: `
      Șervețele umede * | * baby wipes | * nedves törlőkendő | n=3
      Șervețele cu 99% apă * | * 99% water wipes | * 99% vizes törlőkendő | n=2
      Șervețele pentru mâini și față * | * hand and face wipes | * kéz- és arctörlő kendő
      Șervețele uscate din bumbac * | * dry cotton wipes | * száraz pamutkendő | art=pack:2
    `,
    features: `
      fără parfum | fragrance-free | illatmentes
      cu aloe vera | with aloe vera | aloe verával
      cu mușețel | with camomile | kamillával
      pentru nou-născuți | for newborns | újszülötteknek
    `,
    details: `
      60 de bucăți | 60 pieces | 60 db | pack_count=60 eur=1-3
      72 de bucăți | 72 pieces | 72 db | pack_count=72 eur=1-4
      4 × 72 de bucăți | 4 × 72 pieces | 4 × 72 db | pack_count=288 eur=6-12
      12 × 60 de bucăți | 12 × 60 pieces | 12 × 60 db | pack_count=720 eur=15-25
    `,
    opening: `
      Groase cât să ajungă una, umede cât să nu mai fie nevoie de a doua. | Thick enough that one will do, wet enough that no second is needed. | Elég vastag, hogy egy is elég legyen, elég nedves, hogy ne kelljen még egy.
      Pentru mâini, față și tot ce urmează după piure. | For hands, faces and everything that follows purée. | Kézre, arcra és mindarra, ami a püré után jön.
    `,
    facts: COSMETIC,
  }),
  leaf({
    key: 'bathing',
    share: 105,
    about: [
      'Cădițe, prosoape și rațe pentru ora de baie.',
      'Baths, towels and ducks for bath time.',
      'Kádak, törölközők és kacsák a fürdéshez.',
    ],
    art: 'bath',
    series: 'home',
    colours: [1, 1, 2, 3],
    g: [200, 1500],
    litres: [2, 12],
    age: [0, 48],
    things: `
      Cădiță * | * baby bath | * babakád | is=tub art=bath:0 eur=18-50 g=1200-2500 l=40-70 flags=bulky n=2
      Cădiță pliabilă * | * folding bath | * összecsukható babakád | is=tub art=bath:1 eur=28-70 g=1800-3000 l=20-35
      Cădiță pe picioare * | * bath on stand | * állványos babakád | is=tub art=bath:2 eur=45-90 g=3500-6000 l=60-100 flags=bulky
      Suport de cădiță * | * bath support | * fürdetőülőke | is=hard art=bath:1 eur=14-40
      Prosop cu glugă * | * hooded towel | * kapucnis törölköző | is=cloth art=blanket:0 fabric=towel eur=14-38 flags=-bulky n=3
      Poncho de baie * | * bath poncho | * fürdőponcsó | is=poncho art=dress:1 fabric=towel eur=16-36 age=12
      Termometru de baie * | * bath thermometer | * fürdővíz-hőmérő | art=thermometer:0 eur=5-16
      Jucării de baie * | * bath toys | * fürdőjátékok | art=bucket:2 is=toy eur=6-20
      Covoraș antiderapant * | * non-slip mat | * csúszásgátló szőnyeg | art=mattress:1 is=hard eur=8-22
      Burete și mănușă de baie * | * sponge and mitt set | * szivacs és mosdókesztyű | art=pillow:2 eur=5-14
    `,
    features: `
      dop de scurgere | drain plug | leeresztő dugóval | for=tub
      colțuri moi | soft edges | puha szélekkel | for=hard
      bumbac frotir | cotton terry | pamutfrottír | for=cloth
      muselină și frotir | muslin and terry | muszlin és frottír | for=cloth
      glugă cu urechiușe | hood with ears | füles kapucnival | for=poncho
      frotir moale | soft terry | puha frottír | for=poncho
      75 × 75 cm | 75 × 75 cm | 75 × 75 cm | for=cloth
      100 × 100 cm | 100 × 100 cm | 100 × 100 cm | for=cloth
      picioare antiderapante | non-slip feet | csúszásmentes lábakkal | for=tub
      termometru inclus | thermometer included | beépített hőmérővel | for=tub
      4 bucăți | set of 4 | 4 db | for=toy
      6 bucăți | set of 6 | 6 db | for=toy
      se golesc complet | drain fully | teljesen kiüríthető | for=toy
      ventuze pe spate | suction cups | tapadókorongokkal | for=hard
      pliere plată | folds flat | laposra hajtható | for=hard
      de la naștere | from birth | születéstől
    `,
    opening: `
      Baia ține zece minute, amintirea ceva mai mult. Apa stă la temperatura potrivită, iar tu ai o mână liberă. | The bath takes ten minutes, the memory rather longer. The water stays right and you keep one hand free. | A fürdetés tíz perc, az emléke hosszabb. A víz jó meleg marad, és Önnek marad egy szabad keze.
      Se clătește, se șterge, se agață la uscat. | Rinse, wipe, hang up to dry. | Leöblíteni, letörölni, felakasztani.
    `,
    facts: `
      Nu lăsa niciodată copilul singur în apă | Never leave a child alone in water | Soha ne hagyja a gyermeket egyedül a vízben
      Fără BPA și ftalați | Free from BPA and phthalates | BPA- és ftalátmentes
      Se usucă repede | Dries quickly | Gyorsan szárad
      Încape în orice baie mică | Fits any small bathroom | Kis fürdőszobában is elfér
    `,
  }),
  leaf({
    key: 'baby-cosmetics',
    share: 95,
    about: [
      'Creme, uleiuri și șampoane cu liste scurte de ingrediente.',
      'Creams, oils and shampoos with short lists of ingredients.',
      'Krémek, olajok és samponok rövid összetevőlistával.',
    ],
    art: 'lotion',
    series: 'meadow',
    colours: [1],
    g: [80, 600],
    litres: [1, 1],
    age: [0, 72],
    things: `
      Cremă pentru fundulețe * | * nappy cream | * popsikenőcs | art=lotion:1,2 is=cream eur=4-14
      Loțiune de corp * | * body lotion | * testápoló | art=lotion:0 is=liquid eur=5-16
      Ulei de masaj * | * massage oil | * masszázsolaj | art=lotion:0 is=oil
      Șampon și gel de duș * | * shampoo and wash | * sampon és tusfürdő | art=lotion:0 is=liquid eur=5-16 n=2
      Spumant de baie * | * bath foam | * habfürdő | art=lotion:0 is=liquid eur=5-14
      Cremă de față pentru vreme rece * | * cold weather face cream | * időjárásvédő arckrém | art=lotion:1,2 is=cream eur=5-14
      Cremă de protecție solară * | * sun cream | * naptej | art=lotion:2 is=sun
      Săpun blând * | * mild soap | * kímélő szappan | art=pack:2 is=soap eur=3-7
      Pudră cu amidon * | * starch powder | * keményítős hintőpor | art=lotion:1 is=soap eur=4-9
    `,
    features: `
      fără parfum | fragrance-free | illatmentes
      cu gălbenele | with marigold | körömvirággal
      cu migdale dulci | with sweet almond | édes mandulával | for=oil
      cu pantenol | with panthenol | panthenollal | for=cream
      cu oxid de zinc | with zinc oxide | cink-oxiddal | for=cream
      SPF 50 | SPF 50 | SPF 50 | for=sun
      fără lacrimi | tear-free | könnymentes | for=liquid
      pentru piele atopică | for eczema-prone skin | ekcémára hajlamos bőrre
    `,
    details: `
      50 ml | 50 ml | 50 ml | volume=50 for=cream
      75 ml | 75 ml | 75 ml | volume=75 for=cream
      100 ml | 100 ml | 100 ml | volume=100 for=sun
      150 ml | 150 ml | 150 ml | volume=150 for=sun
      100 ml | 100 ml | 100 ml | volume=100 for=oil
      150 ml | 150 ml | 150 ml | volume=150 for=oil
      250 ml | 250 ml | 250 ml | volume=250 for=liquid
      300 ml | 300 ml | 300 ml | volume=300 for=liquid
      500 ml | 500 ml | 500 ml | volume=500 for=liquid
      100 g | 100 g | 100 g | volume=100 for=soap
      150 g | 150 g | 150 g | volume=150 for=soap
    `,
    opening: `
      O listă scurtă de ingrediente pe care le poți citi fără dicționar. | A short list of ingredients that you can read without a dictionary. | Rövid összetevőlista, amelyet szótár nélkül is el lehet olvasni.
      Se întinde ușor, intră repede și nu lasă urme pe haine. | Spreads easily, sinks in quickly and leaves no marks on clothes. | Könnyen eloszlik, gyorsan beszívódik, és nem hagy foltot a ruhán.
    `,
    facts: COSMETIC,
  }),
  leaf({
    key: 'health',
    share: 95,
    about: [
      'Termometre, aspiratoare nazale și trusa pentru nopțile cu febră.',
      'Thermometers, nasal aspirators and the kit for feverish nights.',
      'Hőmérők, orrszívók és felszerelés a lázas éjszakákra.',
    ],
    art: 'thermometer',
    series: 'home',
    colours: [1],
    g: [40, 900],
    litres: [1, 5],
    greenTax: [40, 150],
    things: `
      Termometru digital * | * digital thermometer | * digitális hőmérő | art=thermometer:0 is=thermo eur=6-18 power=batteries
      Termometru cu infraroșu * | * infrared thermometer | * infravörös hőmérő | art=thermometer:1 is=thermo eur=25-60 power=batteries n=2
      Aspirator nazal electric * | * electric nasal aspirator | * elektromos orrszívó | art=pump:2 is=electric eur=25-70 power=rechargeable
      Umidificator de aer * | * humidifier | * párásító | art=thermometer:2 is=electric eur=30-90 power=mains g=800-1800 l=6-12
      Nebulizator * | * nebuliser | * inhalátor | art=pump:1 is=electric eur=40-120 power=mains
      Trusă de prim ajutor * | * first-aid kit | * elsősegélykészlet | art=pack:2 is=kit eur=12-35 flags=-weee
      Ser fiziologic * | * saline drops | * fiziológiás csepp | art=pack:2 is=vials eur=3-9 flags=-weee
      Trusă de manichiură * | * manicure set | * manikűrkészlet | art=pack:2 eur=8-20 flags=-weee
    `,
    features: `
      vârf flexibil | flexible tip | hajlékony véggel | for=thermo
      citire în 1 secundă | 1-second reading | 1 másodperces méréssel | for=thermo
      memorie pentru 20 de citiri | 20-reading memory | 20 mérést megjegyző | for=thermo
      pentru nou-născuți | for newborns | újszülötteknek
      cu husă de voiaj | with travel case | utazótokkal
      20 de fiole | 20 vials | 20 ampulla | for=vials
      40 de fiole | 40 vials | 40 ampulla | for=vials
      36 de piese | 36 pieces | 36 darabos | for=kit
      funcționare silențioasă | runs quietly | csendes működésű | for=electric
    `,
    opening: `
      Pentru orele în care nu vrei să cauți instrucțiunile: se folosește cu o mână, pe întuneric. | For the hours when nobody wants to look for instructions: works with one hand, in the dark. | Azokra az órákra, amikor nincs kedve az útmutatót keresni: egy kézzel, sötétben is használható.
      Lucrul pe care e bine să îl ai în sertar înainte să ai nevoie de el. | The thing to have in the drawer before you need it. | Az, aminek jó, ha már azelőtt a fiókban van, hogy kellene.
    `,
    facts: `
      Se curăță ușor, piesele se fierb | Easy to clean, parts can be boiled | Könnyen tisztítható, részei kifőzhetők
      Instrucțiuni în română, engleză și maghiară | Instructions in Romanian, English and Hungarian | Román, angol és magyar nyelvű útmutató
      Nu înlocuiește sfatul medicului | No substitute for medical advice | Nem helyettesíti az orvosi tanácsot
      Ambalaj sigilat | Sealed packaging | Zárt csomagolásban
    `,
  }),
  leaf({
    key: 'potty',
    share: 50,
    about: [
      'Olițe, reductoare și trepte pentru un pas mare.',
      'Potties, seats and steps for one big step.',
      'Bilik, szűkítők és fellépők egy nagy lépéshez.',
    ],
    art: 'potty',
    series: 'home',
    colours: [1, 2, 3],
    g: [300, 1500],
    litres: [6, 20],
    age: [18, 60],
    things: `
      Oliță * | * potty | * bili | art=potty:0,1 is=foot n=3
      Oliță muzicală * | * musical potty | * zenélő bili | art=potty:0 is=foot eur=18-35
      Reductor de toaletă * | * toilet seat reducer | * vécészűkítő | art=potty:2 is=seat n=2
      Oliță de voiaj * | * travel potty | * utazóbili | art=potty:0 is=seat
      Scăriță cu reductor * | * toilet ladder | * lépcsős vécészűkítő | art=potty:2 is=seat eur=28-50
    `,
    features: `
      margine moale | soft rim | puha peremmel | for=seat
      picioare antiderapante | non-slip feet | csúszásmentes lábakkal | for=foot
      vas detașabil | removable bowl | kivehető betéttel | for=foot
      spătar înalt | high back | magas háttámlával | for=foot
      protecție la stropi | splash guard | fröccsenésvédővel | for=foot
      mânere laterale | side handles | oldalsó fogantyúkkal | for=seat
      fix pe orice colac | fits any toilet | minden vécére illik | for=seat
      se pliază | folds flat | összehajtható | for=seat
    `,
    opening: `
      Stabilă când se așază, ușoară când o cară singur prin casă. | Steady to sit on, light when carried about the house. | Stabil, ha ráülnek, könnyű, ha végigviszik a lakáson.
      Fără jocuri de lumini și fără grabă. Doar locul potrivit, la înălțimea potrivită. | No light shows and no hurry. Just the right place at the right height. | Fényjáték és sietség nélkül. Csak a megfelelő hely, megfelelő magasságban.
    `,
    facts: `
      Se spală dintr-o mișcare | Cleans in one go | Egy mozdulattal tisztítható
      Suportă până la 25 kg | Carries up to 25 kg | 25 kg-ig terhelhető
      Fără BPA | BPA-free | BPA-mentes
      Forme rotunjite | Rounded shapes | Lekerekített formák
    `,
  }),
  leaf({
    key: 'changing',
    share: 70,
    about: [
      'Saltele și mese de înfășat pentru mii de scutece.',
      'Changing mats and tables for thousands of nappies.',
      'Pelenkázólapok és pelenkázóasztalok több ezer pelenkához.',
    ],
    art: 'mattress',
    series: 'home',
    prints: ['plain', 'dots', 'sprig', 'stars', 'arcs', 'moon'],
    colours: [1, 2, 3],
    g: [400, 1800],
    litres: [6, 24],
    age: [0, 24],
    attributes: (dice) => ({
      dimensions: dice.pick(['50 × 70', '70 × 75', '48 × 72']),
      material: dice.pick(['cotton', 'polyester']),
    }),
    things: `
      Saltea de înfășat * | * changing mat | * pelenkázólap | art=mattress:0,1 is=mat n=3
      Saltea de înfășat cu margini * | * raised-edge changing mat | * peremes pelenkázólap | art=mattress:2 is=mat n=2
      Salteluță de voiaj * | * travel changing mat | * utazó pelenkázó | art=blanket:0 is=mat eur=10-30
      Masă de înfășat * | * changing table | * pelenkázóasztal | art=dresser:0 is=wood plain=1 material=wood eur=80-150 g=9000-16000 l=80-140 flags=bulky
      Husă pentru salteaua de înfășat * | * changing mat cover | * pelenkázólap-huzat | is=cover art=blanket:2 fabric=muslin eur=10-28 n=2
      Blat de înfășat pe pătuț * | * cot-top changer | * kiságyra helyezhető pelenkázó | art=mattress:1 is=wood plain=1 eur=35-80 g=2500-4500 l=25-45
    `,
    features: `
      50 × 70 cm | 50 × 70 cm | 50 × 70 cm | dimensions=50×70 for=mat
      70 × 75 cm | 70 × 75 cm | 70 × 75 cm | dimensions=70×75 for=mat
      se șterge cu un șervețel | wipe clean | letörölhető | for=mat
      spumă groasă | thick foam | vastag habbal | for=mat
      lemn de fag | beech wood | bükkfa | for=wood
      două rafturi | two shelves | két polccal | for=wood
      margini de siguranță | safety edges | biztonsági peremmel | for=wood
      muselină dublă | double muslin | dupla muszlin | for=cover
      bumbac reiat | ribbed cotton | bordázott pamut | for=cover
    `,
    opening: `
      Moale la spate, ridicată pe margini, rece la nimeni: husa ține de cald. | Soft on the back, raised at the sides, and never cold with a cover on. | Hátul puha, oldalt magasított, huzattal sosem hideg.
      Locul unde se petrec cele mai multe conversații din primul an. | Where most conversations of the first year take place. | Itt zajlik az első év beszélgetéseinek többsége.
    `,
    facts: `
      Nu lăsa copilul nesupravegheat la înălțime | Never leave a child unattended at height | Soha ne hagyja a gyermeket felügyelet nélkül magasban
      Se șterge cu apă și săpun | Cleans with soap and water | Szappanos vízzel tisztítható
      Fără ftalați | Phthalate-free | Ftalátmentes
      Cusături sudate, nu intră apa | Welded seams keep water out | Hegesztett varrás, nem ázik be
    `,
  }),
  leaf({
    key: 'infant-formula',
    share: 14,
    about: [
      'Lapte praf pentru sugari, de la naștere. Întreabă medicul înainte de folosire.',
      'Infant milk from birth. Ask your doctor before use.',
      'Anyatej-helyettesítő tápszerek születéstől. Használat előtt kérdezze meg orvosát.',
    ],
    art: 'pack:2',
    series: 'home',
    colours: [1],
    g: [450, 950],
    litres: [1, 3],
    age: [0, 6],
    things: `
      Lapte praf de început * 1 | * 1 infant formula | * 1 anyatej-helyettesítő tápszer | n=3
      Lapte praf * Confort 1 | * Comfort 1 infant formula | * Comfort 1 anyatej-helyettesítő tápszer
      Lapte praf din lapte de capră * 1 | * 1 goat milk infant formula | * 1 kecsketej alapú tápszer
    `,
    features: `
      de la naștere | from birth | születéstől
    `,
    details: `
      400 g | 400 g | 400 g | eur=10-18
      600 g | 600 g | 600 g | eur=14-26
      800 g | 800 g | 800 g | eur=18-36
    `,
    opening: `
      Alăptarea este cea mai bună hrană pentru sugar. Laptele praf se folosește la recomandarea medicului sau a unui specialist în nutriția sugarului. | Breast milk is the best food for a baby. Use infant formula on the advice of a doctor or a specialist in infant nutrition. | A csecsemő legjobb tápláléka az anyatej. A tápszert orvos vagy védőnő tanácsára használja.
    `,
    facts: `
      Se prepară exact după instrucțiunile de pe ambalaj | Prepare exactly as the pack says | Pontosan a csomagoláson leírtak szerint készítendő
      După deschidere se consumă în 3 săptămâni | Use within 3 weeks of opening | Felbontás után 3 héten belül fogyasztandó
      A se păstra la loc uscat, sub 25 °C | Store dry, below 25 °C | Száraz helyen, 25 °C alatt tárolandó
      Valorile nutriționale și ingredientele sunt pe ambalaj | Nutrition and ingredients are on the pack | A tápérték és az összetevők a csomagoláson olvashatók
    `,
  }),
  leaf({
    key: 'baby-food',
    share: 115,
    about: [
      'Cereale, piureuri și biscuiți pentru primele lingurițe.',
      'Cereals, purées and biscuits for the first spoonfuls.',
      'Kásák, pürék és kekszek az első kanalakhoz.',
    ],
    art: 'jar',
    series: 'meadow',
    unnamed: true,
    colours: [1],
    g: [90, 500],
    litres: [1, 1],
    age: [6, 36],
    things: `
      Piure de mere și pere | apple and pear purée | alma-körte püré | art=jar:0,1 is=jar eur=1-3
      Piure de morcov și cartof dulce | carrot and sweet potato purée | répa-édesburgonya püré | art=jar:0 is=jar eur=1-3
      Piure de prune uscate | prune purée | aszalt szilva püré | art=jar:0,1 is=jar eur=1-3
      Piure de banană și mango | banana and mango purée | banán-mangó püré | art=jar:0,1 is=jar eur=1-3
      Piure de dovleac și pui | pumpkin and chicken purée | sütőtök csirkével | art=jar:0 is=jar eur=1-4
      Cereale cu orez | rice cereal | rizskása | art=jar:2 is=box eur=3-8
      Cereale cu ovăz | oat cereal | zabkása | art=jar:2 is=box eur=3-8
      Cereale cu mei și fructe | millet and fruit cereal | kölespehely gyümölccsel | art=jar:2 is=box eur=3-9
      Biscuiți pentru bebeluși | baby biscuits | babakeksz | art=jar:2 is=bag eur=2-5
      Rondele de orez cu mere | apple rice cakes | almás puffasztott rizs | art=jar:2 is=bag eur=2-5
      Pufuleți de porumb | corn puffs | kukoricapálcika | art=jar:2 is=bag eur=1-4
      Ceai de fenicul pentru copii | children's fennel tea | édeskömény gyerektea | art=jar:2 is=box eur=2-6
      Supă cremă de legume | vegetable soup | zöldségkrémleves | art=jar:0 is=jar eur=1-4
    `,
    features: `
      de la 6 luni | from 6 months | 6 hónapos kortól | age=6
      de la 8 luni | from 8 months | 8 hónapos kortól | age=8
      de la 12 luni | from 12 months | 12 hónapos kortól | age=12
    `,
    details: `
      125 g | 125 g | 125 g | for=jar
      190 g | 190 g | 190 g | for=jar
      200 g | 200 g | 200 g | for=box
      250 g | 250 g | 250 g | for=box
      4 × 100 g | 4 × 100 g | 4 × 100 g | for=jar
      40 g | 40 g | 40 g | for=bag
      60 g | 60 g | 60 g | for=bag
      6 × 125 g | 6 × 125 g | 6 × 125 g | for=jar eur=6-12
      6 × 40 g | 6 × 40 g | 6 × 40 g | for=bag eur=6-14
    `,
    opening: `
      Puține ingrediente, gust curat. Bună la masă și la drum, direct cu lingurița. | Few ingredients, clean taste. Good at table and on the way, straight from the spoon. | Kevés összetevő, tiszta íz. Asztalnál és úton is jó, egyenesen kanállal.
      Prima întâlnire cu gusturile, fără sare și fără zahăr adăugat. | A first meeting with flavour, without salt or added sugar. | Első találkozás az ízekkel, só és hozzáadott cukor nélkül.
    `,
    facts: FOOD,
  }),
]
