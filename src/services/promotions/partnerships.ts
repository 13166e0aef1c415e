/** Partnerships in the account: what a customer sees of them, and one unique code for each (D-30). */
import { randomInt } from 'node:crypto'
import { endOfDay, marketDay } from '#domain/market/market-day.ts'
import type { Market } from '#domain/market/market.ts'
import { drawCode } from '#domain/promotions/codes.ts'
import {
  eligibility,
  partnershipState,
  PARTNERSHIP_STATES,
  type Condition,
  type PartnerCoupon,
  type PartnershipState,
  type PartnershipText,
} from '#domain/promotions/partnership.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { Shop } from '#services/shop.ts'
import { lockCustomer } from '#store/customers/customers.ts'
import type { Query } from '#store/database/db.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { insertCoupons, type NewCoupon } from '#store/promotions/coupons.ts'
import { readPartnershipFacts } from '#store/promotions/partnership-facts.ts'
import {
  countGenerated,
  findObtainedCode,
  findPartnership,
  insertTakenCode,
  readObtainedCodes,
  readShownPartnerships,
  takePoolCode,
  type ObtainedCode,
  type PartnershipRow,
} from '#store/promotions/partnerships.ts'

/** Days for which a partnership that has ended is still listed. */
const LISTED_AFTER_END_DAYS = 30

/** A code that a customer has; moments are ISO texts. */
export interface CodeView {
  code: string
  takenAt: string
  /** Null without an end, and for codes of the partner's shop, whose end the partner knows. */
  validUntil: string | null
  /** A coupon of this shop; otherwise a code of the partner's own shop. */
  isOurs: boolean
  /** Whether it can still be used; of codes of the partner's shop it is not known. */
  isUsed: boolean
  isOver: boolean
}

/** A partnership as a customer sees it; moments are ISO texts. */
export interface PartnershipView {
  key: string
  partner: string
  /** Address of the partner's logo, null without one. */
  logo: string | null
  text: PartnershipText
  startsAt: string | null
  endsAt: string | null
  state: PartnershipState
  /** How each rule stands for this customer. */
  conditions: Condition[]
  /** Set in the state `obtained`. */
  code: CodeView | null
}

type PartnershipShop = Pick<Shop, 'db' | 'clock'>

/**
 * Returns the partnerships that a customer sees in a market, in the order of their states: present and coming ones, those that ended in the last 30 days, and all of which the customer has a code. An unknown customer sees none.
 */
export async function listPartnerships(
  { db, clock }: PartnershipShop,
  customerId: string,
  market: Market,
): Promise<PartnershipView[]> {
  const now = clock.now()
  const endedAfter = new Date(now.getTime() - LISTED_AFTER_END_DAYS * DAY_MS)
  const facts = await readPartnershipFacts(db.query, customerId)
  if (!facts) return []
  const rows = await readShownPartnerships(db.query, { customerId, market: market.locale, endedAfter, now })
  const codes = rows.some(({ has_own_code: hasOne }) => hasOne) ? await readObtainedCodes(db.query, customerId) : []
  const views = rows.map((row): PartnershipView => {
    const code = codes.find(({ partnershipId }) => partnershipId === row.id)
    const { isEligible, conditions } = eligibility(row.rules, facts, now, market)
    const state = code ? 'obtained' : partnershipState(timesOf(row), { hasCodesLeft: row.has_codes_left, isEligible }, now)
    return {
      key: row.key,
      partner: row.partner,
      logo: row.logo,
      text: row.text[market.locale],
      startsAt: isoOf(row.starts_at),
      endsAt: isoOf(row.ends_at),
      state,
      conditions,
      code: code ? codeView(code, now) : null,
    }
  })
  return views.toSorted((a, b) => PARTNERSHIP_STATES.indexOf(a.state) - PARTNERSHIP_STATES.indexOf(b.state))
}

const isoOf = (moment: Date | null): string | null => moment?.toISOString() ?? null

const timesOf = ({ starts_at: startsAt, ends_at: endsAt, stopped_at: stoppedAt }: PartnershipRow) => ({
  startsAt,
  endsAt,
  stoppedAt,
})

function codeView({ code, takenAt, coupon }: ObtainedCode, now: Date): CodeView {
  const validUntil = coupon?.validUntil ?? null
  return {
    code,
    takenAt: takenAt.toISOString(),
    validUntil: isoOf(validUntil),
    isOurs: coupon !== null,
    isUsed: coupon?.isUsed ?? false,
    isOver: coupon !== null && (coupon.isStopped || (validUntil !== null && validUntil < now)),
  }
}

export type CodeRefusal = Exclude<PartnershipState, 'eligible' | 'obtained'> | 'not_found'

export type CodeAnswer =
  /** `isNew`: false when the customer had the code already. */
  | { ok: true; code: CodeView; isNew: boolean }
  /** `conditions`: how each rule stands, for `not_eligible`. */
  | { ok: false; reason: CodeRefusal; conditions: Condition[] }

/**
 * Gives a customer the one code of a partnership, the same one each time; a new one is also sent by mail. Of customers who race
 * for the last codes each gets a different one or the refusal `exhausted`. `market`: where the customer asks.
 */
