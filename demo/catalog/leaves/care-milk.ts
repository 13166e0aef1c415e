/** Bottles, soothers and what nursing needs. */
import { leaf } from '../leaf.ts'

const CLEAN = `
  Fără BPA | BPA-free | BPA-mentes
  Se sterilizează cu abur sau prin fierbere | Steam or boil to sterilise | Gőzben vagy kifőzéssel sterilizálható
  Se spală în mașina de vase, raftul de sus | Dishwasher safe, top rack | Mosogatógép felső kosarában mosható
  Piese de schimb la bucată | Spare parts sold singly | Alkatrészei külön is kaphatók
  Ambalaj sigilat | Sealed packaging | Zárt csomagolásban
`
const ELECTRIC = `
  Oprire automată | Switches off by itself | Automatikus kikapcsolás | for=electric
  Funcționează silențios | Runs quietly | Csendes működés | for=electric
  Piesele care ating laptele se spală în mașina de vase | Parts that touch milk are dishwasher safe | A tejjel érintkező részek mosogatógépben moshatók
  Garanție 24 de luni | 24-month guarantee | 24 hónap jótállás
`

export const milk = [
  leaf({
    key: 'bottles',
    share: 100,
    about: [
      'Biberoane din sticlă, silicon și plastic, cu tetine pentru fiecare vârstă.',
      'Bottles of glass, silicone and plastic, with teats for every age.',
      'Üveg, szilikon és műanyag cumisüvegek, minden korhoz illő cumival.',
    ],
    art: 'bottle',
    series: 'kitchen',
    colours: [1],
    g: [60, 260],
    litres: [1, 1],
    age: [0, 24],
    attributes: (dice) => ({
      bpa_free: true,
      neck: 'standard',
      flow: dice.pick(['newborn', 'slow', 'medium', 'fast']),
      volume: 240,
    }),
    things: `
      Biberon * | * baby bottle | * cumisüveg | art=bottle:0 n=3 is=bottle
      Biberon din sticlă * | * glass bottle | * üveg cumisüveg | art=bottle:3 material=glass n=2 is=bottle
      Biberon cu gât larg * | * wide-neck bottle | * széles nyakú cumisüveg | art=bottle:1 n=2 is=bottle neck=wide
      Biberon anticolici * | * anti-colic bottle | * hasfájás elleni cumisüveg | art=bottle:4 n=2 is=bottle,colic
      Biberon din silicon * | * silicone bottle | * szilikon cumisüveg | art=bottle:5 material=silicone is=bottle
      Biberon cu mânere * | * bottle with handles | * fogantyús cumisüveg | art=bottle:2 age=6 is=bottle,grown
    `,
    features: `
      tetină lentă | slow flow | lassú folyású cumival | flow=slow for=bottle
      debit nou-născut | newborn flow | újszülött folyású cumival | flow=newborn for=bottle
      debit mediu | medium flow | közepes folyású cumival | flow=medium for=bottle
      supapă anticolici | anti-colic valve | levegőszeleppel | for=colic
      tetină moale | soft teat | puha cumival | for=bottle
      marcaj de temperatură | temperature marking | hőmérsékletjelzővel | for=bottle
    `,
    details: `
      120 ml | 120 ml | 120 ml | volume=120 for=bottle
      150 ml | 150 ml | 150 ml | volume=150 for=bottle
      180 ml | 180 ml | 180 ml | volume=180 for=bottle
      240 ml | 240 ml | 240 ml | volume=240 for=bottle
      260 ml | 260 ml | 260 ml | volume=260 for=bottle
      330 ml | 330 ml | 330 ml | volume=330 for=bottle
    `,
    opening: `
      Supapa lasă aerul să iasă pe la spate, așa că în burtică ajunge doar lapte. | The valve lets air out at the back, so only milk reaches the tummy. | A szelep hátul kiengedi a levegőt, így a pocakba csak tej jut. | for=colic
      Se desface în trei piese și se spală fără perie specială. | Comes apart in three and washes without a special brush. | Három részre szedhető, külön kefe nélkül is tiszta lesz.
    `,
    facts: CLEAN,
  }),
  leaf({
    key: 'teats',
    share: 48,
    about: [
      'Tetine de schimb, de la picături la lapte cu cereale.',
      'Replacement teats, from drops to milk with cereal.',
      'Csereetetőcumik, a cseppektől a pépes tejig.',
    ],
    art: 'teats:0',
    series: 'kitchen',
    colours: [1],
    g: [15, 40],
    litres: [1, 1],
    age: [0, 24],
    attributes: () => ({ pack_count: 2, neck: 'standard' }),
    things: `
      Tetină din silicon * | * silicone teat | * szilikon etetőcumi | material=silicone n=3 art=teats:0 is=teat
      Tetină din latex * | * latex teat | * latex etetőcumi | material=natural-rubber art=teats:2 is=teat
      Tetină cu gât larg * | * wide-neck teat | * széles nyakú etetőcumi | material=silicone n=2 art=teats:1 is=teat neck=wide
      Tetină anticolici * | * anti-colic teat | * hasfájás elleni etetőcumi | material=silicone art=teats:3 is=teat
      Tetină pentru cereale * | * cereal teat | * pépes etetőcumi | material=silicone age=6 art=teats:4 is=cereal
    `,
    features: `
      debit nou-născut | newborn flow | újszülött folyás | flow=newborn for=teat
      debit lent | slow flow | lassú folyás | flow=slow for=teat
      debit mediu | medium flow | közepes folyás | flow=medium for=teat
      debit rapid | fast flow | gyors folyás | flow=fast for=teat,cereal
      debit variabil | variable flow | változó folyás | for=teat,cereal
    `,
    details: `
      2 bucăți | pack of 2 | 2 db | pack_count=2 for=teat,cereal
      4 bucăți | pack of 4 | 4 db | pack_count=4 for=teat,cereal
      6 bucăți | pack of 6 | 6 db | pack_count=6 for=teat,cereal
    `,
    opening: `
      Vârful moale se lasă tras ca sânul, așa că trecerea de la unul la altul e lină. | The soft tip draws like a breast, so moving from one to the other is smooth. | A puha vége úgy húzható, mint a mell, így könnyű az átmenet.
      Se potrivește la biberoanele cu gât de aceeași lățime. Se schimbă la șase săptămâni. | Fits bottles with the same neck width. Change after six weeks. | Azonos nyakszélességű cumisüvegekhez illik. Hathetente cserélendő.
    `,
    facts: CLEAN,
  }),
  leaf({
    key: 'soothers',
    share: 100,
    about: [
      'Suzete, clipsuri și cutiuțe, pentru liniște la drum.',
      'Soothers, clips and cases, for quiet on the road.',
      'Cumik, cumitartók és dobozkák a nyugodt úthoz.',
    ],
    art: 'pacifier',
    series: 'night',
    colours: [1, 1, 2, 3],
    g: [15, 60],
    litres: [1, 1],
    age: [0, 36],
    attributes: () => ({ pack_count: 1 }),
    things: `
      Suzetă * | * soother | * játszócumi | art=pacifier:0 n=3 is=dummy
      Suzetă ortodontică * | * orthodontic soother | * fogszabályozós cumi | art=pacifier:1 n=2 is=dummy
      Suzetă de noapte * | * glow-in-the-dark soother | * éjszakai cumi | art=pacifier:3 is=dummy
      Clips pentru suzetă * | * soother clip | * cumitartó lánc | art=pacifier:4 n=2 is=clip
      Cutie pentru suzete * | * soother case | * cumitartó doboz | art=pacifier:5 eur=4-10 is=case
      Set suzetă și clips * | * soother and clip set | * cumi és cumilánc szett | art=pacifier:2 eur=10-20 is=clip
    `,
    features: `
      silicon | silicone | szilikon | material=silicone for=dummy
      latex | latex | latex | material=natural-rubber for=dummy
      0–6 luni | 0–6 months | 0–6 hónapos | for=dummy
      6–18 luni | 6–18 months | 6–18 hónapos | for=dummy age=6
      2 bucăți | pack of 2 | 2 db | pack_count=2 for=dummy
      mărgele din lemn | wooden beads | fagyöngyös | for=clip material=wood
      mărgele din silicon | silicone beads | szilikongyöngyös | for=clip material=silicone
      panglică de bumbac | cotton ribbon | pamutszalagos | for=clip material=cotton
      cu agățătoare | with carry loop | akasztóval | for=case
      se sterilizează la microunde | microwave sterilising | mikróban sterilizálható | for=case
    `,
    opening: `
      Suzeta rămâne la îndemână și nu mai ajunge pe jos. | The soother stays at hand and off the floor. | A cumi kéznél marad, és nem kerül a földre. | for=clip
      Scutul e arcuit, ca să nu apese pe năsuc, și are găuri pentru aer. | The shield curves away from the nose and has holes for air. | A pajzs ívelt, nem nyomja az orrot, és levegőnyílásai vannak. | for=dummy
      Ține două suzete curate în geantă și se prinde de căruț. | Keeps two soothers clean in the bag and clips to the pram. | Két cumit tart tisztán a táskában, és a babakocsira is felcsatolható. | for=case
      Ușoară, simetrică, la fel de bună oricum ar ajunge în gură. | Light and symmetrical, right whichever way it goes in. | Könnyű és szimmetrikus: bárhogy kerül a szájba, jól áll. | for=dummy
    `,
    facts: CLEAN + 'Conform EN 1400 | Meets EN 1400 | Megfelel az EN 1400 szabványnak | for=dummy',
  }),
  leaf({
    key: 'breast-pumps',
    share: 25,
    about: [
      'Pompe de sân discrete, pentru acasă, birou și drum.',
      'Discreet breast pumps for home, office and travel.',
      'Diszkrét mellszívók otthonra, irodába, útra.',
    ],
    art: 'pump',
    series: 'mother',
    colours: [1],
    g: [250, 1200],
    litres: [2, 6],
    greenTax: [60, 200],
    attributes: (dice) => ({ power: dice.pick(['usb', 'rechargeable', 'mains']) }),
    things: `
      Pompă de sân electrică * | * electric breast pump | * elektromos mellszívó | art=pump:1 eur=70-220 n=3 is=electric,pump
      Pompă de sân manuală * | * manual breast pump | * kézi mellszívó | art=pump:0 eur=25-50 flags=-weee power= is=pump
      Pompă de sân portabilă * | * wearable breast pump | * hordható mellszívó | art=pump:2 eur=110-260 is=electric,pump,cell
      Colector de lapte din silicon * | * silicone milk collector | * szilikon tejgyűjtő | art=milkstore:2 eur=25-40 flags=-weee power= is=collector material=silicone
    `,
    features: `
      9 trepte de aspirație | 9 suction levels | 9 fokozatú szívóerővel | for=electric
      acumulator pentru 6 ședințe | battery for 6 sessions | 6 szívásra elég akkumulátorral | for=cell
      motor silențios | quiet motor | csendes motorral | for=electric
      pâlnii în două mărimi | two flange sizes | két tölcsérmérettel | for=pump
      cu geantă izotermă | with cool bag | hűtőtáskával | for=pump
      capac inclus | lid included | fedéllel | for=collector
      bază cu ventuză | suction base | tapadókorongos talppal | for=collector
    `,
    opening: `
      Se curăță ușor și încape în orice geantă. | Easy to clean, and small enough for any bag. | Könnyen tisztítható, és minden táskában elfér.
      Începe blând, în ritmul în care suge copilul, apoi trece singură la extragere. | Starts gently at the rhythm of a feeding child, then moves on to expression by itself. | Finoman indul, a baba szopásának ritmusában, majd magától fejésre vált. | for=electric
      Se aude cât o șoaptă și se demontează în cinci piese. | As loud as a whisper, and comes apart in five pieces. | Suttogásnyi hang, öt részre szedhető. | for=electric
    `,
    facts: ELECTRIC,
  }),
  leaf({
    key: 'breastfeeding',
    share: 68,
    about: [
      'Tampoane, pungi pentru lapte și tot ce face alăptarea mai ușoară.',
      'Pads, milk bags and whatever makes breastfeeding easier.',
      'Melltartóbetétek, tejtároló tasakok és minden, ami a szoptatást könnyíti.',
    ],
    art: 'nursing:0',
    series: 'mother',
    colours: [1],
    g: [60, 400],
    litres: [1, 4],
    things: `
      Tampoane de alăptare * | * nursing pads | * melltartóbetét | art=nursing:0 eur=5-14 is=pads,single
      Tampoane lavabile * | * washable nursing pads | * mosható melltartóbetét | art=pads:1 eur=8-18 material=cotton is=pads,wash
      Pungi pentru lapte matern * | * breast milk bags | * anyatejtároló tasak | art=milkstore:0 eur=6-16 is=bags,fill
      Recipiente pentru lapte * | * milk storage pots | * anyatejtároló pohár | art=milkstore:1 eur=9-22 is=pots,fill
      Protecții pentru mamelon * | * nipple shields | * bimbóvédő | art=nursing:1 eur=6-14 material=silicone is=shield
      Eșarfă de alăptare * | * nursing cover | * szoptatós kendő | art=nursingcover eur=18-40 material=muslin is=cloth
      Cremă cu lanolină * | * lanolin cream | * lanolinos krém | art=toiletry:6 eur=8-18 is=cream
      Căni de colectare * | * milk shells | * tejgyűjtő kagyló | art=nursing:2 eur=10-24 material=silicone is=shield
    `,
    features: `
      24 de bucăți | pack of 24 | 24 db | for=single pack_count=24
      48 de bucăți | pack of 48 | 48 db | for=single pack_count=48
      60 de bucăți | pack of 60 | 60 db | for=single pack_count=60
      8 bucăți | pack of 8 | 8 db | for=wash pack_count=8
      25 de bucăți | pack of 25 | 25 db | for=bags pack_count=25
      50 de bucăți | pack of 50 | 50 db | for=bags pack_count=50
      180 ml | 180 ml | 180 ml | for=fill volume=180
      croială subțire | extra thin | extra vékony | for=single
      pentru piele sensibilă | for sensitive skin | érzékeny bőrre | for=pads,cream
      cu săculeț de spălat | with wash bag | mosózsákkal | for=wash
      2 bucăți | pack of 2 | 2 db | for=shield pack_count=2
      cu husă | with case | tokkal | for=shield
      muselină de bumbac | cotton muslin | pamutmuszlin | for=cloth
      guler rigid | shaped neckline | formázott nyakrésszel | for=cloth
      40 ml | 40 ml | 40 ml | for=cream
      3 bucăți | pack of 3 | 3 db | for=pots pack_count=3
    `,
    opening: `
      Un ajutor mic pentru primele săptămâni, când fiecare masă e o lecție pentru doi. | A small help in the first weeks, when each feed is a lesson for two. | Apró segítség az első hetekben, amikor minden etetés kettejük tanulása.
      Discret sub haine, moale la atingere, gata și la trei dimineața. | Discreet under clothes, soft to the touch, ready at three in the morning. | Ruha alatt észrevétlen, puha tapintású, hajnali háromkor is kéznél van.
    `,
    facts: CLEAN,
  }),
  leaf({
    key: 'sterilisers',
    share: 40,
    about: [
      'Sterilizatoare și încălzitoare, pentru biberonul de la trei noaptea.',
      'Sterilisers and warmers for the bottle at three in the morning.',
      'Sterilizálók és melegítők a hajnali háromórás cumisüveghez.',
    ],
    art: 'steriliser:0',
    series: 'care',
    colours: [1],
    g: [600, 2200],
    litres: [5, 14],
    greenTax: [100, 350],
    attributes: () => ({ power: 'mains' }),
    things: `
      Sterilizator cu abur * | * steam steriliser | * gőzsterilizáló | art=steriliser:0 eur=35-110 n=2 is=steam,electric
      Sterilizator și uscător * | * steriliser and dryer | * sterilizáló és szárító | art=steriliser:1 eur=60-160 is=steam,electric,dry
      Încălzitor de biberoane * | * bottle warmer | * cumisüveg-melegítő | art=warmer:0,2 eur=25-70 n=2 is=warm,electric
      Încălzitor portabil * | * portable warmer | * hordozható melegítő | art=warmer:1 eur=35-90 power=usb is=warm
      Sterilizator pentru microunde * | * microwave steriliser | * mikrós sterilizáló | art=steriliser:2 eur=25-45 flags=-weee power= is=steam
      Robot de gătit cu abur * | * steam blender | * pároló és turmixoló | art=foodmaker:0 eur=60-160 is=electric
    `,
    features: `
      6 biberoane | 6 bottles | 6 cumisüveghez | for=steam
      gata în 8 minute | ready in 8 minutes | 8 perc alatt kész | for=steam
      încălzire uniformă | even heating | egyenletes melegítéssel | for=warm
      afișaj digital | digital display | digitális kijelzővel | for=electric
      oprire automată | auto shut-off | automatikus kikapcsolással | for=electric,warm
      filtru HEPA | HEPA filter | HEPA szűrővel | for=dry
    `,
    opening: `
      Un lucru mai puțin de făcut la trei noaptea. | One thing less to do at three in the morning. | Eggyel kevesebb teendő hajnali háromkor.
      Pui apă, apeși o dată și auzi un clic când e gata. Restul nopții e al tău. | Add water, press once, hear a click when it is done. The rest of the night is yours. | Vizet bele, egy gombnyomás, kattan, ha kész. Az éjszaka többi része az Öné. | for=electric
      Încălzește treptat, ca laptele să rămână lapte. | Warms gradually, so that milk stays milk. | Fokozatosan melegít, hogy a tej tej maradjon. | for=warm
    `,
    facts: ELECTRIC,
  }),
]
