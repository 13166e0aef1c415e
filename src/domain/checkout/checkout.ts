/**
 * Data that an order needs (SPEC-5), checked field by field. The browser runs the same functions by which
 * the server decides. The result maps a field's path to the key of its message; an empty result means no problem.
 */
import { canonicalCity, canonicalZip, countiesOf, countyUse, deliveryCountry, type Address } from '#domain/customers/address.ts'
import { isEmail } from '#domain/customers/email.ts'
import { textFault, tidyText, type TextFault, type TextRules } from '#domain/customers/free-text.ts'
import { isPersonName } from '#domain/customers/person-name.ts'
import type { Locale } from '#domain/market/market.ts'
import { canonicalVatNumber, isRomanianRegisterNumber } from '#domain/customers/vat-number.ts'
import { MAX_LENGTH } from './field-lengths.ts'

export interface Contact {
  email: string
  phone: string
}

export const PERSON_TYPES = ['individual', 'company'] as const
export type PersonType = (typeof PERSON_TYPES)[number]

export interface Billing extends Address {
  personType: PersonType
  companyName: string
  vatNumber: string
  /** Trade-register number, optional. */
  registerNumber: string
}

/** What the form holds: the rest of the billing details only where they differ from the delivery's. */
export interface CheckoutForm {
  contact: Contact
  address: Address
  billing: { sameAsDelivery: boolean; personType?: PersonType | '' } & Partial<Omit<Billing, 'personType'>>
  note?: string
}

export type ProblemCode =
  | 'first_name_required'
  | 'last_name_required'
  | 'name_invalid'
  | 'email_required'
  | 'email_invalid'
  | 'phone_required'
  | 'phone_invalid'
  | 'phone_mobile_required'
  | 'address_required'
  | 'city_required'
  | 'sector_required'
  | 'county_required'
  | 'zip_required'
  | 'zip_invalid'
  | 'country_required'
  | 'country_unavailable'
  | 'person_type_required'
  | 'company_required'
  | 'vat_required'
  | 'vat_invalid'
  | 'register_invalid'
  | 'locker_required'
  | 'locker_gone'
  | 'gift_date_past'
  | 'gift_date_late'
  | 'terms_required'
  | 'too_long'
  | TextFault

/** 'address.zip' → 'zip_invalid' */
export type FieldProblems = Record<string, ProblemCode>

/** First and last name with the space between them (LOC-19: party name). */
const MAX_FULL_NAME = 200

export interface CheckoutRules {
  /** County mandatory in every country (D-84). */
  countyStrict: boolean
}

/** Returns an address as it is stored: clean text, canonical postcode and sector. What is wrong stays as it was typed. */
export function tidyAddress<A extends Partial<Address>>(address: A, locale: Locale): A {
  const tidy: A = { ...address }
  for (const key of ['firstName', 'lastName', 'address', 'city', 'county', 'zip', 'country'] as const) {
    if (typeof tidy[key] === 'string') tidy[key] = tidyText(tidy[key], locale) as A[typeof key]
  }
  const country = deliveryCountry(tidy.country ?? '')
  if (country && tidy.zip) tidy.zip = canonicalZip(country, tidy.zip) ?? tidy.zip
  if (tidy.city) tidy.city = canonicalCity(tidy.country ?? '', tidy.county ?? '', tidy.city) ?? tidy.city
  return tidy
}

/** Returns the form as it is stored: clean text, canonical postcode, sector and VAT number. What is wrong stays as it was typed. */
export function tidyForm<F extends CheckoutForm>(form: F, locale: Locale): F {
  const billing = tidyAddress(form.billing, locale)
  for (const key of ['companyName', 'vatNumber', 'registerNumber'] as const) {
    if (billing[key] !== undefined) billing[key] = tidyText(billing[key], locale)
  }
  const country = (billing.sameAsDelivery ? form.address.country : billing.country) ?? ''
  if (billing.vatNumber) billing.vatNumber = canonicalVatNumber(country, billing.vatNumber) ?? billing.vatNumber
  return {
    ...form,
    contact: { email: tidyText(form.contact.email, locale), phone: tidyText(form.contact.phone, locale) },
    address: tidyAddress(form.address, locale),
    billing,
    ...(form.note === undefined ? {} : { note: tidyText(form.note, locale) }),
  }
}

/** Returns the billing details: the delivery address where it is the same. Company data of an individual are dropped. */
export function billingOf(form: CheckoutForm): Billing {
  const { billing, address } = form
  const company = billing.personType === 'company'
  return {
    ...addressPart(billing.sameAsDelivery ? address : billing),
    personType: company ? 'company' : 'individual',
    companyName: company ? (billing.companyName ?? '') : '',
    vatNumber: company ? (billing.vatNumber ?? '') : '',
    registerNumber: company ? (billing.registerNumber ?? '') : '',
  }
}

