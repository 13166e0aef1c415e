/** Pages whose body is written. */
import { seenIn } from '#catalog/columns/market-view.ts'
import type { StoryBlock, StoryMode } from '#domain/content/story.ts'
import type { Head, LoadContext } from '#web/http/pages/page.ts'
import type { PartNames } from '#web/app/payload.ts'
import { readShownCoupons, type ShownCoupons } from '#services/content/shown-coupons.ts'
import { shownPayment } from '#services/payments/shown-payment.ts'
import { findPart } from '#services/content/page-parts.ts'
import type { ShownBlock } from '#web/storefront/blocks/view.ts'
import type { BlockContext } from './block-context.server.ts'
import { codesOf } from './advent.server.ts'
import { blockViews, partsOf } from './block-views.server.ts'

export interface WrittenBody {
  blocks: ShownBlock[]
  parts: PartNames
  /** The picture that people wait for. */
  preload: Head['preload']
}

type Context = Pick<LoadContext, 'shop' | 'front' | 'market' | 'now' | 'tag' | 'showUntil'>

interface HowShown {
  mode?: StoryMode
  source?: BlockContext['source']
  /** A hero at the beginning is the title of the page. */
  isWhole?: boolean
}

const NO_COUPONS: ShownCoupons = { coupons: new Map(), lowest: new Map() }

const contextOf = (
  { shop, front, market, now, tag, showUntil }: Context,
  { mode = 'published', source = 'page' }: HowShown,
  shown: ShownCoupons,
): BlockContext => ({
  snapshot: seenIn(shop.catalog.current, market.locale),
  payment: shownPayment(shop, shop.catalog.current.paymentTerms, market.locale),
  filmHosts: shop.config.integrations.filmHosts,
  front,
  market,
  now,
  mode,
  source,
  shown,
  tag,
  showUntil,
})

/** Returns what the blocks of a page show that asks nothing of the database: codes behind doors are not among it. */
export function bodyWithoutCodes(
  context: Context,
  body: readonly StoryBlock[],
  how: HowShown = {},
  shown: ShownCoupons = NO_COUPONS,
): WrittenBody {
  const blocks = blockViews(contextOf(context, how, shown), body, { isWhole: how.isWhole ?? true })
  return { blocks, parts: partsOf(blocks), preload: heroPreload(blocks[0]) }
}

/** Returns what the blocks of a page show. */
export async function writtenBody(context: Context, body: readonly StoryBlock[], how: HowShown = {}): Promise<WrittenBody> {
  const { shop, market } = context
  const codes = codesOf({ snapshot: shop.catalog.current, market }, body)
  return bodyWithoutCodes(context, body, how, await readShownCoupons(shop, codes, market.currency))
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
