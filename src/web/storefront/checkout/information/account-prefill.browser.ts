/** Fills empty fields of the checkout from the account (D-61). Loaded in browsers that are signed in only. */
import { getJson } from '#web/app/browser/api.browser.ts'
import type { AddressesView, AddressView } from '#web/schema/account.ts'
import { draft } from '#web/storefront/draft/checkout-draft.browser.ts'

/** An address without anything typed; the country may have been chosen. */
const isEmpty = ({
  firstName,
  lastName,
  address,
  city,
  zip,
}: AddressView | ReturnType<typeof draft.shipping>['address']): boolean =>
  [firstName, lastName, address, city, zip].every((field) => field === '')

const addressOf = ({ firstName, lastName, address, city, county, zip, country }: AddressView) => ({
  firstName,
  lastName,
  address,
  city,
  county,
  zip,
  country,
})

/** Asks the account and fills what is empty: the contact, an address of which nothing is typed, the billing details of an untouched form. */
export async function prefillFromAccount(delivered: readonly string[]): Promise<void> {
  const { addresses, contact } = await getJson<AddressesView>('/api/my/addresses')
  // Read after the answer: what was typed meanwhile stays.
  const { contact: typed, address } = draft.shipping()
  const billing = draft.billing()
  const delivery = addresses.find((one) => one.isDelivery && delivered.includes(one.country))
  const invoice = addresses.find(({ isBilling }) => isBilling)
  draft.setContact({ email: typed.email || contact.email, phone: typed.phone || delivery?.phone || contact.phone })
  if (!isEmpty(address) || !delivery) return
  draft.setAddress(addressOf(delivery))
  if (!invoice || billing.personType !== 'individual' || billing.companyName !== '' || !billing.sameAsDelivery) return
  const { personType, companyName, vatNumber, registerNumber } = invoice
  const isOther = invoice.id !== delivery.id
  draft.setBilling({
    personType,
    companyName,
    vatNumber,
    registerNumber,
    sameAsDelivery: !isOther,
    ...(isOther && addressOf(invoice)),
  })
}
