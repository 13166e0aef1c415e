/** Pictures of products and pages, and the colours that they show. */
import { sql } from 'kysely'
import type { Picture } from '#domain/catalog/picture.ts'
import type { Locale } from '#domain/market/market.ts'
import { among, integers, one } from '#store/database/columns.ts'
import type { Query } from '#store/database/db.ts'

/** A picture of one colourway; '' shows every colour. */
export interface ColourPicture extends Picture {
  colourway: string
}

/** A colour by the name that customers read; `hex` paints the dots of a card. */
export interface Colourway {
  key: string
  name: Record<Locale, string>
  hex: string
}

/** A picture of a page of the shop's own. */
export interface ContentPicture {
  key: string
  src: string
  width: number
  height: number
  alt: Partial<Record<Locale, string>>
}

/** Returns the first picture of each colourway by product, of the products of these ids, or of all for null. */
export async function readFirstPictures(query: Query, ids: readonly number[] | null): Promise<Map<number, ColourPicture[]>> {
  const columns = await one<{ product: string | null } & Record<'colourway' | 'address' | 'tint', string[] | null>>(
    query,
    sql`select array_agg(product_id)::text as product, json_agg(colourway) as colourway, json_agg(address) as address,
        json_agg(tint) as tint
      from (select product_id, colourway, address, tint from product_picture
        where position = 0 and ${among('product_id', ids)} order by product_id, colourway) as pictures`,
  )
  const found = new Map<number, ColourPicture[]>()
  for (const [at, product] of integers(columns.product).entries()) {
    const picture = { colourway: columns.colourway![at]!, src: columns.address![at]!, tint: columns.tint![at]! }
    const own = found.get(product)
    if (own) own.push(picture)
    else found.set(product, [picture])
  }
  return found
}

/** Returns the picture of a colour among the first pictures of a product: that of the colour, or the first one. */
export function pictureOfColour(pictures: readonly ColourPicture[], colourway: string | null): Picture | undefined {
  const found = pictures.find((picture) => picture.colourway === colourway) ?? pictures[0]
  return found && { src: found.src, tint: found.tint }
}

/** Returns every picture of these products, by product, in order. */
export async function readGalleries(query: Query, products: readonly number[]): Promise<Map<number, ColourPicture[]>> {
  const rows = await query
    .selectFrom('product_picture')
    .select(['product_id', 'colourway', 'address as src', 'tint'])
    .where('product_id', 'in', [...products])
    .orderBy('product_id')
    .orderBy('colourway')
    .orderBy('position')
    .execute()
  const found = new Map<number, ColourPicture[]>()
  for (const { product_id, ...picture } of rows) {
    const own = found.get(product_id)
    if (own) own.push(picture)
    else found.set(product_id, [picture])
  }
  return found
}

/** Returns whether a product or a page of the shop's own shows the picture of an address. */
export async function isShownPicture(query: Query, address: string): Promise<boolean> {
  const { rows } = await sql<{ shown: boolean }>`
    select exists (select from product_picture where address = ${address})
      or exists (select from content_picture where address = ${address}) as shown`.execute(query)
  return rows[0]?.shown === true
}

export const readColourways = (query: Query): Promise<Colourway[]> =>
  query.selectFrom('colourway').select(['key', 'name', 'hex']).orderBy('key').execute()

export const readContentPictures = (query: Query): Promise<ContentPicture[]> =>
  query.selectFrom('content_picture').select(['key', 'address as src', 'width', 'height', 'alt']).orderBy('key').execute()
