/** What is edited: the drafts of one content in its languages, changed as values. A block is the same in every language by its `_uid`. */
import type { BlockFields } from '#domain/content/block-fields.ts'
import { CONTENT_KINDS, isContentKind } from '#domain/content/content-kinds.ts'
import { fieldsOfKind } from '#domain/content/frame-kinds.ts'
import { same } from '#domain/content/merge-content.ts'
import type { StoryBlock, WrittenContent } from '#domain/content/story.ts'
import { LOCALES, type Locale } from '#domain/market/market.ts'

export type Texts = Partial<Record<Locale, WrittenContent>>
export type Path = readonly (string | number)[]

/** A block in the order of the page, with the languages that have it and those that show it. */
export interface BlockRow {
  uid: string
  component: string
  has: Locale[]
  shows: Locale[]
}

const line = { type: 'line', isRequired: true } as const

/** Fields of every content, before those of its kind. */
const OWN: BlockFields = { title: line, description: { type: 'text', isRequired: true } }

/** Returns the fields of a block; '' for the content itself. */
export function fieldsOf(texts: Texts, uid: string): BlockFields {
  const block = LOCALES.map((locale) => blockIn(texts, locale, uid)).find((one) => one !== undefined)
  if (!block) return {}
  if (uid !== '') return fieldsOfKind(block.component) ?? {}
  const kind = isContentKind(block.component) ? (CONTENT_KINDS[block.component] as BlockFields) : {}
  const { key: _key, ...rest } = kind
  return { ...OWN, ...rest }
}

export const uidOf = ({ _uid }: StoryBlock): string => _uid

/** Returns a block of a language; '' for the content itself. */
export const blockIn = (texts: Texts, locale: Locale, uid: string): StoryBlock | undefined =>
  uid === '' ? texts[locale] : texts[locale]?.body.find((block) => uidOf(block) === uid)

const localesOf = (texts: Texts): Locale[] => LOCALES.filter((locale) => texts[locale] !== undefined)

/** Returns the blocks in the order of the first language; what only others have stands behind the block that it follows there. */
export function blockRows(texts: Texts): BlockRow[] {
  const order: string[] = []
  for (const locale of localesOf(texts)) {
    let at = -1
    for (const block of texts[locale]!.body) {
      const known = order.indexOf(uidOf(block))
      if (known === -1) order.splice(++at, 0, uidOf(block))
      else at = known
    }
  }
  return order.map((uid) => {
    const found = localesOf(texts).flatMap((locale) => {
      const block = blockIn(texts, locale, uid)
      return block ? [{ locale, block }] : []
    })
    return {
      uid,
      component: found[0]!.block.component,
      has: found.map(({ locale }) => locale),
      shows: found.filter(({ block: { _hidden } }) => _hidden !== true).map(({ locale }) => locale),
    }
  })
}

export function valueAt(value: unknown, [first, ...rest]: Path): unknown {
  if (first === undefined) return value
  if (typeof value !== 'object' || value === null) return undefined
  return valueAt((value as Record<string | number, unknown>)[first], rest)
}

/** Returns a value with another one at a place; `undefined` takes it away. */
function withValue(value: unknown, [first, ...rest]: Path, next: unknown): unknown {
  if (first === undefined) return next
  if (typeof first === 'number') {
    const items = [...((value as unknown[] | undefined) ?? [])]
    while (items.length < first) items.push({})
    const item = withValue(items[first], rest, next)
    if (item === undefined) items.splice(first, 1)
    else items[first] = item
    return items
  }
  const { [first]: old, ...others } = (value ?? {}) as Record<string, unknown>
  const made = withValue(old, rest, next)
  return made === undefined ? others : { ...(value as object), [first]: made }
}

const mapBlock = (texts: Texts, uid: string, locales: readonly Locale[], change: (block: StoryBlock) => StoryBlock): Texts => {
  const next = { ...texts }
  for (const locale of locales) {
    const content = texts[locale]
    if (!content) continue
    next[locale] =
      uid === ''
        ? (change(content) as WrittenContent)
        : { ...content, body: content.body.map((block) => (uidOf(block) === uid ? change(block) : block)) }
  }
  return next
}

