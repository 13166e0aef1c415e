import { foldedWords } from '#domain/fold.ts'
import { LOCALES, type Locale } from '#domain/market.ts'
import type { CatalogueProduct } from '#store/catalogue-products.ts'
import { trailOf } from './collections.ts'
import type { Pause, Snapshot } from './snapshot.ts'

/** More words than anybody means; a longer query is cut here. */
const MOST_WORDS = 12
const LONGEST_QUERY = 200

/**
 * Docs whose name, brand, collections or SKU have a word that begins with each word of the query, best first: found in the
 * name before found in the brand before the rest, and recommended order among equals.
 */
export function searchProducts(snapshot: Snapshot, locale: Locale, query: string): number[] {
  const starts = foldedWords(query.slice(0, LONGEST_QUERY))
    .slice(0, MOST_WORDS)
    .map((word) => ` ${word}`)
  if (starts.length === 0) return []
  const { names, rest } = textsOf(snapshot, locale)
  const brands = new Map(Array.from(snapshot.brands.values(), ({ id, name }) => [id, folded(name)]))
  const found: number[][] = []
  for (let doc = 0; doc < names.length; doc++) {
    const name = names[doc]!
    const others = rest[doc]!
    let score = 0
    for (const start of starts) {
      if (name.includes(start)) continue
      if (!others.includes(start)) {
        score = -1
        break
      }
      score += brands.get(snapshot.brand[doc]!)?.includes(start) ? 1 : 2
    }
    if (score >= 0) (found[score] ??= []).push(doc)
  }
  return found.flat()
}

interface Texts {
  names: readonly string[]
  /** Brand, collections and SKUs. */
  rest: readonly string[]
}
const texts = new WeakMap<Snapshot, Partial<Record<Locale, Texts>>>()

function textsOf(snapshot: Snapshot, locale: Locale): Texts {
  let known = texts.get(snapshot)
  if (!known) texts.set(snapshot, (known = {}))
  return (known[locale] ??= collect(snapshot, locale))
}

function collect(snapshot: Snapshot, locale: Locale): Texts {
  const brands = new Map(Array.from(snapshot.brands.values(), ({ id, name }) => [id, folded(name)]))
  const collections = new Map(
    Array.from(snapshot.tree.byId.values(), (node) => [node.id, folded(...trailOf(node).map((one) => one.name[locale]))]),
  )
  return {
    names: snapshot.products.map((product) => wordsOf(product).names[locale]),
    rest: snapshot.products.map(
      (product) => (brands.get(product.brand) ?? '') + (collections.get(product.collection) ?? '') + wordsOf(product).skus,
    ),
  }
}

/** Folded words, each with a space before it, so that ' urs' finds a word that begins so. */
const folded = (...parts: string[]): string => ` ${parts.flatMap(foldedWords).join(' ')} `

interface FoldedProduct {
  names: Record<Locale, string>
  skus: string
}
/** A product is never changed, only replaced: what was folded once stays true. */
const known = new WeakMap<CatalogueProduct, FoldedProduct>()

function wordsOf(product: CatalogueProduct): FoldedProduct {
  let words = known.get(product)
  if (!words) {
    const { ro, en, hu } = product.name
    const skus = product.variants.map(({ sku }) => sku.toLowerCase())
    words = {
      names: { ro: folded(ro), en: folded(en), hu: folded(hu) },
      // A SKU is found by its beginning, typed with or without its hyphens.
      skus: ` ${skus.map((sku) => `${sku.replaceAll('-', ' ')} ${sku.replaceAll('-', '')}`).join(' ')} `,
    }
    known.set(product, words)
  }
  return words
}

/** Products folded between two pauses: about five milliseconds. */
const SLICE = 300

/** Folds every text in slices, so that no search waits for it. */
export async function warmSearch(snapshot: Snapshot, pause: Pause): Promise<void> {
  for (const [doc, product] of snapshot.products.entries()) {
    if (known.has(product)) continue
    wordsOf(product)
    if (doc % SLICE === 0) await pause()
  }
  for (const locale of LOCALES) {
    textsOf(snapshot, locale)
    await pause()
  }
}
