/** The shop as it is on most days, and as a campaign dresses it. */
import { campaignCommand } from '#cli/content/campaigns.ts'
import { startShop, type OwnDatabase, type RunningShop, type SeededDatabase } from '#test/running-shop.ts'
import { measuredPages } from '../parts/pages.ts'
import type { Row } from '../rows/row.ts'

/** A campaign of the demo shop with a layout of its own. */
export const CAMPAIGN = 'black-friday'

/** Switches the campaign on; the database is not served yet. */
export const putOnCampaign = (database: OwnDatabase): Promise<string> =>
  database.read((db) => campaignCommand(db, ['on', CAMPAIGN, 'now'], new Date()))

/** Runs `work` on a shop of each look, one after the other. `pages`: address by name. */
export async function inEachLook(
  seeded: SeededDatabase,
  work: (shop: RunningShop, pages: Readonly<Record<string, string>>) => Promise<Row[]>,
): Promise<Row[]> {
  const usual = await withShop(seeded, await seeded.copy(), async (shop) => work(shop, { ...(await measuredPages(shop.url)) }))
  const database = await seeded.copy()
  await putOnCampaign(database)
  const dressed = await withShop(seeded, database, async (shop) => {
    const { home, category } = await measuredPages(shop.url)
    return work(shop, { [`home in ${CAMPAIGN}`]: home, [`category in ${CAMPAIGN}`]: category })
  })
  return [...usual, ...dressed]
}

async function withShop(
  seeded: SeededDatabase,
  database: OwnDatabase,
  work: (shop: RunningShop) => Promise<Row[]>,
): Promise<Row[]> {
  const { shop, end } = await startShop(seeded, {}, database)
  try {
    return await work(shop)
  } finally {
    await end()
  }
}
