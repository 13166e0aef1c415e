/** What a call that waits is about, where the call itself has an id alone: a recall, prices of the log, a planned price. */
import { z } from 'zod'
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { recallName } from '#domain/recalls/recall.ts'
import type { Shop } from '#services/shop.ts'
import type { StaffRequest } from '#services/staff/requests.ts'
import { readPlans } from '#store/catalog/price-plans.ts'
import { readRecall, readRecalledGoods } from '#store/recalls/recalls.ts'
import { readAuditEntry } from '#store/staff/audit.ts'

/** A price as it is, and as it would be; null for none. */
export interface AskedPrice {
  sku: string
  market: Locale
  from: number
  to: number | null
}

export interface AskedAbout {
  /** Number of the recall; null for a new one and for other calls. */
  number: string | null
  /** Of the recalled product, by language. */
  name: Partial<Record<Locale, string>>
  prices: AskedPrice[]
}

type AboutShop = Pick<Shop, 'db'>
type Call = Pick<StaffRequest, 'path' | 'params' | 'body'>

const NOTHING: AskedAbout = { number: null, name: {}, prices: [] }
const id = z.uuid()

/** Prices of an entry in the log: market → price. */
const logged = z.partialRecord(z.enum(LOCALES), z.object({ price: z.int() }))

async function undonePrices({ db }: AboutShop, entry: string): Promise<AskedPrice[]> {
  const found = await readAuditEntry(db.query, entry)
  const [before, after] = [logged.safeParse(found?.before), logged.safeParse(found?.after)]
  if (!found || !before.success || !after.success) return []
  return LOCALES.flatMap((market) => {
    const [was, is] = [before.data[market], after.data[market]]
    return was && is ? [{ sku: found.object.name, market, from: is.price, to: was.price }] : []
  })
}

async function cancelledPlan({ db }: AboutShop, plan: string): Promise<AskedPrice[]> {
  const [found] = await readPlans(db.query, { id: plan })
  const market = LOCALES.find((locale) => MARKETS[locale].currency === found?.currency)
  return found && market ? [{ sku: found.sku, market, from: found.reduced ?? found.price, to: null }] : []
}

async function aboutRecall({ db }: AboutShop, recall: string): Promise<AskedAbout> {
  const found = await readRecall(db.query, recall)
  const goods = found && (await readRecalledGoods(db.query, found.product))
  return found ? { ...NOTHING, number: recallName(found.number), name: goods?.name ?? {} } : NOTHING
}

const fieldsOf = (body: unknown) =>
  z
    .object({ entry: id, recall: z.object({ product: z.int() }) })
    .partial()
    .safeParse(body).data

/** Returns null where the call says all by itself. */
export async function askedAbout(shop: AboutShop, { path, params, body }: Call): Promise<AskedAbout | null> {
  const own = id.safeParse(params.id).data
  const { entry, recall } = fieldsOf(body) ?? {}
  if (path === '/admin/api/prices/undo') return { ...NOTHING, prices: entry ? await undonePrices(shop, entry) : [] }
  if (path === '/admin/api/price-plans/:id/cancel') return { ...NOTHING, prices: own ? await cancelledPlan(shop, own) : [] }
  if (!path.startsWith('/admin/api/recalls')) return null
  if (own !== undefined) return aboutRecall(shop, own)
  const goods = recall && (await readRecalledGoods(shop.db.query, recall.product))
  return { ...NOTHING, name: goods?.name ?? {} }
}
