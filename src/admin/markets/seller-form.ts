/** Who sells, as the form has it: every field is there, empty where the shop has none. */
import { LOCALES, MARKETS, perLocale, type Locale } from '#domain/market/market.ts'
import { parseAmount } from '#domain/pricing/amount-input.ts'
import { amountOf } from '#admin/ui/amount.tsx'
import type { SellerRequest } from '#admin/schema/settings/markets.ts'

interface Registration {
  country: string
  vatNumber: string
  /** '' for none. */
  taxNumber: string
}

export interface SellerValues {
  name: string
  legalName: string
  address: string
  vatNumber: string
  registerNumber: string
  email: string
  phone: string
  motto: Record<Locale, string>
  /** Amounts as they are typed; '' where a market promises no reward for the newsletter. */
  newsletterRewards: Record<Locale, { amount: string; minPurchase: string }>
  /** All empty while the shop issues no invoices. */
  seller: { street: string; city: string; county: string; zip: string; country: string; registrations: Registration[] }
}

const NO_SELLER: SellerValues['seller'] = { street: '', city: '', county: '', zip: '', country: 'RO', registrations: [] }

type Rewards = NonNullable<SellerRequest['newsletterRewards']>

function toRewards(rewards: Rewards | undefined): SellerValues['newsletterRewards'] {
  return perLocale((market) => {
    const reward = rewards?.[market]
    const typed = (amount: number | undefined) => (amount === undefined ? '' : amountOf(amount, MARKETS[market].currency))
    return { amount: typed(reward?.amount), minPurchase: typed(reward?.minPurchase) }
  })
}

/** Returns hundredths; 0, which is refused and named, for what is no amount. */
function hundredths(text: string, market: Locale): number {
  const amount = parseAmount(text, MARKETS[market].currency)
  return typeof amount === 'number' ? amount : 0
}

const sentRewards = (typed: SellerValues['newsletterRewards']): Rewards =>
  perLocale((market) => {
    const { amount, minPurchase } = typed[market]
    if (amount.trim() === '') return null
    return { amount: hundredths(amount, market), minPurchase: hundredths(minPurchase, market) }
  })

export const toValues = ({ seller, motto, newsletterRewards, ...rest }: SellerRequest): SellerValues => ({
  ...rest,
  newsletterRewards: toRewards(newsletterRewards),
  motto: motto ?? perLocale(() => ''),
  seller: seller
    ? { ...seller, registrations: seller.registrations.map((one) => ({ ...one, taxNumber: one.taxNumber ?? '' })) }
    : NO_SELLER,
})

/** Returns what is sent: what is empty as a whole is left out. */
export function toSeller({ seller, motto, newsletterRewards, ...rest }: SellerValues): SellerRequest {
  const { registrations, country, ...address } = seller
  const hasSeller = registrations.length > 0 || Object.values(address).some((text) => text.trim() !== '')
  const numbers = registrations.map((one) => ({ ...one, taxNumber: one.taxNumber.trim() || null }))
  const rewards = sentRewards(newsletterRewards)
  return {
    ...rest,
    ...(LOCALES.some((market) => rewards[market] !== null) && { newsletterRewards: rewards }),
    ...(Object.values(motto).some((text) => text.trim() !== '') && { motto }),
    ...(hasSeller && {
      seller: { ...address, country, registrations: numbers as NonNullable<SellerRequest['seller']>['registrations'] },
    }),
  }
}

/** Returns faults of the request by the names of the form: 'seller.seller.zip' → 'seller.zip'. */
export const faultsOfForm = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, code]) => {
      const name = path.replace(/^seller\./, '')
      // Without a registration the whole list is at fault, and the form shows it at the address.
      return [name === 'seller.registrations' || name === 'seller' ? 'seller.street' : name, code]
    }),
  )
