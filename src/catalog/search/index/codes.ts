/** Looks up SKUs and barcodes, whole or by prefix, with or without hyphens and spaces. */
import { byCode, forEachInChunks, sortInChunks, type YieldWhenDue } from '#catalog/event-loop/chunks.ts'
import { PackedTexts } from '#catalog/search/text/packed-texts.ts'

export interface Codes {
  /** Sorted. */
  texts: PackedTexts
  /** The slot of each. */
  slots: Uint32Array
}

const plain = (code: string): string => code.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Minimum characters of a code; shorter ones are sizes, weights and years. */
const MIN_LENGTH = 5
const MIN_DIGITS = 8

/** Returns the entry of a code: a code has no space. */
export const codeEntry = (code: string, slot: number): string => `${plain(code)} ${slot}`

/** Returns the index of `entries`. */
export async function codesOf(entries: readonly string[], yieldWhenDue: YieldWhenDue): Promise<Codes> {
  const sorted = await sortInChunks(entries, byCode, yieldWhenDue)
  const texts: string[] = []
  const slots = new Uint32Array(sorted.length)
  await forEachInChunks(sorted, yieldWhenDue, (entry, at) => {
    const space = entry.indexOf(' ')
    texts.push(entry.slice(0, space))
    slots[at] = Number(entry.slice(space + 1))
  })
  return { texts: await PackedTexts.of(texts, yieldWhenDue), slots }
}

/** Most products that a beginning of codes finds. */
const MAX_SLOTS = 1000

/** Returns the slots whose code begins with the query, at most 1000; none when the query does not look like a code. */
export function slotsByCode({ texts, slots }: Codes, query: string): number[] {
  const code = plain(query)
  const isNumber = /^\d+$/.test(code)
  if (!/\d/.test(code) || code.length < (isNumber ? MIN_DIGITS : MIN_LENGTH)) return []
  const found = new Set<number>()
  for (let at = texts.lowerBound(code); at < texts.length && found.size < MAX_SLOTS && texts.at(at).startsWith(code); at++)
    found.add(slots[at]!)
  return [...found]
}
