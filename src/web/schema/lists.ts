/** Lists that the browser revalidates by their ETag (D-10). */
import { z } from 'zod'

const text = z.string()

const vendor = z.object({ id: text, name: text, slug: text })
export type VendorView = z.infer<typeof vendor>
export const vendorsAnswer = z.array(vendor)

const warehouse = z.object({
  id: text,
  name: text,
  kind: z.enum(['showroom', 'warehouse']),
  city: text,
  country: text,
  pickup: z.boolean(),
})
export type WarehouseView = z.infer<typeof warehouse>
export const warehousesAnswer = z.array(warehouse)

const collection = z.object({
  id: text,
  name: text,
  slug: text,
  path: text,
  get children() {
    return z.array(collection)
  },
})
export type CollectionView = z.infer<typeof collection>
export const collectionsAnswer = z.array(collection)

const brand = z.object({ slug: text, name: text, logo: text.nullable(), description: text })
export type BrandView = z.infer<typeof brand>
export const brandsAnswer = z.array(brand)
