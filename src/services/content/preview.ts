/** Links that show a draft to whoever has them, for a while. */
import { z } from 'zod'
import type { FrameParts } from '#domain/content/frame-content.ts'
import type { Campaign } from '#domain/content/campaign.ts'
import { LOCALES, href, MARKETS, type Locale } from '#domain/market/market.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { Shop } from '#services/shop.ts'
import type { Tokens } from '#services/tokens.ts'
import type { StoryTextName } from '#store/content/write-stories.ts'
import { isKnownContent, type ContentKind } from '#domain/content/content-kinds.ts'
import type { Story, WrittenContent } from '#domain/content/story.ts'
import { listCampaigns } from './campaigns.ts'
import { PARTS } from './page-parts.ts'

const PURPOSE = 'content preview'
/** How long a link shows the draft. */
export const PREVIEW_DAYS = 7

const sealed = z.strictObject({ id: z.int(), locale: z.enum(LOCALES), until: z.int() })
const sealedCampaign = z.strictObject({ campaign: z.string(), locale: z.enum(LOCALES), until: z.int() })

/** Returns the path of a page that shows the draft of a text: only this shop can make one. */
export function previewPath(tokens: Tokens, { id, locale }: StoryTextName, now: Date): string {
  return pathOf(tokens, { id, locale, until: now.getTime() + PREVIEW_DAYS * DAY_MS })
}

/** Returns the path of the home page as it is while a campaign is on. */
export const campaignPreviewPath = (tokens: Tokens, { key, locale }: { key: string; locale: Locale }, now: Date): string =>
  pathOf(tokens, { campaign: key, locale, until: now.getTime() + PREVIEW_DAYS * DAY_MS })

function pathOf(tokens: Tokens, content: z.infer<typeof sealed | typeof sealedCampaign>): string {
  // Addresses are in lower case.
  const token = Buffer.from(tokens.seal(PURPOSE, JSON.stringify(content)), 'base64url').toString('hex')
  return href(MARKETS[content.locale], `/preview/${token}`)
}

/** Returns what a link says, null for one that is over, or that the shop did not make. */
function read<T extends { until: number }>(shop: Pick<Shop, 'tokens' | 'clock'>, token: string, schema: z.ZodType<T>): T | null {
  const text = shop.tokens.unseal(PURPOSE, Buffer.from(token, 'hex').toString('base64url'))
  const said = text === null ? null : (schema.safeParse(JSON.parse(text)).data ?? null)
  return said && said.until >= shop.clock.now().getTime() ? said : null
}

/** Returns the campaign that a link shows, and the market; null for another link. */
export async function findCampaignPreview(
  shop: Pick<Shop, 'tokens' | 'clock' | 'db'>,
  token: string,
): Promise<{ campaign: Campaign; locale: Locale } | null> {
  const said = read(shop, token, sealedCampaign)
  const campaign = said && (await listCampaigns(shop.db.query)).find(({ key }) => key === said.campaign)
  return campaign ? { campaign, locale: said.locale } : null
}

/** A draft of any kind. */
export interface DraftStory extends Story {
  content: WrittenContent & { component: ContentKind }
}

/** Returns what the frame of a page has in a language while a draft of menu or footer is shown in it; null for other drafts. */
export function framePreview({ memory }: Pick<Shop, 'memory'>, story: DraftStory): FrameParts | null {
  const name = story.fullSlug.slice(PARTS.length)
  if (story.content.component !== 'part' || !(name === 'menu' || name === 'footer')) return null
  return { ...memory.frame?.parts[story.locale], [name]: story }
}

/** Returns the draft that a link shows; null for a link that is over, or that the shop did not make. */
export async function findPreview(shop: Pick<Shop, 'tokens' | 'content' | 'clock'>, token: string): Promise<DraftStory | null> {
  const said = read(shop, token, sealed)
  if (!said) return null
  const story = await shop.content.story({ id: said.id }, said.locale, 'draft')
  return story && isKnownContent(story.content) ? (story as DraftStory) : null
}
