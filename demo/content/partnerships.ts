/** Partnerships of the demo shop: one for everybody, one that asks for a child, one that asks for orders, and one without codes left. */
import { GROUPS, category } from '#demo/catalog/tree.ts'
import { href, LOCALES, MARKETS, perLocale, type Currency, type Locale } from '#domain/market/market.ts'
import type { PartnershipInput, PartnershipText } from '#domain/promotions/partnership.ts'
import { isoDay } from '#domain/time/calendar-day.ts'
import { DAY_MS } from '#domain/time/durations.ts'

type Texts = Record<Locale, string>

/** Returns the texts of a partnership in every language; `label` leads to a collection. */
const textOf = (
  title: Texts,
  text: Texts,
  link?: { label: Texts; path: (locale: Locale) => string },
): Record<Locale, PartnershipText> =>
  perLocale((locale) => ({
    title: title[locale],
    text: text[locale],
    ...(link && { link: { label: link.label[locale], href: href(MARKETS[locale], link.path(locale)) } }),
  }))

const groupPath = (key: string) => (locale: Locale) => `/c/${GROUPS.find((group) => group.key === key)!.slug[locale]}`
const leafPath = (key: string) => (locale: Locale) => `${groupPath(category(key).group)(locale)}/${category(key).slug[locale]}`

/** A coupon has one currency, so each market has a partnership of its own. */
const KINDERGARTEN: Record<Currency, { amount: number; minPurchase: number; shown: Texts; prefix: string }> = {
  RON: { amount: 5_000, minPurchase: 20_000, shown: { ro: '50 de lei', en: '50 lei', hu: '50 lej' }, prefix: 'GRM' },
  EUR: { amount: 1_000, minPurchase: 4_000, shown: { ro: '10 euro', en: '€10', hu: '10 euró' }, prefix: 'GRMEU' },
  HUF: {
    amount: 400_000,
    minPurchase: 1_600_000,
    shown: { ro: '4.000 de forinți', en: '4,000 forints', hu: '4000 Ft' },
    prefix: 'GRMHU',
  },
}

function kindergarten(locale: Locale, until: string): PartnershipInput {
  const { currency } = MARKETS[locale]
  const { shown, ...sums } = KINDERGARTEN[currency]
  return {
    key: `gradina-mare-${locale}`,
    partner: 'grădina mare',
    markets: [locale],
    text: textOf(
      {
        ro: `${shown.ro} reducere la rucsacul de grădiniță`,
        en: `${shown.en} off the nursery backpack`,
        hu: `${shown.hu} kedvezmény az óvodai hátizsákra`,
      },
      {
        ro: 'O singură folosire, la genți și rucsacuri care nu sunt deja reduse.',
        en: 'One use, for bags and backpacks that are not discounted already.',
        hu: 'Egyszer használható fel, nem akciós táskákra és hátizsákokra.',
      },
      {
        label: { ro: 'Vezi rucsacurile', en: 'See the backpacks', hu: 'A hátizsákok megtekintése' },
        path: leafPath('pram-bags'),
      },
    ),
    until,
    rules: {},
    source: {
      kind: 'generator',
      maxCodes: 0,
      coupon: { ...sums, type: 1, currency, validDays: 90, signedIn: true, appliesTo: { kind: 'tags', tags: ['pram-bags'] } },
    },
  }
}

const PREFIX: Record<Locale, string> = { ro: 'ZILE', en: 'DAYS', hu: 'NAPOK' }

const firstDays = (locale: Locale, until: string): PartnershipInput => ({
  key: `primele-zile-${locale}`,
  partner: 'Primele zile',
  markets: [locale],
  text: textOf(
    {
      ro: '15% reducere la puericultură',
      en: '15% off feeding and care',
      hu: '15% kedvezmény etetésre és babaápolásra',
    },
    {
      ro: 'Pentru părinții de la cursul „Primele zile”. Nu se aplică la produse deja reduse.',
      en: 'For parents of the course “Primele zile”. Not valid for discounted products.',
      hu: 'A „Primele zile” tanfolyam szülőinek. Akciós termékekre nem érvényes.',
    },
    {
      label: { ro: 'Vezi puericultura', en: 'See feeding and care', hu: 'Az etetés és babaápolás megtekintése' },
      path: groupPath('puericulture'),
    },
  ),
  until,
  rules: { childMonths: { from: 0, below: 12 } },
  source: {
    kind: 'generator',
    maxCodes: 500,
    coupon: {
      prefix: PREFIX[locale],
      type: 0,
      amount: 15,
      currency: MARKETS[locale].currency,
      signedIn: true,
      appliesTo: { kind: 'tags', tags: ['puericulture'] },
    },
  },
})

const library: PartnershipInput = {
  key: 'biblioteca-licurici',
  partner: 'Biblioteca Licurici',
  markets: LOCALES,
  text: textOf(
    { ro: 'O carte cadou la trei cărți', en: 'A free book with three books', hu: 'Ajándék könyv három könyv mellé' },
    {
      ro: 'Arată codul la bibliotecă sau scrie-l în comanda ta de acolo.',
      en: 'Show the code at the library or type it in your order there.',
      hu: 'Mutassa fel a kódot a könyvtárban, vagy írja be az ottani rendelésnél.',
    },
  ),
  rules: { registeredDays: 7, paidOrders: 1, spent: { RON: 50_000, EUR: 10_000, HUF: 4_000_000 } },
  source: { kind: 'external' },
}

/** Its pool stays empty. */
const photographer: PartnershipInput = {
  key: 'foto-puisor',
  partner: 'Foto Puișor',
  markets: LOCALES,
  text: textOf(
    {
      ro: 'Ședință foto la jumătate de preț',
      en: 'A photo session at half price',
      hu: 'Fotózás féláron',
    },
    {
      ro: 'O oră în studio, cu douăzeci de fotografii alese împreună.',
      en: 'One hour in the studio, with twenty photographs chosen together.',
      hu: 'Egy óra a stúdióban, húsz közösen kiválasztott fényképpel.',
    },
  ),
  rules: {},
  source: { kind: 'external' },
}

const LIBRARY_CODES = 40

/** Returns the partnerships as of `now`, each with the codes of its pool. */
export function demoPartnerships(now: Date): { partnership: PartnershipInput; codes: readonly string[] }[] {
  const until = isoDay(now.getTime() + 120 * DAY_MS)
  const codes = Array.from({ length: LIBRARY_CODES }, (_, at) => `LICURICI-${String(at + 1).padStart(3, '0')}`)
  return [
    ...LOCALES.map((locale) => ({ partnership: kindergarten(locale, until), codes: [] })),
    ...LOCALES.map((locale) => ({ partnership: firstDays(locale, until), codes: [] })),
    { partnership: library, codes },
    { partnership: photographer, codes: [] },
  ]
}
