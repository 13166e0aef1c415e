/** Endpoints of campaigns in the back office: what the whole shop wears, and when (D-71). */
import { overlaps, spansOf, type Campaign } from '#domain/content/campaign.ts'
import { campaignPreviewPath } from '#services/content/preview.ts'
import type { Shop } from '#services/shop.ts'
import { LOCALES } from '#domain/market/market.ts'
import { listCampaigns } from '#services/content/campaigns.ts'
import {
  campaignVersion,
  forgetCampaign,
  switchCampaign,
  writeCampaign,
  type CampaignChanged,
} from '#services/editor/staff-campaigns.ts'
import { BODY_LIMIT, json, problem, readJson, type OfficeContext, type StaffRoute } from '#web/http/api/endpoint.ts'
import { askedAnswer } from '#admin/schema/approvals.ts'
import * as wire from '#admin/schema/campaigns.ts'

function view({ tokens, clock }: Shop, campaign: Campaign, all: readonly Campaign[]): wire.CampaignView {
  const now = clock.now()
  const spans = campaign.markets.flatMap((market) =>
    spansOf([{ ...campaign, isOn: true }], market).map(({ from, to }) => ({
      market,
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
      isWorn: campaign.isOn && from <= now.getTime() && now.getTime() < to,
    })),
  )
  const others = overlaps({ ...campaign, isOn: true }, all)
  const previews = LOCALES.map((locale) => [locale, campaignPreviewPath(tokens, { key: campaign.key, locale }, now)])
  return {
    campaign: { ...campaign, markets: [...campaign.markets] },
    version: campaignVersion(campaign),
    spans,
    overlaps: others,
    previews: Object.fromEntries(previews),
  }
}

async function answered({ shop }: Pick<OfficeContext, 'shop'>, answer: CampaignChanged): Promise<Response> {
  const all = await listCampaigns(shop.db.query)
  if (answer.ok) return json({ campaign: answer.campaign && view(shop, answer.campaign, all), entries: answer.entries })
  if (answer.code === 'not_found') return problem(404, 'campaign_not_found')
  if (answer.code === 'refused') return problem(422, 'campaign_refused', { problems: answer.problems })
  return problem(409, 'changed_meanwhile', { campaign: answer.campaign && view(shop, answer.campaign, all) })
}

/** What the whole shop wears is for owners: who may do it only on approval asks, and the call waits. */
const mustWait = ({ grant }: Pick<OfficeContext, 'grant'>): boolean => grant !== 'always'

export const routes: readonly StaffRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/campaigns',
    guard: 'staff',
    action: 'content.read',
    describe: { summary: 'Campaigns with their moments in each market', answers: { 200: wire.campaignList } },
    async handler({ shop }) {
      const now = shop.clock.now()
      const all = await listCampaigns(shop.db.query)
      return json({ campaigns: all.map((one) => view(shop, one, all)), now: now.toISOString() })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/campaigns',
    guard: 'staff',
    action: 'campaigns.change',
    mayWait: true,
    describe: {
      summary: 'Write a campaign, a new one or one that is there',
      body: wire.writeCampaignRequest,
      answers: { 200: wire.campaignChanged, 202: askedAnswer },
      refusals: [403, 404, 409, 422],
    },
    async handler(context) {
      const wish = await readJson(context.request, wire.writeCampaignRequest, 2 * BODY_LIMIT)
      if (mustWait(context)) return problem(403, 'not_permitted')
      return answered(context, await writeCampaign(context.shop, context.actor, wish))
    },
  },
  {
    method: 'POST',
    path: '/admin/api/campaigns/:key/switch',
    guard: 'staff',
    action: 'campaigns.change',
    mayWait: true,
    describe: {
      summary: 'Switch a campaign on, at its own dates or now, or off at once',
      body: wire.switchCampaignRequest,
      answers: { 200: wire.campaignChanged, 202: askedAnswer },
      refusals: [403, 404, 409, 422],
    },
    async handler(context) {
      const { version, isOn, isNow } = await readJson(context.request, wire.switchCampaignRequest, BODY_LIMIT)
      if (mustWait(context)) return problem(403, 'not_permitted')
      const dates = isOn ? (isNow ? ('now' as const) : ('own' as const)) : null
      const wish = { key: context.params['key'] ?? '', version, dates }
      return answered(context, await switchCampaign(context.shop, context.actor, wish))
    },
  },
  {
    method: 'POST',
    path: '/admin/api/campaigns/:key/remove',
    guard: 'staff',
    action: 'campaigns.change',
    mayWait: true,
    describe: {
      summary: 'Forget a campaign',
      body: wire.removeCampaignRequest,
      answers: { 200: wire.campaignChanged, 202: askedAnswer },
      refusals: [403, 404, 409],
    },
    async handler(context) {
      const { version } = await readJson(context.request, wire.removeCampaignRequest)
      if (mustWait(context)) return problem(403, 'not_permitted')
      return answered(context, await forgetCampaign(context.shop, context.actor, { key: context.params['key'] ?? '', version }))
    },
  },
]
