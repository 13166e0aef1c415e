/** What people wait for, for staff: numbers alone. */
import { MOST_WANTED } from '#domain/alerts/alert.ts'
import type { Shop } from '#services/shop.ts'
import { readWaitingOf, readWanted, type WantedVariant } from '#store/alerts/wanted.ts'

export type { WantedVariant } from '#store/alerts/wanted.ts'

/** Returns the variants that most people wait for, first those of most. */
export const findWanted = ({ db }: Pick<Shop, 'db'>): Promise<{ variants: WantedVariant[]; people: number; count: number }> =>
  readWanted(db.query, MOST_WANTED)

/** Returns how many wait for each variant of a product. */
export const findWaitingOf = ({ db }: Pick<Shop, 'db'>, product: number) => readWaitingOf(db.query, product)
