/** Customers of the demo shop, three in each market, all fictional. Their password stands in the README: nobody else's shop has them. */
import type { Address } from '#domain/customers/address.ts'
import type { Locale } from '#domain/market/market.ts'

export const DEMO_PASSWORD = 'Trei-iezi-la-cuib'

/** What became of an order: unpaid orders are from today, the others so many days old. */
export type DemoOrderState = 'unpaid' | 'paid' | 'pending' | 'partially fulfilled' | 'fulfilled' | 'canceled'

export interface DemoOrder {
  state: DemoOrderState
  daysAgo: number
  /** The customer withdrew from its first line the day before. */
  isWithdrawn?: true
  /** What it withdrew from came back and was refunded: its first line, or all. */
  returned?: 'line' | 'all'
  /** Lines; each demo order has other goods. */
  lines: number
}

export interface DemoChild {
  name: string
  /** Age today in days. */
  days: number
}

export interface DemoCustomer {
  market: Locale
  email: string
  firstName: string
  lastName: string
  phone: string
  address: Omit<Address, 'firstName' | 'lastName'>
  /** Age of the account in days. */
  registered: number
  children: DemoChild[]
  orders: DemoOrder[]
  newsletter: boolean
}

const MONTH = 30
const YEAR = 365

/** A family with a history: every state of an order. */
const HISTORY: DemoOrder[] = [
  { state: 'fulfilled', daysAgo: 62, lines: 1, returned: 'all' },
  { state: 'fulfilled', daysAgo: 48, lines: 2, returned: 'line' },
  { state: 'canceled', daysAgo: 33, lines: 1 },
  { state: 'fulfilled', daysAgo: 19, lines: 3, isWithdrawn: true },
  { state: 'partially fulfilled', daysAgo: 5, lines: 2 },
  { state: 'pending', daysAgo: 2, lines: 2 },
  { state: 'unpaid', daysAgo: 0, lines: 1 },
]
/** A first order on its way. */
const FIRST_ORDER: DemoOrder[] = [{ state: 'paid', daysAgo: 1, lines: 2 }]

export const DEMO_CUSTOMERS: DemoCustomer[] = [
  {
    market: 'ro',
    email: 'ioana.marinescu@nestling.example',
    firstName: 'Ioana',
    lastName: 'Marinescu',
    phone: '0722 418 305',
    address: { address: 'Str. Țepeș Vodă 14, ap. 6', city: 'Târgu Mureș', county: 'MS', zip: '540056', country: 'RO' },
    registered: 2 * YEAR,
    children: [
      { name: 'Matei', days: 9 * MONTH },
      { name: 'Smaranda', days: 4 * YEAR + 6 * MONTH },
    ],
    orders: HISTORY,
    newsletter: true,
  },
  {
    market: 'ro',
    email: 'andrei.popa@nestling.example',
    firstName: 'Andrei',
    lastName: 'Popa',
    phone: '0744 120 911',
    address: { address: 'Str. Căprioarei 3', city: 'Sibiu', county: 'SB', zip: '550012', country: 'RO' },
    registered: 3 * MONTH,
    children: [{ name: 'Ilinca', days: 2 * MONTH }],
    orders: FIRST_ORDER,
    newsletter: false,
  },
  {
    market: 'ro',
    email: 'carmen.dobre@nestling.example',
    firstName: 'Carmen',
    lastName: 'Dobre',
    phone: '0733 905 116',
    address: { address: 'Bd. Eroilor 21', city: 'Cluj-Napoca', county: 'CJ', zip: '400129', country: 'RO' },
    registered: 1,
    children: [],
    orders: [],
    newsletter: false,
  },
  {
    market: 'en',
    email: 'greta.vogel@nestling.example',
    firstName: 'Greta',
    lastName: 'Vogel',
    phone: '+49 151 23456789',
    address: { address: 'Lindenstraße 8', city: 'Leipzig', county: '', zip: '04107', country: 'DE' },
    registered: 2 * YEAR,
    children: [
      { name: 'Ella', days: 14 * MONTH },
      { name: 'Leo', days: 3 * YEAR + 2 * MONTH },
    ],
    orders: HISTORY,
    newsletter: true,
  },
  {
    market: 'en',
    email: 'sofia.lind@nestling.example',
    firstName: 'Sofia',
    lastName: 'Lind',
    phone: '+46 70 123 45 67',
    address: { address: 'Björkgatan 5', city: 'Uppsala', county: '', zip: '753 23', country: 'SE' },
    registered: 5 * MONTH,
    children: [{ name: 'Nora', days: 5 * MONTH }],
    orders: FIRST_ORDER,
    newsletter: false,
  },
  {
    market: 'en',
    email: 'tom.hendriks@nestling.example',
    firstName: 'Tom',
    lastName: 'Hendriks',
    phone: '+31 6 12345678',
    address: { address: 'Oudegracht 40', city: 'Utrecht', county: '', zip: '3511 AR', country: 'NL' },
    registered: 1,
    children: [],
    orders: [],
    newsletter: false,
  },
  {
    market: 'hu',
    email: 'eszter.kovacs@nestling.example',
    firstName: 'Eszter',
    lastName: 'Kovács',
    phone: '+36 20 123 4567',
    address: { address: 'Bartók Béla út 12.', city: 'Budapest', county: 'BU', zip: '1114', country: 'HU' },
    registered: 2 * YEAR,
    children: [
      { name: 'Lili', days: 7 * MONTH },
      { name: 'Bence', days: 2 * YEAR + 8 * MONTH },
    ],
    orders: HISTORY,
    newsletter: true,
  },
  {
    market: 'hu',
    email: 'zoltan.nagy@nestling.example',
    firstName: 'Zoltán',
    lastName: 'Nagy',
    phone: '+36 30 234 5678',
    address: { address: 'Kossuth Lajos utca 7.', city: 'Szeged', county: 'CS', zip: '6720', country: 'HU' },
    registered: 4 * MONTH,
    children: [{ name: 'Hanna', days: 40 }],
    orders: FIRST_ORDER,
    newsletter: false,
  },
  {
    market: 'hu',
    email: 'judit.szabo@nestling.example',
    firstName: 'Judit',
    lastName: 'Szabó',
    phone: '+36 70 345 6789',
    address: { address: 'Petőfi tér 3.', city: 'Debrecen', county: 'HB', zip: '4025', country: 'HU' },
    registered: 1,
    children: [],
    orders: [],
    newsletter: false,
  },
]

/** The words of a demo customer's withdrawal, as the form writes them. */
export const withdrawalStatement: Record<Locale, (reference: string, goods: string) => string> = {
  ro: (reference, goods) =>
    `Vă informez că mă retrag din contractul de cumpărare pentru comanda ${reference}, în privința produselor: ${goods}.`,
  en: (reference, goods) =>
    `I hereby give notice that I withdraw from my contract of sale for order ${reference} as regards these goods: ${goods}.`,
  hu: (reference, goods) =>
    `Kijelentem, hogy elállok a következő rendelésre vonatkozó adásvételi szerződéstől: ${reference}, az alábbi termékek tekintetében: ${goods}.`,
}
