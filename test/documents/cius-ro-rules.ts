/** The rules that CIUS-RO 1.0.1 adds to EN 16931 (BR-RO-…), as far as the shop's documents have what they speak of. */
import { RO_COUNTIES } from '#domain/market/ro-counties.ts'
import { has, put, remove, required, rule, where, write, type Rule } from './rule.ts'
import { ROMANIAN_DECIMALS } from './en16931-rules.ts'
import { BUYER, DELIVERED, LINE, partyAt, SELLER } from './ubl-paths.ts'
import { all, first, leaf, textAt, within, type Tree } from './xml-tree.ts'

const CUSTOMIZATION = 'urn:cen.eu:en16931:2017#compliant#urn:efactura.mfinante.ro:CIUS-RO:1.0.1'
export const isRomanian = (document: Tree): boolean => textAt(document, 'cbc:CustomizationID') === CUSTOMIZATION

const COUNTIES = RO_COUNTIES.map(({ code }) => `RO-${code}`)
const SECTOR = /^SECTOR[1-6]$/

/** Places with an address: what a rule about each of them is called. */
const PLACES: readonly { path: string; street: string; city: string; sector: string; county: string }[] = [
  { path: `${SELLER}/cac:PostalAddress`, street: 'BR-RO-081', city: 'BR-RO-091', sector: 'BR-RO-100', county: 'BR-RO-110' },
  { path: `${BUYER}/cac:PostalAddress`, street: 'BR-RO-082', city: 'BR-RO-092', sector: 'BR-RO-101', county: 'BR-RO-111' },
  { path: DELIVERED, street: 'BR-RO-180', city: 'BR-RO-201', sector: 'BR-RO-202', county: 'BR-RO-212' },
]
const inRomania = (path: string) => (document: Tree) => textAt(document, `${path}/cac:Country/cbc:IdentificationCode`) === 'RO'
const inBucharest = (path: string) => (document: Tree) =>
  inRomania(path)(document) && textAt(document, `${path}/cbc:CountrySubentity`) === 'RO-B'

const placeRules = PLACES.flatMap(({ path, street, city, sector, county }) => {
  const isThere = (document: Tree) => first(document, path) !== undefined
  return [
    rule(
      street,
      `has a street at ${path}`,
      (document) => !isThere(document) || has(document, `${path}/cbc:StreetName`),
      remove(`${path}/cbc:StreetName`),
    ),
    rule(
      city,
      `has a city at ${path}`,
      (document) => !isThere(document) || has(document, `${path}/cbc:CityName`),
      remove(`${path}/cbc:CityName`),
    ),
    rule(
      sector,
      `has a sector as city of Bucharest at ${path}`,
      (document) => !inBucharest(path)(document) || SECTOR.test(textAt(document, `${path}/cbc:CityName`)),
      where(inBucharest(path), write(`${path}/cbc:CityName`, 'București')),
    ),
    rule(
      county,
      `has the code of a county in Romania at ${path}`,
      (document) => !inRomania(path)(document) || COUNTIES.includes(textAt(document, `${path}/cbc:CountrySubentity`)),
      where(inRomania(path), write(`${path}/cbc:CountrySubentity`, 'Cluj')),
    ),
  ]
})

/** Texts and their longest length, in characters. */
const LENGTHS: readonly [id: string, path: string, length: number][] = [
  ['BR-RO-L155', 'cbc:ID', 200],
  ['BR-RO-L156', 'cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID', 200],
  ['BR-RO-L0303', 'cac:OrderReference/cbc:ID', 200],
  ['BR-RO-L302', 'cbc:Note', 300],
  ['BR-RO-L301', 'cac:PaymentTerms/cbc:Note', 300],
  ['BR-RO-L303', `${LINE}/cbc:Note`, 300],
  ['BR-RO-L201', `${SELLER}/cac:PartyLegalEntity/cbc:RegistrationName`, 200],
  ['BR-RO-L202', `${SELLER}/cac:PartyName/cbc:Name`, 200],
  ['BR-RO-L203', `${BUYER}/cac:PartyLegalEntity/cbc:RegistrationName`, 200],
  ['BR-RO-L207', 'cac:Delivery/cac:DeliveryParty/cac:PartyName/cbc:Name', 200],
  ['BR-RO-L151', `${SELLER}/cac:PostalAddress/cbc:StreetName`, 150],
  ['BR-RO-L152', `${BUYER}/cac:PostalAddress/cbc:StreetName`, 150],
  ['BR-RO-L154', `${DELIVERED}/cbc:StreetName`, 150],
  ['BR-RO-L0501', `${SELLER}/cac:PostalAddress/cbc:CityName`, 50],
  ['BR-RO-L0502', `${BUYER}/cac:PostalAddress/cbc:CityName`, 50],
  ['BR-RO-L0504', `${DELIVERED}/cbc:CityName`, 50],
  ['BR-RO-L0201', `${SELLER}/cac:PostalAddress/cbc:PostalZone`, 20],
  ['BR-RO-L0202', `${BUYER}/cac:PostalAddress/cbc:PostalZone`, 20],
  ['BR-RO-L0204', `${DELIVERED}/cbc:PostalZone`, 20],
  ['BR-RO-L1004', `${SELLER}/cac:Contact/cbc:Name`, 100],
  ['BR-RO-L1005', `${SELLER}/cac:Contact/cbc:Telephone`, 100],
  ['BR-RO-L1006', `${SELLER}/cac:Contact/cbc:ElectronicMail`, 100],
  ['BR-RO-L1009', `${BUYER}/cac:Contact/cbc:Name`, 100],
  ['BR-RO-L1019', 'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:TaxExemptionReason', 100],
  ['BR-RO-L1022', `${LINE}/cac:AllowanceCharge/cbc:AllowanceChargeReason`, 100],
  ['BR-RO-L1024', `${LINE}/cac:Item/cbc:Name`, 100],
  ['BR-RO-L212', `${LINE}/cac:Item/cbc:Description`, 200],
  ['BR-RO-L0505', `${LINE}/cac:Item/cac:AdditionalItemProperty/cbc:Name`, 50],
  ['BR-RO-L1025', `${LINE}/cac:Item/cac:AdditionalItemProperty/cbc:Value`, 100],
]
const lengthRules = LENGTHS.map(([id, path, length]) =>
  rule(
    id,
    `has ${length} characters at most in ${path}`,
    (document) => all(document, path).every(({ text }) => Array.from(text.replace(/\s+/g, ' ').trim()).length <= length),
    write(path, 'x'.repeat(length + 1)),
  ),
)

