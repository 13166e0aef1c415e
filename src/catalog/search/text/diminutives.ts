/** Small forms of words, which parents use for everything that is a child's: nadrágocska, pulóverke, bluziță. */
import type { Locale } from '#domain/market/market.ts'

/** Endings of small forms with those of number and case after them. */
const ENDINGS: Record<Locale, RegExp | null> = {
  ro: /(?:ut|it|ic|el|isor|isoar|cior|cioar|oar|ioar|as|uc|usor)(?:a|e|i|ii|ul|ele|ile|le|uri)?$/,
  en: null,
  hu: /(?:[aeou]?cs)?k[ae](?:k|t|ka?t|ke?t|b[ae]|r[ae]|v[ae]l|n[ae]k|h[oe]z)?$/,
}
const MIN_BASE = 3

/** Returns what a folded term may be a small form of, the longest first; none for a term that is none. */
export function diminutiveBases(term: string, locale: Locale): string[] {
  const ending = ENDINGS[locale]
  if (!ending) return []
  const bases: string[] = []
  for (let at = MIN_BASE; at < term.length; at++)
    if (new RegExp(`^${ending.source}`).test(term.slice(at))) bases.push(term.slice(0, at))
  return bases.toReversed()
}
