/** Shows an order only in its own market. */
import type { ReactNode } from 'react'
import { MARKETS } from '#domain/market/market.ts'
import { inLocale } from '#messages/text.ts'
import type { OrderView } from '#web/schema/order.ts'
import { MarketProvider } from '#web/ui/market.tsx'

interface Props {
  order: Pick<OrderView, 'market'>
  /** Gets the language of what it returns, for `lang`. */
  children: (language: string) => ReactNode
}

/** Shows a part of an order in the order's own currency and language, whichever market's page it stands on (D-87). */
export function OrderMarket({ order, children }: Props) {
  const market = MARKETS[order.market]
  return <MarketProvider value={market}>{inLocale(market.locale, () => children(market.language))}</MarketProvider>
}
