/** What each block of content shows, as plain data (D-70). */
import type { PictureWidths } from '#domain/catalog/picture.ts'
import type { BlockKind } from '#domain/content/block-kinds.ts'
import type { Block } from '#domain/content/content.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import type { Layout } from '#domain/content/layout.ts'
import type { Card } from '#web/schema/card.ts'
import type { BandView, BundleView } from '#web/storefront/product/view.ts'

export interface LinkView {
  text: string
  href: string
}

/** The attributes of a large picture; a photograph has several widths. */
export interface PictureView extends Partial<PictureWidths> {
  src: string
  width: number
  height: number
  alt: string
}

/** The attributes of a `source`: what `srcSet` names is an address or several widths. */
export interface NarrowPicture extends Pick<PictureView, 'width' | 'height'> {
  srcSet: string
  sizes?: string | undefined
}

export interface CollectionView {
  key: string
  name: string
  tagline: string
  href: string
  image: string
  /** What the picture shows, where the merchant has written it. */
  alt?: string | undefined
}

/** A product on a picture. */
export interface SpotView {
  name: string
  href: string
  image: string
  tint: string
  sale: number
  prior?: number | undefined
}

/** A product at a point of a picture, in percent of it. */
export interface PointView extends SpotView {
  left: number
  top: number
}

export interface ShowroomHours {
  isOpen: boolean
  /** Until when, or from when. */
  when: string
  rows: { days: string; hours: string; isToday: boolean }[]
  /** Days with other hours, in words. */
  exceptions: string[]
}

export interface ShowroomView {
  id: string
  city: string
  name: string
  address: string
  /** Its own page. */
  href: string
  phone: string
  /** The page ends when one of them would say something else. */
  hours: ShowroomHours
  /** Address of directions to it. */
  map: string
  /** Drawing of its surroundings; null where the shop has none. */
  drawing: PictureView | null
}

/** A product of a code, with its lowest price of the 30 days before the code (LAW-24). */
export interface GoodsView extends SpotView {
  lowest: number | null
}

/** A coupon behind a door. `end`: ISO moment; null for one without an end. `isOnSaleToo`: it counts on reduced goods as well. */
export type DoorCode =
  | { isOver: true }
  | { isOver: false; code: string; end: string | null; goods: GoodsView[]; isOnSaleToo: boolean }

export interface OpenDoor {
  title: string
  text: string
  /** Its picture, or that of what is behind it. */
  image: string | null
  product: SpotView | null
  code: DoorCode | null
  link: LinkView | null
}

/** A door of an Advent calendar; `place`: where it stands, from 0. */
export interface DoorView {
  day: number
  place: number
  isToday: boolean
  /** Null while it is shut. */
  open: OpenDoor | null
}

/** A way of delivery in words: its price, and from which value it is free. */
export interface DeliveryWay {
  method: 'courier' | 'locker' | 'pickup'
  price: string
  free: string
  /** Where that is. */
  where: string
}

/** Countries with the same prices; `locker` is '' where there is none. */
export interface DeliveryRow {
  countries: string
  courier: string
  locker: string
  free: string
  days: string
}

export interface DeliveryView {
  title: string
  lead: string
  /** The ways in the market's own country, or in those that are served at the least price. */
  ways: DeliveryWay[]
  rows: DeliveryRow[]
  /** What large parcels cost, and where they go; '' where nothing does. */
  bulky: string
  rooms: LinkView[]
}

/** A way to pay in words: its fee, and what there is to know of it. */
export interface PaymentWay {
  method: PaymentMethod
  name: string
  fee: string
  lines: string[]
}

export interface PaymentView {
  title: string
  lead: string
  /** In the order of the market. */
  ways: PaymentWay[]
  /** What becomes of an order whose payment fails; '' where nothing can. */
  note: string
}

/** The data of each kind's component. */
export interface BlockViews {
  hero: {
    title: string
    lead: string
    /** The title is that of the page. */
    isFirst: boolean
    size: 'large' | 'medium'
    /** Of a dark picture; else it is light in every layout. */
    theme?: Layout | undefined
    picture: PictureView | null
    narrow: NarrowPicture | null
    links: LinkView[]
  }
  text: { blocks: Block[] }
  titled_text: { title: string; blocks: Block[] }
  image: { picture: PictureView; caption: string; isWide: boolean }
  buttons: { buttons: (LinkView & { isPrimary: boolean })[] }
  quote: { text: string; who: string; role: string }
  table: { caption: string; head: string[]; rows: string[][]; note: string }
  faq: { title: string; lead: string; questions: { question: string; answer: Block[] }[] }
  /** `host`: where the film is shown, null for a file of the shop; `isEmbeddable`: it may play here with consent. */
  video: { title: string; lead: string; poster: PictureView; film: string; host: string | null; isEmbeddable: boolean }
  products: { title: string; lead: string; all: LinkView | null; cards: Card[] }
  collections: { title: string; collections: CollectionView[] }
  brands: { title: string; brands: (LinkView & { logo?: string })[] }
  /** `until`: milliseconds since 1970; `end` says it in words. */
  countdown: { title: string; lead: string; until: number; end: string; link: LinkView | null }
  sizing_table: {
    title: string
    lead: string
    head: string[]
    rows: string[][]
    picture: PictureView | null
    steps: { name: string; text: string }[]
    note: string
  }
  delivery: DeliveryView
  payment: PaymentView
  arches: { title: string; lead: string; arches: { picture: PictureView; name: string; text: string }[] }
  numbers: { title: string; numbers: { count: string; of: string }[] }
  showrooms: { title: string; isDrawn: boolean; rooms: ShowroomView[] }
  bundle: { bundle: BundleView }
  lookbook: {
    title: string
    lead: string
    picture: PictureView
    narrow: NarrowPicture | null
    points: PointView[]
  }
  still_life: { title: string; lead: string; picture: PictureView; spot: SpotView; cards: Card[] }
  social: {
    title: string
    lead: string
    link: LinkView | null
    pictures: { picture: PictureView; label: string; href: string | null }[]
  }
  belly_band: BandView
  /** `doors`: all 24 by their days, none after the 24th; `yesterday`: the door that opened the day before, where it is still open. */
  advent: {
    title: string
    /** The title is that of the page. */
    isFirst: boolean
    lead: string
    phase: 'before' | 'during' | 'after'
    doors: DoorView[]
    yesterday: number | null
  }
  contact: { title: string; lead: string; privacy: string | null }
  newsletter: { source: 'home' | 'page' }
  /** `action`: the listing that is narrowed by them. */
  ages: { action: string; bands: { key: string; span: string; unit: string }[] }
  for_children: object
  recently_viewed: object
}

/** A block that has something to show. */
export type BlockView = {
  [K in BlockKind]: { uid: string; kind: K; data: BlockViews[K] }
}[BlockKind]

/** In a preview: a block that shows nothing, and why. */
export interface EmptyBlockView {
  uid: string
  kind: 'empty'
  /** Its component as it was written, and the fields that it needs. */
  data: { component: string; kind: BlockKind | null; missing: string[] }
}

export type ShownBlock = BlockView | EmptyBlockView
