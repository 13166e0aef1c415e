/** Invoices and credit notes as they are stored, for what prints or writes them. */
import type { DocumentLine, DocumentParty, DocumentRecord, DocumentVat } from '#domain/documents/document.ts'
import { vatOf } from '#domain/pricing/vat.ts'

type Given = Pick<DocumentLine, 'name' | 'quantity' | 'unitPrice'> & Partial<DocumentLine>

const seller: DocumentParty = {
  name: 'Nestling Retail SRL',
  contact: null,
  isCompany: true,
  street: 'Șos. Chitilei 242',
  city: 'Sector 1',
  county: 'București',
  subdivision: 'RO-B',
  zip: '012394',
  country: 'RO',
  vatNumber: 'RO18547290',
  taxNumber: null,
  registerNumber: 'J2012000750528',
  email: 'bun-venit@nestling.example',
  phone: '+40 21 312 3456',
}

const person: DocumentParty = {
  ...seller,
  name: 'Măriuța Șerbănescu-Țugurlan',
  isCompany: false,
  street: 'Str. Învățătorului 128, bl. C4, ap. 45',
  city: 'Târgu Mureș',
  county: 'Mureș',
  subdivision: 'RO-MS',
  zip: '540012',
  vatNumber: null,
  registerNumber: null,
  email: 'mariuta@mail.example',
  phone: '+40 722 123 456',
}

/** Returns a record with the sums of its lines. */
function withSums(
  given: Omit<DocumentRecord, 'lines' | 'vat' | 'net' | 'vatTotal' | 'gross' | 'payment'> & {
    lines: Given[]
    payment: Pick<DocumentRecord['payment'], 'method' | 'byVoucher' | 'paidOn'> & { isPaid: boolean }
  },
): DocumentRecord {
  const whole = given.lines.map((line, at) => {
    const { quantity, unitPrice, discount = 0 } = line
    const plain = { position: at + 1, kind: 'goods', sku: `NST-${1001 + at}`, option: '', category: 'standard' } as const
    const gross = unitPrice * quantity - discount
    return { ...plain, rate: 2100, country: 'RO', greenTax: null, gross, discount, ...line }
  })
  const { shares } = vatOf(
    whole.map((line) => ({ total: line.gross, country: line.country, rate: line.rate })),
    given.currency,
  )
  const lines: DocumentLine[] = whole.map((line, at) => ({ ...line, net: line.gross - shares[at]!, vat: shares[at]! }))
  const groups = new Map<string, DocumentVat>()
  for (const { category, rate, country, net, vat } of lines) {
    const group = groups.get(`${category} ${rate} ${country}`) ?? { category, rate, country, net: 0, vat: 0 }
    groups.set(`${category} ${rate} ${country}`, { ...group, net: group.net + net, vat: group.vat + vat })
  }
  const vat = [...groups.values()].toSorted((a, b) => b.rate - a.rate)
  const sum = (of: (line: DocumentLine) => number) => lines.reduce((all, line) => all + of(line), 0)
  const gross = sum((line) => line.gross)
  const { isPaid, ...payment } = given.payment
  const byMoney = isPaid ? gross - payment.byVoucher : 0
  return {
    ...given,
    lines,
    vat,
    net: sum((line) => line.net),
    vatTotal: sum((line) => line.vat),
    gross,
    payment: { ...payment, byMoney, due: gross - payment.byVoucher - byMoney },
  }
}

const shop = { name: 'Nestling', logo: '/brand/logo.svg', url: 'https://nestling.example' }

/** Five lines at two rates, with discounts, green tax, a voucher as payment, and another address of delivery. */
export const romanianInvoice = withSums({
  kind: 'invoice',
  number: 'NRO-2026-000123',
  locale: 'ro',
  market: 'ro',
  currency: 'RON',
  issuedOn: '2026-11-21',
  suppliedOn: '2026-11-23',
  orderNumber: 'NST-20417',
  orderedOn: '2026-11-20',
  seller,
  shop,
  buyer: person,
  deliveredTo: {
    name: 'Ștefania Țugurlan',
    street: 'Bd. Iuliu Maniu 7, sc. B, ap. 12',
    city: 'Sector 6',
    county: 'București',
    subdivision: 'RO-B',
    zip: '061072',
    country: 'RO',
  },
  lines: [
    { name: 'Cărucior sport pliabil Albinuri', option: 'verde mușchi', quantity: 1, unitPrice: 129900, discount: 19485 },
    { name: 'Body din bumbac cu mâneci lungi', option: '68 cm, crem', quantity: 3, unitPrice: 4990, discount: 1497 },
    { name: 'Lampă de veghe cu senzor', quantity: 2, unitPrice: 8950, greenTax: 125 },
    { name: 'Carte de pânză „Prima mea pădure”', quantity: 1, unitPrice: 3900, rate: 1100 },
    { kind: 'delivery', sku: '', name: 'Livrare prin curier', quantity: 1, unitPrice: 1999 },
  ],
  payment: { method: 'card', byVoucher: 20000, paidOn: '2026-11-20', isPaid: true },
  vouchersSold: 10000,
  localVat: null,
  corrects: null,
})

