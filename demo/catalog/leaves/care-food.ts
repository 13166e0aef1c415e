/** Formula and first spoonfuls. */
import { leaf } from '../leaf.ts'

const FOOD = `
  A se păstra la loc uscat și răcoros | Store in a cool, dry place | Száraz, hűvös helyen tárolandó
  După deschidere, a se consuma în termenul de pe ambalaj | Once open, use within the time on the pack | Felbontás után a csomagoláson jelzett időn belül fogyasztandó
  Lista completă a ingredientelor și alergenii sunt pe ambalaj | The full list of ingredients and allergens is on the pack | A teljes összetevőlista és az allergének a csomagoláson olvashatók
  Fără zahăr adăugat | No added sugar | Hozzáadott cukor nélkül
`

export const food = [
  leaf({
    key: 'infant-formula',
    share: 14,
    about: [
      'Lapte praf pentru sugari, de la naștere. Întreabă medicul înainte de folosire.',
      'Infant milk from birth. Ask your doctor before use.',
      'Anyatej-helyettesítő tápszerek születéstől. Használat előtt kérdezze meg orvosát.',
    ],
    art: 'pack:2',
    series: 'care',
    colours: [1],
    g: [450, 950],
    litres: [1, 3],
    age: [0, 6],
    things: `
      Lapte praf de început * 1 | * 1 infant formula | * 1 anyatej-helyettesítő tápszer | n=3 is=formula art=tin:0
      Lapte praf * Confort 1 | * Comfort 1 infant formula | * Comfort 1 anyatej-helyettesítő tápszer | is=formula art=tin:1
      Lapte praf din lapte de capră * 1 | * 1 goat milk infant formula | * 1 kecsketej alapú tápszer | is=formula art=tin:2
    `,
    features: `
      de la naștere | from birth | születéstől | for=formula
    `,
    details: `
      400 g | 400 g | 400 g | eur=10-18 for=formula
      600 g | 600 g | 600 g | eur=14-26 for=formula
      800 g | 800 g | 800 g | eur=18-36 for=formula
    `,
    opening: `
      Alăptarea este cea mai bună hrană pentru sugar. Laptele praf se folosește la recomandarea medicului sau a unui specialist în nutriția sugarului. | Breast milk is the best food for a baby. Use infant formula on the advice of a doctor or a specialist in infant nutrition. | A csecsemő legjobb tápláléka az anyatej. A tápszert orvos vagy védőnő tanácsára használja.
    `,
    facts: `
      Se prepară exact după instrucțiunile de pe ambalaj | Prepare exactly as the pack says | Pontosan a csomagoláson leírtak szerint készítendő
      După deschidere se consumă în 3 săptămâni | Use within 3 weeks of opening | Felbontás után 3 héten belül fogyasztandó
      A se păstra la loc uscat, sub 25 °C | Store dry, below 25 °C | Száraz helyen, 25 °C alatt tárolandó
      Valorile nutriționale și ingredientele sunt pe ambalaj | Nutrition and ingredients are on the pack | A tápérték és az összetevők a csomagoláson olvashatók
    `,
  }),
  leaf({
    key: 'baby-food',
    share: 115,
    about: [
      'Cereale, piureuri și biscuiți pentru primele lingurițe.',
      'Cereals, purées and biscuits for the first spoonfuls.',
      'Kásák, pürék és kekszek az első kanalakhoz.',
    ],
    art: 'jar',
    series: 'meadow',
    unnamed: true,
    colours: [1],
    g: [90, 500],
    litres: [1, 1],
    age: [6, 36],
    things: `
      Piure de mere și pere | apple and pear purée | alma-körte püré | art=jar:0,1 is=jar eur=1-3
      Piure de morcov și cartof dulce | carrot and sweet potato purée | répa-édesburgonya püré | art=jar:3 is=jar eur=1-3
      Piure de prune uscate | prune purée | aszalt szilva püré | art=jar:4 is=jar eur=1-3
      Piure de banană și mango | banana and mango purée | banán-mangó püré | art=jar:9 is=jar eur=1-3
      Piure de dovleac și pui | pumpkin and chicken purée | sütőtök csirkével | art=jar:5 is=jar eur=1-4
      Cereale cu orez | rice cereal | rizskása | art=jar:2 is=box eur=3-8
      Cereale cu ovăz | oat cereal | zabkása | art=jar:7 is=box eur=3-8
      Cereale cu mei și fructe | millet and fruit cereal | kölespehely gyümölccsel | art=jar:8 is=box eur=3-9
      Biscuiți pentru bebeluși | baby biscuits | babakeksz | art=snacks:0 is=bag eur=2-5
      Rondele de orez cu mere | apple rice cakes | almás puffasztott rizs | art=snacks:1 is=bag eur=2-5
      Pufuleți de porumb | corn puffs | kukoricapálcika | art=snacks:2 is=bag eur=1-4
      Ceai de fenicul pentru copii | children's fennel tea | édeskömény gyerektea | art=snacks:3 is=box eur=2-6
      Supă cremă de legume | vegetable soup | zöldségkrémleves | art=jar:6 is=jar eur=1-4
    `,
    features: `
      de la 6 luni | from 6 months | 6 hónapos kortól | age=6 for=jar,box
      de la 8 luni | from 8 months | 8 hónapos kortól | age=8 for=jar,box,bag
      de la 12 luni | from 12 months | 12 hónapos kortól | age=12 for=jar,box,bag
    `,
    details: `
      125 g | 125 g | 125 g | for=jar
      190 g | 190 g | 190 g | for=jar
      200 g | 200 g | 200 g | for=box
      250 g | 250 g | 250 g | for=box
      4 × 100 g | 4 × 100 g | 4 × 100 g | for=jar
      40 g | 40 g | 40 g | for=bag
      60 g | 60 g | 60 g | for=bag
      6 × 125 g | 6 × 125 g | 6 × 125 g | for=jar eur=6-12
      6 × 40 g | 6 × 40 g | 6 × 40 g | for=bag eur=6-14
    `,
    opening: `
      Puține ingrediente, gust curat. Bună la masă și la drum, direct cu lingurița. | Few ingredients, clean taste. Good at table and on the way, straight from the spoon. | Kevés összetevő, tiszta íz. Asztalnál és úton is jó, egyenesen kanállal.
      Prima întâlnire cu gusturile, fără sare și fără zahăr adăugat. | A first meeting with flavour, without salt or added sugar. | Első találkozás az ízekkel, só és hozzáadott cukor nélkül.
    `,
    facts: FOOD,
  }),
]
