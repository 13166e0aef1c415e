/** The rows of a comparison: what is known of any of the products. */
import { productAt, type Snapshot } from '#catalog/columns/snapshot.ts'
import { specificationsOf, valueLabel, type ProductDetails, type Specification } from '#catalog/products/details.ts'
import { bootFor, type Box } from '#domain/catalog/boot.ts'
import type { Market } from '#domain/market/market.ts'
import * as text from '#messages/goods/compare.ts'
import { ageRange } from '#messages/customers/ages.ts'
import type { ComparedRow } from './view.ts'

/** Key of the attribute in kg. */
const WEIGHT = 'product_weight'

/** A product that is compared. */
export interface Compared {
  doc: number
  details: ProductDetails
  /** Folded; null where it is not folded, or its measures are not known. */
  box: Box | null
}

/** Returns the rows in the order of the dictionary, and after it those that are computed. */
export function rowsOf(snapshot: Snapshot, compared: readonly Compared[], market: Market): ComparedRow[] {
  const known = compared.map((one) => factsOf(snapshot, one, market))
  const dictionary = Array.from(snapshot.attributes.values(), ({ name }) => name[market.locale])
  return [...dictionary, text.bootNeeded(), text.recommendedAge()]
    .filter((name) => known.some((facts) => facts.has(name)))
    .map((name) => {
      const values = known.map((facts) => facts.get(name) ?? null)
      return { name, values, differs: new Set(values).size > 1 }
    })
}

function factsOf(snapshot: Snapshot, { doc, details, box }: Compared, market: Market): Map<string, Specification['value']> {
  const { attributes } = details
  const facts = new Map(specificationsOf(snapshot, attributes, market).map(({ name, value }) => [name, value]))
  const weight = weightOf(snapshot, details, market)
  if (weight && !facts.has(weight.name)) facts.set(weight.name, weight.value)
  const litres = bootFor(box)
  if (litres !== null) facts.set(text.bootNeeded(), text.bootFrom({ litres }))
  const { ageFrom, ageTo } = productAt(snapshot, doc)
  if (ageFrom !== null) facts.set(text.recommendedAge(), ageRange(ageFrom, ageTo))
  return facts
}

/** Returns the weight of a piece; null where the dictionary has no such attribute, or nobody has weighed it. */
function weightOf(snapshot: Snapshot, { variants }: ProductDetails, { locale }: Market): Specification | null {
  const attribute = snapshot.attributes.get(WEIGHT)
  const grams = variants[0]?.weightG ?? 0
  if (!attribute || grams === 0) return null
  const value = valueLabel(attribute, String(Math.round(grams / 100) / 10), locale)
  return value === null ? null : { name: attribute.name[locale], value }
}
