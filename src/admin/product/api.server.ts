/** Endpoints of one product in the back office: reading, changing, publishing, planning. */
import { addVariants, createProduct, type NewAnswer } from '#services/catalog/products/create-product.ts'
import { editProduct, type EditAnswer } from '#services/catalog/products/edit-product.ts'
import { saveMaker } from '#services/catalog/products/makers.ts'
import {
  cancelPublication,
  planPublication,
  publishProduct,
  type PublishAnswer,
} from '#services/catalog/products/publish-product.ts'
import { findParts, readChoices, readProduct } from '#services/catalog/products/read-product.ts'
import type { VariantWanted } from '#services/catalog/products/create-product.ts'
import type { Shop } from '#services/shop.ts'
import { json, parse, problem, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import {
  addVariantsRequest,
  choicesView as choicesAnswer,
  editProductRequest,
  itemsQuery,
  itemsView,
  makerRequest,
  makerSaved,
  newProductRequest,
  planId,
  planRequest,
  productRefused,
  productSaved,
  productView as productAnswer,
  publishRequest,
} from '#admin/schema/product.ts'
import { choicesView, productView, readView } from './product-view.server.ts'

const numberOf = (id = ''): number => (/^\d{1,9}$/.test(id) ? Number(id) : 0)
const notFound = (): Response => problem(404, 'product_not_found')
/** Fields of a product with all its texts. */
const EDIT_LIMIT = 512 * 1024

async function edited(shop: Shop, answer: EditAnswer): Promise<Response> {
  if (answer.ok) return json({ product: await readView(shop, answer.record.id), entries: answer.entries })
  switch (answer.reason) {
    case 'product_not_found':
      return notFound()
    case 'validation_failed':
      return problem(400, 'validation_failed', { fields: answer.fields })
    case 'changed_meanwhile':
      return problem(409, 'changed_meanwhile', { conflicts: answer.conflicts, product: await readView(shop, answer.record.id) })
    case 'still_sold':
      return problem(409, 'still_sold', { blocked: answer.blocked })
  }
}

async function made(shop: Shop, answer: NewAnswer, status: number): Promise<Response> {
  if (answer.ok) return json({ product: await readView(shop, answer.record.id), entries: answer.entries }, { status })
  return answer.reason === 'product_not_found' ? notFound() : problem(400, 'validation_failed', { fields: answer.fields })
}

async function published(shop: Shop, id: number, answer: PublishAnswer): Promise<Response> {
  if (answer.ok) return json({ product: await readView(shop, id), entries: answer.entries })
  if (answer.reason === 'blocked') return problem(409, 'product_blocked', { blocked: answer.blocked })
  return answer.reason === 'product_not_found' ? notFound() : problem(409, answer.reason)
}

const PRODUCT = '/admin/api/products/:id'
const refusing = { problem: productRefused }

const reading: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: PRODUCT,
    guard: 'staff',
    action: 'products.read',
    describe: {
      summary:
        'A product with all its fields, what keeps it from being sold in each market, what is planned and who changed what',
      answers: { 200: productAnswer },
      refusals: [404],
    },
    async handler({ shop, params }) {
      const found = await readProduct(shop, numberOf(params.id))
      return found ? json(productView(found, shop.clock.now())) : notFound()
    },
  },
  {
    method: 'GET',
    path: '/admin/api/product-choices',
    guard: 'staff',
    action: 'products.read',
    describe: { summary: 'What the form of a product chooses from', answers: { 200: choicesAnswer } },
    handler: async ({ shop }) => json(choicesView(await readChoices(shop))),
  },
  {
    method: 'GET',
    path: '/admin/api/product-items',
    guard: 'staff',
    action: 'products.read',
    describe: { summary: 'Items that can be parts of a set, by SKU or name', query: itemsQuery, answers: { 200: itemsView } },
    async handler({ shop, url }) {
      const { q } = parse(Object.fromEntries(url.searchParams), itemsQuery)
      return json({ items: await findParts(shop, q.trim()) })
    },
  },
]

