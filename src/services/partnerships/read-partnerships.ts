/** Partnerships as staff read them: how each stands, how its pool does, who may have a code (D-30). */
import { MARKETS, type Locale } from '#domain/market/market.ts'
import { partnershipPhase, poolEmptyAt, type PartnershipPhase } from '#domain/promotions/partnership-fields.ts'
import { namesOf, type ChosenGoods } from '#services/coupons/find-coupons.ts'
import type { Shop } from '#services/shop.ts'
import { countReach, type PartnershipReach } from '#store/promotions/partnership-facts.ts'
import { countTakenLately, listGivenCodes, listPoolCampaigns, type GivenCode } from '#store/promotions/staff-partnerships.ts'
import { listPartnershipFigures, type PartnershipFigures } from '#store/promotions/write-partnerships.ts'

export type { GivenCode }

export interface StandingPartnership extends PartnershipFigures {
  phase: PartnershipPhase
  /** The pool has as many codes left as its warning level, or fewer; a generator has as many to give. */
  isLow: boolean
}

/** Codes that can still be given; null without a limit. */
export const leftOf = ({ source, max_codes: most, codes_given: given, left }: PartnershipFigures): number | null =>
  source === 'generator' ? (most === 0 ? null : most - given) : left

function standing(row: PartnershipFigures, now: Date): StandingPartnership {
  const { starts_at: startsAt, ends_at: endsAt, stopped_at: stoppedAt, low_level: level } = row
  const phase = partnershipPhase({ startsAt, endsAt, stoppedAt }, now)
  const left = leftOf(row)
  return { ...row, phase, isLow: level > 0 && left !== null && left <= level }
}

/** Returns the newest partnerships first. */
export async function readPartnerships({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<StandingPartnership[]> {
  const now = clock.now()
  return (await listPartnershipFigures(db.query, now)).map((row) => standing(row, now))
}

export interface OpenedPartnership {
  partnership: StandingPartnership
  /** When the pool is empty at the pace of the last days; null where that is not known. */
  emptyAt: Date | null
  /** Names of what the coupon of a generator is for. */
  goods: ChosenGoods[]
}

/** Returns null for an unknown partnership. */
export async function openPartnership(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  id: string,
  locale: Locale,
): Promise<OpenedPartnership | null> {
  const now = clock.now()
  const [row] = await listPartnershipFigures(db.query, now, { id })
  if (!row) return null
  const left = leftOf(row)
  const lately = await countTakenLately(db.query, id, now)
  return {
    partnership: standing(row, now),
    emptyAt: left === null ? null : poolEmptyAt({ left, lately }, now),
    goods: await namesOf({ db }, row.coupon?.appliesTo ?? { kind: 'order' }, locale),
  }
}

/** Returns how many customers may have a code today; null for an unknown partnership. */
export async function readReach({ db, clock }: Pick<Shop, 'db' | 'clock'>, id: string): Promise<PartnershipReach | null> {
  const now = clock.now()
  const [row] = await listPartnershipFigures(db.query, now, { id })
  return row ? countReach(db.query, row, now) : null
}

export const GIVEN_PAGE = 50

/** Returns codes that customers have, the newest first. `after`: the last one of the page before. */
export const readGivenCodes = ({ db }: Pick<Shop, 'db'>, id: string, after: string | null): Promise<GivenCode[]> =>
  listGivenCodes(db.query, id, { after, most: GIVEN_PAGE })

/** Campaigns that a pool is offered. */
const CAMPAIGNS_LISTED = 50

/** Returns campaigns of this shop that can fill the pool of a partnership. */
export async function readPoolCampaigns(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  id: string,
): Promise<{ name: string; codes: number }[]> {
  const [row] = await listPartnershipFigures(db.query, clock.now(), { id })
  if (row?.source !== 'coupons') return []
  const currencies = row.markets.map((market) => MARKETS[market as Locale].currency)
  return listPoolCampaigns(db.query, currencies, CAMPAIGNS_LISTED)
}
