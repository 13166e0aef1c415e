/** Toys and books for the head. */
import { leaf } from '../leaf.ts'

const PAPER_FACTS = `
  Hârtie și carton din surse certificate | Paper and board from certified sources | Ellenőrzött forrásból származó papír és karton
  Colțuri rotunjite | Rounded corners | Lekerekített sarkok
  Tipărit cu cerneluri pe bază vegetală | Printed with vegetable-based inks | Növényi alapú festékkel nyomtatva
  Cutie solidă, bună și de depozitare | Sturdy box that doubles as storage | Erős doboz, tárolásra is jó
`

export const learningToys = [
  leaf({
    key: 'educational-toys',
    share: 200,
    about: [
      'Jocuri care învață fără să anunțe lecția.',
      'Games that teach without announcing a lesson.',
      'Játékok, amelyek tanítanak, anélkül hogy leckét hirdetnének.',
    ],
    art: 'learning',
    series: 'play',
    colours: [1],
    g: [200, 1200],
    litres: [1, 6],
    age: [24, 96],
    attributes: (dice) => ({ skill: dice.pick(['logic', 'language', 'motor-skills', 'creativity']) }),
    things: `
      Tablă de activități * | * busy board | * készségfejlesztő tábla | art=cube:2 is=wood age=12 material=wood eur=25-70
      Joc de sortare * | * sorting game | * válogatós játék | is=wood art=learning:1 skill=logic eur=14-35
      Cartonașe educative * | * flash cards | * képkártyák | art=jigsaw:3 is=cards eur=8-20
      Mărgele de înșirat * | * threading beads | * fűzhető gyöngyök | is=wood art=learning:0 age=30 skill=motor-skills eur=9-24
      Abac * | * abacus | * golyós számoló | art=learning:2 is=wood age=36 skill=logic eur=12-35
      Cub de activități din lemn * | * wooden activity cube | * fa játszókocka | art=cube:1 is=wood age=12 skill=motor-skills eur=25-70
    `,
    features: `
      lemn de fag | beech wood | bükkfából | for=wood
      în stil Montessori | Montessori style | Montessori stílusban | for=wood,cards
      20 de cartonașe | 20 cards | 20 kártyával | for=cards
      40 de cartonașe | 40 cards | 40 kártyával | for=cards
      două niveluri | two levels | két nehézségi szinttel | for=cards,wood
      cu săculeț de bumbac | with cotton pouch | pamut zsákocskával | for=wood,cards
      pentru unu sau mai mulți | for one or more | egyedül vagy közösen | for=wood,cards
    `,
    opening: `
      Se joacă singur sau cu un adult, câte zece minute, de câte ori are chef. Restul vine de la sine. | Played alone or with an adult, ten minutes at a time, as often as they like. The rest comes by itself. | Egyedül vagy felnőttel, tízpercenként, ahányszor kedve tartja. A többi jön magától.
      Copilul vede singur dacă a ieșit bine, fără să-i spună nimeni. | The child can see whether it worked, without being told. | A gyerek maga látja, ha sikerült, nem kell neki megmondani.
    `,
    facts: PAPER_FACTS + 'Conform EN 71 | Meets EN 71 | Megfelel az EN 71 szabványnak',
  }),
  leaf({
    key: 'puzzles-games',
    share: 180,
    about: [
      'Puzzle-uri și jocuri pentru după-amiezile ploioase.',
      'Puzzles and games for rainy afternoons.',
      'Kirakók és társasjátékok esős délutánokra.',
    ],
    art: 'jigsaw',
    series: 'play',
    colours: [1],
    g: [250, 1100],
    litres: [1, 4],
    age: [24, 120],
    attributes: (dice) => ({ language: 'no-text', players: dice.between(1, 4) }),
    things: `
      Puzzle * | * jigsaw puzzle | * kirakó | art=jigsaw:0 n=3 is=puzzle
      Puzzle de podea * | * floor puzzle | * padlókirakó | art=jigsaw:6 n=2 is=puzzle
      Puzzle din lemn * | * wooden puzzle | * fakirakó | art=jigsaw:7 material=wood is=wood,puzzle
      Primul puzzle * | * first puzzle | * első kirakó | art=jigsaw:8 is=first age=18 n=2
      Joc de memorie * | * memory game | * memóriajáték | art=jigsaw:2 is=cards,box
      Domino * | * dominoes | * dominó | art=dominoes:0,1 is=domino material=wood
      Joc de cooperare * | * co-operative game | * kooperatív társasjáték | art=game:1 age=48 is=game,box eur=14-40
      Joc de societate * | * board game | * társasjáték | art=game:0 age=48 is=game,box eur=14-45 n=2
      Loto cu imagini * | * picture lotto | * képes lottó | art=jigsaw:4 is=cards,box age=30
    `,
    features: `
      24 de piese | 24 pieces | 24 darabos | for=puzzle pieces=24
      48 de piese | 48 pieces | 48 darabos | for=puzzle pieces=48
      60 de piese | 60 pieces | 60 darabos | for=puzzle pieces=60
      100 de piese | 100 pieces | 100 darabos | for=puzzle pieces=100
      piese mari | large pieces | nagy darabokkal | for=puzzle
      piese groase | thick pieces | vastag darabokkal | for=first
      piese cu buton | knobbed pieces | fogantyús darabokkal | for=first
      6 piese | 6 pieces | 6 darabos | for=first pieces=6
      32 de cartonașe | 32 cards | 32 kártyás | for=cards
      40 de cartonașe | 40 cards | 40 kártyás | for=cards
      28 de piese | 28 pieces | 28 darabos | for=domino
      2–4 jucători | 2–4 players | 2–4 játékos | for=game
      2–6 jucători | 2–6 players | 2–6 játékos | for=game
      15 minute | 15 minutes | 15 perc | for=game
      ediție de călătorie | travel edition | úti kiadás | for=box,domino
      desene pline de detalii | richly illustrated | részletgazdag rajzokkal | for=puzzle,box,first
    `,
    opening: `
      Desenele au destule detalii cât să fie privite și după ce piesa e la locul ei. | The pictures hold enough detail to look at when the piece is in its place. | A rajzokon annyi a részlet, hogy a kész képet is érdemes nézegetni. | for=puzzle,first
      Regulile se explică într-un minut. Revanșa durează mai mult. | The rules take a minute to explain. The rematch takes longer. | A szabályok egy perc alatt elmondhatók. A visszavágó tovább tart. | for=game,cards,domino
    `,
    facts:
      PAPER_FACTS +
      'Piese groase, care se așază fără forțat | Thick pieces that fit without force | Vastag darabok, amelyek erőltetés nélkül illeszkednek | for=puzzle,first',
  }),
  leaf({
    key: 'dolls-figures',
    share: 150,
    about: [
      'Păpuși de cârpă, figurine și casele în care locuiesc.',
      'Rag dolls, figures and the houses they live in.',
      'Rongybabák, figurák és a házak, amelyekben laknak.',
    ],
    art: 'doll',
    series: 'given',
    colours: [1, 1, 2],
    g: [150, 900],
    litres: [2, 10],
    age: [18, 120],
    things: `
      Păpușa-iepuraș * | * the bunny doll | * nyuszibaba | art=bunny:4 is=doll who=f n=3
      Păpușa de cârpă * | * the rag doll | * rongybaba | who=f art=doll material=cotton is=doll,hair n=2
      Ursulețul-păpușă * | * the bear doll | * macibaba | art=bear:8 is=doll
      Hăinuțe pentru păpușa * | outfit for * the doll | * baba ruhája | who=f art=frock:3,4 is=wear eur=8-22
      Căruț pentru păpuși * | * doll's pram | * babakocsi babáknak | is=doll-pram art=dollpram:0,2 age=18 eur=30-90 g=1500-3500 l=20-40
      Pătuț pentru păpuși * | * doll's bed | * babaágy | is=wood art=crib:3 material=wood eur=25-70 g=1500-3000 l=15-30
      Căsuță pentru păpuși * | * doll's house | * babaház | art=playhouse:0 is=wood,furnished age=36 material=wood eur=50-120 g=4000-8000 l=40-70
      Teatru de păpuși * | * puppet theatre | * bábszínház | is=wood art=playhouse:2 age=36 eur=35-90 g=2000-4000 l=20-40
    `,
    features: `
      32 cm | 32 cm | 32 cm | for=doll
      36 cm | 36 cm | 36 cm | for=doll
      42 cm | 42 cm | 42 cm | for=doll
      corp moale | soft body | puha testtel | for=doll
      păr din lână | woollen hair | gyapjúhajjal | for=hair
      rochiță care se scoate | removable dress | levehető ruhával | for=hair
      bumbac și in | cotton and linen | pamut és len | for=wear
      trei piese | three pieces | háromrészes | for=wear
      lemn de mesteacăn | birch wood | nyírfából | for=wood
      cu accesorii | with accessories | kiegészítőkkel | for=furnished,doll-pram
      copertină pliabilă | folding hood | lehajtható kupolával | for=doll-pram
      cadru din metal | metal frame | fémvázzal | for=doll-pram
    `,
    opening: `
      Poveștile le inventează copilul, de fiecare dată altele. | The child makes up the stories, new ones each time. | A történeteket a gyerek találja ki, minden alkalommal újakat.
      Brațele sunt destul de lungi pentru îmbrățișat, hainele se închid cu scai. | The arms are long enough to hug with, the clothes close with velcro. | A karja elég hosszú az öleléshez, a ruhái tépőzárral záródnak. | for=doll
      Se îmbracă, se culcă, se ceartă și se împacă. Se spală la 30 °C. | Dressed, put to bed, scolded and forgiven. Washes at 30 °C. | Öltöztethető, altatható, szidható és kibékíthető. 30 °C-on mosható. | for=doll
    `,
    facts: `
      Trăsături brodate | Embroidered features | Hímzett arcvonások | for=doll
      Haine cu deschidere largă, ușor de îmbrăcat | Clothes that open wide, easy to put on | Bőven nyíló, könnyen felvehető ruhák | for=doll,wear
      Vopsele rezistente la salivă | Saliva-proof paints | Nyálálló festékek | for=wood
      Conform EN 71 | Meets EN 71 | Megfelel az EN 71 szabványnak
    `,
  }),
  leaf({
    key: 'craft',
    share: 150,
    about: [
      'Culori, argilă și lipici pentru mese care se pot șterge.',
      'Colours, clay and glue for tables that can be wiped.',
      'Színek, gyurma és ragasztó letörölhető asztalokhoz.',
    ],
    art: 'pencils:0',
    series: 'play',
    colours: [1],
    g: [150, 900],
    litres: [1, 4],
    age: [24, 120],
    attributes: () => ({ skill: 'creativity' }),
    things: `
      Creioane colorate * | * coloured pencils | * színes ceruzák | art=pencils:0 is=colours,grip eur=4-16
      Creioane cerate * | * wax crayons | * zsírkréták | art=crayons:0 is=colours,grip eur=4-14
      Carioci lavabile * | * washable felt pens | * kimosható filctollak | art=crayons:1 is=colours,grip eur=5-16
      Acuarele * | * watercolours | * vízfesték | art=pencils:1 is=colours eur=6-18
      Plastilină * | * modelling clay | * gyurma | art=pencils:2 is=colours eur=6-20
      Set de creație * | * craft kit | * kreatív készlet | art=kit:0 is=kit eur=10-30 n=2
      Carte de colorat * | * colouring book | * kifestő | is=book art=crayons:3 eur=3-9
      Carte cu abțibilduri * | * sticker book | * matricás könyv | is=book art=crayons:4 eur=4-10
      Ștampile de lemn * | * wooden stamps | * fa nyomdakészlet | is=stamp art=crayons:2 eur=9-24
    `,
    features: `
      12 culori | 12 colours | 12 szín | for=colours
      18 culori | 18 colours | 18 szín | for=colours
      24 de culori | 24 colours | 24 szín | for=colours
      6 culori | 6 colours | 6 szín | for=colours
      ușor de ținut | easy to hold | könnyen fogható | for=grip
      în cutie de metal | in a tin | fémdobozban | for=grip
      cu șorțuleț | with apron | köténnyel | for=kit
      fără lipici | no glue needed | ragasztó nélkül | for=kit
      totul într-o cutie | all in one box | minden egy dobozban | for=kit
      hârtie groasă | thick paper | vastag papírral | for=book
      48 de pagini | 48 pages | 48 oldalas | for=book
      cu tușieră | with ink pad | festékpárnával | for=stamp
    `,
    opening: `
      Se spală de pe mâini, de pe masă și, cu puțin noroc, de pe perete. | Comes off hands, off tables and, with a little luck, off walls. | Lejön a kézről, az asztalról és egy kis szerencsével a falról is. | for=colours,kit,stamp
      Destul material pentru multe după-amiezi, fără pagini de instrucțiuni. | Enough for many afternoons, without pages of instructions. | Sok délutánra elég, oldalnyi útmutatók nélkül.
    `,
    facts: PAPER_FACTS + 'Fără solvenți, pe bază de apă | Solvent-free, water-based | Oldószermentes, vízbázisú',
  }),
]
