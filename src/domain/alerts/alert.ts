/** Back in stock by mail: how long the data of a request are kept, and how many are told at once. */
import { DAY_MS } from '#domain/time/durations.ts'

/** How long the link that confirms a request is valid; one that nobody confirmed is deleted after this time. */
export const ALERT_LINK_MS = 7 * DAY_MS

/** Days that somebody waits; then the request is deleted with its address. */
export const ALERT_WAIT_DAYS = 180

/** How long it is counted that somebody was told, without an address. */
export const ALERT_TOLD_MS = 30 * DAY_MS

/** Stored kind of the mail that says that the goods are back: its row is deleted once it is sent. */
export const ALERT_BACK_MAIL = 'alert back'
/** Stored kinds of all mails about requests. */
export const ALERT_MAILS = ['alert confirm', 'alert already', ALERT_BACK_MAIL] as const

/** How long such mails are kept where none is sent. */
export const ALERT_MAILS_MS = 7 * DAY_MS

/** People told for each piece that can be bought: not all of them buy, and nobody is to come in vain. */
export const PEOPLE_PER_PIECE = 2

/** Within this time those told before count against the pieces. */
export const ALERT_TURN_MS = DAY_MS

/** Mails that one transaction writes. */
export const ALERT_BATCH = 50

/** Variants that staff see as the most wanted. */
export const MOST_WANTED = 100

/** Returns how many more people are told. `told`: within the turn. */
export const roomFor = ({ pieces, told }: { pieces: number; told: number }): number =>
  Math.max(0, pieces * PEOPLE_PER_PIECE - told)

/** Id of the form on a product's page: cards lead to it. */
export const NOTIFY = 'notify'
