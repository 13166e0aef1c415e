/** Loads the notice of one recall, also of one that has ended. */
import { MARKETS, perLocale } from '#domain/market/market.ts'
import { recallsHref } from '#domain/market/page-paths.ts'
import { recalls, subject } from '#messages/recalls/notice.ts'
import { notFound, redirect, type Load } from '#web/http/pages/page.ts'
import { breadcrumbs } from '#web/storefront/listing/listing.server.ts'
import { recallView } from '#web/storefront/recalls/recall-view.server.ts'
import type { RecallPage } from './page.tsx'

export const load: Load<RecallPage> = async (context) => {
  const { shop, market, params, url } = context
  const { recalls: running, endedRecalls } = shop.catalog.current
  const found = [...running, ...endedRecalls].find(({ number }) => String(number) === params['number'])
  if (!found) notFound()
  // An address of another language leads to this one's.
  const own = recallsHref(market, found.number)
  if (url.pathname !== own) redirect(own, 301)
  const recall = await recallView(context, found)
  const title = subject({ name: recall.goods.name })
  return {
    data: { recall },
    head: {
      title,
      description: recall.text.hazard,
      alternates: perLocale((locale) => recallsHref(MARKETS[locale], found.number)),
      jsonLd: [
        breadcrumbs(
          [
            { name: recalls(), href: recallsHref(market) },
            { name: recall.goods.name, href: own },
          ],
          market,
          url,
        ),
      ],
    },
  }
}
