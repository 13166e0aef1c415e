/** Stores the merchant's rules of what fits with what. */
import { sql } from 'kysely'
import type { CompatibilityRule, RuleFields } from '#domain/compatibility/compatibility-rule.ts'
import type { Query } from '#store/database/db.ts'

const COLUMNS = ['id', 'one', 'other', 'same_brand as sameBrand', 'same', 'adapter', 'is_accessory as isAccessory'] as const

/** Returns all rules in the order in which they were made. */
export const readCompatibilityRules = (query: Query): Promise<CompatibilityRule[]> =>
  query.selectFrom('compatibility_rule').select(COLUMNS).orderBy('id').execute()

/** Writes a rule: a new one for null, else in the place of the one of its number. Returns its number. */
export async function putCompatibilityRule(tx: Query, id: number | null, rule: RuleFields): Promise<number> {
  const { one, other, sameBrand, same, adapter, isAccessory } = rule
  const values = sql`${JSON.stringify(one)}::jsonb, ${JSON.stringify(other)}::jsonb, ${sameBrand}, ${[...same]}::text[], ${adapter}, ${isAccessory}`
  const columns = sql`one, other, same_brand, same, adapter, is_accessory`
  const { rows } = await (
    id === null
      ? sql<{ id: number }>`insert into compatibility_rule (${columns}) values (${values}) returning id`
      : sql<{ id: number }>`insert into compatibility_rule (id, ${columns}) values (${id}, ${values})
        on conflict (id) do update set one = excluded.one, other = excluded.other, same_brand = excluded.same_brand, same = excluded.same,
          adapter = excluded.adapter, is_accessory = excluded.is_accessory
        returning id`
  ).execute(tx)
  return rows[0]!.id
}

export async function deleteCompatibilityRule(tx: Query, id: number): Promise<void> {
  await tx.deleteFrom('compatibility_rule').where('id', '=', id).execute()
}
