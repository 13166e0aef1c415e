/** A merchant enters partnerships and fills their pools (D-30). */
import { MARKETS, type Locale } from '#domain/market/market.ts'
import { endOfDay, startOfDay } from '#domain/market/market-day.ts'
import { MOST_CODES, PARTNERSHIP_LENGTHS, type PartnershipInput } from '#domain/promotions/partnership.ts'
import { checkInput } from '#services/checked-input.ts'
import { refuseProblems } from '#store/database/input-refused.ts'
import type { Query } from '#store/database/db.ts'
import { findPartnership, type PartnershipRow } from '#store/promotions/partnerships.ts'
import { addCoupons, addExternalCodes, insertPartnership, lockPartner } from '#store/promotions/write-partnerships.ts'
import { partnershipSchema } from './partnership-schema.ts'

/** Writes partnerships, all or none. @throws InputRefused for a value that is not allowed or a key that exists */
export async function writePartnerships(tx: Query, partnerships: readonly PartnershipInput[], now: Date): Promise<void> {
  checkInput('partnerships', partnershipSchema, partnerships)
  for (const { from, until, ...partnership } of partnerships) {
    const market = MARKETS[partnership.markets[0]!]
    const startsAt = from === undefined ? null : startOfDay(market, from)
    const endsAt = until === undefined ? null : endOfDay(market, until)
    if (!(await insertPartnership(tx, { ...partnership, startsAt, endsAt }, now)))
      refuseProblems([{ at: 'partnerships', message: `there is a partnership ${partnership.key} already` }])
  }
}

/** What fills a pool: codes of the partner's shop, or the unused coupons of a campaign of this shop. */
export type PoolFilling = { codes: readonly string[] } | { campaign: string }

/** Codes are shown as they are: no spaces and nothing that cannot be seen. */
const CODE = /^[\p{L}\p{N}\p{P}\p{S}]+$/u

/** Returns where the first code stands that can be none, -1 where there is none. */
export const badCodeAt = (codes: readonly string[]): number =>
  codes.findIndex((code) => !CODE.test(code) || code.length > PARTNERSHIP_LENGTHS.code)

/** Adds codes to the pool of a partnership. Returns how many were new. @throws InputRefused */
export async function fillPartnership(tx: Query, key: string, filling: PoolFilling, now: Date): Promise<number> {
  const partnership = await findPartnership(tx, key)
  if (!partnership) return refuse(key, 'there is no such partnership')
  await lockPartner(tx, partnership.id)
  const wanted = 'codes' in filling ? 'external' : 'coupons'
  if (partnership.source !== wanted) return refuse(key, SOURCE_REFUSALS[partnership.source])
  if ('campaign' in filling) return addToPool(tx, partnership, { filling, act: null }, now)
  const codes = [...new Set(filling.codes)]
  if (codes.length > MOST_CODES) return refuse(key, `at most ${MOST_CODES} codes at once`)
  const bad = badCodeAt(codes)
  if (bad >= 0) return refuse(`code ${bad + 1}`, `a code has 1 to ${PARTNERSHIP_LENGTHS.code} characters without spaces`)
  return addToPool(tx, partnership, { filling: { codes }, act: null }, now)
}

/** Adds what was checked. Returns how many were new. `act`: who adds them, null for a command. */
export async function addToPool(
  tx: Query,
  partnership: PartnershipRow,
  { filling, act }: { filling: PoolFilling; act: string | null },
  now: Date,
): Promise<number> {
  if ('codes' in filling) return addExternalCodes(tx, partnership, { codes: filling.codes, filling: act }, now)
  const currencies = partnership.markets.map((market) => MARKETS[market as Locale].currency)
  return addCoupons(tx, partnership.id, { campaign: filling.campaign, currencies, filling: act })
}

const SOURCE_REFUSALS = {
  generator: 'this partnership generates its codes',
  external: 'this partnership takes codes of the partner from a file',
  coupons: 'this partnership takes coupons of a campaign',
}

function refuse(at: string, message: string): never {
  refuseProblems([{ at, message }])
  throw new Error('unreachable')
}
