/** Ages said in a text, in months: `6 luni`, `0–6 months`, `3-6 hó`, `2 ani`, `2 éves`. */
import { fold } from '#domain/search/fold.ts'

export interface AgeRange {
  from: number
  /** Equal to `from` when one age was said. */
  to: number
}

const MONTHS = 'luni|luna|lunile|months?|mths?|mo|honapos(?:nak)?|honap|ho'
const YEARS = 'ani|anisori|an|years? olds?|years?|yrs?|yo|eveseknek|evesnek|eves|evig|evtol|ev'
const SAID = new RegExp(
  String.raw`(?<![\d.,])(\d{1,3})(?:\s*(?:-|–|—|to|la|pana la)\s*(\d{1,3}))?\s*\+?[\s-]*(?:(${MONTHS}|m(?=$|[\s,.]))|(${YEARS}|y(?=$|[\s,.])))(?![\p{L}\p{N}])`,
  'gu',
)

/** Takes the ages out of a text. Of a folded text no longer than a query: the pattern is not for books. */
export function takeAges(text: string): { rest: string; ages: AgeRange[] } {
  const ages: AgeRange[] = []
  const rest = fold(text).replace(SAID, (_, first: string, second: string | undefined, months: string | undefined) => {
    const unit = months === undefined ? 12 : 1
    const from = Number(first) * unit
    ages.push({ from, to: second === undefined ? from : Math.max(from, Number(second) * unit) })
    return ' '
  })
  return { rest, ages }
}

/** How well something made for one age range suits the age asked for: 0…1. */
export function suits(made: AgeRange, asked: AgeRange): number {
  if (made.from === asked.from && made.to === asked.to) return 1
  if (asked.from === asked.to) return made.from === asked.from ? 0.9 : made.from < asked.from && asked.from <= made.to ? 0.7 : 0
  const shared = Math.min(made.to, asked.to) - Math.max(made.from, asked.from)
  return shared * 2 < asked.to - asked.from ? 0 : 0.6
}
