/** The orders and vouchers of a customer, and the recalls of what they have bought, on the wire. Amounts are integer hundredths. */
import { z } from 'zod'
import { COURIERS, PARCEL_STATUSES } from '#domain/orders/parcel.ts'
import { ORDER_STATUSES, PAYMENT_STATES } from '#domain/orders/order-status.ts'
import { MAX_CODE_LENGTH } from '#domain/promotions/codes.ts'
import { VOUCHER_STATES } from '#domain/promotions/voucher.ts'
import { WITHDRAWAL_STATES } from '#domain/withdrawals/withdrawal.ts'
import { amount, count, currency, locale, moment, textUpTo } from './values.ts'
import { orderAnswer } from './order.ts'

const listedOrder = z.object({
  number: z.string(),
  market: locale,
  currency,
  createdAt: moment,
  status: z.enum(ORDER_STATUSES),
  payment: z.enum(PAYMENT_STATES),
  total: amount,
  due: amount,
  /** Where it can be paid, with the market's prefix; null when it cannot. */
  pay: z.string().nullable(),
  pieces: count,
  pictures: z.array(z.object({ src: z.string(), tint: z.string(), name: z.string() })),
  /** Address of the invoice, and of the newest credit note; null where there is none. */
  invoice: z.string().nullable(),
  credit: z.string().nullable(),
})
export type ListedOrderView = z.infer<typeof listedOrder>

export const ordersQuery = z.strictObject({ page: z.coerce.number().pipe(z.int().positive()).default(1) })
export const ordersAnswer = z.object({
  orders: z.array(listedOrder),
  page: count,
  pages: count,
  total: count,
  /** Guest orders under the customer's verified address that can be claimed. */
  claimable: count,
})
export type OrdersView = z.infer<typeof ordersAnswer>

const shipment = z.object({
  at: moment,
  lines: z.array(z.object({ name: z.string(), qty: count })),
  parcels: z.array(
    z.object({
      courier: z.enum(COURIERS),
      awb: z.string(),
      status: z.enum(PARCEL_STATUSES),
      deliveredAt: moment.nullable(),
    }),
  ),
})

export const customerOrderAnswer = z.object({
  order: orderAnswer,
  /** What happened, the oldest first: 'placed', 'paid', 'canceled' … */
  timeline: z.array(z.object({ kind: z.string(), at: moment })),
  /** Goods that can still be bought. */
  buyAgain: z.array(z.object({ item: z.string(), qty: count })),
  pay: z.string().nullable(),
  /** What was sent, the first first. */
  shipments: z.array(shipment),
  /** The newest first; `reason` where it was refused. */
  withdrawals: z.array(
    z.object({ number: z.string(), state: z.enum(WITHDRAWAL_STATES), at: moment, reason: z.string().nullable() }),
  ),
})
export type CustomerOrderView = z.infer<typeof customerOrderAnswer>

export const claimedAnswer = z.object({ claimed: count })
export const canceledAnswer = z.object({ canceled: z.literal(true) })

const voucher = z.object({
  code: z.string(),
  market: locale,
  currency,
  amount,
  balance: amount,
  validUntil: moment.nullable(),
  state: z.enum(VOUCHER_STATES),
  /** Its page, with the market's prefix; null when the shop cannot find its link again. */
  href: z.string().nullable(),
  uses: z.array(z.object({ number: z.string(), amount })),
})

const personalCode = z.object({
  code: z.string(),
  partner: z.string(),
  /** What the partner offers with it. */
  title: z.string(),
  validUntil: moment.nullable(),
  state: z.enum(VOUCHER_STATES),
  /** Null for a code of the partner's own shop. `amount`: percent for types 0 and 3; `maxAmount`, `minPurchase`: 0 for none. */
  coupon: z.object({ type: z.literal([0, 1, 3]), amount: count, maxAmount: amount, minPurchase: amount, currency }).nullable(),
})
export const vouchersAnswer = z.object({ vouchers: z.array(voucher), codes: z.array(personalCode) })
export type VouchersView = z.infer<typeof vouchersAnswer>
export const voucherRequest = z.strictObject({ code: textUpTo(MAX_CODE_LENGTH) })
export const addedAnswer = z.object({ added: z.literal(true) })

const ownedRecall = z.object({
  /** Name of the product in the language of the market. */
  name: z.string(),
  /** Address of the notice. */
  href: z.string(),
  /** Number of the newest order with it, and its address in the account. */
  order: z.string(),
  orderHref: z.string(),
})
export type OwnedRecallView = z.infer<typeof ownedRecall>

export const ownedRecallsAnswer = z.object({ recalls: z.array(ownedRecall) })
export type OwnedRecallsView = z.infer<typeof ownedRecallsAnswer>
