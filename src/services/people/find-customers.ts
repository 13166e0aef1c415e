/** What staff see of customers: the list, and one person. Children are not among it (LAW-51), nor what was looked at in the shop. */
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import type { CustomerView } from '#domain/customers/customer-view.ts'
import { lastLetters } from '#domain/promotions/voucher.ts'
import { parsePhone, shownPhone } from '#services/customers/phone.ts'
import type { Shop } from '#services/shop.ts'
import { versionOf } from '#services/version-of.ts'
import { readAccountCodes } from '#store/customers/account-codes.ts'
import { readAccountVouchers } from '#store/customers/account-vouchers.ts'
import { readAddresses } from '#store/customers/addresses.ts'
import { readConsents } from '#store/customers/consents.ts'
import { readNotes } from '#store/customers/customer-notes.ts'
import { findCustomer, type Customer } from '#store/customers/customers.ts'
import { listSessionsOf } from '#store/customers/sessions.ts'
import {
  countSubscribers,
  readFigures,
  readNewsletterProofs,
  searchCustomers,
  searchGuests,
  type FoundCustomer,
} from '#store/customers/staff-customers.ts'
import { countOrdersOf, listOrdersOf } from '#store/orders/customer-orders.ts'
import { findAuditEntries } from '#store/staff/audit.ts'

export type { Customer, FoundCustomer }

type DeskShop = Pick<Shop, 'db' | 'clock'>

export const CUSTOMER_PAGE = 50
const GUESTS = 20
const SHOWN_ORDERS = 20
const SHOWN_ACTS = 20

export interface CustomerQuestion {
  view: CustomerView
  words?: string
  market?: Locale
  after?: string
}

/** Returns a page of accounts, whether there are more, and the guests that words find. */
export async function findCustomers({ db }: Pick<Shop, 'db'>, { words, after, ...question }: CustomerQuestion) {
  const phone = words === undefined ? null : phoneOf(words)
  const search = { ...question, ...(words !== undefined && { words }), ...(after !== undefined && { after }) }
  const found = await searchCustomers(db.query, { ...search, phone, most: CUSTOMER_PAGE + 1 })
  const isFirst = words !== undefined && after === undefined
  const guests = isFirst ? await searchGuests(db.query, words, phone, GUESTS) : []
  return { customers: found.slice(0, CUSTOMER_PAGE), hasMore: found.length > CUSTOMER_PAGE, guests }
}

/** Returns a telephone number as it is stored, whichever market's form it has; null for other words. */
function phoneOf(words: string): string | null {
  if (!/^[+\d][\d\s()./-]{5,}$/.test(words)) return null
  for (const locale of LOCALES) {
    const phone = parsePhone(words, MARKETS[locale].country)
    if (phone) return phone.e164
  }
  return null
}

/** Returns the version of what staff can change of a person. */
export const customerVersion = ({ email, firstName, lastName, phone, disabledAt }: Customer): string =>
  versionOf({ email, firstName, lastName, phone, isDisabled: disabledAt !== null })

/** Returns a person with everything that staff see; null for an unknown one. */
export async function openCustomer({ db, clock }: DeskShop, id: string) {
  const customer = await findCustomer(db.query, id)
  if (!customer) return null
  const [figures, orders, counts, addresses, notes, consents, proofs, sessions, codes, vouchers, changes] = await Promise.all([
    readFigures(db.query, id),
    listOrdersOf(db.query, id, { limit: SHOWN_ORDERS, offset: 0 }),
    countOrdersOf(db.query, id),
    readAddresses(db.query, id),
    readNotes(db.query, id),
    readConsents(db.query, id),
    readNewsletterProofs(db.query, customer.emailKey),
    listSessionsOf(db.query, id, clock.now()),
    readAccountCodes(db.query, id),
    readAccountVouchers(db.query, id),
    findAuditEntries(db.query, { object: { kind: 'customer', id }, most: SHOWN_ACTS }),
  ])
  return {
    customer,
    phone: customer.phone === null ? '' : shownPhone(customer.phone),
    figures,
    orders,
    guestOrders: counts.guest,
    addresses,
    notes,
    consents,
    proofs,
    sessions: sessions.map(({ browser, lastUsedAt }) => ({ browser, lastUsedAt })),
    // Who reads a page cannot spend what is on it.
    partnerships: codes.map(({ partner, validUntil, coupon }) => ({ partner, validUntil, isUsed: coupon?.isUsed ?? null })),
    vouchers: vouchers.map(({ id: voucher, code, balance, amount, currency }) => ({
      id: voucher,
      lastLetters: lastLetters(code),
      balance,
      amount,
      currency,
    })),
    changes,
  }
}

/** Returns how many receive the newsletter, by language. */
export const newsletterReaders = ({ db }: Pick<Shop, 'db'>) => countSubscribers(db.query)
