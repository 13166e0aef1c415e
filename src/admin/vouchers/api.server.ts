/** Endpoints of gift vouchers (D-29). */
import { z } from 'zod'
import { lastLetters, voucherState } from '#domain/promotions/voucher.ts'
import { listForStaff, openVoucher, owedCredit, stopVoucher, VOUCHER_PAGE } from '#services/promotions/staff-vouchers.ts'
import {
  giveVoucher,
  prolongVoucher,
  sendVoucherAgain,
  voucherVersion,
  type VoucherRefusal,
} from '#services/promotions/give-voucher.ts'
import { json, parse, problem, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import {
  issueVoucherRequest,
  prolongVoucherRequest,
  sendVoucherRequest,
  stopVoucherRequest,
  voucherAnswer,
  voucherIssued,
  vouchersAnswer,
  voucherStopped,
  vouchersQuery,
  type ListedVoucherView,
} from '#admin/schema/promotions/vouchers.ts'

const STATUSES: Partial<Record<VoucherRefusal, number>> = {
  voucher_not_found: 404,
  voucher_stopped_already: 409,
  changed_meanwhile: 409,
  voucher_over_limit: 403,
}

/** Returns the answer to a change: its entry of the log, or why it was refused. */
const written = (answer: { entry: string } | VoucherRefusal): Response =>
  typeof answer === 'string' ? problem(STATUSES[answer] ?? 422, answer) : json({ done: true, entries: [answer.entry] })

type Listed = Awaited<ReturnType<typeof listForStaff>>[number]

function viewOf(voucher: Listed, now: Date): ListedVoucherView {
  const { id, code, market, currency, amount, balance, campaign, name, valid_until: validUntil } = voucher
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
    name,
    version: voucherVersion(voucher),
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
      const { before = null, view, words } = parse(Object.fromEntries(url.searchParams), vouchersQuery)
      const found = await listForStaff(shop, { before, view, ...(words && { words }) })
      const owed = before === null ? await owedCredit(shop) : null
      const now = shop.clock.now()
      const next = found.length === VOUCHER_PAGE ? found.at(-1)!.id : null
      return json({ vouchers: found.map((voucher) => viewOf(voucher, now)), next, owed })
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
      const { voucher, order, mailedAt } = opened
      const hasRecipient = voucher.recipient !== null
      return json({
        voucher: viewOf(voucher, shop.clock.now()),
        ledger,
        order,
        mailedAt: mailedAt?.toISOString() ?? null,
        hasRecipient,
      })
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
      return written(id ? await stopVoucher(shop, id, { reason, grant }, actor) : 'voucher_not_found')
    },
  },
  {
    method: 'POST',
    path: '/admin/api/vouchers',
    guard: 'staff',
    action: 'promotions.change',
    needsConfirmation: true,
    describe: {
      summary:
        'Issue a gift voucher, with a reason: its code goes to the recipient by mail. A role with a limit gives no more than that',
      body: issueVoucherRequest,
      answers: { 200: voucherIssued },
      refusals: [403, 422],
    },
    async handler({ shop, request, grant, actor }) {
      const wish = await readJson(request, issueVoucherRequest)
      const answer = await giveVoucher(shop, { actor, grant }, wish)
      if (typeof answer === 'string') return problem(STATUSES[answer] ?? 422, answer)
      return json({ id: answer.id, entries: [answer.entry] })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/vouchers/:id/prolong',
    guard: 'staff',
    action: 'promotions.change',
    describe: {
      summary: 'Let a gift voucher be valid until the end of a later day, with a reason',
      body: prolongVoucherRequest,
      answers: { 200: voucherStopped },
      refusals: [403, 404, 409, 422],
    },
    async handler({ shop, request, params, grant, actor }) {
      const wish = await readJson(request, prolongVoucherRequest)
      const id = idOf(params.id)
      return written(id ? await prolongVoucher(shop, { actor, grant }, { ...wish, id }) : 'voucher_not_found')
    },
  },
  {
    method: 'POST',
    path: '/admin/api/vouchers/:id/send',
    guard: 'staff',
    action: 'promotions.change',
    describe: {
      summary: 'Mail a gift voucher to its recipient once more, with a reason',
      body: sendVoucherRequest,
      answers: { 200: voucherStopped },
      refusals: [404, 409, 422],
    },
    async handler({ shop, request, params, actor }) {
      const { reason } = await readJson(request, sendVoucherRequest)
      const id = idOf(params.id)
      return written(id ? await sendVoucherAgain(shop, actor, { id, reason }) : 'voucher_not_found')
    },
  },
]
