/** The demo merchant's menu and footer, which are what the rules of the shop find, and the page for addresses without one. */
import { words } from '#demo/catalog/words.ts'
import type { PartInput } from '#domain/content/content-input.ts'
import type { BlockInput } from '#domain/content/story.ts'
import { perLocale, type Locale } from '#domain/market/market.ts'
import { MENU_KEYS } from './menu.ts'
import { CALENDAR } from './pages/advent-words.ts'

const LINKS = { new: words('Noutăți', 'New', 'Újdonságok'), sale: words('Reduceri', 'Sale', 'Akciók') }

const menu = (locale: Locale): BlockInput[] => [
  { component: 'menu_panel', rule: 'products' },
  ...MENU_KEYS.map((collection) => ({ component: 'menu_panel', rule: 'collection', collection })),
  { component: 'menu_panel', rule: 'brands' },
  { component: 'menu_link', text: LINKS.new[locale], link: '/new' },
  { component: 'menu_link', text: LINKS.sale[locale], link: '/sale', look: 'hot' },
  { component: 'menu_link', text: 'Blog', link: '/b' },
]

const footer = (locale: Locale): BlockInput[] => [
  { component: 'footer_column', rule: 'collections' },
  { component: 'footer_column', rule: 'help' },
  { component: 'footer_column', rule: 'about', links: [{ text: CALENDAR.name[locale], link: 'page:advent' }] },
  { component: 'footer_column', rule: 'legal' },
]

const NOT_FOUND = {
  title: words('Rățușca s-a rătăcit', 'The duckling got lost', 'Elkóborolt a kiskacsa'),
  lead: words(
    'Pagina pe care o cauți nu mai este aici. Poate produsul s-a epuizat sau adresa s-a scris greșit.',
    'The page you are looking for is no longer here. The product may have sold out, or the address was mistyped.',
    'A keresett oldal már nincs itt. Lehet, hogy a termék elfogyott, vagy elírás van a címben.',
  ),
  home: words('Spre prima pagină', 'To the home page', 'A kezdőlapra'),
  toys: words('Vezi jucăriile', 'See the toys', 'Játékok megtekintése'),
}

const notFound = (locale: Locale): BlockInput[] => [
  {
    component: 'buttons',
    buttons: [
      { text: NOT_FOUND.home[locale], link: '/' },
      { text: NOT_FOUND.toys[locale], link: 'collection:toys', look: 'secondary' },
    ],
  },
]

const part = (name: string, title: string, description: string, body: (locale: Locale) => BlockInput[]): PartInput => ({
  name,
  text: perLocale((locale) => ({ title, description, body: body(locale) })),
})

/** Titles of menu and footer are for the merchant alone. */
export const frameParts = (): PartInput[] => [
  part('menu', 'Menu', 'The menu bar and its panels', menu),
  part('footer', 'Footer', 'The columns at the foot of every page', footer),
  {
    name: 'not-found',
    text: perLocale((locale) => ({
      title: NOT_FOUND.title[locale],
      description: NOT_FOUND.lead[locale],
      body: notFound(locale),
    })),
  },
]
