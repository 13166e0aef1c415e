/** Loads the page of all recalls, those that run and those that have ended, or of those that are about what was typed. */
import { MARKETS, perLocale } from '#domain/market/market.ts'
import { contactHref, recallsHref } from '#domain/market/page-paths.ts'
import { isAbout } from '#domain/recalls/find-recalls.ts'
import type { EndedRecall, RunningRecall } from '#domain/recalls/recall.ts'
import { MAX_QUERY_LENGTH } from '#domain/search/search.ts'
import { lead, recalls } from '#messages/recalls/notice.ts'
import { redirect, type Load } from '#web/http/pages/page.ts'
import { breadcrumbs } from '#web/storefront/listing/listing.server.ts'
import type { RecallsPage } from './page.tsx'
import { recallView } from './recall-view.server.ts'
import type { RecallView } from './view.ts'

export const load: Load<RecallsPage> = async (context) => {
  const { shop, market, url } = context
  const own = recallsHref(market)
  if (url.pathname !== own) redirect(own, 301)
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH).toWellFormed()
  if (query === '' && url.searchParams.has('q')) redirect(own, 301)
  const viewsOf = async (all: readonly (RunningRecall | EndedRecall)[]): Promise<RecallView[]> =>
    (await Promise.all(all.map((one) => recallView(context, one)))).filter((view) => isAbout(query, view))
  const { recalls: running, endedRecalls: ended } = shop.catalog.current
  return {
    data: {
      running: await viewsOf(running),
      ended: await viewsOf(ended),
      query,
      runs: running.length > 0,
      isEmpty: running.length + ended.length === 0,
      contact: contactHref(market),
    },
    head: {
      title: recalls(),
      description: lead(),
      // What was typed is nobody's search result.
      ...(query !== '' && { robots: 'noindex, follow', canonical: own }),
      alternates: perLocale((locale) => recallsHref(MARKETS[locale])),
      jsonLd: [breadcrumbs([{ name: recalls(), href: own }], market, url)],
    },
  }
}
