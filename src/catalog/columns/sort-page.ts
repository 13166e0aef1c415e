/** Sorts the docs of one page of a listing. */
import type { Sort } from '#domain/catalog/listing.ts'
import type { Currency } from '#domain/market/market.ts'
import type { Snapshot } from './snapshot.ts'

type IsAfter = (a: number, b: number) => boolean

/** Returns the first `count` docs of a sorted listing. Sold-out products come last, equal ones in the order of their ids. */
export function sortPage(
  { published, price, firstSoldOut, ids }: Snapshot,
  docs: Uint32Array,
  sort: Exclude<Sort, 'recommended'>,
  currency: Currency,
  count: number,
): number[] {
  const key = sort === 'new' ? published : price[currency]
  const direction = sort === 'price-asc' ? 1 : -1
  const isAfter = (a: number, b: number): boolean => {
    if (a >= firstSoldOut !== b >= firstSoldOut) return a >= firstSoldOut
    const difference = (key[a]! - key[b]!) * direction
    return difference === 0 ? ids[a]! > ids[b]! : difference > 0
  }
  return firstOf(docs, count, isAfter)
}

/** Returns the first `count` docs in order, by a heap of this size with the last of them on top: O(n log count). */
function firstOf(docs: Uint32Array, count: number, isAfter: IsAfter): number[] {
  const heap: number[] = []
  for (const doc of docs) {
    if (heap.length < count) {
      heap.push(doc)
      siftUp(heap, isAfter)
    } else if (isAfter(heap[0]!, doc)) {
      heap[0] = doc
      siftDown(heap, isAfter)
    }
  }
  return heap.sort((a, b) => (isAfter(a, b) ? 1 : -1))
}

function siftUp(heap: number[], isAfter: IsAfter): void {
  let at = heap.length - 1
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (!isAfter(heap[at]!, heap[parent]!)) return
    swap(heap, at, parent)
    at = parent
  }
}

function siftDown(heap: number[], isAfter: IsAfter): void {
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
  const first = heap[a]!
  heap[a] = heap[b]!
  heap[b] = first
}
