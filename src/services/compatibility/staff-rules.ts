/** Rules of what fits with what as staff change them. Pages show a change as soon as the catalog is refreshed. */
import { mergedTypes } from '#domain/search/goods/merged-types.ts'
import { PRODUCT_TYPES } from '#domain/search/goods/product-types.ts'
import { RULE_LIMITS, type CompatibilityRule, type RuleFields } from '#domain/compatibility/compatibility-rule.ts'
import type { JsonValue } from '#domain/staff/audit-entry.ts'
import { perLocale, type Locale } from '#domain/market/market.ts'
import { countPairs } from '#catalog/compatibility/count-pairs.ts'
import type { Shop } from '#services/shop.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import type { UndoHandler } from '#services/staff/undo-handler.ts'
import { versionOf } from '#services/version-of.ts'
import { readAttributes, type CatalogAttribute } from '#store/catalog/catalog.ts'
import { raiseCatalogVersion } from '#store/catalog/catalog-version.ts'
import { deleteCompatibilityRule, putCompatibilityRule, readCompatibilityRules } from '#store/compatibility/rules.ts'
import type { Query } from '#store/database/db.ts'
import { readOwnProductTypes } from '#store/search/product-types.ts'
import { compatibilityRuleSchema } from './write-rules.ts'

export interface StaffRule extends CompatibilityRule {
  version: string
  /** Products of the first side that fit with at least one other of the second, as far as the shop sells them. */
  products: number
}

interface Named {
  key: string
  names: Record<Locale, string>
}

export interface RuleChoices {
  types: Named[]
  attributes: CatalogAttribute[]
}

const fieldsOf = ({ one, other, sameBrand, same, adapter, isAccessory }: RuleFields): RuleFields => ({
  one,
  other,
  sameBrand,
  same,
  adapter,
  isAccessory,
})
const facts = (rule: RuleFields): JsonValue => JSON.parse(JSON.stringify(fieldsOf(rule))) as JsonValue
const ruleVersion = (rule: RuleFields): string => versionOf(facts(rule))

/** Returns all rules in the order in which they were made. */
export async function listRules({ db, catalog }: Pick<Shop, 'db' | 'catalog'>): Promise<StaffRule[]> {
  const rules = await readCompatibilityRules(db.query)
  return rules.map((rule) => ({ ...rule, version: ruleVersion(rule), products: countPairs(catalog.current, rule) }))
}

/** Returns one rule as it is now, null for none. */
export const findRule = async (shop: Pick<Shop, 'db' | 'catalog'>, id: number): Promise<StaffRule | null> =>
  (await listRules(shop)).find((rule) => rule.id === id) ?? null

export const readRuleChoices = async ({ db: { query } }: Pick<Shop, 'db'>): Promise<RuleChoices> => ({
  types: (await readTypes(query)).map(({ key, names }) => ({ key, names: perLocale((one) => names[one][0] ?? key) })),
  attributes: await readAttributes(query),
})

const readTypes = async (query: Query) => mergedTypes(PRODUCT_TYPES, await readOwnProductTypes(query))

type RuleRefusal = 'rule_not_found' | 'changed_meanwhile' | 'rule_too_wide' | 'rule_unknown_key' | 'rules_full'
export type RuleAnswer = { ok: true; id: number; entries: string[] } | { ok: false; reason: RuleRefusal }

interface Change {
  /** Null for a new rule. */
  id: number | null
  /** Of the rule that was seen; null where there was none. */
  version: string | null
  /** Null to remove the rule. */
  wanted: RuleFields | null
  reason?: string | null
  undoes?: string
}

/** Adds, changes or removes a rule, with an entry in the audit log. */
export const changeRule = ({ db, clock }: Pick<Shop, 'db' | 'clock'>, actor: Actor, change: Change): Promise<RuleAnswer> =>
  db.transaction((tx) => changeIn(tx, actor, change, clock.now()))

async function changeIn(tx: Query, actor: Actor, change: Change, now: Date): Promise<RuleAnswer> {
  // Its row is the lock of all writers, and how other processes learn of the change.
  await raiseCatalogVersion(tx)
  const rules = await readCompatibilityRules(tx)
  const before = rules.find(({ id }) => id === change.id)
  if (!before && change.version !== null) return { ok: false, reason: 'rule_not_found' }
  if ((before ? ruleVersion(before) : null) !== change.version) return { ok: false, reason: 'changed_meanwhile' }
  const { wanted } = change
  const refusal = wanted && (await refusalOf(tx, wanted, before ? 0 : rules.length))
  if (refusal) return { ok: false, reason: refusal }
  if (wanted && before && ruleVersion(wanted) === change.version) return { ok: true, id: before.id, entries: [] }
  const id = wanted ? await putCompatibilityRule(tx, change.id, wanted) : change.id!
  if (!wanted) await deleteCompatibilityRule(tx, id)
  const named = (wanted ?? before)!
  const act = {
    action: 'compatibility.changed',
    object: { kind: 'setting' as const, id: `compatibility/${id}`, name: `${named.one.type} – ${named.other.type}` },
    before: before ? facts(before) : null,
    after: wanted ? facts(wanted) : null,
    reason: change.reason ?? null,
    undoes: change.undoes ?? null,
  }
  return { ok: true, id, entries: [await writeAudit(tx, actor, act, now)] }
}

async function refusalOf(tx: Query, wanted: RuleFields, others: number): Promise<RuleRefusal | null> {
  if (!wanted.sameBrand && wanted.same.length === 0) return 'rule_too_wide'
  if (others >= RULE_LIMITS.rules) return 'rules_full'
  const types = new Set((await readTypes(tx)).map(({ key }) => key))
  const attributes = new Set((await readAttributes(tx)).map(({ key }) => key))
  const { one, other, same, adapter } = wanted
  const isKnown =
    [one.type, other.type, ...(adapter === null ? [] : [adapter])].every((key) => types.has(key)) &&
    [...same, ...[one, other].flatMap(({ where }) => where.map(({ attribute }) => attribute))].every((key) => attributes.has(key))
  return isKnown && compatibilityRuleSchema.safeParse(wanted).success ? null : 'rule_unknown_key'
}

/** Takes a change of a rule back while the rule is as the change left it. */
export const undoRule: UndoHandler = async (shop, actor, { id: undoes, object, before, after }, reason) => {
  const id = Number(object.id.split('/')[1])
  const version = after === null ? null : versionOf(after)
  const change = { id, version, wanted: before as unknown as RuleFields | null, reason, undoes }
  return (await changeRule(shop, actor, change)).ok ? 'done' : 'changed_since'
}
