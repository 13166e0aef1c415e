/** Prams and pushchairs. */
import { QUIET } from '../colours.ts'
import { leaf } from '../leaf.ts'
import type { Random } from '../random.ts'

const WHEELS = ['air-filled', 'gel', 'eva-foam'] as const
const FACTS = `
  Testat după EN 1888 | Tested to EN 1888 | EN 1888 szerint bevizsgálva
  Mâner reglabil pe înălțime | Height-adjustable handle | Állítható magasságú tolókar
  Suspensii pe roțile din spate | Rear wheel suspension | Rugózott hátsó kerekek
  Husele se scot și se spală la 30 °C | Covers come off and wash at 30 °C | Levehető, 30 °C-on mosható huzatok
  Coș de cumpărături până la 5 kg | Shopping basket for up to 5 kg | Bevásárlókosár 5 kg-ig
  Frână cu un singur picior | One-touch foot brake | Egy lábmozdulattal kezelhető fék
  Garanție 24 de luni, piese de schimb la showroom | 24-month guarantee, spare parts at our showrooms | 24 hónap jótállás, alkatrészek a bemutatótermeinkben
`
const OPENING = `
  Se pliază fără să te apleci și intră în portbagajul unei mașini mici. Pe piatră cubică merge ca pe asfalt. | Folds without bending down and fits the boot of a small car. Rolls over cobbles as if they were asphalt. | Lehajolás nélkül csukható, és elfér egy kis autó csomagtartójában. Macskakövön is úgy gurul, mint az aszfalton.
  Primul drum e de la maternitate acasă, ultimul spre grădiniță. E construit pentru toate drumurile dintre ele. | The first trip is home from hospital, the last one to nursery. Built for all those between. | Az első út a kórházból haza vezet, az utolsó az óvodába. A kettő közöttiekre készült.
  Ușor de împins cu o mână, cu cealaltă ții cafeaua sau frățiorul. | Easy to push with one hand; the other holds a coffee or a brother. | Egy kézzel is könnyen tolható, a másik marad a kávénak vagy a testvérnek.
`
const pram = (type: string) => (dice: Random) => ({
  stroller_type: type,
  wheel_type: dice.pick(WHEELS),
  weight_max: dice.pick([15, 17, 22]),
  product_weight: dice.between(22, 32) / 2,
  folded_size: `${dice.between(62, 84)} × ${dice.between(52, 60)} × ${dice.between(26, 44)}`,
})

