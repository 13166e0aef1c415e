/** Staff change what is known of a person, with a reason. The audit log names the fields; their values go with the account. */
import { accountProblems, type AccountProblem } from '#domain/customers/account.ts'
import { emailKey, emailProblem } from '#domain/customers/email.ts'
import { initialsOf } from '#domain/customers/customer-view.ts'
import { tidyText } from '#domain/customers/free-text.ts'
import { MARKETS } from '#domain/market/market.ts'
import { differenceOf, type JsonValue } from '#domain/staff/audit-entry.ts'
import { mailLink } from '#services/customers/mail-links.ts'
import { parsePhone } from '#services/customers/phone.ts'
import { mayMailLink } from '#services/limits/account-limits.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import type { Shop } from '#services/shop.ts'
import { insertChange } from '#store/customers/customer-notes.ts'
import { lockCustomer, lockCustomerByEmail, setDisabled, type Customer } from '#store/customers/customers.ts'
import { setDetails } from '#store/customers/details.ts'
import { deleteMailTokens } from '#store/customers/mail-tokens.ts'
import { deleteSessionsOf } from '#store/customers/sessions.ts'
import type { Query } from '#store/database/db.ts'
import { customerVersion } from './find-customers.ts'

type DeskShop = Pick<Shop, 'db' | 'clock' | 'tokens' | 'jobSignal'>

export type CustomerRefusal =
  | 'customer_not_found'
  | 'changed_meanwhile'
  | 'reason_missing'
  | 'email_taken'
  | 'email_unchanged'
  | 'too_many_requests'
  | 'customer_disabled'
  | 'verified_already'
  | 'email_unverified'

export type DeskAnswer =
  | { ok: true; entries: string[] }
  | { ok: false; reason: CustomerRefusal }
  | { ok: false; reason: 'validation_failed'; fields: Record<string, AccountProblem | 'phone_invalid'> }

const refused = (reason: CustomerRefusal): DeskAnswer => ({ ok: false, reason })

export const customerObject = (customer: Pick<Customer, 'id' | 'firstName' | 'lastName'>) => ({
  kind: 'customer' as const,
  id: customer.id,
  name: initialsOf(customer),
})

/** Does something to an account whose row is locked, with a reason. */
export async function onCustomer(
  { db, clock, jobSignal }: Pick<Shop, 'db' | 'clock' | 'jobSignal'>,
  { id, reason, version }: { id: string; reason: string; version?: string },
  act: (tx: Query, customer: Customer, now: Date) => Promise<DeskAnswer>,
): Promise<DeskAnswer> {
  if (reason.trim() === '') return refused('reason_missing')
  const answer = await db.transaction(async (tx) => {
    const customer = await lockCustomer(tx, id)
    if (!customer) return refused('customer_not_found')
    if (version !== undefined && customerVersion(customer) !== version) return refused('changed_meanwhile')
    return act(tx, customer, clock.now())
  })
  jobSignal.wake()
  return answer
}

interface Details {
  firstName: string
  lastName: string
  /** '' without one. */
  phone: string
}

const detailsOf = ({
  firstName,
  lastName,
  phone,
}: Pick<Customer, 'firstName' | 'lastName' | 'phone'>): Record<string, JsonValue> => ({
  firstName,
  lastName,
  phone,
})

/** Changes name and telephone. A number without a country code is one of the account's market. */
export const changeCustomer = (shop: DeskShop, actor: Actor, wish: Details & { id: string; version: string; reason: string }) =>
  onCustomer(shop, wish, async (tx, customer, now) => {
    const { market, email } = customer
    const [firstName, lastName, typed] = [wish.firstName, wish.lastName, wish.phone].map((text) => tidyText(text, market)) as [
      string,
      string,
      string,
    ]
    const phone = typed === '' ? null : (parsePhone(typed, MARKETS[market].country)?.e164 ?? undefined)
    const { email: _, ...problems } = accountProblems({ firstName, lastName, email })
    const fields = { ...problems, ...(phone === undefined && { phone: 'phone_invalid' as const }) }
    if (phone === undefined || Object.keys(fields).length > 0) return { ok: false, reason: 'validation_failed', fields }
    const change = differenceOf(detailsOf(customer), detailsOf({ firstName, lastName, phone }))
    if (!change) return { ok: true, entries: [] }
    await setDetails(tx, customer.id, { firstName, lastName, phone })
    const after = { fields: Object.keys(change.after) }
    const act = { action: 'customer.changed', object: customerObject(customer), after, reason: wish.reason.trim() }
    const entry = await writeAudit(tx, actor, act, now)
    await insertChange(tx, { entry, customerId: customer.id, change, at: now })
    return { ok: true, entries: [entry] }
  })

