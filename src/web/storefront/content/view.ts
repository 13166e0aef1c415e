/** Data of a written page. */
import type { ShownBlock } from '#web/storefront/blocks/view.ts'

export interface ContentView {
  title: string
  blocks: ShownBlock[]
}
