/** Written content in the back office, on the wire. */
import { z } from 'zod'
import { FIELD_LENGTHS } from '#domain/content/block-fields.ts'
import { LONGEST_CONTENT_NAME, LONGEST_SKUS, LONGEST_TITLE, LONGEST_VERSION } from '#domain/content/content-limits.ts'
import { TEXT_STATES } from '#domain/content/text-state.ts'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { LOCALES } from '#domain/market/market.ts'
import { locale, moment, textUpTo } from '#web/schema/values.ts'

const name = textUpTo(LONGEST_CONTENT_NAME).regex(/^[a-z0-9-]+$/)
const title = textUpTo(LONGEST_TITLE).refine((text) => text.trim() !== '', 'required')
const titles = z.strictObject({ ro: title, en: title, hu: title })
const version = textUpTo(LONGEST_VERSION)
const reason = textUpTo(MAX_FIELD_LENGTH).nullable()
/** The versions of the texts that are meant, as the person saw them. */
const seen = z.partialRecord(z.enum(LOCALES), version).refine((texts) => Object.keys(texts).length > 0, 'required')
const block = z.record(z.string(), z.unknown())

export const CONTENT_AREAS = { pages: ['page', 'part'], blog: ['article', 'article_category', 'author'] } as const
export type ContentArea = keyof typeof CONTENT_AREAS

export const contentQuery = z.strictObject({
  area: z.enum(['pages', 'blog']),
  words: textUpTo(MAX_FIELD_LENGTH).optional(),
})

const listedText = z.object({
  locale,
  path: z.string(),
  title: z.string(),
  state: z.enum(TEXT_STATES),
  draftAt: moment,
  publishAt: moment.nullable(),
  who: z.string(),
})

const listed = z.object({
  id: z.int(),
  key: z.string(),
  kind: z.string(),
  name: z.string(),
  layout: z.string(),
  blocks: z.int(),
  /** Of an article. */
  cover: z.string().nullable(),
  category: z.string().nullable(),
  author: z.string().nullable(),
  date: z.string().nullable(),
  /** Customers agree to it, or the law asks for it: it stays published. */
  isFixed: z.boolean(),
  texts: z.array(listedText),
})
export type ListedContent = z.infer<typeof listed>

/** `service`: where it is edited; null for here. */
export const contentList = z.object({ service: z.string().nullable(), contents: z.array(listed) })
export type ContentList = z.infer<typeof contentList>

const text = z.object({
  locale,
  path: z.string(),
  version: z.string(),
  content: block,
  state: z.enum(TEXT_STATES),
  isPublished: z.boolean(),
  draftAt: moment,
  publishedAt: moment.nullable(),
  publishAt: moment.nullable(),
})
export type TextView = z.infer<typeof text>

const story = z.object({
  id: z.int(),
  key: z.string(),
  kind: z.string(),
  name: z.string(),
  isFixed: z.boolean(),
  texts: z.array(text),
})
export type StoryView = z.infer<typeof story>

/** `previews`: the path of the page that shows the draft of a language. */
export const contentView = z.object({ service: z.string().nullable(), story, previews: z.partialRecord(locale, z.string()) })
export type ContentView = z.infer<typeof contentView>

const begun = { name, title: titles }
export const beginRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('page'), ...begun }),
  z.strictObject({
    kind: z.literal('article'),
    ...begun,
    category: name,
    author: name,
    cover: textUpTo(FIELD_LENGTHS.key).min(1),
  }),
  z.strictObject({ kind: z.literal('article_category'), ...begun }),
  z.strictObject({ kind: z.literal('author'), ...begun }),
  z.strictObject({
    kind: z.literal('part'),
    name: z.enum(['home', 'menu', 'footer', 'not-found', 'empty-search']),
    title: titles,
  }),
])
export const copyRequest = z.strictObject(begun)
export const contentBegun = z.object({ id: z.int(), entries: z.array(z.string()) })
export type ContentBegun = z.infer<typeof contentBegun>

export const draftRequest = z.strictObject({
  texts: z
    .partialRecord(z.enum(LOCALES), z.strictObject({ version, content: block }))
    .refine((texts) => Object.keys(texts).length > 0, 'required'),
})
export const draftKept = z.object({ story, keptAt: moment })
export type DraftKept = z.infer<typeof draftKept>

export const publishRequest = z.strictObject({ texts: seen, reason, at: moment.nullable() })
export const planRequest = z.strictObject({ texts: seen, reason })
export const unpublishRequest = z.strictObject({ texts: seen, reason, to: textUpTo(MAX_FIELD_LENGTH).nullable() })
export const contentChanged = z.object({ story, entries: z.array(z.string()) })
export type ContentChanged = z.infer<typeof contentChanged>

export const versionsQuery = z.strictObject({ locale })
export const versionList = z.object({
  versions: z.array(
    z.object({
      id: z.uuid(),
      at: moment,
      who: z.string(),
      shownAt: moment.nullable(),
      isDraft: z.boolean(),
      isShown: z.boolean(),
    }),
  ),
})
export type VersionList = z.infer<typeof versionList>
export const versionContent = z.object({ content: block })
export const bringBackRequest = z.strictObject({ locale, seen: version, version: z.uuid() })

const named = z.object({ key: z.string(), name: z.partialRecord(locale, z.string()) })
export type Named = z.infer<typeof named>
const picture = z.object({
  key: z.string(),
  src: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.partialRecord(locale, z.string()),
})

const pictureText = z.string().trim().min(1).max(FIELD_LENGTHS.line)

export const namePictureRequest = z.strictObject({
  key: name,
  hash: z.string().regex(/^[0-9a-f]{32}$/),
  alt: z.strictObject({ ro: pictureText, en: pictureText, hu: pictureText }),
})
export const pictureNamed = z.object({ picture, entries: z.array(z.string()) })
export type PictureNamed = z.infer<typeof pictureNamed>

export const contentNames = z.object({
  collections: z.array(named),
  brands: z.array(named),
  pages: z.array(named),
  articles: z.array(named),
  categories: z.array(named),
  authors: z.array(named),
  pictures: z.array(picture),
})
export type ContentNames = z.infer<typeof contentNames>

export const productsQuery = z.strictObject({
  words: textUpTo(MAX_FIELD_LENGTH).optional(),
  skus: textUpTo(LONGEST_SKUS).optional(),
})
export const productChoices = z.object({
  products: z.array(
    z.object({ sku: z.string(), name: z.partialRecord(locale, z.string()), src: z.string(), isShown: z.boolean() }),
  ),
})
export type ProductChoices = z.infer<typeof productChoices>
