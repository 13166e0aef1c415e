/** The whole demo catalog: every product with its price, stock and place in the recommended order. Pure: same day, same shop. */
import type { Colourway } from '#demo/art/paint.ts'
import type { Locale } from '#domain/market/market.ts'
import { bundleOf, type Candidate } from './bundles.ts'
import { LEAVES } from './leaves.ts'
import { isReduced, pricingOf, type Pricing } from './prices.ts'
import { draftOf, emptyShelf, type Draft } from './products.ts'
import { isMain, recommendedRank } from './ranking.ts'
import { random, type Random } from './random.ts'
import { piecesIn, stockOf, voucherStock, type Pieces } from './stock.ts'
import { category } from './tree.ts'
import { voucherDrafts } from './vouchers.ts'

const DAY_MS = 86_400_000
/** Of the products that stand on shelves: bundles and vouchers are among them, in these parts of the whole. */
const BUNDLE_SHARE = 130 / 8500
const VOUCHER_SHARE = 24 / 8500

export interface StockedProduct {
  draft: Draft
  pricing: Pricing
  createdAt: Date
  /** Pieces of each variant. */
  stock: Pieces[][]
  /** Of a bundle: which variant of which product, and how many. */
  parts: { product: StockedProduct; variant: number; quantity: number }[]
}

/** Demo products in recommended order, `count` of them. `now` decides what is new and what is reduced. */
export function demoProducts(count: number, now: Date): StockedProduct[] {
  const today = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS)
  const vouchers = voucherDrafts(Math.max(4, Math.round(count * VOUCHER_SHARE)))
  const bundleCount = Math.max(9, Math.round(count * BUNDLE_SHARE))
  const names = { ro: new Set<string>(), en: new Set<string>(), hu: new Set<string>() }
  const simple = simpleProducts(count - vouchers.length - bundleCount, today, names)
  const bundles = bundleProducts(bundleCount, simple, today)
  const wanted: Scored[] = [
    ...simple,
    ...bundles.map((product, i) => ({ product, score: (i + 0.5) / bundles.length })),
    ...vouchers.map((draft, i) => ({ product: voucherProduct(draft, today), score: (i + 0.3) / vouchers.length })),
  ]
  return inOrder(wanted)
}

interface Scored {
  product: StockedProduct
  /** Place in the recommended order, 0…1. */
  score: number
}

/** Shares of the categories, none without a product. */
function counts(total: number): number[] {
  const sum = LEAVES.reduce((all, leaf) => all + leaf.share, 0)
  const exact = LEAVES.map((leaf) => (leaf.share / sum) * total)
  const whole = exact.map((share) => Math.max(1, Math.floor(share)))
  const byRest = exact.map((share, i) => ({ i, rest: share - Math.floor(share) })).toSorted((a, b) => b.rest - a.rest)
  let missing = total - whole.reduce((all, share) => all + share, 0)
  for (let k = 0; missing > 0; k = (k + 1) % byRest.length, missing--) whole[byRest[k]?.i ?? 0]! += 1
  // A small shop has more categories than shares: the largest give way.
  while (missing < 0) {
    const largest = whole.indexOf(Math.max(...whole))
    whole[largest]! -= 1
    missing++
  }
  return whole
}

function simpleProducts(total: number, today: Date, names: Record<Locale, Set<string>>): Scored[] {
  const perLeaf = counts(total)
  return LEAVES.flatMap((leaf, l) => {
    const shelf = emptyShelf(names)
    const many = perLeaf[l] ?? 0
    return Array.from({ length: many }, (_, i) => {
      const dice = random(`${leaf.key} ${i}`)
      const draft = draftOf(leaf, dice, shelf)
      const place = (i + dice.next()) / many
      // Infant formula may not be put forward: it stands behind everything else (LAW-40).
      return {
        product: stocked(draft, dice, today, i / many),
        score: draft.noPromo ? 1 + place : recommendedRank(leaf.key, place),
      }
    })
  })
}

/** Price, stock and age of a draft; `place` 0…1 in its category: what is sold out does not stand in front. */
function stocked(draft: Draft, dice: Random, today: Date, place: number): StockedProduct {
  const createdAt = bornAt(dice, today)
  const ageDays = (today.getTime() - createdAt.getTime()) / DAY_MS
  const mayReduce = !draft.noPromo && draft.kind === 'simple' && ageDays > 8
  const pricing = pricingOf(dice, draft.mrp, createdAt, today, mayReduce && dice.chance(0.205))
  const gone = place > 0.5 && dice.chance(0.06)
  const plenty = draft.flags.includes('bulky') ? 14 : 60
  return {
    draft,
    // A reduction that the endings of a price swallow is none: the product keeps its price.
    pricing:
      pricing.reducedAt && !isReduced(pricing)
        ? pricingOf(random(`${draft.name.ro} plain`), draft.mrp, createdAt, today, false)
        : pricing,
    createdAt,
    stock: draft.variants.map(() => stockOf(dice, plenty, gone)),
    parts: [],
  }
}

