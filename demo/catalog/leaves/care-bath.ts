/** Nappies, baths and creams. */
import { leaf } from '../leaf.ts'

const COSMETIC = `
  Testat dermatologic | Dermatologically tested | Bőrgyógyászatilag tesztelt
  Fără parfum puternic | No strong perfume | Erős illatanyag nélkül
  Compoziția completă e pe ambalaj | Full ingredients on the pack | A teljes összetétel a csomagoláson olvasható
  Doar pentru uz extern, a se evita contactul cu ochii | External use only, avoid the eyes | Csak külsőleg, szembe ne kerüljön
`

export const bath = [
  leaf({
    key: 'nappies',
    share: 45,
    about: ['Scutece subțiri, uscate până dimineața.', 'Slim nappies, dry until morning.', 'Vékony pelenkák, reggelig szárazon.'],
    art: 'pack:0',
    series: 'care',
    colours: [1],
    g: [900, 2600],
    litres: [8, 24],
    age: [0, 36],
    attributes: () => ({ weight_max: 14, pack_count: 44 }),
    things: `
      Scutece * | * nappies | * pelenka | art=pack:0 n=3 is=nappy,small
      Scutece-chiloțel * | * nappy pants | * bugyipelenka | art=pack:3 age=9 is=nappy
      Scutece de noapte * | * night nappies | * éjszakai pelenka | art=pack:4 is=nappy
      Scutece pentru piele sensibilă * | * sensitive nappies | * pelenka érzékeny bőrre | art=pack:5 is=nappy,small
    `,
    features: `
      mărimea 1, 2–5 kg | size 1, 2–5 kg | 1-es méret, 2–5 kg | weight_max=5 to=3 for=small
      mărimea 2, 4–8 kg | size 2, 4–8 kg | 2-es méret, 4–8 kg | weight_max=8 to=8 for=small
      mărimea 3, 6–10 kg | size 3, 6–10 kg | 3-as méret, 6–10 kg | weight_max=10 age=4 to=14 for=nappy
      mărimea 4, 9–14 kg | size 4, 9–14 kg | 4-es méret, 9–14 kg | weight_max=14 age=9 for=nappy
      mărimea 5, 11–16 kg | size 5, 11–16 kg | 5-ös méret, 11–16 kg | weight_max=16 age=15 to=48 for=nappy
      mărimea 6, 13–18 kg | size 6, 13–18 kg | 6-os méret, 13–18 kg | weight_max=18 age=24 to=60 for=nappy
    `,
    details: `
      28 de bucăți | 28 pieces | 28 db | pack_count=28 eur=6-12 for=nappy
      44 de bucăți | 44 pieces | 44 db | pack_count=44 eur=10-18 for=nappy
      60 de bucăți | 60 pieces | 60 db | pack_count=60 eur=14-24 for=nappy
      96 de bucăți | 96 pieces | 96 db | pack_count=96 eur=22-36 for=nappy
      144 de bucăți | 144 pieces | 144 db | pack_count=144 eur=30-45 for=nappy
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
    series: 'care',
    colours: [1],
    g: [250, 4000],
    litres: [1, 12],
    attributes: () => ({ pack_count: 72 }),
    things: `
      Șervețele umede * | * baby wipes | * nedves törlőkendő | n=3 is=wet art=pack:1
      Șervețele cu 99% apă * | * 99% water wipes | * 99% vizes törlőkendő | n=2 is=wet art=pack:6
      Șervețele pentru mâini și față * | * hand and face wipes | * kéz- és arctörlő kendő | is=wet art=pack:7
      Șervețele uscate din bumbac * | * dry cotton wipes | * száraz pamutkendő | art=pack:8 is=dry
    `,
    features: `
      fără parfum | fragrance-free | illatmentes | for=wet
      cu aloe vera | with aloe vera | aloe verával | for=wet
      cu mușețel | with camomile | kamillával | for=wet
      pentru nou-născuți | for newborns | újszülötteknek | for=wet,dry
    `,
    details: `
      60 de bucăți | 60 pieces | 60 db | pack_count=60 eur=1-3 for=wet,dry
      72 de bucăți | 72 pieces | 72 db | pack_count=72 eur=1-4 for=wet,dry
      4 × 72 de bucăți | 4 × 72 pieces | 4 × 72 db | pack_count=288 eur=6-12 for=wet
      12 × 60 de bucăți | 12 × 60 pieces | 12 × 60 db | pack_count=720 eur=15-25 for=wet
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
    series: 'bath',
    colours: [1, 1, 2, 3],
    g: [200, 1500],
    litres: [2, 12],
    age: [0, 48],
    things: `
      Cădiță * | * baby bath | * babakád | is=tub art=bath:0 eur=18-50 g=1200-2500 l=40-70 flags=bulky n=2
      Cădiță pliabilă * | * folding bath | * összecsukható babakád | is=tub art=bath:1 eur=28-70 g=1800-3000 l=20-35
      Cădiță pe picioare * | * bath on stand | * állványos babakád | is=tub art=bath:2 eur=45-90 g=3500-6000 l=60-100 flags=bulky
      Prosop cu glugă * | * hooded towel | * kapucnis törölköző | is=cloth art=towel:0,1 fabric=towel eur=14-38 flags=-bulky n=3
      Poncho de baie * | * bath poncho | * fürdőponcsó | is=poncho art=towel:2 fabric=towel eur=16-36 age=12
      Termometru de baie * | * bath thermometer | * fürdővíz-hőmérő | art=thermometer:3 eur=5-16 is=thermo
      Suport de baie * | * bath support | * fürdetőbetét | art=bath:3 is=support eur=15-35 to=8
      Burete de baie * | * bath sponge | * fürdőszivacs | art=bath:4 is=sponge eur=3-8 flags=-bulky
      Jucării de baie * | * bath toys | * fürdőjátékok | art=bathtoys:0,2 is=toy eur=6-20
    `,
    features: `
      dop de scurgere | drain plug | leeresztő dugóval | for=tub
      bumbac frotir | cotton terry | pamutfrottír | for=cloth
      muselină și frotir | muslin and terry | muszlin és frottír | for=cloth
      glugă cu urechiușe | hood with ears | füles kapucnival | for=poncho
      frotir moale | soft terry | puha frottír | for=poncho
      75 × 75 cm | 75 × 75 cm | 75 × 75 cm | for=cloth
      100 × 100 cm | 100 × 100 cm | 100 × 100 cm | for=cloth
      picioare antiderapante | non-slip feet | csúszásmentes lábakkal | for=tub,support
      termometru inclus | thermometer included | beépített hőmérővel | for=tub
      4 bucăți | set of 4 | 4 db | for=toy
      6 bucăți | set of 6 | 6 db | for=toy
      se golesc complet | drain fully | teljesen kiüríthető | for=toy
      de la naștere | from birth | születéstől | for=tub,thermo,support
      extra moale | extra soft | extra puha | for=sponge
      se usucă repede | quick to dry | gyorsan szárad | for=support,sponge
    `,
    opening: `
      Baia ține zece minute, amintirea ceva mai mult. Apa stă la temperatura potrivită, iar tu ai o mână liberă. | The bath takes ten minutes, the memory rather longer. The water stays right and you keep one hand free. | A fürdetés tíz perc, az emléke hosszabb. A víz jó meleg marad, és Önnek marad egy szabad keze. | for=tub
      Se clătește, se șterge, se agață la uscat. | Rinse, wipe, hang up to dry. | Leöblíteni, letörölni, felakasztani.
    `,
    facts: `
      Nu lăsa niciodată copilul singur în apă | Never leave a child alone in water | Soha ne hagyja a gyermeket egyedül a vízben
      Fără BPA și ftalați | Free from BPA and phthalates | BPA- és ftalátmentes | for=tub,toy
      Se usucă repede | Dries quickly | Gyorsan szárad | for=cloth,poncho,toy
      Încape în orice baie mică | Fits any small bathroom | Kis fürdőszobában is elfér | for=tub
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
      Cremă pentru fundulețe * | * nappy cream | * popsikenőcs | art=lotion:1,2 is=cream,skin,nappy eur=4-14
      Loțiune de corp * | * body lotion | * testápoló | art=lotion:0 is=liquid,skin eur=5-16
      Ulei de masaj * | * massage oil | * masszázsolaj | art=toiletry:0 is=oil,skin
      Șampon și gel de duș * | * shampoo and wash | * sampon és tusfürdő | art=toiletry:1 is=liquid,wash eur=5-16 n=2
      Spumant de baie * | * bath foam | * habfürdő | art=toiletry:2 is=liquid,wash eur=5-14
      Cremă de față pentru vreme rece * | * cold weather face cream | * időjárásvédő arckrém | art=toiletry:7 is=cream,skin eur=5-14
      Cremă de protecție solară * | * sun cream | * naptej | art=toiletry:5 is=sun
      Săpun blând * | * mild soap | * kímélő szappan | art=toiletry:4 is=soap eur=3-7
      Pudră cu amidon * | * starch powder | * keményítős hintőpor | art=toiletry:3 is=soap eur=4-9
    `,
    features: `
      fără parfum | fragrance-free | illatmentes | for=skin,wash,soap,sun
      cu gălbenele | with marigold | körömvirággal | for=skin,wash
      cu migdale dulci | with sweet almond | édes mandulával | for=oil
      cu pantenol | with panthenol | panthenollal | for=cream
      cu oxid de zinc | with zinc oxide | cink-oxiddal | for=nappy
      SPF 50 | SPF 50 | SPF 50 | for=sun
      fără lacrimi | tear-free | könnymentes | for=wash
      pentru piele atopică | for eczema-prone skin | ekcémára hajlamos bőrre | for=skin,wash
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
]
