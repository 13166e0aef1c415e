/** How folded terms are written. */
import { tokenize } from './tokens.ts'

const WRITTEN = /\d+(?:[.,]\d+)?|(?:(?!\d)[\p{L}\p{N}])+/gu

/** Remembers how the terms of a text are written, the first spelling of each. */
export function recordSpelling(spelling: Map<string, string>, text: string): void {
  const folded = tokenize(text)
  if (folded.every((term) => spelling.has(term))) return
  const written = text.normalize('NFC').toLowerCase().match(WRITTEN) ?? []
  if (written.length !== folded.length) return
  for (const [at, term] of folded.entries()) if (!spelling.has(term)) spelling.set(term, written[at]!)
}
