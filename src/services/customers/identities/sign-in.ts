/** Signing in as the person that another provider has proven (D-60). */
import { accountNames, hasVerifiedEmail, keepsMailbox, type ProvenPerson } from '#domain/customers/identity.ts'
import { emailKey } from '#domain/customers/email.ts'
import type { Locale } from '#domain/market/market.ts'
import { customerMailJob } from '#services/customers/customer-mails.ts'
import { startSession, type Browser, type StartedSession } from '#services/customers/sessions.ts'
import type { Shop } from '#services/shop.ts'
import {
  deleteRegistration,
  insertVerifiedCustomer,
  lockCustomer,
  lockCustomerByEmail,
  type Customer,
} from '#store/customers/customers.ts'
import { findIdentityOwner, insertIdentity, updateIdentityEmail } from '#store/customers/identities.ts'
import type { Query } from '#store/database/db.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { enqueue } from '#store/jobs/jobs.ts'

interface Visit {
  browser: Browser
  /** Token of the session that the browser has now: it ends when another one begins. */
  formerToken: string | null
  /** Of a new account. */
  market: Locale
}

/** Why a proven person is not signed in; the codes of the contract. */
export type IdentityRefusal = 'AccessDenied' | 'OAuthAccountNotLinked' | 'OAuthCreateAccount'

export type IdentitySignIn = ({ ok: true } & StartedSession) | { ok: false; reason: IdentityRefusal }

/** Two first sign-ins of the same person at the same moment: the second finds what the first has written. */
class Overtaken extends Error {}

/**
 * Begins a session, always under a new token. An identity that the shop knows opens its account. Another one opens the account of its
 * address when the shop has verified that address and the provider keeps its mailbox; without an account it gets one, without a password.
 */
export async function signInWithIdentity(
  shop: Pick<Shop, 'db' | 'clock' | 'tokens' | 'jobSignal'>,
  person: ProvenPerson,
  { browser, formerToken, market }: Visit,
): Promise<IdentitySignIn> {
  const attempt = () =>
    shop.db.transaction(async (tx): Promise<IdentitySignIn> => {
      const found = await accountOf(tx, person, { browser, market }, shop.clock.now())
      if ('reason' in found) return { ok: false, reason: found.reason }
      return { ok: true, ...(await startSession(shop, tx, found.customerId, browser, formerToken)) }
    })
  const answer = await attempt().catch((error: unknown) => {
    if (error instanceof Overtaken) return attempt()
    throw error
  })
  shop.jobSignal.wake()
  return answer
}

type Account = { customerId: string } | { reason: IdentityRefusal }

async function accountOf(
  tx: Query,
  person: ProvenPerson,
  { browser, market }: Pick<Visit, 'browser' | 'market'>,
  now: Date,
): Promise<Account> {
  const owner = await findIdentityOwner(tx, person)
  if (owner !== null) {
    const customer = await lockCustomer(tx, owner)
    if (!customer) throw new Overtaken()
    if (customer.disabledAt) return { reason: 'AccessDenied' }
    await updateIdentityEmail(tx, person, person.email)
    return { customerId: owner }
  }
  if (!hasVerifiedEmail(person)) return { reason: 'OAuthCreateAccount' }
  const customer = await lockCustomerByEmail(tx, emailKey(person.email))
  if (customer?.emailVerifiedAt) return linkByEmail(tx, person, { customer, browser: browser.name }, now)
  // Stopped by the merchant before anybody had verified the address.
  if (customer?.disabledAt) return { reason: 'AccessDenied' }
  // Nobody has proven to own this registration: nothing of it stays, its password and its links least of all.
  if (customer) await deleteRegistration(tx, customer.id)
  return createAccount(tx, person, market, now)
}

/** Both sides have verified the address, and nobody but the customer can have it now. The customer is told. */
async function linkByEmail(
  tx: Query,
  person: ProvenPerson,
  { customer: { id, disabledAt }, browser }: { customer: Customer; browser: string },
  now: Date,
): Promise<Account> {
  if (disabledAt) return { reason: 'AccessDenied' }
  if (!keepsMailbox(person)) return { reason: 'OAuthAccountNotLinked' }
  if (await insertIdentity(tx, { ...person, customerId: id }, now)) {
    await enqueue(tx, customerMailJob({ mail: 'identity_linked', customerId: id, browser }, now))
    return { customerId: id }
  }
  // Linked at the same moment; otherwise the account has another identity of this provider: another person had the address before.
  return (await findIdentityOwner(tx, person)) === id ? { customerId: id } : { reason: 'OAuthAccountNotLinked' }
}

async function createAccount(tx: Query, person: ProvenPerson, market: Locale, now: Date): Promise<Account> {
  const customerId = uuidv7(now)
  const { email } = person
  const account = { email, emailKey: emailKey(email), ...accountNames(person, market), market }
  if (!(await insertVerifiedCustomer(tx, customerId, account, now))) throw new Overtaken()
  if (!(await insertIdentity(tx, { ...person, customerId }, now))) throw new Overtaken()
  await enqueue(tx, customerMailJob({ mail: 'welcome', customerId }, now))
  return { customerId }
}
