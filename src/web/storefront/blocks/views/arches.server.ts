/** Views of arches with texts, and of the shop in numbers. */
import { soldByBrand } from '#catalog/columns/market-view.ts'
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

/** What there is none of is left out. */
export function numbersView(
  { snapshot, market, tag }: BlockContext,
  { title = '' }: BlockOf<'numbers'>,
): BlockViews['numbers'] | null {
  tag('listing')
  const sold = soldByBrand(snapshot)
  const rules = snapshot.deliveryRules[market.locale].filter(({ method }) => method === 'courier')
  const counted: [number, (count: number) => string][] = [
    [sold.values().reduce((sum, count) => sum + count, 0), text.products],
    [sold.size, text.brands],
    [snapshot.showrooms.length, text.rooms],
    [new Set(rules.flatMap(({ countries }) => countries)).size, text.countries],
  ]
  const numbers = counted.flatMap(([count, of]) => (count > 0 ? [{ count: formatCount(count), of: of(count) }] : []))
  return numbers.length > 0 ? { title, numbers } : null
}
