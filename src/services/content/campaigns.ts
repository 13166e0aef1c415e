/** Campaigns: what a merchant sets, switches and removes. @throws InputRefused */
import { z } from 'zod'
import { FIELD_LENGTHS, internalLink } from '#domain/content/block-fields.ts'
import { fromNow, isLocalTime, overlaps, type Campaign } from '#domain/content/campaign.ts'
import { LAYOUTS } from '#domain/content/layout.ts'
import { isSafeHref } from '#domain/content/safe-href.ts'
import { LOCALES } from '#domain/market/market.ts'
import { checkInput, checkUnique, inEveryLanguage, key, locale } from '#services/checked-input.ts'
import { deleteCampaign, lockCampaigns, putCampaigns, readCampaigns } from '#store/content/campaigns.ts'
import type { Query } from '#store/database/db.ts'
import { refuseProblems } from '#store/database/input-refused.ts'

/** One line above a page. */
const LONGEST_BAR = 120

const line = z.string().trim().max(FIELD_LENGTHS.line)
const pictureKey = z.string().min(1).max(FIELD_LENGTHS.key).nullable()
const localTime = z.string().refine(isLocalTime, 'use a date and time such as 2026-11-27T00:00')
const campaignSchema = z
  .strictObject({
    key: key.regex(/^[a-z0-9][a-z0-9-]*$/, 'use lower-case letters a to z, digits and hyphens'),
    layout: z.enum(LAYOUTS),
    markets: z.array(locale).min(1).max(LOCALES.length),
    starts: localTime,
    ends: localTime,
    isOn: z.boolean(),
    link: z
      .string()
      .max(FIELD_LENGTHS.address)
      .refine(
        (link) => internalLink(link) !== null || isSafeHref(link),
        'use a path such as /sale, collection:{key} or page:{key}',
      )
      .nullable(),
    picture: pictureKey,
    narrow: pictureKey,
    text: inEveryLanguage(
      z.strictObject({ bar: z.string().trim().min(1).max(LONGEST_BAR), title: line, lead: line, action: line }),
    ),
  })
  .refine(({ starts, ends }) => starts < ends, { message: 'it ends before it begins', path: ['ends'] })
  .refine(({ link, text }) => link === null || LOCALES.every((one) => text[one].action !== ''), {
    message: 'say what the link says, in every language',
    path: ['text'],
  })

/** Writes campaigns, new ones and known ones by their keys. One that is on shares no hour of a market with another. All or nothing. */
export async function setCampaigns(tx: Query, campaigns: readonly Campaign[], now: Date): Promise<void> {
  checkInput<unknown>('campaigns', campaignSchema, campaigns)
  checkUnique('campaigns', campaigns, ({ key }) => key)
  await lockCampaigns(tx)
  const written = new Set(campaigns.map(({ key }) => key))
  const all = [...(await readCampaigns(tx)).filter(({ key }) => !written.has(key)), ...campaigns]
  refuseProblems(
    campaigns.flatMap((campaign, at) =>
      overlaps(campaign, all).map((other) => ({
        at: `campaigns[${at}]`,
        message: `${campaign.key} and ${other} would be on in the same market at the same time`,
      })),
    ),
  )
  await putCampaigns(tx, campaigns, now)
}

export const listCampaigns = (query: Query): Promise<Campaign[]> => readCampaigns(query)

/** Changes a campaign. Returns it as it is now; null where there is none. */
async function changeCampaign(
  tx: Query,
  key: string,
  now: Date,
  change: (campaign: Campaign) => Campaign,
): Promise<Campaign | null> {
  await lockCampaigns(tx)
  const found = (await readCampaigns(tx)).find((one) => one.key === key)
  if (!found) return null
  const changed = change(found)
  await setCampaigns(tx, [changed], now)
  return changed
}

/** When a campaign begins: at its own dates, at others, or now and for as long as its own dates say. */
export type CampaignDates = 'own' | 'now' | Pick<Campaign, 'starts' | 'ends'>

/** Switches a campaign on. Visitors see it when it begins. */
export const switchOn = (tx: Query, key: string, dates: CampaignDates, now: Date): Promise<Campaign | null> =>
  changeCampaign(tx, key, now, (campaign) => {
    const when = dates === 'own' ? {} : dates === 'now' ? fromNow(campaign, now.getTime()) : dates
    return { ...campaign, ...when, isOn: true }
  })

/** Switches a campaign off, at once and in every market. It can be switched on again. */
export const endCampaign = (tx: Query, key: string, now: Date): Promise<Campaign | null> =>
  changeCampaign(tx, key, now, (campaign) => ({ ...campaign, isOn: false }))

/** Forgets a campaign. Returns whether there was one. */
export const removeCampaign = (tx: Query, key: string, now: Date): Promise<boolean> => deleteCampaign(tx, key, now)