/** Sets a field of a block in these languages. An empty text is no value. */
export const withField = (
  texts: Texts,
  { uid, path, locales, value }: { uid: string; path: Path; locales: readonly Locale[]; value: unknown },
): Texts => {
  const isNothing =
    value === undefined ||
    (value === '' && !(uid === '' && path.length === 1 && (path[0] === 'title' || path[0] === 'description')))
  return mapBlock(texts, uid, locales, (block) => withValue(block, path, isNothing ? undefined : value) as StoryBlock)
}

/** Changes a list in these languages. */
export const withList = (
  texts: Texts,
  {
    uid,
    path,
    locales,
    change,
  }: { uid: string; path: Path; locales: readonly Locale[]; change: (items: unknown[]) => unknown[] },
): Texts =>
  mapBlock(
    texts,
    uid,
    locales,
    (block) => withValue(block, path, change((valueAt(block, path) as unknown[] | undefined) ?? [])) as StoryBlock,
  )

const mapBodies = (texts: Texts, change: (body: StoryBlock[], locale: Locale) => StoryBlock[]): Texts => {
  const next = { ...texts }
  for (const locale of localesOf(texts)) next[locale] = { ...texts[locale]!, body: change(texts[locale]!.body, locale) }
  return next
}

/** Adds an empty block behind another one, '' for the end, in every language. */
export const withBlock = (texts: Texts, { component, uid, after }: { component: string; uid: string; after: string }): Texts =>
  mapBodies(texts, (body) => {
    const at = body.findIndex((block) => uidOf(block) === after)
    return body.toSpliced(at === -1 ? body.length : at + 1, 0, { _uid: uid, component })
  })

export const withoutBlock = (texts: Texts, uid: string): Texts =>
  mapBodies(texts, (body) => body.filter((block) => uidOf(block) !== uid))

/** Copies a block behind itself, in the languages that have it. */
export const withCopy = (texts: Texts, uid: string, copy: string): Texts =>
  mapBodies(texts, (body) => body.flatMap((block) => (uidOf(block) === uid ? [block, { ...block, _uid: copy }] : [block])))

/** Moves a block to a place of the page; every language has the order that is shown then. */
export function withOrder(texts: Texts, uid: string, place: number): Texts {
  const order = blockRows(texts).map((row) => row.uid)
  const others = order.filter((one) => one !== uid)
  const next = others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, uid)
  return mapBodies(texts, (body) => body.toSorted((a, b) => next.indexOf(uidOf(a)) - next.indexOf(uidOf(b))))
}

/** Shows a block in a language, or hides it there; a language that does not have it gets it from another one. */
export function withShown(texts: Texts, uid: string, { locale, isShown }: { locale: Locale; isShown: boolean }): Texts {
  if (blockIn(texts, locale, uid))
    return mapBlock(texts, uid, [locale], ({ _hidden: _, ...block }) => (isShown ? block : { ...block, _hidden: true }))
  const rows = blockRows(texts)
  const row = rows.find((one) => one.uid === uid)
  const source = row && blockIn(texts, row.has[0]!, uid)
  if (!isShown || !source) return texts
  const { _hidden: _, ...block } = source
  const before = rows.slice(0, rows.indexOf(row)).findLast(({ has }) => has.includes(locale))
  const content = texts[locale]!
  const at = before ? content.body.findIndex((one) => uidOf(one) === before.uid) + 1 : 0
  return { ...texts, [locale]: { ...content, body: content.body.toSpliced(at, 0, block as StoryBlock) } }
}

/** Fields by which a block is known among others of its kind, the best first. */
const TELLING = ['title', 'name', 'question', 'text', 'collection', 'brand', 'link_text', 'who', 'caption', 'link'] as const
const TELLING_LENGTH = 60

/** Returns the first words of a block; '' for one without. */
export function blockWords(block: StoryBlock | undefined): string {
  const values = TELLING.map((name) => block?.[name]).filter((value) => typeof value === 'string')
  return (values.find((value) => value.trim() !== '') ?? '').slice(0, TELLING_LENGTH)
}

/** Returns whether two drafts say the same. */
export const isSame = (a: unknown, b: unknown): boolean => a === b || same(a, b)

/** Returns the SKUs that a value names. */
export function skusIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(skusIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) =>
    (name === 'product' || name === 'spot') && typeof one === 'string' ? [one] : skusIn(one),
  )
}
