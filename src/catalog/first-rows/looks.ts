/** What a product is and how its card looks, as far as the order of the first rows depends on it. */
import { seasonNamed, type Season } from '#domain/rails/season.ts'
import { SEASONAL } from '#domain/rails/type-rules.ts'
import { UNTYPED } from '#domain/rails/type-graph.ts'
import { trailOf } from '#catalog/collections/collection-tree.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import { pictureOf, shownVariant } from '#catalog/products/pictures.ts'
import { typeOf, typesIn } from '#catalog/rails/product-types.ts'

export interface Look {
  doc: number
  /** The collection it belongs to: collections take turns. */
  collection: number
  /** The one at the top, above that. */
  root: number
  /** Where that stands among its sisters: 0 for the first, below 1 for the last. */
  place: number
  /** The number of its type, the negative id of its collection where the table knows none. */
  kind: number
  /** Its type and the types above it. */
  trail: readonly number[]
  tint: string
  /** In lei, in hundredths: what kinds are compared by. */
  price: number
  /** A sixth of the circle of colours; `NEUTRAL` for white, grey, beige and black, `NO_COLOUR` without one. */
  hue: number
  /** It is for the other half of the year. */
  isOffSeason: boolean
  /** It, or what it is sold beside, completes something else in the list that costs much more. */
  isAccessory: boolean
}

export const NO_COLOUR = -1
export const NEUTRAL = 6
/** Difference of the strongest and the weakest part of a colour, up to which it is neutral. */
const MOST_NEUTRAL = 36

/** Returns the look of each doc of a list. */
export function looksOf(snapshot: Snapshot, docs: Iterable<number>, season: Season): Look[] {
  const { above, keyOf } = typesIn(snapshot)
  const looks = Array.from(docs, (doc): Look => {
    const product = snapshot.products[doc]!
    const { collection, attributes } = product
    const type = typeOf(snapshot, product)
    const colourway = shownVariant(product)?.colourway ?? null
    const trail = type === UNTYPED ? [] : [type, ...above(type)]
    const wanted = seasonNamed(attributes['season']) ?? trail.map((one) => SEASONAL[keyOf(one)]).find((one) => one) ?? season
    return {
      doc,
      collection,
      root: rootOf(snapshot, collection),
      place: placeOf(snapshot, collection),
      kind: type === UNTYPED ? -collection : type,
      trail,
      tint: pictureOf(product, colourway).tint,
      price: snapshot.price.RON[doc]!,
      hue: hueOf(snapshot.colourways.get(colourway ?? '')?.hex),
      isOffSeason: wanted !== season,
      isAccessory: false,
    }
  })
  const accessories = accessoriesAmong(snapshot, looks)
  return looks.map((look) => (accessories.has(look.kind) ? { ...look, isAccessory: true } : look))
}

function rootOf({ tree }: Snapshot, collection: number): number {
  const node = tree.byId.get(collection)
  return node ? trailOf(node)[0]!.id : collection
}

function placeOf({ tree }: Snapshot, collection: number): number {
  const node = tree.byId.get(collection)
  const sisters = node?.above?.children ?? []
  return node && sisters.length > 0 ? sisters.indexOf(node) / sisters.length : 0
}

/** Returns the sixth of the circle of colours that a colour such as #efe4d3 is in. */
export function hueOf(hex: string | undefined): number {
  if (!hex) return NO_COLOUR
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  if (range <= MOST_NEUTRAL) return NEUTRAL
  const turn = most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range
  return Math.floor((turn + 6.5) % 6)
}

/** An accessory costs less than this part of what it completes. */
const ACCESSORY_PRICE = 0.25

/** So many of the sisters of a kind, and at least half of them, are accessories where it is one itself. */
const LEAST_SISTERS = 2

interface KindOfList {
  kind: number
  /** Price of its products in the list, on average. */
  mean: number
}

/**
 * Returns the kinds that complete others of the list and cost much less; and as cheap ones that stand among such: a table names the
 * rain cover with the pram, but no spare wheel.
 */
function accessoriesAmong(snapshot: Snapshot, looks: readonly Look[]): Set<number> {
  const { completes, areSisters } = typesIn(snapshot)
  const kinds = kindsOf(looks)
  const isForDearer = (one: number, { mean }: KindOfList): boolean =>
    kinds.some((dear) => mean < dear.mean * ACCESSORY_PRICE && completes(one, dear.kind) && !completes(dear.kind, one))
  const named = new Set(kinds.filter((one) => isForDearer(one.kind, one)).map(({ kind }) => kind))
  const isAmongAccessories = (one: KindOfList): boolean => {
    const sisters = kinds.filter(({ kind }) => areSisters(one.kind, kind))
    const accessories = sisters.filter(({ kind }) => named.has(kind))
    const most = accessories.length >= LEAST_SISTERS && accessories.length * 2 >= sisters.length
    return most && accessories.some(({ kind }) => isForDearer(kind, one))
  }
  return new Set([...named, ...kinds.filter(isAmongAccessories).map(({ kind }) => kind)])
}

function kindsOf(looks: readonly Look[]): KindOfList[] {
  const sums = new Map<number, { sum: number; count: number }>()
  for (const { kind, price } of looks) {
    if (kind <= UNTYPED) continue
    const { sum, count } = sums.get(kind) ?? { sum: 0, count: 0 }
    sums.set(kind, { sum: sum + price, count: count + 1 })
  }
  return Array.from(sums, ([kind, { sum, count }]) => ({ kind, mean: sum / count }))
}
