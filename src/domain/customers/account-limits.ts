/** How much an account holds (D-61). */
import { MINUTE_MS } from '#domain/time/durations.ts'

export const MAX_ADDRESSES = 20
export const MAX_CHILDREN = 12
/** Vouchers of others that are added to an account. */
export const MAX_SAVED_VOUCHERS = 50
/** Orders of one page of their list. */
export const ORDERS_A_PAGE = 20
/** Characters of the name that a customer gives an address. */
export const MAX_ADDRESS_LABEL = 40
/** An account can be deleted so long after the password was typed (LAW-53; ASVS 7.5.3). */
export const DELETION_CONFIRM_MS = 10 * MINUTE_MS
