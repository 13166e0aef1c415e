/** Endpoints of prices in the back office (D-21, LAW-22). */
import { isReduced } from '#domain/pricing/price-change.ts'
import { changePrice, previewPrices, type PriceAnswer } from '#services/pricing/change-price.ts'
import { isPlannable, type DecidedChange, type PriceChange } from '#services/pricing/decide-prices.ts'
import { cancelPlan } from '#services/pricing/price-plans.ts'
import { readPrices, readProductPrices, type MarketPrice } from '#services/pricing/read-prices.ts'
import { undoPrice } from '#services/pricing/undo-price.ts'
import { refusedView } from '#admin/prices/views.server.ts'
import { json, problem, readJson, Refused, type ApiRoute } from '#web/http/api/endpoint.ts'
import { askedAnswer } from '#admin/schema/approvals.ts'
import {
  cancelPlanRequest,
  changePricesRequest,
  checkPricesRequest,
  planCancelled,
  planId,
  pricesAnswer,
  pricesDecided,
  productPricesAnswer,
  undoPriceRequest,
  type MarketPriceView,
  type PricesDecided,
} from '#admin/schema/prices.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

function priceView(state: MarketPrice): MarketPriceView {
  const { market, currency, sale, mrp, prior, reducedAt, noPromo, version, ordinary, unshown, lowest, history, plans } = state
  const reduced = isReduced(state)
  return {
    market,
    currency,
    sale,
    prp: mrp,
    prior: reduced ? prior : null,
    reducedAt: reduced ? iso(reducedAt) : null,
    reducedSince: iso(reducedAt),
    noPromo,
    version,
    ordinary,
    unshown: unshown && {
      since: unshown.since.toISOString(),
      lowest: unshown.lowest,
      lawfulFrom: unshown.lawfulFrom.toISOString(),
    },
    lowest: lowest && { price: lowest.price, since: lowest.since.toISOString() },
    history: history.map(({ price, from, to }) => ({ price, from: from.toISOString(), to: iso(to) })),
    plans: plans.map(({ id, price, reduced: planned, startsAt, endsAt, isRunning, note }) => ({
      id,
      price,
      reduced: planned,
      startsAt: startsAt.toISOString(),
      endsAt: iso(endsAt),
      isRunning,
      note,
    })),
  }
}

const decidedViews = (changes: readonly DecidedChange[]): PricesDecided['changes'] =>
  changes.map(({ change: { sku, market }, next: { sale, mrp, prior } }) => ({
    sku,
    market,
    price: sale,
    prp: mrp,
    prior: isReduced({ sale, prior }) ? prior : null,
  }))

const answered = (answer: PriceAnswer): Response =>
  answer.ok
    ? json({ changes: decidedViews(answer.changes), refused: [], entries: answer.entries } satisfies PricesDecided)
    : problem(409, 'price_refused', { refused: answer.refused.map(refusedView) })

type Asked = Omit<PriceChange, 'from' | 'to'> & { from: string | null; to: string | null }

/** Returns changes with their moments. @throws Refused 400 for a moment that is over or too far ahead */
function changesOf(changes: readonly Asked[], now: Date): PriceChange[] {
  const dated = changes.map(({ from, to, ...change }) => ({
    ...change,
    from: from === null ? null : new Date(from),
    to: to === null ? null : new Date(to),
  }))
  const isWrong = (moment: Date | null) => moment !== null && !isPlannable(moment, now)
  if (dated.some(({ from, to }) => isWrong(from) || isWrong(to))) throw new Refused(problem(400, 'moment_not_plannable'))
  return dated
}

