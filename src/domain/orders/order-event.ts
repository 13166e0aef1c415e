/** Events of an order's history: what they are about, and what of their facts staff see. */

/** What an event is about; others are about the order itself. */
export type EventGroup = 'people' | 'money' | 'parcels' | 'order'

const GROUPS: Readonly<Record<string, EventGroup>> = {
  note: 'people',
  'address corrected': 'people',
  'mail sent again': 'people',
  paid: 'money',
  'invoice issued': 'money',
  'credit note issued': 'money',
  'paid without stock': 'money',
  'paid twice': 'money',
  refunded: 'money',
  'partly refunded': 'money',
  'refund failed': 'money',
  'money given back': 'money',
  'transfer booked': 'money',
  'payment case settled': 'money',
  shipped: 'parcels',
  delivered: 'parcels',
  moved: 'parcels',
  'parcels handed over': 'parcels',
  'parcel recalled': 'parcels',
  'parcel named': 'parcels',
  'parcel refused': 'parcels',
  'delivery failed': 'parcels',
  'ready to collect': 'parcels',
}

/** Returns what an event is about. */
export const groupOf = (kind: string): EventGroup => GROUPS[kind] ?? (kind.startsWith('payment ') ? 'money' : 'order')

const FACTS = [
  'shipment',
  'warehouse',
  'courier',
  'awb',
  'awbs',
  'refund',
  'money',
  'credit',
  'amount',
  'reference',
  'reasons',
  'mail',
  'fields',
  'number',
  'method',
  'state',
] as const

type Fact = string | number | string[]
export type EventFacts = Record<string, Fact>

const isFact = (value: unknown): value is Fact =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'))

/** Returns the facts of an event that are shown; others are left out. */
export function factsOf(data: unknown): EventFacts {
  if (typeof data !== 'object' || data === null) return {}
  const record = data as Readonly<Record<string, unknown>>
  return Object.fromEntries(FACTS.flatMap((name) => (isFact(record[name]) ? [[name, record[name]]] : [])))
}
