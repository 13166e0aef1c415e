/** Bedding, sleeping bags and blankets. */
import { CLOTH, MERRY } from '../colours.ts'
import { leaf } from '../leaf.ts'

const SAFE = `
  Copilul doarme pe spate, pe o saltea plană și fermă | The baby sleeps on the back, on a flat, firm mattress | A baba háton, sík és kemény matracon aludjon
  Fără perne și jucării în pătuț în primul an | No pillows or toys in the cot in the first year | Az első évben ne legyen párna és játék az ágyban
`
const CLOTH_FACTS = `
  Elastic pe tot conturul | Elastic all round | Körben gumírozott | for=sheet
  Prespălat, nu intră la apă | Pre-washed, will not shrink | Előmosott, nem megy össze
  Testat fără substanțe nocive | Tested free of harmful substances | Káros anyagoktól mentesre bevizsgálva
`

export const bedding = [
  leaf({
    key: 'bedding',
    share: 115,
    about: [
      'Lenjerii și cearșafuri care se spală des și se calcă rar.',
      'Bedding and sheets to wash often and iron rarely.',
      'Ágyneműk és lepedők: gyakran moshatók, ritkán vasalandók.',
    ],
    art: 'linen:0',
    series: 'night',
    prints: MERRY,
    colours: [1, 1, 2, 3],
    fabrics: ['cotton', 'muslin', 'jersey', 'linen'],
    g: [180, 1200],
    litres: [2, 9],
    age: [0, 72],
    attributes: (dice) => ({ mattress_size: dice.pick(['60x120', '70x140']) }),
    things: `
      Cearșaf cu elastic * | * fitted sheet | * gumis lepedő | n=3 is=sheet,woven eur=10-24 art=linen:0
      Set de 2 cearșafuri * | * set of 2 fitted sheets | * 2 db-os gumis lepedő szett | plain=1 is=sheet,woven eur=18-40 art=linen:1
      Lenjerie de pat * | * cot bedding set | * ágyneműgarnitúra | is=set,woven eur=30-90 age=12 n=3 art=linen:2
      Husă de pilotă și pernă * | * duvet cover set | * paplan- és párnahuzat | is=set,woven eur=24-60 age=12 art=linen:5
      Cearșaf impermeabil * | * waterproof sheet | * vízhatlan lepedő | is=sheet,proof eur=12-30 art=linen:4 fabric=jersey
      Pilotă și pernă de copii * | * cot duvet and pillow | * gyerekpaplan és párna | art=linen:6 is=set eur=35-90 age=12 fabric=cotton
    `,
    features: `
      bumbac pieptănat | combed cotton | fésült pamut | fabric=cotton for=woven
      muselină | muslin | muszlin | fabric=muslin for=woven
      jerseu | jersey | jersey | fabric=jersey for=woven,proof
      in spălat | washed linen | mosott len | fabric=linen for=woven
      bumbac satinat | cotton sateen | pamutszatén | fabric=cotton for=woven
    `,
    details: `
      60 × 120 cm | 60 × 120 cm | 60 × 120 cm | mattress_size=60x120 for=sheet
      70 × 140 cm | 70 × 140 cm | 70 × 140 cm | mattress_size=70x140 for=sheet
      100 × 135 cm | 100 × 135 cm | 100 × 135 cm | mattress_size=60x120 for=set
      100 × 140 cm | 100 × 140 cm | 100 × 140 cm | mattress_size=70x140 for=set
    `,
    opening: `
      Țesătură deasă, dar aerisită: răcoroasă vara, caldă iarna, moale după a zecea spălare. | Woven close but airy: cool in summer, warm in winter, soft after the tenth wash. | Sűrű, mégis szellős szövés: nyáron hűvös, télen meleg, a tizedik mosás után puha.
      Se întinde pe saltea dintr-o mișcare, chiar și cu un copil adormit pe umăr. | Goes onto the mattress in one move, even with a child asleep on your shoulder. | Egy mozdulattal felhúzható, még alvó gyerekkel a vállon is. | for=sheet
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
      Sac de dormit cu mâneci * | * sleeping bag with sleeves | * ujjas hálózsák | is=bag,warm art=sleepbag:1 n=2
      Sac de dormit cu picioare * | * sleeping bag with feet | * lábas hálózsák | is=bag art=sleepbag:2 n=2
      Sac de dormit de vară * | * summer sleeping bag | * nyári hálózsák | art=sleepbag:3 is=summer fabric=muslin
      Sac de dormit de iarnă * | * winter sleeping bag | * téli hálózsák | art=sleepbag:4 is=winter
    `,
    features: `
      0,5 TOG | 0.5 TOG | 0,5 TOG | tog=0-5 for=bag,summer
      1,0 TOG | 1.0 TOG | 1,0 TOG | tog=1-0 for=bag,summer
      2,5 TOG | 2.5 TOG | 2,5 TOG | tog=2-5 n=2 for=bag,winter
      3,5 TOG | 3.5 TOG | 3,5 TOG | tog=3-5 for=warm,winter
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
    art: 'blanket:3',
    series: 'meadow',
    prints: CLOTH,
    colours: [1, 2, 3],
    fabrics: ['cotton', 'muslin', 'knit', 'merino'],
    g: [150, 700],
    litres: [2, 8],
    age: [0, 72],
    attributes: () => ({ dimensions: '80 × 100' }),
    things: `
      Păturică tricotată * | * knitted blanket | * kötött takaró | art=blanket:5 fabric=knit n=3 is=knit
      Păturică din muselină * | * muslin blanket | * muszlintakaró | art=blanket:7 fabric=muslin n=2 is=muslin
      Păturică matlasată * | * quilted blanket | * steppelt takaró | art=blanket:8 is=quilt
      Păturică de botez * | * christening blanket | * keresztelőtakaró | art=blanket:2 fabric=merino is=knit
      Set de 3 museline * | * set of 3 muslins | * 3 db-os muszlinkendő | plain=1 art=blanket:0 fabric=muslin eur=10-24 is=muslin
      Păturică din fleece * | * fleece blanket | * polártakaró | art=blanket:3,9 fabric=fleece eur=9-25 is=fleece
      Păturică cu franjuri * | * fringed blanket | * rojtos takaró | art=blanket:1 is=fringe
    `,
    features: `
      bumbac | cotton | pamut | fabric=knit for=knit,fringe
      lână merinos | merino wool | merinói gyapjú | fabric=merino eur=40-70 for=knit,fringe
      punct de orez | moss stitch | rizskötéssel | for=knit
      tiv cu panglică | ribbon trim | szalaggal szegve | for=quilt,fleece
      două straturi | two layers | kétrétegű | for=muslin,quilt
      waffle | waffle weave | gofrikötéssel | for=fringe
    `,
    details: `
      70 × 90 cm | 70 × 90 cm | 70 × 90 cm | dimensions=70×90 for=knit,quilt,fleece,fringe
      80 × 100 cm | 80 × 100 cm | 80 × 100 cm | dimensions=80×100 for=knit,quilt,fleece,fringe,muslin
      100 × 100 cm | 100 × 100 cm | 100 × 100 cm | dimensions=100×100 for=knit,quilt,fleece,fringe,muslin
      120 × 120 cm | 120 × 120 cm | 120 × 120 cm | dimensions=120×120 for=knit,quilt,fleece,fringe,muslin
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
    art: 'swaddle:2',
    series: 'night',
    prints: MERRY,
    colours: [1, 2, 3],
    fabrics: ['muslin', 'jersey', 'bamboo'],
    g: [120, 400],
    litres: [1, 4],
    age: [0, 4],
    attributes: () => ({ dimensions: '120 × 120' }),
    things: `
      Scutec de înfășat * | * swaddle blanket | * pólyakendő | art=swaddle:4 n=3 is=square,cloth
      Sac de înfășat cu fermoar * | * zip-up swaddle | * cipzáras pólyazsák | art=swaddle:0 fabric=jersey n=2 is=fitted
      Sac de înfășat cu scai * | * velcro swaddle | * tépőzáras pólya | art=swaddle:1 is=fitted,cloth
      Set de 2 scutece de înfășat * | * set of 2 swaddles | * 2 db-os pólyakendő | plain=1 art=swaddle:3 eur=20-45 is=square,cloth
      Port-bebe de înfășat * | * swaddle wrap | * babapólya | art=swaddle:2 is=fitted,cloth
    `,
    features: `
      muselină de bumbac | cotton muslin | pamutmuszlin | fabric=muslin for=cloth
      viscoză din bambus | bamboo viscose | bambuszviszkóz | fabric=bamboo for=cloth
      jerseu elastic | stretch jersey | rugalmas jersey | fabric=jersey for=fitted
      120 × 120 cm | 120 × 120 cm | 120 × 120 cm | for=square
      100 × 100 cm | 100 × 100 cm | 100 × 100 cm | for=square dimensions=100×100
      3–6 kg | 3–6 kg | 3–6 kg | for=fitted
      loc pentru șolduri | hip-friendly | csípőbarát szabással | for=fitted
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
