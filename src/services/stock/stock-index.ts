/** The pieces of all variants in memory: read once, then what changed, by the numbers of the ledger. */
import { replaceVariants, stockIndexOf, type KeptStock, type StockIndex, type StockMark } from '#domain/stock/stock-index.ts'
import type { Shop } from '#services/shop.ts'
import {
  passTransaction,
  readAllPieces,
  readOldestTransaction,
  readPieces,
  readStockChanges,
  readStockMark,
} from '#store/stock/stock-pieces.ts'

type Db = Shop['db']

const see = async ({ query }: Db, mark: StockMark): Promise<KeptStock['seen']> => ({ mark, until: await passTransaction(query) })

async function readAll(db: Db, before: KeptStock | null): Promise<KeptStock> {
  const seen = before?.seen ?? (await see(db, await readStockMark(db.query)))
  const isSure = (await readOldestTransaction(db.query)) >= seen.until
  const index = stockIndexOf(await db.unhurried(() => readAllPieces(db.query)))
  return { index, mark: isSure ? seen.mark : null, seen }
}

async function readNext(db: Db, { index, mark: since, seen }: KeptStock & { mark: StockMark }): Promise<KeptStock> {
  const { variants, last, oldest } = await readStockChanges(db.query, since)
  const isSure = oldest >= seen.until
  const mark = isSure ? seen.mark : since
  const isNew = last.movement > seen.mark.movement || last.change > seen.mark.change
  const seenNow = isSure && isNew ? await see(db, last) : seen
  if (variants.length === 0) return { index, mark, seen: seenNow }
  return { index: replaceVariants(index, variants, await readPieces(db.query, variants)), mark, seen: seenNow }
}

const isMarked = (kept: KeptStock | null): kept is KeptStock & { mark: StockMark } => kept !== null && kept.mark !== null

const readKept = (db: Db, kept: KeptStock | null): Promise<KeptStock> => (isMarked(kept) ? readNext(db, kept) : readAll(db, kept))

/** Returns the pieces as they are now. */
export async function stockIndex(shop: Pick<Shop, 'db' | 'memory'>): Promise<StockIndex> {
  const own = shop.memory.stockIndex
  // One after the other, so that nobody reads everything twice.
  const reading = (own.reading ?? Promise.resolve(own.kept)).catch(() => own.kept).then((kept) => readKept(shop.db, kept))
  own.reading = reading
  own.kept = await reading
  return own.kept.index
}
