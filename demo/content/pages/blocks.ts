/** A page with every block that a page may have. */
import { words, type Words } from '#demo/catalog/words.ts'
import type { StillLife } from '#demo/content/lookbook.ts'
import { h2, link, p, ul } from '#demo/content/text-page.ts'
import type { TextPageInput } from '#domain/content/content-input.ts'
import type { BlockInput } from '#domain/content/story.ts'
import { perLocale, type Locale } from '#domain/market/market.ts'
import { GALLERY as T } from './blocks-words.ts'

/** What the page shows of the shop's goods, by a SKU of each. */
export interface GalleryGoods {
  lookbook: StillLife | null
  bundle: string | null
}

const at = (locale: Locale) => (text: Words) => text[locale]

const DAY_MS = 86_400_000

/** The next Children's Day: 1 June, in Hungary the last Sunday of May. It begins at a real hour, the same for every customer (LAW-25). */
function childrensDay(locale: Locale, now: Date): string {
  const year = now.getUTCFullYear()
  const next = [year, year + 1].map((one) => dayIn(locale, one)).find((day) => Date.parse(day) > now.getTime())
  return next ?? dayIn(locale, year + 1)
}

function dayIn(locale: Locale, year: number): string {
  const june = Date.UTC(year, 5, 1)
  const sunday = new Date(june - (new Date(june).getUTCDay() || 7) * DAY_MS)
  return locale === 'hu' ? `${sunday.toISOString().slice(0, 10)}T00:00:00+02:00` : `${year}-06-01T00:00:00+03:00`
}

function written(locale: Locale): BlockInput[] {
  const t = at(locale)
  return [
    {
      component: 'hero',
      size: 'medium',
      title: t(T.heroTitle),
      lead: t(T.heroLead),
      picture: 'campaign',
      links: [{ text: t(T.heroAction), link: 'collection:toys' }],
    },
    { component: 'titled_text', title: t(T.whyTitle), text: [p(t(T.whyOne)), p(t(T.whyTwo))] },
    { component: 'image', picture: 'night', caption: t(T.caption) },
    { component: 'quote', text: t(T.quote), who: 'Ilinca Moga', role: t(T.quoteRole) },
    {
      component: 'text',
      text: [h2(t(T.textTitle)), p(t(T.text), link(t(T.textLink), '/brands'), '.'), ul(t(T.itemOne), t(T.itemTwo))],
    },
    {
      component: 'buttons',
      buttons: [
        { text: t(T.toShowrooms), link: 'page:showrooms' },
        { text: t(T.toNew), link: '/new', look: 'secondary' },
      ],
    },
    {
      component: 'table',
      caption: t(T.tableCaption),
      cells: [
        [t(T.tableRoom), t(T.tableWear), t(T.tableTog)],
        ['16–18 °C', t(T.wearCold), t(words('2,5', '2.5', '2,5'))],
        ['19–21 °C', t(T.wearMild), t(words('1,0', '1.0', '1,0'))],
        ['22–24 °C', t(T.wearWarm), t(words('0,5', '0.5', '0,5'))],
      ],
      note: t(T.tableNote),
    },
    {
      component: 'faq',
      title: t(T.faqTitle),
      lead: t(T.faqLead),
      questions: [
        { question: t(T.askWhen), answer: [p(t(T.answerWhen))] },
        { question: t(T.askPickup), answer: [p(t(T.answerPickup))] },
        { question: t(T.askBroken), answer: [p(t(T.answerBroken))] },
      ],
    },
  ]
}

