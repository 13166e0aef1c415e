/** Loads the page of all size tables. */
import { MARKETS, perLocale } from '#domain/market/market.ts'
import { sizeGuideHref } from '#domain/market/page-paths.ts'
import * as text from '#messages/goods/size-guide.ts'
import { redirect, type Load } from '#web/http/pages/page.ts'
import { breadcrumbs } from '#web/storefront/listing/listing.server.ts'
import type { SizeGuidePage } from './page.tsx'

export const load: Load<SizeGuidePage> = async ({ market, url }) => {
  const own = sizeGuideHref(market)
  if (url.pathname !== own) redirect(own, 301)
  return {
    data: {},
    head: {
      title: text.sizeGuide(),
      description: text.lead(),
      alternates: perLocale((locale) => sizeGuideHref(MARKETS[locale])),
      jsonLd: [breadcrumbs([{ name: text.sizeGuide(), href: own }], market, url)],
    },
  }
}
