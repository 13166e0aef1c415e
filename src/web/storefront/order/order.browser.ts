/** State of an order page, polled while a payment is pending. */
import { useCallback, useEffect, useState } from 'react'
import type { OrderView, PaymentAction } from '#web/schema/order.ts'
import { type Failure, failureOf, getJson, postJson } from '#web/app/browser/api.browser.ts'
import { whileLoading } from '#web/ui/overlay.browser.ts'
import { orderOutcome, type OrderOutcome } from '#web/storefront/order/state/outcome.ts'
import { placedOrders } from '#web/storefront/order/state/placed-orders.browser.ts'

/** Returns the interval of the next poll, growing; null when there is nothing to wait for. */
export function nextCheckMs(outcome: OrderOutcome, checks: number): number | null {
  if (outcome !== 'waiting') return null
  return checks < 20 ? 1_000 : checks < 40 ? 3_000 : 15_000
}

/** After this many polls the page shows that it takes long. */
export const SLOW_CHECKS = 12

export interface OrderState {
  order: OrderView | null
  outcome: OrderOutcome | null
  checks: number
  failure: Failure | null
  /** No such order: a wrong, foreign or shortened link, all with the same answer (D-8). */
  isUnknown: boolean
  reload(): void
}

/** Reads the id from the address: the page itself is the same for every order. */
export const orderIdOf = (path: string): string => path.split('/').at(-1) ?? ''

/** Returns the order of this page; polled while its payment is open. */
export function useOrder({ poll = false } = {}): OrderState {
  const [order, setOrder] = useState<OrderView | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [checks, setChecks] = useState(0)
  const outcome = order && orderOutcome(order)

  const check = useCallback((signal?: AbortSignal) => {
    const id = orderIdOf(location.pathname)
    return getJson<OrderView>(`/api/orders/${encodeURIComponent(id)}`, signal).then(
      (found) => {
        if (signal?.aborted) return
        setOrder(found)
        setFailure(null)
        setChecks((count) => count + 1)
      },
      (error) => {
        if (signal?.aborted) return
        setFailure(failureOf(error))
        setChecks((count) => count + 1)
      },
    )
  }, [])
  useEffect(() => {
    const leaving = new AbortController()
    void check(leaving.signal)
    return () => leaving.abort()
  }, [check])
  useEffect(() => {
    const delay = poll && outcome ? nextCheckMs(outcome, checks) : null
    if (delay === null) return
    const leaving = new AbortController()
    const timer = setTimeout(() => void check(leaving.signal), delay)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [poll, outcome, checks, check])
  useEffect(() => {
    if (order && (outcome === 'paid' || outcome === 'cash' || outcome === 'refunded' || outcome === 'canceled'))
      placedOrders.close(order.id)
  }, [order, outcome])
  return {
    order,
    outcome,
    checks,
    failure: order ? null : failure,
    isUnknown: failure?.kind === 'refused' && (failure.status === 404 || failure.status === 400),
    reload: () => void check(),
  }
}

/** `retryAfter`: seconds, where a limit was reached. */
export type PayOutcome = { gone: true } | { gone: false; code: string; retryAfter?: number }

/** Starts a payment and goes to the gateway, by redirect or form post. */
export async function pay(id: string): Promise<PayOutcome> {
  try {
    const action = await whileLoading(postJson<PaymentAction>(`/api/orders/${encodeURIComponent(id)}/payments`, {}))
    if (action.type === 'none') return { gone: false, code: 'order_paid' }
    if (action.type === 'redirect') location.assign(action.url)
    else if (action.type === 'form') postForm(action.url, action.fields)
    // A wallet pays it already: the page of the order waits for the bank.
    else return { gone: false, code: 'order_paid' }
    return { gone: true }
  } catch (error) {
    const { kind, problem } = failureOf(error)
    if (problem) return { gone: false, code: problem.code, retryAfter: problem.retryAfter }
    return { gone: false, code: kind === 'network' ? 'network' : 'gateway_unavailable' }
  }
}

/** What a wallet confirms, or where an earlier payment goes on that could not be ended. `retryAfter`: seconds, where a limit was reached. */
export type WalletStart = { secret: string } | { url: string } | { code: string; retryAfter?: number }

/** Begins to pay with a wallet of the browser. */
export async function beginByWallet(id: string): Promise<WalletStart> {
  try {
    const action = await postJson<PaymentAction>(`/api/orders/${encodeURIComponent(id)}/payments`, { way: 'wallet' })
    if (action.type === 'client') return { secret: action.secret }
    return action.type === 'redirect' ? { url: action.url } : { code: 'order_paid' }
  } catch (error) {
    const { kind, problem } = failureOf(error)
    if (problem) return { code: problem.code, ...(problem.retryAfter !== undefined && { retryAfter: problem.retryAfter }) }
    return { code: kind === 'network' ? 'network' : 'gateway_unavailable' }
  }
}

/** Chooses how the order is paid. Returns the code of a refusal, null when it is chosen. `due`: what the page says is to be paid. */
export async function chooseMethod(id: string, method: OrderView['method'], due: number): Promise<string | null> {
  try {
    await whileLoading(postJson<OrderView>(`/api/orders/${encodeURIComponent(id)}/method`, { method, due }))
    return null
  } catch (error) {
    const { kind, problem } = failureOf(error)
    return problem?.code ?? kind
  }
}

function postForm(url: string, fields: Record<string, string>): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = url
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}
