/** The demo shop's lookbook, in the layout `full`: pictures from edge to edge. */
import { words } from '#demo/catalog/words.ts'
import { p } from '#demo/content/text-page.ts'
import type { StillLife } from '#demo/content/lookbook.ts'
import type { TextPageInput } from '#domain/content/content-input.ts'
import type { BlockInput } from '#domain/content/story.ts'
import { perLocale, type Locale } from '#domain/market/market.ts'

const T = {
  slug: words('lookbook', 'lookbook', 'lookbook'),
  title: words('Lookbook: acasă, iarna', 'Lookbook: at home, in winter', 'Lookbook: otthon, télen'),
  description: words(
    'Camere adevărate, cu lucruri care se pot atinge: cort, căluț balansoar, cuburi, lampă de veghe.',
    'Real rooms with things to touch: a tent, a rocking horse, blocks, a night light.',
    'Valódi szobák kézbe vehető holmikkal: sátor, hintaló, kockák, éjjeli lámpa.',
  ),
  heroTitle: words('Iarna se joacă înăuntru', 'Winter is played indoors', 'Télen bent játszunk'),
  heroLead: words(
    'Puține lucruri, din lemn și bumbac, și loc destul pe covor.',
    'A few things of wood and cotton, and room enough on the carpet.',
    'Kevés holmi, fából és pamutból, és elég hely a szőnyegen.',
  ),
  introTitle: words('O cameră care crește', 'A room that grows', 'Egy szoba, amely együtt nő'),
  intro: words(
    'Am lăsat pereții albi și am schimbat doar ce ține un copil în mână. Pătuțul devine canapea, cortul devine bibliotecă, iar căluțul rămâne căluț.',
    'We left the walls white and changed only what a child holds in its hands. The cot becomes a sofa, the tent a library, and the horse stays a horse.',
    'A falakat fehéren hagytuk, csak azt cseréltük, amit egy gyerek a kezébe vesz. A kiságyból kanapé lesz, a sátorból könyvtár, a hintaló pedig hintaló marad.',
  ),
  stillTitle: words('Camera de joacă', 'The playroom', 'A játszószoba'),
  stillLead: words(
    'Se montează într-o după-amiază și se strânge într-un coș.',
    'It goes up in an afternoon and tidies away into one basket.',
    'Egy délután alatt összeáll, és egyetlen kosárban elfér.',
  ),
  caption: words('Șapte seara, lumină de veghe.', 'Seven in the evening, by the night light.', 'Este hét, éjjeli fénynél.'),
  walks: words('Și afară: săptămâna plimbărilor', 'And outdoors: the week of walks', 'És odakint: a séták hete'),
  rooms: words('Vino să le atingi', 'Come and touch them', 'Jöjjön, és vegye kézbe őket'),
}

function furnished({ beside, spot }: StillLife, locale: Locale): BlockInput[] {
  const [tent = '', blocks = ''] = beside
  return [
    {
      component: 'still_life',
      title: T.stillTitle[locale],
      lead: T.stillLead[locale],
      picture: 'lookbook',
      spot,
      beside: [{ product: tent }, { product: blocks }],
    },
  ]
}

const body = (goods: StillLife | null, locale: Locale): BlockInput[] => [
  {
    component: 'hero',
    title: T.heroTitle[locale],
    lead: T.heroLead[locale],
    picture: 'rooms-tall',
    narrow: 'rooms-narrow',
  },
  { component: 'titled_text', title: T.introTitle[locale], text: [p(T.intro[locale])] },
  ...(goods ? furnished(goods, locale) : []),
  { component: 'image', picture: 'night', caption: T.caption[locale] },
  { component: 'buttons', buttons: [{ text: T.walks[locale], link: 'page:strollers', look: 'secondary' }] },
  { component: 'showrooms', look: 'maps', title: T.rooms[locale] },
]

export const lookbookPage = (goods: StillLife | null): TextPageInput => ({
  key: 'lookbook',
  layout: 'full',
  text: perLocale((locale) => ({
    slug: T.slug[locale],
    title: T.title[locale],
    description: T.description[locale],
    body: body(goods, locale),
  })),
})
