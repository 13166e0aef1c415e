/** Customers as the back office answers them. */
import { formatFullName, formatPlace } from '#domain/customers/address.ts'
import type { Locale } from '#domain/market/market.ts'
import { customerVersion, type findCustomers, type FoundCustomer, type openCustomer } from '#services/people/find-customers.ts'
import type { CustomerPageView, CustomersView, ListedCustomer } from '#admin/schema/customers.ts'

type Opened = NonNullable<Awaited<ReturnType<typeof openCustomer>>>
type FoundGuest = Awaited<ReturnType<typeof findCustomers>>['guests'][number]

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

export const listedView = (one: FoundCustomer): ListedCustomer => ({
  id: one.id,
  name: formatFullName(one, one.market),
  email: one.email,
  market: one.market,
  createdAt: one.createdAt.toISOString(),
  isVerified: one.verifiedAt !== null,
  isDisabled: one.disabledAt !== null,
  lastOrderAt: one.lastOrderAt === null ? null : new Date(one.lastOrderAt).toISOString(),
  figures: one.figures,
  hasNewsletter: one.hasNewsletter,
})

export const guestView = ({
  firstName,
  lastName,
  lastNumber: lastOrder,
  ...guest
}: FoundGuest): CustomersView['guests'][number] => ({
  ...guest,
  name: formatFullName({ firstName, lastName }, guest.market),
  lastOrder,
})

function consentsOf({ consents, proofs }: Opened): CustomerPageView['consents'] {
  const own = consents.map(({ purpose, isGiven, at, textVersion, locale: language }) => ({
    purpose,
    kind: isGiven ? ('given' as const) : ('withdrawn' as const),
    at: at.toISOString(),
    textVersion,
    language,
    source: '',
  }))
  const newsletter = proofs.map(({ kind, at, source, textVersion, locale: language }) => ({
    purpose: 'newsletter',
    kind,
    at: new Date(at).toISOString(),
    textVersion,
    language,
    source,
  }))
  return [...own, ...newsletter].toSorted((a, b) => b.at.localeCompare(a.at))
}

/** Returns the lines of an address down to the county, the name in the order of the customer's language. */
const linesOf = ({ details }: Opened['addresses'][number], language: Locale): string[] =>
  [formatFullName(details, language), details.companyName, details.address, formatPlace(details)].filter((line) => line !== '')

export function customerView(opened: Opened): CustomerPageView {
  const { customer, phone, figures, orders, guestOrders, addresses, notes, sessions, partnerships, vouchers, changes } = opened
  return {
    id: customer.id,
    version: customerVersion(customer),
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email,
    verifiedAt: iso(customer.emailVerifiedAt),
    phone,
    market: customer.market,
    language: customer.locale,
    createdAt: customer.createdAt.toISOString(),
    disabledAt: iso(customer.disabledAt),
    figures,
    orders: orders.map(({ number, createdAt, currency, total, pieces, status, payment }) => ({
      number,
      createdAt: createdAt.toISOString(),
      currency,
      total,
      pieces,
      status,
      payment,
    })),
    guestOrders,
    addresses: addresses.map((one) => ({
      id: one.id,
      label: one.label,
      lines: linesOf(one, customer.locale),
      country: one.details.country,
      isDelivery: one.isDelivery,
      isBilling: one.isBilling,
    })),
    notes: notes.map(({ id, text, by, at }) => ({ id, text, by, at: at.toISOString() })),
    consents: consentsOf(opened),
    sessions: sessions.map(({ browser, lastUsedAt }) => ({ browser, lastUsedAt: lastUsedAt.toISOString() })),
    partnerships: partnerships.map(({ partner, validUntil, isUsed }) => ({ partner, validUntil: iso(validUntil), isUsed })),
    vouchers,
    changes: changes.map(({ id, action, staffName: by, at, reason }) => ({ id, action, by, at: at.toISOString(), reason })),
  }
}
