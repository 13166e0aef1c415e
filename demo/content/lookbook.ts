/** The lookbook picture of the demo shop's home page. */
import type { SetPart } from '#demo/art/draw.ts'
import type { StockedProduct } from '#demo/catalog/shop.ts'
import { piecesIn } from '#demo/catalog/stock.ts'
import type { Kind } from '../art/kinds.ts'
import type { Colourway } from '../art/paint.ts'
import type { Pattern } from '../art/patterns.ts'

/** A thing of the lookbook's picture: what is drawn, what its Romanian name says, and how it looks there. */
interface LookbookThing {
  kind: Kind
  name: RegExp
  variant: number
  pattern: Pattern
  colourways: readonly Colourway[]
}

/** The goods of the picture by a SKU of each: beside it, and the one that it points at. */
export interface StillLife {
  beside: readonly string[]
  spot: string
  /** The tent, the horse and the blocks as they are drawn on their cards: the scene shows the very same. */
  scene: readonly SetPart[]
}

/** What stands in the demo shop's lookbook picture: two things beside it, and the one that the picture points at. */
const LOOKBOOK: { beside: readonly LookbookThing[]; spot: LookbookThing } = {
  beside: [
    {
      kind: 'tent',
      name: /^cort de joacă (?!pentru curte)/i,
      variant: 1,
      pattern: 'sprig',
      colourways: ['natural', 'oat', 'chalk'],
    },
    { kind: 'blocks', name: /^cuburi cu litere/i, variant: 0, pattern: 'plain', colourways: ['natural', 'oat', 'chalk'] },
  ],
  spot: { kind: 'rocker', name: /^căluț balansoar/i, variant: 0, pattern: 'check', colourways: ['natural', 'chalk', 'sage'] },
}

/** How much a product looks like the thing of the picture; -1 when it is another thing. */
function likenessOf(product: StockedProduct, thing: LookbookThing): number {
  const { kind, name, art } = product.draft
  if (kind !== 'simple' || art.type !== thing.kind || !thing.name.test(name.ro)) return -1
  const { colourway } = shownPart(product)
  return (
    (art.variant === thing.variant ? 3 : 0) +
    (art.pattern === thing.pattern ? 2 : 0) +
    (thing.colourways.some((one) => one === colourway) ? 5 : 0)
  )
}

/** Returns the goods of the picture by a SKU of each; null in a shop that does not have all of them. */
export function lookbookOf(products: readonly StockedProduct[], skuOf: (product: StockedProduct) => string): StillLife | null {
  const available = products.filter(({ stock }) => stock.flat().some(({ onHand }) => onHand > 0))
  const find = (thing: LookbookThing): StockedProduct[] => {
    const [best] = available
      .map((product) => ({ product, likeness: likenessOf(product, thing) }))
      .filter(({ likeness }) => likeness >= 0)
      .toSorted((a, b) => b.likeness - a.likeness)
    return best ? [best.product] : []
  }
  const beside = LOOKBOOK.beside.flatMap(find)
  const [spot] = find(LOOKBOOK.spot)
  const [tent, blocks] = beside
  if (!spot || !tent || !blocks) return null
  return { beside: beside.map(skuOf), spot: skuOf(spot), scene: [tent, spot, blocks].map(shownPart) }
}

/** Returns a product as its card shows it: in the colour of its first variant on stock. */
function shownPart({ draft: { art, variants }, stock }: StockedProduct): SetPart {
  const shown = stock.findIndex((pieces) => piecesIn(pieces) > 0)
  return { art, colourway: variants[Math.max(0, shown)]?.colourway ?? 'natural' }
}
