/** Customers who record the shop's answers, and who continue their purchase after an interruption. */
import { httpCustomer, RequestRefused, type HttpCustomer } from '#test/http-customer.ts'
import type { OrderRequest } from '#web/schema/checkout.ts'

/** An order request without an answer yet. */
interface Pending {
  customer: HttpCustomer
  request: OrderRequest
  key: string
}

export class Customers {
  /** Confirmed orders: key → id. */
  readonly placed = new Map<string, string>()
  /** Orders whose card payment was confirmed. */
  readonly paid = new Set<string>()
  #pending = new Map<string, Pending>()
  #confirmed = new Map<string, HttpCustomer>()
  #url: string
  #items: readonly string[]
  #isInterruption: (error: unknown) => boolean
  #count = 0
  #calls = 0

  /** @param isInterruption whether an error of a call comes from what is done to the shop; any other one fails the test */
  constructor(url: string, items: readonly string[], isInterruption: (error: unknown) => boolean) {
    this.#url = url
    this.#items = items
    this.#isInterruption = isInterruption
  }

  /** `customers` buy one thing after the other until `calls` calls have been begun; then `cut` is done under them. */
  async shopUntil(customers: number, calls: number, cut: () => Promise<void>): Promise<void> {
    this.#calls = 0
    const cutting = Promise.withResolvers<void>()
    const state = { isCut: false }
    const counted: typeof fetch = async (...call) => {
      if (++this.#calls === calls) {
        setImmediate(() => {
          state.isCut = true
          cut().then(cutting.resolve, cutting.reject)
        })
      }
      return fetch(...call)
    }
    await Promise.all(
      Array.from({ length: customers }, async () => {
        while (!state.isCut) {
          try {
            await this.#buy(counted)
          } catch (error) {
            if (!this.#isInterruption(error)) throw error
            await cutting.promise
          }
        }
      }),
    )
    await cutting.promise
  }

  /** After the shop is open again: what was confirmed is there; what was left without an answer is asked again and paid. */
  async comeBack(): Promise<void> {
    for (const { customer, request, key } of this.#pending.values()) {
      this.placed.set(key, (await customer.order(request, key)).id)
    }
    this.#pending.clear()
    for (const [id, customer] of this.#confirmed) {
      const order = await customer.view(id)
      if (order.lines.length === 0) throw new Error(`Order ${order.number} is empty.`)
      if (order.payable) await this.#pay(customer, id)
    }
    this.#confirmed.clear()
  }

  async #buy(send: typeof fetch): Promise<void> {
    const number = ++this.#count
    const customer = httpCustomer(this.#url, 'ro', `10.2.${number >> 8}.${number & 255}`, send)
    const item = (at: number) => this.#items[at % this.#items.length]!
    const request = await customer.request([
      { item: item(number), qty: 1 + (number % 3) },
      { item: item(number + 1), qty: 1 },
    ])
    const key = `customer-${number}-of-the-killed-shop`
    // Asked again later through `fetch` itself, when the shop is back.
    this.#pending.set(key, { customer: httpCustomer(this.#url, 'ro', `10.3.${number >> 8}.${number & 255}`), request, key })
    const { id } = await customer.order(request, key)
    this.placed.set(key, id)
    this.#pending.delete(key)
    this.#confirmed.set(id, httpCustomer(this.#url, 'ro', `10.4.${number >> 8}.${number & 255}`))
    await this.#pay(customer, id)
  }

  async #pay(customer: HttpCustomer, id: string): Promise<void> {
    try {
      await customer.pay(await customer.startPayment(id))
    } catch (error) {
      // The notification of an earlier try has come in the meantime.
      if (!(error instanceof RequestRefused && error.status === 409)) throw error
    }
    this.paid.add(id)
  }
}
