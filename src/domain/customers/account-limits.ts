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
export const MAX_PASSKEYS = 20
/** Who has just proven to be the customer deletes the account and changes its passkeys so long (LAW-53; ASVS 7.5.1, 7.5.3). */
export const CONFIRMATION_MS = 10 * MINUTE_MS
