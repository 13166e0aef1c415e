/** Records of invoices and credit notes as the shop issues them, drawn at random: for the renderers of documents. */
import fc from 'fast-check'
import type { DocumentLine, DocumentParty, DocumentRecord, DocumentVat, DocumentVatCategory } from '#domain/documents/document.ts'
import { CURRENCIES, LOCALES, type Currency } from '#domain/market/market.ts'
import { RO_COUNTIES } from '#domain/market/ro-counties.ts'
import { smallestStep, split } from '#domain/pricing/money.ts'
import { vatOf } from '#domain/pricing/vat.ts'

const person: DocumentParty = {
  name: 'Ana Pop',
  contact: null,
  isCompany: false,
  street: 'Str. Memorandumului 28',
  city: 'Cluj-Napoca',
  county: 'Cluj',
  subdivision: 'RO-CJ',
  zip: '400114',
  country: 'RO',
  vatNumber: null,
  taxNumber: null,
  registerNumber: null,
  email: 'ana@example.com',
  phone: '+40722123456',
}

export const ROMANIAN_SELLER: DocumentParty = {
  ...person,
  name: 'Nestling Retail SRL',
  contact: 'Facturare',
  isCompany: true,
  street: 'Str. Lipscani 12',
  city: 'Sector 3',
  county: 'București',
  subdivision: 'RO-B',
  zip: '030031',
  vatNumber: 'RO18547290',
  registerNumber: 'J2012000750528',
  email: 'facturi@nestling.example',
  phone: '+40213123456',
}

export const HUNGARIAN_SELLER: DocumentParty = {
  ...ROMANIAN_SELLER,
  name: 'Nestling Magyarország Kft.',
  street: 'Váci utca 1.',
  city: 'Budapest',
  county: 'Budapest',
  subdivision: 'HU-BU',
  zip: '1052',
  country: 'HU',
  vatNumber: 'HU12892312',
  taxNumber: '12892312-2-41',
  registerNumber: '01-09-123456',
}

export const HUNGARIAN_PERSON: DocumentParty = {
  ...person,
  name: 'Kovács Anna',
  street: 'Fő utca 3.',
  city: 'Győr',
  county: 'Győr-Moson-Sopron',
  subdivision: 'HU-GS',
  zip: '9021',
  country: 'HU',
}

/** What decides the VAT of a whole document. */
interface Sale {
  seller: DocumentParty
  buyer: Partial<DocumentParty>
  category: DocumentVatCategory
  country: string
  rates: readonly number[]
}

const GERMAN_PERSON: Partial<DocumentParty> = {
  name: 'Jürgen Groß & Söhne',
  street: 'Hauptstraße 1',
  city: 'Köln',
  county: '',
  subdivision: null,
  zip: '50667',
  country: 'DE',
}

const SALES: readonly Sale[] = [
  { seller: ROMANIAN_SELLER, buyer: {}, category: 'standard', country: 'RO', rates: [2100, 1100] },
  {
    seller: ROMANIAN_SELLER,
    buyer: {
      isCompany: true,
      name: 'Grădinița Voinicel SRL',
      contact: 'Ion Șerban',
      vatNumber: 'RO14399840',
      registerNumber: 'J52/750/2012',
    },
    category: 'standard',
    country: 'RO',
    rates: [2100, 1100],
  },
  { seller: HUNGARIAN_SELLER, buyer: HUNGARIAN_PERSON, category: 'standard', country: 'HU', rates: [2700, 1800, 500] },
  {
    seller: HUNGARIAN_SELLER,
    buyer: { ...HUNGARIAN_PERSON, isCompany: true, name: 'Babaház Kft.', vatNumber: '12345676-2-42', taxNumber: '12345676-2-42' },
    category: 'standard',
    country: 'HU',
    rates: [2700, 500],
  },
  { seller: ROMANIAN_SELLER, buyer: GERMAN_PERSON, category: 'standard', country: 'DE', rates: [1900, 700] },
  { seller: ROMANIAN_SELLER, buyer: HUNGARIAN_PERSON, category: 'standard', country: 'HU', rates: [2700] },
  {
    seller: ROMANIAN_SELLER,
    buyer: { ...GERMAN_PERSON, isCompany: true, vatNumber: 'DE123456788', registerNumber: 'HRB 1234' },
    category: 'reverse charge',
    country: 'DE',
    rates: [0],
  },
  {
    seller: ROMANIAN_SELLER,
    buyer: { ...GERMAN_PERSON, name: 'Anna Keller', city: 'Zürich', zip: '8001', country: 'CH' },
    category: 'export',
    country: 'CH',
    rates: [0],
  },
]

