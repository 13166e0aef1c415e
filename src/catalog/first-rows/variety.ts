/** Puts a list into an order in which neighbours differ: kinds take turns, colours change, accessories wait. */
import { NEUTRAL, NO_COLOUR, type Look } from './looks.ts'

/** What stands for a look's wish to be shown: the order of the list is kept where nothing speaks against it. */
const COST = {
  /** For each product of the same collection that was shown before; more for a collection that weighs less. */
  turn: 1.5,
  /** For each place that it overtakes in its own collection. */
  overtaking: 0.25,
  /** Beside or near another of the same kind, or of one with a type above in common. */
  kind: 1,
  family: 0.7,
  tint: 0.7,
  hue: 0.6,
  neutral: 0.6,
  /** In the first rows. */
  waiting: 100,
} as const
/** What it counts to stand 1, 2, 3 and 4 places behind: beside it, and below it in grids of 2, 3 and 4 columns. */
const NEAR = [6, 3, 3, 2]
/** Places in which no accessory and nothing for the other half of the year stands, as long as there is anything else. */
const FIRST_ROWS = 16
/** Products of one collection that are compared. */
const COMPARED = 5

/** The least that a collection weighs beside the heaviest one. */
const LEAST_WEIGHT = 0.2

export const mayOpen = ({ isAccessory, isOffSeason }: Look): boolean => !isAccessory && !isOffSeason

/** The products of a collection that wait for their turn: those that may stand in the first rows, or the others. */
interface Queue {
  queue: Look[]
  shown: number
  /** By the prices of all of them together and by its place among its sisters, 1 for the heaviest. */
  weight: number
}

/** What the last collection of the merchant's own order weighs beside the first one. */
const LAST_SISTER = 0.4

const valueOf = (queue: readonly Look[]): number =>
  Math.sqrt(queue.reduce((sum, { price }) => sum + price, 0)) * (1 - (1 - LAST_SISTER) * queue[0]!.place)

function queuesOf(looks: readonly Look[]): Queue[] {
  const queues = Array.from(Map.groupBy(looks, (look) => (mayOpen(look) ? look.collection : -look.collection)).values())
  const most = Math.max(1, ...queues.map(valueOf))
  return queues.map((queue) => ({ queue, shown: 0, weight: Math.max(LEAST_WEIGHT, valueOf(queue) / most) }))
}

/** Returns the first `count` of the looks in the order in which they are shown. */
export function withVariety(looks: readonly Look[], count: number): Look[] {
  const queues = queuesOf(looks)
  const order: Look[] = []
  while (order.length < Math.min(count, looks.length)) {
    const near = order.slice(-NEAR.length).toReversed()
    let best = { cost: Infinity, from: queues[0]!, at: 0 }
    for (const from of queues)
      for (let at = 0; at < COMPARED && at < from.queue.length; at++) {
        const look = from.queue[at]!
        const waiting = order.length < FIRST_ROWS && !mayOpen(look) ? COST.waiting : 0
        const cost = ((from.shown + 1) / from.weight - 1) * COST.turn + at * COST.overtaking + waiting + likeness(look, near)
        if (cost < best.cost) best = { cost, from, at }
      }
    order.push(...best.from.queue.splice(best.at, 1))
    best.from.shown++
  }
  return order
}

/** Returns how much a look is like those that stand near it, the nearest first. */
function likeness(look: Look, near: readonly Look[]): number {
  let cost = 0
  for (const [at, other] of near.entries()) cost += NEAR[at]! * alike(look, other)
  return cost
}

const alike = (one: Look, other: Look): number =>
  (one.kind === other.kind ? COST.kind : one.trail.some((type) => other.trail.includes(type)) ? COST.family : 0) +
  (one.tint === other.tint ? COST.tint : 0) +
  (one.hue !== NO_COLOUR && one.hue === other.hue ? (one.hue === NEUTRAL ? COST.neutral : COST.hue) : 0)
