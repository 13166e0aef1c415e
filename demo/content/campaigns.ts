/** What the demo shop wears for a while, all of it off: `npm run shop -- campaign on black-friday now`. Campaigns change no price. */
import { words } from '#demo/catalog/words.ts'
import type { Campaign } from '#domain/content/campaign.ts'
import { perLocale } from '#domain/market/market.ts'

const FRIDAY = 5
const NOVEMBER = 10

/** Returns the day after the fourth Thursday of November. */
function blackFriday(year: number): Date {
  const first = new Date(Date.UTC(year, NOVEMBER, 1))
  const toThursday = (FRIDAY - 1 - first.getUTCDay() + 7) % 7
  return new Date(Date.UTC(year, NOVEMBER, 1 + toThursday + 3 * 7 + 1))
}

const midnight = (day: Date, plus = 0): string =>
  `${new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + plus)).toISOString().slice(0, 10)}T00:00`

const DAYS_OF_SALE = 4

const FRIDAY_TEXT = {
  bar: words(
    'Vinerea bună: patru zile de reduceri adevărate.',
    'Black Friday: four days of honest reductions.',
    'Fekete péntek: négy nap valódi kedvezményekkel.',
  ),
  title: words('Vinerea bună', 'A better Friday', 'Egy jobb péntek'),
  lead: words(
    'Prețuri mici la lucruri care țin ani. Fără ceasuri care ticăie, doar cât avem în depozit.',
    'Small prices for things that last for years. No ticking clocks, only what we have in stock.',
    'Kis árak évekig kitartó holmikra. Ketyegő órák nélkül, amíg a készlet tart.',
  ),
  action: words('Vezi reducerile', 'See the reductions', 'Akciók megtekintése'),
}

const ADVENT_TEXT = {
  bar: words(
    'Advent la Nestling: serile sunt lungi, ne jucăm înăuntru.',
    'Advent at Nestling: the evenings are long, we play indoors.',
    'Advent a Nestlingnél: hosszúak az esték, bent játszunk.',
  ),
  title: words('Câte o seară, până în Ajun', 'One evening at a time, until Christmas Eve', 'Estéről estére, szentestéig'),
  lead: words(
    'O carte, o lampă de veghe și un pluș care știe să asculte. Cadouri mici pentru nopți lungi.',
    'A book, a night light and a soft toy that listens well. Small gifts for long nights.',
    'Egy könyv, egy éjjeli lámpa és egy plüss, amely jól tud figyelni. Apró ajándékok hosszú éjszakákra.',
  ),
  action: words('Vezi cadourile', 'See the gifts', 'Ajándékok megtekintése'),
}

const textOf = (text: typeof FRIDAY_TEXT): Campaign['text'] =>
  perLocale((locale) => ({
    bar: text.bar[locale],
    title: text.title[locale],
    lead: text.lead[locale],
    action: text.action[locale],
  }))

const SCENE = { picture: 'hero-night', narrow: 'hero-night-narrow' }
const EVERYWHERE: Pick<Campaign, 'markets' | 'isOn'> = { markets: ['ro', 'en', 'hu'], isOn: false }

/** The next Black Friday, to Monday, and the Advent after it. */
export function demoCampaigns(now: Date): Campaign[] {
  const thisYear = blackFriday(now.getUTCFullYear())
  const isOver = now.getTime() > Date.parse(`${midnight(thisYear, DAYS_OF_SALE)}Z`)
  const friday = isOver ? blackFriday(now.getUTCFullYear() + 1) : thisYear
  const year = friday.getUTCFullYear()
  return [
    {
      ...EVERYWHERE,
      ...SCENE,
      key: 'black-friday',
      layout: 'bf',
      starts: midnight(friday),
      ends: midnight(friday, DAYS_OF_SALE),
      link: '/sale',
      text: textOf(FRIDAY_TEXT),
    },
    {
      ...EVERYWHERE,
      ...SCENE,
      key: 'advent',
      layout: 'advent',
      starts: `${year}-12-01T00:00`,
      ends: `${year}-12-25T00:00`,
      link: 'collection:gifts',
      text: textOf(ADVENT_TEXT),
    },
  ]
}
