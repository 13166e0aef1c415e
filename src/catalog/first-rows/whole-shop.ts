/** A short row that shows the whole shop: one main product of each top collection, in colours that differ. */
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import { isRecommendable } from '#catalog/products/recommendable.ts'
import { seasonOn } from '#domain/rails/season.ts'
import { looksOf, NEUTRAL, NO_COLOUR, type Look } from './looks.ts'
import { mayOpen, withVariety } from './variety.ts'

/** Products of a top collection among which one of another colour is looked for: those behind are no longer its main goods. */
const MAIN_GOODS = 5

/** Returns `count` docs of a list that can be bought and recommended (D-28). */
export function rowOfWholeShop(snapshot: Snapshot, docs: Iterable<number>, count: number, now: Date): number[] {
  const shown = Array.from(docs).filter((doc) => isRecommendable(snapshot.products[doc]!))
  return oneOfEachRoot(looksOf(snapshot, shown, seasonOn(now)), count).map(({ doc }) => doc)
}

/** Returns one look of each top collection, the main goods first; more of them only where the shop has fewer than `count`. */
export function oneOfEachRoot(looks: readonly Look[], count: number): Look[] {
  const order = withVariety(looks, looks.length)
  const byRoot = Map.groupBy(looks, ({ root }) => root)
  const row: Look[] = []
  // Beside prams all clothes weigh the same: each top collection is put in order on its own.
  for (const root of [...new Set(order.map((look) => look.root))].slice(0, count))
    row.push(chosen(withVariety(byRoot.get(root)!, MAIN_GOODS), row))
  return [...row, ...order.filter((look) => !row.includes(look))].slice(0, count)
}

/** Returns the first that may open a row and looks unlike those before it; then the first that may, then the first. */
function chosen(looks: readonly Look[], before: readonly Look[]): Look {
  const opening = looks.filter(mayOpen)
  return opening.find((look) => !before.some((other) => isLike(look, other))) ?? opening[0] ?? looks[0]!
}

/** Two of one colour, or both white, grey, beige or black. */
const isLike = (one: Look, other: Look): boolean =>
  one.hue !== NO_COLOUR && one.hue === other.hue && (one.hue === NEUTRAL || one.tint === other.tint)
