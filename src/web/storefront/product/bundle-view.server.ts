/** Data of a bundle's parts. */
import { productAt } from '#catalog/columns/snapshot.ts'
import { pictureOf } from '#catalog/products/pictures.ts'
import { placesOfProduct } from '#catalog/products/places.ts'
import { isSoldOut } from '#catalog/columns/card-price.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import { itemId } from '#domain/catalog/item-id.ts'
import { href, type Market } from '#domain/market/market.ts'
import type { BundleView, PartView } from './view.ts'

/** Returns the bundle that a product is, or the best one that contains it; with the tags of the products shown. */
export function bundleOf(snapshot: Snapshot, doc: number, market: Market): { view: BundleView | null; tags: string[] } {
  const product = productAt(snapshot, doc)
  const found = product.kind === 'bundle' ? doc : snapshot.bundlesWith.get(product.id)?.find((one) => one < snapshot.firstSoldOut)
  if (found === undefined || product.noPromo) return { view: null, tags: [] }
  const bundle = productAt(snapshot, found)
  if (bundle.noPromo) return { view: null, tags: [] }
  const parts = partsOf(snapshot, bundle.parts, market)
  const [variant] = bundle.variants
  // A part that is no longer sold leaves nothing to show.
  if (!variant || parts.length < bundle.parts.length || parts.length === 0) return { view: null, tags: [] }
  const sale = variant.catalogPrice[market.currency]
  const apart = parts.reduce((sum, part) => sum + part.price * part.qty, 0)
  return {
    view: {
      item: bundle.variants.length === 1 && !isSoldOut(bundle) ? itemId(variant.id, bundle.kind) : null,
      name: bundle.name[market.locale],
      href: href(market, `/p/${bundle.slug[market.locale]}`),
      sale,
      only: placesOfProduct(snapshot, bundle, market)?.slice(),
      apart: apart > sale ? apart : null,
      parts,
    },
    tags: [`p:${bundle.id}`, ...bundle.parts.map((part) => `p:${part.product}`)],
  }
}

function partsOf(
  snapshot: Snapshot,
  parts: readonly { product: number; variant: number; qty: number }[],
  market: Market,
): PartView[] {
  return parts.flatMap(({ product: id, variant: item, qty }): PartView[] => {
    const doc = snapshot.byId.get(id)
    if (doc === undefined) return []
    const product = productAt(snapshot, doc)
    const variant = product.variants.find((one) => one.id === item)
    // A set that shows what it saves would promote this part (D-28).
    if (!variant || product.noPromo) return []
    const { src, tint } = pictureOf(product, variant.colourway)
    return [
      {
        name: product.name[market.locale],
        href: href(market, `/p/${product.slug[market.locale]}`),
        image: src,
        tint,
        qty,
        price: variant.catalogPrice[market.currency],
      },
    ]
  })
}
