/** The kinds of content blocks and their fields (D-70): the one list that schema, pages, previews and editor read. */
import { ADVENT_DOORS, ADVENT_YEARS } from './advent.ts'
import { BAND_MEASURE } from './belly-band.ts'
import { PICTURE_POINTS, type BlockFields, type FieldsOf } from './block-fields.ts'
import type { StoryBlock } from './story.ts'

const line = { type: 'line' } as const
const text = { type: 'text' } as const
const rich = { type: 'rich' } as const
const picture = { type: 'picture' } as const
const link = { type: 'link' } as const
const cells = { type: 'cells' } as const
const required = { isRequired: true } as const

const products = { type: 'list', of: { product: { type: 'product', ...required } }, most: 24 } as const

export const BLOCK_KINDS = {
  hero: {
    title: { ...line, ...required },
    lead: text,
    size: { type: 'choice', of: ['large', 'medium'] },
    picture,
    /** For narrow screens. */
    narrow: picture,
    links: { type: 'list', of: { text: { ...line, ...required }, link: { ...link, ...required } }, most: 2 },
  },
  text: { text: { ...rich, ...required } },
  titled_text: { title: { ...line, ...required }, text: { ...rich, ...required } },
  image: { picture: { ...picture, ...required }, caption: line, width: { type: 'choice', of: ['page', 'text'] } },
  buttons: {
    buttons: {
      type: 'list',
      of: {
        text: { ...line, ...required },
        link: { ...link, ...required },
        look: { type: 'choice', of: ['primary', 'secondary'] },
      },
      most: 4,
      ...required,
    },
  },
  quote: { text: { ...text, ...required }, who: line, role: line },
  /** The first row is the head. */
  table: { caption: { ...line, ...required }, cells: { ...cells, ...required }, note: text },
  faq: {
    title: { ...line, ...required },
    lead: text,
    questions: {
      type: 'list',
      of: { question: { ...line, ...required }, answer: { ...rich, ...required } },
      most: 30,
      ...required,
    },
  },
  video: {
    title: { ...line, ...required },
    lead: text,
    poster: { ...picture, ...required },
    film: { type: 'film', ...required },
  },
  products: {
    title: { ...line, ...required },
    lead: line,
    rule: { type: 'choice', of: ['new', 'sale', 'collection', 'chosen'], ...required },
    collection: { type: 'collection' },
    products,
    link_text: line,
    link,
  },
  /** Without names: those at the top of the tree. */
  collections: {
    title: line,
    collections: { type: 'list', of: { collection: { type: 'collection', ...required } }, most: 7 },
  },
  /** Without names: those with the most products. */
  brands: { title: line, brands: { type: 'list', of: { brand: { type: 'brand', ...required } }, most: 6 } },
  countdown: { title: { ...line, ...required }, lead: text, until: { type: 'time', ...required }, link_text: line, link },
  sizing_table: {
    title: { ...line, ...required },
    lead: text,
    cells: { ...cells, ...required },
    picture,
    steps: { type: 'list', of: { name: { ...line, ...required }, text: { ...line, ...required } }, most: 8 },
    note: text,
  },
  /** What delivery costs and how long it takes, by the rules of the shop. */
  delivery: { title: line, lead: text },
  /** How orders are paid, by the terms of the market. */
  payment: { title: line, lead: text },
  /** Some reasons or steps, each with a picture under an arch. */
  arches: {
    title: { ...line, ...required },
    lead: text,
    steps: {
      type: 'list',
      of: { picture: { ...picture, ...required }, name: { ...line, ...required }, text },
      most: 6,
      ...required,
    },
  },
  /** How many products, brands, showrooms and countries there are. */
  numbers: { title: line },
  showrooms: { title: line, look: { type: 'choice', of: ['maps', 'names'] } },
  bundle: { product: { type: 'product', ...required } },
  lookbook: {
    title: line,
    lead: text,
    picture: { ...picture, ...required },
    narrow: picture,
    points: { ...PICTURE_POINTS, ...required },
  },
  /** A picture with one of its products on it, and the others beside it. */
  still_life: {
    title: { ...line, ...required },
    lead: text,
    picture: { ...picture, ...required },
    spot: { type: 'product', ...required },
    beside: products,
  },
  social: {
    title: { ...line, ...required },
    lead: text,
    link_text: line,
    link,
    pictures: {
      type: 'list',
      of: { picture: { ...picture, ...required }, alt: { ...line, ...required }, label: line, link },
      most: 12,
      ...required,
    },
  },
  belly_band: {
    /** `table`: beside a table of the sizes, otherwise beside the picture. */
    look: { type: 'choice', of: ['picture', 'table'] },
    picture,
    /** Where the bands are. */
    collection: { type: 'collection' },
    /** In place of the shop's own, the smallest first; in tenths of a centimetre. */
    sizes: {
      type: 'list',
      of: {
        size: { ...line, ...required },
        least: { type: 'whole', ...BAND_MEASURE, ...required },
        most: { type: 'whole', ...BAND_MEASURE, ...required },
      },
      most: 12,
    },
  },
  /** Doors of Advent: what is behind one is read by nobody before its day (DOM-6). */
  advent: {
    title: { ...line, ...required },
    lead: text,
    year: { type: 'whole', ...ADVENT_YEARS, ...required },
    /** `day`: a door is open on its day alone; otherwise until the end of the 24th (DOM-7). */
    stays: { type: 'choice', of: ['advent', 'day'] },
    doors: {
      type: 'list',
      of: {
        day: { type: 'whole', least: 1, most: ADVENT_DOORS, ...required },
        title: { ...line, ...required },
        text,
        picture,
        /** A product at its price in the shop. */
        product: { type: 'product' },
        /** A coupon of the shop; its goods are `products`, shown with their lowest price of 30 days (LAW-24). */
        code: line,
        products: { type: 'list', of: { product: { type: 'product', ...required } }, most: 4 },
        link_text: line,
        link,
      },
      most: ADVENT_DOORS,
      ...required,
    },
  },
  contact: { title: { ...line, ...required }, lead: text },
  newsletter: {},
  /** Links to a listing by age. Without a name: that of all products. */
  ages: { collection: { type: 'collection' } },
  /** What fits a signed-in customer's children. */
  for_children: {},
  recently_viewed: {},
} as const satisfies Record<string, BlockFields>

export type BlockKind = keyof typeof BLOCK_KINDS
export const isBlockKind = (component: string): component is BlockKind => Object.hasOwn(BLOCK_KINDS, component)

export type BlockOf<K extends BlockKind> = StoryBlock & { component: K } & FieldsOf<(typeof BLOCK_KINDS)[K]>
export type AnyBlock = { [K in BlockKind]: BlockOf<K> }[BlockKind]

/** Returns the names of the fields without which a block shows nothing, and that it does not have. */
export function missingFields(block: AnyBlock): string[] {
  const fields: BlockFields = BLOCK_KINDS[block.component]
  return Object.keys(fields).filter((name) => fields[name]!.isRequired && isBlank((block as StoryBlock)[name]))
}

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)
