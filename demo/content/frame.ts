/** The demo merchant's menu and footer: what the rules of the shop find, in the merchant's order. */
import { words } from '#demo/catalog/words.ts'
import type { PartInput } from '#domain/content/content-input.ts'
import type { BlockInput } from '#domain/content/story.ts'
import { perLocale, type Locale } from '#domain/market/market.ts'
import { MENU_KEYS } from './menu.ts'

const LINKS = { new: words('Noutăți', 'New', 'Újdonságok'), sale: words('Reduceri', 'Sale', 'Akciók') }

const menu = (locale: Locale): BlockInput[] => [
  { component: 'menu_panel', rule: 'products' },
  ...MENU_KEYS.map((collection) => ({ component: 'menu_panel', rule: 'collection', collection })),
  { component: 'menu_panel', rule: 'brands' },
  { component: 'menu_link', text: LINKS.new[locale], link: '/new' },
  { component: 'menu_link', text: LINKS.sale[locale], link: '/sale', look: 'hot' },
  { component: 'menu_link', text: 'Blog', link: '/b' },
]

const footer = (): BlockInput[] => ['collections', 'help', 'about', 'legal'].map((rule) => ({ component: 'footer_column', rule }))

const part = (name: string, title: string, description: string, body: (locale: Locale) => BlockInput[]): PartInput => ({
  name,
  text: perLocale((locale) => ({ title, description, body: body(locale) })),
})

/** Titles are for the merchant alone. */
export const frameParts = (): PartInput[] => [
  part('menu', 'Menu', 'The menu bar and its panels', menu),
  part('footer', 'Footer', 'The columns at the foot of every page', footer),
]
