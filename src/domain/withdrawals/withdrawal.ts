/** Withdrawals from the contract: what is declared, how it goes on, and until when it is in time (D-50). */
import { isWorkingDay, type CalendarCountry } from '#domain/delivery/working-days.ts'
import { isEmail, MAX_EMAIL_LENGTH } from '#domain/customers/email.ts'
import { endOfDay, marketDay } from '#domain/market/market-day.ts'
import { MARKETS, type Locale } from '#domain/market/market.ts'
import { isoDay } from '#domain/time/calendar-day.ts'
import { DAY_MS } from '#domain/time/durations.ts'

export const WITHDRAWAL_STATES = ['received', 'accepted', 'arrived', 'closed', 'refused'] as const
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number]

const NEXT: Record<WithdrawalState, readonly WithdrawalState[]> = {
  received: ['accepted', 'arrived', 'refused'],
  accepted: ['arrived', 'closed', 'refused'],
  arrived: ['closed', 'refused'],
  closed: [],
  refused: ['accepted'],
}

/** Returns whether staff may move a withdrawal on; one that was refused by mistake can be accepted. */
export const mayFollow = (from: WithdrawalState, to: WithdrawalState): boolean => NEXT[from].includes(to)

/** Returns the states that may follow. */
export const nextStates = (from: WithdrawalState): readonly WithdrawalState[] => NEXT[from]

/** States in which somebody waits for the merchant. */
export const OPEN_WITHDRAWALS = ['received', 'accepted', 'arrived'] as const satisfies readonly WithdrawalState[]

/** Views of the inbox: `due` has those whose money is due within a week. */
export const WITHDRAWAL_VIEWS = ['open', 'due', 'unmatched', 'settled', 'all'] as const
export type WithdrawalView = (typeof WITHDRAWAL_VIEWS)[number]

/** Days of the right of withdrawal, and of the way back. */
export const WITHDRAWAL_DAYS = 14

const CALENDAR: Record<Locale, CalendarCountry> = { ro: 'RO', en: 'RO', hu: 'HU' }

/** Returns the last moment that is in time (LAW-5): the end of the fourteenth day after the delivery, or of the next working day. */
export function withdrawalDeadline(deliveredAt: Date, locale: Locale): Date {
  let day = Date.parse(marketDay(MARKETS[locale], deliveredAt)) / DAY_MS + WITHDRAWAL_DAYS
  while (!isWorkingDay(day, CALENDAR[locale])) day++
  return endOfDay(MARKETS[locale], isoDay(day * DAY_MS))
}

/** Returns until when the money of a withdrawal goes back: the end of the fourteenth day after it was declared, whatever day that is. */
export const refundDeadline = (declaredAt: Date, locale: Locale): Date =>
  endOfDay(MARKETS[locale], isoDay(Date.parse(marketDay(MARKETS[locale], declaredAt)) + WITHDRAWAL_DAYS * DAY_MS))

/** Goods whose right of withdrawal is limited; the declaration is taken all the same (LAW-7). */
export type WithdrawalException = 'sealed_hygiene' | 'custom_made'

/** Characters of the fields. */
export const MAX_WITHDRAWAL_LENGTH = { name: 120, reference: 120, email: MAX_EMAIL_LENGTH, goods: 1000 } as const

export interface DeclaredLine {
  /** Position in the order, from 1. */
  line: number
  name: string
  quantity: number
}

/** What somebody typed. */
export interface Declaration {
  name: string
  /** The order's number, or whatever identifies the contract. */
  reference: string
  email: string
  /** Goods in the customer's own words; '' for all. */
  goods: string
  /** Chosen lines, of those who came with the order's token. */
  lines: DeclaredLine[]
  /** Only a part of the order was asked for. */
  isPart: boolean
}

/** A declaration before it is confirmed, with the words that step two shows. */
export interface WithdrawalDraft extends Declaration {
  locale: Locale
  statement: string
  /** The order whose token or account it came from. */
  orderId: string | null
}

export type DeclarationFault = 'name' | 'reference' | 'email' | 'lines'

/** Returns the fields that a declaration cannot go without; the text is cut before. */
export function declarationFaults({ name, reference, email, lines, goods, isPart }: Declaration): DeclarationFault[] {
  const faults: DeclarationFault[] = []
  if (name === '') faults.push('name')
  if (reference === '') faults.push('reference')
  if (!isEmail(email) || email.length > MAX_EMAIL_LENGTH) faults.push('email')
  if (isPart && lines.length === 0 && goods === '') faults.push('lines')
  return faults
}
