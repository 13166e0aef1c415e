/** The page of a product that is being recalled: its notice in place of the offer (LAW-41). */
import { productAt, type Snapshot } from '#catalog/columns/snapshot.ts'
import { LOCALES, MARKETS, href, type Market } from '#domain/market/market.ts'
import type { RunningRecall } from '#domain/recalls/recall.ts'
import { subject } from '#messages/recalls/notice.ts'
import type { PartNames } from '#web/app/payload.ts'
import type { Head, LoadContext } from '#web/http/pages/page.ts'
import { recallView } from '#web/storefront/recalls/recall-view.server.ts'
import type { RecalledProduct } from './view.ts'

/** Returns the recall of the product at an address, where one runs. */
export function recallAt(snapshot: Snapshot, { locale }: Market, slug: string): RunningRecall | undefined {
  if (snapshot.recalls.length === 0) return undefined
  const doc = snapshot.bySlug[locale].get(slug)
  const product = doc === undefined ? null : productAt(snapshot, doc)
  return snapshot.recalls.find((one) => one.product === product?.id)
}

export async function recalledPage(
  context: LoadContext,
  recall: RunningRecall,
): Promise<{ data: RecalledProduct; parts: PartNames; head: Head }> {
  const { shop, tag } = context
  tag(`p:${recall.product}`)
  const view = await recallView(context, recall)
  const product = productAt(shop.catalog.current, shop.catalog.current.byId.get(recall.product) ?? -1)
  return {
    data: { id: String(recall.product), recall: view },
    parts: { live: [], still: ['recall'] },
    head: {
      title: subject({ name: view.goods.name }),
      description: view.text.hazard,
      alternates: Object.fromEntries(LOCALES.map((one) => [one, href(MARKETS[one], `/p/${product.slug[one]}`)])),
    },
  }
}
