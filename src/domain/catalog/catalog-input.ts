/**
 * Types of a merchant's catalog input. Everything is named by the key that the merchant knows: a brand by its slug, a collection
 * by its key, a variant by its SKU. What has a known key is changed, the rest is new.
 */
import type { Currency, Locale } from '#domain/market/market.ts'
import type { Description } from '#domain/content/content.ts'
import type { PictureInput } from '#domain/content/content-input.ts'
import type { LocaleTexts } from '#domain/market/locale-texts.ts'
import type { PricePeriod } from '#domain/pricing/price.ts'
import type { BandSize } from '#domain/content/belly-band.ts'
import type { Size } from './size.ts'

export interface BrandInput {
  slug: string
  name: string
  description: LocaleTexts
  /** Path of its logo on this site. */
  logo: string | null
}

/** The maker behind a product (LAW-37), known by its name. */
export interface ManufacturerInput {
  name: string
  address: string
  email: string
  /** ISO 3166-1. */
  country: string
  /** Who answers in the European Union for a maker outside it. */
  responsible: { name: string; address: string; email: string } | null
}

export interface AttributeInput {
  key: string
  kind: string
  unit: string | null
  filterable: boolean
  name: LocaleTexts
  options: readonly object[]
}

/** A colour by the name that customers read. */
export interface ColourwayInput {
  key: string
  name: LocaleTexts
  /** `#rrggbb`. */
  hex: string
}

/** What a view of many products shows: `{name}` and `{color}` stand for the product's. */
export interface PictureViewInput {
  key: string
  alt: LocaleTexts
}

/** The panel that a collection has in the menu bar. */
export interface CollectionMenu {
  /** Order in the menu bar. */
  position: number
  /** Short name: the header has little room. */
  name: LocaleTexts
  /** Columns by keys of the collections below; what is in no group is added to the shortest column. */
  groups: readonly { title: LocaleTexts; collections: readonly string[] }[]
}

export interface CollectionInput {
  key: string
  /** Key of the collection above; it stands before this one. */
  parent: string | null
  position: number
  /**
   * `all`: it lists every product; `apparel`: feeds say size system, age group and gender; `belly_band`: pages of its
   * products have the calculator of sizes (DOM-4).
   */
  flags: readonly string[]
  /** Keys of the attributes that its listing is filtered by. */
  attributes: readonly string[]
  googleCategory: string | null
  startsAt?: Date | null
  endsAt?: Date | null
  text: Record<Locale, { name: string; slug: string; description: string; tagline: string }>
  pictures?: Partial<Record<'tile' | 'menu', PictureInput & { position: number }>>
  /** Keys of the collections whose products go with those of this one, the closest first. */
  companions?: readonly string[]
  menu?: CollectionMenu | null
}

/** Hundredths. The struck-through price is no input: it follows from the history (D-21, LAW-22). */
export interface PriceInput {
  /** Recommended price. */
  mrp: number
  /** What the customer pays. */
  sale: number
  /** Earlier prices of a variant that is new here and was sold before; the last period is in force at `sale`. */
  history?: readonly PricePeriod[]
}

export interface StockInput {
  sku: string
  warehouse: string
  onHand: number
}

/** Sizes of a belly band, by the SKU of one of its variants; null for the shop's usual ones (DOM-5). */
export interface BandSizesInput {
  sku: string
  sizes: readonly BandSize[] | null
}

export interface VariantInput {
  /** Its number on the wire (D-9), for a shop that moves here; the next one when it is left out. */
  id?: number
  sku: string
  barcode: string | null
  /** Key of the filter colour. */
  color: string | null
  /** Key of the colour that customers read. */
  colourway: string | null
  /** Address of a sample of the colour. */
  swatch: string | null
  size: Size | null
  weightG: number
  volumeCm3: number
  prices: Record<Currency, PriceInput>
  /** Pieces by warehouse; what is left out stays as it is. */
  stock?: readonly Omit<StockInput, 'sku'>[]
}

/** A picture of a product in a colour, or in every colour for null. */
export interface ProductPictureInput extends PictureInput {
  colourway: string | null
  /** Name of the colour behind it. */
  tint: string
  /** Key of the view whose text says what it shows. */
  view: string | null
}

/** A product that fits, and the adapter that it needs, each by one of its SKUs. */
export interface FitInput {
  sku: string
  adapter: string | null
}

export interface ProductInput {
  /** Its number on the wire (D-9), for a shop that moves here; the next one when it is left out. */
  id?: number
  kind: 'simple' | 'bundle' | 'voucher'
  brand: string
  /** The collection it belongs to; it is listed in those above too. */
  collection: string
  manufacturer: string | null
  tags: readonly string[]
  flags: readonly string[]
  attributes: Readonly<Record<string, unknown>>
  vatClass: string
  /** Hundredths of lei (LAW-36). */
  greenTaxRon: number
  /** Never promoted: no reduced price, no bundle (D-28). */
  noPromo: boolean
  withdrawalException: 'none' | 'sealed_hygiene' | 'custom_made'
  ageFromMonths: number | null
  ageToMonths: number | null
  /** Place in the recommended order, the largest first. */
  rank: number
  createdAt: Date
  /** Null for a draft. */
  publishedAt: Date | null
  text: Record<
    Locale,
    {
      name: string
      slug: string
      description: Description
      composition: string | null
      care: string | null
      warnings: readonly string[]
    }
  >
  /** In the order in which they are shown, of all colours. */
  pictures: readonly ProductPictureInput[]
  variants: readonly VariantInput[]
  /** What a bundle is made of. */
  parts: readonly { sku: string; quantity: number }[]
  /** What it is stated to fit with, by one SKU of each product; what is left out stays as it is. */
  fitsWith?: readonly FitInput[]
}
