/** What the size guide says of the size that fits. */
import { FITTED_BY, type SizeFit, type Taken } from '#domain/catalog/guide/fitting-size.ts'
import { sizeLabel, sizeMeasure, type Size } from '#domain/catalog/size.ts'
import type { Guide, GuideRow } from '#domain/catalog/guide/size-guide.ts'
import type { Locale } from '#domain/market/market.ts'
import * as text from '#messages/goods/size-guide.ts'

export interface FitText {
  title: string
  notes: string[]
}

/** '9–12 luni (80 cm)', 'EU 24'. A label does not break behind its dash. */
export function sizeName(size: Size, locale: Locale): string {
  const label = sizeLabel(size, locale).replaceAll('–', '–\u2060')
  return size.system === 'age' ? `${label} (${sizeMeasure(size, locale)})` : label
}

export interface FitFacts {
  guide: Guide
  rows: readonly GuideRow[]
  taken: Taken
  fit: SizeFit
  locale: Locale
  /** The rows are the sizes of a product. */
  isProduct: boolean
}

/** Returns what fits, in one sentence, and what to mind: the next size, and that children grow. */
export function fitText({ guide, rows, taken, fit, locale, isProduct }: FitFacts): FitText {
  const name = (at: number): string => sizeName(rows[at]!.size, locale)
  if (fit.status !== 'now') {
    if (!isProduct) return { title: text.outsideTable(), notes: [] }
    const size = name(fit.status === 'below' ? 0 : rows.length - 1)
    return { title: fit.status === 'below' ? text.fitBelow({ size }) : text.fitAbove({ size }), notes: [] }
  }
  return {
    title: titleOf(guide, fit, name),
    notes: notesOf({ guide, rows, taken, fit, name }),
  }
}

type Fits = Extract<SizeFit, { status: 'now' }>
type Name = (at: number) => string

function titleOf(guide: Guide, { at, next, between }: Fits, name: Name): string {
  if (between === null) return text.fitNow({ size: name(at) })
  if (guide === 'bag' && between === 'measures') {
    // The smaller of two fits.
    return next === null ? text.fitNow({ size: name(at) }) : text.fitBetweenSmaller({ smaller: name(at), larger: name(next) })
  }
  if (at === 0) return text.fitNow({ size: name(at) })
  const both = { smaller: name(at - 1), larger: name(at) }
  if (guide === 'shoe') return text.fitBetweenShoes(both)
  return between === 'gap' ? text.fitGap({ larger: both.larger }) : text.fitBetween(both)
}

function notesOf({
  guide,
  rows,
  taken,
  fit,
  name,
}: Pick<FitFacts, 'guide' | 'rows' | 'taken'> & { fit: Fits; name: Name }): string[] {
  const { at, next, isSoon } = fit
  const leading = FITTED_BY[guide].find((measure) => taken[measure] !== undefined)
  const to = leading === undefined || leading === 'age' ? undefined : rows[at]!.spans[leading]?.to
  const notes: string[] = []
  if (leading === 'age') notes.push(guide === 'head' ? text.byAgeHead() : guide === 'foot' ? text.byAgeFoot() : text.byAgeOnly())
  if (next !== null) {
    const coming = name(next)
    if (isSoon && guide === 'shoe') notes.push(text.fitSoonShoes({ next: coming }))
    else if (isSoon && guide !== 'bag') notes.push(text.fitSoon({ next: coming }))
    else if (leading === undefined || to === undefined) notes.push(text.fitNext({ next: coming }))
    else notes.push(text.fitNextAbove({ next: coming, measure: text.measureText(leading, to) }))
  }
  if (guide === 'shoe' || guide === 'foot') notes.push(text.feetGrow())
  else if (guide !== 'head' && isBaby(rows, at)) notes.push(text.babiesGrow())
  return notes
}

/** In the first year. */
const isBaby = (rows: readonly GuideRow[], at: number): boolean => {
  const size = rows[at]!.size
  return size.system === 'age' && size.unit === 'm' && size.from < 12
}
