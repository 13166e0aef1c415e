/** How a market is paid, as everybody may know it. */
import type { Locale } from '#domain/market/market.ts'
import type { MarketTerms, StoredTerms } from '#domain/payments/payment-terms.ts'
import type { Wallet } from '#domain/payments/wallet.ts'
import { heldTerms } from '#services/payment-terms/read-terms.ts'
import type { Shop } from '#services/shop.ts'
import { offeredWallets } from './wallets.ts'

export interface ShownPayment {
  terms: MarketTerms
  transferDays: number
  wallets: readonly Wallet[]
}

/** Returns how a market is paid. `stored`: the terms as the catalog in memory has them. */
export function shownPayment(shop: Pick<Shop, 'config' | 'gateways'>, stored: StoredTerms | null, market: Locale): ShownPayment {
  const { transferDays, markets } = heldTerms(stored, shop.config)
  const terms = markets[market]
  return { terms, transferDays, wallets: offeredWallets(shop, terms)?.names ?? [] }
}
