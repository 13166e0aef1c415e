/** Asks a catalogue a query as the shop's pages do, and judges the first ten products. */
import type { Catalog } from '#catalog/catalog.ts'
import { seenIn } from '#catalog/columns/market-view.ts'
import type { Good } from './goods.ts'
import { FIRST, figuresOf, type Figures } from './judge.ts'
import type { Query } from './query-set.ts'

export interface Answer extends Figures {
  query: Query
  /** The first products, whether they are right, and their names. */
  first: { isRight: boolean; name: string }[]
  /** What was found and how, in a few words. */
  about: string
}

export async function ask(catalog: Catalog, goods: ReadonlyMap<number, Good>, query: Query): Promise<Answer> {
  const { locale, text, meaning } = query
  const snapshot = seenIn(catalog.current, locale)
  const { docs, corrected, isPartial } = await catalog.search.find(snapshot, locale, text)
  const goodAt = (doc: number): Good | undefined => goods.get(snapshot.ids[doc]!)
  const first = Array.from(docs.subarray(0, FIRST), (doc) => {
    const good = goodAt(doc)
    return { isRight: Boolean(good && meaning?.isRight(good, locale)), name: snapshot.products[doc]!.name[locale] }
  })
  const isMeant = (doc: number): boolean => {
    const good = goodAt(doc)
    return Boolean(good && meaning?.isMeant(good, locale))
  }
  const possible = meaning && snapshot.all.reduce((sum, doc) => sum + (isMeant(doc) ? 1 : 0), 0)
  const how = `${isPartial ? ', not all words' : ''}${corrected === null ? '' : `, as “${corrected}”`}`
  return {
    query,
    first,
    about: `${docs.length} found${how}, ${possible ?? 0} meant`,
    ...figuresOf({ right: first.map(({ isRight }) => isRight), isPartial }, possible),
  }
}
