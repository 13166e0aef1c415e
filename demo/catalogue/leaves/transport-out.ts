/** Carriers, bags and what hangs on a pram. */
import type { Pattern } from '#demo/art/patterns.ts'
import { leaf } from '../leaf.ts'

const SOFT: readonly Pattern[] = ['plain', 'plain', 'sprig', 'arcs', 'check', 'dots', 'stars']
const FACTS = `
  Cusături întărite în punctele de sprijin | Reinforced seams where it carries weight | Megerősített varrás a teherviselő pontokon
  Catarame care se închid cu un clic | Buckles that close with one click | Egy kattanással záródó csatok
  Se strânge mic, încape într-o geantă | Packs small, fits in a bag | Kicsire összehajtható, elfér egy táskában
`

export const outAndAbout = [
  leaf({
    key: 'baby-carriers',
    share: 110,
    about: [
      'Marsupii și wrap-uri, ca să ai mâinile libere și copilul aproape.',
      'Carriers and wraps, for free hands and a child close by.',
      'Hordozók és kendők: szabad kéz, közeli baba.',
    ],
    art: 'carrier',
    series: 'mother',
    prints: SOFT,
    colours: [1, 2, 3],
    fabrics: ['cotton', 'linen'],
    g: [400, 1000],
    litres: [5, 12],
    age: [0, 48],
    attributes: (dice) => ({ weight_max: dice.pick([15, 18, 20]) }),
    things: `
      Marsupiu ergonomic * | * ergonomic carrier | * ergonomikus hordozó | art=carrier:0 is=buckle n=3
      Wrap elastic * | * stretchy wrap | * rugalmas hordozókendő | art=carrier:2 is=wrap eur=30-70 fabric=jersey
      Wrap țesut * | * woven wrap | * szövött hordozókendő | art=carrier:2 is=wrap eur=60-140
      Sling cu inele * | * ring sling | * karikás kendő | art=carrier:2 eur=40-100
      Marsupiu mei tai * | * mei tai | * mei tai | art=carrier:2
      Marsupiu pentru copii mari * | * toddler carrier | * hordozó nagyobbaknak | art=carrier:1 is=buckle age=18 eur=80-220
      Marsupiu hibrid * | * hybrid carrier | * hibrid hordozó | is=buckle art=carrier:1
    `,
    features: `
      bumbac și in | cotton and linen | pamut és len | fabric=linen
      bumbac țesut | woven cotton | szövött pamut | fabric=cotton
      plasă care respiră | breathable mesh | légáteresztő hálóval | for=buckle
      reglabil de la naștere | adjusts from birth | születéstől állítható | age=0
      4 poziții de purtat | 4 carrying positions | 4 hordozási móddal
      glugă detașabilă | detachable hood | levehető kapucnival | for=buckle
      suport lombar lat | wide lumbar support | széles deréktámasszal | for=buckle
      capete late | wide tails | széles végekkel | for=wrap
      țesătură în diagonală | diagonal weave | átlós szövésű | for=wrap
      4,6 m lungime | 4.6 m long | 4,6 m hosszú | for=wrap
    `,
    opening: `
      Greutatea stă pe șolduri, nu pe umeri, iar copilul stă cu genunchii mai sus decât fundulețul. | The weight sits on the hips, not on the shoulders, and the child sits with knees above the bottom. | A súly a csípőn pihen, nem a vállon, a baba térde pedig magasabban van, mint a popsija.
      Se reglează pentru mama, pentru tata și pentru bunica, fără ace și fără noduri complicate. | Adjusts to mother, father and grandmother, without pins or clever knots. | Anyára, apára, nagymamára egyaránt állítható, bonyolult csomók nélkül.
    `,
    facts: FACTS + 'Testat după EN 13209-2 | Tested to EN 13209-2 | EN 13209-2 szerint bevizsgálva',
  }),
  leaf({
    key: 'footmuffs',
    share: 75,
    about: [
      'Saci călduroși pentru cărucior, sanie și scoică.',
      'Warm footmuffs for pram, sledge and car seat.',
      'Meleg bundazsákok babakocsiba, szánkóra, hordozóba.',
    ],
    art: 'sleepbag:0',
    series: 'outdoors',
    prints: ['plain', 'plain', 'sprig', 'stars', 'check'],
    colours: [1, 2, 3],
    fabrics: ['footmuff', 'shell', 'fleece'],
    g: [600, 1500],
    litres: [8, 20],
    age: [0, 36],
    attributes: (dice) => ({ season: 'autumn-winter', dimensions: dice.pick(['90 × 45', '95 × 45', '100 × 50']) }),
    things: `
      Sac de iarnă pentru cărucior * | * pram footmuff | * babakocsi bundazsák | n=4
      Sac de iarnă pentru scoică * | * car seat footmuff | * bundazsák hordozóba | dimensions=80×40 eur=30-80 n=2
      Sac din lână * | * wool footmuff | * gyapjú bundazsák | fabric=footmuff eur=60-150
      Învelitoare de picioare * | * pram apron | * lábzsák | eur=30-70
      Sac 3 în 1 * | * 3-in-1 footmuff | * 3 az 1-ben bundazsák | eur=60-140
    `,
    features: `
      căptușeală de lână | wool lining | gyapjúbéléssel | fabric=footmuff
      fleece pufos | fluffy fleece | bolyhos polár | fabric=fleece
      strat impermeabil | waterproof | vízálló | fabric=shell
      fermoar pe ambele părți | zips on both sides | kétoldali cipzárral
      glugă cu șnur | drawstring hood | összehúzható kapucnival
      până la −10 °C | down to −10 °C | −10 °C-ig
    `,
    opening: `
      Se deschide complet în față, așa că poți lua copilul din el fără să îl trezești. | Opens fully at the front, so a sleeping child comes out without waking. | Elöl teljesen kinyitható, így az alvó baba ébresztés nélkül kivehető.
      Cald la picioare, aerisit la piept, uscat în orice ninsoare. | Warm at the feet, airy at the chest, dry in any snow. | Lábnál meleg, mellkasnál szellős, minden hóesésben száraz.
    `,
    facts: FACTS + 'Fante pentru ham în 3 și 5 puncte | Slots for 3 and 5-point harnesses | Nyílások 3 és 5 pontos övhöz',
  }),
  leaf({
    key: 'pram-bags',
    share: 105,
    about: [
      'Genți cu loc pentru tot și cu buzunar pentru ce cauți mereu.',
      'Bags with room for all of it and a pocket for what you always look for.',
      'Táskák, amelyekben mindennek van helye, és zseb annak, amit mindig keres.',
    ],
    art: 'backpack:1 backpack:0',
    series: 'mother',
    prints: SOFT,
    colours: [1, 2, 2, 3],
    g: [500, 1200],
    litres: [8, 18],
    attributes: (dice) => ({
      material: dice.pick(['polyester', 'cotton']),
      dimensions: dice.pick(['40 × 30 × 16', '38 × 28 × 18', '42 × 32 × 15']),
    }),
    things: `
      Geantă pentru mămici * | * changing bag | * pelenkázótáska | art=backpack:1 n=3
      Rucsac pentru mămici * | * changing backpack | * pelenkázó hátizsák | art=backpack:1 n=3
      Organizator de cărucior * | * pram organiser | * babakocsi-rendszerező | art=backpack:1 eur=25-45
      Geantă de maternitate * | * hospital bag | * kórházi táska | art=backpack:1
      Rucsac de grădiniță * | * nursery backpack | * óvodai hátizsák | art=backpack:0 eur=25-50 g=300-600
      Rucsac-animăluț * | * animal backpack | * állatos hátizsák | art=backpack:2 eur=25-45 g=250-450
    `,
    features: `
      12 buzunare | 12 pockets | 12 zsebbel
      buzunar izoterm | insulated pocket | hőtartó zsebbel
      salteluță inclusă | changing mat included | pelenkázólappal
      pânză impermeabilă | waterproof canvas | vízálló vászon
      prindere la cărucior | pram clips | babakocsira akasztható
      imitație de piele | faux leather | műbőr
      deschidere largă | wide opening | szélesre nyitható
    `,
    opening: `
      Două biberoane, patru scutece, un body de schimb, cheile și o carte: totul la locul lui. | Two bottles, four nappies, a spare bodysuit, keys and a book: each in its place. | Két cumisüveg, négy pelenka, egy tartalék body, a kulcsok és egy könyv: minden a helyén.
      Se deschide larg, se vede tot, se șterge cu șervețelul din ea. | Opens wide, shows everything, wipes clean with what is inside. | Szélesre nyílik, minden látszik benne, és a benne lévő kendővel letörölhető.
    `,
    facts: FACTS,
  }),
  leaf({
    key: 'pram-accessories',
    share: 190,
    about: [
      'Umbrele, plase, suporturi și toate lucrurile mici fără de care nu ieși.',
      'Parasols, nets, holders and all the small things you cannot leave without.',
      'Napernyők, hálók, tartók és minden apróság, ami nélkül nem lehet elindulni.',
    ],
    art: 'stroller:1 backpack:1',
    quiet: true,
    series: 'outdoors',
    prints: SOFT,
    colours: [1, 1, 2],
    g: [100, 700],
    litres: [1, 8],
    things: `
      Umbrelă de soare pentru cărucior * | * pram parasol | * babakocsi napernyő | art=stroller:2 eur=15-40 is=clip
      Husă de ploaie * | * rain cover | * esővédő | art=stroller:1 eur=10-30 is=cover
      Plasă de țânțari * | * mosquito net | * szúnyogháló | art=stroller:2 eur=6-18 is=cover
      Suport de pahar * | * cup holder | * pohártartó | art=bottle:0 eur=6-20 is=clip
      Protecție solară * | * sun shade | * árnyékoló | art=stroller:0 eur=14-40 is=cover
      Adaptoare pentru scoică * | * car seat adapters | * hordozóadapter | art=infantseat:0 eur=15-40 is=fit
      Platformă pentru al doilea copil * | * buggy board | * testvérfellépő | art=scooter:1 is=board eur=35-80 g=1500-3000 l=10-20
      Perniță pentru cărucior * | * pram liner | * babakocsi ülésbetét | art=blanket:2 eur=15-45 is=liner
      Husă de ham * | * harness covers | * övpárna | art=bib:0 eur=6-16 is=liner
      Geantă de transport pentru cărucior * | * pram travel bag | * babakocsi szállítótáska | art=backpack:1 is=bag eur=20-60
    `,
    features: `
      prindere universală | universal fit | univerzális rögzítéssel
      negru mat | matt black | matt fekete | for=clip
      protecție UV 50+ | UPF 50+ | UV 50+ védelemmel | for=cover
      bumbac moale | soft cotton | puha pamut | for=liner
      două fețe | reversible | kétoldalas | for=liner
      montare fără unelte | fits without tools | szerszám nélkül szerelhető | for=board
      rotire 360° | turns 360° | 360°-ban forgatható | for=clip
      până la 20 kg | up to 20 kg | 20 kg-ig | for=board
      cu scăunel | with seat | üléssel | for=board
      pânză groasă | heavy canvas | vastag vászon | for=bag
      cu bretele | with shoulder straps | vállpánttal | for=bag
      interior pufos | fluffy inside | bolyhos belsővel | for=liner
      set de două | set of two | 2 darabos | for=fit
      se pliază în husă | folds into its pouch | tokjába hajtható | for=cover
    `,
    opening: `
      Se prinde dintr-o mișcare și stă acolo și pe pavaj. | Clips on in one move and stays put on cobbles. | Egy mozdulattal felerősíthető, és macskakövön is a helyén marad.
      Un lucru mic care rezolvă o problemă de fiecare zi. | A small thing that settles an everyday problem. | Apróság, amely egy mindennapi gondot old meg.
    `,
    facts: FACTS,
  }),
  leaf({
    key: 'ride-ons',
    share: 130,
    about: [
      'Biciclete, triciclete și trotinete pentru primele viteze.',
      'Bikes, trikes and scooters for the first speeds.',
      'Biciklik, triciklik és rollerek az első sebességekhez.',
    ],
    art: 'bike scooter',
    series: 'model',
    colours: [1, 2, 3],
    g: [2200, 7000],
    litres: [25, 80],
    age: [18, 96],
    attributes: (dice) => ({ weight_max: dice.pick([25, 30, 50]) }),
    things: `
      Bicicletă fără pedale * | * balance bike | * futóbicikli | art=bike is=bike age=24 eur=45-160 n=3
      Bicicletă fără pedale din lemn * | * wooden balance bike | * fa futóbicikli | art=bike:0 is=bike age=24 eur=55-140
      Trotinetă cu trei roți * | * three-wheel scooter | * háromkerekű roller | is=scooter art=scooter age=24 eur=35-110 flags=-bulky n=2
      Trotinetă cu două roți * | * two-wheel scooter | * kétkerekű roller | is=scooter art=scooter:0 age=60 eur=40-130 flags=-bulky
      Tricicletă * | * tricycle | * tricikli | art=bike:2 age=18 eur=50-180
      Tricicletă cu mâner * | * push trike | * tolókaros tricikli | art=bike:2 age=12 eur=80-300
      Prima bicicletă * | * first bike | * első bicikli | art=bike:1 is=bike age=36 eur=90-300
      Premergător cu patru roți * | * four-wheel ride-on | * négykerekű lábbal hajtós jármű | art=car:0 age=12 eur=35-90
    `,
    features: `
      roți de 12 țoli | 12-inch wheels | 12 colos kerekekkel | for=bike
      roți pneumatice | air-filled tyres | felfújható kerekekkel | for=bike
      cadru de magneziu | magnesium frame | magnéziumvázzal | for=bike
      ghidon reglabil | adjustable handlebar | állítható kormánnyal
      cu coș | with basket | kosárral
      roți luminoase | light-up wheels | világító kerekekkel | for=scooter
      frână de picior | foot brake | lábfékkel | for=scooter
      roți silențioase | quiet wheels | csendes kerekekkel
      mânere moi | soft grips | puha markolattal
    `,
    opening: `
      Copilul își ține singur echilibrul din prima zi, cu tălpile pe pământ. Pedalele vin mai târziu, de la sine. | The child balances alone from the first day, feet on the ground. Pedals follow by themselves. | A gyerek az első naptól egyedül egyensúlyoz, talppal a földön. A pedál később, magától jön.
      Ușoară cât să o ducă singur până la parc și solidă cât să o moștenească fratele. | Light enough to take to the park alone and sturdy enough to hand down. | Elég könnyű, hogy a parkig maga vigye, és elég erős, hogy a testvér is megkapja.
    `,
    facts: `
      Ghidon cu capete protejate | Handlebar with protected ends | Védett végű kormány
      Șa reglabilă pe înălțime | Height-adjustable saddle | Állítható magasságú nyereg
      Se poartă cu echipament de protecție | Wear protective equipment | Védőfelszerelésben használandó
      Nu se folosește în trafic | Not to be used in traffic | Közúti forgalomban nem használható
      Conform EN 71 | Meets EN 71 | Megfelel az EN 71 szabványnak
    `,
  }),
]
