/** Blocks of every kind with a hostile text in each of their fields, as a content service that checks nothing would store them. */
import type { BlockField, BlockFields } from '#domain/content/block-fields.ts'
import { BLOCK_KINDS, type BlockKind } from '#domain/content/block-kinds.ts'
import type { StoryBlock } from '#domain/content/story.ts'

const BLOCK_KIND_NAMES = Object.keys(BLOCK_KINDS) as BlockKind[]

/** What fields that name something of the shop may name. */
export interface Named {
  picture: string
  collection: string
  brand: string
  product: string
  bundle: string
}

const FAR = '2099-12-31T23:59:00+02:00'

const richText = (text: string) => [
  { kind: 'heading', level: 2, text, id: text },
  { kind: 'paragraph', text: [text, { text, href: text, strong: true }, { text, href: `https://shop.example/?q=${text}` }] },
  { kind: 'list', items: [text, [{ text, href: text }]] },
  { kind: 'table', caption: text, head: [text, text], rows: [[text, text]] },
  { kind: 'form', title: text, lines: [text] },
]

function valueOf(field: BlockField, text: string, named: Named | null): unknown {
  switch (field.type) {
    case 'line':
    case 'text':
    case 'key':
      return text
    case 'link':
      return text
    case 'film':
      return named ? `https://films.example/${text}` : text
    case 'rich':
      return richText(text)
    case 'cells':
      return [
        [text, text],
        [text, text],
      ]
    case 'time':
      return named ? FAR : text
    case 'picture':
    case 'collection':
    case 'brand':
    case 'product':
      return named ? named[field.type] : text
    case 'whole':
      return named ? field.least : text
    case 'choice':
      return named ? field.of[text.length % field.of.length] : text
    case 'list':
      return [fieldsOf(field.of, text, named)]
    default:
      return field satisfies never
  }
}

const fieldsOf = (fields: BlockFields, text: string, named: Named | null): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field, text, named)]))

/** Returns a block of each kind that has fields. `named`: what exists; null puts the text there too. */
export const hostileBlocks = (text: string, named: Named | null, uid: string): StoryBlock[] =>
  BLOCK_KIND_NAMES.filter((kind) => Object.keys(BLOCK_KINDS[kind]).length > 0).map((kind: BlockKind) => ({
    ...fieldsOf(BLOCK_KINDS[kind], text, named && { ...named, product: kind === 'bundle' ? named.bundle : named.product }),
    _uid: `${uid}-${kind}`,
    component: kind,
  }))

/** A block of every kind that has no field, and one that no shop knows. */
export const emptyBlocks = (): StoryBlock[] =>
  [...BLOCK_KIND_NAMES, 'marquee'].map((component) => ({ _uid: `empty-${component}`, component }))
