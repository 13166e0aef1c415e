import { foldedWords } from '#domain/fold.ts'
import { LOCALES, type Locale } from '#domain/market.ts'
import type { CatalogueProduct } from '#store/catalogue.ts'
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
  const words = foldedWords(query.slice(0, LONGEST_QUERY)).slice(0, MOST_WORDS)
  if (words.length === 0) return []
  const starts = words.map((word) => ` ${word}`)
  const brands = new Map(Array.from(snapshot.brands.values(), ({ id, name }) => [id, folded(name)]))
  const collections = new Map(
    Array.from(snapshot.tree.byId.values(), (node) => [node.id, folded(...trailOf(node).map((one) => one.name[locale]))]),
  )
  const found: number[][] = []
  for (const [doc, product] of snapshot.products.entries()) {
    const { names, skus } = textsOf(product)
    const places = [names[locale], brands.get(product.brand) ?? '', (collections.get(product.collection) ?? '') + skus]
    let score = 0
    for (const start of starts) {
      const place = places.findIndex((text) => text.includes(start))
      if (place === -1) {
        score = -1
        break
      }
      score += place
    }
    if (score >= 0) (found[score] ??= []).push(doc)
  }
  return found.flat()
}

/** Folded words, each with a space before it, so that ' urs' finds a word that begins so. */
const folded = (...parts: string[]): string => ` ${parts.flatMap(foldedWords).join(' ')} `

interface FoldedProduct {
  names: Record<Locale, string>
  skus: string
}
/** A product is never changed, only replaced: what was folded once stays true. */
const known = new WeakMap<CatalogueProduct, FoldedProduct>()

function textsOf(product: CatalogueProduct): FoldedProduct {
  let texts = known.get(product)
  if (!texts) {
    const names = Object.fromEntries(LOCALES.map((locale) => [locale, folded(product.name[locale])])) as Record<Locale, string>
    // A SKU is found by its beginning, typed with or without its hyphens.
    const skus = folded(...product.variants.flatMap(({ sku }) => [sku, sku.replaceAll('-', '')]))
    known.set(product, (texts = { names, skus }))
  }
  return texts
}

/** Folds every text in slices, so that no search waits for it. */
export async function warmSearch(snapshot: Snapshot, pause: Pause): Promise<void> {
  for (const [doc, product] of snapshot.products.entries()) {
    textsOf(product)
    if (doc % 500 === 499) await pause()
  }
}
