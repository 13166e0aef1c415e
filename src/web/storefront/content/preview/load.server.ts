/** Loads the draft of a page for whoever has a link that the shop made. */
import { previewTitle } from '#messages/content/pages.ts'
import { findPreview } from '#services/content/preview.ts'
import { notFound, type Load } from '#web/http/pages/page.ts'
import { viewOf, type ContentView } from '#web/storefront/content/content-view.server.ts'

export const load: Load<ContentView> = async ({ shop, market, params }) => {
  const story = await findPreview(shop, params.id ?? '')
  if (story?.locale !== market.locale) notFound()
  const { title } = story.content
  return { data: viewOf(story.content), head: { title: `${previewTitle()}: ${title}`, robots: 'noindex, nofollow' } }
}
