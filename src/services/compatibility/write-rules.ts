/** Writes rules of what fits with what as they are entered: for the demo shop, an import of a whole shop, and staff. */
import { z } from 'zod'
import { LONGEST_KEY } from '#domain/catalog/input-limits.ts'
import { RULE_LIMITS, type RuleFields, type RuleSide } from '#domain/compatibility/compatibility-rule.ts'
import { checkInput, filled, key } from '#services/checked-input.ts'
import { raiseCatalogVersion } from '#store/catalog/catalog-version.ts'
import { putCompatibilityRule } from '#store/compatibility/rules.ts'
import type { Query } from '#store/database/db.ts'

const side = z.strictObject({
  type: key,
  where: z
    .array(z.strictObject({ attribute: key, value: filled.max(LONGEST_KEY), isNot: z.boolean() }))
    .max(RULE_LIMITS.conditions)
    .readonly(),
}) satisfies z.ZodType<RuleSide>

export const compatibilityRuleSchema = z
  .strictObject({
    one: side,
    other: side,
    sameBrand: z.boolean(),
    same: z.array(key).max(RULE_LIMITS.same).readonly(),
    adapter: key.nullable(),
    isAccessory: z.boolean(),
  })
  .refine(({ sameBrand, same }) => sameBrand || same.length > 0, 'say what both have in common') satisfies z.ZodType<RuleFields>

/** Adds rules. @throws InputRefused */
export async function writeCompatibilityRules(tx: Query, rules: readonly RuleFields[]): Promise<void> {
  checkInput('compatibility', compatibilityRuleSchema, rules)
  await raiseCatalogVersion(tx)
  for (const rule of rules) await putCompatibilityRule(tx, null, rule)
}
