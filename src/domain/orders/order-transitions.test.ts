import { expect, test } from 'vitest'
import { ORDER_STATUSES, type OrderStatus } from './order-status.ts'
import { ORDER_ACTIONS, ORDER_ACTORS, transitionOf } from './order-transitions.ts'

/** 'from action actor' → to. */
const allowed: Record<string, OrderStatus> = {
  'new place customer': 'opened',
  'opened pay payment': 'unfulfilled',
  'opened pay staff': 'unfulfilled',
  'opened accept customer': 'unfulfilled',
  'opened expire job': 'canceled',
  'opened cancel customer': 'canceled',
  'opened cancel staff': 'canceled',
  'canceled pay payment': 'unfulfilled',
  'canceled pay staff': 'unfulfilled',
  'unfulfilled prepare staff': 'pending',
  'unfulfilled issue job': 'fulfilled',
  'unfulfilled cancel staff': 'canceled',
  'unfulfilled drop rest staff': 'fulfilled',
  'unfulfilled refund payment': 'refunded',
  'unfulfilled refund staff': 'refunded',
  'pending ship some staff': 'partially fulfilled',
  'pending ship all staff': 'fulfilled',
  'pending cancel staff': 'canceled',
  'pending drop rest staff': 'fulfilled',
  'pending refund payment': 'refunded',
  'pending refund staff': 'refunded',
  'partially fulfilled ship all staff': 'fulfilled',
  'partially fulfilled drop rest staff': 'fulfilled',
  'partially fulfilled refund payment': 'refunded',
  'partially fulfilled refund staff': 'refunded',
  'partially fulfilled come back staff': 'canceled',
  'fulfilled come back staff': 'canceled',
  'fulfilled take back staff': 'refunded',
  'fulfilled refund payment': 'refunded',
  'fulfilled refund staff': 'refunded',
}

const froms = [null, ...ORDER_STATUSES]
const calls = froms.flatMap((from) =>
  ORDER_ACTIONS.flatMap((action) => ORDER_ACTORS.map((by) => ({ from, action, by, name: `${from ?? 'new'} ${action} ${by}` }))),
)

test.each(calls)('$name as the table says (D-45)', ({ from, action, by, name }) => {
  expect(transitionOf(from, action, by)?.to ?? null).toBe(allowed[name] ?? null)
})

/** Statuses that follow each other, whoever changes them. */
const next: Record<OrderStatus, OrderStatus[]> = {
  opened: ['unfulfilled', 'canceled'],
  unfulfilled: ['pending', 'fulfilled', 'canceled', 'refunded'],
  pending: ['partially fulfilled', 'fulfilled', 'canceled', 'refunded'],
  'partially fulfilled': ['fulfilled', 'canceled', 'refunded'],
  fulfilled: ['canceled', 'refunded'],
  canceled: ['unfulfilled'],
  refunded: [],
}

test.each(ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => ({ from, to }))))(
  'from $from to $to only where it is named (D-45)',
  ({ from, to }) => {
    const reached = calls.filter((call) => call.from === from && transitionOf(from, call.action, call.by)?.to === to)
    expect(reached.length > 0).toBe(next[from].includes(to))
  },
)
