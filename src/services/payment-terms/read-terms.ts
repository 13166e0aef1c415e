/** The terms of payment as the merchant set them, read where they are used: every process obeys a change with the next request. */
import {
  offeredMethods,
  readTerms,
  termsOf,
  type MarketTerms,
  type PaymentTerms,
  type StoredTerms,
} from '#domain/payments/payment-terms.ts'
import type { OfferedMethod } from '#domain/payments/payment-method.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'
import type { Query } from '#store/database/db.ts'
import { readMethodFacts } from '#store/payments/payment-methods.ts'
import { readStoredTerms } from '#store/payments/payment-terms.ts'

type Config = Pick<Shop['config'], 'methods' | 'transferDays'>

/** Returns the terms that hold. `stored`: null for none. */
export const heldTerms = (stored: StoredTerms | null, { methods, transferDays }: Config): PaymentTerms =>
  stored ? readTerms(stored) : termsOf(methods, transferDays)

export const readPaymentTerms = async (query: Query, config: Config): Promise<PaymentTerms> =>
  heldTerms(await readStoredTerms(query), config)

export const readMarketTerms = async (query: Query, config: Config, market: Locale): Promise<MarketTerms> =>
  (await readPaymentTerms(query, config)).markets[market]

/** Returns for how many days an order waits for a bank transfer. */
export const readTransferDays = async (query: Query, { transferDays }: Pick<Config, 'transferDays'>): Promise<number> =>
  (await readStoredTerms(query))?.transferDays ?? transferDays

/** Returns how an order may be paid. `due`: without the fee of a method. */
export async function methodsOfOrder(
  tx: Query,
  config: Config,
  { id, market, due }: { id: string; market: Locale; due: number },
): Promise<OfferedMethod[]> {
  return offeredMethods(await readMarketTerms(tx, config, market), { ...(await readMethodFacts(tx, id)), due })
}
