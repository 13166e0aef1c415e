/** Makes the notice of a recall. */
import { contactHref, recallsHref } from '#domain/market/page-paths.ts'
import type { EndedRecall, RunningRecall } from '#domain/recalls/recall.ts'
import { goodsIn } from '#domain/recalls/recalled-goods.ts'
import { readRecallGoods } from '#services/recalls/read-recalls.ts'
import { notFound, type LoadContext } from '#web/http/pages/page.ts'
import type { RecallView } from './view.ts'

export async function recallView(
  { shop, market, front }: Pick<LoadContext, 'shop' | 'market' | 'front'>,
  recall: RunningRecall | EndedRecall,
): Promise<RecallView> {
  const found = await readRecallGoods(shop, recall.product)
  if (!found) notFound()
  const { number, lots, soldFrom, soldUntil, remedies, publishedAt, texts } = recall
  return {
    href: recallsHref(market, number),
    goods: goodsIn(found, market.locale),
    picture: found.picture,
    lots,
    soldFrom,
    soldUntil,
    remedies,
    publishedAt,
    text: texts[market.locale],
    seller: { email: front.merchant.email, phone: front.merchant.phone },
    contact: contactHref(market),
    endedAt: 'endedAt' in recall ? recall.endedAt : null,
  }
}
