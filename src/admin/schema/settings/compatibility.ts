/** Rules of what fits with what in the settings of the back office, on the wire. */
import { z } from 'zod'
import { LONGEST_KEY } from '#domain/catalog/input-limits.ts'
import { RULE_LIMITS } from '#domain/compatibility/compatibility-rule.ts'
import { count, textUpTo } from '#web/schema/values.ts'
import { MAX_VERSION } from './search-words.ts'

const key = textUpTo(LONGEST_KEY).min(1)
const version = z.string().max(MAX_VERSION)
const side = z.strictObject({
  /** Key of a type of product. */
  type: key,
  where: z.array(z.strictObject({ attribute: key, value: key, isNot: z.boolean() })).max(RULE_LIMITS.conditions),
})
const fields = {
  /** The smaller thing: the sheet, the base, the teat. */
  one: side,
  other: side,
  sameBrand: z.boolean(),
  /** Keys of attributes of which both state the same value. */
  same: z.array(key).max(RULE_LIMITS.same),
  /** Key of the type of the adapter, null for none. */
  adapter: key.nullable(),
  isAccessory: z.boolean(),
}
const ruleFields = z.strictObject(fields)
const names = z.object({ ro: z.string(), en: z.string(), hu: z.string() })

export const rulesAnswer = z.object({
  /** `products`: those of the first side that fit with at least one other. */
  rules: z.array(z.object({ id: z.int(), ...fields, version: z.string(), products: count })),
  types: z.array(z.object({ key: z.string(), names })),
  attributes: z.array(
    z.object({
      key: z.string(),
      kind: z.string(),
      names,
      options: z.array(z.object({ key: z.string(), names })),
    }),
  ),
})
export const createRuleRequest = z.strictObject({ rule: ruleFields })
/** `rule`: null to remove it. */
export const changeRuleRequest = z.strictObject({ version, rule: ruleFields.nullable() })
export const ruleChanged = z.object({ id: z.int(), entries: z.array(z.string()) })

export type RulesView = z.infer<typeof rulesAnswer>
export type RuleView = RulesView['rules'][number]
export type RuleFieldsView = z.infer<typeof ruleFields>
export type RuleChanged = z.infer<typeof ruleChanged>
