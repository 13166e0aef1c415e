/** What a merchant has written above a listing. */
import type { LoadContext, Page } from '#web/http/pages/page.ts'
import type { ShownBlock } from '#web/storefront/blocks/view.ts'
import type { ListingView } from '#web/storefront/listing/listing-view.ts'
import { writtenPart } from './written-page.server.ts'

export interface ToppedListing extends ListingView {
  top?: ShownBlock[]
}

/** Only above the whole listing: further pages and narrowed ones are for whoever looks for goods. */
export async function listingTop(context: LoadContext, page: Page<ListingView>, name: string): Promise<Page<ToppedListing>> {
  if (context.url.search !== '') return page
  const { blocks, parts, preload } = await writtenPart(context, name)
  if (blocks.length === 0) return page
  return { ...page, data: { ...page.data, top: blocks }, parts, head: { ...page.head, preload: preload ?? page.head.preload } }
}
