/** Endpoints of gift vouchers (D-29). */
import { z } from 'zod'
import { lastLetters, voucherState } from '#domain/promotions/voucher.ts'
import {
  listForStaff,
  openVoucher,
  stopVoucher,
  VOUCHER_PAGE,
  type VoucherStopRefusal,
} from '#services/promotions/staff-vouchers.ts'
import { json, parse, problem, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import {
  stopVoucherRequest,
  voucherAnswer,
  vouchersAnswer,
  voucherStopped,
  vouchersQuery,
  type ListedVoucherView,
} from '#admin/schema/vouchers.ts'

const STATUSES: Readonly<Record<VoucherStopRefusal, number>> = {
  voucher_not_found: 404,
  voucher_stopped_already: 409,
  voucher_over_limit: 403,
  voucher_reason_missing: 422,
}

type Listed = Awaited<ReturnType<typeof listForStaff>>[number]

function viewOf(voucher: Listed, now: Date): ListedVoucherView {
  const { id, code, market, currency, amount, balance, campaign, valid_until: validUntil } = voucher
  const state = voucherState({ id, code, currency, balance, validUntil, isStopped: voucher.stopped_at !== null }, now)
  return {
    id,
    lastLetters: lastLetters(code),
    market,
    currency,
    amount,
    balance,
    state,
    validUntil: validUntil?.toISOString() ?? null,
    createdAt: voucher.created_at.toISOString(),
    campaign,
    isBought: voucher.order_line_id !== null,
  }
}

/** Returns the id of an address; null for what cannot be one, which the database would refuse. */
const idOf = (text: string | undefined): string | null => z.uuid().safeParse(text).data ?? null

export const routes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/vouchers',
    guard: 'staff',
    action: 'promotions.read',
    describe: {
      summary: 'Gift vouchers, the newest first; of a code, its last four letters',
      query: vouchersQuery,
      answers: { 200: vouchersAnswer },
    },
    async handler({ shop, url }) {
      const { before = null } = parse(Object.fromEntries(url.searchParams), vouchersQuery)
      const found = await listForStaff(shop, before)
      const now = shop.clock.now()
      const next = found.length === VOUCHER_PAGE ? found.at(-1)!.id : null
      return json({ vouchers: found.map((voucher) => viewOf(voucher, now)), next })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/vouchers/:id',
    guard: 'staff',
    action: 'promotions.read',
    describe: {
      summary: 'A gift voucher with every movement of its credit',
      answers: { 200: voucherAnswer },
      refusals: [404],
    },
    async handler({ shop, params }) {
      const id = idOf(params.id)
      const opened = id && (await openVoucher(shop, id))
      if (!opened) return problem(404, 'voucher_not_found')
      const ledger = opened.ledger.map(({ at, kind, amount, number }) => ({ at: at.toISOString(), kind, amount, order: number }))
      return json({ voucher: viewOf(opened.voucher, shop.clock.now()), ledger })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/vouchers/:id/stop',
    guard: 'staff',
    action: 'promotions.change',
    describe: {
      summary:
        'Stop a gift voucher, with a reason: nobody can spend it any more. A role with a limit stops those with no more left than that',
      body: stopVoucherRequest,
      answers: { 200: voucherStopped },
      refusals: [403, 404, 409, 422],
    },
    async handler({ shop, request, params, grant, actor }) {
      const { reason } = await readJson(request, stopVoucherRequest)
      const id = idOf(params.id)
      const outcome = id ? await stopVoucher(shop, id, { reason, grant }, actor) : 'voucher_not_found'
      return outcome === 'stopped' ? json({ done: true }) : problem(STATUSES[outcome], outcome)
    },
  },
]
