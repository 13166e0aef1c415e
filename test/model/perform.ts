/** Performs actions through the services of the shop. A refusal is an answer; only what is thrown is a fault. */
import { sql } from 'kysely'
import type { OrderPaymentState, OrderStatus } from '#domain/orders/order-status.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { chooseMethod } from '#services/payments/choose-method.ts'
import { startPayment } from '#services/payments/start-payment.ts'
import { cancelUnpaidOrder } from '#services/payments/cancel-unpaid-order.ts'
import { checkCases, closeCases, refundCases } from '#services/payments/payment-cases.ts'
import { quoteCart } from '#services/cart/quote.ts'
import { noteTransferred } from '#services/payments/refund-by-hand.ts'
import { bookPayment } from '#services/orders/book-payment.ts'
import { moveOrder } from '#services/orders/move-order.ts'
import { cancelOrderByNumber } from '#services/orders/cancel-order.ts'
import { placeOrder, viewOrder } from '#services/orders/place-order.ts'
import { refundOrder, type RefundAct } from '#services/orders/refund-order.ts'
import { deliverOrder, shipOrder } from '#services/orders/ship-order.ts'
import { UNNAMED } from '#services/orders/staff-act.ts'
import { prepareOrder } from '#services/orders/staff-orders.ts'
import { refundWithdrawal } from '#services/withdrawals/refund-withdrawal.ts'
import { moveWithdrawal } from '#services/withdrawals/staff-withdrawals.ts'
import { confirmWithdrawal, draftWithdrawal } from '#services/withdrawals/withdrawals.ts'
import { readRefundState } from '#store/orders/refunds.ts'
import { sumOfTransfers } from '#store/payments/bank-transfers.ts'
import { newAddress } from '#test/endpoint-calls.ts'
import { ITEMS, orderOf, somebody } from '#test/goods.ts'
import { LONGEST_WAIT, SUITS, SUITS_PAYMENT, type Action, type Chosen, type Pieces } from './actions.ts'
import { CUSTOMER, type ModelShop } from './model-shop.ts'
import type { Lost } from './model-faults.ts'

interface ModelOrder {
  id: string
  token: string
  number: string
  isCustomer: boolean
  /** The last refund that was asked for. */
  refund: RefundAct | null
  /** References of payments that were begun at the gateway. */
  refs: string[]
}

interface Standing {
  status: OrderStatus
  payment: OrderPaymentState
  method: PaymentMethod
}

/** One sequence, with what it knows besides the database. */
export class Sequence {
  readonly #model: ModelShop
  readonly #outcomes: Map<string, number>
  readonly #orders: ModelOrder[] = []
  readonly #lost: { orderId: string; position: number }[] = []
  #states = new Map<string, Standing>()
  #references: string[] = []
  #keys = 0

  /** @param outcomes counts what the actions were answered */
  constructor(model: ModelShop, outcomes: Map<string, number>) {
    this.#model = model
    this.#outcomes = outcomes
  }

  get lost(): Lost {
    return this.#lost
  }

  /** Performs actions that come at the same moment. Which orders they are about is decided before. */
  async perform(actions: readonly Action[]): Promise<void> {
    const { query } = this.#model.shop.db
    const rows = await query.selectFrom('order').select(['id', 'status', 'payment_state', 'payment_method']).execute()
    this.#states = new Map(
      rows.map(({ id, status, payment_state: payment, payment_method: method }) => [id, { status, payment, method }]),
    )
    this.#model.shop.clock.advance(1)
    await Promise.all(actions.map(async (action) => this.#count(action, await this.#act(action))))
  }

  #count(action: Action, answer: unknown): void {
    const { ok, reason } = { ok: true, reason: '', ...(typeof answer === 'object' && answer) }
    const did = action.do === 'transfer' ? `${action.do} ${action.how}` : action.do
    const said = `${did}: ${typeof answer === 'string' ? answer : ok ? 'done' : reason}`
    this.#outcomes.set(said, (this.#outcomes.get(said) ?? 0) + 1)
  }