/** Two years of arrivals, some of the last month. */
function bornAt(dice: Random, today: Date): Date {
  const days = dice.chance(0.05) ? dice.between(1, 29) : dice.between(30, 730)
  return new Date(today.getTime() - days * DAY_MS + dice.between(8 * 60, 17 * 60) * 60_000)
}

function voucherProduct(draft: Draft, today: Date): StockedProduct {
  const dice = random(draft.name.ro)
  const createdAt = new Date(today.getTime() - 700 * DAY_MS)
  return {
    draft,
    pricing: pricingOf(dice, draft.mrp, createdAt, new Date(createdAt.getTime() + DAY_MS), false),
    createdAt,
    stock: [voucherStock()],
    parts: [],
  }
}

/** Sets of what is on the shelves. Every second set of a kind shares a part with the one before. */
function bundleProducts(total: number, simple: readonly Scored[], today: Date): StockedProduct[] {
  const byLeaf = Map.groupBy(
    simple.map(({ product }) => product).filter((product) => product.stock.some((pieces) => piecesIn(pieces) >= 5)),
    (product) => product.draft.leaf,
  )
  const origin = new Map<Draft, StockedProduct>()
  const candidate = (product: StockedProduct, dice: Random): Candidate => {
    origin.set(product.draft, product)
    const variant = dice.pick(product.stock.flatMap((pieces, i) => (piecesIn(pieces) >= 5 ? [i] : [])))
    return { draft: product.draft, pricing: product.pricing, variant, pieces: piecesIn(product.stock[variant] ?? []) }
  }
  const last = new Map<string, Candidate>()
  const pick = (leaf: string, dice: Random, another: boolean): Candidate | null => {
    const before = last.get(leaf)
    if (before && !another && dice.chance(0.35)) return before
    const choice = byLeaf.get(leaf)
    if (!choice) return null
    const chosen = candidate(dice.pick(choice), dice)
    last.set(leaf, chosen)
    return chosen
  }
  const taken = new Set<string>()
  const made: StockedProduct[] = []
  for (let i = 0; made.length < total && i < total * 8; i++) {
    const dice = random(`set ${i}`)
    const bundle = bundleOf(i, dice, pick, taken)
    if (!bundle) continue
    const parts = bundle.parts.map((part) => ({
      product: origin.get(part.candidate.draft) as StockedProduct,
      variant: part.candidate.variant,
      quantity: part.quantity,
    }))
    const newest = Math.max(...parts.map((part) => part.product.createdAt.getTime()))
    const createdAt = new Date(Math.max(newest, bornAt(dice, today).getTime()))
    made.push({
      draft: bundle.draft,
      pricing: pricingOf(dice, bundle.draft.mrp, createdAt, createdAt, false),
      createdAt,
      stock: [[]],
      parts,
    })
  }
  return made
}

/** How far ahead a product may be fetched so that neighbours differ. */
const WINDOW = 40

/**
 * By score, but with other groups between, and no drawing or colour twice among three of a group, where that can be helped: a
 * listing shows one group at a time. Within a category the order stays, and an extra does not overtake the main goods of its group.
 */
function inOrder(products: readonly Scored[]): StockedProduct[] {
  const queue = products.toSorted((a, b) => a.score - b.score).map(({ product }) => product)
  const ordered: StockedProduct[] = []
  const shown = new Map<string, StockedProduct[]>()
  const groupOf = ({ draft }: StockedProduct): string => category(draft.leaf).group
  const colourOf = ({ draft }: StockedProduct): Colourway | null => draft.variants[0]?.colourway ?? null
  while (queue.length > 0) {
    const last = ordered.at(-1)
    const seen = new Set<string>()
    const waiting = new Set<string>()
    const index = queue.slice(0, WINDOW).findIndex((product) => {
      const first = !seen.has(product.draft.leaf)
      seen.add(product.draft.leaf)
      const isBehind = !isMain(product.draft.leaf) && waiting.has(groupOf(product))
      if (isMain(product.draft.leaf)) waiting.add(groupOf(product))
      if (!first || isBehind || (last && groupOf(last) === groupOf(product))) return false
      const near = shown.get(groupOf(product))?.slice(-3) ?? []
      return near.every((one) => one.draft.art.type !== product.draft.art.type && colourOf(one) !== colourOf(product))
    })
    const [next] = queue.splice(Math.max(0, index), 1)
    if (!next) break
    ordered.push(next)
    shown.set(groupOf(next), [...(shown.get(groupOf(next))?.slice(-3) ?? []), next])
  }
  return ordered
}
