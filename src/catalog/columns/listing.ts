import { PAGE_SIZE, type Sort } from '#domain/catalog/listing.ts'
import type { Listed } from './listed.ts'
import { narrow } from './narrow.ts'
import type { Snapshot } from './snapshot.ts'

export { NEW } from './flags.ts'

export interface ListingRequest extends Listed {
  sort: Sort
  /** From 1. */
  page: number
}

export interface ListingPage {
  total: number
  /** Places in the snapshot's columns. */
  docs: number[]
}

/** One page of a listing. Sold-out products come last in every order. */
export function listProducts(snapshot: Snapshot, request: ListingRequest): ListingPage {
  const { hits } = narrow(snapshot, request)
  const from = (request.page - 1) * PAGE_SIZE
  const to = Math.min(hits.length, from + PAGE_SIZE)
  if (from >= to) return { total: hits.length, docs: [] }
  // The rows stand in the recommended order, so that this sort is free.
  if (request.sort === 'recommended') return { total: hits.length, docs: Array.from(hits.subarray(from, to)) }
  const key = request.sort === 'new' ? snapshot.published : snapshot.price[request.currency]
  const direction = request.sort === 'price-asc' ? 1 : -1
  const { firstSoldOut, ids } = snapshot
  const isAfter = (a: number, b: number): boolean => {
    if (a >= firstSoldOut !== b >= firstSoldOut) return a >= firstSoldOut
    const difference = (key[a]! - key[b]!) * direction
    return difference === 0 ? ids[a]! > ids[b]! : difference > 0
  }
  return { total: hits.length, docs: firstOf(hits, to, isAfter).slice(from) }
}

/** Docs of the listing in recommended order, or in the order of what was found. */
export const matching = (snapshot: Snapshot, listed: Listed): Uint32Array => narrow(snapshot, listed).hits

/** The first `count` of `hits` in order, by a heap that holds no more than these, the last of them on top. */
function firstOf(hits: Uint32Array, count: number, isAfter: (a: number, b: number) => boolean): number[] {
  const heap: number[] = []
  for (const doc of hits) {
    if (heap.length < count) {
      heap.push(doc)
      let at = heap.length - 1
      while (at > 0) {
        const above = (at - 1) >> 1
        if (!isAfter(heap[at]!, heap[above]!)) break
        swap(heap, at, above)
        at = above
      }
    } else if (isAfter(heap[0]!, doc)) {
      heap[0] = doc
      sink(heap, isAfter)
    }
  }
  return heap.sort((a, b) => (isAfter(a, b) ? 1 : -1))
}

function sink(heap: number[], isAfter: (a: number, b: number) => boolean): void {
  let at = 0
  for (;;) {
    const left = 2 * at + 1
    let last = at
    if (left < heap.length && isAfter(heap[left]!, heap[last]!)) last = left
    if (left + 1 < heap.length && isAfter(heap[left + 1]!, heap[last]!)) last = left + 1
    if (last === at) return
    swap(heap, at, last)
    at = last
  }
}

function swap(heap: number[], a: number, b: number): void {
  const kept = heap[a]!
  heap[a] = heap[b]!
  heap[b] = kept
}
