/** The kinds of blocks of what surrounds every page: the parts `menu` and `footer` (SPEC-2, D-70). */
import { BLOCK_KINDS } from './block-kinds.ts'
import type { BlockFields, FieldsOf } from './block-fields.ts'
import type { StoryBlock } from './story.ts'

const line = { type: 'line' } as const
const text = { type: 'text' } as const
const link = { type: 'link' } as const
const required = { isRequired: true } as const

/** A link to a collection or a page of the shop may do without a text: it has the name of where it leads. */
const links = { type: 'list', of: { text: line, link: { ...link, ...required } }, most: 14 } as const

export const MENU_KINDS = {
  /** A name in the menu bar and the panel that it opens. What is not filled in comes from the catalog by the rule. */
  menu_panel: {
    rule: { type: 'choice', of: ['products', 'collection', 'brands', 'links'], ...required },
    /** Of the rule `collection`. */
    collection: { type: 'collection' },
    name: line,
    /** Where the name leads. */
    link,
    columns: { type: 'list', of: { title: line, links, all: link }, most: 7 },
    brands: { type: 'list', of: { brand: { type: 'brand', ...required } }, most: 6 },
    picture: { type: 'picture' },
    picture_text: line,
    picture_link: link,
  },
  /** A link at the end of the menu bar. */
  menu_link: {
    text: { ...line, ...required },
    link: { ...link, ...required },
    look: { type: 'choice', of: ['plain', 'hot'] },
  },
} as const satisfies Record<string, BlockFields>

export const FOOTER_KINDS = {
  /** Below the logo; without lines: e-mail and telephone. */
  footer_about: {
    text,
    lines: { type: 'list', of: { text: { ...line, ...required }, link }, most: 6 },
  },
  /** The links of the rule, and those that are written, after them. */
  footer_column: {
    rule: { type: 'choice', of: ['collections', 'help', 'about', 'legal', 'links'], ...required },
    title: line,
    links,
  },
} as const satisfies Record<string, BlockFields>

type Kinds = Readonly<Record<string, BlockFields>>

/** A block of one of these kinds. */
export type BlockAmong<K extends Kinds> = { [Name in keyof K]: StoryBlock & { component: Name } & FieldsOf<K[Name]> }[keyof K]
export type MenuBlock = BlockAmong<typeof MENU_KINDS>
export type FooterBlock = BlockAmong<typeof FOOTER_KINDS>

/** Returns the kinds of blocks that a part consists of. */
export const kindsOfPart = (part: string): Kinds =>
  part === 'menu' ? MENU_KINDS : part === 'footer' ? FOOTER_KINDS : BLOCK_KINDS

const ALL: Kinds = { ...BLOCK_KINDS, ...MENU_KINDS, ...FOOTER_KINDS }

/** Returns the fields of a kind of block; null for one that the shop does not know. */
export const fieldsOfKind = (component: string): BlockFields | null => (Object.hasOwn(ALL, component) ? ALL[component]! : null)
