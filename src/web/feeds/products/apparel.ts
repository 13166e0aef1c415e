/** Whom a variant is for, as shopping engines ask of clothes and shoes. */
import type { CatalogProduct } from '#catalog/columns/snapshot.ts'
import { usualMonths, type Size } from '#domain/catalog/size.ts'

export type AgeGroup = 'newborn' | 'infant' | 'toddler' | 'kids' | 'adult'
export type Gender = 'female' | 'male' | 'unisex'

/** Months at which the groups of Google end. */
const GROUP_ENDS: [AgeGroup, number][] = [
  ['newborn', 3],
  ['infant', 12],
  ['toddler', 60],
  ['kids', 156],
]

type Ages = Pick<CatalogProduct, 'ageFrom' | 'ageTo'>

/**
 * Returns the age group of a variant: by its size, else by the ages of its product. What is worn and is for no age at all is for adults; other
 * things have none.
 */
export function ageGroupOf(size: Size | null, product: Ages, isApparel: boolean): AgeGroup | null {
  const to = size ? upToOf(size, product) : (product.ageTo ?? product.ageFrom)
  if (to === null) return size || isApparel ? 'adult' : null
  return GROUP_ENDS.find(([, end]) => to <= end)?.[0] ?? 'adult'
}

/** Returns the months up to which a size is worn, never beyond the ages of the product; null for sizes of adults. */
function upToOf(size: Size, { ageTo }: Ages): number | null {
  const usual = usualMonths(size)
  if (usual === null) return null
  return size.system === 'shoe' && ageTo !== null ? Math.min(usual.to, ageTo) : usual.to
}

const GENDERS: Record<string, Gender> = { girls: 'female', boys: 'male', unisex: 'unisex' }

/** Returns the gender of what is worn: as the catalog has it, else that of mothers for adults and any for children. */
export const genderOf = (attribute: unknown, ageGroup: AgeGroup | null): Gender =>
  (typeof attribute === 'string' ? GENDERS[attribute] : undefined) ?? (ageGroup === 'adult' ? 'female' : 'unisex')