const writing: readonly ApiRoute[] = [
  {
    method: 'POST',
    path: '/admin/api/products',
    guard: 'staff',
    action: 'products.change',
    describe: {
      summary: 'Make a product as a draft, with its first item and prices; it is sold nowhere',
      body: newProductRequest,
      answers: { 201: productSaved },
    },
    handler: async ({ shop, request, actor }) =>
      made(shop, await createProduct(shop, actor, await readJson(request, newProductRequest)), 201),
  },
  {
    method: 'PATCH',
    path: PRODUCT,
    guard: 'staff',
    action: 'products.change',
    describe: {
      summary:
        'Change fields of a product: all or none. Fields that somebody else changed meanwhile are refused with the product as it is now',
      body: editProductRequest,
      answers: { 200: productSaved },
      refusals: [404, 409],
      ...refusing,
    },
    async handler({ shop, request, actor, params }) {
      const { changes, base, reason } = await readJson(request, editProductRequest, EDIT_LIMIT)
      return edited(shop, await editProduct(shop, actor, { product: numberOf(params.id), changes, base, reason }))
    },
  },
  {
    method: 'POST',
    path: `${PRODUCT}/variants`,
    guard: 'staff',
    action: 'products.change',
    describe: {
      summary: 'Add items of other sizes or colours, at the ordinary prices of the first one',
      body: addVariantsRequest,
      answers: { 200: productSaved },
      refusals: [404],
    },
    async handler({ shop, request, actor, params }) {
      const { variants } = await readJson(request, addVariantsRequest)
      const product = numberOf(params.id)
      return made(shop, await addVariants(shop, actor, { product, variants: variants as VariantWanted[] }), 200)
    },
  },
  {
    method: 'POST',
    path: `${PRODUCT}/publication`,
    guard: 'staff',
    action: 'products.change',
    describe: {
      summary: 'Publish a product in markets, or withhold it there: all or none; what the law asks for comes first',
      body: publishRequest,
      answers: { 200: productSaved },
      refusals: [404, 409],
      ...refusing,
    },
    async handler({ shop, request, actor, params }) {
      const product = numberOf(params.id)
      const asked = await readJson(request, publishRequest)
      return published(shop, product, await publishProduct(shop, actor, { product, ...asked }))
    },
  },
  {
    method: 'POST',
    path: `${PRODUCT}/plans`,
    guard: 'staff',
    action: 'products.change',
    describe: {
      summary: 'Publish or withhold a product in a market at a moment of the future; the gate is asked again then',
      body: planRequest,
      answers: { 200: productSaved },
      refusals: [404, 409],
    },
    async handler({ shop, request, actor, params }) {
      const product = numberOf(params.id)
      const { runsAt, ...asked } = await readJson(request, planRequest)
      return published(shop, product, await planPublication(shop, actor, { product, ...asked, runsAt: new Date(runsAt) }))
    },
  },
  {
    method: 'POST',
    path: '/admin/api/publication-plans/:id/cancel',
    guard: 'staff',
    action: 'products.change',
    describe: {
      summary: 'Cancel a planned publication that waits',
      answers: { 200: makerSaved.pick({ entries: true }) },
      refusals: [404, 409],
    },
    async handler({ shop, actor, params: { id = '' } }) {
      const done = planId.safeParse(id).success ? await cancelPublication(shop, actor, id) : null
      if (done === null) return problem(404, 'publication_plan_not_found')
      return done ? json({ entries: [] }) : problem(409, 'publication_plan_over')
    },
  },
  ...(['', '/:id'] as const).map((path): ApiRoute => ({
    method: path === '' ? 'POST' : 'PUT',
    path: `/admin/api/makers${path}`,
    guard: 'staff',
    action: 'products.change',
    describe: {
      summary: path === '' ? 'Make a maker of products' : 'Change a maker, on every product of it',
      body: makerRequest,
      answers: { 200: makerSaved },
      refusals: [404, 409],
    },
    async handler({ shop, request, actor, params }) {
      const maker = await readJson(request, makerRequest)
      const answer = await saveMaker(shop, actor, { id: path === '' ? null : numberOf(params.id), maker })
      if (answer.ok) return json({ maker: answer.maker, entries: answer.entries })
      return problem(answer.reason === 'maker_not_found' ? 404 : 409, answer.reason)
    },
  })),
]

export const routes: readonly ApiRoute[] = [...reading, ...writing]
