/** Codes and products of the demo's campaign, for journeys with codes. */
import type { Page } from '@playwright/test'
import type { Locale } from '#domain/market/market.ts'
import type { Quote } from '#web/schema/cart.ts'

/** Codes of the demo's campaign (`demo/content/campaign.ts`). */
export const CODES: Record<
  Locale,
  { percent: string; foreign: string; minimum: string; night: string; voucher: string; small: string }
> = {
  ro: {
    percent: 'TOAMNA10',
    foreign: 'AUTUMN10',
    minimum: 'CUIB20',
    night: 'NOAPTE15',
    voucher: 'N3ST-DEM0-CAD0-0100',
    small: 'N3ST-DEM0-M1CA-0050',
  },
  en: {
    percent: 'AUTUMN10',
    foreign: 'TOAMNA10',
    minimum: 'NEST4',
    night: 'NIGHT15',
    voucher: 'N3ST-DEM0-G1FT-0100',
    small: 'N3ST-DEM0-T1NY-0010',
  },
  hu: {
    percent: 'OSZ10',
    foreign: 'TOAMNA10',
    minimum: 'FESZEK1600',
    night: 'EJSZAKA15',
    voucher: 'N3ST-DEM0-AJNK-0100',
    small: 'N3ST-DEM0-K1CS-4000',
  },
}
/** Credit of each voucher. */
export const CREDIT: Record<Locale, number> = { ro: 50_000, en: 10_000, hu: 4_000_000 }
export const MINIMUM: Record<Locale, number> = { ro: 20_000, en: 10_000, hu: 4_000_000 }

export interface Thing {
  id: string
  name: string
  isBundle: boolean
  tags: string[]
  max: number
  mrp: number
  sale: number
}

/** Items of the shop with their prices, read by `get-skus`; `voucher-`: gift vouchers. */
export async function things(page: Page, locale: Locale, origin: string, prefix: '' | 'voucher-' = ''): Promise<Thing[]> {
  const ids = (from: number) => Array.from({ length: 100 }, (_, at) => prefix + String(from + at))
  const suffix = { ro: '', en: '_eur', hu: '_huf' }[locale]
  const pages = await Promise.all(
    Array.from({ length: 16 }, (_, at) => 100_001 + at * 100).map(async (from) => {
      const answer = await page.request.post(`/api/aws/get-skus?locale=${locale}`, {
        data: { ids: ids(from) },
        headers: { origin },
      })
      return (await answer.json()) as (Record<string, number> &
        Omit<Thing, 'mrp' | 'sale'> & { virtual: boolean; is_bundle: boolean })[]
    }),
  )
  return pages
    .flat()
    .filter((item) => item.virtual === (prefix !== '') && item.max > 0)
    .map(({ id, name, is_bundle, tags, max, ...item }) => ({
      id,
      name,
      isBundle: is_bundle,
      tags,
      max,
      mrp: item[`mrp${suffix}`]!,
      sale: item[`sale${suffix}`]!,
    }))
}

export const isNursery = ({ tags }: Thing) => tags.includes('nursery')

export async function asked(page: Page, origin: string, locale: Locale, items: Thing[], codes: string[]): Promise<Quote> {
  const lines = items.map(({ id: item }) => ({ item, qty: 1 }))
  const answer = await page.request.post('/api/cart/quote', { data: { market: locale, lines, codes }, headers: { origin } })
  return (await answer.json()) as Quote
}

export async function firstOf<T>(all: T[], fits: (one: T) => Promise<boolean>): Promise<T> {
  for (const one of all) if (await fits(one)) return one
  throw new Error(`none of ${all.length} fits`)
}

/** A visitor who comes back to a cart of these things, priced in this market last; one piece of each unless `pieces` says more. */
export async function withCart(
  page: Page,
  locale: Locale,
  items: Thing[],
  pieces: Readonly<Record<string, number>> = {},
): Promise<void> {
  const lines = items.map(({ id: item }) => ({ item, qty: pieces[item] ?? 1 }))
  await page.addInitScript(
    ([stored, market]) => {
      if (origin !== 'null' && localStorage.getItem('cart') === null)
        localStorage.setItem('cart', JSON.stringify({ lines: stored, market }))
    },
    [lines, locale] as const,
  )
}