/** Sends a link to a new address: the account has it once its reader has used the link, as when the customer asks for it. */
export const askForEmail = (
  shop: DeskShop,
  actor: Actor,
  { email: typed, ...wish }: { id: string; email: string; reason: string },
) =>
  onCustomer(shop, wish, async (tx, customer, now) => {
    const email = typed.trim().normalize('NFC')
    const problem = emailProblem(email)
    if (problem) return { ok: false, reason: 'validation_failed', fields: { email: problem } }
    if (emailKey(email) === customer.emailKey) return refused('email_unchanged')
    if (customer.disabledAt) return refused('customer_disabled')
    if (await lockCustomerByEmail(tx, emailKey(email))) return refused('email_taken')
    if (!(await mayMailLink(shop.tokens, tx, email, now))) return refused('too_many_requests')
    await mailLink(shop, tx, customer, { purpose: 'email', email }, now)
    const act = { action: 'customer.email_asked', object: customerObject(customer), reason: wish.reason.trim() }
    return { ok: true, entries: [await writeAudit(tx, actor, act, now)] }
  })

/** Stops an account, whose sessions and links end at once, or lets it go on. */
export const setCustomerDisabled = (
  shop: DeskShop,
  actor: Actor,
  { isDisabled, ...wish }: { id: string; version: string; isDisabled: boolean; reason: string },
) =>
  onCustomer(shop, wish, async (tx, customer, now) => {
    if ((customer.disabledAt !== null) === isDisabled) return { ok: true, entries: [] }
    await setDisabled(tx, customer.id, isDisabled ? now : null)
    if (isDisabled) {
      await deleteSessionsOf(tx, customer.id)
      await deleteMailTokens(tx, customer.id)
    }
    const act = {
      action: isDisabled ? 'customer.disabled' : 'customer.enabled',
      object: customerObject(customer),
      reason: wish.reason.trim(),
    }
    const entry = await writeAudit(tx, actor, { ...act, before: { isDisabled: !isDisabled }, after: { isDisabled } }, now)
    return { ok: true, entries: [entry] }
  })

/** Ends every session of an account. */
export const endSessions = (shop: DeskShop, actor: Actor, wish: { id: string; reason: string }) =>
  onCustomer(shop, wish, async (tx, customer, now) => {
    const sessions = await deleteSessionsOf(tx, customer.id)
    const act = {
      action: 'customer.signed_out',
      object: customerObject(customer),
      after: { sessions },
      reason: wish.reason.trim(),
    }
    return { ok: true, entries: [await writeAudit(tx, actor, act, now)] }
  })

/** Sends the link that sets a new password, or the one that verifies the address. */
export const sendLink = (
  shop: DeskShop,
  actor: Actor,
  { purpose, ...wish }: { id: string; purpose: 'reset' | 'verify'; reason: string },
) =>
  onCustomer(shop, wish, async (tx, customer, now) => {
    if (customer.disabledAt) return refused('customer_disabled')
    if (purpose === 'verify' && customer.emailVerifiedAt) return refused('verified_already')
    if (!(await mayMailLink(shop.tokens, tx, customer.email, now))) return refused('too_many_requests')
    const { passwordHash, firstName, lastName } = customer
    const registration = purpose === 'verify' ? { passwordHash, firstName, lastName } : undefined
    await mailLink(shop, tx, customer, { purpose, email: customer.email, ...(registration && { registration }) }, now)
    const act = { action: 'customer.link_sent', object: customerObject(customer), after: { purpose }, reason: wish.reason.trim() }
    return { ok: true, entries: [await writeAudit(tx, actor, act, now)] }
  })
