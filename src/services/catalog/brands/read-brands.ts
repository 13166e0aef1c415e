/** Brands as staff see them: how many products each has, what those lack, and what names a brand. */
import type { Shop } from '#services/shop.ts'
import {
  countBrandProducts,
  readBrandRecords,
  readBrandUses,
  type BrandProducts,
  type BrandRecord,
  type BrandUses,
} from '#store/catalog/office/brands.ts'
import { readMakers } from '#store/catalog/office/choices.ts'
import type { RecordMaker } from '#store/catalog/office/product-record.ts'
import { isWhole } from './brand-fields.ts'

type ReadShop = Pick<Shop, 'db'>

export interface ListedBrand extends BrandRecord {
  products: number
  /** Products without a whole maker: they are not sold (LAW-37). */
  blocked: number
}

function counted(brand: BrandRecord, counts: readonly BrandProducts[], makers: readonly RecordMaker[]): ListedBrand {
  const own = counts.filter((one) => one.brand === brand.id)
  const lacking = own.filter(({ maker }) => !isWhole(makers.find(({ id }) => id === maker)))
  return {
    ...brand,
    products: own.reduce((sum, { products }) => sum + products, 0),
    blocked: lacking.reduce((sum, { goods }) => sum + goods, 0),
  }
}

/** Returns the brands by name. */
export async function listBrands({ db: { query } }: ReadShop): Promise<ListedBrand[]> {
  const [counts, makers] = [await countBrandProducts(query), await readMakers(query)]
  const brands = (await readBrandRecords(query)).map((brand) => counted(brand, counts, makers))
  const { compare } = new Intl.Collator('ro')
  return brands.toSorted((a, b) => compare(a.fields.name, b.fields.name) || a.id - b.id)
}

export interface OpenedBrand extends ListedBrand {
  uses: BrandUses
}

/** Returns null for an unknown one. */
export async function openBrand(shop: ReadShop, id: number): Promise<OpenedBrand | null> {
  const brand = (await listBrands(shop)).find((one) => one.id === id)
  return brand ? { ...brand, uses: await readBrandUses(shop.db.query, brand) } : null
}
