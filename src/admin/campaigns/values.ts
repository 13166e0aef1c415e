/** A campaign as its form has it. */
import { LOCALES, perLocale, type Locale } from '#domain/market/market.ts'
import type { CampaignView } from '#admin/schema/campaigns.ts'

type Wire = CampaignView['campaign']

export interface CampaignValues {
  layout: Wire['layout']
  markets: Record<Locale, boolean>
  starts: string
  ends: string
  link: string
  picture: string
  narrow: string
  text: Wire['text']
}

export const valuesOf = ({ markets, link, picture, narrow, layout, starts, ends, text }: Wire): CampaignValues => ({
  layout,
  markets: perLocale((locale) => markets.includes(locale)),
  starts,
  ends,
  link: link ?? '',
  picture: picture ?? '',
  narrow: narrow ?? '',
  text,
})

/** A date and time to the minute: browsers may add seconds. */
const minute = (local: string): string => local.slice(0, '2026-11-27T00:00'.length)

/** Returns the campaign with these values. */
export const campaignOf = (before: Wire, { markets, link, picture, narrow, starts, ends, ...values }: CampaignValues): Wire => ({
  ...before,
  ...values,
  starts: minute(starts),
  ends: minute(ends),
  markets: LOCALES.filter((locale) => markets[locale]),
  link: link.trim() || null,
  picture: picture || null,
  narrow: narrow || null,
})