  /** Returns the chosen one of the orders, null before the first one. */
  #chosen({ at, isAny, status: wished }: Chosen, action: Action['do']): ModelOrder | null {
    const suited = this.#orders.filter(({ id }) => {
      const { status, payment, method } = this.#states.get(id)!
      const paid = { isUnpaid: payment === 'unpaid', method }
      return SUITS[action]?.includes(status) && (SUITS_PAYMENT[action]?.(paid) ?? true)
    })
    const wishedFor = suited.filter(({ id }) => this.#states.get(id)!.status === wished)
    const of = wishedFor.length > 0 ? wishedFor : isAny || suited.length === 0 ? this.#orders : suited
    return of[at % of.length] ?? null
  }

  async #act(action: Action): Promise<unknown> {
    if ('order' in action) {
      const order = this.#chosen(action.order, action.do)
      return order && this.#actOn(order, action)
    }
    const { delivery, faults, minutes, work } = this.#model
    switch (action.do) {
      case 'place':
        return this.#place(action)
      case 'gateway':
        faults.isDown = action.isDown
        delivery.isLost = action.areLost
        return
      case 'wait':
        return minutes(action.minutes)
      case 'work':
        return work()
      case 'judge':
      case 'refund withdrawal':
        return this.#judge(action)
    }
  }

  async #actOn(order: ModelOrder, action: Extract<Action, { order: Chosen }>): Promise<unknown> {
    const { shop } = this.#model
    const { number } = order
    switch (action.do) {
      case 'go on':
        return this.#goOn(order, action)
      case 'pay late':
        return this.#payLate(order)
      case 'pay':
        return this.#pay(order, action.card)
      case 'choose':
        return this.#choose(order, action.method)
      case 'book':
        return this.#book(order, action)
      case 'transfer':
        return this.#transfer(order, action)
      case 'give back':
        return noteTransferred(shop, number, 'transferred', UNNAMED)
      case 'come back':
        return this.#comeBack(order, action.pieces)
      case 'cancel':
        return action.by === 'customer' && order.isCustomer
          ? cancelUnpaidOrder(shop, CUSTOMER, number)
          : cancelOrderByNumber(shop, number)
      case 'prepare':
        return prepareOrder(shop, number, UNNAMED)
      case 'deliver':
        return deliverOrder(shop, number, UNNAMED)
      case 'ship':
        return this.#ship(order, action)
      case 'move':
        return moveOrder(shop, number, { warehouse: action.warehouse, isLost: false }, UNNAMED)
      case 'refund':
        return this.#refund(order, action)
      case 'withdraw':
        return this.#withdraw(order, action)
      case 'cases':
        if (action.how === 'check') return checkCases(shop, number)
        return action.how === 'refund' ? refundCases(shop, number) : closeCases(shop, number, 'seen')
    }
  }

  async #goOn(order: ModelOrder, { pieces, steps }: Extract<Action, { do: 'go on' }>): Promise<unknown> {
    let answer: unknown
    for (let step = 0; step < steps; step++) answer = await this.#goOnce(order, pieces)
    return answer
  }

  async #goOnce(order: ModelOrder, pieces: Pieces): Promise<unknown> {
    const { shop, work } = this.#model
    const { status, method } = await this.#standing(order)
    if (status === 'opened' && method === 'transfer') return this.#book(order, { isKnown: false })
    if (status === 'opened') return this.#pay(order, 'good').then(work)
    if (status === 'unfulfilled') return prepareOrder(shop, order.number, UNNAMED)
    if (status === 'pending' || status === 'partially fulfilled') return this.#ship(order, { from: null, pieces })
    return deliverOrder(shop, order.number, UNNAMED)
  }

  async #standing({ id }: ModelOrder): Promise<Pick<Standing, 'status' | 'method'>> {
    const { query } = this.#model.shop.db
    const row = query.selectFrom('order').select(['status', 'payment_method as method']).where('id', '=', id)
    return row.executeTakeFirstOrThrow()
  }

  async #comeBack(order: ModelOrder, pieces: Pieces): Promise<unknown> {
    for (const status of ['unfulfilled', 'pending'] as const) {
      const standing = await this.#standing(order)
      if (standing.method === 'cash' && standing.status === status) await this.#goOnce(order, pieces)
    }
    return cancelOrderByNumber(this.#model.shop, order.number)
  }

  /** Nobody looks at the gateway's page for longer than any order waits; then a transfer comes. */
  async #payLate(order: ModelOrder): Promise<unknown> {
    const { minutes, work } = this.#model
    minutes(LONGEST_WAIT)
    await work()
    return this.#book(order, { isKnown: false })
  }

  async #place({ lines, codes, delivery, isCustomer, method }: Extract<Action, { do: 'place' }>): Promise<unknown> {
    const { shop } = this.#model
    const key = `order-of-the-model-${++this.#keys}`
    const isMail = lines.every(({ item }) => item === ITEMS.voucher)
    const question = orderOf({
      lines,
      codes,
      delivery: isMail ? 'email' : delivery === 'pickup' ? 'pickup:cluj' : 'courier',
      contact: somebody(),
    })
    const customerId = isCustomer ? CUSTOMER : null
    const { country, zip } = question.address
    const quote = await quoteCart(shop, { ...question, destination: { country, zip } }, newAddress(), customerId)
    const priced = { ...question, total: quote.sums.total, due: quote.due }
    const placed = await placeOrder(shop, priced, key, newAddress(), customerId)
    if (!placed.ok) return placed
    const { id, number } = (await viewOrder(shop, placed.id))!
    const order = { id, token: placed.id, number, isCustomer, refund: null, refs: [] }
    this.#orders.push(order)
    if (method !== null) await this.#choose(order, method)
    return placed
  }

  /** Goes on with the gateway's page, in a tab that may have been open since before the order ended. */
  async #pay(order: ModelOrder, card: 'good' | 'declined' | 'slow'): Promise<unknown> {
    const { shop, pay } = this.#model
    const started = await startPayment(shop, order.token, newAddress())
    if (started.ok && started.action.type === 'redirect') {
      const ref = started.action.url.split('/').at(-1)!
      if (!order.refs.includes(ref)) order.refs.push(ref)
    }
    const ref = order.refs.at(-1)
    if (ref !== undefined) await pay(ref, card)
    return started
  }

  /** By a page that shows what is due now. */
  async #choose({ id, token }: Pick<ModelOrder, 'id' | 'token'>, method: PaymentMethod): Promise<unknown> {
    const { shop } = this.#model
    const { due } = await shop.db.query.selectFrom('order').select('due').where('id', '=', id).executeTakeFirstOrThrow()
    return chooseMethod(shop, token, { method, due: method === 'cash' ? due + shop.config.methods.ro.cash!.fee : due })
  }

  async #book({ number }: ModelOrder, { isKnown }: { isKnown: boolean }): Promise<unknown> {
    const known = isKnown ? this.#references.at(-1) : undefined
    const reference = known ?? `statement ${++this.#keys}`
    if (known === undefined) this.#references.push(reference)
    return bookPayment(this.#model.shop, number, { reference, amount: null }, UNNAMED)
  }

  async #transfer(
    { id, number }: ModelOrder,
    { how, isKnown }: Pick<Extract<Action, { do: 'transfer' }>, 'how' | 'isKnown'>,
  ): Promise<unknown> {
    const { shop } = this.#model
    const { due } = await shop.db.query.selectFrom('order').select('due').where('id', '=', id).executeTakeFirstOrThrow()
    const missing = Math.max(due - ((await sumOfTransfers(shop.db.query, id)) ?? 0), 2)
    const known = isKnown ? this.#references.at(-1) : undefined
    const reference = known ?? `statement ${++this.#keys}`
    if (known === undefined) this.#references.push(reference)
    const amount = { 'too little': Math.ceil(missing / 2), 'the rest': null, 'too much': missing + 777 }[how]
    const booked = await bookPayment(shop, number, { reference, amount }, UNNAMED)
    if (!booked.ok) return booked
    if (!booked.isNew) return 'known'
    return booked.isPaid ? (booked.surplus > 0 ? 'paid with a surplus' : 'paid') : booked.missing > 0 ? 'in part' : 'owed back'
  }

  /** The first pieces are those of the order; one beyond them may be of another. */
  async #ship(
    { id, number }: ModelOrder,
    { from, pieces }: Pick<Extract<Action, { do: 'ship' }>, 'from' | 'pieces'>,
  ): Promise<unknown> {
    const { shop } = this.#model
    const found = await shop.db.query
      .selectFrom('order')
      .select('delivery')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    const { pieces: ordered } = await readRefundState(shop.db.query, id)
    const skus = [...new Set([...ordered.map(({ item }) => `SKU-${item}`), 'SKU-104', 'SKU-101', 'SKU-102'])]
    return shipOrder(
      shop,
      number,
      {
        from,
        pieces: pieces === 'all' ? null : new Map(pieces.map(([at, count]) => [skus[at - 1]!, count])),
        courier: (found.delivery as { method: string }).method === 'pickup' ? 'pickup' : 'own',
        awbs: [],
        parcels: 1,
      },
      UNNAMED,
    )
  }

  async #refund(order: ModelOrder, action: Extract<Action, { do: 'refund' }>): Promise<unknown> {
    const { kind, delivery, warehouse, isLost } = action
    const isRepeated = action.isRepeated && order.refund !== null
    const act: RefundAct = isRepeated
      ? order.refund!
      : {
          key: `refund-${++this.#keys}`,
          kind,
          pieces: action.pieces === 'all' ? 'all' : new Map(action.pieces),
          delivery,
          warehouse,
          isLost,
        }
    order.refund = act
    const refunded = await refundOrder(this.#model.shop, order.number, act, UNNAMED)
    if (!refunded.ok || act.kind !== 'unsent' || !act.isLost) return refunded
    const { position } = refunded
    if (!this.#lost.some((one) => one.orderId === order.id && one.position === position))
      this.#lost.push({ orderId: order.id, position })
    return refunded
  }

  async #withdraw({ id, number }: ModelOrder, { pieces }: Extract<Action, { do: 'withdraw' }>): Promise<void> {
    const { shop } = this.#model
    const content = {
      name: 'Ioana Marinescu',
      reference: number,
      email: 'ioana@exemplu.ro',
      goods: '',
      lines: pieces === 'all' ? [] : [...new Map(pieces)].map(([line, quantity]) => ({ line, name: 'x', quantity })),
      isPart: pieces !== 'all',
      locale: 'ro' as const,
      statement: `Mă retrag din contractul ${number}.`,
      orderId: id,
    }
    const drafted = await draftWithdrawal(shop, content, newAddress())
    if (drafted.kind === 'draft') await confirmWithdrawal(shop, drafted.token, newAddress())
    await sql`truncate attempt_count`.execute(shop.db.query)
  }

  async #judge(action: Extract<Action, { withdrawal: number }>): Promise<unknown> {
    const { shop } = this.#model
    const rows = await shop.db.query.selectFrom('withdrawal').select('number').orderBy('id').execute()
    const number = rows[action.withdrawal % rows.length]?.number
    if (number === undefined) return
    return action.do === 'judge'
      ? moveWithdrawal(shop, number, action.to, { staffName: null, note: 'seen' })
      : refundWithdrawal(shop, number, action.warehouse, UNNAMED)
  }
}
