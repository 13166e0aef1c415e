/** Links that show a draft to whoever has them, for a while. */
import { z } from 'zod'
import type { FrameParts } from '#domain/content/frame-content.ts'
import { LOCALES, href, MARKETS } from '#domain/market/market.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { Shop } from '#services/shop.ts'
import type { Tokens } from '#services/tokens.ts'
import type { StoryTextName } from '#store/content/write-stories.ts'
import { isKnownContent, type ContentKind } from '#domain/content/content-kinds.ts'
import type { Story, WrittenContent } from '#domain/content/story.ts'
import { PARTS } from './page-parts.ts'

const PURPOSE = 'content preview'
/** How long a link shows the draft. */
export const PREVIEW_DAYS = 7

const sealed = z.strictObject({ id: z.int(), locale: z.enum(LOCALES), until: z.int() })

/** Returns the path of a page that shows the draft of a text: only this shop can make one. */
export function previewPath(tokens: Tokens, { id, locale }: StoryTextName, now: Date): string {
  const content: z.infer<typeof sealed> = { id, locale, until: now.getTime() + PREVIEW_DAYS * DAY_MS }
  // Addresses are in lower case.
  const token = Buffer.from(tokens.seal(PURPOSE, JSON.stringify(content)), 'base64url').toString('hex')
  return href(MARKETS[locale], `/preview/${token}`)
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
export async function findPreview(
  { tokens, content, clock }: Pick<Shop, 'tokens' | 'content' | 'clock'>,
  token: string,
): Promise<DraftStory | null> {
  const text = tokens.unseal(PURPOSE, Buffer.from(token, 'hex').toString('base64url'))
  if (text === null) return null
  const { id, locale, until } = sealed.parse(JSON.parse(text))
  if (until < clock.now().getTime()) return null
  const story = await content.story({ id }, locale, 'draft')
  return story && isKnownContent(story.content) ? (story as DraftStory) : null
}
