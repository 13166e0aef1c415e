/** Toys of wood, blocks and everything that rolls. */
import { leaf } from '../leaf.ts'

const WOOD_FACTS = `
  Lemn șlefuit, vopsele pe bază de apă | Sanded wood, water-based paints | Csiszolt fa, vízbázisú festékek | for=wood
  Muchii rotunjite | Rounded edges | Lekerekített élek
  Vine într-o cutie de carton, fără plastic | Comes in a cardboard box, without plastic | Kartondobozban, műanyag nélkül érkezik
  Se șterge cu o cârpă umedă | Wipe clean with a damp cloth | Nedves ruhával tisztítható
  Conform EN 71 | Meets EN 71 | Megfelel az EN 71 szabványnak
`

export const woodToys = [
  leaf({
    key: 'wooden-toys',
    share: 260,
    about: [
      'Din tei, fag și stejar. Puține piese, multe feluri de a te juca cu ele.',
      'Of lime, beech and oak. Few pieces, many ways to play with them.',
      'Hársból, bükkből, tölgyből. Kevés darab, sokféle játék.',
    ],
    art: 'rainbow',
    series: 'play',
    colours: [1],
    g: [250, 1500],
    litres: [2, 8],
    age: [12, 84],
    attributes: () => ({ material: 'wood' }),
    things: `
      Curcubeu din lemn * | * wooden rainbow | * fa szivárvány | art=rainbow skill=creativity eur=18-60 is=arch,wood n=2
      Turn cu inele * | * stacking rings | * gyűrűs torony | art=rings skill=motor-skills eur=12-35 n=2 is=wood
      Cuburi cu litere * | * alphabet blocks | * betűs kockák | art=blocks:0,1 skill=language eur=16-45 is=set,wood n=2
      Mașinuța din lemn * | * wooden car | * fa kisautó | art=car:0 skill=motor-skills eur=9-24 is=wood
      Dubița din lemn * | * wooden camper van | * fa lakóautó | art=car:1 eur=10-26 is=wood
      Căluț balansoar * | * rocking horse | * hintaló | art=rocker:0,1 skill=motor-skills eur=60-120 g=3000-6000 l=40-70 is=wood
      Sortator de forme * | * shape sorter | * formaválogató | art=handwork:2 skill=logic eur=14-36 is=wood
      Jucărie de împins * | * push-along toy | * tologatós játék | art=pull:3 skill=motor-skills eur=14-34 is=wood
      Bucătărie de joacă * | * play kitchen | * játékkonyha | art=kitchen:0 skill=creativity age=36 eur=70-120 g=6000-12000 l=60-90 is=wood
      Set de fructe de tăiat * | * cutting fruit set | * vágható gyümölcskészlet | art=kitchen:1 skill=motor-skills age=24 eur=12-30 is=small,wood
      Circuit cu mărgele * | * bead maze | * gyöngyvezető | art=handwork:0 skill=motor-skills eur=12-34 is=wood
      Ciocănel și bile * | * hammer bench | * kalapácsos golyójáték | art=handwork:1 skill=motor-skills eur=14-32 is=wood
      Serviciu de ceai din lemn * | * wooden tea set | * fa teáskészlet | art=kitchen:2 skill=creativity age=36 eur=15-36 is=small,wood
    `,
    features: `
      lemn de fag | beech wood | bükkfából | wood=beech for=wood
      lemn de tei | lime wood | hársfából | wood=beech for=wood
      lemn de stejar | oak | tölgyfából | wood=oak for=wood
      lemn de nuc | walnut | diófából | wood=walnut for=wood
      vopsea pe bază de apă | water-based paint | vízbázisú festékkel | for=wood
      6 arcade | 6 arches | 6 ívvel | for=arch
      12 piese | 12 pieces | 12 darabos | for=small,set pieces=12
      24 de piese | 24 pieces | 24 darabos | for=set pieces=24
      31 de piese | 31 pieces | 31 darabos | for=set pieces=31
    `,
    opening: `
      Cioplit simplu, ca fantezia să aibă de lucru. Lemnul se încălzește în mână și nu se sperie de căzături. | Carved simply, so the imagination has work to do. The wood warms in the hand and is not afraid of a fall. | Egyszerűen faragva, hogy a fantáziának is maradjon dolga. A fa felmelegszik a kézben, és nem fél a leeséstől.
      O jucărie care stă frumos pe raft și încă mai bine pe covor. | A toy that looks well on a shelf and better on the rug. | Szépen mutat a polcon, de még szebben a szőnyegen.
    `,
    facts: WOOD_FACTS,
  }),
  leaf({
    key: 'building-toys',
    share: 130,
    about: [
      'Cuburi, plăci și grinzi pentru case care se dărâmă cu bucurie.',
      'Blocks, tiles and beams for houses that come down with joy.',
      'Kockák, lapok és gerendák házakhoz, amelyeket ledönteni is öröm.',
    ],
    art: 'blocks',
    series: 'play',
    colours: [1],
    g: [400, 2500],
    litres: [3, 12],
    age: [18, 96],
    attributes: () => ({ skill: 'creativity' }),
    things: `
      Cuburi de construit * | * building blocks | * építőkockák | is=wood art=blocks:3 material=wood eur=12-60
      Plăci magnetice * | * magnetic tiles | * mágneses építőlapok | art=tiles age=36 material=plastic eur=25-110 is=tiles
      Set de construcție cu grinzi * | * plank building set | * építőlécek | is=wood art=building:2 age=36 material=wood eur=20-80
      Circuit cu bile * | * marble run | * golyópálya | art=building:0 is=wood age=48 material=wood eur=25-120
      Set de case stivuibile * | * stacking houses | * egymásra rakható házikók | is=wood,houses art=building:1 material=wood eur=14-40
    `,
    features: `
      lemn de fag | beech wood | bükkfából | for=wood
      culori pastelate | pastel colours | pasztellszínekben | for=wood,tiles
      cutie de depozitare | with storage box | tárolódobozzal | for=wood,tiles
      cu figurine | with figures | figurákkal | for=houses
      colțuri rotunjite | rounded corners | lekerekített sarkokkal | for=wood,tiles
    `,
    details: `
      24 de piese | 24 pieces | 24 darabos | pieces=24 for=wood,tiles
      36 de piese | 36 pieces | 36 darabos | pieces=36 for=wood,tiles
      48 de piese | 48 pieces | 48 darabos | pieces=48 for=wood,tiles
      60 de piese | 60 pieces | 60 darabos | pieces=60 for=wood,tiles
      80 de piese | 80 pieces | 80 darabos | pieces=80 for=wood,tiles
      100 de piese | 100 pieces | 100 darabos | pieces=100 for=wood,tiles
      150 de piese | 150 pieces | 150 darabos | pieces=150 for=wood,tiles
    `,
    opening: `
      Toate piesele se potrivesc între ele, așa că turnul de azi poate fi podul de mâine. | All pieces fit each other, so today's tower may be tomorrow's bridge. | Minden darab illik a többihez, így a mai toronyból holnap híd lehet. | for=wood,tiles
      Nu are instrucțiuni. Are, în schimb, o cutie în care încape totul la loc. | It has no instructions. It does have a box that everything goes back into. | Nincs hozzá útmutató. Van viszont doboza, amelybe minden visszafér.
    `,
    facts: WOOD_FACTS,
  }),
  leaf({
    key: 'vehicles',
    share: 150,
    about: [
      'Mașinuțe, trenulețe și un garaj pentru fiecare.',
      'Cars, trains and a garage for each of them.',
      'Kisautók, vonatok és mindegyiknek egy garázs.',
    ],
    art: 'car:0',
    series: 'model',
    colours: [1, 1, 2],
    g: [150, 1800],
    litres: [1, 12],
    age: [18, 96],
    things: `
      Mașinuță de curse * | * racing car | * versenyautó | art=car:2 material=wood flags=-weee eur=6-18 is=wood,car
      Mașină de pompieri * | * fire engine | * tűzoltóautó | art=truck:0 eur=10-30 flags=-weee is=truck colourways=poppy,berry,clay
      Autobuz de jucărie * | * toy bus | * játékbusz | art=truck:2 eur=8-26 flags=-weee is=truck
      Set de trenuleț din lemn * | * wooden train set | * favonatkészlet | art=train:0,1 age=36 material=wood flags=-weee eur=25-110 is=wood
      Basculantă * | * tipper truck | * billenős teherautó | art=truck:1 eur=10-40 flags=-weee is=truck
      Mașinuță cu telecomandă * | * remote-controlled car | * távirányítós autó | art=car:4 age=36 power=rechargeable eur=20-90 is=electric
      Locomotivă cu baterii * | * battery locomotive | * elemes mozdony | art=train:2 age=36 power=batteries eur=14-45 is=electric
      Garaj cu rampă * | * garage with ramp | * parkolóház rámpával | art=playhouse:1 age=36 flags=-weee eur=30-110 is=garage
      Mașinuță cu tragere înapoi * | * pull-back car | * hátrahúzós kisautó | art=car:3 flags=-weee eur=5-14 is=wood,car
    `,
    features: `
      lemn de fag | beech wood | bükkfából | for=wood
      roți cauciucate | rubber tyres | gumikerekekkel | for=car,truck
      uși care se deschid | opening doors | nyitható ajtókkal | for=truck
      cu șofer din lemn | with wooden driver | fa sofőrrel | for=truck
      vopsea pe bază de apă | water-based paint | vízbázisú festékkel | for=wood,truck,garage
      colțuri rotunjite | rounded corners | lekerekített sarkokkal | for=wood,truck,garage
      sunet și lumini | sound and lights | hanggal és fénnyel | for=electric
      încărcare prin USB | USB charging | USB-ről tölthető | for=electric
      două niveluri | two levels | kétszintes | for=garage
    `,
    opening: `
      Merge drept, merge repede și supraviețuiește scărilor. | Runs straight, runs fast and survives the stairs. | Egyenesen megy, gyorsan megy, és túléli a lépcsőt.
      Roțile se învârt ușor pe parchet, pe covor și pe spatele tatălui. | The wheels turn well on parquet, on carpet and on fathers' backs. | A kerekei jól gurulnak parkettán, szőnyegen és apa hátán.
    `,
    facts: WOOD_FACTS,
  }),
  leaf({
    key: 'outdoor-toys',
    share: 160,
    about: [
      'Găletușe, trambuline și corturi pentru curte, plajă și parc.',
      'Buckets, trampolines and tents for yard, beach and park.',
      'Vödrök, trambulinok és sátrak udvarra, strandra, parkba.',
    ],
    art: 'bucket:0',
    series: 'outdoors',
    colours: [1, 1, 2],
    g: [200, 2000],
    litres: [2, 20],
    age: [18, 120],
    things: `
      Set de nisip * | * sand set | * homokozókészlet | art=bucket:0 eur=6-18 is=sand,set
      Găletușă pliabilă * | * folding bucket | * összehajtható vödör | art=bucket:3 eur=6-16 is=sand,fold
      Cort de joacă pentru curte * | * garden play tent | * kerti játszósátor | is=tent art=tent:3 eur=35-110
      Minge de exterior * | * outdoor ball | * kültéri labda | art=ball:2 eur=5-15 is=ball
      Forme de nisip * | * sand moulds | * homokozóformák | art=bucket:2 is=sand eur=4-12
      Set de plajă * | * beach set | * strandkészlet | art=giftset:3 is=sand,set eur=8-22
      Balansoar de exterior * | * outdoor rocker | * kültéri hintaló | art=rocker:2 is=rocker age=18 eur=35-110 g=2500-5000 l=25-50
      Stropitoare * | * watering can | * öntözőkanna | art=bucket:1 eur=5-14 is=metal
    `,
    features: `
      silicon moale | soft silicone | puha szilikon | for=fold
      metal vopsit | painted metal | festett fém | for=metal
      5 piese | 5 pieces | 5 darabos | for=set
      8 piese | 8 pieces | 8 darabos | for=set
      culori care nu se șterg | fade-proof colours | fakulásmentes | for=sand,tent,ball,rocker,metal
      ușor de spălat | easy to rinse | könnyen leöblíthető | for=sand
      cu sac de transport | with carry bag | hordtáskával | for=tent
      montaj ușor | easy to assemble | könnyen összeszerelhető | for=tent,rocker
    `,
    opening: `
      Făcut pentru nisip, apă și uitat afară peste noapte. | Made for sand, water and being left out overnight. | Homokra, vízre és kint felejtett éjszakákra készült. | for=sand,metal,ball
      Se clătește cu furtunul și e gata pentru a doua zi. | Rinse it with the hose and it is ready for tomorrow. | Locsolócsővel leöblíthető, és másnap újra bevethető.
    `,
    facts: `
      Culori care nu se decolorează la soare | Colours that do not fade in the sun | A napon sem fakuló színek
      Doar pentru uz familial, în aer liber | For family use outdoors only | Csak családi, kültéri használatra
      Colțuri rotunjite | Rounded corners | Lekerekített sarkok
      Se depozitează iarna la loc uscat | Store in a dry place in winter | Télen száraz helyen tárolandó
      Conform EN 71 | Meets EN 71 | Megfelel az EN 71 szabványnak
    `,
  }),
]
