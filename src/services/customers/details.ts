/** A signed-in customer's personal details (SPEC-3, SPEC-5). */
import { tidyText } from '#domain/customers/free-text.ts'
import { accountProblems, type AccountProblem } from '#domain/customers/account.ts'
import { MARKETS } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'
import { findCustomer } from '#store/customers/customers.ts'
import { setDetails } from '#store/customers/details.ts'
import { parsePhone, shownPhone } from './phone.ts'
import type { SignedIn } from './sessions.ts'

export interface AccountDetails {
  firstName: string
  lastName: string
  email: string
  /** As people read it, '' without one. */
  phone: string
  createdAt: Date
  /** False for an account that signs in by another provider only. */
  hasPassword: boolean
}

/** Returns the details of a signed-in customer; null when the account was deleted meanwhile. */
export async function readDetails({ db }: Pick<Shop, 'db'>, id: string): Promise<AccountDetails | null> {
  const customer = await findCustomer(db.query, id)
  if (!customer) return null
  const { firstName, lastName, email, phone, createdAt, passwordHash } = customer
  return {
    firstName,
    lastName,
    email,
    phone: phone === null ? '' : shownPhone(phone),
    createdAt,
    hasPassword: passwordHash !== null,
  }
}

export interface DetailsForm {
  firstName: string
  lastName: string
  /** '' without one. */
  phone: string
}

export type DetailsAnswer =
  | { ok: true }
  | { ok: false; reason: 'validation_failed'; fields: Partial<Record<keyof DetailsForm, AccountProblem | 'phone_invalid'>> }

/** Changes name and telephone. A number without a country code is one of the account's market. */
export async function changeDetails(
  { db }: Pick<Shop, 'db'>,
  { id, email, market }: Pick<SignedIn, 'id' | 'email' | 'market'>,
  form: DetailsForm,
): Promise<DetailsAnswer> {
  const firstName = tidyText(form.firstName, market)
  const lastName = tidyText(form.lastName, market)
  const typed = tidyText(form.phone, market)
  const phone = typed === '' ? null : (parsePhone(typed, MARKETS[market].country)?.e164 ?? undefined)
  const { email: _, ...problems } = accountProblems({ firstName, lastName, email })
  if (Object.keys(problems).length > 0 || phone === undefined)
    return {
      ok: false,
      reason: 'validation_failed',
      fields: { ...problems, ...(phone === undefined && { phone: 'phone_invalid' }) },
    }
  await setDetails(db.query, id, { firstName, lastName, phone })
  return { ok: true }
}
