/** Clothes that are worn next to the skin and every day. */
import { MERRY } from '../colours.ts'
import { leaf } from '../leaf.ts'

const FACTS = `
  Cusături plate, care nu lasă urme pe piele | Flat seams that leave no marks on the skin | Lapos varrások, amelyek nem nyomják a bőrt
  Prespălat, rămâne la măsură | Pre-washed, keeps its size | Előmosott, megtartja a méretét
  Culori care țin la spălat | Colours that last through the wash | Mosásálló színek
  Vopsit fără coloranți azoici | Dyed without azo colourants | Azoszínezékek nélkül színezve
`

const NECK =
  'Fără etichetă în ceafă: compoziția e imprimată | No neck label: the composition is printed inside | Címke nélküli nyakrész, belülre nyomtatott összetétellel\n'

export const basics = [
  leaf({
    key: 'bodysuits',
    share: 190,
    about: [
      'Primul strat al zilei, cu capse care se închid dintr-o mișcare.',
      'The first layer of the day, with poppers that close in one go.',
      'A nap első rétege, egy mozdulattal záródó patentokkal.',
    ],
    art: 'bodysuit:0',
    series: 'meadow',
    prints: MERRY,
    sizes: 'baby',
    colours: [1, 1, 1, 1, 1, 1, 2],
    fabrics: ['cotton', 'jersey'],
    g: [60, 120],
    litres: [1, 1],
    things: `
      Body cu mânecă lungă | long-sleeved bodysuit | hosszú ujjú body | art=bodysuit:1 is=body,long
      Body cu mânecă scurtă | short-sleeved bodysuit | rövid ujjú body | art=bodysuit:0 is=body,short
      Body petrecut cu mânecă lungă | long-sleeved wrap bodysuit | átlapolós, hosszú ujjú body | art=bodysuit:3 sizes=newborn is=body,long,wrap
      Body petrecut cu mânecă scurtă | short-sleeved wrap bodysuit | átlapolós, rövid ujjú body | art=bodysuit:4 sizes=newborn is=body,short,wrap
      Body cu umeri suprapuși | envelope-neck bodysuit | bújós vállú body | art=bodysuit:5 is=body,short
      Set de 3 body-uri cu mânecă scurtă | 3-pack of short-sleeved bodysuits | rövid ujjú body, 3 db-os csomag | art=manypack:0 eur=15-30 plain=1 g=200-300 is=body,short
      Body fără mâneci, cu guleraș | sleeveless bodysuit with collar | ujjatlan, galléros body | art=bodysuit:2 is=body,short
    `,
    features: `
      bumbac pieptănat | combed cotton | fésült pamut | fabric=cotton for=body
      jerseu moale | soft jersey | puha jersey | fabric=jersey for=body
      viscoză din bambus | bamboo viscose | bambuszviszkóz | fabric=bamboo season=spring-summer for=body
      lână merinos | merino wool | merinói gyapjú | fabric=merino eur=18-30 season=autumn-winter for=long
      bumbac reiat | ribbed cotton | bordázott pamut | fabric=jersey for=body
      capse pe umăr | shoulder poppers | vállpatenttal | for=long
      bumbac subțire, pentru vară | light summer cotton | könnyű nyári pamut | fabric=cotton season=spring-summer for=short
      tiv dublu, crește cu copilul | turn-up hems to grow into | visszahajtható, növekvő szegéllyel | for=long
    `,
    opening: `
      Se îmbracă peste cap sau din jos, cum e mai puțin plâns. Capsele dintre picioare sunt pe bandă întărită și nu se smulg. | Goes on over the head or from below, whichever brings fewer tears. The poppers sit on a reinforced band and do not tear out. | Fejen át vagy alulról is felvehető, ahogy kevesebb a sírás. Az alsó patentok megerősített szalagon ülnek, nem szakadnak ki.
      Body-ul pe care îl scoți primul din sertar. Se întinde cât trebuie și se întoarce la forma lui. | The bodysuit you reach for first. It stretches as much as it must and goes back to its shape. | Az a body, amelyet elsőként vesz ki a fiókból. Nyúlik, amennyit kell, és visszanyeri a formáját.
    `,
    facts: FACTS + NECK + 'Capse fără nichel | Nickel-free poppers | Nikkelmentes patentok',
  }),
  leaf({
    key: 'sleepsuits',
    share: 190,
    about: [
      'Pijamale și salopete de noapte pentru somn fără pături la picioare.',
      'Pyjamas and sleepsuits for nights without a tangled blanket.',
      'Pizsamák és rugdalózók takarógubanc nélküli éjszakákra.',
    ],
    art: 'sleepsuit:0',
    series: 'night',
    prints: MERRY,
    sizes: 'baby',
    colours: [1, 1, 1, 1, 1, 2],
    fabrics: ['cotton', 'jersey'],
    g: [140, 260],
    litres: [1, 2],
    things: `
      Salopetă de noapte cu fermoar | zip-up sleepsuit | cipzáras rugdalózó | art=sleepsuit:0 is=suit,zip
      Salopetă de noapte cu capse | popper sleepsuit | patentos rugdalózó | art=sleepsuit:4 is=suit
      Salopetă de noapte cu nasturi | button-up sleepsuit | gombos rugdalózó | art=sleepsuit:1 is=suit
      Salopetă de noapte fără botoșei | footless sleepsuit | talp nélküli rugdalózó | art=sleepsuit:5 is=suit
      Pijama din două piese | two-piece pyjamas | kétrészes pizsama | art=pyjamas:0 sizes=toddler is=two,cuffs
      Pijama întreagă cu fermoar dublu | two-way zip onesie | kétirányú cipzáras kezeslábas | art=sleepsuit:3 is=suit,zip
      Salopetă de noapte cu guleraș | sleepsuit with collar | galléros rugdalózó | art=sleepsuit:2 is=suit
      Pijama de copii cu pantaloni lungi | children's long pyjamas | hosszú gyerekpizsama | art=pyjamas:1 sizes=child is=two,cuffs
      Pijama scurtă de copii | children's short pyjamas | rövid gyerekpizsama | art=pyjamas:2 sizes=child is=two season=spring-summer
    `,
    features: `
      bumbac pieptănat | combed cotton | fésült pamut | fabric=cotton for=suit,two
      catifea moale | soft velour | puha velúr | fabric=velour season=autumn-winter for=suit,cuffs
      viscoză din bambus | bamboo viscose | bambuszviszkóz | fabric=bamboo season=spring-summer for=suit,two
      bumbac reiat | ribbed cotton | bordázott pamut | fabric=jersey for=suit,two
      mănușițe întoarse | fold-over mittens | visszahajtható kesztyűvel | for=suit
      interior flaușat | brushed inside | bolyhos belsővel | fabric=terry season=autumn-winter for=suit,cuffs
      fermoar de jos în sus | zip from the bottom up | alulról nyíló cipzárral | for=zip
      elastic lat la glezne | wide ankle cuffs | széles bokapánttal | for=cuffs
    `,
    opening: `
      Fermoarul se deschide de jos, așa că scutecul se schimbă pe întuneric, cu pieptul acoperit. | The zip opens from below, so a nappy is changed in the dark with the chest still covered. | A cipzár alulról nyílik, így a pelenkacsere sötétben is megy, a mellkas pedig takarva marad.
      Pentru nopțile în care pătura ajunge oricum la picioare. Călduroasă fără să fie groasă. | For the nights when the blanket ends up at the feet anyway. Warm without being thick. | Azokra az éjszakákra, amikor a takaró úgyis a lábnál köt ki. Meleg, mégsem vastag.
    `,
    facts:
      FACTS +
      NECK +
      'Protecție la bărbie, fermoarul nu ciupește | Chin guard, so the zip never pinches | Állvédő, hogy a cipzár ne csípjen',
  }),
  leaf({
    key: 'newborn-sets',
    share: 100,
    about: [
      'Primul set de haine, gata ales pentru drumul spre casă.',
      'The first set of clothes, chosen for the way home.',
      'Az első ruhaszett, hazaútra összeállítva.',
    ],
    art: 'newbornset:0',
    series: 'meadow',
    prints: MERRY,
    sizes: 'newborn',
    colours: [1, 1, 2],
    fabrics: ['cotton', 'jersey', 'terry'],
    g: [180, 420],
    litres: [2, 3],
    age: [0, 6],
    things: `
      Set nou-născut de 3 piese | 3-piece newborn set | 3 részes újszülött szett | art=newbornset:0 eur=18-38 is=set,gift
      Set nou-născut de 5 piese | 5-piece newborn set | 5 részes újszülött szett | art=newbornset:4 eur=30-60 is=set,gift
      Set de maternitate cu căciuliță | going-home set with hat | hazahozós szett sapkával | art=newbornset:1 eur=20-45 is=set,gift
      Set body și pantalonași | bodysuit and trousers set | body és nadrág szett | art=newbornset:3 eur=15-32 is=set
      Set salopetă și căciuliță | sleepsuit and hat set | rugdalózó és sapka szett | art=newbornset:5 eur=18-40 is=set
      Set cardigan și botoșei | cardigan and booties set | kardigán és kiscipő szett | art=newbornset:7 eur=28-60 fabric=knit plain=1 is=knit
      Trusou de 10 piese pentru nou-născut | 10-piece layette | 10 részes babakelengye | art=newbornset:6 eur=55-80 g=600-900 is=set,gift
    `,
    features: `
      bumbac pieptănat | combed cotton | fésült pamut | fabric=cotton for=set
      viscoză din bambus | bamboo viscose | bambuszviszkóz | fabric=bamboo for=set
      în cutie de cadou | in a gift box | díszdobozban | for=gift,knit
      tricot fin de bumbac | fine cotton knit | finom kötött pamut | fabric=knit for=knit
      bumbac reiat | ribbed cotton | bordázott pamut | fabric=jersey for=set
      cusături la exterior | seams on the outside | kifelé fordított varrással | for=set
      muselină moale | soft muslin | puha muszlin | fabric=muslin for=set
    `,
    opening: `
      Tot ce îmbraci în prima zi, la aceeași măsură și în aceleași culori. Restul hainelor pot aștepta până vă cunoașteți. | Everything for the first day, in one size and one palette. The rest can wait until you have met. | Minden, ami az első napra kell, egy méretben és egymáshoz illő színekben. A többi ráér, amíg megismerkednek.
      Un set mic, gândit pentru bagajul de maternitate: ușor de îmbrăcat, fără nimic peste cap. | A small set made for the hospital bag: easy to put on, nothing over the head. | Kis szett a kórházi csomagba: könnyen felvehető, semmit sem kell fejen áthúzni.
    `,
    facts:
      FACTS +
      NECK +
      'Deschidere completă în față, se îmbracă fără ridicat | Opens fully at the front, no lifting needed | Elöl végig nyílik, emelgetés nélkül felvehető',
  }),
  leaf({
    key: 'tops',
    share: 210,
    about: [
      'Bluze și tricouri care rezistă la nisip, iaurt și mașina de spălat.',
      'Tops and T-shirts that stand up to sand, yoghurt and the machine.',
      'Felsők és pólók, amelyek bírják a homokot, a joghurtot és a mosógépet.',
    ],
    art: 'tee:0',
    series: 'outdoors',
    prints: MERRY,
    sizes: 'toddler',
    colours: [1, 1, 1, 1, 1, 2],
    fabrics: ['cotton', 'jersey'],
    g: [80, 220],
    litres: [1, 2],
    things: `
      Tricou cu mânecă scurtă | short-sleeved T-shirt | rövid ujjú póló | art=tee:0 season=spring-summer eur=6-18 is=top
      Bluză cu mânecă lungă | long-sleeved top | hosszú ujjú felső | is=top,long art=longsleeve:0 eur=8-24
      Hanorac cu glugă | hooded sweatshirt | kapucnis pulóver | is=sweat art=sweatshirt:1,2 sizes=child fabric=terry eur=16-40 season=autumn-winter
      Bluză de trening | sweatshirt | szabadidőfelső | is=sweat art=sweatshirt:0 fabric=terry eur=14-34
      Tricou cu buzunar | pocket T-shirt | zsebes póló | art=tee:1 sizes=child eur=7-20 season=spring-summer is=top
      Maiou cu bretele | vest top | pántos trikó | art=tee:2 eur=6-14 season=spring-summer is=top
      Cămașă cu guler tunică | grandad-collar shirt | álló galléros ing | art=longsleeve:2 fabric=linen eur=16-38 is=shirt
      Bluză pe gât | roll-neck top | garbós felső | is=top,warm art=longsleeve:1 eur=9-22 season=autumn-winter
      Set de 3 tricouri | 3-pack of T-shirts | póló, 3 db-os csomag | art=manypack:1 is=top eur=14-36 plain=1 g=240-420
    `,
    features: `
      bumbac pieptănat | combed cotton | fésült pamut | fabric=cotton for=top
      in și bumbac | linen and cotton | len és pamut | fabric=linen season=spring-summer for=shirt
      croi larg | relaxed fit | bő szabással | for=top,sweat,shirt
      bumbac reiat | ribbed cotton | bordázott pamut | fabric=jersey for=top
      capse pe umăr | shoulder poppers | vállpatenttal | for=long
      interior flaușat | brushed inside | bolyhos belsővel | fabric=terry season=autumn-winter for=sweat
      coate întărite | reinforced elbows | megerősített könyökkel | for=sweat,long
    `,
    opening: `
      Croit puțin mai larg la umeri, ca să treacă peste cap fără luptă. Ține un sezon întreg de loc de joacă. | Cut a little wider at the shoulders so that it goes over the head without a fight. Lasts a whole season of playground. | A vállánál kicsit bővebb, hogy küzdelem nélkül átférjen a fejen. Egy egész játszótéri szezont kibír.
      Merge cu orice din dulap și se usucă peste noapte. | Goes with everything in the drawer and dries overnight. | Mindenhez illik, ami a szekrényben van, és reggelre megszárad.
    `,
    facts:
      FACTS + NECK + 'Guler dublat, nu se lărgește | Taped neckline that does not sag | Megerősített nyakpánt, nem nyúlik ki',
  }),
  leaf({
    key: 'trousers',
    share: 190,
    about: [
      'Pantaloni, colanți și salopete cu genunchi care țin.',
      'Trousers, leggings and dungarees with knees that last.',
      'Nadrágok, leggingsek és kantárosok strapabíró térddel.',
    ],
    art: 'trousers:0',
    series: 'outdoors',
    prints: ['plain', 'plain', 'plain', 'stripe', 'check', 'dots', 'sprig', 'stars'],
    sizes: 'baby',
    colours: [1, 1, 1, 1, 1, 2],
    fabrics: ['jersey', 'terry', 'cotton'],
    g: [100, 280],
    litres: [1, 2],
    things: `
      Colanți cu petice la genunchi | leggings with knee patches | térdfoltos leggings | art=trousers:0 eur=8-20 is=legs,stretch
      Pantaloni harem | harem trousers | buggyos nadrág | is=legs,pocket art=trousers:2 eur=10-26
      Salopetă cu bretele | dungarees | kantáros nadrág | is=pocket,bib art=trousers:1 eur=18-42
      Pantaloni de trening | joggers | szabadidőnadrág | is=legs,pocket art=trousers:4 sizes=toddler fabric=terry eur=12-30
      Colanți lungi | long leggings | hosszú leggings | art=trousers:3 sizes=child eur=8-18 is=legs,stretch
      Pantaloni din muselină | muslin trousers | muszlinnadrág | art=trousers:5 fabric=muslin eur=14-28 season=spring-summer is=legs,summer
      Blugi cu elastic în talie | elasticated jeans | gumis derekú farmer | is=legs,pocket,denim art=bottoms:1 sizes=child fabric=denim eur=18-40 plain=1 colourways=navy,dusk,graphite,sky,chalk
      Salopetă de blugi | denim dungarees | farmer kantáros nadrág | art=trousers:6 sizes=toddler fabric=denim eur=22-45 plain=1 is=pocket,bib,denim colourways=navy,dusk,graphite,sky,chalk
      Pantaloni scurți | shorts | rövidnadrág | is=legs,summer,short art=bottoms:0 sizes=toddler eur=8-20 season=spring-summer
    `,
    features: `
      talie moale, fără nasturi | soft waistband, no buttons | puha derékpánttal | for=stretch,summer
      bumbac reiat | ribbed cotton | bordázott pamut | fabric=jersey for=stretch
      genunchi dubli | double knees | dupla térddel | for=pocket
      manșete care se întorc | turn-up cuffs | visszahajtható szárral | for=pocket
      elastic lat | wide waistband | széles derékpánttal | for=legs
      tiv moale | soft hem | puha szegéllyel | for=short
      in și bumbac | linen and cotton | len és pamut | fabric=linen season=spring-summer for=summer
      căptușeală de bumbac | cotton-lined | pamutbéléssel | season=autumn-winter for=pocket
      buzunare adânci | deep pockets | mély zsebekkel | for=pocket
    `,
    opening: `
      Loc destul pentru scutec și pentru târât. Genunchii sunt dublați acolo unde se rup de obicei. | Room enough for a nappy and for crawling. The knees are doubled where they usually give way. | Elég hely a pelenkának és a mászásnak. A térd ott dupla, ahol ki szokott szakadni.
      Se trag singuri, primii pantaloni pe care îi îmbracă fără ajutor. | Easy to pull up: the first trousers they manage without help. | Könnyen felhúzható: az első nadrág, amelyet segítség nélkül is felvesz.
    `,
    facts: FACTS + 'Elastic reglabil în talie, din interior | Waist adjustable from the inside | Belülről állítható derékbőség',
  }),
  leaf({
    key: 'socks-tights',
    share: 140,
    about: [
      'Șosete care rămân în picior și dresuri care nu alunecă.',
      'Socks that stay on and tights that stay up.',
      'Zoknik, amelyek fent maradnak, és harisnyák, amelyek nem csúsznak le.',
    ],
    art: 'socks',
    series: 'meadow',
    sizes: 'wide',
    colours: [1, 1, 1, 2],
    fabrics: ['tights'],
    g: [20, 90],
    litres: [1, 1],
    things: `
      Șosete antiderapante | non-slip socks | csúszásgátlós zokni | is=sock eur=3-8 art=socks:3
      Șosete lungi | long socks | hosszú szárú zokni | is=sock eur=3-7 art=socks:0,2
      Dres de bumbac | cotton tights | pamut harisnyanadrág | is=tights art=tights:1,2 eur=6-14
      Dres reiat | ribbed tights | bordás harisnyanadrág | is=tights art=tights:0 eur=7-16
      Șosete de lână | wool socks | gyapjúzokni | is=sock,wool fabric=woolsocks eur=6-14 season=autumn-winter art=socks:1
      Set de 3 perechi de șosete | 3-pack of socks | zokni, 3 pár | is=sock eur=6-14 art=manypack:2
      Set de 5 perechi de șosete | 5-pack of socks | zokni, 5 pár | is=sock eur=9-20 art=manypack:3
      Botoșei-șosetă pentru nou-născut | newborn sock booties | újszülött zoknicipő | eur=3-8 sizes=newborn is=tiny art=socks:4
      Ciorapi până la genunchi | knee-high socks | térdzokni | eur=3-8 is=sock art=socks:5
    `,
    features: `
      bumbac pieptănat | combed cotton | fésült pamut | for=sock,tights,tiny
      elastic care nu strânge | gentle cuffs | nem szorító szárral | for=sock,tiny
      talpă flaușată | cushioned sole | frottír talppal | for=sock
      călcâi întărit | reinforced heel | megerősített sarokkal | for=sock
      talie moale | soft waistband | puha derékpánttal | for=tights
      cusături plate | flat seams | lapos varrással | for=sock,tights,tiny
      lână merinos | merino wool | merinói gyapjú | fabric=woolsocks season=autumn-winter for=wool
      vârf fără cusătură | seamless toe | varrás nélküli orral | for=sock,tights
    `,
    opening: `
      Rămân pe picior și când piciorul nu stă o clipă. Manșeta e lată și nu lasă urme. | They stay on even when the foot never rests. The cuff is wide and leaves no mark. | Akkor is a lábon marad, ha a láb egy percig sem nyugszik. A szára széles, nem hagy nyomot.
      Pentru parchet, gresie și alergat prin casă. | For parquet, tiles and running indoors. | Parkettára, járólapra és lakásban futkosáshoz.
    `,
    facts: FACTS,
  }),
]
