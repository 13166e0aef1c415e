/** The five warehouses (SPEC-3): four showrooms with a door for customers, and the depot. */
import type { Locale } from '#domain/market/market.ts'

/** Opening and closing hour of a day, local time; null = closed. Monday first (LOC-8). */
export type OpeningWeek = readonly (readonly [opens: string, closes: string] | null)[]

export interface WarehouseRow {
  id: string
  kind: 'showroom' | 'warehouse'
  country: 'RO' | 'HU'
  city: Record<Locale, string>
  name: Record<Locale, string>
  address: string
  zip: string
  phone: string
  email: string
  opening: OpeningWeek
  pickup: boolean
  /** Markets whose product pages name it. */
  markets: Locale[]
}

const weekdays = (opens: string, closes: string): [string, string][] => Array.from({ length: 5 }, () => [opens, closes])

/** The depot first: orders are packed there while it has the goods. */
export const WAREHOUSES: readonly WarehouseRow[] = [
  {
    id: 'depot',
    kind: 'warehouse',
    country: 'RO',
    city: { ro: 'București', en: 'Bucharest', hu: 'Bukarest' },
    name: { ro: 'Depozit București', en: 'Bucharest warehouse', hu: 'Bukaresti raktár' },
    address: 'Bulevardul Timișoara 92, Sector 6',
    zip: '061334',
    phone: '+40 364 400 101',
    email: 'depozit@nestling.example',
    opening: [...weekdays('08:00', '17:00'), null, null],
    pickup: false,
    markets: ['ro', 'en', 'hu'],
  },
  {
    id: 'bucharest',
    kind: 'showroom',
    country: 'RO',
    city: { ro: 'București', en: 'Bucharest', hu: 'Bukarest' },
    name: { ro: 'Showroom București', en: 'Bucharest showroom', hu: 'Bukaresti bemutatóterem' },
    address: 'Calea Dorobanți 48, Sector 1',
    zip: '010574',
    phone: '+40 364 400 110',
    email: 'bucuresti@nestling.example',
    opening: [...weekdays('10:00', '20:00'), ['10:00', '18:00'], null],
    pickup: true,
    markets: ['ro', 'en'],
  },
  {
    id: 'cluj',
    kind: 'showroom',
    country: 'RO',
    city: { ro: 'Cluj-Napoca', en: 'Cluj-Napoca', hu: 'Kolozsvár' },
    name: { ro: 'Showroom Cluj-Napoca', en: 'Cluj-Napoca showroom', hu: 'Kolozsvári bemutatóterem' },
    address: 'Strada Cuibului 12',
    zip: '400114',
    phone: '+40 364 400 120',
    email: 'cluj@nestling.example',
    opening: [...weekdays('10:00', '19:00'), ['10:00', '16:00'], null],
    pickup: true,
    markets: ['ro', 'en'],
  },
  {
    id: 'timisoara',
    kind: 'showroom',
    country: 'RO',
    city: { ro: 'Timișoara', en: 'Timișoara', hu: 'Temesvár' },
    name: { ro: 'Showroom Timișoara', en: 'Timișoara showroom', hu: 'Temesvári bemutatóterem' },
    address: 'Strada Eugeniu de Savoya 9',
    zip: '300085',
    phone: '+40 364 400 130',
    email: 'timisoara@nestling.example',
    opening: [...weekdays('10:00', '19:00'), ['10:00', '16:00'], null],
    pickup: true,
    markets: ['ro', 'en'],
  },
  {
    id: 'budapest',
    kind: 'showroom',
    country: 'HU',
    city: { ro: 'Budapesta', en: 'Budapest', hu: 'Budapest' },
    name: { ro: 'Showroom Budapesta', en: 'Budapest showroom', hu: 'Budapesti bemutatóterem' },
    address: 'Fészek utca 7.',
    zip: '1125',
    phone: '+36 1 700 1400',
    email: 'budapest@nestling.example',
    opening: [...weekdays('10:00', '19:00'), ['10:00', '15:00'], null],
    pickup: true,
    markets: ['hu', 'en'],
  },
]
