/** A customer's account at another provider, on the wire. */
import { z } from 'zod'
import { CONFIRMING_PAGES } from '#domain/customers/identity.ts'
import { locale } from './values.ts'

/** `market`: of the page to come back to. */
export const linkRequest = z.strictObject({ market: locale })
/** `market` and `page`: where to come back to. */
export const confirmByIdentityRequest = z.strictObject({ market: locale, page: z.enum(CONFIRMING_PAGES) })
/** Where the browser goes. */
export const linkAnswer = z.object({ url: z.string() })

/** A linked account, as the page shows it. */
export interface IdentityView {
  /** Its address there, '' without one. */
  email: string
  /** ISO moment. */
  createdAt: string
}
