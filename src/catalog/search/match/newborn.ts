/** What is made for newborns, by age, weight and height. */
import type { Span } from '#catalog/search/quantities/quantity.ts'

/** The first weeks of life, in months: where nothing is made for the first, what is made for the second. */
export const NEWBORN: readonly Span[] = [
  { from: 0, to: 1 },
  { from: 0, to: 2 },
]
export const NEWBORN_KILOGRAMS: Span = { from: 3, to: 5 }
export const NEWBORN_CENTIMETRES: Span = { from: 45, to: 56 }
