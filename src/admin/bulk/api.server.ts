/** Endpoints of edits of many products and of price campaigns. */
import { BULK_UNDO_DAYS, MOST_BULK_PRODUCTS, type BulkChange } from '#domain/products/bulk-edit.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { isReduced } from '#domain/pricing/price-change.ts'
import { beginBulkEdit, isTimely } from '#services/bulk/apply-bulk.ts'
import type { BulkLine } from '#services/bulk/decide-bulk.ts'
import { previewBulk, type BulkPreview } from '#services/bulk/preview-bulk.ts'
import { listBulkEdits, readBulk, type BulkState } from '#services/bulk/read-bulk.ts'
import { beginBulkUndo } from '#services/bulk/undo-bulk.ts'
import { matchingProducts } from '#services/product-list/list-products.ts'
import { json, problem, readJson, type ApiRoute, type OfficeContext } from '#web/http/api/endpoint.ts'
import { filterOfQuery } from '#admin/products/filter.server.ts'
import { refusedView } from '#admin/prices/views.server.ts'
import { askedAnswer } from '#admin/schema/approvals.ts'
import {
  bulkAnswer,
  bulkBegun,
  bulkList,
  bulkPricesRequest,
  bulkPreview,
  bulkPreviewRequest,
  bulkRequest,
  bulkUndoRequest,
  type BulkEditView,
  type BulkLineView,
  type BulkPreviewView,
} from '#admin/schema/goods/bulk.ts'
import { z } from 'zod'
import { productQuery } from '#admin/schema/goods/products.ts'

type Chosen = z.output<typeof bulkPricesRequest>['selection']

async function chosenProducts(shop: OfficeContext['shop'], { ids, filter, without }: Chosen): Promise<number[]> {
  const all = filter === null ? (ids ?? []) : await matchingProducts(shop, filterOfQuery(productQuery.parse(filter)))
  const left = new Set(without)
  return [...new Set(all)].filter((id) => !left.has(id)).toSorted((a, b) => a - b)
}

type Begin = { selection: Chosen; change: BulkChange; name?: string | null }

async function begin({ shop, actor }: OfficeContext, { selection, change, name }: Begin) {
  if (!isTimely(change, shop.clock.now())) return problem(422, 'moment_not_plannable')
  const products = await chosenProducts(shop, selection)
  if (products.length === 0 || products.length > MOST_BULK_PRODUCTS) return problem(422, 'nothing_chosen')
  return json({ id: await beginBulkEdit(shop, actor, { change, products, name: name?.trim() || null }) }, { status: 202 })
}

/** Variants of a product that change alike are one line. */
function lineViews(lines: readonly BulkLine[]): BulkLineView[] {
  const views = lines.map(({ product, market, currency, ordinary, lowest, state, decision }): BulkLineView => ({
    product,
    market,
    currency,
    variants: 1,
    ordinary,
    sale: state.sale,
    next: decision.ok
      ? { price: decision.decided.next.sale, prior: isReduced(decision.decided.next) ? decision.decided.next.prior : null }
      : null,
    lowest: lowest?.price ?? null,
    refused: decision.ok ? null : { ...refusedView(decision.refused), sku: '' },
  }))
  return [...Map.groupBy(views, (view) => JSON.stringify(view)).values()].map((alike) => ({
    ...alike[0]!,
    variants: alike.length,
  }))
}

const previewView = ({ total, next, products, lines, fields }: BulkPreview): BulkPreviewView => ({
  total,
  next,
  products,
  lines: lineViews(lines),
  fields,
})

function editView({ edit, plans }: BulkState, now: Date): BulkEditView {
  const isOld = edit.name === null && now.getTime() - edit.createdAt.getTime() > BULK_UNDO_DAYS * DAY_MS
  const { id, name, change, staffName, products, position, changed, refused, state, kept, createdAt, finishedAt } = edit
  return {
    id,
    name,
    change: change as BulkEditView['change'],
    staffName,
    total: products.length,
    position,
    changed,
    refused,
    state,
    kept,
    canUndo: state === 'done' && !isOld,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    plans,
  }
}

const isId = (text: string): boolean => z.uuid().safeParse(text).success

export const routes: readonly ApiRoute[] = [
  {
    method: 'POST',
    path: '/admin/api/bulk/preview',
    guard: 'staff',
    action: 'products.change',
    describe: {
      summary:
        'What an edit of many products would do, a part at a time: old, new, and why some are left out; nothing is written',
      body: bulkPreviewRequest,
      answers: { 200: bulkPreview },
    },
    async handler({ shop, request }) {
      const { selection, change, offset } = await readJson(request, bulkPreviewRequest)
      const products = await chosenProducts(shop, selection)
      return json(previewView(await previewBulk(shop, { change, products, offset })))
    },
  },
  {
    method: 'POST',
    path: '/admin/api/bulk',
    guard: 'staff',
    action: 'products.change',
    describe: {
      summary: 'Begin an edit of many products, of what is no price; jobs carry it out',
      body: bulkRequest,
      answers: { 202: bulkBegun },
      refusals: [422],
    },
    handler: async (context) => begin(context, await readJson(context.request, bulkRequest)),
  },
  {
    method: 'POST',
    path: '/admin/api/bulk/prices',
    guard: 'staff',
    action: 'prices.change',
    mayWait: true,
    describe: {
      summary: 'Change the prices of many products, or plan a price campaign with a name; jobs carry it out',
      body: bulkPricesRequest,
      answers: { 202: z.union([bulkBegun, askedAnswer]) },
      refusals: [403, 422],
    },
    async handler(context) {
      const asked = await readJson(context.request, bulkPricesRequest)
      return context.grant === 'always' ? begin(context, asked) : problem(403, 'not_permitted')
    },
  },
  {
    method: 'GET',
    path: '/admin/api/bulk',
    guard: 'staff',
    action: 'products.read',
    describe: {
      summary: 'The newest edits of many products; with campaigns=1 the newest price campaigns',
      query: z.object({ campaigns: z.enum(['0', '1']).catch('0').default('0') }),
      answers: { 200: bulkList },
    },
    async handler({ shop, url }) {
      const edits = await listBulkEdits(shop, { areCampaigns: url.searchParams.get('campaigns') === '1' })
      return json({ edits: edits.map((one) => editView(one, shop.clock.now())) })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/bulk/:id',
    guard: 'staff',
    action: 'products.read',
    describe: { summary: 'How far an edit of many products is', answers: { 200: bulkAnswer }, refusals: [404] },
    async handler({ shop, params: { id = '' } }) {
      const found = isId(id) ? await readBulk(shop, id) : null
      return found ? json(editView(found, shop.clock.now())) : problem(404, 'bulk_not_found')
    },
  },
  {
    method: 'POST',
    path: '/admin/api/bulk/:id/undo',
    guard: 'staff',
    action: 'products.change',
    describe: {
      summary: 'Take an edit of many products back as a whole; stop a price campaign',
      body: bulkUndoRequest,
      answers: { 202: bulkBegun },
      refusals: [403, 404, 409],
    },
    async handler({ shop, request, may, actor, params: { id = '' } }) {
      const { reason } = await readJson(request, bulkUndoRequest)
      const found = isId(id) ? await readBulk(shop, id) : null
      if (!found) return problem(404, 'bulk_not_found')
      if (found.edit.change.kind === 'price' && may('prices.change') !== 'always') return problem(403, 'not_permitted')
      const answer = await beginBulkUndo(shop, actor, { id, reason: reason?.trim() || null })
      return answer === 'begun' ? json({ id }, { status: 202 }) : problem(409, 'bulk_not_undoable')
    },
  },
]
