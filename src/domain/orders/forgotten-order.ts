/** Orders of deleted accounts: when what the law does not require of them is deleted (LAW-53). */
import { DAY_MS } from '#domain/time/durations.ts'
import type { OrderStatus } from './order-status.ts'

/** Statuses in which nothing of an order is still to come: its data are deleted at once. */
export const ENDED_STATUSES: readonly OrderStatus[] = ['canceled', 'refunded']

/** How long those of a fulfilled order are kept: goods can still come back. */
export const FULFILLED_MS = 30 * DAY_MS
