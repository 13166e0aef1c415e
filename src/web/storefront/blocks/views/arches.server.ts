/** Views of arches with texts, and of the shop in numbers. */
import { isSeen } from '#catalog/columns/market-view.ts'
import { derive, type Snapshot } from '#catalog/columns/snapshot.ts'
import type { BlockOf } from '#domain/content/block-kinds.ts'
import * as text from '#messages/content/delivery.ts'
import { formatCount } from '#messages/text.ts'
import type { BlockViews } from '#web/storefront/blocks/view.ts'
import { pictureOf, type BlockContext } from './block-context.server.ts'

/** How wide an arch is. */
const ARCH_WIDTH = '(max-width: 640px) 50vw, 340px'

export function archesView(
  context: BlockContext,
  { title, lead = '', steps = [] }: BlockOf<'arches'>,
): BlockViews['arches'] | null {
  const arches = steps.flatMap(({ picture, name, text: words = '' }) => {
    const shown = pictureOf(context, picture, ARCH_WIDTH)
    return shown && name ? [{ picture: shown, name, text: words }] : []
  })
  return title && arches.length > 0 ? { title, lead, arches } : null
}

/** Returns how many products of how many brands the market of a view sells. */
function countSeen(view: Snapshot): { products: number; brands: number } {
  const seen = view.products.filter((product) => isSeen(view, product))
  return { products: seen.length, brands: new Set(seen.map(({ brand }) => brand)).size }
}

/** What there is none of is left out. */
export function numbersView(
  { snapshot, market, tag }: BlockContext,
  { title = '' }: BlockOf<'numbers'>,
): BlockViews['numbers'] | null {
  tag('listing')
  const { products, brands } = derive(snapshot, countSeen)
  const rules = snapshot.deliveryRules[market.locale].filter(({ method }) => method === 'courier')
  const counted: [number, (count: number) => string][] = [
    [products, text.products],
    [brands, text.brands],
    [snapshot.showrooms.length, text.rooms],
    [new Set(rules.flatMap(({ countries }) => countries)).size, text.countries],
  ]
  const numbers = counted.flatMap(([count, of]) => (count > 0 ? [{ count: formatCount(count), of: of(count) }] : []))
  return numbers.length > 0 ? { title, numbers } : null
}
