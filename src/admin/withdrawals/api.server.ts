/** Endpoints of the inbox of withdrawals (LAW-4). */
import { nextStates } from '#domain/withdrawals/withdrawal.ts'
import { moveWithdrawal, type WithdrawalRefusal } from '#services/withdrawals/staff-withdrawals.ts'
import { listWithdrawals, openForStaff, WITHDRAWAL_PAGE, type OpenedForStaff } from '#services/withdrawals/withdrawal-inbox.ts'
import { listWarehouses } from '#services/orders/find-orders.ts'
import { previewWithdrawalRefund, refundWithdrawal } from '#services/withdrawals/refund-withdrawal.ts'
import { json, parse, problem, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import {
  doneAnswer,
  moveRequest,
  refundPlanAnswer,
  refundWithdrawalRequest,
  withdrawalAnswer,
  withdrawalsAnswer,
  withdrawalsQuery,
  type WithdrawalView,
} from '#admin/schema/withdrawals.ts'

const STATUSES: Readonly<Record<WithdrawalRefusal, number>> = {
  withdrawal_not_found: 404,
  withdrawal_step_refused: 409,
  reason_missing: 422,
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

function viewOf({ withdrawal, dueAt, order, deliveredAt, inTimeUntil }: OpenedForStaff): WithdrawalView {
  const { number, locale, name, email, reference, statement, lines, isLate, events } = withdrawal
  const { state } = events.at(-1)!
  return {
    number,
    locale,
    name,
    email,
    reference,
    statement,
    hash: withdrawal.statementHash.toString('hex'),
    order: order && {
      number: order.number,
      market: order.market,
      status: order.status,
      currency: order.currency,
      total: order.total,
      createdAt: order.createdAt.toISOString(),
    },
    lines,
    declaredAt: withdrawal.declaredAt.toISOString(),
    dueAt: dueAt.toISOString(),
    isLate,
    deliveredAt: iso(deliveredAt),
    inTimeUntil: iso(inTimeUntil),
    state,
    next: [...nextStates(state)],
    events: events.map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
  }
}

/** Refunds of withdrawals that are no conflict. */
const REFUND_STATUSES: Readonly<Record<string, number>> = {
  withdrawal_not_found: 404,
  unknown_warehouse: 422,
}

export const routes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/withdrawals/:number/refund',
    guard: 'staff',
    action: 'withdrawals.read',
    describe: {
      summary: 'What refunding a withdrawal would give back now; nothing is written',
      answers: { 200: refundPlanAnswer },
      refusals: [404, 409],
    },
    async handler({ shop, params: { number = '' } }) {
      const planned = await previewWithdrawalRefund(shop, number)
      if (!planned) return problem(404, 'withdrawal_not_found')
      const warehouses = (await listWarehouses(shop)).map(({ id, city }) => ({ id, city }))
      if (!planned.ok) return problem(409, planned.reason)
      const { money, credit, currency, lines, isWhole } = planned
      return json({ money, credit, currency, lines, isWhole, warehouses })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/withdrawals/:number/refund',
    guard: 'staff',
    action: 'orders.refund',
    describe: {
      summary: 'Give back what a withdrawal named, exactly the amount that was agreed to, and close it; once',
      body: refundWithdrawalRequest,
      answers: { 200: doneAnswer },
      refusals: [403, 404, 409, 422],
    },
    async handler({ shop, request, params: { number = '' }, actor, grant }) {
      const { amount, warehouse, reason } = await readJson(request, refundWithdrawalRequest)
      if (reason.trim() === '') return problem(422, 'reason_needed')
      const opened = await openForStaff(shop, number)
      if (!opened) return problem(404, 'withdrawal_not_found')
      const currency = opened.order?.currency
      const isAllowed = grant === 'always' || (typeof grant === 'object' && currency && amount <= grant.limit[currency])
      if (!isAllowed) return problem(403, 'refund_over_limit')
      const staff = { staffName: actor.staffName, note: reason.trim(), actor }
      const refunded = await refundWithdrawal(shop, number, warehouse, staff, amount)
      if (!refunded.ok) return problem(REFUND_STATUSES[refunded.reason] ?? 409, refunded.reason)
      shop.jobSignal.wake()
      return json({ done: true })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/withdrawals',
    guard: 'staff',
    action: 'withdrawals.read',
    describe: {
      summary: 'Withdrawals from the contract; open ones with the oldest first',
      query: withdrawalsQuery,
      answers: { 200: withdrawalsAnswer },
    },
    async handler({ shop, url }) {
      const { view, after = null } = parse(Object.fromEntries(url.searchParams), withdrawalsQuery)
      const found = await listWithdrawals(shop, { view, after })
      const withdrawals = found.map((one) => ({
        ...one,
        declaredAt: one.declaredAt.toISOString(),
        dueAt: one.dueAt.toISOString(),
      }))
      return json({ withdrawals, next: found.length === WITHDRAWAL_PAGE ? found.at(-1)!.number : null })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/withdrawals/:number',
    guard: 'staff',
    action: 'withdrawals.read',
    describe: {
      summary: 'A withdrawal with its statement, its order and what happened to it',
      answers: { 200: withdrawalAnswer },
      refusals: [404],
    },
    async handler({ shop, params: { number = '' } }) {
      const opened = await openForStaff(shop, number)
      return opened ? json(viewOf(opened)) : problem(404, 'withdrawal_not_found')
    },
  },
  {
    method: 'POST',
    path: '/admin/api/withdrawals/:number/move',
    guard: 'staff',
    action: 'withdrawals.answer',
    describe: {
      summary: 'Accept, book in, refuse or close a withdrawal; a refusal needs its reason, which the customer reads',
      body: moveRequest,
      answers: { 200: doneAnswer },
      refusals: [404, 409, 422],
    },
    async handler({ shop, request, params: { number = '' }, actor }) {
      const { to, note } = await readJson(request, moveRequest)
      const act = { staffName: actor.staffName, note: note.trim() || null }
      const outcome = await moveWithdrawal(shop, number, to, act, actor)
      return outcome === 'moved' ? json({ done: true }) : problem(STATUSES[outcome], outcome)
    },
  },
]
