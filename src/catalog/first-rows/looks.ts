/** What a product is and how its card looks, as far as the order of the first rows depends on it. */
import { seasonNamed, type Season } from '#domain/rails/season.ts'
import { SEASONAL } from '#domain/rails/type-rules.ts'
import { UNTYPED } from '#domain/rails/type-graph.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import { pictureOf, shownVariant } from '#catalog/products/pictures.ts'
import { typeOf, typesIn } from '#catalog/rails/product-types.ts'

export interface Look {
  doc: number
  /** The collection it belongs to: collections take turns. */
  collection: number
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
  /** It completes something else in the list that costs much more. */
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

/** Returns the kinds that complete others of the list and cost much less. */
function accessoriesAmong(snapshot: Snapshot, looks: readonly Look[]): Set<number> {
  const { completes } = typesIn(snapshot)
  const sums = new Map<number, { sum: number; count: number }>()
  for (const { kind, price } of looks) {
    if (kind <= UNTYPED) continue
    const { sum, count } = sums.get(kind) ?? { sum: 0, count: 0 }
    sums.set(kind, { sum: sum + price, count: count + 1 })
  }
  const kinds = Array.from(sums, ([kind, { sum, count }]) => ({ kind, mean: sum / count }))
  const isAccessory = (one: (typeof kinds)[number]) =>
    kinds.some(({ kind, mean }) => one.mean < mean * ACCESSORY_PRICE && completes(one.kind, kind) && !completes(kind, one.kind))
  return new Set(kinds.filter(isAccessory).map(({ kind }) => kind))
}
