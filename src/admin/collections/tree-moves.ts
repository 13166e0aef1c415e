/** Where a key or a drop puts a collection in the tree. */
import type { CollectionEntryView } from '#admin/schema/goods/collections.ts'

export type Place = CollectionEntryView['place']
type Entries = readonly CollectionEntryView[]

export type Step = 'up' | 'down' | 'in' | 'out'
export const STEPS: Readonly<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }

const beside = (entries: Entries, parent: number | null) => entries.filter(({ place }) => place.parent === parent)

/** Returns where a step leads: among those beside it, below the one before it, or behind the one above it; null for nowhere. */
export function placeAfter(entries: Entries, { id, place }: CollectionEntryView, step: Step): Place | null {
  const siblings = beside(entries, place.parent)
  const at = siblings.findIndex((one) => one.id === id)
  switch (step) {
    case 'up':
      return at > 0 ? { parent: place.parent, next: siblings[at - 1]!.id } : null
    case 'down':
      return at < siblings.length - 1 ? { parent: place.parent, next: siblings[at + 2]?.id ?? null } : null
    case 'in': {
      const before = siblings[at - 1]
      return before && !before.isAll ? { parent: before.id, next: null } : null
    }
    case 'out': {
      const above = entries.find((one) => one.id === place.parent)
      return above ? { parent: above.place.parent, next: above.place.next } : null
    }
  }
}

/** Parts of a row: above its middle part one drops before it, below behind it, in the middle into it. */
export type Zone = 'before' | 'into' | 'behind'
const EDGE = 0.3

/** Returns the part of a row that the pointer is over; `y` from 0 at its top to 1. */
export const zoneAt = (y: number): Zone => (y < EDGE ? 'before' : y > 1 - EDGE ? 'behind' : 'into')

/** Returns where a drop on a row puts a collection; null for where it may not go. */
export function placeOfDrop(entries: Entries, id: number, target: CollectionEntryView, zone: Zone): Place | null {
  if (isBelow(entries, target.id, id)) return null
  if (zone === 'into') return target.isAll ? null : { parent: target.id, next: null }
  const { parent } = target.place
  if (zone === 'before') return { parent, next: target.id }
  // Behind the one that is moved comes what comes behind that.
  const next = target.place.next === id ? (entries.find((one) => one.id === id)?.place.next ?? null) : target.place.next
  return { parent, next }
}

/** Whether a collection is another one or lies below it. */
function isBelow(entries: Entries, id: number | null, above: number): boolean {
  if (id === null) return false
  return id === above || isBelow(entries, entries.find((one) => one.id === id)?.place.parent ?? null, above)
}
