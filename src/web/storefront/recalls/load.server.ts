/** Loads the page of all recalls that run. */
import { MARKETS, perLocale } from '#domain/market/market.ts'
import { recallsHref } from '#domain/market/page-paths.ts'
import { lead, recalls } from '#messages/recalls/notice.ts'
import { redirect, type Load } from '#web/http/pages/page.ts'
import { breadcrumbs } from '#web/storefront/listing/listing.server.ts'
import type { RecallsPage } from './page.tsx'
import { recallView } from './recall-view.server.ts'

export const load: Load<RecallsPage> = async (context) => {
  const { shop, market, url } = context
  const own = recallsHref(market)
  if (url.pathname !== own) redirect(own, 301)
  return {
    data: { recalls: await Promise.all(shop.catalog.current.recalls.map((one) => recallView(context, one))) },
    head: {
      title: recalls(),
      description: lead(),
      alternates: perLocale((locale) => recallsHref(MARKETS[locale])),
      jsonLd: [breadcrumbs([{ name: recalls(), href: own }], market, url)],
    },
  }
}
