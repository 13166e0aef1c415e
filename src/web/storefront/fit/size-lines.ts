/** What is said of the size that a child wears. */
import { dayOfAge } from '#domain/customers/age.ts'
import { fitsOf, type Ages } from '#domain/customers/fit.ts'
import * as text from '#messages/customers/child-marks.ts'
import type { Fitted } from './fitting.ts'
import type { SizeOption } from './slot/child-parts.browser.ts'

export interface FitLine {
  wearers: readonly Fitted[]
  words: string
}

/** Returns which of a product's sizes a child wears now and next; nothing where it wears none of them. */
export function lineOfSizes(child: Fitted, sizes: readonly (SizeOption & { ages: Ages })[], today: string): FitLine[] {
  const { name, birth } = child
  const fits = fitsOf(
    birth,
    sizes.map((size) => size.ages),
    today,
  )
  const now = sizes[fits.lastIndexOf('now')]
  const next = sizes[fits.indexOf('next')]
  const coming = next ? { size: next.label, day: dayOfAge(birth, next.ages.from, next.ages.unit) } : null
  const words = text.sizesText(name, now?.label ?? null, coming)
  return words === '' ? [] : [{ wearers: [child], words }]
}
