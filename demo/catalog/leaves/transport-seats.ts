/** Car seats: only UN R129 (LAW-39). */
import type { Pattern } from '#demo/art/patterns.ts'
import { leaf } from '../leaf.ts'

const SEAT_PRINTS: readonly Pattern[] = ['plain', 'plain', 'plain', 'check', 'stars']
const FACTS = `
  Omologat UN R129, după înălțimea copilului | Approved to UN R129, by the child's height | UN R129 szerint, a gyermek magassága alapján jóváhagyva
  Protecție laterală reglabilă | Adjustable side protection | Állítható oldalvédelem
  Husă care se scoate fără a demonta centurile | Cover comes off without removing the harness | A huzat az övek kiszerelése nélkül levehető
  Indicator de montare corectă | Indicator for correct fitting | Helyes beszerelést jelző kijelző
  Te ajutăm să îl montezi la showroom | We help you fit it at our showrooms | Bemutatótermeinkben segítünk a beszerelésben
  Nu se folosește după un accident | Do not use after an accident | Baleset után nem használható tovább
`
const OPENING = `
  Se montează la fel de bine a suta oară ca prima: un clic, un indicator verde, gata. | Fits as well the hundredth time as the first: one click, one green mark, done. | Századszorra is úgy rögzül, mint elsőre: egy kattanás, egy zöld jelzés, és kész.
  Tetiera și centurile cresc împreună, dintr-o singură mișcare. | The headrest and harness grow together in one movement. | A fejtámla és az öv egyetlen mozdulattal, együtt állítható.
`

