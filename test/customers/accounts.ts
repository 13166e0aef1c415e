/** Customers with accounts, for tests. */
import { jobHandlers } from '#src/server/job-handlers.ts'
import type { CustomerMailKind } from '#domain/customers/customer-mail.ts'
import { registerCustomer, type RegistrationForm } from '#services/customers/register.ts'
import { verifyEmail } from '#services/customers/verify-email.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { newAddress } from '#test/endpoint-calls.ts'
import type { TestShop } from '#test/shop.ts'

export const PASSWORD = 'tramvai-cais-nor'

let customers = 0
/** Returns the form of somebody who has no account yet. */
export const newcomer = (change: Partial<RegistrationForm> = {}): RegistrationForm => {
  customers++
  const email = `ioana.${customers}@exemplu.ro`
  return { email, password: PASSWORD, firstName: 'Ioana', lastName: 'Marinescu', market: 'ro', newsletter: false, ...change }
}

export interface ReadMail {
  kind: string
  recipient: string
  subject: string
  text: string
  html: string
  locale: string
}

/** Runs the due jobs and returns the mails about accounts to this address, the oldest first. */
export async function mailsTo(shop: TestShop, email: string): Promise<ReadMail[]> {
  // Mails are listed in the order in which they were written.
  await runDueJobs(shop, jobHandlers, () => shop.clock.advance(1))
  return shop.db.query
    .selectFrom('mail')
    .select(['kind', 'recipient', 'subject', 'text', 'html', 'locale'])
    .where('recipient', '=', email)
    .where('kind', 'like', 'customer %')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Returns the token of the last mail of this kind to the address. */
export async function mailedToken(shop: TestShop, email: string, kind: CustomerMailKind): Promise<string> {
  const mails = await mailsTo(shop, email)
  const mail = mails.findLast((one) => one.kind === `customer ${kind}`)
  const token = /#(?:token|email|newsletter)=([\w-]{43})/.exec(mail?.html ?? '')?.[1]
  if (!token)
    throw new Error(`no mail ${kind} with a link went to ${email}: ${mails.length} mails, errors: ${shop.errors.join('; ')}`)
  return token
}

/** Makes an account with a verified address; returns its form. */
export async function verifiedCustomer(shop: TestShop, change: Partial<RegistrationForm> = {}): Promise<RegistrationForm> {
  const form = newcomer(change)
  const answer = await registerCustomer(shop, form, newAddress())
  if (!answer.ok) throw new Error(`not registered: ${JSON.stringify(answer)}`)
  shop.clock.advance(1)
  const verified = await verifyEmail(shop, { token: await mailedToken(shop, form.email, 'verify'), ip: newAddress() })
  if (!verified.ok) throw new Error('not verified')
  return form
}
