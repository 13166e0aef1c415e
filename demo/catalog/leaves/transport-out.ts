/** Carriers, bags and what hangs on a pram. */
import type { Pattern } from '#demo/art/patterns.ts'
import { leaf } from '../leaf.ts'

const SOFT: readonly Pattern[] = ['plain', 'plain', 'sprig', 'arcs', 'check', 'dots', 'stars']
const FACTS = `
  Cusături întărite în punctele de sprijin | Reinforced seams where it carries weight | Megerősített varrás a teherviselő pontokon | for=buckle,woven,wrap,muff,apron,bag,kid,hospital,organiser,liner
  Catarame care se închid cu un clic | Buckles that close with one click | Egy kattanással záródó csatok | for=buckle
  Se strânge mic, încape într-o geantă | Packs small, fits in a bag | Kicsire összehajtható, elfér egy táskában | for=woven,wrap,muff,apron,cover,liner
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
    series: 'model',
    prints: SOFT,
    colours: [1, 2, 3],
    fabrics: ['cotton', 'linen'],
    g: [400, 1000],
    litres: [5, 12],
    age: [0, 48],
    attributes: (dice) => ({ weight_max: dice.pick([15, 18, 20]) }),
    things: `
      Marsupiu ergonomic * | * ergonomic carrier | * ergonomikus hordozó | art=carrier:0 is=buckle,birth n=3
      Wrap elastic * | * stretchy wrap | * rugalmas hordozókendő | art=sling:1 is=wrap eur=30-70 fabric=jersey
      Wrap țesut * | * woven wrap | * szövött hordozókendő | art=sling:2 is=wrap,woven eur=60-140
      Sling cu inele * | * ring sling | * karikás kendő | art=sling:0 eur=40-100 is=woven
      Marsupiu mei tai * | * mei tai | * mei tai | art=carrier:2 is=woven,tie
      Marsupiu pentru copii mari * | * toddler carrier | * hordozó nagyobbaknak | art=carrier:1 is=buckle age=18 eur=80-220
      Marsupiu hibrid * | * hybrid carrier | * hibrid hordozó | is=buckle,birth art=carrier:3
    `,
    features: `
      bumbac și in | cotton and linen | pamut és len | fabric=linen for=buckle,woven
      bumbac țesut | woven cotton | szövött pamut | fabric=cotton for=buckle,woven
      plasă care respiră | breathable mesh | légáteresztő hálóval | for=buckle
      reglabil de la naștere | adjusts from birth | születéstől állítható | age=0 for=birth
      4 poziții de purtat | 4 carrying positions | 4 hordozási móddal | for=buckle,tie
      glugă detașabilă | detachable hood | levehető kapucnival | for=buckle
      suport lombar lat | wide lumbar support | széles deréktámasszal | for=buckle
      capete late | wide tails | széles végekkel | for=wrap
      țesătură în diagonală | diagonal weave | átlós szövésű | for=woven
      4,6 m lungime | 4.6 m long | 4,6 m hosszú | for=wrap
    `,
    opening: `
      Greutatea stă pe șolduri, nu pe umeri, iar copilul stă cu genunchii mai sus decât fundulețul. | The weight sits on the hips, not on the shoulders, and the child sits with knees above the bottom. | A súly a csípőn pihen, nem a vállon, a baba térde pedig magasabban van, mint a popsija.
      Se reglează pentru mama, pentru tata și pentru bunica, fără ace și fără noduri complicate. | Adjusts to mother, father and grandmother, without pins or clever knots. | Anyára, apára, nagymamára egyaránt állítható, bonyolult csomók nélkül. | for=buckle
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
    art: 'footmuff:0',
    series: 'outdoors',
    prints: ['plain', 'plain', 'sprig', 'stars', 'check'],
    colours: [1, 2, 3],
    fabrics: ['footmuff', 'shell', 'fleece'],
    g: [600, 1500],
    litres: [8, 20],
    age: [0, 36],
    attributes: (dice) => ({ season: 'autumn-winter', dimensions: dice.pick(['90 × 45', '95 × 45', '100 × 50']) }),
    things: `
      Sac de iarnă pentru cărucior * | * pram footmuff | * babakocsi-bundazsák | n=4 art=footmuff:0 is=muff
      Sac de iarnă pentru scoică * | * car seat footmuff | * hordozó-bundazsák | dimensions=80×40 eur=30-80 n=2 art=footmuff:1 is=muff
      Sac din lână * | * wool footmuff | * gyapjú bundazsák | fabric=footmuff eur=60-150 art=footmuff:3 is=muff
      Învelitoare de picioare * | * pram apron | * lábzsák | eur=30-70 art=footmuff:2 is=apron
      Sac 3 în 1 * | * 3-in-1 footmuff | * 3 az 1-ben bundazsák | eur=60-140 art=footmuff:4 is=muff
    `,
    features: `
      căptușeală de lână | wool lining | gyapjúbéléssel | fabric=footmuff for=muff,apron
      fleece pufos | fluffy fleece | bolyhos polár | fabric=fleece for=muff,apron
      strat impermeabil | waterproof | vízálló | fabric=shell for=muff,apron
      fermoar pe ambele părți | zips on both sides | kétoldali cipzárral | for=muff
      glugă cu șnur | drawstring hood | összehúzható kapucnival | for=muff
      până la −10 °C | down to −10 °C | −10 °C-ig | for=muff,apron
    `,
    opening: `
      Se deschide complet în față, așa că poți lua copilul din el fără să îl trezești. | Opens fully at the front, so a sleeping child comes out without waking. | Elöl teljesen kinyitható, így az alvó baba ébresztés nélkül kivehető. | for=muff
      Cald la picioare, aerisit la piept, uscat în orice ninsoare. | Warm at the feet, airy at the chest, dry in any snow. | Lábnál meleg, mellkasnál szellős, minden hóesésben száraz.
    `,
    facts:
      FACTS + 'Fante pentru ham în 3 și 5 puncte | Slots for 3 and 5-point harnesses | Nyílások 3 és 5 pontos övhöz | for=muff',
  }),
  leaf({
    key: 'pram-bags',
    share: 105,
    about: [
      'Genți cu loc pentru tot și cu buzunar pentru ce cauți mereu.',
      'Bags with room for all of it and a pocket for what you always look for.',
      'Táskák, amelyekben mindennek van helye, és zseb annak, amit mindig keres.',
    ],
    art: 'tote:0',
    series: 'model',
    prints: SOFT,
    colours: [1, 2, 2, 3],
    g: [500, 1200],
    litres: [8, 18],
    attributes: (dice) => ({
      material: dice.pick(['polyester', 'cotton']),
      dimensions: dice.pick(['40 × 30 × 16', '38 × 28 × 18', '42 × 32 × 15']),
    }),
    things: `
      Geantă pentru mămici * | * changing bag | * pelenkázótáska | art=tote:0 n=3 is=bag
      Rucsac pentru mămici * | * changing backpack | * pelenkázó hátizsák | art=backpack:1 n=3 is=bag
      Organizator de cărucior * | * pram organiser | * babakocsi-rendszerező | art=organiser eur=25-45 is=organiser
      Geantă de maternitate * | * hospital bag | * kórházi táska | art=holdall:0,1,2+tote:1 is=hospital
      Rucsac de grădiniță * | * nursery backpack | * óvodai hátizsák | art=backpack:0 eur=25-50 g=300-600 is=kid dimensions=28×22×10
      Rucsac-animăluț * | * animal backpack | * állatos hátizsák | art=backpack:2 eur=25-45 g=250-450 is=kid dimensions=28×22×10
    `,
    features: `
      12 buzunare | 12 pockets | 12 zsebbel | for=bag
      buzunar izoterm | insulated pocket | hőtartó zsebbel | for=bag,organiser
      salteluță inclusă | changing mat included | pelenkázólappal | for=bag
      pânză impermeabilă | waterproof canvas | vízálló vászon | for=bag,hospital,organiser
      prindere la cărucior | pram clips | babakocsira akasztható | for=bag
      imitație de piele | faux leather | műbőr | for=bag,hospital
      deschidere largă | wide opening | szélesre nyitható | for=bag,hospital
      bandă reflectorizantă | reflective strip | fényvisszaverő csíkkal | for=kid
      curea pe piept | chest strap | mellpánttal | for=kid
      spate căptușit | padded back | párnázott háttal | for=kid
    `,
    opening: `
      Exact cât încape: o gustare, o jachetă și jucăria preferată. | Just big enough for a snack, a jacket and a favourite toy. | Épp akkora, hogy elférjen benne az uzsonna, egy kabát és a kedvenc játék. | for=kid
      Două biberoane, patru scutece, un body de schimb, cheile și o carte: totul la locul lui. | Two bottles, four nappies, a spare bodysuit, keys and a book: each in its place. | Két cumisüveg, négy pelenka, egy tartalék body, a kulcsok és egy könyv: minden a helyén. | for=bag,organiser
      Se deschide larg, se vede tot, se șterge cu șervețelul din ea. | Opens wide, shows everything, wipes clean with what is inside. | Szélesre nyílik, minden látszik benne, és a benne lévő kendővel letörölhető. | for=bag,hospital,organiser
    `,
    facts:
      FACTS +
      'Se șterge cu o cârpă umedă | Wipe clean with a damp cloth | Nedves ruhával tisztítható\nGaranție 24 de luni | 24-month guarantee | 24 hónap jótállás',
  }),
  leaf({
    key: 'pram-accessories',
    share: 190,
    about: [
      'Umbrele, plase, suporturi și toate lucrurile mici fără de care nu ieși.',
      'Parasols, nets, holders and all the small things you cannot leave without.',
      'Napernyők, hálók, tartók és minden apróság, ami nélkül nem lehet elindulni.',
    ],
    art: 'raincover:0',
    quiet: true,
    series: 'outdoors',
    prints: SOFT,
    colours: [1, 1, 2],
    g: [100, 700],
    litres: [1, 8],
    things: `
      Umbrelă de soare pentru cărucior * | * pram parasol | * babakocsi napernyő | art=parasol eur=15-40 is=parasol
      Husă de ploaie * | * rain cover | * esővédő | art=raincover:0 eur=10-30 is=cover,rain
      Plasă de țânțari * | * mosquito net | * szúnyogháló | art=raincover:1 eur=6-18 is=cover,net
      Suport de pahar * | * cup holder | * pohártartó | art=cupholder eur=6-20 is=holder
      Protecție solară * | * sun shade | * árnyékoló | art=raincover:2 eur=14-40 is=cover,shade
      Adaptoare pentru scoică * | * car seat adapters | * hordozóadapter | art=pramparts:0 eur=15-40 is=adapter
      Platformă pentru al doilea copil * | * buggy board | * testvérfellépő | art=pramparts:2 is=board eur=35-80 g=1500-3000 l=10-20
      Perniță pentru cărucior * | * pram liner | * babakocsi ülésbetét | art=liner eur=15-45 is=liner
      Husă de ham * | * harness covers | * övpárna | art=straps eur=6-16 is=liner,straps
      Geantă de transport pentru cărucior * | * pram travel bag | * babakocsi szállítótáska | art=tote:2 is=bag eur=20-60
      Set de roți * | * wheel set | * kerékkészlet | art=pramparts:1 is=wheels eur=25-60 g=1200-2500 l=8-15
    `,
    features: `
      prindere universală | universal fit | univerzális rögzítéssel | for=parasol,cover,holder,board,bag
      negru mat | matt black | matt fekete | for=holder,adapter
      protecție UV 50+ | UPF 50+ | UV 50+ védelemmel | for=parasol,shade
      bumbac moale | soft cotton | puha pamut | for=liner
      două fețe | reversible | kétoldalas | for=liner
      montare fără unelte | fits without tools | szerszám nélkül szerelhető | for=board
      rotire 360° | turns 360° | 360°-ban forgatható | for=holder,parasol
      până la 20 kg | up to 20 kg | 20 kg-ig | for=board
      cu scăunel | with seat | üléssel | for=board
      pânză groasă | heavy canvas | vastag vászon | for=bag
      cu bretele | with shoulder straps | vállpánttal | for=bag
      interior pufos | fluffy inside | bolyhos belsővel | for=liner
      set de două | set of two | 2 darabos | for=adapter,straps
      se pliază în husă | folds into its pouch | tokjába hajtható | for=cover
      ochiuri dese | fine mesh | sűrű szövésű | for=net
      fereastră transparentă | clear window | átlátszó ablakkal | for=rain
      cauciucuri pneumatice | air-filled tyres | felfújható gumival | wheel_type=air-filled for=wheels
      spumă EVA | EVA foam | EVA habból | wheel_type=eva-foam for=wheels
    `,
    opening: `
      Se prinde dintr-o mișcare și stă acolo și pe pavaj. | Clips on in one move and stays put on cobbles. | Egy mozdulattal felerősíthető, és macskakövön is a helyén marad. | for=parasol,holder,cover
      Un lucru mic care rezolvă o problemă de fiecare zi. | A small thing that settles an everyday problem. | Apróság, amely egy mindennapi gondot old meg.
    `,
    facts: `${FACTS}
      Pentru cadre rotunde de 18–35 mm | For round frames of 18–35 mm | 18–35 mm-es kerek vázra | for=parasol,holder,board
      Se șterge cu o cârpă umedă | Wipe clean with a damp cloth | Nedves ruhával tisztítható
      Garanție 24 de luni | 24-month guarantee | 24 hónap jótállás`,
  }),
  leaf({
    key: 'ride-ons',
    share: 130,
    about: [
      'Biciclete, triciclete și trotinete pentru primele viteze.',
      'Bikes, trikes and scooters for the first speeds.',
      'Biciklik, triciklik és rollerek az első sebességekhez.',
    ],
    art: 'bike:0',
    series: 'model',
    colours: [1, 2, 3],
    g: [2200, 7000],
    litres: [25, 80],
    age: [18, 96],
    attributes: (dice) => ({ weight_max: dice.pick([25, 30, 50]) }),
    things: `
      Bicicletă fără pedale * | * balance bike | * futóbicikli | art=bike:1,2 is=bike,saddle,balance age=24 eur=45-160 n=3
      Bicicletă fără pedale din lemn * | * wooden balance bike | * fa futóbicikli | art=bike:0 is=saddle,balance age=24 eur=55-140
      Trotinetă cu trei roți * | * three-wheel scooter | * háromkerekű roller | is=scooter art=scooter:0,1,2 age=24 eur=35-110 flags=-bulky n=2
      Trotinetă cu două roți * | * two-wheel scooter | * kétkerekű roller | art=scooter:3 age=60 is=scooter
      Tricicletă * | * tricycle | * tricikli | art=trike:0 age=18 eur=50-180 is=trike,saddle
      Tricicletă cu mâner * | * push trike | * tolókaros tricikli | art=trike:1 age=12 eur=80-300 is=trike,saddle
      Prima bicicletă * | * first bike | * első bicikli | art=bike:3 is=bike,saddle,first age=36 eur=90-300
      Premergător cu patru roți * | * four-wheel ride-on | * négykerekű lábbal hajtós jármű | art=trike:2 age=12 eur=35-90 is=ride
    `,
    features: `
      roți de 12 țoli | 12-inch wheels | 12 colos kerekekkel | for=bike
      roți pneumatice | air-filled tyres | felfújható kerekekkel | for=bike
      cadru de magneziu | magnesium frame | magnéziumvázzal | for=bike
      ghidon reglabil | adjustable handlebar | állítható kormánnyal | for=bike,scooter
      cu coș | with basket | kosárral | for=first
      roți luminoase | light-up wheels | világító kerekekkel | for=scooter
      frână de picior | foot brake | lábfékkel | for=scooter
      roți silențioase | quiet wheels | csendes kerekekkel | for=scooter,trike,ride
      mânere moi | soft grips | puha markolattal | for=saddle,scooter
    `,
    opening: `
      Copilul își ține singur echilibrul din prima zi, cu tălpile pe pământ. Pedalele vin mai târziu, de la sine. | The child balances alone from the first day, feet on the ground. Pedals follow by themselves. | A gyerek az első naptól egyedül egyensúlyoz, talppal a földön. A pedál később, magától jön. | for=balance
      Ușoară cât să o ducă singur până la parc și solidă cât să o moștenească fratele. | Light enough to take to the park alone and sturdy enough to hand down. | Elég könnyű, hogy a parkig maga vigye, és elég erős, hogy a testvér is megkapja.
    `,
    facts: `
      Ghidon cu capete protejate | Handlebar with protected ends | Védett végű kormány | for=saddle,scooter
      Șa reglabilă pe înălțime | Height-adjustable saddle | Állítható magasságú nyereg | for=saddle
      Se poartă cu echipament de protecție | Wear protective equipment | Védőfelszerelésben használandó
      Nu se folosește în trafic | Not to be used in traffic | Közúti forgalomban nem használható
      Conform EN 71 | Meets EN 71 | Megfelel az EN 71 szabványnak
    `,
  }),
]
