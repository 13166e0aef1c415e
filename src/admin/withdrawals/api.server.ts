/** Endpoints of the inbox of withdrawals (LAW-4). */
import { nextStates } from '#domain/withdrawals/withdrawal.ts'
import { moveWithdrawal, type WithdrawalRefusal } from '#services/withdrawals/staff-withdrawals.ts'
import { listWithdrawals, openForStaff, WITHDRAWAL_PAGE, type OpenedForStaff } from '#services/withdrawals/withdrawal-inbox.ts'
import { json, parse, problem, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import {
  doneAnswer,
  moveRequest,
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

export const routes: readonly ApiRoute[] = [
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
