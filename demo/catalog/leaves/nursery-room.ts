/** Bouncers, lamps, monitors and other things of the nursery. */
import { CLOTH } from '../colours.ts'
import { leaf } from '../leaf.ts'

const ELECTRIC = `
  Oprire automată | Switches off by itself | Automatikus kikapcsolás
  Garanție 24 de luni | 24-month guarantee | 24 hónap jótállás
  Instrucțiuni în română, engleză și maghiară | Instructions in Romanian, English and Hungarian | Román, angol és magyar nyelvű útmutató
`

export const room = [
  leaf({
    key: 'bouncers-swings',
    share: 48,
    about: [
      'Un loc de legănat cât fierbe cafeaua.',
      'Somewhere to rock while the coffee brews.',
      'Egy hely, ahol ringhat, amíg lefő a kávé.',
    ],
    art: 'bouncer:0',
    quiet: true,
    series: 'model',
    prints: ['plain', 'plain', 'dots', 'sprig', 'stars', 'arcs'],
    colours: [1, 2, 3],
    g: [2200, 7000],
    litres: [30, 70],
    age: [0, 24],
    greenTax: [150, 400],
    attributes: () => ({ weight_max: 9 }),
    things: `
      Balansoar * | * baby bouncer | * pihenőszék | is=seat,frame n=3 flags=-weee art=bouncer:0
      Leagăn electric * | * electric swing | * elektromos babahinta | is=electric,frame power=mains eur=90-300 n=2 art=swing:0
      Șezlong * | * rocker | * babafotel | is=seat flags=-weee n=2 art=bouncer:2
      Leagăn cu vibrații * | * vibrating bouncer | * rezgő pihenőszék | is=electric,frame power=batteries art=bouncer:1
      Leagăn de tavan * | * hanging cradle | * függő babahinta | flags=-weee eur=60-160 art=swing:1 is=cradle
      Leagăn pe suport * | * cradle on stand | * állványos bölcső | art=swing:2 is=cradle flags=-weee eur=80-220
    `,
    features: `
      arcadă cu jucării | toy bar | játékívvel | for=electric
      3 poziții | 3 positions | 3 pozícióval | for=seat,electric
      până la 9 kg | up to 9 kg | 9 kg-ig | for=seat,electric,cradle
      până la 18 kg | up to 18 kg | 18 kg-ig | weight_max=18 for=seat
      husă din bumbac | cotton cover | pamuthuzattal | for=seat,electric,cradle
      pliere plată | folds flat | laposra hajtható | for=frame
      12 melodii | 12 melodies | 12 dallammal | for=electric
    `,
    opening: `
      Se leagănă de la mișcările copilului, fără butoane. Când crește, devine primul lui fotoliu. | Rocks with the child's own movements, no buttons needed. Later it becomes a first armchair. | A baba mozgására ring, gombok nélkül. Később az első fotelje lesz. | for=seat
      Te vede și te aude, iar tu ai mâinile libere zece minute. | They see and hear you, and you have both hands for ten minutes. | Látja és hallja Önt, és tíz percre mindkét keze szabad.
    `,
    facts: `
      Nu se folosește pentru somnul de noapte | Not for overnight sleep | Éjszakai alvásra nem használható
      Ham în 3 puncte | 3-point harness | 3 pontos öv
      Se așază doar pe podea | Place on the floor only | Csak padlón használható
      Husă lavabilă la 30 °C | Cover washes at 30 °C | 30 °C-on mosható huzat
      Conform EN 12790 | Meets EN 12790 | Megfelel az EN 12790 szabványnak
    `,
  }),
  leaf({
    key: 'baby-monitors',
    share: 25,
    about: [
      'Monitoare care spun doar ce e important.',
      'Monitors that tell only what matters.',
      'Bébiőrök, amelyek csak a lényegről szólnak.',
    ],
    art: 'monitor',
    series: 'night',
    colours: [1],
    g: [250, 900],
    litres: [2, 5],
    greenTax: [80, 200],
    attributes: (dice) => ({ power: dice.pick(['rechargeable', 'mains']) }),
    things: `
      Monitor video * | * video baby monitor | * kamerás bébiőr | art=monitor:0 is=video,talk,set eur=80-300 n=3
      Monitor audio * | * audio baby monitor | * hangos bébiőr | art=monitor:1 eur=30-90 n=2 is=talk,set
      Monitor cu senzor de respirație * | * breathing sensor monitor | * légzésfigyelő | art=monitor:3 eur=90-220 is=set
      Cameră Wi-Fi * | * Wi-Fi nursery camera | * wifis babakamera | art=monitor:2 eur=50-160 is=wifi,talk,camera
    `,
    features: `
      ecran de 4,3 inchi | 4.3-inch screen | 4,3 hüvelykes kijelzővel | for=video
      ecran de 5 inchi | 5-inch screen | 5 hüvelykes kijelzővel | for=video
      rază de 300 m | 300 m range | 300 m hatótávval | for=set
      vedere de noapte | night vision | éjjellátóval | for=video,camera
      vorbește în ambele sensuri | two-way talk | kétirányú beszéddel | for=talk
      fără internet | no internet needed | internet nélkül | for=set
      alertă pe telefon | phone alerts | telefonos riasztással | for=wifi
    `,
    opening: `
      Se conectează singur, arată camera și temperatura, și tace când e liniște. | Connects by itself, shows room and temperature, and stays silent when all is quiet. | Magától csatlakozik, mutatja a szobát és a hőmérsékletet, és csendben van, ha csend van.
      Un sunet clar și o imagine bună, fără cont și fără abonament. | Clear sound and a good picture, without account or subscription. | Tiszta hang, jó kép, fiók és előfizetés nélkül. | for=video
    `,
    facts:
      ELECTRIC +
      'Semnal criptat | Encrypted signal | Titkosított jel\nIndicator de temperatură | Temperature display | Hőmérsékletkijelzés',
  }),
  leaf({
    key: 'night-lights',
    share: 60,
    about: ['Lumini mici pentru întrebări mari.', 'Small lights for large questions.', 'Kis fények nagy kérdésekhez.'],
    art: 'lamp:0',
    series: 'night',
    colours: [1],
    g: [200, 900],
    litres: [2, 6],
    age: [0, 120],
    greenTax: [50, 150],
    attributes: (dice) => ({ power: dice.pick(['usb', 'rechargeable', 'batteries']) }),
    things: `
      Lampă de veghe * | * night light | * éjszakai lámpa | is=light n=3 art=glow:2
      Lampă-ciupercă * | * mushroom lamp | * gombalámpa | is=light,soft art=lamp:0 n=2
      Lampă-lună * | * moon lamp | * holdlámpa | is=light,soft art=lamp:1 n=2
      Lampă-ursuleț * | * bear lamp | * macilámpa | is=light,soft art=lamp:2 n=2
      Proiector de stele * | * star projector | * csillagkivetítő | art=glow:0 eur=18-60 is=light
      Lampă cu ceas de trezire * | * wake-up light | * ébresztőfény | art=glow:1 eur=20-60 is=clock
      Ghirlandă luminoasă * | * fairy lights | * fényfüzér | art=bunting:1 eur=10-30 is=chain
    `,
    features: `
      lumină caldă | warm light | meleg fénnyel | for=light,chain,clock
      din silicon moale | soft silicone | puha szilikonból | for=soft
      7 culori | 7 colours | 7 színnel | for=light,clock
      temporizator | timer | időzítővel | for=light,chain
      reglare din atingere | touch dimmer | érintéssel szabályozható | for=light,clock
      acumulator pentru 20 de ore | 20-hour battery | 20 órás akkumulátorral | for=light
    `,
    opening: `
      Luminează cât să găsești suzeta, nu cât să se termine noaptea. | Bright enough to find the soother, not to end the night. | Annyi fényt ad, hogy meglegyen a cumi, de ne érjen véget az éjszaka.
      Se aprinde cu o atingere și se stinge singură după ce adoarme. | Lights at a touch and goes out by itself after they fall asleep. | Érintésre gyullad, és magától alszik el, ha már alszik.
    `,
    facts:
      ELECTRIC + 'LED care nu se încălzește | LED that stays cool | Nem melegedő LED\nNu este jucărie | Not a toy | Nem játék',
  }),
  leaf({
    key: 'furniture',
    share: 70,
    about: [
      'Comode, dulapuri și rafturi din lemn, prinse bine de perete.',
      'Drawers, wardrobes and shelves of wood, fixed well to the wall.',
      'Fa komódok, szekrények és polcok, biztosan a falhoz rögzítve.',
    ],
    art: 'dresser:0',
    series: 'model',
    colours: [1, 2, 3],
    g: [12000, 55000],
    litres: [100, 300],
    attributes: (dice) => ({ material: 'wood', dimensions: dice.pick(['90 × 88 × 45', '100 × 92 × 48', '80 × 180 × 52']) }),
    things: `
      Comodă cu trei sertare * | * three-drawer chest | * háromfiókos komód | art=dresser:0 is=wood,drawers n=3
      Dulap cu două uși * | * two-door wardrobe | * kétajtós szekrény | art=dresser:1 is=wood,drawers eur=250-900 dimensions=90×185×52
      Comodă cu blat de înfășat * | * changing chest | * pelenkázókomód | art=changetable:0 is=wood,drawers n=2
      Bibliotecă joasă * | * low bookcase | * alacsony könyvespolc | art=dresser:2 dimensions=80×90×30 is=wood
      Masă cu două scaune * | * table with two chairs | * asztal két székkel | art=dresser:4 is=wood eur=60-160 g=8000-14000 l=60-120
      Raft de jucării * | * toy shelf | * játéktároló polc | art=dresser:3 dimensions=84×80×35 is=wood
    `,
    features: `
      lemn de fag | beech wood | bükkfából | wood=beech for=wood
      lemn de stejar | oak | tölgyfából | wood=oak for=wood
      lemn de pin | pine | fenyőfából | wood=beech for=wood
      alb mat | matt white | matt fehér | wood=white for=wood
      închidere lentă | soft close | csillapított záródással | for=drawers
      mânere din piele | leather handles | bőr fogantyúkkal | for=drawers
      colțuri rotunjite | rounded corners | lekerekített sarkokkal | for=wood
    `,
    opening: `
      Mobilă care rămâne în cameră și după ce dispare blatul de înfășat. | Furniture that stays in the room after the changing top has gone. | Bútor, amely akkor is a szobában marad, amikor a pelenkázólap már nincs rajta.
      Sertarele se închid încet și se opresc la timp. Colțurile sunt rotunde. | The drawers close slowly and stop in time. The corners are round. | A fiókok lassan csukódnak, és időben megállnak. A sarkok kerekek. | for=drawers
    `,
    facts: `
      Se fixează de perete, piesele sunt incluse | Wall fixings included | Falhoz rögzíthető, tartozékai a csomagban
      Lacuri pe bază de apă | Water-based lacquers | Vízbázisú lakkok
      Livrare la ușă, montaj simplu | Delivered to the door, simple assembly | Házhozszállítás, egyszerű összeszerelés
      Conform EN 14749 | Meets EN 14749 | Megfelel az EN 14749 szabványnak
    `,
  }),
  leaf({
    key: 'decor',
    share: 125,
    about: [
      'Carusele, covoare și stegulețe pentru o cameră cu poveste.',
      'Mobiles, rugs and bunting for a room with a story.',
      'Babaforgók, szőnyegek és zászlófüzérek egy mesélő szobába.',
    ],
    art: 'mobile',
    series: 'meadow',
    prints: CLOTH,
    colours: [1, 2, 2, 3],
    g: [200, 2500],
    litres: [2, 20],
    age: [0, 144],
    things: `
      Carusel pentru pătuț * | * cot mobile | * kiságyforgó | is=mobile art=mobile:0,1,2 eur=20-70 n=3
      Cort de joacă * | * play tent | * játszósátor | is=tent art=tent:0,1,2 eur=45-120 g=2500-4500 l=20-40 n=2
      Pernă decorativă-stea * | * star cushion | * csillag díszpárna | is=soft art=pillow:1 eur=12-30
      Pernă decorativă-nor * | * cloud cushion | * felhő díszpárna | is=soft art=pillow:2 eur=12-30
      Pernă decorativă-lună * | * moon cushion | * hold díszpárna | is=soft art=pillow:3 eur=12-30
      Ghirlandă cu stegulețe * | * bunting | * zászlófüzér | is=garland art=bunting:0,2 eur=9-25
      Covor cu franjuri * | * fringed rug | * rojtos szőnyeg | is=rug art=rug:0 eur=45-160 g=1500-4000 l=15-40
      Covor rotund * | * round rug | * kerek szőnyeg | art=rug:1 is=round eur=45-140 g=1500-3500 l=15-35
      Covor-curcubeu * | * rainbow rug | * szivárvány szőnyeg | art=rug:2 is=round eur=45-140 g=1500-3500 l=15-35
    `,
    features: `
      bumbac tricotat | knitted cotton | kötött pamut | for=soft
      lemn de fag | beech wood | bükkfából | wood=beech for=mobile
      lână împâslită | felted wool | nemezelt gyapjú | for=garland,mobile
      in spălat | washed linen | mosott len | for=soft
      țesătură manuală | hand-woven | kézzel szőtt | for=rug
      fără sunet | silent | hang nélkül | for=mobile
      pânză de bumbac | cotton canvas | pamutvászon | for=tent,garland
      cu steguleț | with pennant | zászlócskával | for=tent
      bețe din lemn de pin | pine poles | fenyőrudakkal | for=tent
      cu salteluță | with floor mat | padlómatraccal | for=tent
      80 × 150 cm | 80 × 150 cm | 80 × 150 cm | for=rug
      120 × 180 cm | 120 × 180 cm | 120 × 180 cm | for=rug
      lână | wool | gyapjú | for=rug,round
      se spală la mașină | machine washable | gépben mosható | for=rug,round
      100 cm | 100 cm | 100 cm | for=round
      120 cm | 120 cm | 120 cm | for=round
    `,
    opening: `
      Schimbă o cameră într-un loc, fără să schimbe mobila. | Turns a room into a place without changing the furniture. | A szobából hely lesz, bútorcsere nélkül.
      De privit din pătuț, apoi din fotoliu, apoi din ușă, când a crescut. | To look at from the cot, then from the armchair, then from the door when they have grown. | Először a kiságyból nézi, aztán a fotelból, végül az ajtóból, ha már nagy. | for=mobile,garland
    `,
    facts: `
      Se prinde ușor, fără găuri mari | Easy to put up, no large holes | Könnyen felszerelhető, nagy lyukak nélkül | for=mobile,garland
      A nu se lăsa la îndemâna copilului | Keep out of the child's reach | A gyermektől elzárva helyezendő el | for=mobile,garland
      Lucrat în serii mici | Made in small series | Kis szériában készül
      Se curăță cu o cârpă uscată | Clean with a dry cloth | Száraz ruhával tisztítható
    `,
  }),
  leaf({
    key: 'safety',
    share: 78,
    about: [
      'Porți, opritori și protecții pentru copii care tocmai au plecat.',
      'Gates, stops and guards for children who have just set off.',
      'Rácsok, ütközők és védők frissen elindult gyerekeknek.',
    ],
    art: 'gate:0',
    series: 'model',
    colours: [1],
    g: [80, 1200],
    litres: [1, 12],
    age: [6, 48],
    things: `
      Poartă de siguranță * | * safety gate | * biztonsági rács | art=gate:0 eur=28-120 g=3000-7000 l=20-40 n=2 is=gate
      Protecții pentru colțuri * | * corner guards | * sarokvédő | art=gate:2 eur=4-12 is=pack,clear
      Protecții pentru prize * | * socket covers | * konnektorvédő | art=guards:0 eur=3-10 is=pack
      Blocatoare de sertare * | * drawer locks | * fiókzár | art=guards:1 eur=5-16 is=pack
      Protecție pentru aragaz * | * hob guard | * tűzhelyvédő | art=guards:3 eur=15-35 is=clear,mounted
      Protecție de pat * | * bed guard | * leesésgátló | art=guards:4 eur=25-60 age=18 to=60 g=1800-3200 l=12-24 is=rail,mounted
      Opritor de ușă * | * door stop | * ajtótámasz | art=guards:2 eur=4-12 is=pack
      Țarc de joacă * | * playpen | * járóka | art=gate:1 eur=60-120 g=8000-14000 l=60-100 flags=bulky is=pen
    `,
    features: `
      fără găurit | no drilling | fúrás nélkül | for=gate
      75–82 cm | 75–82 cm | 75–82 cm | for=gate
      extensibilă până la 140 cm | extends to 140 cm | 140 cm-ig bővíthető | for=gate
      4 bucăți | pack of 4 | 4 db | for=pack
      8 bucăți | pack of 8 | 8 db | for=pack
      12 bucăți | pack of 12 | 12 db | for=pack
      lemn de fag | beech wood | bükkfából | for=gate,pen
      se deschide cu o mână | opens with one hand | egy kézzel nyitható | for=gate
      plastic transparent | clear plastic | átlátszó műanyag | for=clear
      montare fără unelte | fits without tools | szerszám nélkül szerelhető | for=pack,pen,mounted
      se pliază în jos | folds down | lehajtható | for=rail
    `,
    opening: `
      Se montează o dată și se uită, ceea ce e tot rostul. | Fit it once and forget it, which is the whole point. | Egyszer kell felszerelni, utána el lehet felejteni. Ez a lényege.
      Se deschide cu o mână de adult și cu niciuna de copil. | Opens with one adult hand and no child's hand at all. | Felnőttnek egy kézzel nyílik, gyereknek eggyel sem. | for=gate
    `,
    facts: `
      Nu înlocuiește supravegherea | No substitute for supervision | Nem helyettesíti a felügyeletet
      Se scoate fără urme | Comes off without a trace | Nyom nélkül eltávolítható
      Testat pe mii de deschideri | Tested over thousands of openings | Több ezer nyitásra tesztelve | for=gate
      Instrucțiuni cu desene | Illustrated instructions | Rajzos útmutatóval
    `,
  }),
]
