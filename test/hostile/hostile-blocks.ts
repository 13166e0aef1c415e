/** Blocks of every kind with a hostile text in each of their fields, as a content service that checks nothing would store them. */
import type { BlockField, BlockFields } from '#domain/content/block-fields.ts'
import { BLOCK_KINDS } from '#domain/content/block-kinds.ts'
import { FOOTER_KINDS, MENU_KINDS } from '#domain/content/frame-kinds.ts'
import type { StoryBlock } from '#domain/content/story.ts'

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

type Kinds = Readonly<Record<string, BlockFields>>

/** Returns a block of each of these kinds that has fields. `named`: what exists; null puts the text there too. */
const hostileAmong = (kinds: Kinds, text: string, named: Named | null, uid: string): StoryBlock[] =>
  Object.entries(kinds)
    .filter(([, fields]) => Object.keys(fields).length > 0)
    .map(([kind, fields]) => ({
      ...fieldsOf(fields, text, named && { ...named, product: kind === 'bundle' ? named.bundle : named.product }),
      _uid: `${uid}-${kind}`,
      component: kind,
    }))

/** Blocks of pages. */
export const hostileBlocks = (text: string, named: Named | null, uid: string): StoryBlock[] =>
  hostileAmong(BLOCK_KINDS, text, named, uid)

/** Blocks of the menu and of the footer, each rule once; every link leads somewhere, so that its text is shown. */
export const hostileFrame = (texts: readonly string[], named: Named): Record<'menu' | 'footer', StoryBlock[]> => {
  const links = (text: string) => [
    { text, link: text },
    { text, link: `/${encodeURIComponent(text)}` },
    { text, link: '/new' },
  ]
  const panel = (text: string, at: number) => ({
    ...hostileAmong({ menu_panel: MENU_KINDS.menu_panel }, text, named, `menu-${at}`)[0]!,
    rule: 'links',
    link: '/new',
    columns: [{ title: text, links: links(text), all: '/sale' }],
  })
  return {
    menu: [
      ...texts.map(panel),
      ...hostileAmong(MENU_KINDS, texts[0]!, null, 'raw'),
      ...texts.map((text, at) => ({ _uid: `link-${at}`, component: 'menu_link', text, link: `/new?${at}`, look: text })),
      { _uid: 'unknown', component: texts[0]! },
    ],
    footer: [
      { _uid: 'about', component: 'footer_about', text: texts.join(' '), lines: texts.map((text) => ({ text, link: text })) },
      ...texts.map((text, at) => ({
        _uid: `column-${at}`,
        component: 'footer_column',
        rule: 'links',
        title: text,
        links: links(text),
      })),
      ...hostileAmong(FOOTER_KINDS, texts[0]!, null, 'raw'),
      { _uid: 'unknown', component: texts[0]! },
    ],
  }
}

/** A block of every kind that has no field, and one that no shop knows. */
export const emptyBlocks = (): StoryBlock[] =>
  [...Object.keys(BLOCK_KINDS), 'marquee'].map((component) => ({ _uid: `empty-${component}`, component }))
