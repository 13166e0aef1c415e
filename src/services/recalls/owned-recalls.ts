/** What a customer has bought and must not use any longer (LAW-41). */
import type { StoredGoods } from '#domain/recalls/recalled-goods.ts'
import type { Shop } from '#services/shop.ts'
import { readOwnedRecalls, type StoredOwnedRecall } from '#store/recalls/owned-recalls.ts'
import { readRecalledGoods } from '#store/recalls/recalls.ts'

export interface OwnedRecall extends StoredOwnedRecall {
  goods: StoredGoods
}

/** Returns the recalls that run of what an account has ordered, the newest first. */
export async function listOwnedRecalls({ db }: Pick<Shop, 'db'>, customerId: string): Promise<OwnedRecall[]> {
  const owned = await readOwnedRecalls(db.query, customerId)
  const found = await Promise.all(owned.map(async (one) => ({ one, goods: await readRecalledGoods(db.query, one.product) })))
  return found.flatMap(({ one, goods }) => (goods ? [{ ...one, goods }] : []))
}
