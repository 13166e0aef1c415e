/** Endpoints of an order's money: refunds, transfers that came, and what waits for a decision (D-50, SHIP-7). */
import { bookPayment } from '#services/orders/book-payment.ts'
import { previewRefund, refundOrder, type RefundAct } from '#services/orders/refund-order.ts'
import { readDeskOrder } from '#services/order-desk/read-order.ts'
import { checkCases, closeCases, refundCases } from '#services/payments/payment-cases.ts'
import { noteTransferred } from '#services/payments/refund-by-hand.ts'
import { json, problem, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import type { z } from 'zod'
import {
  bookRequest,
  doneAnswer,
  owedRequest,
  refundCheckRequest,
  refundChecked,
  refundedAnswer,
  refundRequest,
} from '#admin/schema/order.ts'
import { actOf, changing, mayGiveBack, refusal } from './answers.server.ts'

const refundOf = ({ kind, lines, delivery, warehouse, isLost }: z.infer<typeof refundCheckRequest>): Omit<RefundAct, 'key'> => ({
  kind,
  pieces: new Map(Object.entries(lines).map(([position, count]) => [Number(position), count])),
  delivery,
  warehouse,
  isLost,
})

export const routes: readonly ApiRoute[] = [
  {
    method: 'POST',
    path: '/admin/api/orders/:number/refunds/check',
    guard: 'staff',
    action: 'orders.read',
    describe: {
      summary: 'What a refund would give back, line by line; nothing is written',
      body: refundCheckRequest,
      answers: { 200: refundChecked },
      refusals: [404, 409, 422],
    },
    async handler({ shop, request, params }) {
      const planned = await previewRefund(shop, params.number!, refundOf(await readJson(request, refundCheckRequest)))
      if (!planned.ok) return refusal(planned.reason)
      const { money, credit, currency, lines, isWhole } = planned
      return json({ money, credit, currency, lines, isWhole })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/orders/:number/refunds',
    guard: 'staff',
    action: 'orders.refund',
    describe: {
      summary: 'Give money back for lines and delivery: exactly the amount that was agreed to, and once for each key',
      body: refundRequest,
      answers: { 200: refundedAnswer },
      refusals: [403, 404, 409, 422],
    },
    async handler(context) {
      const { key, amount, reason, ...asked } = await readJson(context.request, refundRequest)
      if (reason.trim() === '') return refusal('reason_needed')
      const { shop, params } = context
      const found = await readDeskOrder(shop, params.number!)
      if (!found) return refusal('order_not_found')
      // The agreed amount is what is given back, or nothing is.
      if (!mayGiveBack(context, amount, found.order.currency)) return problem(403, 'refund_over_limit')
      const refunded = await refundOrder(shop, params.number!, { key, ...refundOf(asked), amount }, actOf(context, reason))
      if (!refunded.ok) return refusal(refunded.reason)
      shop.jobSignal.wake()
      const { position, money, credit, currency } = refunded
      return json({ position, money, credit, currency })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/orders/:number/payments',
    guard: 'staff',
    action: 'orders.book',
    describe: {
      summary: 'Book a transfer by the reference of the statement, or cash by that of the receipt; a known one changes nothing',
      body: bookRequest,
      answers: { 200: doneAnswer },
      refusals: [404, 409, 422],
    },
    handler: (context) =>
      changing(async () => {
        const { version, reference, amount } = await readJson(context.request, bookRequest)
        if (reference.trim() === '') return refusal('reference_missing')
        const { shop, params } = context
        const booked = await bookPayment(
          shop,
          params.number!,
          { reference: reference.trim(), amount },
          actOf(context, undefined, version),
        )
        if (!booked.ok) return refusal(booked.reason)
        shop.jobSignal.wake()
        return json({ done: true })
      }),
  },
  {
    method: 'POST',
    path: '/admin/api/orders/:number/owed',
    guard: 'staff',
    action: 'orders.refund',
    describe: {
      summary:
        'Payments that wait for a decision: ask the gateway again, repeat a failed refund, say that money was given back, settle',
      body: owedRequest,
      answers: { 200: doneAnswer },
      refusals: [403, 404, 409, 422],
    },
    async handler(context) {
      const { act, reason } = await readJson(context.request, owedRequest)
      if (reason.trim() === '') return refusal('reason_needed')
      const { shop, params } = context
      const found = await readDeskOrder(shop, params.number!)
      if (!found) return refusal('order_not_found')
      const owed = found.cases.reduce((sum, { details }) => sum + (details.amount ?? found.order.due), 0)
      const { currency } = found.order
      if (act !== 'check' && !mayGiveBack(context, owed, currency)) return problem(403, 'refund_over_limit')
      const staff = actOf(context, reason)
      const outcome = await (act === 'check'
        ? checkCases(shop, params.number!, staff)
        : act === 'repeat'
          ? refundCases(shop, params.number!, staff)
          : act === 'given'
            ? noteTransferred(shop, params.number!, reason.trim(), staff)
            : closeCases(shop, params.number!, reason.trim(), staff))
      return outcome.ok ? json({ done: true }) : refusal(outcome.reason)
    },
  },
]
