/**
 * Writes the catalog: for an import, a back office and the demo shop. Each function takes the transaction of its caller, which is all
 * or nothing, checks what was entered, and makes the change known to every process. @throws InputRefused
 */
import type {
  AttributeInput,
  BandSizesInput,
  BrandInput,
  CollectionInput,
  ColourwayInput,
  ManufacturerInput,
  PictureViewInput,
  ProductInput,
  StockInput,
} from '#domain/catalog/catalog-input.ts'
import { LOCALES } from '#domain/market/market.ts'
import type { MovementCause } from '#domain/stock/movement.ts'
import { checkInput, checkUnique } from '#services/checked-input.ts'
import { putBandSizes } from '#store/catalog/band-sizes.ts'
import {
  putAttributes,
  putBrands,
  putCollections,
  putColourways,
  putManufacturers,
  putPictureViews,
} from '#store/catalog/write-catalog.ts'
import { putProducts } from '#store/catalog/write-products.ts'
import type { Query } from '#store/database/db.ts'
import { putStock } from '#store/stock/write-stock.ts'
import {
  attributeSchema,
  brandSchema,
  collectionSchema,
  colourwaySchema,
  manufacturerSchema,
  pictureViewSchema,
} from './catalog-schema.ts'
import { bandSizesSchema, productSchema, stockSchema } from './product-schema.ts'

export async function writeBrands(tx: Query, brands: readonly BrandInput[], now: Date): Promise<void> {
  checkInput('brands', brandSchema, brands)
  checkUnique('brands', brands, ({ slug }) => slug)
  await putBrands(tx, brands, now)
}

export async function writeManufacturers(tx: Query, manufacturers: readonly ManufacturerInput[]): Promise<void> {
  checkInput('manufacturers', manufacturerSchema, manufacturers)
  checkUnique('manufacturers', manufacturers, ({ name }) => name)
  await putManufacturers(tx, manufacturers)
}

export async function writeAttributes(tx: Query, attributes: readonly AttributeInput[]): Promise<void> {
  checkInput('attributes', attributeSchema, attributes)
  checkUnique('attributes', attributes, ({ key }) => key)
  await putAttributes(tx, attributes)
}

export async function writeColourways(tx: Query, colourways: readonly ColourwayInput[]): Promise<void> {
  checkInput('colourways', colourwaySchema, colourways)
  checkUnique('colourways', colourways, ({ key }) => key)
  await putColourways(tx, colourways)
}

export async function writePictureViews(tx: Query, views: readonly PictureViewInput[]): Promise<void> {
  checkInput('pictureViews', pictureViewSchema, views)
  checkUnique('pictureViews', views, ({ key }) => key)
  await putPictureViews(tx, views)
}

/** A collection comes after the one above it. Its address is its slug below theirs. */
export async function writeCollections(tx: Query, collections: readonly CollectionInput[], now: Date): Promise<void> {
  checkInput('collections', collectionSchema, collections)
  checkUnique('collections', collections, ({ key }) => key)
  for (const locale of LOCALES)
    checkUnique('collections', collections, ({ parent, text }) => `${parent ?? ''}/${text[locale].slug} (${locale})`)
  await putCollections(tx, collections, now)
}

/**
 * A product is known by the SKUs of its variants. Its texts, lists and pictures are replaced; a variant that is left out stays.
 * The parts of a bundle come with it or before it.
 */
export async function writeProducts(tx: Query, products: readonly ProductInput[], now: Date): Promise<void> {
  checkInput('products', productSchema, products)
  checkUnique(
    'variants',
    products.flatMap(({ variants }) => variants),
    ({ sku }) => sku,
  )
  for (const locale of LOCALES) checkUnique('products', products, ({ text }) => `${text[locale].slug} (${locale})`)
  await putProducts(tx, products, now)
}

/** Counted pieces by SKU and warehouse; what is reserved for orders stays reserved. */
export async function writeStock(tx: Query, stock: readonly StockInput[], cause: MovementCause): Promise<void> {
  checkInput('stock', stockSchema, stock)
  checkUnique('stock', stock, ({ sku, warehouse }) => `${sku} in ${warehouse}`)
  await putStock(tx, stock, cause)
}

/** The sizes of belly bands in place of the usual ones (DOM-5). A product that is written again keeps them. */
export async function writeBandSizes(tx: Query, bands: readonly BandSizesInput[]): Promise<void> {
  checkInput('bandSizes', bandSizesSchema, bands)
  checkUnique('bandSizes', bands, ({ sku }) => sku)
  await putBandSizes(tx, bands)
}
