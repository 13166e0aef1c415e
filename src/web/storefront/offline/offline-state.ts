/** What the page without a connection shows: names and pieces, never a price. Kept small, because its script has no other code. */

export const OFFLINE_KEY = 'offline'
/** Where the document of a market lies. */
export const OFFLINE_PATH = '/offline'

export interface OfflineState {
  /** Language of the names, '' while there are none. */
  locale: string
  /** Id of an item or a product → its name. */
  names: Record<string, string>
  cart: readonly { name: string; qty: number }[]
  wishlist: readonly string[]
  showrooms: readonly string[]
}

const record = (raw: unknown): Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as Record<string, unknown>) : {}
const list = (raw: unknown): unknown[] => (Array.isArray(raw) ? raw : [])
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Returns what is stored as far as it is valid. */
export function parseOffline(raw: unknown): OfflineState {
  const { locale, names, cart, wishlist, showrooms } = record(raw)
  return {
    locale: isText(locale) ? locale : '',
    names: Object.fromEntries(Object.entries(record(names)).filter((entry): entry is [string, string] => isText(entry[1]))),
    cart: list(cart).flatMap((one) => {
      const { name, qty } = record(one)
      return isText(name) && Number.isInteger(qty) && (qty as number) > 0 ? [{ name, qty: qty as number }] : []
    }),
    wishlist: list(wishlist).filter(isText),
    showrooms: list(showrooms).filter(isText),
  }
}
