/** The demo merchant's texts of the home page and of its two large pictures. */
import { words } from '#demo/catalog/words.ts'
import type { PartInput } from '#domain/content/content-input.ts'
import type { BlockInput } from '#domain/content/story.ts'
import { perLocale, type Locale } from '#domain/market/market.ts'
import type { StillLife } from './lookbook.ts'

const TEXTS = {
  tagline: words(
    'tot ce are nevoie un copil în primii ani',
    'everything a child needs in the first years',
    'minden, amire egy gyermeknek az első években szüksége van',
  ),
  description: words(
    'Cărucioare, scaune auto, mobilier, haine și jucării alese cu grijă. Showroomuri în București, Cluj-Napoca, Timișoara și Budapesta, retur în 14 zile.',
    'Prams, car seats, nursery, clothes and toys, chosen with care. Showrooms in Bucharest, Cluj-Napoca, Timișoara and Budapest, 14-day returns.',
    'Gonddal válogatott babakocsik, autósülések, bútorok, ruhák és játékok. Bemutatótermek Bukarestben, Kolozsváron, Temesváron és Budapesten, 14 napos elállás.',
  ),
  hero: {
    title: words('Primul cuib, ales cu grijă', 'The first nest, chosen with care', 'Az első fészek, gonddal választva'),
    lead: words(
      'Tot ce are nevoie un copil în primii ani, de la branduri mici pe care le cunoaștem pe nume.',
      'Everything a child needs in the first years, from small brands that we know by name.',
      'Minden, amire egy gyermeknek az első években szüksége van, kis márkáktól, amelyeket névről ismerünk.',
    ),
    action: words('Vezi noutățile', 'See what is new', 'Újdonságok megtekintése'),
    second: words('Camera copilului', 'The nursery', 'Babaszoba'),
  },
  arrivals: {
    title: words('Abia sosite', 'Just arrived', 'Most érkezett'),
    lead: words('Noutățile acestor săptămâni', 'New these past weeks', 'Az elmúlt hetek újdonságai'),
    all: words('Toate noutățile', 'See all new', 'Minden újdonság'),
  },
  sale: {
    title: words('Reduceri care merită', 'Sale picks worth having', 'Akciók, amelyek megérik'),
    lead: words(
      'Prețul întreg îl vezi mereu alături',
      'The full price is always shown alongside',
      'A teljes árat mindig mellette látja',
    ),
    all: words('Toate reducerile', 'Shop all sale', 'Minden akció'),
  },
}
const LOOKBOOK_TEXTS = {
  title: words('O dimineață lungă, în pijamale', 'A long morning in pyjamas', 'Egy hosszú, pizsamás reggel'),
  lead: words(
    'Lemn, bumbac, un cort cu steguleț. Camera de joacă din noul nostru lookbook se montează într-o după-amiază.',
    'Wood, cotton, a tent with a pennant. The playroom of our new lookbook goes up in an afternoon.',
    'Fa, pamut, egy zászlós sátor. Új lookbookunk játszószobája egy délután alatt összeáll.',
  ),
}

/** What the pictures show that say something of their own, by their keys. */
export const PICTURE_TEXTS = {
  hero: words(
    'Camera unui nou-născut, cu pătuț, ursuleț și lampă',
    'A newborn’s room with a cot, a bear and a lamp',
    'Egy újszülött szobája kiságygyal, macival és lámpával',
  ),
  lookbook: words(
    'Camera de joacă cu cort tipi și căluț balansoar',
    'A playroom with a tepee and a rocking horse',
    'Játszószoba tipivel és hintalóval',
  ),
}

const products = (rule: 'new' | 'sale', { title, lead, all }: typeof TEXTS.sale, link: string, locale: Locale): BlockInput => ({
  component: 'products',
  rule,
  title: title[locale],
  lead: lead[locale],
  link_text: all[locale],
  link,
})

const stillLife = ({ beside, spot }: StillLife, locale: Locale): BlockInput => ({
  component: 'still_life',
  title: LOOKBOOK_TEXTS.title[locale],
  lead: LOOKBOOK_TEXTS.lead[locale],
  picture: 'lookbook',
  spot,
  beside: beside.map((product) => ({ product })),
})

function homeBlocks(lookbook: StillLife | null, locale: Locale): BlockInput[] {
  const { hero, arrivals, sale } = TEXTS
  return [
    {
      component: 'hero',
      title: hero.title[locale],
      lead: hero.lead[locale],
      picture: 'hero',
      narrow: 'hero-mobile',
      links: [
        { text: hero.action[locale], link: '/new' },
        { text: hero.second[locale], link: 'collection:nursery' },
      ],
    },
    { component: 'collections' },
    products('new', arrivals, '/new', locale),
    { component: 'for_children' },
    { component: 'ages' },
    ...(lookbook ? [stillLife(lookbook, locale)] : []),
    products('sale', sale, '/sale', locale),
    { component: 'belly_band', picture: 'belly-band', collection: 'belly-bands' },
    { component: 'brands' },
    { component: 'newsletter' },
    { component: 'showrooms', look: 'names' },
    { component: 'recently_viewed' },
  ]
}

/** Without the goods of its picture the home page has no still life. */
export function homePage(lookbook: StillLife | null): PartInput {
  const text = perLocale((locale) => ({
    title: TEXTS.tagline[locale],
    description: TEXTS.description[locale],
    body: homeBlocks(lookbook, locale),
  }))
  return { name: 'home', text }
}
