/** Puts other synonyms into an index: its products and their terms stay as they are. */
import type { SynonymGroup } from '#domain/search/synonym-group.ts'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { byCode, sortInChunks, yieldEvery, type YieldToEventLoop, type YieldWhenDue } from '#catalog/event-loop/chunks.ts'
import type { LanguageIndex, SearchIndex } from './search-index.ts'
import { synonymTable } from './synonym-table.ts'
import { vocabularyOf } from './vocabulary.ts'

/** Returns the index with these synonyms, the same as one that was built with them. Yields to the event loop every few milliseconds. */
export async function withSynonyms(
  index: SearchIndex,
  groups: readonly SynonymGroup[],
  yieldToEventLoop: YieldToEventLoop,
): Promise<SearchIndex> {
  const yieldWhenDue = yieldEvery(yieldToEventLoop)
  const languages = { ...index.languages }
  for (const locale of LOCALES) languages[locale] = await inLanguage(index.languages[locale], { locale, groups }, yieldWhenDue)
  return { ...index, languages }
}

async function inLanguage(
  language: LanguageIndex,
  { locale, groups }: { locale: Locale; groups: readonly SynonymGroup[] },
  yieldWhenDue: YieldWhenDue,
): Promise<LanguageIndex> {
  const { vocabulary, postings } = language
  const synonyms = synonymTable(groups, locale)
  const counts = new Map<string, number>()
  for (const [number, term] of vocabulary.terms.entries()) {
    const count = postings.starts[number + 1]! - postings.starts[number]!
    // A term without products was only a synonym.
    if (count > 0) counts.set(term, count)
  }
  const terms = await sortInChunks([...new Set([...counts.keys(), ...synonyms.terms])], byCode, yieldWhenDue)
  const starts = new Uint32Array(terms.length + 1)
  for (const [number, term] of terms.entries()) starts[number + 1] = starts[number]! + (counts.get(term) ?? 0)
  return {
    ...language,
    synonyms,
    postings: { ...postings, starts },
    vocabulary: await vocabularyOf(terms, locale, yieldWhenDue),
  }
}
