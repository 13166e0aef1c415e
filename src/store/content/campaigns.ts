/** Reads and writes campaigns. */
import { sql } from 'kysely'
import type { Campaign } from '#domain/content/campaign.ts'
import type { Query } from '#store/database/db.ts'
import { announcePurge } from '#store/database/outbox.ts'
import { upsertRows } from '#store/database/upsert-rows.ts'

/** Returns all campaigns, the first one first. */
export const readCampaigns = (query: Query): Promise<Campaign[]> =>
  query
    .selectFrom('campaign')
    .select(['key', 'layout', 'markets', 'starts', 'ends', 'is_on as isOn', 'link', 'picture', 'narrow', 'text'])
    .orderBy('starts')
    .orderBy('key')
    .execute()

/** Makes other writers wait until the transaction ends: two at once could overlap. */
export async function lockCampaigns(tx: Query): Promise<void> {
  await sql`lock table campaign in share row exclusive mode`.execute(tx)
}

/** Every page wears them: every process reads its frame again. */
const announce = (tx: Query, now: Date): Promise<void> => announcePurge(tx, ['shell'], now)

export async function putCampaigns(tx: Query, campaigns: readonly Campaign[], now: Date): Promise<void> {
  const rows = campaigns.map(({ isOn, markets, ...campaign }) => ({ ...campaign, markets: [...markets], is_on: isOn }))
  await upsertRows(tx, 'campaign', rows, { key: ['key'] })
  await announce(tx, now)
}

/** Returns whether there was one. */
export async function deleteCampaign(tx: Query, key: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('campaign').where('key', '=', key).executeTakeFirstOrThrow()
  await announce(tx, now)
  return numDeletedRows > 0n
}
