/** Endpoints of the rules of what fits with what. */
import { changeRule, findRule, listRules, readRuleChoices, type StaffRule } from '#services/compatibility/staff-rules.ts'
import { optionsOf } from '#admin/product/product-view.server.ts'
import { changeAnswer } from '#admin/form/change-answer.server.ts'
import { pathNumber } from '#admin/form/path-number.server.ts'
import { json, readJson, type StaffRoute } from '#web/http/api/endpoint.ts'
import * as wire from '#admin/schema/settings/compatibility.ts'

const viewOf = ({ one, other, same, ...rule }: StaffRule): wire.RuleView => ({
  ...rule,
  one: { type: one.type, where: [...one.where] },
  other: { type: other.type, where: [...other.where] },
  same: [...same],
})

const STATUS = {
  rule_not_found: 404,
  changed_meanwhile: 409,
  rules_full: 409,
  rule_too_wide: 422,
  rule_unknown_key: 422,
} as const

export const routes: readonly StaffRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/compatibility-rules',
    guard: 'staff',
    action: 'products.read',
    describe: {
      summary: 'Rules of what fits with what, with the types and attributes that they can name',
      answers: { 200: wire.rulesAnswer },
    },
    async handler({ shop }) {
      const { types, attributes } = await readRuleChoices(shop)
      const rules = await listRules(shop)
      return json({
        rules: rules.map(viewOf),
        types,
        attributes: attributes.map(({ key, kind, name, options }) => ({
          key,
          kind,
          names: name,
          options: optionsOf(options).map((option) => ({ key: option.key, names: option.name })),
        })),
      })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/compatibility-rules',
    guard: 'staff',
    action: 'products.change',
    describe: {
      summary: 'Add a rule of what fits with what',
      body: wire.createRuleRequest,
      answers: { 200: wire.ruleChanged },
      refusals: [409, 422],
    },
    async handler({ shop, request, actor }) {
      const { rule } = await readJson(request, wire.createRuleRequest)
      const answer = await changeRule(shop, actor, { id: null, version: null, wanted: rule })
      return changeAnswer(answer, STATUS, () => Promise.resolve(null))
    },
  },
  {
    method: 'POST',
    path: '/admin/api/compatibility-rules/:id',
    guard: 'staff',
    action: 'products.change',
    describe: {
      summary: 'Change a rule from the version that was read, or remove it',
      body: wire.changeRuleRequest,
      answers: { 200: wire.ruleChanged },
      refusals: [404, 409, 422],
    },
    async handler(context) {
      const { shop, request, actor } = context
      const { version, rule } = await readJson(request, wire.changeRuleRequest)
      const id = pathNumber(context)
      return changeAnswer(await changeRule(shop, actor, { id, version, wanted: rule }), STATUS, async () => {
        const current = await findRule(shop, id)
        return current && viewOf(current)
      })
    },
  },
]