/** Whether the text is a day of the calendar, `2026-11-21`. */
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text
const dayRule = (id: string, name: string, path: string) =>
  rule(
    id,
    `has a day of the calendar as ${name}`,
    (document) => within(document).every((tree) => tree.name !== name || isDay(tree.text)),
    write(path, '2026-02-30'),
  )

const TAXED = new Set(['S', 'AE', 'G'])
const isTaxed = (document: Tree) =>
  all(document, `${LINE}/cac:Item/cac:ClassifiedTaxCategory/cbc:ID`).some(({ text }) => TAXED.has(text))

export const CIUS_RO: readonly Rule[] = [
  rule('BR-RO-001', 'names CIUS-RO', isRomanian, write('cbc:CustomizationID', 'urn:cen.eu:en16931:2017')),
  rule('BR-RO-010', 'has a digit in its number', (document) => /\d/.test(textAt(document, 'cbc:ID')), write('cbc:ID', 'NRO')),
  rule(
    'BR-RO-020_1',
    'is an invoice of a type that Romania knows',
    (document) => all(document, 'cbc:InvoiceTypeCode').every(({ text }) => ['380', '384', '389', '751'].includes(text)),
    write('cbc:InvoiceTypeCode', '325'),
  ),
  rule(
    'BR-RO-020_2',
    'is a credit note of the type that Romania knows',
    (document) => all(document, 'cbc:CreditNoteTypeCode').every(({ text }) => text === '381'),
    write('cbc:CreditNoteTypeCode', '396'),
  ),
  rule(
    'BR-RO-030',
    'has lei as its currency or as that of the tax',
    (document) => [textAt(document, 'cbc:DocumentCurrencyCode'), textAt(document, 'cbc:TaxCurrencyCode')].includes('RON'),
    (document) => write('cbc:TaxCurrencyCode', 'HUF')(document) || write('cbc:DocumentCurrencyCode', 'HUF')(document),
  ),
  rule(
    'BR-RO-065',
    'has a tax number of the seller',
    (document) => !isTaxed(document) || has(document, `${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`),
    where(isTaxed, remove(`${SELLER}/cac:PartyTaxScheme`)),
  ),
  rule(
    'BR-RO-120',
    'has a number of the buyer, or zeros',
    (document) => {
      const buyer = partyAt(document, BUYER)
      return (
        !isTaxed(document) || has(buyer, 'cac:PartyLegalEntity/cbc:CompanyID') || has(buyer, 'cac:PartyTaxScheme/cbc:CompanyID')
      )
    },
    where(
      (document) => isTaxed(document) && !has(document, `${BUYER}/cac:PartyTaxScheme/cbc:CompanyID`),
      remove(`${BUYER}/cac:PartyLegalEntity/cbc:CompanyID`),
    ),
  ),
  ...placeRules,
  rule(
    'BR-RO-211',
    'has a county, or what stands for one, where goods are delivered',
    (document) => first(document, DELIVERED) === undefined || required(`${DELIVERED}/cbc:CountrySubentity`)(document),
    remove(`${DELIVERED}/cbc:CountrySubentity`),
  ),
  rule(
    'BR-RO-A020',
    'has 20 notes at most',
    (document) => all(document, 'cbc:Note').length <= 20,
    (document) => Array.from({ length: 21 }, () => put('', () => leaf('cbc:Note', 'x'))(document)).every(Boolean),
  ),
  dayRule('BR-RO-DT001', 'cbc:IssueDate', 'cbc:IssueDate'),
  dayRule('BR-RO-DT004', 'cbc:ActualDeliveryDate', 'cac:Delivery/cbc:ActualDeliveryDate'),
  ...lengthRules,
  ...ROMANIAN_DECIMALS,
]
