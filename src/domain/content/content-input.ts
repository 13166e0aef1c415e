/** Types of a merchant's content beside the catalog, each identified by its key. */
import type { LocaleTexts } from '#domain/market/locale-texts.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Block } from './content.ts'
import type { BlockInput } from './story.ts'

/** Where a picture lies, and its size in pixels. */
export interface PictureInput {
  address: string
  width: number
  height: number
  /** In every language; a picture that only repeats the text beside it has none. */
  alt?: LocaleTexts
}

/** A page of text such as `returns`. */
export interface TextPageInput {
  key: string
  text: Record<
    Locale,
    {
      slug: string
      title: string
      /** One sentence for search engines. */ description: string
      body: readonly (Block | BlockInput)[]
    }
  >
}

/** The picture of a place on the shop's own pages, such as `hero`. */
export interface ContentPictureInput extends PictureInput {
  key: string
}

/** What a listing announces between its products, and where it leads. */
export interface PromotionInput {
  collection: string
  target: string
  /** Key of a content picture. */
  picture: string
  title: LocaleTexts
  text: LocaleTexts
}

/** A still life of the home page: its goods by a SKU of each, beside it, and the one that it points at. */
export interface LookbookInput {
  title: LocaleTexts
  lead: LocaleTexts
  beside: readonly string[]
  spot: string
}

/** What the home page says. */
export interface HomeInput {
  /** What the shop is, after its name in the title of the page. */
  tagline: LocaleTexts
  /** One sentence for search engines. */
  description: LocaleTexts
  hero: {
    title: LocaleTexts
    lead: LocaleTexts
    /** A link to a collection beside the one to what is new. */
    second: { text: LocaleTexts; collection: string } | null
  }
  lookbook: LookbookInput | null
  /** Key of the collection of belly bands; without one the home page has no size calculator (DOM-4). */
  bellyBands: string | null
}

/** What the home page says, with the goods of its still life by product id. */
export interface HomeContent extends Omit<HomeInput, 'lookbook'> {
  lookbook: (Omit<LookbookInput, 'beside' | 'spot'> & { beside: readonly number[]; spot: number }) | null
}
