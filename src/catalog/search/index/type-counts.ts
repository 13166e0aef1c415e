/** How many products are of each type. */
import type { TypeSlots } from './type-slots.ts'

/** Returns the numbers of the types that names of products tell, and of those above them. */
export const namedTypes = ({ own, above }: TypeSlots): ReadonlySet<number> =>
  new Set(own.flatMap((slots, number) => (slots.length > 0 ? [number, ...above[number]!] : [])))

/** Returns the number of products by key of the type, those of the types below it too; without types that no product is of. */
export const typeCounts = (types: TypeSlots): ReadonlyMap<string, number> =>
  new Map([...namedTypes(types)].map((number) => [types.types[number]!.key, types.slots[number]!.length]))