export const carSeats = [
  leaf({
    key: 'infant-carriers',
    share: 80,
    about: [
      'Scoici pentru primul drum cu mașina, cu spatele la sens.',
      'Infant seats for the first drive, rearward facing.',
      'Hordozók az első autóúthoz, menetiránynak háttal.',
    ],
    art: 'infantseat:0,1',
    quiet: true,
    series: 'model',
    prints: SEAT_PRINTS,
    colours: [1, 2, 3],
    g: [3600, 6000],
    litres: [60, 90],
    age: [0, 15],
    attributes: (dice) => ({
      approval: 'un-r129-i-size',
      direction: 'rearward',
      height_range: dice.pick(['40-75', '40-87']),
      weight_max: 13,
      isofix: dice.chance(0.5),
    }),
    things: `
      Scoică auto * | * infant car seat | * babahordozó autósülés | n=4 is=seat,light art=infantseat:1
      Scoică auto rotativă * | * rotating infant car seat | * forgatható babahordozó | eur=160-400 is=seat art=infantseat:3
      Scoică auto ușoară * | * lightweight infant seat | * könnyű babahordozó | is=seat,light art=infantseat:0
      Scoică auto cu spătar culcat * | * lie-flat infant seat | * dönthető babahordozó | eur=180-400 is=seat art=infantseat:4
    `,
    features: `
      cu bază ISOFIX | with ISOFIX base | ISOFIX talppal | base_included=true isofix=true eur=180-400 for=seat
      inserție pentru nou-născut | newborn insert | újszülöttszűkítővel | for=seat
      3,9 kg | 3.9 kg | 3,9 kg | for=light
      copertină cu UPF 50+ | UPF 50+ hood | UPF 50+ kupolával | for=seat
      adaptoare incluse | adapters included | adapterekkel | adapters_included=true for=seat
      interior din bumbac | cotton lining | pamutbéléssel | for=seat
    `,
    details: `
      40–75 cm | 40–75 cm | 40–75 cm | height_range=40-75 for=seat
      40–87 cm | 40–87 cm | 40–87 cm | height_range=40-87 for=seat
    `,
    opening: OPENING,
    facts: FACTS,
  }),
  leaf({
    key: 'car-seats-toddler',
    share: 90,
    about: [
      'De la naștere la patru ani, cu fața la părinți cât se poate de mult.',
      'From birth to four, facing backwards for as long as possible.',
      'Születéstől négyéves korig, a lehető legtovább háttal a menetiránynak.',
    ],
    art: 'carseat:0,2',
    quiet: true,
    series: 'model',
    prints: SEAT_PRINTS,
    colours: [1, 2, 3],
    g: [9000, 15000],
    litres: [90, 130],
    age: [0, 48],
    attributes: (dice) => ({
      approval: 'un-r129-i-size',
      direction: 'both',
      isofix: true,
      rotation: dice.chance(0.6),
      height_range: dice.pick(['40-105', '61-105']),
    }),
    things: `
      Scaun auto * | * car seat | * autósülés | n=4 is=seat art=carseat:0,2
      Scaun auto rotativ * 360° | * 360° rotating car seat | * 360°-ban forgatható autósülés | rotation=true eur=220-600 n=3 is=seat art=carseat:3
      Scaun auto cu spatele la sens * | * rearward-facing car seat | * háttal utazós autósülés | direction=rearward is=seat art=carseat:4
    `,
    features: `
      ISOFIX și picior de sprijin | ISOFIX with support leg | ISOFIX, kitámasztóval | for=seat
      5 poziții de somn | 5 recline positions | 5 dönthető fokozattal | for=seat
      inserție pentru nou-născut | newborn insert | újszülöttszűkítővel | for=seat
      ventilație în spătar | ventilated back | szellőző háttámlával | for=seat
      cleme magnetice pentru centuri | magnetic harness holders | mágneses övtartóval | for=seat
    `,
    details: `
      40–105 cm | 40–105 cm | 40–105 cm | height_range=40-105 for=seat
      61–105 cm | 61–105 cm | 61–105 cm | height_range=61-105 for=seat
    `,
    opening: OPENING,
    facts: FACTS,
  }),
  leaf({
    key: 'car-seats-child',
    share: 70,
    about: [
      'Înălțătoare cu spătar pentru drumurile la școală și la bunici.',
      'High-back boosters for school runs and visits to grandparents.',
      'Háttámlás ülésmagasítók az iskolához és a nagyszülőkhöz.',
    ],
    art: 'carseat:1',
    quiet: true,
    series: 'model',
    prints: SEAT_PRINTS,
    colours: [1, 2, 3],
    g: [4500, 8000],
    litres: [70, 110],
    age: [42, 144],
    attributes: (dice) => ({
      approval: dice.pick(['un-r129-i-size', 'un-r129']),
      direction: 'forward',
      isofix: dice.chance(0.7),
      height_range: '100-150',
    }),
    things: `
      Scaun auto cu spătar * | * high-back booster | * háttámlás ülésmagasító | n=4 is=booster art=carseat:1
      Înălțător auto pliabil * | * folding high-back booster | * összehajtható ülésmagasító | is=booster art=carseat:5
      Scaun auto pentru copii mari * | * child car seat | * gyerekülés | n=3 is=booster art=carseat:6
    `,
    features: `
      ISOFIX | ISOFIX | ISOFIX | isofix=true for=booster
      suport de pahar | cup holder | pohártartóval | for=booster
      tetieră reglabilă în 10 trepte | 10-position headrest | 10 fokozatú fejtámlával | for=booster
      protecție laterală | side protection | oldalvédelemmel | for=booster
      husă din bumbac | cotton cover | pamuthuzattal | for=booster
      ventilație în spătar | ventilated back | szellőző háttámlával | for=booster
    `,
    details: `
      100–150 cm | 100–150 cm | 100–150 cm | height_range=100-150 for=booster
    `,
    opening: OPENING,
    facts: FACTS,
  }),
  leaf({
    key: 'isofix-bases',
    share: 28,
    about: [
      'Baze care rămân în mașină. Scoica se prinde dintr-un clic.',
      'Bases that stay in the car. The seat clicks on.',
      'Talpak, amelyek az autóban maradnak. Az ülés egy kattanással rögzül.',
    ],
    art: 'isofix',
    series: 'model',
    colours: [1],
    g: [5500, 8500],
    litres: [35, 55],
    attributes: (dice) => ({ approval: 'un-r129-i-size', rotation: dice.chance(0.4) }),
    things: `
      Bază ISOFIX * | * ISOFIX base | * ISOFIX talp | n=3 art=isofix:0 is=isofix,base
      Bază ISOFIX rotativă * | * rotating ISOFIX base | * forgatható ISOFIX talp | rotation=true eur=150-300 art=isofix:1 is=isofix,base
      Bază auto * cu centură | * belted base | * öves rögzítésű talp | eur=100-160 art=isofix:2 is=base
    `,
    features: `
      picior de sprijin | support leg | kitámasztóval | for=isofix
      indicatoare sonore | audible indicators | hangjelzéssel | for=base
      pentru scoică și scaun | for infant and toddler seats | hordozóhoz és autósüléshez | for=isofix
      pliabilă | foldable | összecsukható | for=isofix
    `,
    opening: `
      Rămâne în mașină, bine prinsă; scoica sau scaunul se așază cu un clic și se desprinde cu un buton. | Stays in the car, firmly fixed; the seat goes on with a click and comes off with a button. | Az autóban marad, biztosan rögzítve; az ülés egy kattanással rákerül, egy gombbal leválik.
      Indicatoarele verzi arată că e totul la locul lui, înainte să porniți. | Green indicators show that everything is in place before you set off. | A zöld jelzők indulás előtt megmutatják, hogy minden a helyén van.
    `,
    facts: `
      Omologată UN R129 | Approved to UN R129 | UN R129 szerint jóváhagyva
      Indicatoare vizuale de montare | Visual fitting indicators | Vizuális rögzítésjelzők
      Se potrivește cu scoici și scaune ale aceleiași mărci | Fits seats of the same brand | Az azonos márkájú ülésekhez illik
      Te ajutăm să o montezi la showroom | We help you fit it at our showrooms | Bemutatótermeinkben segítünk a beszerelésben
      Nu se folosește după un accident | Do not use after an accident | Baleset után nem használható tovább
    `,
  }),
]
