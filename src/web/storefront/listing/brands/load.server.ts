/** Loads the list of brands. */
import { seenIn, soldByBrand } from '#catalog/columns/market-view.ts'
import { fold } from '#domain/search/fold.ts'
import { href, MARKETS, perLocale } from '#domain/market/market.ts'
import * as text from '#messages/listing.ts'
import type { Load } from '#web/http/pages/page.ts'
import { breadcrumbs } from '#web/storefront/listing/listing.server.ts'

export interface BrandsView {
  count: number
  /** A to Z by folded first letter (LOC-28). */
  groups: { letter: string; brands: { name: string; href: string; count: number; logo?: string }[] }[]
}

export const load: Load<BrandsView> = async ({ shop, market, url, tag }) => {
  const view = seenIn(shop.catalog.current, market.locale)
  tag('listing')
  const counts = soldByBrand(view)
  const collator = new Intl.Collator(market.language)
  const groups = new Map<string, BrandsView['groups'][number]['brands']>()
  const shown = [...view.brands.values()]
    .filter(({ id }) => counts.has(id))
    .sort((a, b) => collator.compare(fold(a.name), fold(b.name)) || collator.compare(a.name, b.name))
  for (const brand of shown) {
    const first = fold(brand.name).charAt(0).toUpperCase()
    const letter = /[A-Z]/.test(first) ? first : '#'
    const group = groups.get(letter) ?? []
    groups.set(letter, group)
    group.push({
      name: brand.name,
      href: href(market, `/brands/${brand.slug}`),
      count: counts.get(brand.id) ?? 0,
      ...(brand.logo !== null && { logo: brand.logo }),
    })
  }
  return {
    data: { count: shown.length, groups: Array.from(groups, ([letter, list]) => ({ letter, brands: list })) },
    head: {
      title: text.brands(),
      description: text.brandsLead(shown.length),
      alternates: perLocale((locale) => href(MARKETS[locale], '/brands')),
      jsonLd: [breadcrumbs([{ name: text.brands(), href: href(market, '/brands') }], market, url)],
    },
  }
}
