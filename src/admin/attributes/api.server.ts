/** Endpoints of the dictionary of attributes. */
import { listAttributes, saveAttribute, valuesInUse } from '#services/catalog/products/attributes.ts'
import { json, problem, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import {
  attributeRefused,
  attributesAnswer,
  attributeSaved,
  attributeValues,
  saveAttributeRequest,
  type CountedAttributeView,
} from '#admin/schema/attributes.ts'

export const routes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/attributes',
    guard: 'staff',
    action: 'products.read',
    describe: { summary: 'Attributes with how many products have each', answers: { 200: attributesAnswer } },
    async handler({ shop }) {
      const attributes = (await listAttributes(shop)) as unknown as CountedAttributeView[]
      return json({ attributes: attributes.map((one) => ({ ...one, options: [...one.options] })) })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/attributes/:key/values',
    guard: 'staff',
    action: 'products.read',
    describe: { summary: 'How many products have each value of an attribute', answers: { 200: attributeValues } },
    handler: async ({ shop, params: { key = '' } }) => json({ counts: Object.fromEntries(await valuesInUse(shop, key)) }),
  },
  {
    method: 'POST',
    path: '/admin/api/attributes',
    guard: 'staff',
    action: 'products.change',
    describe: {
      summary: 'Make an attribute or change one; a value that products have stays',
      body: saveAttributeRequest,
      answers: { 200: attributeSaved },
      refusals: [404, 409],
      problem: attributeRefused,
    },
    async handler({ shop, request, actor }) {
      const asked = await readJson(request, saveAttributeRequest)
      const answer = await saveAttribute(shop, actor, asked)
      if (answer.ok) return json({ entries: answer.entries })
      const more = answer.reason === 'changed_meanwhile' ? { attribute: answer.attribute } : {}
      return problem(answer.reason === 'attribute_not_found' ? 404 : 409, answer.reason, more)
    },
  },
]
