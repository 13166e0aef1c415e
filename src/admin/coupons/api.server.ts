/** Endpoints of coupons: the list, one coupon, whether it may start, its trial on a cart. */
import type { Shop } from '#services/shop.ts'
import { cartOfOrder, tryCart } from '#services/cart/try-cart.ts'
import { chooseGoods, chooseItems, countCoupons, findCoupons, openCoupon } from '#services/coupons/find-coupons.ts'
import { termsOf } from '#services/coupons/coupon-terms.ts'
import { findingsOf } from '#services/coupons/judge-coupon.ts'
import {
  changeCoupon,
  createCoupon,
  setCouponStopped,
  type CouponAnswer,
  type CouponRefusal,
} from '#services/coupons/write-coupon.ts'
import { json, parse, problem, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import {
  changeCouponRequest,
  checkCouponAnswer,
  checkCouponRequest,
  couponAnswer,
  couponsAnswer,
  couponsQuery,
  couponWritten,
  createCouponRequest,
  goodsAnswer,
  goodsQuery,
  itemsAnswer,
  itemsQuery,
  orderCartAnswer,
  stopCouponRequest,
  trialAnswer,
  tryRequest,
} from '#admin/schema/promotions/coupons.ts'
import { couponView, findingView, termsFrom, trialView } from './views.server.ts'

const STATUSES: Readonly<Record<CouponRefusal, number>> = {
  coupon_not_found: 404,
  coupon_code_shape: 422,
  coupon_code_taken: 409,
  coupon_over_limit: 403,
  coupon_blocked: 422,
  changed_meanwhile: 409,
}

function written(answer: CouponAnswer, shop: Shop): Response {
  const now = shop.clock.now()
  if (answer.ok) return json({ coupon: couponView(answer.coupon, now), entries: answer.entries })
  const { reason, findings, current } = answer
  return problem(STATUSES[reason], reason, {
    ...(findings.length > 0 && { findings: findings.map(findingView) }),
    ...(current && { current: couponView(current, now) }),
  })
}

const queryOf = (url: URL) => Object.fromEntries(url.searchParams)
const trimmed = (reason: string | null): string | null => reason?.trim() || null

const reading: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/coupons',
    guard: 'staff',
    action: 'promotions.read',
    describe: {
      summary: 'Coupons that have names, the newest first; a whole code finds a drawn one too',
      query: couponsQuery,
      answers: { 200: couponsAnswer },
    },
    async handler({ shop, url }) {
      const { view, words, currency, after } = parse(queryOf(url), couponsQuery)
      const search = { view, ...(words && { words }), ...(currency && { currency }), ...(after && { after }) }
      const { coupons, hasMore } = await findCoupons(shop, search)
      const counts = after === undefined ? await countCoupons(shop) : null
      const now = shop.clock.now()
      const rows = coupons.map((row) => ({ ...couponView(row, now), cost: row.cost }))
      return json({ coupons: rows, next: hasMore ? rows.at(-1)!.id : null, counts })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/coupons/:code',
    guard: 'staff',
    action: 'promotions.read',
    describe: {
      summary: 'A coupon with its last uses, what it is for, and whether anything speaks against it',
      answers: { 200: couponAnswer },
      refusals: [404],
    },
    async handler({ shop, language, params: { code = '' } }) {
      const opened = await openCoupon(shop, code, language)
      if (!opened) return problem(404, 'coupon_not_found')
      const { coupon, uses, goods, changes } = opened
      const now = shop.clock.now()
      const findings = await findingsOf(shop.db.query, termsOf(coupon), coupon, now)
      return json({
        coupon: couponView(coupon, now),
        goods,
        findings: findings.map(findingView),
        held: uses.held,
        cost: uses.cost,
        uses: uses.last.map(({ number, at, ...use }) => ({ order: number, at: at.toISOString(), ...use })),
        changes: changes.map(({ id, action, staffName: by, at, reason }) => ({ id, action, by, at: at.toISOString(), reason })),
      })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/coupon-goods',
    guard: 'staff',
    action: 'promotions.read',
    describe: { summary: 'Vendors, products or tags to choose from', query: goodsQuery, answers: { 200: goodsAnswer } },
    async handler({ shop, url }) {
      const { kind, words, locale } = parse(queryOf(url), goodsQuery)
      return json({ goods: await chooseGoods(shop, kind, words, locale) })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/coupon-items',
    guard: 'staff',
    action: 'promotions.read',
    describe: { summary: 'Items of a market for a trial cart', query: itemsQuery, answers: { 200: itemsAnswer } },
    async handler({ shop, url }) {
      const { words, market } = parse(queryOf(url), itemsQuery)
      return json({ items: await chooseItems(shop, words, market) })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/coupon-carts/:order',
    guard: 'staff',
    action: 'promotions.read',
    describe: { summary: 'The goods of an order as a trial cart', answers: { 200: orderCartAnswer }, refusals: [404] },
    async handler({ shop, params: { order = '' } }) {
      const cart = await cartOfOrder(shop, order)
      return cart ? json(cart) : problem(404, 'order_not_found')
    },
  },
]

const asking: readonly ApiRoute[] = [
  {
    method: 'POST',
    path: '/admin/api/coupon-check',
    guard: 'staff',
    action: 'promotions.read',
    describe: {
      summary: 'Whether a coupon of these terms may start; nothing is written',
      body: checkCouponRequest,
      answers: { 200: checkCouponAnswer },
    },
    async handler({ shop, request }) {
      const { code, terms } = await readJson(request, checkCouponRequest)
      const opened = code === null ? null : await openCoupon(shop, code, 'en')
      const findings = await findingsOf(shop.db.query, termsFrom(terms), opened?.coupon ?? null, shop.clock.now())
      return json({ findings: findings.map(findingView) })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/coupon-try',
    guard: 'staff',
    action: 'promotions.read',
    describe: {
      summary: 'Price a cart with coupons, saved or not, by the rules of every cart; nothing is written',
      body: tryRequest,
      answers: { 200: trialAnswer },
    },
    async handler({ shop, request }) {
      const { at, draft, ...question } = await readJson(request, tryRequest)
      const moment = at === null ? shop.clock.now() : new Date(at)
      const trial = await tryCart(shop, {
        ...question,
        at: moment,
        draft: draft && { code: draft.code, terms: termsFrom(draft.terms) },
      })
      return json(trialView(trial))
    },
  },
]

const writing: readonly ApiRoute[] = [
  {
    method: 'POST',
    path: '/admin/api/coupons',
    guard: 'staff',
    action: 'promotions.change',
    describe: {
      summary: 'Make a coupon; a role with a limit makes those that can take off no more than that',
      body: createCouponRequest,
      answers: { 200: couponWritten },
      refusals: [403, 409, 422],
    },
    async handler({ shop, request, actor, grant }) {
      const { code, terms, reason } = await readJson(request, createCouponRequest)
      const wish = { code, terms: termsFrom(terms), reason: trimmed(reason) }
      return written(await createCoupon(shop, { actor, grant }, wish), shop)
    },
  },
  {
    method: 'POST',
    path: '/admin/api/coupons/:code',
    guard: 'staff',
    action: 'promotions.change',
    describe: {
      summary: 'Write new terms of a coupon; orders that have it keep it',
      body: changeCouponRequest,
      answers: { 200: couponWritten },
      refusals: [403, 404, 409, 422],
    },
    async handler({ shop, request, actor, grant, params: { code = '' } }) {
      const { version, terms, reason } = await readJson(request, changeCouponRequest)
      const wish = { code, version, terms: termsFrom(terms), reason: trimmed(reason) }
      return written(await changeCoupon(shop, { actor, grant }, wish), shop)
    },
  },
  {
    method: 'POST',
    path: '/admin/api/coupons/:code/stop',
    guard: 'staff',
    action: 'promotions.change',
    describe: {
      summary: 'Stop a coupon for new uses at once, or let it go on',
      body: stopCouponRequest,
      answers: { 200: couponWritten },
      refusals: [403, 404, 409],
    },
    async handler({ shop, request, actor, grant, params: { code = '' } }) {
      const { version, isStopped, reason } = await readJson(request, stopCouponRequest)
      const wish = { code, version, isStopped, reason: trimmed(reason) }
      return written(await setCouponStopped(shop, { actor, grant }, wish), shop)
    },
  },
]

export const routes: readonly ApiRoute[] = [...reading, ...asking, ...writing]