const addressPart = (from: Partial<Address>): Address => ({
  firstName: from.firstName ?? '',
  lastName: from.lastName ?? '',
  address: from.address ?? '',
  city: from.city ?? '',
  county: from.county ?? '',
  zip: from.zip ?? '',
  country: from.country ?? '',
})

/** Returns everything wrong with the form, after `tidyForm`. */
export function checkoutProblems(form: CheckoutForm, rules: CheckoutRules): FieldProblems {
  return {
    ...under('contact', contactProblems(form.contact)),
    ...under('address', addressProblems(form.address, rules)),
    ...under('billing', billingProblems(form, rules)),
    ...noteProblems(form.note ?? ''),
  }
}

function noteProblems(note: string): FieldProblems {
  const { problems, add, free } = collector()
  add('note', note.length > MAX_LENGTH.note, 'too_long')
  free('note', note)
  return problems
}

const under = (path: string, problems: FieldProblems): FieldProblems =>
  Object.fromEntries(Object.entries(problems).map(([field, code]) => [`${path}.${field}`, code]))

/** Collects the first problem of each field. */
function collector() {
  const problems: FieldProblems = {}
  const add = (field: string, wrong: boolean, code: ProblemCode): void => {
    if (wrong) problems[field] ??= code
  }
  const required = (field: keyof typeof MAX_LENGTH, value: string, code: ProblemCode): void => {
    add(field, value === '', code)
    add(field, value.length > MAX_LENGTH[field], 'too_long')
  }
  const free = (field: string, value: string, rules?: TextRules): void => {
    const fault = textFault(value, rules)
    if (fault) add(field, true, fault)
  }
  return { problems, add, required, free }
}

/** First check in the browser; the server parses the number (LOC-23). */
const PHONE = /^[+0-9][0-9 ()./-]{5,20}$/

export function contactProblems(contact: Contact): FieldProblems {
  const { problems, add, required } = collector()
  required('email', contact.email, 'email_required')
  add('email', !isEmail(contact.email), 'email_invalid')
  required('phone', contact.phone, 'phone_required')
  add('phone', !PHONE.test(contact.phone), 'phone_invalid')
  return problems
}

export function addressProblems(address: Address, rules: CheckoutRules): FieldProblems {
  const { problems, add, required, free } = collector()
  for (const field of ['firstName', 'lastName', 'address', 'city', 'county'] as const) free(field, address[field])
  required('firstName', address.firstName, 'first_name_required')
  add('firstName', !isPersonName(address.firstName), 'name_invalid')
  required('lastName', address.lastName, 'last_name_required')
  add('lastName', !isPersonName(address.lastName), 'name_invalid')
  add('lastName', address.firstName.length + address.lastName.length >= MAX_FULL_NAME, 'too_long')
  required('address', address.address, 'address_required')
  required('city', address.city, 'city_required')
  add('country', address.country === '', 'country_required')
  const country = deliveryCountry(address.country)
  add('country', !country, 'country_unavailable')
  required('zip', address.zip, 'zip_required')
  if (!country) return problems
  add('zip', canonicalZip(country, address.zip) !== address.zip, 'zip_invalid')
  const use = countyUse(country, rules.countyStrict)
  add('county', use !== 'none' && use !== 'text-optional' && address.county === '', 'county_required')
  add('county', address.county.length > MAX_LENGTH.county, 'too_long')
  const list = countiesOf(address.country)
  add('county', list !== null && !list.some((county) => county.code === address.county), 'county_required')
  add('city', canonicalCity(address.country, address.county, address.city) !== address.city, 'sector_required')
  return problems
}

function billingProblems(form: CheckoutForm, rules: CheckoutRules): FieldProblems {
  const { problems, add, required, free } = collector()
  const billing = billingOf(form)
  add('personType', form.billing.personType !== 'individual' && form.billing.personType !== 'company', 'person_type_required')
  if (billing.personType === 'company') {
    required('companyName', billing.companyName, 'company_required')
    free('companyName', billing.companyName, { domains: true })
    free('registerNumber', billing.registerNumber)
    required('vatNumber', billing.vatNumber, 'vat_required')
    add('vatNumber', canonicalVatNumber(billing.country, billing.vatNumber) !== billing.vatNumber, 'vat_invalid')
    add('registerNumber', billing.registerNumber.length > MAX_LENGTH.registerNumber, 'too_long')
    const wrongRegister =
      billing.country === 'RO' && billing.registerNumber !== '' && !isRomanianRegisterNumber(billing.registerNumber)
    add('registerNumber', wrongRegister, 'register_invalid')
  }
  return form.billing.sameAsDelivery ? problems : { ...problems, ...addressProblems(billing, rules) }
}
