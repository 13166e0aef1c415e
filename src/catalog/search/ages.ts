/** Ages in a text, in months: `6 luni`, `0–6 months`, `3-6 hó`, `2 ani`, `2 éves`. */
import { fold } from '#domain/search/fold.ts'

export interface AgeRange {
  from: number
  /** Equal to `from` for a single age. */
  to: number
}

const MONTHS = 'luni|luna|lunile|months?|mths?|mo|honapos(?:nak)?|honap|ho'
const YEARS = 'ani|anisori|an|years? olds?|years?|yrs?|yo|eveseknek|evesnek|eves|evig|evtol|ev'
const AGE_PATTERN = new RegExp(
  String.raw`(?<![\d.,])(\d{1,3})(?:\s*(?:-|–|—|to|la|pana la)\s*(\d{1,3}))?\s*\+?[\s-]*(?:(${MONTHS}|m(?=$|[\s,.]))|(${YEARS}|y(?=$|[\s,.])))(?![\p{L}\p{N}])`,
  'gu',
)

/** Returns the ages of a text and the folded text without them. For short texts only: the pattern is slow on long ones. */
export function extractAges(text: string): { rest: string; ages: AgeRange[] } {
  const ages: AgeRange[] = []
  const rest = fold(text).replace(AGE_PATTERN, (_, first: string, second: string | undefined, months: string | undefined) => {
    const unit = months === undefined ? 12 : 1
    const from = Number(first) * unit
    ages.push({ from, to: second === undefined ? from : Math.max(from, Number(second) * unit) })
    return ' '
  })
  return { rest, ages }
}

/** Returns how well a product's age range fits the age that is searched for: 0…1. */
export function ageFit(productAges: AgeRange, asked: AgeRange): number {
  if (productAges.from === asked.from && productAges.to === asked.to) return 1
  if (asked.from === asked.to)
    return productAges.from === asked.from ? 0.9 : productAges.from < asked.from && asked.from <= productAges.to ? 0.7 : 0
  const shared = Math.min(productAges.to, asked.to) - Math.max(productAges.from, asked.from)
  return shared * 2 < asked.to - asked.from ? 0 : 0.6
}