export const routes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/prices/:sku',
    guard: 'staff',
    action: 'products.read',
    describe: {
      summary: 'Prices of an item in every market, with the lowest of 30 days, the history and what is planned',
      answers: { 200: pricesAnswer },
      refusals: [404],
    },
    async handler({ shop, params: { sku = '' } }) {
      const prices = await readPrices(shop, sku)
      return prices.length > 0 ? json({ sku, prices: prices.map(priceView) }) : problem(404, 'item_not_found')
    },
  },
  {
    method: 'GET',
    path: '/admin/api/products/:id/prices',
    guard: 'staff',
    action: 'products.read',
    describe: {
      summary: 'Prices of every item of a product',
      answers: { 200: productPricesAnswer },
      refusals: [404],
    },
    async handler({ shop, params: { id = '' } }) {
      const items = /^[1-9]\d{0,8}$/.test(id) ? await readProductPrices(shop, Number(id)) : []
      return items.length > 0
        ? json({ items: items.map(({ sku, prices }) => ({ sku, prices: prices.map(priceView) })) })
        : problem(404, 'product_not_found')
    },
  },
  {
    method: 'POST',
    path: '/admin/api/prices/check',
    guard: 'staff',
    action: 'prices.change',
    describe: {
      summary: 'What changes of prices would do now, or why and until when each is refused; nothing is written',
      body: checkPricesRequest,
      answers: { 200: pricesDecided },
    },
    async handler({ shop, request }) {
      const { changes } = await readJson(request, checkPricesRequest)
      const decisions = await previewPrices(shop, changesOf(changes, shop.clock.now()))
      const decided = decisions.flatMap((one) => (one.ok ? one.decided : []))
      const refused = decisions.flatMap((one) => (one.ok ? [] : refusedView(one.refused)))
      return json({ changes: decidedViews(decided), refused, entries: [] } satisfies PricesDecided)
    },
  },
  {
    method: 'POST',
    path: '/admin/api/prices',
    guard: 'staff',
    action: 'prices.change',
    mayWait: true,
    describe: {
      summary:
        'Change prices at once, or plan them for a moment, with an end: all or none; of who may do so only on approval an owner is asked',
      body: changePricesRequest,
      answers: { 200: pricesDecided, 202: askedAnswer },
      refusals: [403, 409],
    },
    async handler({ shop, request, actor, grant }) {
      const { changes, reason } = await readJson(request, changePricesRequest)
      // A price holds for customers from this moment on: one that an owner has to agree to must not.
      if (grant !== 'always') return problem(403, 'not_permitted')
      const asked = changesOf(changes, shop.clock.now())
      return answered(await changePrice(shop, actor, { changes: asked, reason: reason?.trim() || null }))
    },
  },
  {
    method: 'POST',
    path: '/admin/api/prices/undo',
    guard: 'staff',
    action: 'prices.change',
    mayWait: true,
    describe: {
      summary: 'Take a change of prices back: the prices before are written as new, ordinary ones',
      body: undoPriceRequest,
      answers: { 200: pricesDecided, 202: askedAnswer },
      refusals: [403, 404, 409],
    },
    async handler({ shop, request, actor, grant }) {
      const { entry, reason } = await readJson(request, undoPriceRequest)
      if (grant !== 'always') return problem(403, 'not_permitted')
      const answer = await undoPrice(shop, actor, { entry, reason: reason?.trim() || null })
      return answer ? answered(answer) : problem(404, 'price_change_not_found')
    },
  },
  {
    method: 'POST',
    path: '/admin/api/price-plans/:id/cancel',
    guard: 'staff',
    action: 'prices.change',
    mayWait: true,
    describe: {
      summary: 'Cancel a planned price that has not begun',
      body: cancelPlanRequest,
      answers: { 200: planCancelled, 202: askedAnswer },
      refusals: [403, 404, 409],
    },
    async handler({ shop, request, actor, grant, params: { id = '' } }) {
      const { reason } = await readJson(request, cancelPlanRequest)
      if (grant !== 'always') return problem(403, 'not_permitted')
      const state = planId.safeParse(id).success ? await cancelPlan(shop, actor, { id, reason: reason?.trim() || null }) : null
      if (state === null) return problem(404, 'price_plan_not_found')
      return state === 'waiting' ? json({ done: true }) : problem(409, 'price_plan_begun')
    },
  },
]
