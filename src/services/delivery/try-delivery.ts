/** What a parcel to a place would cost: every rule with its price and promise, or why it does not fit. */
import { tryRules, type DeliveryMisfit, type DeliveryRule, type Destination, type Parcel } from '#domain/delivery/delivery.ts'
import { MARKETS, type Locale } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'
import { readAllRules } from '#store/delivery/delivery.ts'
import { hasLockers } from './lockers.ts'

export interface TriedRule {
  /** Place of the rule among all. */
  position: number
  price: number | null
  /** ISO dates of the promise. */
  from: string | null
  to: string | null
  misfit: DeliveryMisfit | null
}

/** Rules that are off are tried neither here nor in the shop. */
export async function tryDelivery(
  { db, couriers }: Pick<Shop, 'db' | 'couriers'>,
  { market, parcel, destination, at }: { market: Locale; parcel: Parcel; destination: Destination; at: Date },
): Promise<TriedRule[]> {
  const all = await readAllRules(db.query)
  const tried = all.flatMap(({ isOn = true, ...rule }, position) => (isOn ? [{ rule: asRule(rule), position }] : []))
  const rules = tried.map(({ rule }) => rule)
  const answers = tryRules(rules, {
    market: MARKETS[market],
    parcel,
    destination,
    now: at,
    hasLockers: await hasLockers({ couriers }, db.query, rules, destination.country),
  })
  const off = { price: null, from: null, to: null }
  const misfitOf = (position: number): TriedRule => {
    const index = tried.findIndex((one) => one.position === position)
    const answer = answers[index]
    if (index === -1) return { position, ...off, misfit: 'off' }
    if (!answer) return { position, ...off, misfit: 'country' }
    if ('misfit' in answer) return { position, ...off, misfit: answer.misfit }
    const { price, from, to } = answer.choice
    return { position, price, from, to, misfit: null }
  }
  return all.map((_, position) => misfitOf(position))
}

const asRule = (rule: Awaited<ReturnType<typeof readAllRules>>[number]): DeliveryRule => ({
  ...rule,
  zipPattern: rule.zipPattern ?? null,
  cutoffHour: rule.cutoffHour!,
})
