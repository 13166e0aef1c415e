/** Recalls as staff read them, with what is known of their buyers (LAW-41). */
import type { Locale } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'
import {
  countRecallBuyers,
  countSold,
  countUnanswered,
  listRecallBuyers,
  type RecallBuyer,
  type RecallMailState,
} from '#store/recalls/recall-buyers.ts'
import { listRecalls, readRecall, readRecalledGoods, type ListedRecall, type StoredRecall } from '#store/recalls/recalls.ts'
import { dueBefore } from './remind-buyers.ts'

/** A shop recalls few products: the newest ones. */
const RECALLS_LISTED = 200
/** Buyers on the page of a recall: those that were not reached come first. */
const BUYERS_LISTED = 200

export const readRecalls = ({ db }: Pick<Shop, 'db'>): Promise<ListedRecall[]> => listRecalls(db.query, RECALLS_LISTED)

export interface OpenedRecall {
  recall: StoredRecall
  name: Partial<Record<Locale, string>>
  sold: { pieces: number; orders: number }
  /** Buyers that were written to, by what became of the mail. */
  written: Record<RecallMailState, number>
  /** Buyers who were reached and have not answered, and those of them who are due for a reminder. */
  unanswered: number
  due: number
  buyers: RecallBuyer[]
}

/** Returns null for an unknown recall. */
export async function openRecall({ db, clock }: Pick<Shop, 'db' | 'clock'>, id: string): Promise<OpenedRecall | null> {
  const recall = await readRecall(db.query, id)
  if (!recall) return null
  const goods = await readRecalledGoods(db.query, recall.product)
  return {
    recall,
    name: goods?.name ?? {},
    sold: await countSold(db.query, recall),
    written: await countRecallBuyers(db.query, id),
    ...(await countUnanswered(db.query, id, dueBefore(clock.now()))),
    buyers: await listRecallBuyers(db.query, id, BUYERS_LISTED),
  }
}

/** Returns what names a recalled product, with the address of its picture; null for an unknown one. */
export const readRecallGoods = ({ db }: Pick<Shop, 'db'>, product: number) => readRecalledGoods(db.query, product)