export const prams = [
  leaf({
    key: 'prams-3in1',
    share: 70,
    about: [
      'Landou, sport și scoică auto pe același cadru, de la prima zi la trei ani.',
      'Carrycot, seat and car seat on one frame, from day one to three years.',
      'Mózeskosár, sportrész és hordozó egy vázon, az első naptól hároméves korig.',
    ],
    art: 'pram',
    quiet: true,
    series: 'model',
    prints: QUIET,
    colours: [1, 2, 3, 4],
    g: [22000, 32000],
    litres: [180, 260],
    age: [0, 36],
    attributes: pram('3-in-1'),
    things: `
      Cărucior * 3 în 1 | * 3-in-1 pram | * 3 az 1-ben babakocsi | n=4 is=pram art=pram:4
      Landou * 3 în 1 | * 3-in-1 carrycot pram | * mózeskosaras 3 az 1-ben babakocsi | n=2 is=pram art=pram:5
      Sistem de călătorie * 3 în 1 | * 3-in-1 travel system | * 3 az 1-ben utazórendszer | is=pram art=pram:6
    `,
    features: `
      cadru auriu | gold frame | arany vázzal | frame=gold for=pram
      cadru negru | black frame | fekete vázzal | frame=black for=pram
      cadru cromat | chrome frame | króm vázzal | frame=chrome for=pram
      cadru alb | white frame | fehér vázzal | frame=white for=pram
      cu scoică i-Size | with i-Size car seat | i-Size hordozóval | for=pram
      cu bază ISOFIX | with ISOFIX base | ISOFIX talppal | for=pram
      roți cu gel | gel wheels | gélkerekekkel | wheel_type=gel for=pram
      mâner din imitație de piele | faux leather handle | műbőr tolókarral | for=pram
    `,
    opening: OPENING,
    facts: FACTS,
  }),
  leaf({
    key: 'prams-2in1',
    share: 70,
    about: [
      'Landou pentru primele luni, scaun sport pentru cele care urmează.',
      'A carrycot for the first months, a seat for those after.',
      'Mózeskosár az első hónapokra, sportülés a továbbiakra.',
    ],
    art: 'pram',
    quiet: true,
    series: 'model',
    prints: QUIET,
    colours: [1, 2, 3, 4],
    g: [18000, 28000],
    litres: [150, 230],
    age: [0, 36],
    attributes: pram('2-in-1'),
    things: `
      Landou * 2 în 1 | * 2-in-1 pram | * 2 az 1-ben babakocsi | n=4 is=pram art=pram:0,1
      Cărucior * 2 în 1 | * 2-in-1 pram and pushchair | * 2 az 1-ben baba- és sportkocsi | n=3 is=pram art=pram:3
      Cărucior retro * 2 în 1 | * 2-in-1 classic pram | * retró 2 az 1-ben babakocsi | art=pram:2 is=pram
    `,
    features: `
      cadru auriu | gold frame | arany vázzal | frame=gold for=pram
      cadru negru | black frame | fekete vázzal | frame=black for=pram
      cadru cromat | chrome frame | króm vázzal | frame=chrome for=pram
      cadru alb | white frame | fehér vázzal | frame=white for=pram
      roți pneumatice | air-filled wheels | felfújható kerekekkel | wheel_type=air-filled for=pram
      scaun reversibil | reversible seat | megfordítható üléssel | for=pram
      suspensie pe arcuri | sprung suspension | laprugós felfüggesztéssel | for=pram
      in țesut | woven linen look | szőtt lenhatású anyaggal | for=pram
    `,
    opening: OPENING,
    facts: FACTS,
  }),
  leaf({
    key: 'pushchairs',
    share: 110,
    about: [
      'Cărucioare sport pentru oraș, parc și bordurile dintre ele.',
      'Pushchairs for town, park and the kerbs between.',
      'Sportbabakocsik városba, parkba és a kettő közötti szegélyekre.',
    ],
    art: 'stroller:0',
    quiet: true,
    series: 'model',
    prints: QUIET,
    colours: [1, 2, 3],
    g: [8000, 14000],
    litres: [90, 150],
    age: [6, 48],
    attributes: (dice) => ({ ...pram('pushchair')(dice), cabin_size: false, product_weight: dice.between(15, 26) / 2 }),
    things: `
      Cărucior sport * | * pushchair | * sportbabakocsi | n=4 art=stroller:0 is=push,city
      Cărucior * cu trei roți | * three-wheel pushchair | * háromkerekű babakocsi | art=stroller:1 is=push
      Cărucior de jogging * | * jogging pushchair | * futóbabakocsi | eur=180-600 art=stroller:3 is=push,jog
      Cărucior sport reversibil * | * reversible pushchair | * megfordítható sportbabakocsi | art=stroller:4 is=push,city
      Cărucior de oraș * | * city pushchair | * városi babakocsi | n=2 art=stroller:5 is=push,city
    `,
    features: `
      pliere cu o mână | one-hand fold | egykezes csukással | for=city
      spătar întins complet | lie-flat seat | teljesen dönthető háttámlával | for=city
      roți cu gel | gel wheels | gélkerekekkel | wheel_type=gel for=push
      roți din spumă EVA | EVA foam wheels | EVA hab kerekekkel | wheel_type=eva-foam for=push
      copertină XL | extra-large hood | extra nagy kupolával | for=push
      suportă 22 kg | carries up to 22 kg | 22 kg-ig terhelhető | weight_max=22 for=push
      frână de mână | hand brake | kézifékkel | for=jog
    `,
    opening: OPENING,
    facts: FACTS,
  }),
  leaf({
    key: 'compact-pushchairs',
    share: 80,
    about: [
      'Se pliază cât o geantă și încap deasupra capului în avion.',
      'Fold to the size of a bag and fit overhead on a plane.',
      'Táska méretűre csukhatók, és elférnek a repülő csomagtartójában.',
    ],
    art: 'stroller:2',
    quiet: true,
    series: 'model',
    prints: QUIET,
    colours: [1, 2, 3],
    g: [5500, 8500],
    litres: [35, 60],
    age: [6, 48],
    attributes: (dice) => ({
      stroller_type: 'compact',
      weight_max: dice.pick([15, 22]),
      product_weight: dice.between(11, 15) / 2,
      folded_size: `${dice.between(50, 56)} × ${dice.between(40, 46)} × ${dice.between(18, 24)}`,
      cabin_size: dice.chance(0.7),
    }),
    things: `
      Cărucior compact * | * compact pushchair | * kompakt babakocsi | n=4 is=buggy,compact art=stroller:2
      Cărucior de voiaj * | * travel pushchair | * utazó babakocsi | n=2 is=buggy,compact art=stroller:6
      Cărucior umbrelă * | * umbrella buggy | * esernyőbabakocsi | eur=90-180 is=buggy art=stroller:7
      Cărucior ultraușor * | * ultralight buggy | * szuperkönnyű babakocsi | is=buggy,compact art=stroller:8
    `,
    features: `
      bagaj de cabină | cabin size | kézipoggyász méretben | cabin_size=true for=compact
      5,9 kg | 5.9 kg | 5,9 kg | product_weight=5.9 for=buggy
      6,4 kg | 6.4 kg | 6,4 kg | product_weight=6.4 for=buggy
      pliere automată | auto-fold | automatikus összecsukással | for=compact
      cu geantă de transport | with carry bag | hordtáskával | for=buggy
      mâner tip troler | trolley handle | húzható fogantyúval | for=compact
      spătar întins complet | lie-flat seat | teljesen dönthető háttámlával | for=compact
    `,
    opening: OPENING,
    facts: FACTS,
  }),
  leaf({
    key: 'twin-prams',
    share: 25,
    about: [
      'Pentru gemeni și pentru frați apropiați ca vârstă. Trec pe ușă.',
      'For twins and for siblings close in age. They fit through doors.',
      'Ikreknek és kis korkülönbségű testvéreknek. Az ajtón is beférnek.',
    ],
    art: 'twin',
    quiet: true,
    series: 'model',
    prints: QUIET,
    colours: [1, 2, 3],
    g: [14000, 28000],
    litres: [180, 300],
    age: [0, 48],
    attributes: (dice) => ({ ...pram('twin')(dice), weight_max: 30 }),
    things: `
      Cărucior pentru gemeni * | * twin pushchair | * ikerbabakocsi | n=2 art=twin:0 is=side,twin
      Cărucior tandem * | * tandem pushchair | * tandem babakocsi | art=twin:1 is=twin
      Landou dublu * 2 în 1 | * 2-in-1 twin pram | * 2 az 1-ben ikerbabakocsi | eur=400-1500 art=twin:2 is=side,twin
    `,
    features: `
      76 cm lățime | 76 cm wide | 76 cm széles | for=side
      74 cm lățime | 74 cm wide | 74 cm széles | for=side
      spătare independente | independent recline | külön dönthető ülésekkel | for=twin
      roți pneumatice | air-filled wheels | felfújható kerekekkel | wheel_type=air-filled for=twin
      pliere cu o mână | one-hand fold | egykezes csukással | for=twin
      două copertine XL | two extra-large hoods | két extra nagy kupolával | for=twin
    `,
    opening: OPENING,
    facts: FACTS,
  }),
]
