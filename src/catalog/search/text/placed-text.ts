/** A folded text that remembers where its letters stand in the text as written: what was understood can be shown and taken off. */
import { fold } from '#domain/search/fold.ts'
import { TERM } from './tokens.ts'

export interface PlacedText {
  /** In Unicode's composed form. */
  written: string
  folded: string
  /** Position in `written` of each position of `folded`, and of its end. */
  places: readonly number[]
}

/** A term of the folded text. */
export interface PlacedTerm {
  term: string
  /** Range in `folded`. */
  from: number
  to: number
}

/** Returns a text with its folded form. */
export function placedText(text: string): PlacedText {
  const written = text.normalize('NFC')
  const places: number[] = []
  let folded = ''
  let at = 0
  for (const letter of written) {
    const plain = fold(letter)
    for (let i = 0; i < plain.length; i++) places.push(at)
    folded += plain
    at += letter.length
  }
  places.push(written.length)
  return { written, folded, places }
}

/** Returns the terms of the folded text, with their places. */
export function termsOf({ folded }: Pick<PlacedText, 'folded'>): PlacedTerm[] {
  const terms: PlacedTerm[] = []
  for (const match of folded.matchAll(TERM))
    terms.push({ term: match[0].replace(',', '.'), from: match.index, to: match.index + match[0].length })
  return terms
}

/** Returns a range of the folded text as it was written. */
export const writtenPart = ({ written, places }: PlacedText, from: number, to: number): string =>
  written.slice(places[from], places[to])

/** Returns the text without some ranges of the folded text, with single spaces. */
export function withoutParts(text: PlacedText, parts: readonly { from: number; to: number }[]): string {
  let rest = ''
  let at = 0
  for (const { from, to } of parts.toSorted((a, b) => a.from - b.from)) {
    rest += `${writtenPart(text, at, Math.max(at, from))} `
    at = Math.max(at, to)
  }
  rest += writtenPart(text, at, text.folded.length)
  return rest
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .join(' ')
}
