/** The first picture of the home page while a campaign is on. */
import type { Campaign } from '#domain/content/campaign.ts'
import { isDark } from '#domain/content/layout.ts'
import type { StoryBlock } from '#domain/content/story.ts'
import type { Locale } from '#domain/market/market.ts'
import type { ShownBlock } from '#web/storefront/blocks/view.ts'

const uidOf = ({ key }: Campaign): string => `campaign-${key}`

/** Returns the blocks of the home page with the campaign's title in place of the first picture's; a campaign without a title changes nothing. */
export function withCampaign(body: readonly StoryBlock[], campaign: Campaign | null, locale: Locale): readonly StoryBlock[] {
  if (!campaign?.text[locale].title) return body
  const { title, lead, action } = campaign.text[locale]
  const [first, ...rest] = body
  const hero: StoryBlock = {
    _uid: uidOf(campaign),
    component: 'hero',
    title,
    lead,
    ...(campaign.picture && { picture: campaign.picture }),
    ...(campaign.narrow && { narrow: campaign.narrow }),
    links: campaign.link === null ? [] : [{ text: action, link: campaign.link }],
  }
  return first?.component === 'hero' ? [hero, ...rest] : [hero, ...body]
}

/** Returns the blocks with the campaign's own picture in the colours of a dark layout. */
export function inColours(blocks: ShownBlock[], campaign: Campaign | null): ShownBlock[] {
  if (!campaign || !isDark(campaign.layout)) return blocks
  return blocks.map((block) =>
    block.kind === 'hero' && block.uid === uidOf(campaign)
      ? { ...block, data: { ...block.data, theme: campaign.layout } }
      : block,
  )
}
