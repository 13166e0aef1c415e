/** Data of a product page. */
import type { ComparedKind } from '#domain/catalog/comparison.ts'
import type { Guide } from '#domain/catalog/guide/size-guide.ts'
import type { Size } from '#domain/catalog/size.ts'
import type { BandSize } from '#domain/content/belly-band.ts'
import type { Ages } from '#domain/customers/fit.ts'
import type { Card } from '#web/schema/card.ts'
import type { Description } from '#domain/content/content.ts'
import type { DeliveryOffer } from '#domain/delivery/delivery-promise.ts'
import type { CompatibleView } from '#web/storefront/compatibility/view.ts'
import type { RecallView } from '#web/storefront/recalls/view.ts'
import type { Crumb } from '#web/ui/breadcrumb.tsx'
import type { PictureView } from './pictures/picture-view.ts'

/** The calculator of belly band sizes (DOM-4). */
export interface BandView {
  /** Address of a picture beside it, '' for none. */
  picture: string
  /** Where the bands are; null on the page of one. */
  shop: string | null
  /** In place of the shop's own. */
  sizes: BandSize[] | null
  /** Sizes and their measures as they are read. */
  table: string[][] | null
  /** It stands among the parts of a page that has margins. */
  isInside?: boolean
}

/** In stock, last pieces, not in stock: never a number above 5 (D-42). */
export type StockState = 'in' | 'last' | 'out'

export interface ColorView {
  /** Names it in addresses, '' for the only one of a product without colours. */
  key: string
  name: string
  /** Address of a sample of the cloth, or a colour such as `#e3b257`. */
  swatch: string
  tint: string
  /** Views: the whole product first. */
  pictures: PictureView[]
}

export interface SizeView {
  label: string
  /** '90 cm' */
  measure: string
  /** Where there is a table of the sizes. */
  size?: Size
  /** Of a size by age whose product may be pointed out to somebody (D-28). */
  ages?: Ages
}

export interface VariantView {
  item: string
  /** Indexes in `colors` and `sizes`, -1 where there is no such choice. */
  color: number
  size: number
  sku: string
  barcode: string | null
  sale: number
  prior: number | null
  /** ISO moment at which the reduction began, null when none is shown. */
  since: string | null
  /** Recommended price, when it is higher; never struck through (LAW-23). */
  rrp: number | null
  /** Maximum quantity for the cart, 0 when sold out. */
  max: number
  /** In the order of `showrooms`. */
  stock: StockState[]
  /** Codes of the countries that it can be delivered to; none when it goes wherever the market delivers. */
  only?: string[] | undefined
}

export interface PartView {
  name: string
  href: string
  image: string
  tint: string
  qty: number
  price: number
}

export interface BundleView {
  /** Variant of the bundle; null when it is sold out or needs a choice on its own page. */
  item: string | null
  name: string
  href: string
  sale: number
  /** See `VariantView`. */
  only?: string[] | undefined
  /** Sum of the parts, when the bundle costs less. */
  apart: number | null
  parts: PartView[]
}

export interface ContactView {
  name: string
  address: string
  email: string
}

export interface ProductView {
  id: string
  kind: 'simple' | 'bundle' | 'voucher'
  name: string
  trail: Crumb[]
  brand: { name: string; href: string }
  colors: ColorView[]
  /** Index of the colour that the address of the page asks for. */
  askedColor?: number
  sizes: SizeView[]
  /** What the sizes are measured by; null where there is no table of them. */
  guide: Guide | null
  /** Finds the size of this belly band; null for what is not worn before birth. */
  calculator: BandView | null
  variants: VariantView[]
  isNew: boolean
  greenTax: number | null
  showrooms: string[]
  delivery: DeliveryOffer | null
  /** Whether the market delivers anything to its own country; only where a variant does not get everywhere. */
  isHomeServed?: boolean
  withdrawal: 'none' | 'sealed_hygiene' | 'custom_made'
  description: Description
  composition: string | null
  care: string | null
  specifications: { name: string; value: string | boolean }[]
  /** What fits with it; null where nobody has stated anything. */
  compatible: CompatibleView | null
  /** Among whose things it can be compared. */
  compared: ComparedKind | null
  ages: string | null
  /** The same for whoever asks whom it is for; null where it may not be pointed out to anybody (D-28). */
  goodsAges: Ages | null
  warnings: string[]
  manufacturer: ContactView | null
  responsible: ContactView | null
  isElectrical: boolean
  isSafeSleep: boolean
  /** Whether one may ask for a mail when it is back in stock: not where nothing may be promoted (D-28). */
  isAnnounced: boolean
  bundle: BundleView | null
  related: Card[]
  /** What completes it; none where nothing does. */
  together: Card[]
}

/** In place of a product that is being recalled (LAW-41). */
export interface RecalledProduct {
  id: string
  recall: RecallView
}
