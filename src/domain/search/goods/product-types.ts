/** Every kind of goods that a shop for babies sells: knowledge of the trade, whatever a shop has in stock. */
import type { ProductType } from '#domain/search/product-type.ts'
import { prams } from './prams.ts'
import type { TypeDraft } from './type-table.ts'

const DRAFTS: readonly TypeDraft[] = [...prams]

/** Returns a type with what other rows say of it: they may count it to themselves. */
function withGroups({ includes: _, ...type }: TypeDraft): ProductType {
  const groups = DRAFTS.filter(({ includes }) => includes.includes(type.key)).map(({ key }) => key)
  return { ...type, broader: [...new Set([...type.broader, ...groups])] }
}

export const PRODUCT_TYPES: readonly ProductType[] = DRAFTS.map(withGroups)
