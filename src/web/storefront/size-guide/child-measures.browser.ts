/** What a visitor has measured of a child: kept in this browser alone, and without effect after three months, as children grow. */
import { TAKEN, type TakenMeasure } from '#domain/catalog/guide/fitting-size.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { asRecord, asText, stored } from '#web/app/browser/stored.browser.ts'

/** As it was typed. */
export type Typed = Partial<Record<TakenMeasure, string>>

interface ChildMeasures {
  typed: Typed
  /** When it was last changed, ms. */
  at: number
}

/** Characters of a measure. */
export const LONGEST_MEASURE = 8
const LIFE_MS = 90 * DAY_MS
const NOTHING: ChildMeasures = { typed: {}, at: 0 }

export const childMeasures = stored('child-measures', (raw): ChildMeasures => {
  const { typed, at } = asRecord(raw)
  const fields = asRecord(typed)
  const known = TAKEN.map((one) => [one, asText(fields[one], LONGEST_MEASURE)]).filter(([, value]) => value !== '')
  const counts = typeof at === 'number' && Date.now() - at < LIFE_MS
  return counts && known.length > 0 ? { typed: Object.fromEntries(known) as Typed, at } : NOTHING
})

/** Replaces one measure; '' forgets it. */
export function keepMeasure(measure: TakenMeasure, value: string): void {
  childMeasures.update(({ typed }) => ({ typed: { ...typed, [measure]: value.slice(0, LONGEST_MEASURE) }, at: Date.now() }))
}
