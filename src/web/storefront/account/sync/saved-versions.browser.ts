/** What this browser has of the cart and the wishlist of the account (D-40). */
import { asRecord, asText, stored } from '#web/app/browser/stored.browser.ts'
import { SAVED_LISTS } from './has-saved-lists.browser.ts'

/** A list as it was when browser and account last agreed. */
export interface Agreed {
  /** The account's version of it. */
  version: number
  /** Its content, to compare. */
  content: string
}

export interface SavedVersions {
  cart: Agreed | null
  wishlist: Agreed | null
}

const parseAgreed = (raw: unknown): Agreed | null => {
  const { version, content } = asRecord(raw)
  return typeof version === 'number' && Number.isInteger(version) ? { version, content: asText(content, 1_000_000) } : null
}

/** Null while the lists are the visitor's own. As long as there is a value, they are an account's, and leave the browser with it. */
export const savedVersions = stored<SavedVersions | null>(SAVED_LISTS, (raw) => {
  if (raw === null) return null
  const { cart, wishlist } = asRecord(raw)
  return { cart: parseAgreed(cart), wishlist: parseAgreed(wishlist) }
})
