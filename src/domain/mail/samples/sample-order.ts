/** A small order for samples of its mails: nobody's data, and amounts that fit each other. */
import { MARKETS, type Locale } from '#domain/market/market.ts'
import { withdrawalHref } from '#domain/market/withdrawal-path.ts'
import { smallestStep } from '#domain/pricing/money.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'
import type { OrderMail, OrderMailKind } from '#domain/orders/order-mail.ts'
import { SAMPLE_PEOPLE, SAMPLE_TOKEN, SAMPLE_WORDS, type SampleFrame } from './sample-words.ts'

/** Hundredths of each market's currency: two things, their delivery, a coupon. */
const AMOUNTS: Record<Locale, { first: number; second: number; delivery: number; coupon: number }> = {
  ro: { first: 21_990, second: 6_900, delivery: 1_990, coupon: 2_500 },
  en: { first: 4_390, second: 1_390, delivery: 490, coupon: 500 },
  hu: { first: 1_749_000, second: 549_000, delivery: 199_000, coupon: 200_000 },
}
const SECOND_PIECES = 2
const VAT: Record<Locale, number> = { ro: 2100, en: 1900, hu: 2700 }

export const SAMPLE_NUMBER = 'NST-20555'

const WAITS: readonly OrderMailKind[] = ['confirmation', 'reminder', 'transfer', 'transfer part']

/** Returns the sums of the sample in a market. */
function sumsOf(locale: Locale) {
  const { first, second, delivery, coupon } = AMOUNTS[locale]
  const total = first + SECOND_PIECES * second - coupon + delivery
  const step = smallestStep(MARKETS[locale].currency)
  const vat = Math.round((total * VAT[locale]) / (10_000 + VAT[locale]) / step) * step
  return { total, vat: [{ rate: VAT[locale], net: total - vat, vat }] }
}

const linksOf = ({ locale, publicUrl, link }: Pick<SampleFrame, 'locale' | 'publicUrl' | 'link'>): OrderMail['links'] => ({
  home: link('/'),
  order: link(`/checkout/confirmation/${SAMPLE_TOKEN}`),
  track: link(`/track/${SAMPLE_TOKEN}`),
  pay: link(`/pay/${SAMPLE_TOKEN}`),
  withdrawal: publicUrl + withdrawalHref(MARKETS[locale], SAMPLE_TOKEN),
  returns: null,
  logo: `${publicUrl}/mail-art/logo.png`,
})

interface Matter {
  second: number
  total: number
  link: SampleFrame['link']
  words: (typeof SAMPLE_WORDS)[Locale]
}

/** Returns what was given back, sent or issued. */
function happened(
  kind: OrderMailKind,
  { second, total, link, words }: Matter,
): Pick<OrderMail, 'refund' | 'shipment' | 'document'> {
  const isCredit = kind === 'credit note'
  const lines = kind === 'refunded' ? [{ name: words.second, quantity: 1, amount: second }] : []
  return {
    refund: kind === 'refunded' || kind === 'surplus' ? { money: second, credit: 0, lines } : null,
    shipment: {
      lines: [{ name: words.first, quantity: 1 }],
      parcels: [{ courier: kind === 'ready' ? 'pickup' : 'sameday', awb: '1SDY241067423' }],
      hasRest: false,
    },
    document: {
      number: isCredit ? 'NRO-2026-000124' : 'NRO-2026-000123',
      gross: isCredit ? -second : total,
      corrects: isCredit ? 'NRO-2026-000123' : null,
      href: link(`/track/${SAMPLE_TOKEN}`),
    },
  }
}

/** Returns a mail of this kind about the sample. */
export function sampleOrderMail(
  kind: OrderMailKind,
  { locale, now, publicUrl, seller, link }: SampleFrame,
  terms: OrderMail['terms'],
): OrderMail {
  const { first, second, delivery: deliveryPrice, coupon } = AMOUNTS[locale]
  const words = SAMPLE_WORDS[locale]
  const { phone, email, ...address } = SAMPLE_PEOPLE[locale]
  const { total, vat } = sumsOf(locale)
  const waits = WAITS.includes(kind)
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString()
  const isTransfer = kind === 'transfer' || kind === 'transfer part' || kind === 'surplus'
  const line = { picture: '', gift: null, parts: [], prior: null }
  return {
    kind,
    locale,
    currency: MARKETS[locale].currency,
    number: SAMPLE_NUMBER,
    placedAt: at(-HOUR_MS),
    payBefore: waits ? at(HOUR_MS) : null,
    method: kind === 'cash' ? 'cash' : isTransfer ? 'transfer' : 'card',
    account: isTransfer ? { iban: 'RO49AAAA1B31007593840000', holder: seller.legalName, bic: '', bank: '' } : null,
    transferred: kind === 'transfer part' ? deliveryPrice : 0,
    isUnpaid: waits || kind === 'expired' || kind === 'canceled' || kind === 'cash',
    wasPaid: kind === 'refunded' || kind === 'credit note',
    links: linksOf({ locale, publicUrl, link }),
    contact: { email, phone },
    address,
    billing: { ...address, personType: 'individual', companyName: '', vatNumber: '', registerNumber: '' },
    countryName: words.country,
    billingCountryName: words.country,
    delivery: {
      method: kind === 'ready' ? 'pickup' : 'courier',
      from: at(2 * DAY_MS).slice(0, 10),
      to: at(3 * DAY_MS).slice(0, 10),
      pickupPoint: kind === 'ready' ? words.showroom : '',
    },
    lines: [
      { ...line, name: words.first, option: words.option, quantity: 1, catalogPrice: first, unitPrice: first },
      { ...line, name: words.second, option: '', quantity: SECOND_PIECES, catalogPrice: second, unitPrice: second },
    ],
    codes: [{ code: 'PUI25', kind: 'coupon', amount: coupon }],
    deliveryPrice,
    total,
    due: total,
    vat,
    ...happened(kind, { second, total, link, words: SAMPLE_WORDS[locale] }),
    seller,
    terms: kind === 'confirmation' ? terms : null,
  }
}
