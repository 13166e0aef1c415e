/** Notes addresses without a page and uses of redirects, for staff. Nobody waits for it, and nothing of who asked is kept. */
import type { Shop } from '#services/shop.ts'
import { countMissed, countRedirectUse } from '#store/content/missed-addresses.ts'

type NotingShop = Pick<Shop, 'db' | 'log' | 'memory'>

/** Concurrent writes; further requests are not counted. */
const MOST_PENDING = 4
const LONGEST_NOTED = 200
/** Addresses that nobody links to: files, probes of robots, what may name a person or be a secret. */
const NOT_NOTED = /[.@:=%]|[0-9a-z]{24,}|\d{7,}/i

function note({ log, memory }: Omit<NotingShop, 'db'>, write: () => Promise<void>): void {
  if (memory.addressesUnderWay >= MOST_PENDING) return
  memory.addressesUnderWay++
  write()
    .catch((error: unknown) => log.error('an address could not be noted', error))
    .finally(() => memory.addressesUnderWay--)
}

/** Counts an address without a page. `path`: canonical, without a query, of a page that everybody may see. */
export function noteMissed(shop: NotingShop, path: string, now: Date): void {
  if (path.length > LONGEST_NOTED || NOT_NOTED.test(path)) return
  note(shop, () => countMissed(shop.db.query, path, now))
}

/** Counts that a visitor was sent on. */
export function noteRedirect(shop: NotingShop, path: string, now: Date): void {
  note(shop, () => countRedirectUse(shop.db.query, path, now))
}
