/** Loads the draft of a content for whoever has a link that the shop made. */
import { previewTitle } from '#messages/content/pages.ts'
import { FOOTER_KINDS, MENU_KINDS } from '#domain/content/frame-kinds.ts'
import { headOf, readBlog } from '#services/blog/blog.ts'
import { readBlockAmong } from '#services/content/block-schema.ts'
import { readContent } from '#services/content/content-schema.ts'
import type { Campaign } from '#domain/content/campaign.ts'
import { findCampaignPreview, findPreview, framePreview, type DraftStory } from '#services/content/preview.ts'
import { notFound, type Head, type Load, type LoadContext, type Page } from '#web/http/pages/page.ts'
import { bodyWithoutCodes, writtenBody } from '#web/storefront/blocks/views/written-page.server.ts'
import { articleView } from '#web/storefront/blog/article/article-view.server.ts'
import { homeView } from '#web/storefront/home/home-view.server.ts'
import { isFull } from '#web/storefront/content/full.ts'
import type { DraftView } from './page.tsx'

export const load: Load<DraftView> = async (context) => {
  const { shop, market, params } = context
  const worn = await findCampaignPreview(shop, params.id ?? '')
  if (worn?.locale === market.locale) return campaignDraft(context, worn.campaign)
  const story = await findPreview(shop, params.id ?? '')
  if (story?.locale !== market.locale) notFound()
  const head: Head = { title: `${previewTitle()}: ${story.content.title}`, robots: 'noindex, nofollow' }
  return frameDraft(context, story, head) ?? (await articleDraft(context, story, head)) ?? pageDraft(context, story, head)
}

/** The home page as it is while the campaign is on; its sentence stands where the bar will be. */
async function campaignDraft(context: LoadContext, campaign: Campaign): Promise<Page<DraftView>> {
  const { locale } = context.market
  const home = await homeView({ ...context, campaign })
  const { bar, title } = campaign.text[locale]
  const page = { title: title || bar, lead: '', blocks: home.data.blocks, isFull: isFull(campaign.layout) }
  const head: Head = { title: `${previewTitle()}: ${campaign.key}`, robots: 'noindex, nofollow', preload: home.head.preload }
  return { data: { page, bar }, parts: home.parts, layout: campaign.layout, head }
}

/** Menu and footer are shown around the page; blocks in which nothing can be read have a note in it. */
function frameDraft(context: LoadContext, story: DraftStory, head: Head): Page<DraftView> | null {
  const frame = framePreview(context.shop, story)
  if (!frame) return null
  const kinds = frame.menu === story ? MENU_KINDS : FOOTER_KINDS
  const unknown = story.content.body.filter((block) => readBlockAmong(kinds, block) === null)
  const { blocks, parts } = bodyWithoutCodes(context, unknown, { mode: 'draft' })
  const drafts = { parts: frame, ...(frame.menu === story && { menuVersion: context.params.id ?? '' }) }
  const around = frame.menu === story ? 'menu' : 'footer'
  return { data: { page: { title: story.content.title, lead: '', blocks, isFull: false }, around }, parts, drafts, head }
}

async function articleDraft(context: LoadContext, story: DraftStory, head: Head): Promise<Page<DraftView> | null> {
  const content = readContent('article', story.content)
  if (!content) return null
  const blog = await readBlog(context.shop, context.market.locale)
  const draft = { blog, head: headOf(blog, { ...story, content }), content, mode: 'draft' as const }
  const { article, parts } = await articleView(context, draft)
  return { data: { article }, parts, head }
}

async function pageDraft(context: LoadContext, { content }: DraftStory, head: Head): Promise<Page<DraftView>> {
  const { component, title, description, body } = content
  const layout = readContent('page', content)?.layout
  const { blocks, parts, preload } = await writtenBody(context, body, { mode: 'draft' })
  // What a category or an author says of itself is its description.
  const lead = component === 'page' || component === 'part' ? '' : description
  return { data: { page: { title, lead, blocks, isFull: isFull(layout) } }, parts, layout, head: { ...head, preload } }
}
