/** Views of customers in the back office. */
import { DAY_MS } from '#domain/time/durations.ts'

export const CUSTOMER_VIEWS = ['all', 'unverified', 'disabled'] as const
export type CustomerView = (typeof CUSTOMER_VIEWS)[number]

/** Characters of a note about a customer. */
export const LONGEST_NOTE = 2000
/** Former values of what staff changed are kept this long: as long as a change can be taken back. */
export const CHANGE_KEPT_MS = 30 * DAY_MS

/** Returns how the audit log names a person, whose data it does not keep: 'I. M.' */
export const initialsOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  [firstName, lastName]
    .flatMap((name) => Array.from(name.trim()).slice(0, 1))
    .map((letter) => `${letter}.`)
    .join(' ')
