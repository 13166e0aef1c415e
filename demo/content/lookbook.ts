/** The lookbook picture of the demo shop's home page. */
import type { StockedProduct } from '#demo/catalog/shop.ts'
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
function likenessOf({ draft: { kind, name, art, variants } }: StockedProduct, thing: LookbookThing): number {
  if (kind !== 'simple' || art.type !== thing.kind || !thing.name.test(name.ro)) return -1
  const colourway = variants[0]?.colourway
  return (
    (art.variant === thing.variant ? 4 : 0) +
    (art.pattern === thing.pattern ? 2 : 0) +
    (thing.colourways.some((one) => one === colourway) ? 3 : 0)
  )
}

/** Returns the goods of the picture by a SKU of each; null in a shop that does not have all of them. */
export function lookbookOf(products: readonly StockedProduct[], skuOf: (product: StockedProduct) => string): StillLife | null {
  const available = products.filter(({ stock }) => stock.flat().some(({ onHand }) => onHand > 0))
  const find = (thing: LookbookThing): string[] => {
    const [best] = available
      .map((product) => ({ product, likeness: likenessOf(product, thing) }))
      .filter(({ likeness }) => likeness >= 0)
      .toSorted((a, b) => b.likeness - a.likeness)
    return best ? [skuOf(best.product)] : []
  }
  const beside = LOOKBOOK.beside.flatMap(find)
  const [spot] = find(LOOKBOOK.spot)
  return spot !== undefined && beside.length === LOOKBOOK.beside.length ? { beside, spot } : null
}
