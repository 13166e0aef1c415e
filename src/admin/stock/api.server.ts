/** Endpoints of stock in the back office (D-42, D-64). */
import { VARIANT_ID } from '#domain/catalog/item-id.ts'
import { changeStock } from '#services/stock/change-stock.ts'
import { findMovements, findStock, readStockItem, summarizeStock, type Movement } from '#services/stock/find-stock.ts'
import { changeLimits, type StockLimits } from '#services/stock/stock-limits.ts'
import { json, parse, problem, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import {
  changeLimitsRequest,
  changeStockRequest,
  movementsAnswer,
  movementsQuery,
  stockAnswer,
  stockChanged,
  stockItemAnswer,
  stockQuery,
  stockSummary,
  type LimitsView,
  type MovementView,
} from '#admin/schema/stock.ts'
import { itemView } from './item-view.server.ts'

const queryOf = (url: URL) => Object.fromEntries(url.searchParams)
const wordsOf = (words = '') => (words.trim() === '' ? {} : { words: words.trim() })

const fieldsOf = ({ low, places }: LimitsView): StockLimits => ({
  low,
  ...Object.fromEntries(
    places.flatMap((place) => [
      [`low ${place.warehouse}`, place.low],
      [`shelf ${place.warehouse}`, place.shelf],
    ]),
  ),
})
const movementView = ({ at, ...movement }: Movement): MovementView => ({ ...movement, at: at.toISOString() })

export const routes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/stock',
    guard: 'staff',
    action: 'stock.read',
    describe: { summary: 'A page of stock by variant and warehouse', query: stockQuery, answers: { 200: stockAnswer } },
    async handler({ shop, url }) {
      const { after, item, words, ...search } = parse(queryOf(url), stockQuery)
      const beyond = after === undefined || item === undefined ? {} : { after: { key: after, variant: Number(item) } }
      const { items, next } = await findStock(shop, { ...search, ...wordsOf(words), ...beyond })
      return json({ items: items.map(itemView), next: next && { after: next.key, item: String(next.variant) } })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/stock-summary',
    guard: 'staff',
    action: 'stock.read',
    describe: { summary: 'How many variants each view has, and what lies in each warehouse', answers: { 200: stockSummary } },
    async handler({ shop }) {
      const { counts, warehouses } = await summarizeStock(shop)
      const views = warehouses.map(({ countedAt, ...one }) => ({ ...one, countedAt: countedAt?.toISOString() ?? null }))
      return json({ counts, warehouses: views })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/stock-movements',
    guard: 'staff',
    action: 'stock.read',
    describe: {
      summary: 'A page of the ledger of stock, the newest first',
      query: movementsQuery,
      answers: { 200: movementsAnswer },
    },
    async handler({ shop, url }) {
      const { kind, words, ...search } = parse(queryOf(url), movementsQuery)
      const found = await findMovements(shop, { ...search, ...wordsOf(words), ...(kind && { kinds: [kind] }) })
      const next = found.hasMore ? (found.movements.at(-1)?.id ?? null) : null
      return json({ movements: found.movements.map(movementView), next })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/stock/:item',
    guard: 'staff',
    action: 'stock.read',
    describe: {
      summary: 'The stock of a variant, and by how much it changed on each day of the last weeks',
      answers: { 200: stockItemAnswer },
      refusals: [404],
    },
    async handler({ shop, params: { item = '' } }) {
      const found = VARIANT_ID.test(item) ? await readStockItem(shop, item) : null
      return found ? json({ item: itemView(found.item), days: found.days }) : problem(404, 'item_not_found')
    },
  },
  {
    method: 'POST',
    path: '/admin/api/stock',
    guard: 'staff',
    action: 'stock.change',
    describe: {
      summary: 'Say what lies somewhere, with a reason: all or none; never fewer than orders hold',
      body: changeStockRequest,
      answers: { 200: stockChanged },
      refusals: [409],
    },
    async handler({ shop, request, actor }) {
      const { changes, reason, note } = await readJson(request, changeStockRequest)
      const answer = await changeStock(shop, actor, { changes, kind: reason, note: note?.trim() || null })
      return answer.ok ? json({ entries: answer.entries }) : problem(409, 'stock_refused', { refused: answer.refused })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/stock/:item/limits',
    guard: 'staff',
    action: 'stock.change',
    describe: {
      summary: 'Say from how many pieces a variant has too few, and on which shelf it lies',
      body: changeLimitsRequest,
      answers: { 200: stockChanged },
      refusals: [404, 409],
    },
    async handler({ shop, request, actor, params: { item = '' } }) {
      const { seen, wanted } = await readJson(request, changeLimitsRequest)
      const answer = VARIANT_ID.test(item)
        ? await changeLimits(shop, actor, { item, seen: fieldsOf(seen), wanted: fieldsOf(wanted) })
        : ({ ok: false, reason: 'item_not_found' } as const)
      if (answer.ok) return json({ entries: answer.entries })
      return problem(answer.reason === 'changed_meanwhile' ? 409 : 404, answer.reason)
    },
  },
]
