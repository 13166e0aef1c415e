/** An order on its page: reading it, what the person may do with it, and doing it. */
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderStep } from '#domain/orders/order-steps.ts'
import type { Action } from '#domain/staff/roles.ts'
import { call, read, sentenceOf, type Refused } from '#admin/client/calls.browser.ts'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import type { OrderView } from '#admin/schema/order.ts'

export const orderPath = (number: string): string => `/orders/${encodeURIComponent(number)}`

export const useOrder = (number: string) =>
  useQuery({ queryKey: ['order', number], queryFn: () => read<OrderView>(orderPath(number)) })

/** Has everything that shows orders fetched again. */
export const refreshOrders = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    ['order', '/orders', 'order-views', '/parcels', 'parcel-views', 'counts', 'withdrawals'].map((key) =>
      client.invalidateQueries({ queryKey: [key] }),
    ),
  )

const ACTIONS: Readonly<Record<OrderStep, Action>> = {
  prepare: 'orders.ship',
  ship: 'orders.ship',
  deliver: 'orders.ship',
  move: 'orders.ship',
  refund: 'orders.refund',
  cancel: 'orders.cancel',
  address: 'customers.change',
  book: 'orders.book',
}

/** Returns what asks whether the person and the state of the order allow a step. */
export function useCan({ steps, delivery, warehouses }: OrderView): (step: OrderStep) => boolean {
  const staff = useStaff()
  return (step) => {
    if (steps[step] !== null || !mayDo(staff, ACTIONS[step])) return false
    // Lockers and showrooms have addresses of their own.
    if (step === 'address') return delivery.method === 'courier'
    return step !== 'move' || warehouses.length > 1
  }
}

export interface OrderAct {
  isBusy: boolean
  /** Why the act was refused, as a sentence. */
  failure: string | null
  fields: Refused['fields']
  /** Sends one act at a time; what the page shows is fetched again whatever the answer is. Returns the answer, null for a refusal. */
  send: <T>(path: string, body: object) => Promise<T | null>
}

/** `number` of the order that the act is about. */
export function useOrderAct(number: string): OrderAct {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const send = async <T>(path: string, body: object): Promise<T | null> => {
    if (isBusy) return null
    setBusy(true)
    const answer = await call<T>('POST', `${orderPath(number)}/${path}`, body)
    await refreshOrders(client)
    setBusy(false)
    setRefused(answer.ok ? null : answer)
    return answer.ok ? answer.data : null
  }
  const hasFields = refused !== null && Object.keys(refused.fields).length > 0
  return { isBusy, failure: refused && !hasFields ? sentenceOf(refused) : null, fields: refused?.fields ?? {}, send }
}
