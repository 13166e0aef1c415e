/** Endpoints of the table of product types in the back office: listed, changed over what is shipped, set back (LOC-27). */
import {
  changeType,
  findType,
  listTypes,
  readTypeChoices,
  type StaffType,
  type TypeAnswer,
} from '#services/search/staff-types.ts'
import { changeAnswer } from '#admin/form/change-answer.server.ts'
import { json, parse, problem, readJson, type OfficeContext, type StaffRoute } from '#web/http/api/endpoint.ts'
import * as wire from '#admin/schema/settings/product-types.ts'

/** Types of one page. */
const PAGE = 50

const viewOf = ({ names, broader, collections, complements, ...type }: StaffType): wire.TypeView => ({
  ...type,
  names: { ro: [...names.ro], en: [...names.en], hu: [...names.hu] },
  broader: [...broader],
  collections: [...collections],
  complements: [...complements],
})

const STATUS = {
  type_unnamed: 422,
  type_name_empty: 422,
  type_unknown_key: 422,
  type_cycle: 422,
  type_in_use: 409,
  types_full: 409,
  changed_meanwhile: 409,
  type_not_found: 404,
} as const

const answered = ({ shop }: Pick<OfficeContext, 'shop'>, key: string | null, answer: TypeAnswer): Promise<Response> =>
  changeAnswer(answer, STATUS, async () => {
    const current = key === null ? null : await findType(shop, key)
    return current && viewOf(current)
  })

const reading: readonly StaffRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/product-types',
    guard: 'staff',
    action: 'search.read',
    describe: {
      summary: 'Types of product that searches know, by their names in a language',
      query: wire.typesQuery,
      answers: { 200: wire.typesAnswer },
    },
    async handler({ shop, url }) {
      const { locale, words, state = null, from } = parse(Object.fromEntries(url.searchParams), wire.typesQuery)
      const { types, total } = await listTypes(shop, locale, { words: words.trim(), state, from, most: PAGE })
      const next = from + types.length < total ? from + types.length : null
      return json({
        types: types.map((type) => ({ ...viewOf(type), products: type.products })),
        total,
        next,
        isHosted: shop.searchIndex !== null,
      })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/product-types/choices',
    guard: 'staff',
    action: 'search.read',
    describe: { summary: 'What a type of product can refer to: other types, collections', answers: { 200: wire.typeChoices } },
    async handler({ shop }) {
      return json(await readTypeChoices(shop))
    },
  },
]

export const routes: readonly StaffRoute[] = [
  ...reading,
  {
    method: 'POST',
    path: '/admin/api/product-types',
    guard: 'staff',
    action: 'search.change',
    describe: {
      summary: 'Add a type of product',
      body: wire.createTypeRequest,
      answers: { 200: wire.typeChanged },
      refusals: [409, 422],
    },
    async handler(context) {
      const { shop, request, actor } = context
      const { type } = await readJson(request, wire.createTypeRequest)
      return answered(context, null, await changeType(shop, actor, { key: null, version: null, wanted: type }))
    },
  },
  {
    method: 'POST',
    path: '/admin/api/product-types/:key',
    guard: 'staff',
    action: 'search.change',
    describe: {
      summary: 'Change a type of product from the version that was read, or switch it off',
      body: wire.changeTypeRequest,
      answers: { 200: wire.typeChanged },
      refusals: [404, 409, 422],
    },
    async handler(context) {
      const { shop, request, actor } = context
      const { version, type } = await readJson(request, wire.changeTypeRequest)
      const { key = '' } = context.params
      if (!(await findType(shop, key))) return problem(404, 'type_not_found')
      return answered(context, key, await changeType(shop, actor, { key, version, wanted: type }))
    },
  },
  {
    method: 'POST',
    path: '/admin/api/product-types/:key/reset',
    guard: 'staff',
    action: 'search.change',
    describe: {
      summary: 'Set a type back to the shipped one from the version that was read; one that is not shipped is removed',
      body: wire.resetTypeRequest,
      answers: { 200: wire.typeChanged },
      refusals: [404, 409, 422],
    },
    async handler(context) {
      const { shop, request, actor } = context
      const { version } = await readJson(request, wire.resetTypeRequest)
      const { key = '' } = context.params
      return answered(context, key, await changeType(shop, actor, { key, version, wanted: null }))
    },
  },
]
