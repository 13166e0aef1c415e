/** The measures of a child as they are typed, and what of them can be read. */
import { FITTED_BY, TAKEN_LIMITS, type Taken, type TakenMeasure } from '#domain/catalog/guide/fitting-size.ts'
import type { Guide } from '#domain/catalog/guide/size-guide.ts'
import * as text from '#messages/goods/size-guide.ts'
import { useStore } from '#web/ui/store.browser.ts'
import { childMeasures, keepMeasure, type Typed } from './child-measures.browser.ts'

export interface TakenMeasures {
  typed: Typed
  /** What can be read and what a child can measure. */
  taken: Taken
  wrong: (measure: TakenMeasure) => string
  type: (measure: TakenMeasure, value: string) => void
  forget: () => void
}

/** Returns the measures that a guide is read by: those kept in this browser, and what is typed now. */
export function useTaken(guide: Guide): TakenMeasures {
  const { typed } = useStore(childMeasures)
  const taken = Object.fromEntries(
    FITTED_BY[guide].flatMap((measure) => {
      const value = valueOf(measure, typed[measure])
      return value === null ? [] : [[measure, value]]
    }),
  ) as Taken
  return {
    typed,
    taken,
    wrong: (measure) => ((typed[measure] ?? '').trim() === '' || taken[measure] !== undefined ? '' : wrongText(measure)),
    type: keepMeasure,
    forget: () => childMeasures.clear(),
  }
}

function valueOf(measure: TakenMeasure, typed: string | undefined): number | null {
  const value = typed === undefined ? null : text.readTyped(measure, typed)
  const { least, most } = TAKEN_LIMITS[measure]
  return value !== null && value >= least && value <= most ? value : null
}

function wrongText(measure: TakenMeasure): string {
  const { least, most } = TAKEN_LIMITS[measure]
  return text.takenWrong[measure]({ least: text.typedText(measure, least), most: text.typedText(measure, most) })
}
