/** Returns the exception to the right of withdrawal for a thing (LAW-7). */
import type { Draft } from './products.ts'

/** Sealed for health or hygiene: once opened nobody else may use, eat or apply it. */
const SEALED = ['hygiene', 'cosmetic', 'food']

/** Returns the exception for a thing with these flags; what carries a name of the customer's choice is made to order. */
export function withdrawalOf(flags: readonly string[], isPersonal: boolean): Draft['withdrawalException'] {
  if (isPersonal) return 'custom_made'
  return SEALED.some((flag) => flags.includes(flag)) ? 'sealed_hygiene' : 'none'
}

/** Returns the exception for a set: one sealed part seals the whole. */
export const withdrawalOfSet = (parts: readonly Pick<Draft, 'withdrawalException'>[]): Draft['withdrawalException'] =>
  parts.some(({ withdrawalException }) => withdrawalException === 'sealed_hygiene') ? 'sealed_hygiene' : 'none'
