/** Every kind of goods that a shop for babies sells: knowledge of the trade, whatever a shop has in stock. */
import type { ProductType } from '#domain/search/product-type.ts'
import { bedroom } from './bedroom.ts'
import { care } from './care.ts'
import { dayClothes } from './day-clothes.ts'
import { firstClothes } from './first-clothes.ts'
import { firstToys } from './first-toys.ts'
import { hatsAndShoes } from './hats-and-shoes.ts'
import { health } from './health.ts'
import { milk } from './milk.ts'
import { mothers } from './mothers.ts'
import { nursery } from './nursery.ts'
import { occasions } from './occasions.ts'
import { outings } from './outings.ts'
import { playAndLearn } from './play-and-learn.ts'
import { prams } from './prams.ts'
import { presents } from './presents.ts'
import { meals } from './table.ts'
import { toys } from './toys.ts'
import type { TypeDraft } from './type-table.ts'
import { wheels } from './wheels.ts'

const DRAFTS: readonly TypeDraft[] = [
  ...prams,
  ...outings,
  ...wheels,
  ...firstToys,
  ...toys,
  ...playAndLearn,
  ...firstClothes,
  ...dayClothes,
  ...hatsAndShoes,
  ...milk,
  ...meals,
  ...care,
  ...health,
  ...nursery,
  ...bedroom,
  ...mothers,
  ...presents,
  ...occasions,
]

/** Returns a type with what other rows say of it: they may count it to themselves. */
function withGroups({ includes: _, ...type }: TypeDraft): ProductType {
  const groups = DRAFTS.filter(({ includes }) => includes.includes(type.key)).map(({ key }) => key)
  return { ...type, broader: [...new Set([...type.broader, ...groups])] }
}

export const PRODUCT_TYPES: readonly ProductType[] = DRAFTS.map(withGroups)

/**
 * Keys of the types that are occasions: beside another type in a search they tell only what it is for, and what is not sold is not
 * replaced by all that goes with its occasion.
 */
export const OCCASIONS: ReadonlySet<string> = new Set(occasions.map(({ key }) => key))