/** Units of a currency for one of another, times 10,000. */
const UNIT: Record<Currency, number> = { EUR: 1, RON: 5.0321, HUF: 401.25 }
const LOCAL: Record<string, { currency: Currency; bank: 'BNR' | 'MNB' }> = {
  RO: { currency: 'RON', bank: 'BNR' },
  HU: { currency: 'HUF', bank: 'MNB' },
}

function localVatOf(sale: Sale, currency: Currency, vat: number): DocumentRecord['localVat'] {
  const local = LOCAL[sale.category === 'standard' ? sale.country : sale.seller.country]
  if (!local || local.currency === currency) return null
  const rate = Math.round((UNIT[local.currency] / UNIT[currency]) * 10_000)
  return { ...local, rate, day: '2026-11-20', vat: Math.round((vat * rate) / 10_000) }
}

/** Words with everything that XML, its readers and length limits trip over. */
const words = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('Cărucior 3 în 1', 'Body', 'Babafészek, „csillag”', '<b>&amp; "x"</b>', "]]>'") },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 90, maxLength: 260 }) },
)

interface Drawn {
  currency: Currency
  prices: { price: number; quantity: number; rate: number; name: string; option: string; greenTax: boolean; bundle: boolean }[]
  deliveryPrice: number
  discountShare: number
  /** Of each line, what a credit note gives back. */
  shares: number[]
}

function invoiceLines({ prices, deliveryPrice, discountShare, currency }: Drawn, sale: Sale): DocumentLine[] {
  const step = smallestStep(currency)
  const wholes = prices.map(({ price, quantity }) => price * step * quantity)
  const sum = wholes.reduce((a, b) => a + b, 0)
  const discounts = split(Math.floor((sum * discountShare) / 100 / step) * step, wholes, step)
  const rateOf = (index: number) => sale.rates[index % sale.rates.length]!
  const goods = prices.map(({ price, quantity, rate, name, option, greenTax, bundle }, at) => ({
    kind: bundle ? ('bundle' as const) : ('goods' as const),
    sku: `SKU-${at + 1}`,
    name,
    option,
    quantity,
    unitPrice: price * step,
    discount: discounts[at]!,
    gross: wholes[at]! - discounts[at]!,
    rate: rateOf(rate),
    greenTax: greenTax ? 250 : null,
  }))
  const costs = deliveryPrice * step
  const delivery = {
    ...goods[0]!,
    kind: 'delivery' as const,
    sku: 'DELIVERY',
    name: 'Livrare',
    option: '',
    quantity: 1,
    greenTax: null,
  }
  const lines = costs > 0 ? [...goods, { ...delivery, unitPrice: costs, discount: 0, gross: costs }] : goods
  return withVat(lines, sale, currency)
}

type Priced = Omit<DocumentLine, 'position' | 'net' | 'vat' | 'category' | 'country'>

function withVat(lines: readonly Priced[], sale: Sale, currency: Currency): DocumentLine[] {
  const { shares } = vatOf(
    lines.map(({ gross, rate }) => ({ total: gross, country: sale.country, rate })),
    currency,
  )
  return lines.map((line, at) => ({
    ...line,
    position: at + 1,
    net: line.gross - shares[at]!,
    vat: shares[at]!,
    category: sale.category,
    country: sale.country,
  }))
}

/** Gives back a share of each line: all pieces, some of them, or money alone. */
function creditLines(lines: readonly DocumentLine[], { shares, currency }: Drawn, sale: Sale): DocumentLine[] {
  const step = smallestStep(currency)
  const given = lines.flatMap((line, at) => {
    const share = shares[at % shares.length]!
    if (share === 0) return []
    if (share === 1) return [line]
    const quantity = line.kind === 'delivery' ? 1 : Math.floor(line.quantity * share)
    return [{ ...line, quantity, discount: 0, gross: Math.floor((line.gross * share) / step) * step }]
  })
  return withVat(given.length > 0 ? given : lines, sale, currency)
}

function vatGroups(lines: readonly DocumentLine[]): DocumentVat[] {
  const rates = [...new Set(lines.map(({ rate }) => rate))]
  return rates.map((rate) => {
    const members = lines.filter((line) => line.rate === rate)
    const { category, country } = members[0]!
    const sum = (of: (line: DocumentLine) => number) => members.reduce((total, line) => total + of(line), 0)
    return { category, rate, country, net: sum(({ net }) => net), vat: sum(({ vat }) => vat) }
  })
}

