/** What can happen to orders, as plain data, and how it is chosen at random. An order is named by a number; which one that is depends on what was placed before. */
import fc from 'fast-check'
import { ITEMS } from '#test/goods.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'

/** Which of the orders: one of those that the action suits, unless `isAny`. */
export interface Chosen {
  at: number
  isAny: boolean
  /** Rather one in this status, while there is one. */
  status?: OrderStatus | undefined
}

export type Pieces = 'all' | [position: number, count: number][]

export type Action =
  /** `method`: chosen at once. */
  | {
      do: 'place'
      lines: { item: string; qty: number }[]
      codes: string[]
      delivery: string
      isCustomer: boolean
      method: PaymentMethod | null
    }
  | { do: 'pay'; order: Chosen; card: 'good' | 'declined' | 'slow' }
  | { do: 'choose'; order: Chosen; method: PaymentMethod }
  /** Money has come by transfer or by the courier. `isKnown`: by a reference that was booked before. */
  | { do: 'book'; order: Chosen; isKnown: boolean }
  /** Money has come by transfer: less than is missing, the rest, or more. */
  | { do: 'transfer'; order: Chosen; how: 'too little' | 'the rest' | 'too much'; isKnown: boolean }
  /** Staff transfer what waits to be given back. */
  | { do: 'give back'; order: Chosen }
  | { do: 'cancel'; order: Chosen; by: 'customer' | 'staff' }
  | { do: 'prepare' | 'deliver'; order: Chosen }
  /** What is sent unpaid, now or before, was not taken. */
  | { do: 'come back'; order: Chosen; pieces: Pieces }
  /** Whatever usually comes next in the status of the order, so many times. */
  | { do: 'go on'; order: Chosen; pieces: Pieces; steps: number }
  /** The order waits until it has ended unpaid; then its money comes. */
  | { do: 'pay late'; order: Chosen }
  | { do: 'ship'; order: Chosen; from: string | null; pieces: Pieces }
  | { do: 'move'; order: Chosen; warehouse: string }
  | {
      do: 'refund'
      order: Chosen
      kind: 'unsent' | 'returned' | 'kept'
      pieces: Pieces
      delivery: number | 'all'
      warehouse: string | null
      isLost: boolean
      /** The last refund of the order once more, as after a lost answer. */
      isRepeated: boolean
    }
  | { do: 'withdraw'; order: Chosen; pieces: Pieces }
  | { do: 'judge'; withdrawal: number; to: 'accepted' | 'arrived' | 'closed' | 'refused' }
  | { do: 'refund withdrawal'; withdrawal: number; warehouse: string | null }
  | { do: 'cases'; order: Chosen; how: 'check' | 'refund' | 'close' }
  | { do: 'gateway'; isDown: boolean; areLost: boolean }
  | { do: 'wait'; minutes: number }
  | { do: 'work' }

/** Several of them at the same moment. */
export type Moment = readonly Action[]

/** The statuses in which an action does something. */
export const SUITS: Partial<Record<Action['do'], readonly OrderStatus[]>> = {
  pay: ['opened'],
  choose: ['opened'],
  'pay late': ['opened'],
  book: ['opened', 'unfulfilled', 'pending', 'partially fulfilled', 'fulfilled', 'canceled'],
  transfer: ['opened', 'unfulfilled', 'pending', 'partially fulfilled', 'fulfilled', 'canceled'],
  'give back': ['canceled', 'unfulfilled', 'pending', 'partially fulfilled', 'fulfilled', 'refunded'],
  'come back': ['unfulfilled', 'pending', 'partially fulfilled', 'fulfilled'],
  'go on': ['opened', 'unfulfilled', 'pending', 'partially fulfilled'],
  cancel: ['opened', 'unfulfilled', 'pending'],
  prepare: ['unfulfilled'],
  ship: ['pending', 'partially fulfilled'],
  deliver: ['partially fulfilled', 'fulfilled'],
  move: ['unfulfilled', 'pending', 'partially fulfilled'],
  refund: ['unfulfilled', 'pending', 'partially fulfilled', 'fulfilled'],
  withdraw: ['partially fulfilled', 'fulfilled'],
}

/** The payments with which an action does something. */
export const SUITS_PAYMENT: Partial<Record<Action['do'], (paid: { isUnpaid: boolean; method: PaymentMethod }) => boolean>> = {
  book: ({ isUnpaid }) => isUnpaid,
  'pay late': ({ isUnpaid }) => isUnpaid,
  'come back': ({ isUnpaid, method }) => isUnpaid && method === 'cash',
  refund: ({ isUnpaid }) => !isUnpaid,
  transfer: ({ isUnpaid, method }) => isUnpaid && method !== 'cash',
  'give back': ({ isUnpaid, method }) => !isUnpaid && method !== 'card',
}

export const COUPONS = { TENTH: 'ZECE', FIXED: 'FIX', BEST: 'TREI' } as const
export const VOUCHERS = ['ABCD-EFGH-JKMN-2345', 'ABCD-EFGH-JKMN-2346'] as const

