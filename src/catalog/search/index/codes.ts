/** Looks up SKUs and barcodes, whole or by prefix, with or without hyphens and spaces. */
import { byCode, sortInChunks, type YieldWhenDue } from '#catalog/event-loop/chunks.ts'

export interface Codes {
  /** `{code} {slot}`, sorted; a code has no space. */
  entries: readonly string[]
}

const plain = (code: string): string => code.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Minimum characters of a code; shorter ones are sizes, weights and years. */
const MIN_LENGTH = 5
const MIN_DIGITS = 8

/** Returns the entry of a code. */
export const codeEntry = (code: string, slot: number): string => `${plain(code)} ${slot}`

/** Returns the index of `entries`. */
export const codesOf = async (entries: string[], yieldWhenDue: YieldWhenDue): Promise<Codes> => ({
  entries: await sortInChunks(entries, byCode, yieldWhenDue),
})

/** Returns the slots whose code begins with the query, at most 1000; none when the query does not look like a code. */
export function slotsByCode({ entries }: Codes, query: string): number[] {
  const code = plain(query)
  const isNumber = /^\d+$/.test(code)
  if (!/\d/.test(code) || code.length < (isNumber ? MIN_DIGITS : MIN_LENGTH)) return []
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (entries[middle]! < code) low = middle + 1
    else high = middle
  }
  const slots = new Set<number>()
  for (let at = low; at < entries.length && entries[at]!.startsWith(code) && slots.size < 1000; at++)
    slots.add(Number(entries[at]!.slice(entries[at]!.indexOf(' ') + 1)))
  return [...slots]
}
