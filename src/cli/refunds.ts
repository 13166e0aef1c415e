/** `shop order refund …`: money back for lines of an order. */
import { randomUUID } from 'node:crypto'
import type { Currency } from '#domain/market/market.ts'
import { plainText } from '#domain/pricing/money.ts'
import { refundOrder, type RefundAct, type Refunded } from '#services/orders/refund-order.ts'
import type { StaffAct } from '#services/orders/staff-act.ts'
import type { OrderShop } from '#services/orders/with-order.ts'
import { readOrder } from '#store/orders/orders.ts'
import type { RefundRecord } from '#store/orders/refunds.ts'
import { findOrderId } from '#store/payments/payments.ts'
import { CommandError } from './arguments/command-error.ts'
import { textOf, type Options } from './arguments/options.ts'
import { amountOf, listOf } from './promotion-options.ts'

const REFUSALS: Record<string, string> = {
  order_not_found: 'There is no such order.',
  order_not_paid: 'Nothing of the order is left to be given back.',
  order_step_refused: 'The status of the order does not allow this. See it with: order show',
  payment_not_found: 'The order has no payment through which money can go back.',
  unknown_line: 'The order has no such line. See their places with: order show',
  voucher_line: 'Bought vouchers are taken back with: order cancel',
  more_than_ordered: 'That is more than was ordered and not refunded yet.',
  more_than_delivery: 'That is more than is left of the delivery charge.',
  nothing_to_refund: 'Say what to refund with --lines or --delivery.',
  not_unsent: 'These pieces were sent. Use --kind returned or --kind kept.',
  not_sent: 'These pieces were not sent, or have come back before. Use --kind unsent.',
  unknown_warehouse: 'There is no such warehouse, or it never had these goods.',
}

const KINDS = ['unsent', 'returned', 'kept'] as const
const isKind = (text: string): text is (typeof KINDS)[number] => (KINDS as readonly string[]).includes(text)

/** @throws CommandError */
export async function refundCommand(shop: OrderShop, number: string, options: Options, staff: StaffAct): Promise<string> {
  const id = await findOrderId(shop.db.query, number)
  const order = id === null ? null : await readOrder(shop.db.query, { id })
  if (!order) throw new CommandError(REFUSALS.order_not_found)
  const refunded = await refundOrder(shop, number, actFrom(options, order.currency), staff)
  if (!refunded.ok) throw new CommandError(refundRefusal(refunded.reason))
  return refundedInWords(refunded)
}

/** Returns why nothing was refunded. */
export const refundRefusal = (reason: string): string => REFUSALS[reason] ?? reason

/** 'Refund 1: 99.00 lei by card. The order is fulfilled. …' */
export function refundedInWords({ position, money, credit, currency, status }: Extract<Refunded, { ok: true }>): string {
  const amounts = [
    money > 0 && `${plainText(money, currency, 'en')} by card`,
    credit > 0 && `${plainText(credit, currency, 'en')} on vouchers`,
  ]
  const given = amounts.filter(Boolean).join(', ') || 'nothing to pay'
  return `Refund ${position}: ${given}. The order is ${status}. Money and mail follow when the shop runs.`
}

/** @throws CommandError */
function actFrom(options: Options, currency: Currency): RefundAct {
  const kind = textOf(options, 'kind') ?? ''
  if (!isKind(kind)) throw new CommandError(`--kind must be one of: ${KINDS.join(', ')}.`)
  const words = listOf(options, 'lines')
  return {
    key: textOf(options, 'key') ?? randomUUID(),
    kind,
    pieces: words.join() === 'all' ? 'all' : piecesFrom(words),
    delivery: textOf(options, 'delivery') === 'all' ? 'all' : (amountOf(options, 'delivery', currency) ?? 0),
    warehouse: textOf(options, 'to') ?? null,
    isLost: options.lost === true,
  }
}

/** '3=1' → one piece of the third line. @throws CommandError */
function piecesFrom(words: readonly string[]): Map<number, number> {
  const pieces = words.map((word) => /^([1-9]\d{0,3})=([1-9]\d?)$/.exec(word))
  if (pieces.some((match) => match === null)) throw new CommandError('--lines must be such as 1=2,3=1, or all.')
  return new Map(pieces.map((match) => [Number(match![1]), Number(match![2])]))
}

/** 'refund 1 (returned): 2 × Body, 99.00 lei; sent back' */
export const refundInWords = ({ position, kind, money, credit, moneySentAt, lines }: RefundRecord, currency: Currency): string =>
  [
    `refund ${position} (${kind}): ${lines.map(({ quantity, name }) => (quantity > 0 ? `${quantity} × ${name}` : name)).join(', ')}`,
    plainText(money + credit, currency, 'en') + (money > 0 ? (moneySentAt ? '; sent back' : '; waits for the gateway') : ''),
  ].join(', ')
