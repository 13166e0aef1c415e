/** Cots, nests and mattresses. */
import { MERRY } from '../colours.ts'
import { leaf } from '../leaf.ts'

const SAFE = `
  Copilul doarme pe spate, pe o saltea plană și fermă | The baby sleeps on the back, on a flat, firm mattress | A baba háton, sík és kemény matracon aludjon
  Fără perne și jucării în pătuț în primul an | No pillows or toys in the cot in the first year | Az első évben ne legyen párna és játék az ágyban
`
const COT_FACTS = `
  Lacuri pe bază de apă | Water-based lacquers | Vízbázisú lakkok
  Distanța dintre bare: 4,5–6,5 cm | Bars 4.5–6.5 cm apart | A rácsok távolsága 4,5–6,5 cm | for=cot
  Conform EN 716 | Meets EN 716 | Megfelel az EN 716 szabványnak
  Se montează în jumătate de oră, unelte incluse | Half an hour to put together, tools included | Fél óra alatt összeszerelhető, szerszámmal
`

export const beds = [
  leaf({
    key: 'cots',
    share: 70,
    about: [
      'Pătuțuri din lemn masiv, cu somieră pe trei înălțimi.',
      'Cots of solid wood with three mattress heights.',
      'Tömör fa kiságyak, három magasságban állítható ágyráccsal.',
    ],
    art: 'safecot:0',
    quiet: true,
    series: 'model',
    prints: ['plain', 'sprig', 'moon', 'stars'],
    colours: [1, 1, 2, 3],
    g: [18000, 38000],
    litres: [90, 160],
    age: [0, 48],
    attributes: (dice) => ({ material: 'wood', mattress_size: dice.pick(['60x120', '70x140']) }),
    things: `
      Pătuț * | * cot | * kiságy | is=frame,cot art=safecot:0,2 n=4
      Pătuț transformabil * | * convertible cot bed | * átalakítható kiságy | is=frame,bed art=crib:4 mattress_size=70x140 n=2
      Pătuț căsuță * | * house-frame cot | * házikós kiságy | is=frame,cot art=crib:5
      Pat de copil mic * | * toddler bed | * gyerekágy | is=frame,toddler art=crib:2 age=24 to=96 mattress_size=80x160
      Pătuț cu sertar * | * cot with drawer | * ágyneműtartós kiságy | is=frame,cot art=safecot:1
    `,
    features: `
      lemn de fag | beech wood | bükkfából | wood=beech for=frame
      lemn de stejar | oak | tölgyfából | wood=oak for=frame
      lemn de nuc | walnut | diófából | wood=walnut for=frame
      alb mat | matt white | matt fehér | wood=white for=frame
      latură culisantă | drop side | leengedhető oldallal | for=cot
      pe roți | on castors | kerekeken gurítható | for=cot
    `,
    details: `
      60 × 120 cm | 60 × 120 cm | 60 × 120 cm | mattress_size=60x120 for=cot
      70 × 140 cm | 70 × 140 cm | 70 × 140 cm | mattress_size=70x140 for=bed
      80 × 160 cm | 80 × 160 cm | 80 × 160 cm | mattress_size=80x160 for=toddler
    `,
    opening: `
      Somiera coboară pe măsură ce copilul se ridică. La doi ani, o latură se scoate și pătuțul devine pat. | The base goes down as the child goes up. At two one side comes off and the cot becomes a bed. | Az ágyrács lejjebb kerül, ahogy a gyerek felül. Kétévesen az egyik oldala levehető, és ágy lesz belőle.
      Construit cum se construia mobila: îmbinări strânse, muchii rotunde, nimic care scârțâie noaptea. | Built as furniture used to be: tight joints, round edges, nothing that creaks at night. | Úgy épült, ahogy régen a bútorok: feszes illesztések, kerek élek, semmi, ami éjjel nyikorog.
    `,
    facts: SAFE + COT_FACTS,
  }),
  leaf({
    key: 'bedside-cots',
    share: 35,
    about: [
      'Lipite de patul tău, la o întindere de mână.',
      'Beside your own bed, at arm’s length.',
      'Az Ön ágya mellett, karnyújtásnyira.',
    ],
    art: 'bedside:0',
    quiet: true,
    series: 'night',
    prints: ['plain', 'sprig', 'stars', 'moon'],
    colours: [1, 2, 3],
    g: [7000, 13000],
    litres: [50, 90],
    age: [0, 6],
    attributes: () => ({ mattress_size: '50x90', weight_max: 9, age_max: 6 }),
    things: `
      Pătuț co-sleeper * | * bedside cot | * babaöböl | n=4 art=bedside:0 is=cot,textile
      Leagăn alipit de pat * | * bedside crib | * ágy mellé állítható bölcső | n=2 art=bedside:2 is=wood
      Co-sleeper pliabil * | * folding bedside cot | * összecsukható babaöböl | art=bedside:1 is=cot,textile
    `,
    features: `
      7 înălțimi | 7 heights | 7 magassággal | for=cot
      latură cu fermoar | zip-down side | cipzárral leengedhető oldallal | for=textile
      plasă care respiră | breathable mesh | légáteresztő hálóval | for=textile
      înclinare antireflux | tilts against reflux | reflux ellen dönthető | for=cot
      pe roți | on castors | kerekeken gurítható | for=wood,cot
      lemn de fag | beech wood | bükkfából | wood=beech for=wood
    `,
    opening: `
      Noaptea întinzi mâna și copilul e acolo. Dimineața se mută în living, pe roți. | At night you reach out and the baby is there. In the morning it rolls to the living room. | Éjjel csak kinyújtja a kezét, és ott a baba. Reggel áttolható a nappaliba.
      Se prinde de pat cu două chingi și rămâne la același nivel cu salteaua ta. | Two straps hold it to the bed, level with your own mattress. | Két hevederrel az ágyhoz rögzül, egy magasságban az Ön matracával.
    `,
    facts:
      SAFE +
      'Conform EN 1130 | Meets EN 1130 | Megfelel az EN 1130 szabványnak\nSe folosește până când copilul se ridică în genunchi | Use until the baby can kneel | Addig használható, amíg a baba fel nem térdel\nHuse lavabile la 30 °C | Covers wash at 30 °C | A huzatok 30 °C-on moshatók',
  }),
  leaf({
    key: 'travel-cots',
    share: 40,
    about: [
      'Pat de voiaj în portbagaj, somn ca acasă oriunde.',
      'A bed in the boot, sleep as at home anywhere.',
      'Ágy a csomagtartóban, otthoni alvás bárhol.',
    ],
    art: 'travelcot:0',
    series: 'outdoors',
    colours: [1, 2, 3],
    g: [4500, 12000],
    litres: [30, 60],
    age: [0, 36],
    attributes: (dice) => ({
      mattress_size: '60x120',
      product_weight: dice.between(9, 24) / 2,
      folded_size: dice.pick(['78 × 28 × 22', '75 × 24 × 24', '60 × 48 × 14']),
    }),
    things: `
      Pătuț de voiaj * | * travel cot | * utazóágy | n=4 art=travelcot:0 is=frame,cot
      Pătuț de voiaj cu nivel de nou-născut * | * travel cot with newborn level | * utazóágy újszülött magasítóval | art=travelcot:1 is=frame,cot
      Pătuț pop-up * | * pop-up travel cot | * pop-up utazóágy | eur=50-120 art=travelcot:2 is=popup,cot
      Țarc și pătuț * | * playpen and travel cot | * járóka és utazóágy | art=travelcot:3 is=frame,cot
    `,
    features: `
      6 kg | 6 kg | 6 kg | product_weight=6 for=frame
      salteluță inclusă | mattress included | matraccal | for=cot
      ușă cu fermoar | zip door | cipzáras ajtóval | for=frame
      se deschide în 10 secunde | opens in 10 seconds | 10 másodperc alatt nyitható | for=popup
      cu geantă | with bag | táskával | for=cot
      plasă pe toate părțile | mesh on all sides | minden oldalán hálós | for=frame
    `,
    opening: `
      Se deschide dintr-o mișcare și se strânge tot dintr-una, chiar și la șase dimineața. | Opens in one move and packs up in one, even at six in the morning. | Egy mozdulattal nyílik, eggyel csukódik, még reggel hatkor is.
      Patul bunicilor, al vacanței și al oricărei seri în care se face târziu. | The bed for grandparents, holidays and any evening that runs late. | Ágy nagymamánál, nyaraláskor és minden elhúzódó estén.
    `,
    facts:
      SAFE +
      'Conform EN 716 | Meets EN 716 | Megfelel az EN 716 szabványnak\nPlasă care lasă aerul să treacă | Mesh that lets air through | Légáteresztő háló\nSaltea fermă, cu husă lavabilă | Firm mattress with washable cover | Kemény matrac, mosható huzattal',
  }),
  leaf({
    key: 'baby-nests',
    share: 70,
    about: [
      'Cuiburi moi pentru orele de veghe, aproape de tine.',
      'Soft nests for waking hours, close to you.',
      'Puha fészkek az ébren töltött órákra, az Ön közelében.',
    ],
    art: 'nest',
    series: 'night',
    prints: MERRY,
    colours: [1, 2, 3],
    fabrics: ['nest', 'muslin'],
    g: [600, 1400],
    litres: [14, 30],
    age: [0, 8],
    attributes: () => ({ dimensions: '85 × 50', age_max: 8 }),
    things: `
      Babynest * | * baby nest | * babafészek | art=nest:0 n=4 is=nest
      Babynest cu mânere * | * baby nest with handles | * babafészek füllel | art=nest:1 is=nest
      Babynest cu volănaș * | * ruffled baby nest | * fodros babafészek | art=nest:2 n=2 is=nest
      Cuib pentru bebeluși * | * cosy nest | * kuckó babáknak | art=nest:3 n=2 is=nest
    `,
    features: `
      bumbac moale | soft cotton | puha pamut | fabric=nest for=nest
      muselină dublă | double muslin | dupla muszlin | fabric=muslin for=nest
      saltea detașabilă | removable mattress | kivehető matraccal | for=nest
      husă cu fermoar | zip-off cover | cipzáras huzattal | for=nest
      reglabil cu șnur | adjusts with a cord | zsinórral állítható | for=nest
      două fețe | reversible | kétoldalas | for=nest
    `,
    opening: `
      Un loc al lui pe canapea sau pe covor, cât timp îl ții sub ochi. Șnurul de la capăt se desface când crește. | A place of their own on the sofa or the rug while you watch. The cord at the end opens as they grow. | Saját hely a kanapén vagy a szőnyegen, amíg szem előtt van. A végén a zsinór kioldható, ahogy nő.
      Marginea moale îl ține strâns, ca o îmbrățișare. | The soft edge holds close, like a hug. | A puha perem úgy öleli, mint egy kar.
    `,
    facts:
      SAFE +
      'Doar pentru orele de veghe, sub supraveghere | For waking hours only, under supervision | Csak ébren, felügyelet mellett használható\n85 × 50 cm, salteluță de 3 cm | 85 × 50 cm, 3 cm mattress | 85 × 50 cm, 3 cm-es matraccal',
  }),
  leaf({
    key: 'mattresses',
    share: 50,
    about: [
      'Saltele ferme, cu husă care se spală cât de des e nevoie.',
      'Firm mattresses with covers to wash as often as it takes.',
      'Kemény matracok, bármilyen gyakran mosható huzattal.',
    ],
    art: 'mattress',
    series: 'night',
    colours: [1],
    g: [2500, 9000],
    litres: [40, 120],
    age: [0, 72],
    attributes: (dice) => ({ mattress_size: '60x120', material: dice.pick(['cotton', 'polyester']) }),
    things: `
      Saltea de pătuț * | * cot mattress | * kiságymatrac | art=mattress:0,2 is=cot,full,foam n=4
      Saltea din fibră de cocos * | * coir mattress | * kókuszmatrac | art=mattress:1 is=cot,full n=2
      Saltea din latex * | * latex mattress | * latexmatrac | art=mattress:3 is=cot,full
      Saltea cu arcuri * | * pocket sprung mattress | * táskarugós matrac | art=mattress:4 is=cot,full eur=80-250
      Saltea pentru co-sleeper * | * bedside cot mattress | * babaöbölmatrac | art=mattress:5 is=small,full,foam mattress_size=50x90 eur=35-70 flags=-bulky
      Protecție de saltea * | * mattress protector | * matracvédő | art=linen:3 is=cot,sheet eur=35-50 flags=-bulky g=400-800 l=4-8
    `,
    features: `
      husă cu fermoar | zip-off cover | cipzáras huzattal | for=full
      două fețe | two sides | kétoldalas | for=full
      spumă aerisită | ventilated foam | szellőző habbal | for=foam
      husă din bambus și bumbac | bamboo and cotton cover | bambusz-pamut huzattal | for=full
      impermeabilă | waterproof | vízhatlan | for=sheet
    `,
    details: `
      60 × 120 cm | 60 × 120 cm | 60 × 120 cm | mattress_size=60x120 for=cot
      70 × 140 cm | 70 × 140 cm | 70 × 140 cm | mattress_size=70x140 for=cot
      80 × 160 cm | 80 × 160 cm | 80 × 160 cm | mattress_size=80x160 for=cot
      50 × 90 cm | 50 × 90 cm | 50 × 90 cm | mattress_size=50x90 for=small
    `,
    opening: `
      Ține salteaua uscată, fără foșnet. | Keeps the mattress dry, without a rustle. | Szárazon tartja a matracot, zizegés nélkül. | for=sheet
      Fermă cât să îl țină drept, moale cât să se întoarcă fără să se trezească. | Firm enough to keep them level, soft enough to turn over without waking. | Elég kemény, hogy egyenesen tartsa, elég puha, hogy ébredés nélkül megforduljon. | for=full
      O parte pentru primul an, cealaltă pentru anii care vin. | One side for the first year, the other for those that follow. | Egyik oldala az első évre, a másik az azt követőkre. | for=full
    `,
    facts:
      SAFE +
      'Husă care se spală la 60 °C | Cover washes at 60 °C | 60 °C-on mosható huzat | for=full\nConform EN 16890 | Meets EN 16890 | Megfelel az EN 16890 szabványnak | for=full\nFără adezivi între straturi | No glue between layers | A rétegek között ragasztó nélkül | for=full',
  }),
]
