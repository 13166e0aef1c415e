/** Beds, bedding and nests. */
import { CLOTH, MERRY } from '../colours.ts'
import { leaf } from '../leaf.ts'

const SAFE = `
  Copilul doarme pe spate, pe o saltea plană și fermă | The baby sleeps on the back, on a flat, firm mattress | A baba háton, sík és kemény matracon aludjon
  Fără perne și jucării în pătuț în primul an | No pillows or toys in the cot in the first year | Az első évben ne legyen párna és játék az ágyban
`
const COT_FACTS = `
  Lacuri pe bază de apă | Water-based lacquers | Vízbázisú lakkok
  Distanța dintre bare: 4,5–6,5 cm | Bars 4.5–6.5 cm apart | A rácsok távolsága 4,5–6,5 cm
  Conform EN 716 | Meets EN 716 | Megfelel az EN 716 szabványnak
  Se montează în jumătate de oră, unelte incluse | Half an hour to put together, tools included | Fél óra alatt összeszerelhető, szerszámmal
`
const CLOTH_FACTS = `
  Elastic pe tot conturul | Elastic all round | Körben gumírozott
  Prespălat, nu intră la apă | Pre-washed, will not shrink | Előmosott, nem megy össze
  Testat fără substanțe nocive | Tested free of harmful substances | Káros anyagoktól mentesre bevizsgálva
`