const bucharest = fc.integer({ min: 1, max: 6 }).map((sector) => ({
  city: `Sector ${sector}`,
  county: 'București',
  subdivision: 'RO-B',
  zip: `0${sector}0101`,
}))
const romanianPlace = fc.oneof(
  bucharest,
  fc
    .constantFrom(...RO_COUNTIES.filter(({ code }) => code !== 'B'))
    .map(({ code, name, zips }) => ({ city: `Satul ${name}`, county: name, subdivision: `RO-${code}`, zip: `${zips[0]}0100` })),
)

const drawn = fc.record({
  sale: fc.constantFrom(...SALES),
  currency: fc.constantFrom(...CURRENCIES),
  locale: fc.constantFrom(...LOCALES),
  isCredit: fc.boolean(),
  prices: fc.array(
    fc.record({
      price: fc.oneof(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 900_000 })),
      quantity: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 99 })),
      rate: fc.nat(5),
      name: words,
      option: fc.oneof(fc.constant(''), words),
      greenTax: fc.boolean(),
      bundle: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  ),
  deliveryPrice: fc.constantFrom(0, 1999, 1490),
  discountShare: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 100 })),
  shares: fc.array(fc.constantFrom(0, 0.25, 0.5, 1), { minLength: 1, maxLength: 5 }),
  voucherShare: fc.constantFrom(0, 0, 0.3, 1),
  isPaid: fc.boolean(),
  method: fc.constantFrom('card' as const, 'bank transfer' as const, 'cash on delivery' as const),
  place: romanianPlace,
  buyerName: words,
  elsewhere: fc.constantFrom('nowhere', 'address', 'showroom', 'locker'),
  suppliedOn: fc.constantFrom(null, '2026-11-18'),
  vouchersSold: fc.constantFrom(null, 10_000),
  reason: fc.constantFrom('returned' as const, 'unsent' as const, 'kept' as const, 'canceled' as const),
})

/** A showroom has no postcode, a locker no county. */
function placeOf(elsewhere: string, buyer: DocumentParty): DocumentRecord['deliveredTo'] {
  if (elsewhere === 'nowhere') return null
  const place = { ...buyer, name: `Punct ${buyer.name}` }
  if (elsewhere === 'address') return place
  return {
    ...place,
    county: '',
    subdivision: null,
    zip: elsewhere === 'showroom' ? '' : place.zip,
    city: place.county || place.city,
  }
}

/** Five forints are the smallest coin of Hungary: only what is paid in cash is rounded. */
const dueOf = (due: number, currency: Currency, method: string): number =>
  currency === 'HUF' && method === 'cash on delivery' ? Math.round(due / 500) * 500 : due

/** Draws records that hold what the contract says: lines, groups and payment add up to the hundredth. */
export const documentRecords: fc.Arbitrary<DocumentRecord> = drawn.map((values) => {
  const { sale, currency, isCredit, place, buyerName, voucherShare, isPaid, method } = values
  const buyer = { ...person, ...sale.buyer }
  const local = buyer.country === 'RO' ? { ...buyer, ...place } : buyer
  const named = buyer.isCompany ? local : { ...local, name: buyerName }
  const invoiced = invoiceLines(values, sale)
  const lines = isCredit ? creditLines(invoiced, values, sale) : invoiced
  const vat = vatGroups(lines)
  const net = vat.reduce((sum, one) => sum + one.net, 0)
  const vatTotal = vat.reduce((sum, one) => sum + one.vat, 0)
  const gross = net + vatTotal
  const step = smallestStep(currency)
  const byVoucher = Math.floor((gross * voucherShare) / step) * step
  const byMoney = isPaid ? gross - byVoucher : 0
  return {
    kind: isCredit ? 'credit note' : 'invoice',
    number: isCredit ? 'CRO-2026-000017' : 'NRO-2026-000123',
    locale: values.locale,
    market: values.locale,
    currency,
    issuedOn: '2026-11-21',
    suppliedOn: values.suppliedOn,
    orderNumber: 'N-7K3P-2M9Q',
    orderedOn: '2026-11-17',
    seller: sale.seller,
    shop: { name: 'Nestling', logo: '/brand/logo.svg', url: 'https://shop.example' },
    buyer: named,
    deliveredTo: placeOf(values.elsewhere, named),
    lines,
    vat,
    net,
    vatTotal,
    gross,
    payment: {
      method: byVoucher === gross ? 'voucher' : method,
      byVoucher,
      byMoney,
      due: dueOf(gross - byVoucher - byMoney, currency, method),
      paidOn: isPaid ? '2026-11-17' : null,
    },
    vouchersSold: values.vouchersSold,
    localVat: localVatOf(sale, currency, vatTotal),
    corrects: isCredit ? { number: 'NRO-2026-000123', issuedOn: '2026-11-18', reason: values.reason } : null,
  }
})
