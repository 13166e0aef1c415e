/** Endpoints of collections in the back office. */
import { pictureOf, shownVariant } from '#catalog/products/pictures.ts'
import { perLocale } from '#domain/market/market.ts'
import { fieldsOf, fieldsVersion } from '#services/catalog/collections/collection-fields.ts'
import { moveCollection } from '#services/catalog/collections/move-collection.ts'
import {
  openCollection,
  previewCollection,
  readCollectionTerms,
  readCollectionTree,
  type ListedPreview,
  type OpenedCollection,
  type TreeEntry,
} from '#services/catalog/collections/read-collections.ts'
import { changeCollection, createCollection, type CollectionAnswer } from '#services/catalog/collections/write-collection.ts'
import { pathNumber } from '#admin/form/path-number.server.ts'
import { BODY_LIMIT, json, problem, readJson, type ApiRoute, type OfficeContext } from '#web/http/api/endpoint.ts'
import * as wire from '#admin/schema/goods/collections.ts'

const isAll = ({ flags }: { flags: readonly string[] }): boolean => flags.includes('all')

const entryView = ({ collection, depth, place, state, products }: TreeEntry): wire.CollectionEntryView => ({
  id: collection.id,
  key: collection.key,
  name: collection.name,
  depth,
  place,
  state,
  isAll: isAll(collection),
  isRuled: collection.rules.length > 0,
  products,
})

const view = ({ collection, trail, state }: OpenedCollection): wire.CollectionView => ({
  id: collection.id,
  key: collection.key,
  version: fieldsVersion(collection),
  fields: fieldsOf(collection) as wire.CollectionFieldsView,
  state,
  isAll: isAll(collection),
  path: collection.path,
  trail: trail.map(({ id, name }) => ({ id, name })),
})

/** Products of the preview: the first lines of a listing. */
const SHOWN_FIRST = 16

const previewView = ({ counts, first }: ListedPreview): wire.PreviewView => ({
  counts,
  first: first.map(({ product, isPinned, isSoldOut }) => {
    const picture = pictureOf(product, shownVariant(product)?.colourway ?? null)
    const { id, name, noPromo } = product
    return { id, name, noPromo, picture: picture.src, tint: picture.tint, isPinned, isSoldOut }
  }),
})

const optionView = (option: unknown) => {
  const { key, ...names } = option as Record<string, unknown>
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return { key: String(key), name: perLocale((locale) => text(names[locale]) || String(key)) }
}

/** What was written, with the version that the next change begins with. */
async function written({ shop }: Pick<OfficeContext, 'shop'>, id: number, answer: CollectionAnswer): Promise<Response> {
  if (answer.ok) {
    const opened = (await openCollection(shop, answer.id))!
    const version = fieldsVersion(opened.collection)
    return json({ id: answer.id, version, entries: answer.entries } satisfies wire.CollectionWritten)
  }
  switch (answer.reason) {
    case 'collection_not_found':
      return problem(404, answer.reason)
    case 'collection_all':
      return problem(409, answer.reason)
    case 'validation_failed':
      return problem(400, answer.reason, { fields: answer.fields })
    case 'changed_meanwhile': {
      const current = await openCollection(shop, id)
      return problem(409, answer.reason, { current: current && view(current) })
    }
  }
}

const COLLECTION = '/admin/api/collections/:id'

const reading: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/collections',
    guard: 'staff',
    action: 'products.read',
    describe: {
      summary: 'The tree of collections, each with how many products the shop lists',
      answers: { 200: wire.collectionsAnswer },
    },
    handler: async ({ shop }) =>
      json({ collections: (await readCollectionTree(shop)).map(entryView) } satisfies wire.CollectionsView),
  },
  {
    method: 'GET',
    path: '/admin/api/collection-terms',
    guard: 'staff',
    action: 'products.read',
    describe: { summary: 'Brands and values of attributes that rules choose from', answers: { 200: wire.termsAnswer } },
    async handler({ shop }) {
      const { brands, attributes } = await readCollectionTerms(shop)
      return json({
        brands,
        attributes: attributes.map(({ key, name, options, filterable }) => ({
          key,
          name,
          options: options.map(optionView),
          isFilter: filterable,
        })),
      } satisfies wire.TermsView)
    },
  },
  {
    method: 'GET',
    path: COLLECTION,
    guard: 'staff',
    action: 'products.read',
    describe: {
      summary: 'A collection: its texts, rules, pins and when it is shown',
      answers: { 200: wire.collectionAnswer },
      refusals: [404],
    },
    async handler(context) {
      const opened = await openCollection(context.shop, pathNumber(context))
      return opened ? json(view(opened)) : problem(404, 'collection_not_found')
    },
  },
  {
    method: 'POST',
    path: `${COLLECTION}/preview`,
    guard: 'staff',
    action: 'products.read',
    describe: {
      summary: 'What a collection would list with these rules and pins; nothing is written',
      body: wire.previewRequest,
      answers: { 200: wire.previewAnswer },
    },
    async handler(context) {
      const asked = await readJson(context.request, wire.previewRequest, BODY_LIMIT)
      return json(previewView(previewCollection(context.shop, { id: pathNumber(context), ...asked }, SHOWN_FIRST)))
    },
  },
]

const writing: readonly ApiRoute[] = [
  {
    method: 'POST',
    path: '/admin/api/collections',
    guard: 'staff',
    action: 'products.change',
    describe: {
      summary: 'Make a collection, hidden until it is shown; its address follows from its name',
      body: wire.createCollectionRequest,
      answers: { 200: wire.collectionWritten },
      refusals: [404, 409],
    },
    async handler(context) {
      const wanted = await readJson(context.request, wire.createCollectionRequest)
      return written(context, 0, await createCollection(context.shop, context.actor, wanted))
    },
  },
  {
    method: 'POST',
    path: COLLECTION,
    guard: 'staff',
    action: 'products.change',
    describe: {
      summary: 'Change a collection, from the version that was read; an old address leads to the new one',
      body: wire.changeCollectionRequest,
      answers: { 200: wire.collectionWritten },
      refusals: [404, 409],
      problem: wire.collectionRefused,
    },
    async handler(context) {
      const { version, collection: fields } = await readJson(context.request, wire.changeCollectionRequest, BODY_LIMIT)
      const id = pathNumber(context)
      return written(context, id, await changeCollection(context.shop, context.actor, { id, version, fields }))
    },
  },
  {
    method: 'POST',
    path: `${COLLECTION}/move`,
    guard: 'staff',
    action: 'products.change',
    describe: {
      summary: 'Move a collection in the tree: below another one, before one of those beside it',
      body: wire.moveCollectionRequest,
      answers: { 200: wire.collectionMoved },
      refusals: [404, 409],
    },
    async handler(context) {
      const { from, to } = await readJson(context.request, wire.moveCollectionRequest)
      const answer = await moveCollection(context.shop, context.actor, { id: pathNumber(context), ...to, from })
      if (answer.ok) return json({ entries: answer.entries })
      return problem(answer.reason === 'collection_not_found' ? 404 : 409, answer.reason)
    },
  },
]

export const routes: readonly ApiRoute[] = [...reading, ...writing]
