/** Written by `npm run db:types` from the migrated database: do not edit. */
import type { Generated } from 'kysely'
import type { Json, JsonDefault, LocaleText, Optional } from './column-types.ts'

export interface PicturesTables {
  picture_original: {
    hash: string
    width: number
    height: number
    bytes: Buffer
    created_at: Date
  }
  colourway: {
    key: string
    name: Json<LocaleText>
    hex: string
  }
  picture_view: {
    key: string
    alt: Json<LocaleText>
  }
  product_picture: {
    product_id: number
    colourway: Generated<string>
    position: number
    address: string
    width: number
    height: number
    tint: Generated<string>
    view: Optional<string>
    alt: JsonDefault<Partial<LocaleText>>
  }
  collection_promotion: {
    collection_id: number
    target_id: number
    picture: string
    title: Json<LocaleText>
    text: Json<LocaleText>
  }
  collection_picture: {
    collection_id: number
    use: 'tile' | 'menu'
    position: Generated<number>
    address: string
    width: number
    height: number
    alt: JsonDefault<Partial<LocaleText>>
  }
  content_picture: {
    key: string
    address: string
    width: number
    height: number
    alt: JsonDefault<Partial<LocaleText>>
  }
}
