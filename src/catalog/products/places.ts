/** Where a product can be delivered (D-47). */
import { derive, type CatalogProduct, type Snapshot } from '#catalog/columns/snapshot.ts'
import { isCarried, isDelivered, type DeliveryRule, type Parcel } from '#domain/delivery/delivery.ts'
import type { Places } from '#domain/delivery/places.ts'
import { COUNTRIES } from '#domain/market/countries.ts'
import { MARKETS, perLocale, type Locale, type Market } from '#domain/market/market.ts'

interface Packed {
  weightG: number
  volumeCm3: number
}

/** Returns one piece of a variant as a parcel: of a bundle all that it consists of. */
export function pieceOf(snapshot: Snapshot, product: CatalogProduct, variant: Packed, worth: number): Parcel {
  const parcel: Parcel = {
    virtual: product.kind === 'voucher',
    weightG: 0,
    volumeCm3: 0,
    bulky: product.flags.includes('bulky'),
    worth,
  }
  const add = ({ weightG, volumeCm3 }: Packed, qty: number) => {
    parcel.weightG += weightG * qty
    parcel.volumeCm3 += volumeCm3 * qty
  }
  if (product.parts.length === 0) add(variant, 1)
  for (const part of product.parts) {
    const whole = snapshot.products[snapshot.byId.get(part.product) ?? -1]
    const own = whole?.variants.find(({ id }) => id === part.variant)
    if (own) add(own, part.qty)
    parcel.bulky ||= whole?.flags.includes('bulky') ?? false
  }
  return parcel
}

/** What parcels differ by for the rules of a market, and the places of each kind. */
interface Table {
  weights: number[]
  volumes: number[]
  /** Countries that the market delivers to. */
  all: string[]
  known: Map<string, Places>
}

const limitsOf = (rules: readonly DeliveryRule[], limit: 'maxWeightG' | 'maxVolumeCm3'): number[] => [
  ...new Set(rules.flatMap((rule) => rule[limit] ?? [])),
]

const tablesOf = ({ deliveryRules }: Snapshot): Record<Locale, Table> =>
  perLocale((locale) => {
    const rules = deliveryRules[locale]
    const all = COUNTRIES.map(({ code }) => code).filter((code) => isDelivered(rules, MARKETS[locale], code))
    return { weights: limitsOf(rules, 'maxWeightG'), volumes: limitsOf(rules, 'maxVolumeCm3'), all, known: new Map() }
  })

/** Returns where a parcel can be delivered. Of parcels that no rule tells apart, all but the first cost a look-up. */
export function placesOf(snapshot: Snapshot, market: Market, parcel: Parcel): Places {
  const { weights, volumes, all, known } = derive(snapshot, tablesOf)[market.locale]
  const { virtual, bulky, weightG, volumeCm3 } = parcel
  const above = (limits: number[], amount: number) => limits.filter((limit) => amount > limit).length
  const key = [virtual, bulky, above(weights, weightG), above(volumes, volumeCm3)].join(' ')
  if (known.has(key)) return known.get(key)
  const rules = snapshot.deliveryRules[market.locale]
  const places = [...new Set([...all, market.country])].filter((country) => isCarried(rules, { market, parcel, country }))
  const isEverywhere = places.length === all.length && places.includes(market.country)
  const found = isEverywhere ? undefined : places
  known.set(key, found)
  return found
}

/** Returns whether a market delivers anything to its own country. */
export const isHomeServed = (snapshot: Snapshot, { locale, country }: Market): boolean =>
  derive(snapshot, tablesOf)[locale].all.includes(country)

/** Returns where at least one variant of a product can be delivered. */
export function placesOfProduct(snapshot: Snapshot, product: CatalogProduct, market: Market): Places {
  const found = new Set<string>()
  for (const variant of product.variants) {
    const places = placesOf(snapshot, market, pieceOf(snapshot, product, variant, 0))
    if (places === undefined) return undefined
    for (const place of places) found.add(place)
  }
  return [...found]
}
