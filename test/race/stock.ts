/** Stock of the oversell test: two items with ten pieces each, in several warehouses, and two bundles that share them. */
import type { Database } from '#store/database/db.ts'
import { setStock, ITEMS, stockOf } from '#test/goods.ts'
import type { CartLine } from '#web/schema/cart.ts'

export const PIECES_LEFT = 10

export async function setRaceStock(db: Database): Promise<void> {
  for (const item of [ITEMS.body, ITEMS.hat]) await setStock(db.query, item, [4, 3, 2, 1])
}

export interface Pieces {
  body: number
  hat: number
}

/** Returns the quantities that a cart takes from stock, its bundles taken apart. */
export function taken(cart: CartLine[]): Pieces {
  const inOne: Partial<Record<string, Pieces>> = {
    [ITEMS.body]: { body: 1, hat: 0 },
    [ITEMS.hat]: { body: 0, hat: 1 },
    [ITEMS.set]: { body: 2, hat: 1 },
    [ITEMS.otherSet]: { body: 1, hat: 2 },
  }
  const sum = { body: 0, hat: 0 }
  for (const { item, qty } of cart) {
    sum.body += qty * (inOne[item]?.body ?? 0)
    sum.hat += qty * (inOne[item]?.hat ?? 0)
  }
  return sum
}

/** Returns the available quantities. */
export async function left(db: Database): Promise<Pieces> {
  const of = async (item: string) => {
    const { onHand, reserved } = await stockOf(db.query, item)
    return onHand - reserved
  }
  return { body: await of(ITEMS.body), hat: await of(ITEMS.hat) }
}
