/** Loads the draft of a page for whoever has a link that the shop made. */
import { previewTitle } from '#messages/content/pages.ts'
import { findPreview } from '#services/content/preview.ts'
import { notFound, type Load } from '#web/http/pages/page.ts'
import { writtenBody } from '#web/storefront/blocks/views/written-page.server.ts'
import { isFull } from '#web/storefront/content/full.ts'
import type { ContentView } from '#web/storefront/content/view.ts'

export const load: Load<ContentView> = async (context) => {
  const { shop, market, params } = context
  const story = await findPreview(shop, params.id ?? '')
  if (story?.locale !== market.locale) notFound()
  const { title, body, layout } = story.content
  const { blocks, parts, preload } = writtenBody(context, body, { mode: 'draft' })
  return {
    data: { title, blocks, isFull: isFull(layout) },
    parts,
    layout,
    head: { title: `${previewTitle()}: ${title}`, robots: 'noindex, nofollow', preload },
  }
}
