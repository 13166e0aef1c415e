/** The kinds of content, and the fields that each has besides a title, a description and blocks (D-70). */
import { PICTURE_POINTS, type BlockFields, type FieldsOf } from './block-fields.ts'
import { LAYOUTS } from './layout.ts'
import type { StoryBlock, WrittenContent } from './story.ts'

const own = { type: 'key', isRequired: true } as const
const of = { type: 'key' } as const

export const CONTENT_KINDS = {
  page: { layout: { type: 'choice', of: LAYOUTS } },
  part: {},
  /** An entry of the blog. */
  article: {
    key: own,
    /** Below the title, and on the lists of the blog. */
    summary: { type: 'text' },
    category: of,
    author: of,
    cover: { type: 'picture' },
    /** Goods on the cover. */
    points: PICTURE_POINTS,
    /** When it first appeared, where that is not when it was first published here. */
    date: { type: 'time' },
    /** Of the last change that a reader would notice. */
    changed: { type: 'time' },
    /** Goods that stand beside it: these first, then those of the collections. */
    products: { type: 'list', of: { product: { type: 'product', isRequired: true } }, most: 12 },
    collections: { type: 'list', of: { collection: { type: 'collection', isRequired: true } }, most: 12 },
    /** Articles to read next. */
    related: { type: 'list', of: { article: { type: 'key', isRequired: true } }, most: 12 },
  },
  /** Its title is its name, its description stands below. */
  article_category: { key: own },
  /** The title is the name, the description says who it is. */
  author: { key: own, role: { type: 'line' } },
} as const satisfies Record<string, BlockFields>

export type ContentKind = keyof typeof CONTENT_KINDS
export const CONTENT_KIND_NAMES = Object.keys(CONTENT_KINDS) as ContentKind[]
export const isContentKind = (component: string): component is ContentKind => Object.hasOwn(CONTENT_KINDS, component)

export type ContentOf<K extends ContentKind> = WrittenContent & { component: K } & FieldsOf<(typeof CONTENT_KINDS)[K]>

/** Returns whether a content is of a kind that the shop shows. */
export const isKnownContent = (content: StoryBlock): content is WrittenContent & { component: ContentKind } =>
  isContentKind(content.component)
