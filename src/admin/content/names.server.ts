/** Endpoints of what contents can name: collections, brands, pages, pictures, products. */
import { productAt, type Snapshot } from '#catalog/columns/snapshot.ts'
import { pictureOf, shownVariant } from '#catalog/products/pictures.ts'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { listContent, type ListedText } from '#services/editor/read-content.ts'
import { namePicture } from '#services/editor/name-picture.ts'
import { json, parse, problem, readJson, type StaffRoute } from '#web/http/api/endpoint.ts'
import {
  contentNames,
  namePictureRequest,
  pictureNamed,
  productChoices,
  productsQuery,
  type Named,
  type ProductChoices,
} from '#admin/schema/content.ts'

const MOST_PRODUCTS = 20
const MOST_SKUS = 100
const LANGUAGES_OF_STAFF: readonly Locale[] = LOCALES

const namedStories = (texts: readonly ListedText[], kind: string): Named[] =>
  [
    ...Map.groupBy(
      texts.filter((one) => one.kind === kind),
      ({ key }) => key,
    ),
  ].map(([key, own]) => ({
    // Articles, categories and authors are named without the folder of their key.
    key: key.slice(key.lastIndexOf('/') + 1),
    name: Object.fromEntries(own.map(({ locale, title }) => [locale, title])),
  }))

function productChoice(snapshot: Snapshot, doc: number, sku?: string): ProductChoices['products'][number] {
  const product = productAt(snapshot, doc)
  const variant = product.variants.find((one) => one.sku === sku) ?? shownVariant(product)
  const { src } = pictureOf(product, variant?.colourway ?? null)
  return { sku: variant?.sku ?? '', name: product.name, src, isShown: true }
}

/** Returns the products of these SKUs; one that the shop does not show has its SKU alone. */
function productsBySku(snapshot: Snapshot, skus: readonly string[]): ProductChoices['products'] {
  const wanted = new Set(skus)
  const found = new Map<string, number>()
  for (const [doc, product] of snapshot.products.entries())
    for (const { sku } of product.variants) if (wanted.has(sku)) found.set(sku, doc)
  return skus.map((sku) => {
    const doc = found.get(sku)
    return doc === undefined ? { sku, name: {}, src: '', isShown: false } : productChoice(snapshot, doc, sku)
  })
}

export const routes: readonly StaffRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/content-names',
    guard: 'staff',
    action: 'content.read',
    describe: { summary: 'What contents can name, by its key', answers: { 200: contentNames } },
    async handler({ shop }) {
      const { tree, brands, contentPictures } = shop.catalog.current
      const texts = await listContent(shop, { kinds: ['page', 'article', 'article_category', 'author'], words: null })
      return json({
        collections: [...tree.byKey.values()].map(({ key, name }) => ({ key, name })),
        brands: [...brands.values()].map(({ slug, name }) => ({ key: slug, name: { ro: name, en: name, hu: name } })),
        pages: namedStories(texts, 'page'),
        articles: namedStories(texts, 'article'),
        categories: namedStories(texts, 'article_category'),
        authors: namedStories(texts, 'author'),
        pictures: [...contentPictures.values()],
      })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/content-pictures',
    guard: 'staff',
    action: 'content.change',
    describe: {
      summary: 'Give an uploaded photograph the name by which contents show it, with its text in three languages',
      body: namePictureRequest,
      answers: { 200: pictureNamed },
      refusals: [404, 409],
    },
    async handler({ shop, request, actor }) {
      const wish = await readJson(request, namePictureRequest)
      const answer = await namePicture(shop, actor, wish)
      if (!answer.ok) return problem(answer.reason === 'picture_not_found' ? 404 : 409, answer.reason)
      const { address: src, ...picture } = answer.picture
      return json({ picture: { ...picture, src, alt: wish.alt }, entries: answer.entries })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/content-products',
    guard: 'staff',
    action: 'content.read',
    describe: {
      summary: 'Products by words, or those of SKUs that are divided by commas',
      query: productsQuery,
      answers: { 200: productChoices },
    },
    async handler({ shop, url }) {
      const { words, skus } = parse(Object.fromEntries(url.searchParams), productsQuery)
      const snapshot = shop.catalog.current
      if (skus !== undefined) return json({ products: productsBySku(snapshot, skus.split(',').slice(0, MOST_SKUS)) })
      const found = new Set<number>()
      for (const locale of words?.trim() ? LANGUAGES_OF_STAFF : []) {
        const { docs } = await shop.catalog.search.find(snapshot, locale, words!)
        for (const doc of docs.subarray(0, MOST_PRODUCTS)) found.add(doc)
      }
      const docs = words?.trim() ? [...found] : [...snapshot.all.subarray(0, MOST_PRODUCTS)]
      return json({ products: docs.slice(0, MOST_PRODUCTS).map((doc) => productChoice(snapshot, doc)) })
    },
  },
]
