/** Campaigns by staff: written, switched, removed and taken back, each in the audit log. */
import { z } from 'zod'
import type { Campaign } from '#domain/content/campaign.ts'
import { canonicalJson, differenceOf, type JsonValue } from '#domain/staff/audit-entry.ts'
import {
  endCampaign,
  listCampaigns,
  removeCampaign,
  setCampaigns,
  switchOn,
  type CampaignDates,
} from '#services/content/campaigns.ts'
import { writeAudit, type Actor, type StoredEntry } from '#services/staff/audit.ts'
import type { Shop } from '#services/shop.ts'
import { lockCampaigns } from '#store/content/campaigns.ts'
import type { Query } from '#store/database/db.ts'
import { InputRefused, type InputProblem } from '#store/database/input-refused.ts'
import type { Undone as UndoAnswer } from '#services/staff/undo-handler.ts'

type CampaignShop = Pick<Shop, 'db' | 'clock'>
type Fields = Record<string, JsonValue>

/** A campaign that is written anew has another one. */
export const campaignVersion = (campaign: Campaign): string => canonicalJson(campaign as unknown as JsonValue)

export type CampaignChanged =
  | { ok: true; campaign: Campaign | null; entries: string[] }
  | { ok: false; code: 'not_found' }
  | { ok: false; code: 'changed_meanwhile'; campaign: Campaign | null }
  | { ok: false; code: 'refused'; problems: readonly InputProblem[] }

const find = async (tx: Query, key: string): Promise<Campaign | null> =>
  (await listCampaigns(tx)).find((one) => one.key === key) ?? null

interface Change {
  key: string
  /** What the person saw; null for a new campaign. */
  version: string | null
  action: string
  make(tx: Query, now: Date): Promise<unknown>
}

const refused = (error: unknown): CampaignChanged => {
  if (error instanceof InputRefused) return { ok: false, code: 'refused', problems: error.problems }
  throw error
}

const change = (shop: CampaignShop, actor: Actor, wish: Change): Promise<CampaignChanged> =>
  shop.db.transaction((tx) => changeInside(tx, actor, wish, shop.clock.now())).catch(refused)

async function changeInside(
  tx: Query,
  actor: Actor,
  { key, version, action, make }: Change,
  now: Date,
): Promise<CampaignChanged> {
  await lockCampaigns(tx)
  const before = await find(tx, key)
  if (!before && version !== null) return { ok: false, code: 'not_found' }
  if (before && campaignVersion(before) !== version) return { ok: false, code: 'changed_meanwhile', campaign: before }
  await make(tx, now)
  const after = await find(tx, key)
  const difference =
    before && after
      ? differenceOf(before as unknown as Fields, after as unknown as Fields)
      : { before: before as unknown as Fields | null, after: after as unknown as Fields | null }
  if (!difference) return { ok: true, campaign: after, entries: [] }
  const act = { action, object: { kind: 'campaign' as const, id: key, name: key }, ...difference }
  return { ok: true, campaign: after, entries: [await writeAudit(tx, actor, act, now)] }
}

export const writeCampaign = (
  shop: CampaignShop,
  actor: Actor,
  { campaign, version }: { campaign: Campaign; version: string | null },
): Promise<CampaignChanged> =>
  change(shop, actor, {
    key: campaign.key,
    version,
    action: 'campaign.written',
    make: (tx, now) => setCampaigns(tx, [campaign], now),
  })

/** Switches a campaign on at these dates, or off for null. */
export const switchCampaign = (
  shop: CampaignShop,
  actor: Actor,
  { key, version, dates }: { key: string; version: string; dates: CampaignDates | null },
): Promise<CampaignChanged> =>
  change(shop, actor, {
    key,
    version,
    action: dates === null ? 'campaign.switched_off' : 'campaign.switched_on',
    make: (tx, now) => (dates === null ? endCampaign(tx, key, now) : switchOn(tx, key, dates, now)),
  })

export const forgetCampaign = (
  shop: CampaignShop,
  actor: Actor,
  { key, version }: { key: string; version: string },
): Promise<CampaignChanged> =>
  change(shop, actor, { key, version, action: 'campaign.removed', make: (tx, now) => removeCampaign(tx, key, now) })

const fields = z.record(z.string(), z.unknown()).nullable()

/** Takes back that a campaign was written, switched or removed. Another one that has its time now keeps it. */
export const undoCampaign = (shop: CampaignShop, actor: Actor, entry: StoredEntry, reason: string | null): Promise<UndoAnswer> =>
  shop.db
    .transaction(async (tx): Promise<UndoAnswer> => {
      await lockCampaigns(tx)
      const [before, after] = [fields.parse(entry.before), fields.parse(entry.after)]
      const present = await find(tx, entry.object.id)
      const now = shop.clock.now()
      const left = (present ?? {}) as Record<string, unknown>
      const isStill =
        after === null
          ? present === null
          : present !== null &&
            Object.entries(after).every(
              ([name, value]) => canonicalJson((left[name] ?? null) as JsonValue) === canonicalJson(value as JsonValue),
            )
      if (!isStill) return 'changed_since'
      if (before === null) await removeCampaign(tx, entry.object.id, now)
      else await setCampaigns(tx, [{ ...left, ...before } as unknown as Campaign], now)
      const act = {
        action: entry.action,
        object: entry.object,
        before: entry.after,
        after: entry.before,
        reason,
        undoes: entry.id,
      }
      await writeAudit(tx, actor, act, now)
      return 'done'
    })
    .catch((error: unknown) => {
      if (error instanceof InputRefused) return 'changed_since'
      throw error
    })
