/** Written by `npm run db:types` from the migrated database: do not edit. */
import type { Generated } from 'kysely'
import type { Locale } from '#domain/market/market.ts'
import type { Layout } from '#domain/content/layout.ts'
import type { CampaignText } from '#domain/content/campaign.ts'
import type { RedirectStatus } from '#domain/content/redirect.ts'
import type { StoryBlock } from '#domain/content/story.ts'
import type { Json, JsonOptional, Optional } from './column-types.ts'

export interface ContentTables {
  story: {
    id: number
    uuid: Generated<string>
    kind: string
    key: string
    name: string
    position: Generated<number>
    tags: Generated<string[]>
    created_at: Date
  }
  story_text: {
    story_id: number
    locale: Locale
    slug: string
    draft: Json<StoryBlock>
    draft_at: Date
    published: JsonOptional<StoryBlock>
    published_at: Optional<Date>
    first_published_at: Optional<Date>
    publish_at: Optional<Date>
  }
  story_version: {
    id: Generated<string>
    story_id: number
    locale: Locale
    at: Date
    who: string
    content: Json<StoryBlock>
    shown_at: Optional<Date>
  }
  agreed_text: {
    sha256: string
    page_key: string
    locale: Locale
    title: string
    body: Json<unknown>
    first_agreed_at: Date
  }
  redirect: {
    path: string
    target: string
    status: RedirectStatus
    created_at: Date
    times: Generated<number>
    last_at: Optional<Date>
  }
  missed_address: {
    path: string
    times: number
    first_at: Date
    last_at: Date
  }
  campaign: {
    key: string
    layout: Layout
    markets: Locale[]
    starts: string
    ends: string
    is_on: boolean
    link: Optional<string>
    picture: Optional<string>
    narrow: Optional<string>
    text: Json<Record<Locale, CampaignText>>
  }
}
