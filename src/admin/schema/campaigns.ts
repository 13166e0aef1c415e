/** Campaigns in the back office, on the wire: their rules are those of the service. */
import { z } from 'zod'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { FIELD_LENGTHS } from '#domain/content/block-fields.ts'
import { LONGEST_CAMPAIGN, LONGEST_CONTENT_NAME } from '#domain/content/content-limits.ts'
import { LAYOUTS } from '#domain/content/layout.ts'
import { LOCALES } from '#domain/market/market.ts'
import { locale, moment, textUpTo } from '#web/schema/values.ts'

const text = textUpTo(FIELD_LENGTHS.text)
const words = z.strictObject({ bar: text, title: text, lead: text, action: text })

const campaign = z.strictObject({
  key: textUpTo(LONGEST_CONTENT_NAME),
  layout: z.enum(LAYOUTS),
  markets: z.array(locale).max(LOCALES.length),
  starts: textUpTo(MAX_FIELD_LENGTH),
  ends: textUpTo(MAX_FIELD_LENGTH),
  isOn: z.boolean(),
  link: text.nullable(),
  picture: text.nullable(),
  narrow: text.nullable(),
  text: z.strictObject({ ro: words, en: words, hu: words }),
})

/** As the shop wears it: `from` and `to` in each of its markets, and whether it is worn now. */
const span = z.object({ market: locale, from: moment, to: moment, isWorn: z.boolean() })
const listed = z.object({
  campaign,
  version: z.string(),
  spans: z.array(span),
  overlaps: z.array(z.string()),
  previews: z.partialRecord(locale, z.string()),
})
export type CampaignView = z.infer<typeof listed>

export const campaignList = z.object({ campaigns: z.array(listed), now: moment })

const version = z.string().max(LONGEST_CAMPAIGN)
export const writeCampaignRequest = z.strictObject({ campaign, version: version.nullable() })
export const switchCampaignRequest = z.strictObject({ version, isOn: z.boolean(), isNow: z.boolean() })
export const removeCampaignRequest = z.strictObject({ version })
export const campaignChanged = z.object({ campaign: listed.nullable(), entries: z.array(z.string()) })
export type CampaignListView = z.infer<typeof campaignList>
export type CampaignChanged = z.infer<typeof campaignChanged>
