/** Search in the articles of one language: the same folding, stems and tolerance for typing errors as among the products. */
import { EditDistance } from '#catalog/search/text/edit-distance.ts'
import { stem } from '#catalog/search/text/stem.ts'
import { isStopWord, tokenize } from '#catalog/search/text/tokens.ts'
import type { ArticleIndex } from '#domain/content/blog.ts'
import type { Locale } from '#domain/market/market.ts'

/** What is searched of an article. */
export interface ArticleTexts {
  title: string
  /** Summary, category and author. */
  about: string
  body: string
}

const WEIGHTS: Record<keyof ArticleTexts, number> = { title: 8, about: 4, body: 1 }
/** A word that begins as the term, and one that is spelled nearly as it, count less than the word itself. */
const BEGINNING = 0.6
const NEARLY = 0.4
const SHORTEST_BEGINNING = 3
/** Letters from which a word may have one typing error, and two. */
const ONE_ERROR = 5
const TWO_ERRORS = 8
/** Terms of a query that are looked for. */
const MOST_TERMS = 12

export function indexArticles(articles: readonly ArticleTexts[], locale: Locale): ArticleIndex {
  const stems = new Map<string, number[]>()
  for (const [at, texts] of articles.entries())
    for (const [field, weight] of Object.entries(WEIGHTS))
      for (const word of tokenize(texts[field as keyof ArticleTexts])) {
        const own = stem(word, locale)
        let places = stems.get(own)
        if (!places) stems.set(own, (places = []))
        if (places.at(-2) !== at) places.push(at, 0)
        // A word that comes often counts more, but a title always more than a text.
        places.push(Math.max(places.pop()!, weight) + 0.01 * weight)
      }
  return { locale, stems }
}

/** Returns the places of the articles that have every term of a query, the best first; the newer first of equal ones. */
export function findArticles({ locale, stems }: ArticleIndex, query: string): number[] {
  const words = [...new Set(tokenize(query))].slice(0, MOST_TERMS)
  const meant = words.filter((word) => !isStopWord(word, locale))
  const terms = (meant.length > 0 ? meant : words).map((word) => scoresOf(stems, word, locale))
  const [first, ...others] = terms
  if (!first) return []
  return Array.from(first)
    .filter(([at]) => others.every((scores) => scores.has(at)))
    .map(([at, score]) => [at, others.reduce((sum, scores) => sum + scores.get(at)!, score)] as const)
    .toSorted(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
    .map(([at]) => at)
}

/** Returns how well each article has a word. Typing errors are forgiven when nothing has the word or begins as it. */
function scoresOf(stems: ArticleIndex['stems'], word: string, locale: Locale): Map<number, number> {
  const own = stem(word, locale)
  const scores = new Map<number, number>()
  const add = (places: readonly number[], share: number) => {
    for (let i = 0; i < places.length; i += 2)
      scores.set(places[i]!, Math.max(scores.get(places[i]!) ?? 0, places[i + 1]! * share))
  }
  add(stems.get(own) ?? [], 1)
  if (word.length >= SHORTEST_BEGINNING)
    for (const [other, places] of stems) if (other !== own && other.startsWith(word)) add(places, BEGINNING)
  if (scores.size > 0) return scores
  const errors = own.length >= TWO_ERRORS ? 2 : own.length >= ONE_ERROR ? 1 : 0
  const distance = new EditDistance(own)
  if (errors > 0 && !/\d/.test(own))
    for (const [other, places] of stems) if (distance.to(other, errors) <= errors) add(places, NEARLY)
  return scores
}
