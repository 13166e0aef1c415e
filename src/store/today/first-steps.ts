/** How far the merchant of a shop that began empty has come. */
import { sql } from 'kysely'
import { UNSET } from '#domain/market/merchant.ts'
import type { FirstStep } from '#domain/today/first-step.ts'
import type { Query } from '#store/database/db.ts'

/** Returns which steps are done. */
export async function readFirstSteps(query: Query): Promise<Record<FirstStep, boolean>> {
  const { rows } = await sql<Record<FirstStep, boolean>>`
    select
      exists (select from setting where key = 'merchant' and value ->> 'legalName' <> ${UNSET}) as seller,
      exists (select from warehouse where address <> ${UNSET}) as delivery,
      exists (select from product) as goods,
      exists (select from product where published_at is not null and cardinality(withheld_in) < 3) as published,
      exists (
        select from story s join story_text t on t.story_id = s.id where s.key = 'home' and t.published is not null
      ) as home,
      exists (select from "order") as "order"`.execute(query)
  return rows[0]!
}