/** In euros with Romanian VAT, which is also told in lei; a part of it is money back without pieces. */
export const britishCreditNote = withSums({
  ...romanianInvoice,
  kind: 'credit note',
  number: 'CEN-2026-000007',
  locale: 'en',
  market: 'en',
  currency: 'EUR',
  issuedOn: '2026-12-03',
  suppliedOn: null,
  shop: { ...shop, url: 'https://nestling.example/en' },
  buyer: {
    ...person,
    name: 'Hearth & Cradle SRL',
    contact: 'Eleanor Whitfield',
    isCompany: true,
    street: 'Calea Dorobanților 12',
    city: 'Cluj-Napoca',
    county: 'Cluj',
    subdivision: 'RO-CJ',
    zip: '400117',
    vatNumber: null,
    taxNumber: '1234567897',
    registerNumber: 'J12/750/2012',
    email: 'eleanor@hearth.example',
  },
  deliveredTo: null,
  lines: [
    { name: 'Linen nursing pillow', option: 'oat', quantity: 2, unitPrice: 5490, discount: 1098 },
    { name: 'Wooden ring stacker, scratched', quantity: 0, unitPrice: 2490, gross: 500 },
    { name: 'Cloth book “My first forest”', quantity: 1, unitPrice: 890, rate: 1100 },
  ],
  payment: { method: 'card', byVoucher: 1500, paidOn: '2026-12-03', isPaid: true },
  vouchersSold: null,
  localVat: { currency: 'RON', rate: 49763, day: '2026-12-02', bank: 'BNR', vat: 9393 },
  corrects: { number: 'NEN-2026-000019', issuedOn: '2026-11-18', reason: 'returned' },
})

/** Forints, cash on delivery not yet paid. */
export const hungarianInvoice = withSums({
  ...romanianInvoice,
  number: 'NHU-2026-000045',
  locale: 'hu',
  market: 'hu',
  currency: 'HUF',
  suppliedOn: null,
  seller: { ...seller, vatNumber: 'HU12892312', taxNumber: '12892312-2-42' },
  buyer: {
    ...person,
    name: 'Őszi Bálint és Társa Kft.',
    contact: 'Őszi Bálint',
    isCompany: true,
    street: 'Király utca 15. II/4.',
    city: 'Budapest',
    county: 'Budapest',
    subdivision: 'HU-BU',
    zip: '1075',
    country: 'HU',
    taxNumber: '12345676-2-42',
    registerNumber: '01-09-123456',
    email: 'iroda@oszi.example',
    phone: '+36 30 123 4567',
  },
  deliveredTo: null,
  lines: [
    { name: 'Összecsukható babakocsi Albinuri', option: 'mohazöld', quantity: 1, unitPrice: 10399000, discount: 1559900 },
    { kind: 'bundle', name: 'Első napok csomag: body, sapka, takaró', quantity: 2, unitPrice: 1899000 },
    { kind: 'delivery', sku: '', name: 'Házhozszállítás futárral', quantity: 1, unitPrice: 159000 },
  ].map((line) => ({ ...line, rate: 2700, country: 'HU' }) as Given),
  payment: { method: 'cash on delivery', byVoucher: 500000, paidOn: null, isPaid: false },
  vouchersSold: null,
})

/** Returns an export of so many lines; some names fill two. */
export const exportInvoice = (count: number): DocumentRecord =>
  withSums({
    ...romanianInvoice,
    number: 'NEN-2026-000020',
    locale: 'en',
    market: 'en',
    currency: 'EUR',
    buyer: {
      ...person,
      name: 'Eilidh Wetherington-Featherstonehaugh',
      street: '7 Castle Wynd',
      city: 'Edinburgh',
      county: '',
      subdivision: null,
      zip: 'EH1 2NG',
      country: 'GB',
      email: 'eilidh@mail.example',
      phone: '+44 7400 123456',
    },
    deliveredTo: null,
    lines: Array.from({ length: count }, (_, at) => ({
      name:
        at % 12 === 3
          ? 'Muslin swaddle in organic cotton, printed by hand with hedgehogs, foxes and a very long evening in the garden'
          : `Muslin square ${at + 1}`,
      option: at % 2 === 0 ? '70 × 70 cm' : '',
      quantity: 1 + (at % 4),
      unitPrice: 990 + at * 35,
      rate: 0,
      country: 'GB',
      category: 'export' as const,
    })),
    payment: { method: 'bank transfer', byVoucher: 0, paidOn: null, isPaid: false },
    vouchersSold: null,
  })
