/** Data of a written page. */
import type { ShownBlock } from '#web/storefront/blocks/view.ts'

export interface ContentView {
  title: string
  /** Whether its first block reaches the edges of the window: then no breadcrumb stands above it. */
  isFull: boolean
  blocks: ShownBlock[]
  /** Of a long text: its headings, and who answers questions. */
  long?: {
    contents: { id: string; text: string }[]
    help: { image: string; email: string; phone: string; href: string }
  }
}