function pictured(locale: Locale, now: Date): BlockInput[] {
  const t = at(locale)
  return [
    {
      component: 'video',
      title: t(T.filmTitle),
      lead: t(T.filmLead),
      poster: 'fold',
      film: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    },
    {
      component: 'countdown',
      title: t(T.countTitle),
      lead: t(T.countLead),
      until: childrensDay(locale, now),
      link_text: t(T.toNew),
      link: '/new',
    },
    {
      component: 'sizing_table',
      title: t(T.sizesTitle),
      lead: t(T.sizesLead),
      picture: 'measure',
      cells: [
        [t(T.age), t(T.height), t(T.chest)],
        [t(words('0–1 lună', '0–1 month', '0–1 hó')), '50', '41'],
        [t(words('1–2 luni', '1–2 months', '1–2 hó')), '51–56', '43'],
        [t(words('2–4 luni', '2–4 months', '2–4 hó')), '57–62', '45'],
        [t(words('4–6 luni', '4–6 months', '4–6 hó')), '63–68', '47'],
        [t(words('6–9 luni', '6–9 months', '6–9 hó')), '69–74', '49'],
        [t(words('9–12 luni', '9–12 months', '9–12 hó')), '75–80', '51'],
      ],
      steps: [
        { name: t(T.height), text: t(T.howHeight) },
        { name: t(T.chest), text: t(T.howChest) },
      ],
      note: t(T.sizesNote),
    },
    {
      component: 'social',
      title: t(T.socialTitle),
      lead: t(T.socialLead),
      pictures: [
        { picture: 'social-bear', alt: t(T.socialBear), label: 'Bobiță' },
        { picture: 'social-chair', alt: t(T.socialChair) },
        { picture: 'social-tent', alt: t(T.socialTent), label: 'Vatră' },
        { picture: 'social-fox', alt: t(T.socialFox) },
      ],
    },
  ]
}

function goods(locale: Locale, { lookbook, bundle }: GalleryGoods): BlockInput[] {
  const t = at(locale)
  const [tent = '', blocks = ''] = lookbook?.beside ?? []
  return [
    {
      component: 'products',
      rule: 'collection',
      collection: 'toys',
      title: t(T.railTitle),
      lead: t(T.railLead),
      link_text: t(T.railAll),
      link: 'collection:toys',
    },
    { component: 'collections', title: t(T.collectionsTitle) },
    { component: 'brands', title: t(T.brandsTitle) },
    ...(bundle ? [{ component: 'bundle', product: bundle }] : []),
    ...(lookbook
      ? [
          {
            component: 'lookbook',
            title: t(T.lookTitle),
            picture: 'rooms',
            narrow: 'rooms-narrow',
            points: [
              { product: lookbook.spot, left: 78, top: 66 },
              { product: tent, left: 90, top: 45 },
            ],
          },
          {
            component: 'still_life',
            title: t(T.stillTitle),
            lead: t(T.stillLead),
            picture: 'lookbook',
            spot: lookbook.spot,
            beside: [{ product: tent }, { product: blocks }],
          },
        ]
      : []),
    {
      component: 'arches',
      title: t(T.archesTitle),
      steps: [
        { picture: 'walk', name: t(T.archOne), text: t(T.archOneText) },
        { picture: 'bath-time', name: t(T.archTwo), text: t(T.archTwoText) },
      ],
    },
    { component: 'numbers' },
    { component: 'delivery', title: t(T.deliveryTitle) },
    { component: 'payment', title: t(T.paymentTitle) },
    { component: 'ages' },
    { component: 'belly_band', look: 'table', collection: 'belly-bands' },
    { component: 'showrooms', look: 'maps', title: t(T.showroomsTitle) },
    { component: 'contact', title: t(T.contactTitle), lead: t(T.contactLead) },
    { component: 'newsletter' },
    { component: 'for_children' },
    { component: 'recently_viewed' },
  ]
}

export const blocksPage = (shown: GalleryGoods, now: Date): TextPageInput => ({
  key: 'blocks',
  text: perLocale((locale) => ({
    slug: T.slug[locale],
    title: T.title[locale],
    description: T.description[locale],
    body: [...written(locale), ...goods(locale, shown), ...pictured(locale, now)],
  })),
})
