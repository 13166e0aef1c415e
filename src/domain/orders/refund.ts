/** Plans a refund: how much of which lines goes back, and by which means (D-50, SHIP-7). Amounts are integer hundredths. */
import type { Currency } from '#domain/market/market.ts'
import { smallestStep, split } from '#domain/pricing/money.ts'

/**
 * `unsent`: the pieces are not sent any more; `returned`: they came back; `kept`: the customer keeps them; `canceled`: the whole order was
 * cancelled.
 */
export const REFUND_KINDS = ['unsent', 'returned', 'kept', 'canceled'] as const
export type RefundKind = (typeof REFUND_KINDS)[number]

/** A line of an order with what was refunded of it before. */
export interface RefundableLine {
  id: string
  /** 1, 2, 3 … within the order. */
  position: number
  kind: 'goods' | 'bundle' | 'voucher' | 'transport'
  qty: number
  /** After its share of discounts. */
  total: number
  vat: number
  refunded: { qty: number; amount: number; vat: number }
}

export interface PaidBy {
  /** By card or transfer, less what went back before. */
  money: number
  /** By gift vouchers, less what went back before. */
  vouchers: readonly { voucherId: string; amount: number }[]
}

export interface RefundQuestion {
  /** Position of a line → pieces. */
  pieces: ReadonlyMap<number, number>
  /** Of the delivery charge. */
  delivery: number | 'all'
}

export interface RefundPlan {
  lines: { id: string; quantity: number; amount: number; vat: number }[]
  money: number
  vouchers: { voucherId: string; amount: number }[]
  /** Whether nothing is left of the order afterwards. */
  isWhole: boolean
}

export type RefundRefusal = 'unknown_line' | 'voucher_line' | 'more_than_ordered' | 'more_than_delivery' | 'nothing_to_refund'

/** Returns the part of an amount that belongs to the first `count` of `of` pieces: all of them have the whole of it. */
const shareOf = (amount: number, count: number, of: number, step: number): number =>
  count === of ? amount : Math.floor((amount * count) / of / step) * step

/** Returns the step of a line's VAT: forints are whole, but a line that was sold with a part of one must be given back to the hundredth. */
const vatStep = ({ vat }: Pick<RefundableLine, 'vat'>, step: 1 | 100): number => (vat % step === 0 ? step : 1)

/**
 * Returns what a refund gives back. Each piece has its share of its line, and the last one what is left, so that refunds of parts add up to
 * what was paid. Money goes back before the credit of vouchers: it can be used anywhere.
 */
export function planRefund(
  lines: readonly RefundableLine[],
  { pieces, delivery }: RefundQuestion,
  paid: PaidBy,
  currency: Currency,
): RefundPlan | RefundRefusal {
  const step = smallestStep(currency)
  const planned: RefundPlan['lines'] = []
  for (const [position, count] of pieces) {
    const line = lines.find((one) => one.position === position && one.kind !== 'transport')
    if (!line) return 'unknown_line'
    // What it bought is taken back by cancelling the order, which looks whether its credit was spent.
    if (line.kind === 'voucher') return 'voucher_line'
    const after = line.refunded.qty + count
    if (after > line.qty) return 'more_than_ordered'
    const amount = shareOf(line.total, after, line.qty, step) - line.refunded.amount
    // A share of a few forints may be less than its VAT: both are rounded.
    const vat = Math.min(shareOf(line.vat, after, line.qty, vatStep(line, step)) - line.refunded.vat, amount)
    planned.push({ id: line.id, quantity: count, amount, vat })
  }
  const charge = planDelivery(lines, delivery, step)
  if (charge === null) return 'more_than_delivery'
  planned.push(...charge)
  if (planned.length === 0) return 'nothing_to_refund'
  const amount = planned.reduce((sum, line) => sum + line.amount, 0)
  const money = Math.min(amount, paid.money)
  const left = lines.reduce((sum, { total, refunded }) => sum + total - refunded.amount, 0)
  return { lines: planned, money, vouchers: creditOf(paid, amount - money), isWhole: left === amount }
}

/** Returns the parts of the delivery charge, null when less of it is left. */
function planDelivery(lines: readonly RefundableLine[], asked: number | 'all', step: 1 | 100): RefundPlan['lines'] | null {
  const charges = lines.filter(({ kind, total, refunded }) => kind === 'transport' && total > refunded.amount)
  const open = charges.map(({ total, refunded }) => total - refunded.amount)
  const whole = open.reduce((sum, amount) => sum + amount, 0)
  const amount = asked === 'all' ? whole : asked
  if (amount > whole) return null
  if (amount === 0) return []
  const parts = split(amount, open, step)
  return charges.flatMap(({ id, total, vat, refunded }, index) =>
    parts[index] === 0
      ? []
      : [
          {
            id,
            quantity: 0,
            amount: parts[index]!,
            vat: shareOf(vat, refunded.amount + parts[index]!, total, vatStep({ vat }, step)) - refunded.vat,
          },
        ],
  )
}

/** Divides credit over the vouchers, the first first. */
function creditOf({ vouchers }: PaidBy, credit: number): RefundPlan['vouchers'] {
  let left = credit
  return vouchers.flatMap(({ voucherId, amount }) => {
    const part = Math.min(amount, left)
    left -= part
    return part > 0 ? [{ voucherId, amount: part }] : []
  })
}
