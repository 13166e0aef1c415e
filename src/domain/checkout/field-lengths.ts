/** Maximum lengths of the fields of the checkout, in characters. */
import { MAX_EMAIL_LENGTH } from '#domain/customers/email.ts'
import { MAX_NAME_LENGTH } from '#domain/customers/person-name.ts'

/** Longest texts, so that no order becomes impossible to invoice (LOC-13, LOC-19). */
export const MAX_LENGTH = {
  firstName: MAX_NAME_LENGTH,
  lastName: MAX_NAME_LENGTH,
  email: MAX_EMAIL_LENGTH,
  phone: 21,
  address: 150,
  city: 50,
  county: 50,
  zip: 20,
  companyName: 200,
  vatNumber: 20,
  registerNumber: 30,
  note: 300,
} as const

/** Characters of any field of a form as it is sent: too much for `MAX_LENGTH` is a fault of the field, more than this one of the request. */
export const MAX_FIELD_LENGTH = 1000
