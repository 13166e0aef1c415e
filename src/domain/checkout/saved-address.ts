/** An address of an account (D-61): the billing details of the checkout, under the checkout's own rules. */
import { checkoutProblems, tidyForm, type Billing, type CheckoutRules, type ProblemCode } from './checkout.ts'
import { MAX_LENGTH } from './field-lengths.ts'
import type { Locale } from '#domain/market/market.ts'
import { MAX_ADDRESS_LABEL } from '#domain/customers/account-limits.ts'
import { textFault, tidyText } from '#domain/customers/free-text.ts'

export interface TypedAddress extends Billing {
  /** How the customer calls it, '' without a name. */
  label: string
  /** As typed, '' without one. */
  phone: string
}

/** Fields of a form as the checkout has them: here they are checked, and what concerns the contact is left aside. */
const checkoutForm = ({ label: _, phone, ...billing }: TypedAddress) => {
  const { personType, companyName, vatNumber, registerNumber, ...address } = billing
  return {
    contact: { email: '', phone },
    address,
    billing: { sameAsDelivery: true, personType, companyName, vatNumber, registerNumber },
  }
}

/** Returns the address as it is stored: clean text, canonical postcode, sector and VAT number; an individual has no company data. */
export function tidyAddress(typed: TypedAddress, locale: Locale): TypedAddress {
  const { contact, address, billing } = tidyForm(checkoutForm(typed), locale)
  const isCompany = billing.personType === 'company'
  return {
    label: tidyText(typed.label, locale),
    phone: contact.phone,
    ...address,
    personType: isCompany ? 'company' : 'individual',
    companyName: isCompany ? billing.companyName : '',
    vatNumber: isCompany ? billing.vatNumber : '',
    registerNumber: isCompany ? billing.registerNumber : '',
  }
}

/** Returns the first problem of each field of a tidy address. Whether the number exists needs the phone library: it is not checked here. */
export function savedAddressProblems(
  typed: TypedAddress,
  rules: CheckoutRules,
): Partial<Record<keyof TypedAddress, ProblemCode>> {
  const found = Object.entries(checkoutProblems(checkoutForm(typed), rules)).flatMap(([path, problem]): [string, ProblemCode][] =>
    path.startsWith('contact.') ? [] : [[path.slice(path.indexOf('.') + 1), problem]],
  )
  const label = typed.label.length > MAX_ADDRESS_LABEL ? 'too_long' : textFault(typed.label)
  const phone = typed.phone.length > MAX_LENGTH.phone ? 'too_long' : null
  return { ...Object.fromEntries(found), ...(label && { label }), ...(phone && { phone }) }
}
