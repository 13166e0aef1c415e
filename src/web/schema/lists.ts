/** Lists that the browser revalidates by their ETag (D-10). */
import { z } from 'zod'

const text = z.string()

export const vendorsAnswer = z.array(z.object({ id: text, name: text, slug: text }))
export const warehousesAnswer = z.array(
  z.object({ id: text, name: text, kind: z.enum(['showroom', 'warehouse']), city: text, country: text, pickup: z.boolean() }),
)

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

export const brandsAnswer = z.array(z.object({ slug: text, name: text, logo: text.nullable(), description: text }))
