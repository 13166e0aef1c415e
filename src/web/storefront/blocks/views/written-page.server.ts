/** Pages whose body is written. */
import type { StoryBlock, StoryMode } from '#domain/content/story.ts'
import type { Head, LoadContext } from '#web/http/pages/page.ts'
import type { PartNames } from '#web/app/payload.ts'
import { findPart } from '#services/content/page-parts.ts'
import type { ShownBlock } from '#web/storefront/blocks/view.ts'
import type { BlockContext } from './block-context.server.ts'
import { blockViews, partsOf } from './block-views.server.ts'

export interface WrittenBody {
  blocks: ShownBlock[]
  parts: PartNames
  /** The picture that people wait for. */
  preload: Head['preload']
}

type Context = Pick<LoadContext, 'shop' | 'front' | 'market' | 'now' | 'tag' | 'showUntil'>

const contextOf = ({ shop, front, market, now, tag, showUntil }: Context, source: BlockContext['source']): BlockContext => ({
  snapshot: shop.catalog.current,
  filmHosts: shop.config.integrations.filmHosts,
  front,
  market,
  now,
  source,
  tag,
  showUntil,
})

/** Returns what the blocks of a page show. `isWhole`: a hero at the beginning is the title of the page. */
export function writtenBody(
  context: Context,
  body: readonly StoryBlock[],
  {
    mode = 'published',
    source = 'page',
    isWhole = true,
  }: { mode?: StoryMode; source?: BlockContext['source']; isWhole?: boolean } = {},
): WrittenBody {
  const blocks = blockViews(contextOf(context, source), body, { mode, isWhole })
  return { blocks, parts: partsOf(blocks), preload: heroPreload(blocks[0]) }
}

/** Returns what is written for a part of a page of the shop's own; nothing where nothing is. */
export async function writtenPart(context: Context, name: string): Promise<WrittenBody> {
  const story = await findPart(context.shop, context.market.locale, name)
  if (!story) return { blocks: [], parts: { live: [], still: [] }, preload: undefined }
  context.tag(`story:${story.id}`)
  return writtenBody(context, story.content.body, { isWhole: false })
}

function heroPreload(first: ShownBlock | undefined): Head['preload'] {
  if (first?.kind !== 'hero' || !first.data.picture) return undefined
  const { src, srcSet, sizes } = first.data.picture
  const { narrow } = first.data
  const wide = { href: src, as: 'image' as const, imagesrcset: srcSet, imagesizes: sizes }
  if (!narrow) return [wide]
  const [address = ''] = narrow.srcSet.split(' ')
  return [
    { ...wide, media: '(min-width: 641px)' },
    {
      href: address,
      as: 'image',
      imagesrcset: narrow.sizes && narrow.srcSet,
      imagesizes: narrow.sizes,
      media: '(max-width: 640px)',
    },
  ]
}
