/** Endpoints of the markets in the settings: what is fixed of each, who sells (D-1), and official pictures (D-85). */
import { LOCALES, MARKETS, SAL_PICTURE } from '#domain/market/market.ts'
import { changeSeller, readSeller } from '#services/market/change-seller.ts'
import { json, problem, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import { officialPicture } from '#web/http/official-picture.ts'
import { guaranteeNotice } from '#web/storefront/checkout/shipping/legal-notice.server.ts'
import { changeSellerRequest, marketsAnswer, sellerChanged, type MarketsView } from '#admin/schema/settings/markets.ts'

/** Markets as staff read them, side by side. */
const marketViews = (): MarketsView['markets'] =>
  LOCALES.map((market) => {
    const { language, prefix, currency, timeZone } = MARKETS[market]
    return { market, language, prefix, currency, timeZone }
  })

const pictureViews = (): MarketsView['pictures'] => [
  ...LOCALES.map((market) => ({ market, name: 'guarantee' as const, isThere: guaranteeNotice(market) !== null })),
  { market: 'ro', name: 'sal', isThere: officialPicture(SAL_PICTURE) !== null },
]

export const routes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/markets',
    guard: 'staff',
    action: 'settings.read',
    describe: { summary: 'The markets, who sells, and which official pictures are missing', answers: { 200: marketsAnswer } },
    async handler({ shop }) {
      return json({ markets: marketViews(), ...(await readSeller(shop)), pictures: pictureViews() })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/seller',
    guard: 'staff',
    action: 'settings.change',
    describe: {
      summary: 'Change who sells: on every page, in mails and on invoices from now on',
      body: changeSellerRequest,
      answers: { 200: sellerChanged },
      refusals: [409],
    },
    async handler({ shop, request, actor }) {
      const { version, seller: wanted, reason } = await readJson(request, changeSellerRequest)
      const answer = await changeSeller(shop, actor, { wanted, version, reason })
      if (!answer.ok) return problem(409, answer.reason)
      return json({ version: (await readSeller(shop)).version, entries: answer.entries })
    },
  },
]
