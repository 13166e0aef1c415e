/** Structured data of return policies. */
import type { Market } from '#domain/market/market.ts'
import { WITHDRAWAL_DAYS } from '#domain/withdrawals/withdrawal.ts'
import { term, type JsonLd } from './schema.ts'

/**
 * Returns what the law gives every consumer in the market (LAW-1…8): fourteen days, the parcel back at the customer's cost, at the
 * shop's where the thing is faulty, to a showroom for nothing. Goods made to order cannot come back; what is sealed for hygiene
 * can, as long as the seal is whole.
 */
export function returnPolicy(market: Market, withdrawal: 'none' | 'sealed_hygiene' | 'custom_made'): JsonLd {
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: market.country }
  if (withdrawal === 'custom_made') return { ...policy, returnPolicyCategory: term('MerchantReturnNotPermitted') }
  return {
    ...policy,
    returnPolicyCategory: term('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: WITHDRAWAL_DAYS,
    returnMethod: [term('ReturnByMail'), term('ReturnInStore')],
    returnFees: term('ReturnFeesCustomerResponsibility'),
    itemDefectReturnFees: term('FreeReturn'),
    refundType: term('FullRefund'),
  }
}
