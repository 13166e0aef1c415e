/** What waits for a person, and who may see it (D-64). */
import { HOUR_MS } from '#domain/time/durations.ts'
import type { Action } from '#domain/staff/roles.ts'

/** Kind → the action that a role needs to see it, in the order of the list. */
export const NEEDS = {
  orders_to_send: 'orders.ship',
  paid_without_stock: 'orders.read',
  withdrawals: 'withdrawals.read',
  payments: 'orders.refund',
  failed_refunds: 'orders.refund',
  mails: 'messages.read',
  jobs: 'system.read',
  messages: 'messages.read',
  documents: 'orders.refund',
  webhooks: 'keys.manage',
  pools: 'promotions.read',
} as const satisfies Record<string, Action>

export type NeedKind = keyof typeof NEEDS
export const NEED_KINDS = Object.keys(NEEDS) as NeedKind[]

/** A job that failed this often is shown before it is set aside. */
export const OFTEN_TRIED = 3

/** A document that waits longer than this for its tax office is shown. */
export const DOCUMENT_PATIENCE_MS = HOUR_MS
