/** Which wallets an order may be paid with. */
import type { MarketTerms } from '#domain/payments/payment-terms.ts'
import type { Shop } from '#services/shop.ts'
import type { GatewayWallets } from '#domain/payments/wallet.ts'

/** Returns the wallets of the gateway, where the market offers them; null for none. */
export const offeredWallets = (
  { gateways, config }: Pick<Shop, 'gateways' | 'config'>,
  { card }: MarketTerms,
): GatewayWallets | null => (card.hasWallets ? (gateways[config.paymentGateway]?.capabilities.wallets ?? null) : null)
