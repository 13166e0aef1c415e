/** Toys of wood, blocks and everything that rolls. */
import { leaf } from '../leaf.ts'

const WOOD_FACTS = `
  Lemn șlefuit, vopsele pe bază de apă | Sanded wood, water-based paints | Csiszolt fa, vízbázisú festékek
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
    art: 'rainbow rings blocks car pull rocker',
    series: 'play',
    colours: [1],
    g: [250, 1500],
    litres: [2, 8],
    age: [12, 84],
    attributes: () => ({ material: 'wood' }),
    things: `
      Curcubeu din lemn * | * wooden rainbow | * fa szivárvány | art=rainbow skill=creativity eur=18-60 is=arch n=2
      Turn cu inele * | * stacking rings | * gyűrűs torony | art=rings skill=motor-skills eur=12-35 n=2
      Cuburi cu litere * | * alphabet blocks | * betűs kockák | art=blocks skill=language eur=16-45 is=set n=2
      Mașinuța din lemn * | * wooden car | * fa kisautó | art=car skill=motor-skills eur=9-24
      Dubița din lemn * | * wooden camper van | * fa lakóautó | art=car:1 eur=10-26
      Căluț balansoar * | * rocking horse | * hintaló | art=rocker skill=motor-skills eur=60-120 g=3000-6000 l=40-70
      Sortator de forme * | * shape sorter | * formaválogató | art=blocks:0 skill=logic eur=14-36
      Jucărie de împins * | * push-along toy | * tologatós játék | art=pull skill=motor-skills eur=14-34
      Bucătărie de joacă * | * play kitchen | * játékkonyha | art=blocks:2 skill=creativity age=36 eur=70-120 g=6000-12000 l=60-90
      Set de fructe de tăiat * | * cutting fruit set | * vágható gyümölcskészlet | art=blocks:2 skill=motor-skills age=24 eur=12-30 is=set
      Circuit cu mărgele * | * bead maze | * gyöngyvezető | art=rings:0 skill=motor-skills eur=12-34
      Ciocănel și bile * | * hammer bench | * kalapácsos golyójáték | art=rings:1 skill=motor-skills eur=14-32
    `,
    features: `
      lemn de fag | beech wood | bükkfa | wood=beech
      lemn de tei | lime wood | hársfa | wood=beech
      lemn de stejar | oak | tölgyfa | wood=oak
      lemn de nuc | walnut | diófa | wood=walnut
      vopsea pe bază de apă | water-based paint | vízbázisú festékkel
      6 arcade | 6 arches | 6 ívvel | for=arch
      12 piese | 12 pieces | 12 darabos | for=set pieces=12
      24 de piese | 24 pieces | 24 darabos | for=set pieces=24
      31 de piese | 31 pieces | 31 darabos | for=set pieces=31
    `,
    opening: `
      Cioplit simplu, ca fantezia să aibă de lucru. Lemnul se încălzește în mână și nu se sperie de căzături. | Carved simply, so that fancy has work to do. The wood warms in the hand and is not afraid of a fall. | Egyszerűen faragva, hogy a fantáziának is maradjon dolga. A fa felmelegszik a kézben, és nem fél a leeséstől.
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
    art: 'blocks rainbow:1 rings:1',
    series: 'play',
    colours: [1],
    g: [400, 2500],
    litres: [3, 12],
    age: [18, 96],
    attributes: () => ({ skill: 'creativity' }),
    things: `
      Cuburi de construit * | * building blocks | * építőkockák | is=wood art=blocks material=wood eur=12-60
      Plăci magnetice * | * magnetic tiles | * mágneses építőlapok | art=blocks:2 age=36 material=plastic eur=25-110
      Set de construcție cu grinzi * | * plank building set | * építőlécek | is=wood art=blocks:1 age=36 material=wood eur=20-80
      Cuburi moi din spumă * | * soft foam blocks | * puha habkockák | is=soft art=blocks:0 age=12 eur=20-90
      Cuburi mari de podea * | * large floor blocks | * nagy padlókockák | is=soft art=blocks:0 eur=20-75
      Circuit cu bile * | * marble run | * golyópálya | art=blocks:1 is=wood age=48 material=wood eur=25-120
      Set de case stivuibile * | * stacking houses | * egymásra rakható házikók | is=wood art=blocks:1 material=wood eur=14-40
    `,
    features: `
      lemn de fag | beech wood | bükkfa | for=wood
      culori pastelate | pastel colours | pasztellszínekben
      cutie de depozitare | with storage box | tárolódobozzal
      cu figurine | with figures | figurákkal
      se șterg cu o cârpă | wipe clean | letörölhető | for=soft
      colțuri rotunjite | rounded corners | lekerekített sarkokkal
    `,
    details: `
      24 de piese | 24 pieces | 24 darabos | pieces=24
      36 de piese | 36 pieces | 36 darabos | pieces=36
      48 de piese | 48 pieces | 48 darabos | pieces=48
      60 de piese | 60 pieces | 60 darabos | pieces=60
      80 de piese | 80 pieces | 80 darabos | pieces=80
      100 de piese | 100 pieces | 100 darabos | pieces=100
      150 de piese | 150 pieces | 150 darabos | pieces=150
    `,
    opening: `
      Toate piesele se potrivesc între ele, așa că turnul de azi poate fi podul de mâine. | All pieces fit each other, so today's tower may be tomorrow's bridge. | Minden darab illik a többihez, így a mai toronyból holnap híd lehet.
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
    art: 'car',
    series: 'model',
    colours: [1, 1, 2],
    g: [150, 1800],
    litres: [1, 12],
    age: [18, 96],
    things: `
      Mașinuță de curse * | * racing car | * versenyautó | art=car:2 material=wood flags=-weee eur=6-18
      Mașină de pompieri * | * fire engine | * tűzoltóautó | art=car:1 eur=10-30 flags=-weee
      Autobuz de jucărie * | * toy bus | * játékbusz | art=car:1 eur=8-26 flags=-weee
      Set de trenuleț din lemn * | * wooden train set | * favonatkészlet | art=car:0 age=36 material=wood flags=-weee eur=25-110
      Basculantă * | * tipper truck | * billenős teherautó | art=car:1 eur=10-40 flags=-weee
      Mașinuță cu telecomandă * | * remote-controlled car | * távirányítós autó | art=car:2 age=36 power=rechargeable eur=20-90
      Locomotivă cu baterii * | * battery locomotive | * elemes mozdony | art=car:0 age=36 power=batteries eur=14-45
      Garaj cu rampă * | * garage with ramp | * parkolóház rámpával | art=blocks:1 age=36 flags=-weee eur=30-110
      Set de 3 mașinuțe * | * set of 3 cars | * 3 darabos kisautókészlet | art=car flags=-weee eur=12-35
      Mașinuță cu tragere înapoi * | * pull-back car | * hátrahúzós kisautó | art=car:0 flags=-weee eur=5-14
    `,
    features: `
      lemn de fag | beech wood | bükkfa
      roți cauciucate | rubber tyres | gumikerekekkel
      uși care se deschid | opening doors | nyitható ajtókkal
      cu șofer din lemn | with wooden driver | fa sofőrrel
      vopsea pe bază de apă | water-based paint | vízbázisú festékkel
      colțuri rotunjite | rounded corners | lekerekített sarkokkal
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
    art: 'ball:1 tent',
    series: 'outdoors',
    colours: [1, 1, 2],
    g: [200, 2000],
    litres: [2, 20],
    age: [18, 120],
    things: `
      Set de nisip * | * sand set | * homokozókészlet | art=bucket:0 eur=6-18 is=sand
      Găletușă pliabilă * | * folding bucket | * összehajtható vödör | art=bucket:0 eur=6-16 is=sand
      Cort de joacă pentru curte * | * garden play tent | * kerti játszósátor | is=big art=tent eur=35-110
      Minge de exterior * | * outdoor ball | * kültéri labda | art=ball:1 eur=5-15
      Forme de nisip * | * sand moulds | * homokozóformák | art=bucket:2 is=sand eur=4-12
      Set de plajă * | * beach set | * strandkészlet | art=bucket:0 is=sand eur=8-22
      Balansoar de exterior * | * outdoor rocker | * kültéri hintaló | art=rocker:1 is=big age=18 eur=35-110 g=2500-5000 l=25-50
      Set de grădinărit * | * gardening set | * kertészkészlet | art=bucket:1 is=metal age=36 eur=10-28
      Stropitoare * | * watering can | * öntözőkanna | art=bucket:1 eur=5-14 is=metal
    `,
    features: `
      silicon moale | soft silicone | puha szilikon | for=sand
      metal vopsit | painted metal | festett fém | for=metal
      5 piese | 5 pieces | 5 darabos | for=sand
      8 piese | 8 pieces | 8 darabos | for=sand
      culori care nu se șterg | fade-proof colours | fakulásmentes
      ușor de spălat | easy to rinse | könnyen leöblíthető | for=sand
      cu sac de transport | with carry bag | hordtáskával | for=big
      montaj ușor | easy to assemble | könnyen összeszerelhető | for=big
    `,
    opening: `
      Făcut pentru nisip, apă și uitat afară peste noapte. | Made for sand, water and being left out overnight. | Homokra, vízre és kint felejtett éjszakákra készült.
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
