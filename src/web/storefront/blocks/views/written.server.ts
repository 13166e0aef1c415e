/** Views of blocks that consist of what was written. */
import type { BlockOf } from '#domain/content/block-kinds.ts'
import { MARKETS, perLocale } from '#domain/market/market.ts'
import { filmEmbed } from '#domain/content/film.ts'
import { pageLink } from '#services/content/shop-front.ts'
import type { BlockViews, PictureView } from '#web/storefront/blocks/view.ts'
import { addressOf, linkOf, narrowOf, pictureOf, type BlockContext } from './block-context.server.ts'

export const PAGE_WIDTH = '100vw'
const TEXT_WIDTH = '(max-width: 900px) 100vw, 68ch'
const HALF_WIDTH = '(max-width: 900px) 100vw, 50vw'
const QUARTER_WIDTH = '(max-width: 640px) 50vw, 340px'
const SIDE_WIDTH = '320px'

type View<K extends keyof BlockViews> = BlockViews[K] | null

/** `isFirst`: its title is that of the page. */
export function heroView(context: BlockContext, block: BlockOf<'hero'>, isFirst: boolean): View<'hero'> {
  if (!block.title) return null
  return {
    title: block.title,
    lead: block.lead ?? '',
    isFirst,
    size: block.size ?? 'large',
    picture: pictureOf(context, block.picture, PAGE_WIDTH),
    narrow: narrowOf(pictureOf(context, block.narrow, PAGE_WIDTH)),
    links: (block.links ?? []).flatMap(({ text, link }) => linkOf(context, text, link) ?? []),
  }
}

export const textView = (_: BlockContext, { text }: BlockOf<'text'>): View<'text'> =>
  text && text.length > 0 ? { blocks: text } : null

export const titledTextView = (_: BlockContext, { title, text }: BlockOf<'titled_text'>): View<'titled_text'> =>
  title && text && text.length > 0 ? { title, blocks: text } : null

export function imageView(context: BlockContext, block: BlockOf<'image'>): View<'image'> {
  const isWide = block.width !== 'text'
  const picture = pictureOf(context, block.picture, isWide ? PAGE_WIDTH : TEXT_WIDTH)
  return picture && { picture, caption: block.caption ?? '', isWide }
}

export function buttonsView(context: BlockContext, block: BlockOf<'buttons'>): View<'buttons'> {
  const buttons = (block.buttons ?? []).flatMap(({ text, link, look }) => {
    const found = linkOf(context, text, link)
    return found ? [{ ...found, isPrimary: look !== 'secondary' }] : []
  })
  return buttons.length > 0 ? { buttons } : null
}

export const quoteView = (_: BlockContext, { text, who = '', role = '' }: BlockOf<'quote'>): View<'quote'> =>
  text ? { text, who, role } : null

export function tableView(_: BlockContext, { caption, cells = [], note = '' }: BlockOf<'table'>): View<'table'> {
  const [head, ...rows] = cells
  return caption && head && rows.length > 0 ? { caption, head, rows, note } : null
}

export function faqView(_: BlockContext, block: BlockOf<'faq'>): View<'faq'> {
  const questions = (block.questions ?? []).flatMap(({ question, answer }) =>
    question && answer && answer.length > 0 ? [{ question, answer }] : [],
  )
  return block.title && questions.length > 0 ? { title: block.title, lead: block.lead ?? '', questions } : null
}

export function videoView(context: BlockContext, { title, lead = '', poster, film }: BlockOf<'video'>): View<'video'> {
  const picture = pictureOf(context, poster, PAGE_WIDTH)
  if (!title || !picture || !film) return null
  const host = film.startsWith('/') ? null : new URL(film).host.replace(/^www\./, '')
  const isEmbeddable = filmEmbed(film, context.filmHosts) !== null
  return { title, lead, poster: { ...picture, alt: '' }, film, host, isEmbeddable }
}

const MOMENT = perLocale((locale) => {
  const { language, timeZone } = MARKETS[locale]
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone })
})

/** Nothing after the end (LAW-25). */
export function countdownView(context: BlockContext, block: BlockOf<'countdown'>): View<'countdown'> {
  const { market, now, showUntil } = context
  const until = Date.parse(block.until ?? '')
  if (!block.title || Number.isNaN(until) || until <= now.getTime()) return null
  showUntil(new Date(until))
  const { title, lead = '', link_text, link } = block
  return { title, lead, until, end: MOMENT[market.locale].format(until), link: linkOf(context, link_text, link) }
}

export function sizingTableView(context: BlockContext, block: BlockOf<'sizing_table'>): View<'sizing_table'> {
  const { title, lead = '', cells = [], steps = [], note = '' } = block
  const [head, ...rows] = cells
  if (!title || !head || rows.length === 0) return null
  return {
    title,
    lead,
    head,
    rows,
    picture: pictureOf(context, block.picture, SIDE_WIDTH),
    steps: steps.flatMap(({ name, text }) => (name && text ? [{ name, text }] : [])),
    note,
  }
}

export function socialView(context: BlockContext, block: BlockOf<'social'>): View<'social'> {
  const pictures = (block.pictures ?? []).flatMap(({ picture: key, alt, label = '', link }) => {
    const picture: PictureView | null = pictureOf(context, key, QUARTER_WIDTH)
    return picture ? [{ picture: { ...picture, alt: alt ?? picture.alt }, label, href: addressOf(context, link) }] : []
  })
  if (!block.title || pictures.length === 0) return null
  return { title: block.title, lead: block.lead ?? '', link: linkOf(context, block.link_text, block.link), pictures }
}

export const contactView = ({ front, market }: BlockContext, { title, lead = '' }: BlockOf<'contact'>): View<'contact'> =>
  title ? { title, lead, privacy: pageLink(front, market, 'privacy') } : null

export const pictureBeside = (context: BlockContext, key: string | undefined): PictureView | null =>
  pictureOf(context, key, HALF_WIDTH)
