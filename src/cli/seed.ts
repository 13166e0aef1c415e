/** Fills an empty database with the demo shop, through the writers that an import uses, in one transaction. */
import { demoShop } from '#demo/demo-shop.ts'
import {
  writeAttributes,
  writeBandSizes,
  writeBrands,
  writeCollections,
  writeColourways,
  writeManufacturers,
  writePictureViews,
  writeProducts,
} from '#services/catalog/write-catalog.ts'
import { writeCompatibilityRules } from '#services/compatibility/write-rules.ts'
import { writeArticleCategories, writeArticles, writeAuthors } from '#services/content/write-articles.ts'
import { setCampaigns } from '#services/content/campaigns.ts'
import { writeContentPictures, writeMerchant, writePromotions } from '#services/content/write-content.ts'
import { writeParts, writeTextPages } from '#services/content/write-stories.ts'
import { writeDeliveryRules, writeLockers, writeShowroomPages, writeWarehouses } from '#services/delivery/write-delivery.ts'
import { fillPartnership, writePartnerships } from '#services/promotions/write-partnership.ts'
import type { Database, Query } from '#store/database/db.ts'
import { putRates } from '#store/documents/exchange-rates.ts'
import { insertCoupons } from '#store/promotions/coupons.ts'
import { insertVouchers } from '#store/promotions/vouchers.ts'

/** Products that are written at once: a megabyte or two a table. */
const PRODUCTS_A_WRITE = 500

interface SeedOptions {
  /** How many products; the whole shop has 8,500. A small one still has every group, sets, vouchers and reductions. */
  products?: number
  now: Date
  /** Share done, 0…1. */
  onProgress?: (done: number) => void
}

/** All or nothing: an interrupted seed leaves an empty database. @throws Error when the shop has products */
export async function seedDemo(db: Database, { products = 8500, now, onProgress }: SeedOptions): Promise<void> {
  const shop = demoShop(products, now)
  await db.transaction(async (tx) => {
    if (await tx.selectFrom('product').select('id').limit(1).executeTakeFirst()) throw new Error('The shop has products already.')
    await writePlaces(tx, shop, now)
    await writeSurroundings(tx, shop, now)
    for (let from = 0; from < shop.products.length; from += PRODUCTS_A_WRITE) {
      await writeProducts(tx, shop.products.slice(from, from + PRODUCTS_A_WRITE), now)
      onProgress?.(Math.min(1, (from + PRODUCTS_A_WRITE) / shop.products.length))
    }
    await writeBandSizes(tx, shop.bandSizes)
    await writeCompatibilityRules(tx, shop.compatibility)
    await writeParts(tx, shop.parts, { who: 'demo', now })
    await writeBlog(tx, shop, now)
    await setCampaigns(tx, shop.campaigns, now)
    await insertCoupons(tx, shop.coupons)
    await insertVouchers(tx, shop.vouchers, now)
    await writeShopPartnerships(tx, shop, now)
    await putRates(tx, shop.rates)
  })
}

type DemoShop = ReturnType<typeof demoShop>

async function writePlaces(tx: Query, shop: DemoShop, now: Date): Promise<void> {
  await writeMerchant(tx, shop.merchant, now)
  await writeWarehouses(tx, shop.warehouses)
  await writeShowroomPages(tx, shop.showroomPages)
  await writeDeliveryRules(tx, shop.deliveryRules)
  await writeLockers(tx, shop.lockers)
  await writeTextPages(tx, shop.pages, { who: 'demo', now })
}

async function writeSurroundings(tx: Query, shop: DemoShop, now: Date): Promise<void> {
  await writeBrands(tx, shop.brands, now)
  await writeManufacturers(tx, shop.manufacturers)
  await writeAttributes(tx, shop.attributes)
  await writeColourways(tx, shop.colourways)
  await writePictureViews(tx, shop.pictureViews)
  await writeCollections(tx, shop.collections, now)
  await writeContentPictures(tx, shop.contentPictures)
  await writePromotions(tx, shop.promotions)
}

async function writeBlog(tx: Query, { articleCategories, authors, articles }: DemoShop, now: Date): Promise<void> {
  await writeArticleCategories(tx, articleCategories, { who: 'demo', now })
  await writeAuthors(tx, authors, { who: 'demo', now })
  await writeArticles(tx, articles, { who: 'demo', now })
}

async function writeShopPartnerships(tx: Query, { partnerships }: DemoShop, now: Date): Promise<void> {
  for (const { partnership, codes } of partnerships) {
    await writePartnerships(tx, [partnership], now)
    if (codes.length > 0) await fillPartnership(tx, partnership.key, { codes }, now)
  }
}