export async function obtainCode(
  shop: Pick<Shop, 'db' | 'clock' | 'jobSignal'>,
  customerId: string,
  key: string,
  market: Market,
): Promise<CodeAnswer> {
  const now = shop.clock.now()
  const answer = await shop.db.transaction((tx) => obtain(tx, { customerId, key, market, now }))
  if (answer.ok && answer.isNew) shop.jobSignal.wake()
  return answer
}

interface Asking {
  customerId: string
  key: string
  market: Market
  now: Date
}

const refused = (reason: CodeRefusal, conditions: Condition[] = []): CodeAnswer => ({ ok: false, reason, conditions })

async function obtain(tx: Query, { customerId, key, market, now }: Asking): Promise<CodeAnswer> {
  // Two requests of one customer follow each other: the second one finds the code of the first.
  const isLocked = (await lockCustomer(tx, customerId)) !== null
  const partnership = await findPartnership(tx, key)
  if (!isLocked || !partnership) return refused('not_found')
  const own = await findObtainedCode(tx, partnership.id, customerId)
  if (own) return { ok: true, code: codeView(own, now), isNew: false }
  if (!partnership.markets.includes(market.locale)) return refused('not_found')
  const facts = await readPartnershipFacts(tx, customerId)
  if (!facts) return refused('not_found')
  const { isEligible, conditions } = eligibility(partnership.rules, facts, now, market)
  const state = partnershipState(timesOf(partnership), { hasCodesLeft: true, isEligible }, now)
  if (state !== 'eligible') return refused(state, state === 'not_eligible' ? conditions : [])
  const taken = await giveCode(tx, partnership, { customerId, market, now })
  return taken ? { ok: true, code: codeView(taken, now), isNew: true } : refused('exhausted')
}

export type Taker = Pick<Asking, 'customerId' | 'market' | 'now'>

/** Takes a code for a customer who has none and is locked, and writes the job of its mail; null where none is left. */
export async function giveCode(tx: Query, partnership: PartnershipRow, taker: Taker): Promise<ObtainedCode | null> {
  if (!(await takeCode(tx, partnership, taker))) return null
  const taken = await findObtainedCode(tx, partnership.id, taker.customerId)
  if (!taken) throw new Error(`the code of the partnership ${partnership.key} was not written`)
  await enqueue(tx, {
    kind: 'partner.mail',
    payload: { codeId: taken.id, locale: taker.market.locale },
    key: `partner-mail:${taken.id}`,
    runAt: taker.now,
  })
  return taken
}

/** Takes a code of the pool, or generates one. Returns whether there was one. */
async function takeCode(tx: Query, partnership: PartnershipRow, taker: Taker): Promise<boolean> {
  const { id: partnershipId, coupon } = partnership
  if (coupon === null) return takePoolCode(tx, { partnershipId, ...taker })
  if (!(await countGenerated(tx, partnershipId))) return false
  const { id: couponId, code } = await drawCoupon(tx, partnership, coupon, taker)
  await insertTakenCode(tx, { partnershipId, ...taker, code, couponId })
  return true
}

/** Draws of one code: each is one of 30^11, so a second one is rare and a fifth one a fault. */
const MAX_DRAWS = 5

async function drawCoupon(tx: Query, partnership: PartnershipRow, wanted: PartnerCoupon, { market, now }: Taker) {
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const id = uuidv7(now)
    const code = drawCode('partner', (letters) => randomInt(letters), wanted.prefix)
    if ((await insertCoupons(tx, [{ ...couponOf(partnership, wanted, market, now), id, code }])) > 0) return { id, code }
  }
  throw new Error(`no free code was drawn for the partnership ${partnership.key}`)
}

/** Coupons of a partnership are one campaign: a merchant lists and stops them together. */
export const campaignOf = (key: string): string => `partnership ${key}`

/** Returns the coupon that a generator writes, without its id and code. */
function couponOf(
  { key, ends_at: endsAt }: PartnershipRow,
  { type, amount, currency, maxAmount, minPurchase, validDays, signedIn, appliesTo }: PartnerCoupon,
  market: Market,
  now: Date,
): Omit<NewCoupon, 'id' | 'code'> {
  const lastDay = validDays === undefined ? null : marketDay(market, new Date(now.getTime() + validDays * DAY_MS))
  const scope = appliesTo ?? { kind: 'order' }
  return {
    campaign: campaignOf(key),
    type,
    amount,
    currency,
    max_amount: maxAmount ?? 0,
    min_purchase: minPurchase ?? 0,
    ends_at: lastDay === null ? endsAt : endOfDay(market, lastDay),
    max_uses: 1,
    max_uses_per_customer: 1,
    customer_is_logged_in: signedIn ?? false,
    applies_to: scope.kind === 'order' ? null : scope.kind,
    vendors: scope.kind === 'vendors' ? [...scope.vendors] : [],
    products: scope.kind === 'products' ? [...scope.products] : [],
    tags: scope.kind === 'tags' ? [...scope.tags] : [],
    created_at: now,
  }
}
