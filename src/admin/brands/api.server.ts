/** Endpoints of brands in the back office. */
import { brandVersion } from '#services/catalog/brands/brand-fields.ts'
import { listBrands, openBrand, type ListedBrand, type OpenedBrand } from '#services/catalog/brands/read-brands.ts'
import { changeBrand, createBrand, removeBrand, type BrandAnswer } from '#services/catalog/brands/write-brand.ts'
import { pathNumber } from '#admin/form/path-number.server.ts'
import { BODY_LIMIT, json, problem, readJson, type ApiRoute, type OfficeContext } from '#web/http/api/endpoint.ts'
import * as wire from '#admin/schema/goods/brands.ts'

const entryView = ({ id, fields: { name, slug }, products, blocked }: ListedBrand): wire.BrandEntryView => ({
  id,
  name,
  slug,
  products,
  blocked,
})

const view = (brand: OpenedBrand): wire.BrandView => ({
  ...entryView(brand),
  version: brandVersion(brand),
  fields: brand.fields,
  uses: brand.uses,
})

const BRAND = '/admin/api/brands/:id'

async function refused({ shop }: Pick<OfficeContext, 'shop'>, id: number, answer: Exclude<BrandAnswer, { ok: true }>) {
  switch (answer.reason) {
    case 'validation_failed':
      return problem(400, answer.reason, { fields: answer.fields })
    case 'brand_in_use':
      return problem(409, answer.reason, { uses: answer.uses })
    case 'changed_meanwhile': {
      const current = await openBrand(shop, id)
      return problem(409, answer.reason, { current: current && view(current) })
    }
    case 'brand_maker_needed':
      return problem(409, answer.reason)
    case 'brand_not_found':
    case 'maker_not_found':
    case 'picture_not_found':
      return problem(404, answer.reason)
  }
}

/** What was written, with the version that the next change begins with. */
async function written(context: Pick<OfficeContext, 'shop'>, id: number, answer: BrandAnswer): Promise<Response> {
  if (!answer.ok) return refused(context, id, answer)
  const brand = (await openBrand(context.shop, answer.id))!
  return json({ id: answer.id, version: brandVersion(brand), entries: answer.entries } satisfies wire.BrandWritten)
}

const changing = { method: 'POST', guard: 'staff', action: 'products.change' } as const
const refusing = { refusals: [404, 409], problem: wire.brandRefused }

export const routes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/brands',
    guard: 'staff',
    action: 'products.read',
    describe: { summary: 'Brands by name, with their products and how many lack a maker', answers: { 200: wire.brandsAnswer } },
    handler: async ({ shop }) => json({ brands: (await listBrands(shop)).map(entryView) } satisfies wire.BrandsView),
  },
  {
    method: 'GET',
    path: BRAND,
    guard: 'staff',
    action: 'products.read',
    describe: {
      summary: 'A brand: its texts, logo, maker, and what names it',
      answers: { 200: wire.brandAnswer },
      refusals: [404],
    },
    async handler(context: OfficeContext) {
      const brand = await openBrand(context.shop, pathNumber(context))
      return brand ? json(view(brand)) : problem(404, 'brand_not_found')
    },
  },
  {
    ...changing,
    path: '/admin/api/brands',
    describe: {
      summary: 'Make a brand; its address follows from its name',
      body: wire.createBrandRequest,
      answers: { 200: wire.brandWritten },
    },
    async handler(context: OfficeContext) {
      const wanted = await readJson(context.request, wire.createBrandRequest)
      return written(context, 0, await createBrand(context.shop, context.actor, wanted))
    },
  },
  {
    ...changing,
    path: BRAND,
    describe: {
      summary: 'Change a brand, from the version that was read; an old address leads to the new one',
      body: wire.changeBrandRequest,
      answers: { 200: wire.brandWritten },
      ...refusing,
    },
    async handler(context: OfficeContext) {
      const { version, brand: fields } = await readJson(context.request, wire.changeBrandRequest, BODY_LIMIT)
      const id = pathNumber(context)
      return written(context, id, await changeBrand(context.shop, context.actor, { id, version, fields }))
    },
  },
  {
    ...changing,
    path: `${BRAND}/remove`,
    describe: {
      summary: 'Remove a brand; refused while products, coupons, contents or rules name it',
      body: wire.removeBrandRequest,
      answers: { 200: wire.brandRemoved },
      ...refusing,
    },
    async handler(context: OfficeContext) {
      const { version } = await readJson(context.request, wire.removeBrandRequest)
      const id = pathNumber(context)
      const answer = await removeBrand(context.shop, context.actor, { id, version })
      return answer.ok ? json({ entries: answer.entries }) : refused(context, id, answer)
    },
  },
]
