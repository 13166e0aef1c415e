/** Endpoints of prices in the back office (D-21, LAW-22). */
import { isReduced } from '#domain/pricing/price-change.ts'
import { changePrice, checkPrice, type PriceAnswer } from '#services/pricing/change-price.ts'
import type { PriceChange, RefusedChange } from '#services/pricing/decide-prices.ts'
import { cancelPlan } from '#services/pricing/price-plans.ts'
import { readPrices, type MarketPrice } from '#services/pricing/read-prices.ts'
import { undoPrice } from '#services/pricing/undo-price.ts'
import { json, problem, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import {
  cancelPlanRequest,
  changePricesRequest,
  checkPricesRequest,
  planCancelled,
  planId,
  pricesAnswer,
  pricesDecided,
  undoPriceRequest,
  type MarketPriceView,
  type PricesDecided,
  type RefusedPrice,
} from '#admin/schema/prices.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

function priceView(state: MarketPrice): MarketPriceView {
  const { market, currency, sale, mrp, prior, reducedAt, noPromo, version, lowest, history, plans } = state
  const reduced = isReduced(state)
  return {
    market,
    currency,
    sale,
    prp: mrp,
    prior: reduced ? prior : null,
    reducedAt: reduced ? iso(reducedAt) : null,
    noPromo,
    version,
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

function refusedView({ change: { sku, market }, refusal }: RefusedChange): RefusedPrice {
  const { reason } = refusal
  if (reason !== 'not_lowest') return { sku, market, reason, lowest: null, since: null, lawfulFrom: null }
  const { lowest, since, lawfulFrom } = refusal
  return { sku, market, reason, lowest, since: since.toISOString(), lawfulFrom: iso(lawfulFrom) }
}

function decidedView(answer: PriceAnswer): PricesDecided {
  if (!answer.ok) return { changes: [], refused: answer.refused.map(refusedView), entries: [] }
  const changes = answer.changes.map(({ change: { sku, market }, next: { sale, mrp, prior } }) => ({
    sku,
    market,
    price: sale,
    prp: mrp,
    prior: isReduced({ sale, prior }) ? prior : null,
  }))
  return { changes, refused: [], entries: answer.entries }
}

const answered = (answer: PriceAnswer): Response =>
  answer.ok ? json(decidedView(answer)) : problem(409, 'price_refused', { refused: answer.refused.map(refusedView) })

const atOnce = (changes: readonly Omit<PriceChange, 'from' | 'to'>[]): PriceChange[] =>
  changes.map((change) => ({ ...change, from: null, to: null }))

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
      return json(decidedView(await checkPrice(shop, atOnce(changes))))
    },
  },
  {
    method: 'POST',
    path: '/admin/api/prices',
    guard: 'staff',
    action: 'prices.change',
    describe: {
      summary: 'Change prices at once: all or none; who may do so only on approval is refused',
      body: changePricesRequest,
      answers: { 200: pricesDecided },
      refusals: [403, 409],
    },
    async handler({ shop, request, actor, grant }) {
      const { changes, reason } = await readJson(request, changePricesRequest)
      // A price holds for customers from this moment on: one that an owner has to agree to must not.
      if (grant !== 'always') return problem(403, 'not_permitted')
      const answer = await changePrice(shop, actor, { changes: atOnce(changes), reason: reason?.trim() || null })
      return answered(answer)
    },
  },
  {
    method: 'POST',
    path: '/admin/api/prices/undo',
    guard: 'staff',
    action: 'prices.change',
    describe: {
      summary: 'Take a change of prices back: the prices before are written as new, ordinary ones',
      body: undoPriceRequest,
      answers: { 200: pricesDecided },
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
    describe: {
      summary: 'Cancel a planned price that has not begun',
      body: cancelPlanRequest,
      answers: { 200: planCancelled },
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
