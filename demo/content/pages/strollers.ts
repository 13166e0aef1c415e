/** A campaign page of the demo shop: one offer, in the layout `promo`. */
import { words, type Words } from '#demo/catalog/words.ts'
import { p } from '#demo/content/text-page.ts'
import type { TextPageInput } from '#domain/content/content-input.ts'
import type { BlockInput } from '#domain/content/story.ts'
import { perLocale, type Locale } from '#domain/market/market.ts'

const T = {
  slug: words('saptamana-plimbarilor', 'week-of-walks', 'setak-hete'),
  title: words('Săptămâna plimbărilor', 'The week of walks', 'A séták hete'),
  description: words(
    'Landou, cărucior sport sau compact: ce știe fiecare, ce nu știe și cum îl alegi.',
    'Pram, pushchair or compact: what each can do, what it cannot, and how to choose.',
    'Mózeskosaras, sport vagy kompakt babakocsi: mit tud, mit nem tud, és hogyan válasszon.',
  ),
  lead: words(
    'Le-am împins pe toate, o lună, prin Mănăștur. Îți spunem ce știe fiecare și ce nu.',
    'We pushed them all for a month, over kerbs and cobbles. Here is what each can do, and what it cannot.',
    'Egy hónapon át toltuk mindegyiket, járdaszegélyen és macskakövön. Elmondjuk, melyik mit tud, és mit nem.',
  ),
  action: words('Vezi cărucioarele', 'See the pushchairs', 'Babakocsik megtekintése'),
  compareTitle: words(
    'Trei feluri de a ieși din casă',
    'Three ways to leave the house',
    'Három mód, hogy elinduljanak otthonról',
  ),
  compareNote: words(
    'Greutatea și mărimea exacte stau pe pagina fiecărui produs.',
    'Exact weights and sizes are on the page of each product.',
    'A pontos súly és méret az egyes termékek oldalán található.',
  ),
  from: words('De la', 'From', 'Mikortól'),
  fold: words('Se pliază', 'Folds', 'Összecsukás'),
  wheels: words('Roți', 'Wheels', 'Kerekek'),
  fits: words('Încape în', 'Fits into', 'Hová fér be'),
  good: words('Bun pentru', 'Good for', 'Mire jó'),
  newborn: words('naștere, culcat', 'birth, lying flat', 'születéstől, fekve'),
  sixMonths: words('6 luni, când stă în șezut', '6 months, when sitting up', '6 hónapos kortól, amikor már ül'),
  twoHands: words('cu două mâini', 'with two hands', 'két kézzel'),
  oneHand: words('cu o mână', 'with one hand', 'egy kézzel'),
  large: words('mari, cu suspensie', 'large, with suspension', 'nagyok, rugózással'),
  middle: words('medii, cu suspensie', 'medium, with suspension', 'közepesek, rugózással'),
  small: words('mici, pentru oraș', 'small, for town', 'kicsik, városba'),
  boot: words('portbagaj mediu', 'a medium boot', 'közepes csomagtartó'),
  smallBoot: words('portbagaj mic', 'a small boot', 'kis csomagtartó'),
  train: words('tren, sub scaun', 'a train, under the seat', 'vonaton, az ülés alá'),
  parks: words('parcuri și pietriș', 'parks and gravel', 'parkba és kavicsra'),
  streets: words('străzi și trotuare', 'streets and pavements', 'utcára és járdára'),
  trips: words('drumuri și bunici', 'trips and grandparents', 'utazáshoz és a nagyszülőkhöz'),
  sport: words('Cărucioare sport', 'Pushchairs', 'Sportbabakocsik'),
  sportLead: words(
    'Prețul vechi stă mereu lângă cel nou',
    'The old price always stands beside the new one',
    'A régi ár mindig az új mellett áll',
  ),
  compact: words('Cărucioare compacte', 'Compact pushchairs', 'Kompakt babakocsik'),
  compactLead: words(
    'Pentru tren, avion și etajul patru',
    'For trains, planes and the fourth floor',
    'Vonatra, repülőre és a negyedik emeletre',
  ),
  all: words('Vezi toate', 'See all', 'Összes megtekintése'),
  faq: words('Ce se întreabă', 'What people ask', 'Gyakori kérdések'),
  askTry: words('Îl pot împinge înainte să-l cumpăr?', 'Can I push it before I buy it?', 'Kipróbálhatom vásárlás előtt?'),
  answerTry: words(
    'Da. În fiecare showroom e loc de împins, de pliat și de ridicat. Nu trebuie programare.',
    'Yes. Every showroom has room to push, fold and lift. You need no appointment.',
    'Igen. Minden bemutatóteremben van hely tolni, összecsukni és felemelni. Időpont nem szükséges.',
  ),
  askReturn: words('Și dacă nu ni se potrivește?', 'And if it does not suit us?', 'És ha nem válik be?'),
  answerReturn: words(
    'Ai 14 zile de la primire să te răzgândești, fără să ne spui de ce.',
    'You have 14 days from delivery to change your mind, without telling us why.',
    'Az átvételtől számított 14 napon belül indoklás nélkül elállhat a vásárlástól.',
  ),
  askPrice: words('De ce nu sunt toate reduse?', 'Why are they not all reduced?', 'Miért nem mind akciós?'),
  answerPrice: words(
    'Pentru că fiecare are prețul lui de dinainte. O reducere se socotește din cel mai mic preț al ultimelor 30 de zile.',
    'Because each has its own price of before. A reduction is counted from the lowest price of the last 30 days.',
    'Mert mindegyiknek megvan a maga korábbi ára. A kedvezményt az elmúlt 30 nap legalacsonyabb árából számítjuk.',
  ),
  askTitle: words('Încă nu știi care?', 'Still not sure which?', 'Még nem tudja, melyiket?'),
  ask: words(
    'Spune-ne la ce etaj stați și cât de mare e portbagajul. Îți scriem cu drag.',
    'Tell us which floor you live on and how large the boot is. We are glad to write back.',
    'Írja meg, hányadikon laknak, és mekkora a csomagtartó. Szívesen válaszolunk.',
  ),
  askAction: words('Întreabă-ne', 'Ask us', 'Kérdezzen tőlünk'),
}

