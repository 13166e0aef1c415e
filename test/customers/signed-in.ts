/** Customers of tests: with a verified address, and signed in. */
import { emailKey } from '#domain/customers/email.ts'
import type { Locale } from '#domain/market/market.ts'
import { readSession, startSession, type SignedIn } from '#services/customers/sessions.ts'
import type { Shop } from '#services/shop.ts'
import { markVerified, takeCustomer } from '#store/customers/customers.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { cookieNames } from '#web/http/visitor/cookies.ts'

export interface TestCustomer {
  id: string
  email: string
  /** Header of a browser in which the customer is signed in. */
  cookie: string
  /** What handlers get. */
  signedIn: SignedIn
}

interface Given {
  email: string
  firstName?: string
  lastName?: string
  market?: Locale
  passwordHash?: string
}

/** Writes a customer with a verified address and a session. */
export async function signedInCustomer(
  shop: Pick<Shop, 'db' | 'clock' | 'tokens' | 'config'>,
  { email, firstName = 'Ioana', lastName = 'Marinescu', market = 'ro', passwordHash = '' }: Given,
): Promise<TestCustomer> {
  const now = shop.clock.now()
  const id = uuidv7(now)
  const token = await shop.db.transaction(async (tx) => {
    await takeCustomer(tx, id, { email, emailKey: emailKey(email), firstName, lastName, market, passwordHash }, now)
    await markVerified(tx, id, { passwordHash: null, firstName: null, lastName: null }, now)
    return (await startSession(shop, tx, id, { name: 'Firefox, Linux', token: null })).token
  })
  const { session } = cookieNames(shop.config.publicUrl)
  return { id, email, cookie: `${session}=${token}`, signedIn: (await readSession(shop, token))! }
}
