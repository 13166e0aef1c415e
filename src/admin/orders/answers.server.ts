/** What the endpoints of orders have in common: who acts, how far a role goes, and refusals. */
import type { Currency } from '#domain/market/market.ts'
import { readDeskOrder } from '#services/order-desk/read-order.ts'
import type { StaffAct } from '#services/orders/staff-act.ts'
import { OrderChanged } from '#services/orders/with-order.ts'
import { json, problem, type OfficeContext } from '#web/http/api/endpoint.ts'
import { orderView } from './order-view.server.ts'

/** Refusals that are no conflict with the state of the order. */
const STATUSES: Readonly<Record<string, number>> = {
  order_not_found: 404,
  mail_not_found: 404,
  unknown_parcel: 404,
  no_case: 404,
  unknown_sku: 422,
  unknown_line: 422,
  unknown_warehouse: 422,
  awb_invalid: 422,
  wrong_courier: 422,
  wrong_locker: 422,
  too_many_parcels: 422,
  amount_not_payable: 422,
  reason_needed: 422,
  nothing_to_refund: 422,
}

export const refusal = (reason: string): Response => problem(STATUSES[reason] ?? 409, reason)

/** Returns the person as the history of an order and the audit log name them. */
export const actOf = ({ actor }: Pick<OfficeContext, 'actor'>, note?: string, version?: string): StaffAct => ({
  staffName: actor.staffName,
  note: note?.trim() || null,
  actor,
  version,
})

/** Returns how much the person may give back at once: null for any amount, undefined for none. */
export function refundLimitOf({ may }: Pick<OfficeContext, 'may'>, currency: Currency): number | null | undefined {
  const grant = may('orders.refund')
  if (grant === null || grant === 'on_approval') return undefined
  return grant === 'always' ? null : grant.limit[currency]
}

/** Returns whether the person may give so much back at once. */
export function mayGiveBack(context: Pick<OfficeContext, 'may'>, amount: number, currency: Currency): boolean {
  const limit = refundLimitOf(context, currency)
  return limit === null || (limit !== undefined && amount <= limit)
}

/** Answers an order as it is now; 404 where there is none. */
export async function orderNow(context: Pick<OfficeContext, 'shop' | 'may' | 'params'>, status = 200): Promise<Response> {
  const { shop, may, params } = context
  const desk = await readDeskOrder(shop, params.number ?? '')
  if (!desk) return refusal('order_not_found')
  const mayOpen = may('customers.read') !== null
  return json(orderView(desk, refundLimitOf(context, desk.order.currency), mayOpen), { status })
}

/** Does a change of an order; 409 `changed_meanwhile` where it was decided on another version of it. */
export async function changing(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof OrderChanged) return problem(409, 'changed_meanwhile')
    throw error
  }
}