const row = (locale: Locale, ...cells: Words[]): string[] => cells.map((cell) => cell[locale])

const comparison = (locale: Locale): BlockInput => ({
  component: 'table',
  caption: T.compareTitle[locale],
  cells: [
    [
      '',
      ...row(
        locale,
        words('Landou', 'Pram', 'Mózeskosaras'),
        words('Sport', 'Pushchair', 'Sport'),
        words('Compact', 'Compact', 'Kompakt'),
      ),
    ],
    row(locale, T.from, T.newborn, T.sixMonths, T.sixMonths),
    row(locale, T.fold, T.twoHands, T.oneHand, T.oneHand),
    row(locale, T.wheels, T.large, T.middle, T.small),
    row(locale, T.fits, T.boot, T.smallBoot, T.train),
    row(locale, T.good, T.parks, T.streets, T.trips),
  ],
  note: T.compareNote[locale],
})

const rail = (locale: Locale, collection: string, title: Words, lead: Words): BlockInput => ({
  component: 'products',
  rule: 'collection',
  collection,
  title: title[locale],
  lead: lead[locale],
  link_text: T.all[locale],
  link: `collection:${collection}`,
})

const question = (locale: Locale, asked: Words, answer: Words) => ({ question: asked[locale], answer: [p(answer[locale])] })

const body = (locale: Locale): BlockInput[] => [
  {
    component: 'hero',
    title: T.title[locale],
    lead: T.lead[locale],
    picture: 'promo',
    narrow: 'promo-narrow',
    links: [{ text: T.action[locale], link: 'collection:pushchairs' }],
  },
  comparison(locale),
  rail(locale, 'pushchairs', T.sport, T.sportLead),
  rail(locale, 'compact-pushchairs', T.compact, T.compactLead),
  {
    component: 'faq',
    title: T.faq[locale],
    questions: [
      question(locale, T.askTry, T.answerTry),
      question(locale, T.askReturn, T.answerReturn),
      question(locale, T.askPrice, T.answerPrice),
    ],
  },
  { component: 'titled_text', title: T.askTitle[locale], text: [p(T.ask[locale])] },
  { component: 'buttons', buttons: [{ text: T.askAction[locale], link: 'page:contact', look: 'secondary' }] },
]

export const strollersPage: TextPageInput = {
  key: 'strollers',
  layout: 'promo',
  text: perLocale((locale) => ({
    slug: T.slug[locale],
    title: T.title[locale],
    description: T.description[locale],
    body: body(locale),
  })),
}
