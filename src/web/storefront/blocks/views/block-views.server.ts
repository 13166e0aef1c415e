/** Makes what a page shows of its blocks. */
import { isBlockKind, missingFields, type BlockKind, type BlockOf } from '#domain/content/block-kinds.ts'
import type { StoryBlock } from '#domain/content/story.ts'
import { readBlock } from '#services/content/block-schema.ts'
import type { PartNames } from '#web/app/payload.ts'
import { LIVE_BLOCKS } from '#web/storefront/blocks/live-blocks.ts'
import type { BlockViews, ShownBlock } from '#web/storefront/blocks/view.ts'
import { adventView } from './advent.server.ts'
import type { BlockContext } from './block-context.server.ts'
import { archesView, numbersView } from './arches.server.ts'
import { deliveryView } from './delivery.server.ts'
import * as goods from './goods.server.ts'
import { paymentView } from './payment.server.ts'
import { showroomsView } from './showrooms.server.ts'
import * as written from './written.server.ts'

/** Returns what a block shows; null for nothing. */
type Viewer<K extends BlockKind> = (context: BlockContext, block: BlockOf<K>, isFirst: boolean) => BlockViews[K] | null

const always = () => ({})

const VIEWERS: { [K in BlockKind]: Viewer<K> } = {
  hero: written.heroView,
  text: written.textView,
  titled_text: written.titledTextView,
  image: written.imageView,
  buttons: written.buttonsView,
  quote: written.quoteView,
  table: written.tableView,
  faq: written.faqView,
  video: written.videoView,
  products: goods.productsView,
  collections: goods.collectionsView,
  brands: goods.brandsView,
  countdown: written.countdownView,
  sizing_table: written.sizingTableView,
  delivery: deliveryView,
  payment: paymentView,
  arches: archesView,
  numbers: numbersView,
  showrooms: showroomsView,
  bundle: goods.bundleBlockView,
  lookbook: goods.lookbookView,
  still_life: goods.stillLifeView,
  social: written.socialView,
  belly_band: goods.bellyBandView,
  advent: adventView,
  contact: written.contactView,
  newsletter: ({ source }) => ({ source }),
  ages: goods.agesView,
  for_children: always,
  recently_viewed: always,
}

/**
 * Returns what a page shows of its blocks. One that has nothing to show, or of a kind that the shop does not know, shows nothing to visitors
 * and a note in a preview (D-70).
 */
export function blockViews(
  context: BlockContext,
  blocks: readonly StoryBlock[],
  { isWhole }: { isWhole: boolean },
): ShownBlock[] {
  const shown: ShownBlock[] = []
  for (const block of blocks) {
    const view = viewOf(context, block, isWhole && shown.length === 0)
    if (view) shown.push(view)
    else if (context.mode === 'draft') shown.push(emptyView(block))
  }
  return shown
}

function viewOf(context: BlockContext, block: StoryBlock, isFirst: boolean): ShownBlock | null {
  const read = readBlock(block)
  if (!read) return null
  const viewer = VIEWERS[read.component] as Viewer<BlockKind>
  const { _uid: uid, component: kind } = read
  const data = viewer(context, read, isFirst)
  return data && ({ uid, kind, data } as ShownBlock)
}

function emptyView(block: StoryBlock): ShownBlock {
  const { _uid: uid, component } = block
  const read = readBlock(block)
  return {
    uid,
    kind: 'empty',
    data: { component, kind: isBlockKind(component) ? component : null, missing: read ? missingFields(read) : [] },
  }
}

/** Returns the names of the parts that these blocks are. */
export function partsOf(blocks: readonly ShownBlock[]): PartNames {
  const kinds = [...new Set(blocks.map(({ kind }) => kind))]
  const isLive = (kind: ShownBlock['kind']): boolean => LIVE_BLOCKS.some((live) => live === kind)
  return { live: kinds.filter(isLive), still: kinds.filter((kind) => !isLive(kind)) }
}
