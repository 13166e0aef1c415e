/** Precision of search results. */
import { trailOf } from '#catalog/collections/collection-tree.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import { fold } from '#domain/search/fold.ts'
import type { Judged } from './queries.ts'

/** Whether a product is what the customer meant. */
export function judge(snapshot: Snapshot, { locale, meaning }: Judged): (doc: number) => boolean {
  if (meaning.startsWith('/')) {
    const pattern = new RegExp(meaning.slice(1, -1))
    return (doc) => pattern.test(fold(snapshot.products[doc]!.name[locale]).replace(/\s+/g, ' '))
  }
  if (meaning.startsWith('@')) return (doc) => snapshot.brands.get(snapshot.brand[doc]!)?.name === meaning.slice(1)
  const keys = new Set(meaning.split(' '))
  return (doc) => {
    const node = snapshot.tree.byId.get(snapshot.products[doc]!.collection)
    return node !== undefined && trailOf(node).some(({ key }) => keys.has(key))
  }
}

/** Meant products among the first ten found, of as many as there could be: 0…1. */
export function precisionAtTen(snapshot: Snapshot, judged: Judged, docs: Iterable<number>): number {
  const isMeant = judge(snapshot, judged)
  const possible = Math.min(
    10,
    snapshot.all.reduce((sum, doc) => sum + (isMeant(doc) ? 1 : 0), 0),
  )
  if (possible === 0) throw new Error(`nothing in the catalog is meant by “${judged.query}”`)
  return Math.min(1, Array.from(docs).slice(0, 10).filter(isMeant).length / possible)
}