export const sleep = [
  leaf({
    key: 'cots',
    share: 70,
    about: [
      'Pătuțuri din lemn masiv, cu somieră pe trei înălțimi.',
      'Cots of solid wood with three mattress heights.',
      'Tömör fa kiságyak, három magasságban állítható ágyráccsal.',
    ],
    art: 'crib',
    quiet: true,
    series: 'model',
    prints: ['plain', 'sprig', 'moon', 'stars'],
    colours: [1, 1, 2, 3],
    g: [18000, 38000],
    litres: [90, 160],
    age: [0, 48],
    attributes: (dice) => ({ material: 'wood', mattress_size: dice.pick(['60x120', '70x140']) }),
    things: `
      Pătuț * | * cot | * kiságy | is=cot art=crib:1 n=4
      Pătuț transformabil * | * convertible cot bed | * átalakítható kiságy | is=bed art=crib:2 mattress_size=70x140 n=2
      Pătuț cu baldachin * | * canopy cot | * baldachinos kiságy | is=cot art=crib:0
      Pat de copil mic * | * toddler bed | * gyerekágy | is=toddler art=crib:2 age=24 to=96 mattress_size=80x160
      Pătuț cu sertar * | * cot with drawer | * ágyneműtartós kiságy | is=cot art=crib:1
    `,
    features: `
      lemn de fag | beech wood | bükkfa | wood=beech
      lemn de stejar | oak | tölgyfa | wood=oak
      lemn de nuc | walnut | diófa | wood=walnut
      alb mat | matt white | matt fehér | wood=white
      latură culisantă | drop side | leengedhető oldallal | for=cot
      pe roți | on castors | kerekeken gurítható | for=cot
    `,
    details: `
      60 × 120 cm | 60 × 120 cm | 60 × 120 cm | mattress_size=60x120 for=cot
      70 × 140 cm | 70 × 140 cm | 70 × 140 cm | mattress_size=70x140 for=bed
      80 × 160 cm | 80 × 160 cm | 80 × 160 cm | mattress_size=80x160 for=toddler
    `,
    opening: `
      Somiera coboară pe măsură ce copilul se ridică. La doi ani, o latură se scoate și pătuțul devine pat. | The base goes down as the child goes up. At two one side comes off and the cot becomes a bed. | Az ágyrács lejjebb kerül, ahogy a gyerek felül. Kétévesen az egyik oldala levehető, és ágy lesz belőle.
      Construit cum se construia mobila: îmbinări strânse, muchii rotunde, nimic care scârțâie noaptea. | Built as furniture used to be: tight joints, round edges, nothing that creaks at night. | Úgy épült, ahogy régen a bútorok: feszes illesztések, kerek élek, semmi, ami éjjel nyikorog.
    `,
    facts: SAFE + COT_FACTS,
  }),
  leaf({
    key: 'bedside-cots',
    share: 35,
    about: [
      'Lipite de patul tău, la o întindere de mână.',
      'Beside your own bed, at arm’s length.',
      'Az Ön ágya mellett, karnyújtásnyira.',
    ],
    art: 'crib:1',
    quiet: true,
    series: 'night',
    prints: ['plain', 'sprig', 'stars', 'moon'],
    colours: [1, 2, 3],
    g: [7000, 13000],
    litres: [50, 90],
    age: [0, 6],
    attributes: () => ({ mattress_size: '50x90', weight_max: 9, age_max: 6 }),
    things: `
      Pătuț co-sleeper * | * bedside cot | * babaöböl | n=4
      Leagăn alipit de pat * | * bedside crib | * ágy mellé állítható bölcső | n=2
      Co-sleeper pliabil * | * folding bedside cot | * összecsukható babaöböl
    `,
    features: `
      7 înălțimi | 7 heights | 7 magassággal
      latură cu fermoar | zip-down side | cipzárral leengedhető oldallal
      plasă care respiră | breathable mesh | légáteresztő hálóval
      înclinare antireflux | tilts against reflux | reflux ellen dönthető
      pe roți | on castors | kerekeken gurítható
      lemn de fag | beech wood | bükkfa | wood=beech
    `,
    opening: `
      Noaptea întinzi mâna și copilul e acolo. Dimineața se mută în living, pe roți. | At night you reach out and the baby is there. In the morning it rolls to the living room. | Éjjel csak kinyújtja a kezét, és ott a baba. Reggel áttolható a nappaliba.
      Se prinde de pat cu două chingi și rămâne la același nivel cu salteaua ta. | Two straps hold it to the bed, level with your own mattress. | Két hevederrel az ágyhoz rögzül, egy magasságban az Ön matracával.
    `,
    facts:
      SAFE +
      'Conform EN 1130 | Meets EN 1130 | Megfelel az EN 1130 szabványnak\nSe folosește până când copilul se ridică în genunchi | Use until the baby can kneel | Addig használható, amíg a baba fel nem térdel\nHuse lavabile la 30 °C | Covers wash at 30 °C | A huzatok 30 °C-on moshatók',
  }),
  leaf({
    key: 'travel-cots',
    share: 40,
    about: [
      'Pat de voiaj în portbagaj, somn ca acasă oriunde.',
      'A bed in the boot, sleep as at home anywhere.',
      'Ágy a csomagtartóban, otthoni alvás bárhol.',
    ],
    art: 'crib:1 gate:1',
    series: 'outdoors',
    colours: [1, 2, 3],
    g: [4500, 12000],
    litres: [30, 60],
    age: [0, 36],
    attributes: (dice) => ({
      mattress_size: '60x120',
      product_weight: dice.between(9, 24) / 2,
      folded_size: dice.pick(['78 × 28 × 22', '75 × 24 × 24', '60 × 48 × 14']),
    }),
    things: `
      Pătuț de voiaj * | * travel cot | * utazóágy | n=4
      Pătuț de voiaj cu nivel de nou-născut * | * travel cot with newborn level | * utazóágy újszülött magasítóval
      Pătuț pop-up * | * pop-up travel cot | * pop-up utazóágy | eur=50-120
      Țarc și pătuț * | * playpen and travel cot | * járóka és utazóágy | art=gate:1
    `,
    features: `
      6 kg | 6 kg | 6 kg | product_weight=6
      salteluță inclusă | mattress included | matraccal
      ușă cu fermoar | zip door | cipzáras ajtóval
      se deschide în 10 secunde | opens in 10 seconds | 10 másodperc alatt nyitható
      cu geantă | with bag | táskával
      plasă pe toate părțile | mesh on all sides | minden oldalán hálós
    `,
    opening: `
      Se deschide dintr-o mișcare și se strânge tot dintr-una, chiar și la șase dimineața. | Opens in one move and packs up in one, even at six in the morning. | Egy mozdulattal nyílik, eggyel csukódik, még reggel hatkor is.
      Patul bunicilor, al vacanței și al oricărei seri în care se face târziu. | The bed for grandparents, holidays and any evening that runs late. | Ágy nagymamánál, nyaraláskor és minden elhúzódó estén.
    `,
    facts:
      SAFE +
      'Conform EN 716 | Meets EN 716 | Megfelel az EN 716 szabványnak\nPlasă care lasă aerul să treacă | Mesh that lets air through | Légáteresztő háló\nSaltea fermă, cu husă lavabilă | Firm mattress with washable cover | Kemény matrac, mosható huzattal',
  }),
  leaf({
    key: 'baby-nests',
    share: 70,
    about: [
      'Cuiburi moi pentru orele de veghe, aproape de tine.',
      'Soft nests for waking hours, close to you.',
      'Puha fészkek az ébren töltött órákra, az Ön közelében.',
    ],
    art: 'nest',
    series: 'night',
    prints: MERRY,
    colours: [1, 2, 3],
    fabrics: ['nest', 'muslin'],
    g: [600, 1400],
    litres: [14, 30],
    age: [0, 8],
    attributes: () => ({ dimensions: '85 × 50', age_max: 8 }),
    things: `
      Babynest * | * baby nest | * babafészek | art=nest:0 n=4
      Babynest cu arcadă de jucării * | * baby nest with toy bar | * babafészek játékívvel | art=nest:1
      Babynest cu volănaș * | * ruffled baby nest | * fodros babafészek | art=nest:2 n=2
      Cuib pentru bebeluși * | * cosy nest | * kuckó babáknak | art=nest:0 n=2
      Set babynest și păturică * | * nest and blanket set | * babafészek és takaró szett | art=nest:2 eur=60-130
    `,
    features: `
      bumbac moale | soft cotton | puha pamut | fabric=nest
      muselină dublă | double muslin | dupla muszlin | fabric=muslin
      saltea detașabilă | removable mattress | kivehető matraccal
      husă cu fermoar | zip-off cover | cipzáras huzattal
      reglabil cu șnur | adjusts with a cord | zsinórral állítható
      două fețe | reversible | kétoldalas
    `,
    opening: `
      Un loc al lui pe canapea sau pe covor, cât timp îl ții sub ochi. Șnurul de la capăt se desface când crește. | A place of their own on the sofa or the rug while you watch. The cord at the end opens as they grow. | Saját hely a kanapén vagy a szőnyegen, amíg szem előtt van. A végén a zsinór kioldható, ahogy nő.
      Marginea moale îl ține strâns, ca o îmbrățișare. | The soft edge holds close, like a hug. | A puha perem úgy öleli, mint egy kar.
    `,
    facts:
      SAFE +
      'Doar pentru orele de veghe, sub supraveghere | For waking hours only, under supervision | Csak ébren, felügyelet mellett használható\n85 × 50 cm, salteluță de 3 cm | 85 × 50 cm, 3 cm mattress | 85 × 50 cm, 3 cm-es matraccal',
  }),
  leaf({
    key: 'mattresses',
    share: 50,
    about: [
      'Saltele ferme, cu husă care se spală cât de des e nevoie.',
      'Firm mattresses with covers to wash as often as it takes.',
      'Kemény matracok, bármilyen gyakran mosható huzattal.',
    ],
    art: 'mattress',
    series: 'night',
    colours: [1],
    g: [2500, 9000],
    litres: [40, 120],
    age: [0, 72],
    attributes: (dice) => ({ mattress_size: '60x120', material: dice.pick(['cotton', 'polyester']) }),
    things: `
      Saltea de pătuț * | * cot mattress | * kiságymatrac | art=mattress:0,1 is=cot n=4
      Saltea din fibră de cocos * | * coir mattress | * kókuszmatrac | art=mattress:1 is=cot n=2
      Saltea din latex * | * latex mattress | * latexmatrac | art=mattress:0 is=cot
      Saltea cu arcuri * | * pocket sprung mattress | * táskarugós matrac | art=mattress:0 is=cot eur=80-250
      Saltea pentru co-sleeper * | * bedside cot mattress | * babaöbölmatrac | art=mattress:0 is=small mattress_size=50x90 eur=35-70 flags=-bulky
      Protecție de saltea * | * mattress protector | * matracvédő | art=mattress:2 is=cot eur=35-50 flags=-bulky g=400-800 l=4-8
    `,
    features: `
      husă cu fermoar | zip-off cover | cipzáras huzattal
      două fețe | two sides | kétoldalas
      spumă aerisită | ventilated foam | szellőző habbal
            husă din bambus și bumbac | bamboo and cotton cover | bambusz-pamut huzattal
    `,
    details: `
      60 × 120 cm | 60 × 120 cm | 60 × 120 cm | mattress_size=60x120 for=cot
      70 × 140 cm | 70 × 140 cm | 70 × 140 cm | mattress_size=70x140 for=cot
      80 × 160 cm | 80 × 160 cm | 80 × 160 cm | mattress_size=80x160 for=cot
      50 × 90 cm | 50 × 90 cm | 50 × 90 cm | mattress_size=50x90 for=small
    `,
    opening: `
      Fermă cât să îl țină drept, moale cât să se întoarcă fără să se trezească. | Firm enough to keep them level, soft enough to turn over without waking. | Elég kemény, hogy egyenesen tartsa, elég puha, hogy ébredés nélkül megforduljon.
      O parte pentru primul an, cealaltă pentru anii care vin. | One side for the first year, the other for those that follow. | Egyik oldala az első évre, a másik az azt követőkre.
    `,
    facts:
      SAFE +
      'Husă care se spală la 60 °C | Cover washes at 60 °C | 60 °C-on mosható huzat\nConform EN 16890 | Meets EN 16890 | Megfelel az EN 16890 szabványnak\nFără adezivi între straturi | No glue between layers | A rétegek között ragasztó nélkül',
  }),
  leaf({
    key: 'bedding',
    share: 115,
    about: [
      'Lenjerii și cearșafuri care se spală des și se calcă rar.',
      'Bedding and sheets to wash often and iron rarely.',
      'Ágyneműk és lepedők: gyakran moshatók, ritkán vasalandók.',
    ],
    art: 'blanket:0 blanket:2',
    series: 'night',
    prints: MERRY,
    colours: [1, 1, 2, 3],
    fabrics: ['cotton', 'muslin', 'jersey', 'linen'],
    g: [180, 1200],
    litres: [2, 9],
    age: [0, 72],
    attributes: (dice) => ({ mattress_size: dice.pick(['60x120', '70x140']) }),
    things: `
      Cearșaf cu elastic * | * fitted sheet | * gumis lepedő | n=3 is=sheet eur=10-24
      Set de 2 cearșafuri * | * set of 2 fitted sheets | * 2 db-os gumis lepedő szett | plain=1 is=sheet eur=18-40
      Lenjerie de pat * | * cot bedding set | * ágyneműgarnitúra | is=set eur=30-90 age=12 n=3
      Husă de pilotă și pernă * | * duvet cover set | * paplan- és párnahuzat | is=set eur=24-60 age=12
      Pilotă de copii * | * cot duvet | * gyerekpaplan | eur=28-80 age=12
      Pernă plată * | * flat pillow | * lapos párna | art=pillow:2 eur=10-30 age=12
      Cearșaf impermeabil * | * waterproof sheet | * vízhatlan lepedő | is=sheet eur=12-30
    `,
    features: `
      bumbac pieptănat | combed cotton | fésült pamut | fabric=cotton
      muselină | muslin | muszlin | fabric=muslin
      jerseu | jersey | jersey | fabric=jersey
      in spălat | washed linen | mosott len | fabric=linen
      bumbac satinat | cotton sateen | pamutszatén | fabric=cotton
    `,
    details: `
      60 × 120 cm | 60 × 120 cm | 60 × 120 cm | mattress_size=60x120 for=sheet
      70 × 140 cm | 70 × 140 cm | 70 × 140 cm | mattress_size=70x140 for=sheet
      100 × 135 cm | 100 × 135 cm | 100 × 135 cm | mattress_size=60x120 for=set
      100 × 140 cm | 100 × 140 cm | 100 × 140 cm | mattress_size=70x140 for=set
    `,
    opening: `
      Țesătură deasă, dar aerisită: răcoroasă vara, caldă iarna, moale după a zecea spălare. | Woven close but airy: cool in summer, warm in winter, soft after the tenth wash. | Sűrű, mégis szellős szövés: nyáron hűvös, télen meleg, a tizedik mosás után puha.
      Se întinde pe saltea dintr-o mișcare, chiar și cu un copil adormit pe umăr. | Goes onto the mattress in one move, even with a child asleep on your shoulder. | Egy mozdulattal felhúzható, még alvó gyerekkel a vállon is.
    `,
    facts: CLOTH_FACTS + SAFE,
  }),
  leaf({
    key: 'sleeping-bags',
    share: 105,
    about: [
      'Saci de dormit după temperatura camerei, de la 0,5 la 3,5 TOG.',
      'Sleeping bags by room temperature, 0.5 to 3.5 TOG.',
      'Hálózsákok a szoba hőmérséklete szerint, 0,5 és 3,5 TOG között.',
    ],
    art: 'sleepbag',
    series: 'night',
    prints: MERRY,
    sizes: 'bags',
    colours: [1, 1, 2, 3],
    fabrics: ['cotton', 'muslin', 'jersey'],
    g: [250, 900],
    litres: [3, 9],
    things: `
      Sac de dormit * | * sleeping bag | * hálózsák | is=bag art=sleepbag:0 n=4
      Sac de dormit cu mâneci * | * sleeping bag with sleeves | * ujjas hálózsák | is=bag art=sleepbag:1 n=2
      Sac de dormit cu picioare * | * sleeping bag with feet | * lábas hálózsák | is=bag art=sleepbag:2 n=2
      Sac de dormit de vară * | * summer sleeping bag | * nyári hálózsák | art=sleepbag:0 is=summer fabric=muslin
      Sac de dormit de iarnă * | * winter sleeping bag | * téli hálózsák | art=sleepbag:1 is=winter
    `,
    features: `
      0,5 TOG | 0.5 TOG | 0,5 TOG | tog=0-5 for=bag,summer
      1,0 TOG | 1.0 TOG | 1,0 TOG | tog=1-0 for=bag,summer
      2,5 TOG | 2.5 TOG | 2,5 TOG | tog=2-5 n=2 for=bag,winter
      3,5 TOG | 3.5 TOG | 3,5 TOG | tog=3-5 for=bag,winter
      muselină, 0,5 TOG | muslin, 0.5 TOG | muszlin, 0,5 TOG | tog=0-5 fabric=muslin for=bag,summer
      bumbac matlasat, 2,5 TOG | quilted cotton, 2.5 TOG | steppelt pamut, 2,5 TOG | tog=2-5 fabric=cotton for=bag,winter
      lână merinos, 2,5 TOG | merino wool, 2.5 TOG | merinói gyapjú, 2,5 TOG | tog=2-5 for=bag,winter fabric=merino eur=55-90
    `,
    opening: `
      Fermoarul lateral se deschide de jos, ca să schimbi scutecul fără să trezești pe nimeni. | The side zip opens from below, so a nappy can be changed without waking anyone. | Az oldalsó cipzár alulról nyílik, így ébresztés nélkül is lehet pelenkát cserélni.
      Ține de cald toată noaptea și nu ajunge peste cap, ca pătura. | Warm all night, and never over the head like a blanket. | Egész éjjel melegít, és nem kerül a fejre, mint a takaró.
    `,
    facts: `
      Capse pe umeri, reglabile în două trepte | Shoulder poppers in two positions | Két fokozatban állítható vállpatentok
      Tabel de temperaturi pe etichetă | Temperature chart on the label | Hőmérsékleti táblázat a címkén
      Conform EN 16781 | Meets EN 16781 | Megfelel az EN 16781 szabványnak
      Copilul doarme pe spate, fără alte pături | Sleep on the back, without further blankets | Háton, további takaró nélkül aludjon benne
    `,
  }),
  leaf({
    key: 'blankets',
    share: 125,
    about: [
      'Păturici de învelit, de târât și de iubit.',
      'Blankets to wrap in, drag about and love.',
      'Takarók betakarni, hurcolni, szeretni.',
    ],
    art: 'blanket',
    series: 'meadow',
    prints: CLOTH,
    colours: [1, 2, 3],
    fabrics: ['cotton', 'muslin', 'knit', 'merino'],
    g: [150, 700],
    litres: [2, 8],
    age: [0, 72],
    attributes: () => ({ dimensions: '80 × 100' }),
    things: `
      Păturică tricotată * | * knitted blanket | * kötött takaró | art=blanket:1 fabric=knit n=3
      Păturică din muselină * | * muslin blanket | * muszlintakaró | art=blanket:0 fabric=muslin n=2
      Păturică matlasată * | * quilted blanket | * steppelt takaró | art=blanket:2
      Păturică de botez * | * christening blanket | * keresztelőtakaró | art=blanket:2 fabric=merino
      Set de 3 museline * | * set of 3 muslins | * 3 db-os muszlinkendő | plain=1 art=blanket:0 fabric=muslin eur=10-24
      Păturică din fleece * | * fleece blanket | * polártakaró | art=blanket:1 fabric=fleece eur=9-25
      Păturică cu franjuri * | * fringed blanket | * rojtos takaró | art=blanket:1
    `,
    features: `
      bumbac | cotton | pamut | fabric=knit
      lână merinos | merino wool | merinói gyapjú | fabric=merino eur=40-70
      punct de orez | moss stitch | rizskötéssel
      tiv cu panglică | ribbon trim | szalaggal szegve
      două straturi | two layers | kétrétegű
      waffle | waffle weave | gofrikötéssel
    `,
    details: `
      70 × 90 cm | 70 × 90 cm | 70 × 90 cm | dimensions=70×90
      80 × 100 cm | 80 × 100 cm | 80 × 100 cm | dimensions=80×100
      100 × 100 cm | 100 × 100 cm | 100 × 100 cm | dimensions=100×100
      120 × 120 cm | 120 × 120 cm | 120 × 120 cm | dimensions=120×120
    `,
    opening: `
      Merge de la landou la canapea și de acolo, după câțiva ani, în rucsacul de grădiniță. | Goes from pram to sofa and, a few years on, into the nursery backpack. | A babakocsiból a kanapéra vándorol, pár év múlva pedig az óvodai hátizsákba.
      Caldă fără să fie grea. Se face mai moale cu fiecare spălare. | Warm without weight. Softer with every wash. | Meleg, mégsem nehéz. Minden mosással puhább.
    `,
    facts: `
      Margini care nu se deșiră | Edges that do not fray | Nem foszló szélek
      Culori care țin la spălat | Colours that last through the wash | Mosásálló színek
      Vine într-o bandă de hârtie, gata de dăruit | Comes in a paper band, ready to give | Papírszalagban érkezik, ajándékozásra készen
      Se usucă repede | Dries quickly | Gyorsan szárad
    `,
  }),
  leaf({
    key: 'swaddles',
    share: 68,
    about: [
      'Pentru primele săptămâni, când brațele încă tresar prin somn.',
      'For the first weeks, when arms still startle in sleep.',
      'Az első hetekre, amikor a karok még meg-megrezzennek álmában.',
    ],
    art: 'sleepbag:0 blanket:0',
    series: 'night',
    prints: MERRY,
    colours: [1, 2, 3],
    fabrics: ['muslin', 'jersey', 'bamboo'],
    g: [120, 400],
    litres: [1, 4],
    age: [0, 4],
    attributes: () => ({ dimensions: '120 × 120' }),
    things: `
      Scutec de înfășat * | * swaddle blanket | * pólyakendő | art=blanket:0 n=3 is=square
      Sac de înfășat cu fermoar * | * zip-up swaddle | * cipzáras pólyazsák | art=sleepbag:0 fabric=jersey n=2
      Sac de înfășat cu scai * | * velcro swaddle | * tépőzáras pólya | art=sleepbag:0
      Set de 2 scutece de înfășat * | * set of 2 swaddles | * 2 db-os pólyakendő | plain=1 art=blanket:2 eur=20-45 is=square
      Port-bebe de înfășat * | * swaddle wrap | * babapólya | art=sleepbag:1
    `,
    features: `
      muselină de bumbac | cotton muslin | pamutmuszlin | fabric=muslin
      viscoză din bambus | bamboo viscose | bambuszviszkóz | fabric=bamboo
      jerseu elastic | stretch jersey | rugalmas jersey | fabric=jersey
      120 × 120 cm | 120 × 120 cm | 120 × 120 cm | for=square
      100 × 100 cm | 100 × 100 cm | 100 × 100 cm | for=square dimensions=100×100
      3–6 kg | 3–6 kg | 3–6 kg
      loc pentru șolduri | hip-friendly | csípőbarát szabással
    `,
    opening: `
      Ține brațele aproape și lasă picioarele libere, așa cum îi plăcea până acum. | Holds the arms close and leaves the legs free, as it used to be. | A karokat közel tartja, a lábakat szabadon hagyja, ahogy eddig is szerette.
      Se închide fără știința împăturitului, în întuneric. | Closes without any folding skills, in the dark. | Hajtogatási tudomány nélkül, sötétben is összezárható.
    `,
    facts:
      SAFE +
      'Nu se mai folosește când copilul se întoarce singur | Stop when the baby can roll over | Amint a baba átfordul, ne használja tovább\nȚesătură aerisită | Airy weave | Szellős szövés',
  }),
]
