/** The ages that the sizes of a snapshot are for, by their codes. */
import { parseSizeKey, type Size } from '#domain/catalog/size.ts'
import { monthsOfSize, spanOf, type Months } from '#domain/rails/months.ts'
import type { SetDictionary } from '#catalog/columns/set-dictionary.ts'
import { derive, type Snapshot } from '#catalog/columns/snapshot.ts'

/** How sizes are counted: only sizes of one kind can be compared. */
export type SizeKind = 'height' | 'span' | Exclude<Size['system'], 'age'>

export interface SizeAges {
  /** By code of a size. */
  sizes: readonly (KnownSize | null)[]
  /** By set code of sizes; null for the empty set and for sets of sizes that no children wear. */
  ages: readonly (Months | null)[]
  /** By set code of sizes. */
  kinds: readonly (SizeKind | null)[]
  /** Those that were asked for: by set code of sizes, by the negative code of a single size. */
  fits: Map<number, SizeFit>
}

/** Which sets of sizes fit others, by their codes. */
export interface SizeFit {
  /** 1 where a set has one of the sizes. */
  same: Uint8Array
  /** 1 where a set has one of the sizes, or one that is next to one of them. */
  near: Uint8Array
}

interface KnownSize {
  kind: SizeKind
  months: Months | null
  /** Body height in centimetres, 0 for other sizes. */
  height: number
}

export const sizeAgesOf = (snapshot: Snapshot): SizeAges => derive(snapshot, computeSizeAges)

function computeSizeAges(snapshot: Snapshot): SizeAges {
  const { sizeKeys, sizeSets } = snapshot.filterColumns
  const sizes = Array.from({ length: sizeKeys.highest + 1 }, (_, code) => knownSize(sizeKeys.decode(code)))
  const ages: (Months | null)[] = []
  const kinds: (SizeKind | null)[] = []
  for (let code = 0; code < sizeSets.size; code++) {
    let span: Months | null = null
    let kind: SizeKind | null = null
    for (const member of sizeSets.membersOf(code)) {
      const size = sizes[member]
      kind ??= size?.kind ?? null
      if (size?.months) span = spanOf(span, size.months)
    }
    ages.push(span)
    kinds.push(kind)
  }
  return { sizes, ages, kinds, fits: new Map() }
}

/** The next size of clothes is at most so many centimetres of body height away. */
const NEXT_SIZE_CM = 6
/** Fits that are kept. */
const MAX_FITS = 200

/** Returns which sets of sizes fit one size (by its code) or, for 0, the sizes of a set. */
export function sizeFitOf(snapshot: Snapshot, size: number, set: number): SizeFit {
  const { sizes, fits } = sizeAgesOf(snapshot)
  const { sizeSets } = snapshot.filterColumns
  const key = size === 0 ? set : -size
  let fit = fits.get(key)
  if (!fit) {
    if (fits.size === MAX_FITS) fits.clear()
    fit = makeFit(sizeSets, sizes, size === 0 ? sizeSets.membersOf(set) : [size])
    fits.set(key, fit)
  }
  return fit
}

function makeFit(sizeSets: SetDictionary, sizes: SizeAges['sizes'], members: Iterable<number>): SizeFit {
  const wanted = new Uint8Array(sizes.length)
  const near = new Uint8Array(sizes.length)
  for (const member of members) {
    const size = sizes[member]
    wanted[member] = near[member] = 1
    if (size?.kind !== 'height') continue
    for (const [other, one] of sizes.entries())
      if (one?.kind === 'height' && Math.abs(one.height - size.height) <= NEXT_SIZE_CM) near[other] = 1
  }
  return { same: sizeSets.maskOfSetsWith(wanted), near: sizeSets.maskOfSetsWith(near) }
}

function knownSize(key: string): KnownSize | null {
  const size = parseSizeKey(key)
  if (!size) return null
  if (size.system !== 'age') return { kind: size.system, months: monthsOfSize(size), height: 0 }
  // A key of more than a height is that of a sleeping bag, which is not worn as clothes are.
  return { kind: key.includes('-') ? 'span' : 'height', months: monthsOfSize(size), height: size.height_cm }
}