const order: fc.Arbitrary<Chosen> = fc.record({ at: fc.nat({ max: 99 }), isAny: fc.nat({ max: 11 }).map((of) => of === 0) })
/** Minutes after which an order that waits for a transfer has ended too. */
export const LONGEST_WAIT = 1501
const rarely = fc.nat({ max: 4 }).map((of) => of === 0)
const some = fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 2 })), { minLength: 1, maxLength: 2 })
const pieces: fc.Arbitrary<Pieces> = fc.oneof(fc.constant('all' as const), some)
const warehouse = fc.constantFrom('depot', 'bucharest', 'cluj', null)
const line = fc.record({
  item: fc.constantFrom(ITEMS.body, ITEMS.hat, ITEMS.book, ITEMS.set, ITEMS.voucher),
  qty: fc.constantFrom(1, 1, 2, 3),
})

const place: fc.Arbitrary<Action> = fc.record({
  do: fc.constant('place' as const),
  lines: fc.uniqueArray(line, { minLength: 1, maxLength: 2, selector: ({ item }) => item }),
  codes: fc.subarray([...Object.values(COUPONS).slice(0, 2), ...VOUCHERS]),
  delivery: fc.constantFrom('courier', 'pickup'),
  isCustomer: fc.boolean(),
  method: fc.constantFrom(null, 'transfer', 'cash', 'cash'),
})
const pay: fc.Arbitrary<Action> = fc.record({
  do: fc.constant('pay' as const),
  order,
  card: fc.constantFrom('good', 'good', 'good', 'good', 'good', 'declined', 'slow'),
})
const refund: fc.Arbitrary<Action> = fc.record({
  do: fc.constant('refund' as const),
  order,
  kind: fc.constantFrom('unsent', 'returned', 'kept'),
  pieces,
  delivery: fc.oneof(fc.constant('all' as const), fc.constantFrom(0, 0, 1, 500)),
  warehouse,
  isLost: fc.boolean(),
  isRepeated: rarely,
})

/** All that is left of an order. */
const refundAll: fc.Arbitrary<Action> = fc.record({
  do: fc.constant('refund' as const),
  order: fc.tuple(order, fc.constantFrom(undefined, 'partially fulfilled' as const)).map(([one, status]) => ({ ...one, status })),
  kind: fc.constantFrom('kept', 'kept', 'returned'),
  pieces: fc.constant('all' as const),
  delivery: fc.constant('all' as const),
  warehouse,
  isLost: fc.constant(false),
  isRepeated: fc.constant(false),
})
const comeBack: fc.Arbitrary<Action> = fc.record({
  do: fc.constant('come back' as const),
  order,
  pieces: fc.oneof(fc.constant('all' as const), pieces),
})
const goOn: fc.Arbitrary<Action> = fc.record({
  do: fc.constant('go on' as const),
  order,
  pieces,
  steps: fc.constantFrom(1, 1, 2, 3),
})

/** The weights lead every change of a status that the table allows into hundreds of sequences more than once. */
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: place },
  { weight: 6, arbitrary: pay },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('choose' as const),
      order,
      method: fc.constantFrom('card', 'transfer', 'cash'),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('book' as const), order, isKnown: rarely }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('transfer' as const),
      order,
      how: fc.constantFrom('too little', 'too little', 'the rest', 'the rest', 'too much'),
      isKnown: rarely,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('give back' as const), order }) },
  { weight: 6, arbitrary: comeBack },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('pay late' as const), order }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), order, by: fc.constantFrom('customer', 'staff') }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('prepare', 'prepare', 'deliver'), order }) },
  { weight: 14, arbitrary: goOn },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('ship' as const),
      order,
      from: fc.constantFrom(null, null, 'depot', 'bucharest'),
      pieces,
    }),
  },
  { weight: 8, arbitrary: refund },
  { weight: 6, arbitrary: refundAll },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('move' as const), order, warehouse: fc.constantFrom('depot', 'bucharest', 'cluj') }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('withdraw' as const), order, pieces }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('judge' as const),
      withdrawal: fc.nat({ max: 9 }),
      to: fc.constantFrom('accepted', 'accepted', 'arrived', 'closed', 'refused'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('refund withdrawal' as const), withdrawal: fc.nat({ max: 9 }), warehouse }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('cases' as const), order, how: fc.constantFrom('check', 'refund', 'close') }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('gateway' as const), isDown: fc.boolean(), areLost: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 10, 31, 61, LONGEST_WAIT) }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('work' as const) }) },
)

/** One sequence of so many moments: mostly one action, at times two or three at once; shrunk, some have none. */
export const moments = (count: number): fc.Arbitrary<Moment[]> =>
  fc.array(
    fc.oneof(
      { withCrossShrink: true },
      { weight: 1, arbitrary: fc.constant([]) },
      { weight: 60, arbitrary: action.map((one) => [one]) },
      { weight: 6, arbitrary: fc.array(action, { minLength: 2, maxLength: 3 }) },
    ),
    { minLength: count, maxLength: count, size: 'max' },
  )
