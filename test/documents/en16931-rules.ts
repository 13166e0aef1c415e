/** The rules of EN 16931 about totals and VAT, and all of them together, as far as the shop's documents have what they speak of. */
import { has, hundredths, moneyAt, moneyOr0, more, put, remove, removeAll, rule, sumOf, where, write, type Rule } from './rule.ts'
import {
  SELLER,
  BUYER,
  LINE,
  QUANTITY,
  TOTAL,
  SUBTOTAL,
  ALLOWANCE,
  ITEM_CATEGORY,
  currencyOf,
  taxTotalIn,
  vatNumberOf,
  partyAt,
  isVat,
  isAllowed,
} from './ubl-paths.ts'
import { all, first, leaf, textAt, within, type Tree } from './xml-tree.ts'
import { PARTS } from './en16931-parts.ts'

/** Unit price × quantity − discounts of a line is its net amount, to the hundredth (definition of BT-131). */
const lineAddsUp = (line: Tree): boolean => {
  const product = Number(textAt(line, QUANTITY)) * Number(textAt(line, 'cac:Price/cbc:PriceAmount'))
  const discounts = sumOf(all(line, 'cac:AllowanceCharge').filter(isAllowed), 'cbc:Amount')
  return Math.abs(product * 100 - discounts - moneyAt(line, 'cbc:LineExtensionAmount')) < 0.5
}

/** Whether VAT is its rate of the net amount, give or take less than one unit: VAT is extracted from gross sums here (LAW-28). */
const isVatOf = (subtotal: Tree): boolean => {
  const rate = Number(textAt(subtotal, 'cac:TaxCategory/cbc:Percent'))
  const [base, vat] = [moneyAt(subtotal, 'cbc:TaxableAmount'), moneyAt(subtotal, 'cbc:TaxAmount')]
  if (Math.round(rate) === 0) return Math.round(vat / 100) === 0
  return Math.abs(Math.abs(vat) - Math.round((Math.abs(base) * rate) / 100)) < 100
}

const SUMS: Rule[] = [
  rule(
    'BT-131',
    'has lines that add up',
    (document) => all(document, LINE).every(lineAddsUp),
    write(`${LINE}/cac:Price/cbc:PriceAmount`, (price) => (Number(price) + 0.02).toFixed(2)),
  ),
  rule(
    'BR-CO-04',
    'has a VAT category in each line',
    (document) =>
      all(document, LINE).every((line) =>
        all(line, 'cac:Item/cac:ClassifiedTaxCategory').some((one) => isVat(one) && has(one, 'cbc:ID')),
      ),
    remove(ITEM_CATEGORY),
  ),
  rule(
    'BR-CO-09',
    'has VAT numbers with the prefix of a country',
    (document) =>
      [SELLER, BUYER]
        .map((path) => vatNumberOf(partyAt(document, path)))
        .every((number) => number === '' || /^(?:EL|[A-Z]{2})/.test(number)),
    write(`${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`, (number) => number.slice(2)),
  ),
  rule(
    'BR-CO-10',
    'has lines that add up to their sum',
    (document) => moneyAt(document, `${TOTAL}/cbc:LineExtensionAmount`) === sumOf(all(document, LINE), 'cbc:LineExtensionAmount'),
    write(`${LINE}/cbc:LineExtensionAmount`, more(0.01)),
  ),
  rule(
    'BR-CO-13',
    'has a total without VAT that is the sum of lines',
    (document) => moneyAt(document, `${TOTAL}/cbc:TaxExclusiveAmount`) === moneyAt(document, `${TOTAL}/cbc:LineExtensionAmount`),
    write(`${TOTAL}/cbc:TaxExclusiveAmount`, more(0.01)),
  ),
  rule(
    'BR-CO-14',
    'has VATs that add up',
    (document) =>
      all(document, 'cac:TaxTotal').every((total) => {
        const parts = all(total, 'cac:TaxSubtotal')
        return parts.length === 0 || moneyAt(total, 'cbc:TaxAmount') === sumOf(parts, 'cbc:TaxAmount')
      }),
    write(`${SUBTOTAL}/cbc:TaxAmount`, more(0.01)),
  ),
  rule(
    'BR-CO-15',
    'has one VAT in its currency, and it is what the total is higher by',
    (document) => {
      const [vat, ...others] = taxTotalIn(document, currencyOf(document))
      const total = (name: string) => moneyAt(document, `${TOTAL}/cbc:${name}`)
      return (
        vat !== undefined &&
        others.length === 0 &&
        total('TaxInclusiveAmount') === total('TaxExclusiveAmount') + moneyAt(vat, 'cbc:TaxAmount')
      )
    },
    write(`${TOTAL}/cbc:TaxInclusiveAmount`, more(0.01)),
  ),
  rule(
    'BR-CO-16',
    'has an amount due that is the total without what is paid, rounded',
    (document) => {
      const total = first(document, TOTAL)!
      const due =
        moneyAt(total, 'cbc:TaxInclusiveAmount') -
        moneyOr0(total, 'cbc:PrepaidAmount') +
        moneyOr0(total, 'cbc:PayableRoundingAmount')
      return moneyAt(total, 'cbc:PayableAmount') === due
    },
    write(`${TOTAL}/cbc:PayableAmount`, more(0.01)),
  ),
  rule(
    'BR-CO-17',
    'has VAT at its rate',
    (document) => all(document, SUBTOTAL).every(isVatOf),
    write(`${SUBTOTAL}/cbc:TaxAmount`, more(2.5)),
  ),
  rule('BR-CO-18', 'has a breakdown of VAT', (document) => all(document, SUBTOTAL).length > 0, removeAll('cac:TaxSubtotal')),
  rule(
    'BR-CO-25',
    'says when what is due is to be paid',
    (document) => !(moneyAt(document, `${TOTAL}/cbc:PayableAmount`) > 0) || has(document, 'cac:PaymentTerms/cbc:Note'),
    where((document) => moneyAt(document, `${TOTAL}/cbc:PayableAmount`) > 0, remove('cac:PaymentTerms')),
  ),
  rule(
    'BR-CO-26',
    'identifies the seller',
    (document) => vatNumberOf(partyAt(document, SELLER)) !== '' || has(document, `${SELLER}/cac:PartyLegalEntity/cbc:CompanyID`),
    (document) =>
      remove(`${SELLER}/cac:PartyTaxScheme`)(document) && remove(`${SELLER}/cac:PartyLegalEntity/cbc:CompanyID`)(document),
  ),
]

/** Rules that are the same for each category of VAT: S standard, AE reverse charge, G export. */
function categoryRules(code: 'S' | 'AE' | 'G'): Rule[] {
  const subtotals = (document: Tree) => all(document, SUBTOTAL).filter((each) => textAt(each, 'cac:TaxCategory/cbc:ID') === code)
  const lines = (document: Tree) =>
    all(document, LINE).filter((each) => textAt(each, 'cac:Item/cac:ClassifiedTaxCategory/cbc:ID') === code)
  const isOf = (document: Tree) => lines(document).length > 0
  const isStandard = code === 'S'
  return [
    rule(
      `BR-${code}-01`,
      'has a breakdown of the category where lines have it, one alone where no VAT is charged',
      (document) => {
        const count = subtotals(document).length
        return isOf(document) ? (isStandard ? count > 0 : count === 1) : count === 0
      },
      where(isOf, write(`${SUBTOTAL}/cac:TaxCategory/cbc:ID`, 'Z')),
    ),
    rule(
      `BR-${code}-02`,
      'has the tax numbers that the category asks for',
      (document) => {
        const [seller, buyer] = [partyAt(document, SELLER), partyAt(document, BUYER)]
        const ofSeller = code === 'G' ? vatNumberOf(seller) !== '' : has(seller, 'cac:PartyTaxScheme/cbc:CompanyID')
        const ofBuyer = code !== 'AE' || vatNumberOf(buyer) !== '' || has(buyer, 'cac:PartyLegalEntity/cbc:CompanyID')
        return !isOf(document) || (ofSeller && ofBuyer)
      },
      where(isOf, remove(`${SELLER}/cac:PartyTaxScheme`)),
    ),
    rule(
      `BR-${code}-05`,
      isStandard ? 'has a rate above 0 in each line' : 'has the rate 0 in each line',
      (document) =>
        lines(document).every(
          (line) => Number(textAt(line, 'cac:Item/cac:ClassifiedTaxCategory/cbc:Percent')) > 0 === isStandard,
        ),
      where(isOf, write(`${ITEM_CATEGORY}/cbc:Percent`, isStandard ? '0' : '21.00')),
    ),
    rule(
      `BR-${code}-08`,
      'has a net amount for each rate that is the sum of its lines',
      (document) =>
        subtotals(document).every((each) => {
          const rate = Number(textAt(each, 'cac:TaxCategory/cbc:Percent'))
          const members = lines(document).filter(
            (line) => Number(textAt(line, 'cac:Item/cac:ClassifiedTaxCategory/cbc:Percent')) === rate,
          )
          return members.length > 0 && moneyAt(each, 'cbc:TaxableAmount') === sumOf(members, 'cbc:LineExtensionAmount')
        }),
      where(isOf, write(`${SUBTOTAL}/cbc:TaxableAmount`, more(2.5))),
    ),
    rule(
      `BR-${code}-09`,
      isStandard ? 'has VAT at the rate' : 'has no VAT',
      (document) => subtotals(document).every((each) => (isStandard ? isVatOf(each) : moneyAt(each, 'cbc:TaxAmount') === 0)),
      where(isOf, write(`${SUBTOTAL}/cbc:TaxAmount`, more(2.5))),
    ),
    rule(
      `BR-${code}-10`,
      isStandard ? 'gives no reason for an exemption' : 'gives the reason of the exemption',
      (document) =>
        subtotals(document).every(
          (each) =>
            (has(each, 'cac:TaxCategory/cbc:TaxExemptionReason') || has(each, 'cac:TaxCategory/cbc:TaxExemptionReasonCode')) !==
            isStandard,
        ),
      where(
        isOf,
        isStandard
          ? put(`${SUBTOTAL}/cac:TaxCategory`, () => leaf('cbc:TaxExemptionReason', 'why'))
          : (document) => removeAll('cbc:TaxExemptionReasonCode')(document) && removeAll('cbc:TaxExemptionReason')(document),
      ),
    ),
  ]
}

/** Amounts with two decimals at most: id of EN 16931, id of CIUS-RO, path. */
const DECIMALS: readonly [id: string, romanian: string, path: string][] = [
  ['BR-DEC-09', 'BR-DEC-RO-09', `${TOTAL}/cbc:LineExtensionAmount`],
  ['BR-DEC-12', 'BR-DEC-RO-12', `${TOTAL}/cbc:TaxExclusiveAmount`],
  ['BR-DEC-14', 'BR-DEC-RO-14', `${TOTAL}/cbc:TaxInclusiveAmount`],
  ['BR-DEC-16', 'BR-DEC-RO-16', `${TOTAL}/cbc:PrepaidAmount`],
  ['BR-DEC-17', 'BR-DEC-RO-17', `${TOTAL}/cbc:PayableRoundingAmount`],
  ['BR-DEC-18', 'BR-DEC-RO-18', `${TOTAL}/cbc:PayableAmount`],
  ['BR-DEC-13', 'BR-DEC-RO-13', 'cac:TaxTotal/cbc:TaxAmount'],
  ['BR-DEC-19', 'BR-DEC-RO-1009', `${SUBTOTAL}/cbc:TaxableAmount`],
  ['BR-DEC-20', 'BR-DEC-RO-1010', `${SUBTOTAL}/cbc:TaxAmount`],
  ['BR-DEC-23', 'BR-DEC-RO-23', `${LINE}/cbc:LineExtensionAmount`],
  ['BR-DEC-24', 'BR-DEC-RO-24', `${ALLOWANCE}/cbc:Amount`],
  ['BR-DEC-25', 'BR-DEC-RO-25', `${ALLOWANCE}/cbc:BaseAmount`],
]
const decimalRule = (id: string, path: string): Rule =>
  rule(
    id,
    `has two decimals at most in ${path}`,
    (document) => all(document, path).every(({ text }) => !/\.\d{3}/.test(text)),
    write(path, (before) => `${before}1`),
  )
export const ROMANIAN_DECIMALS: readonly Rule[] = DECIMALS.map(([, id, path]) => decimalRule(id, path))

/** VAT in another currency (BT-111) has two decimals too. */
const LOCAL_VAT: Rule = rule(
  'BR-DEC-15',
  'has two decimals at most in the VAT of another currency',
  (document) => localVats(document).every(({ text }) => !/\.\d{3}/.test(text)),
  (document) => {
    const [vat] = localVats(document)
    if (vat) vat.text += '1'
    return vat !== undefined
  },
)
const localVats = (document: Tree): Tree[] =>
  taxTotalIn(document, textAt(document, 'cbc:TaxCurrencyCode')).flatMap((total) => all(total, 'cbc:TaxAmount'))

/** Every amount has a number that can be read, and the currency of the document, but for the VAT in another one. */
export const areAmountsSound = (document: Tree): boolean =>
  within(document)
    .filter(({ name }) => name.endsWith('Amount'))
    .every(
      ({ text, attributes: { currencyID = '' } }) =>
        !Number.isNaN(hundredths(text)) && [currencyOf(document), textAt(document, 'cbc:TaxCurrencyCode')].includes(currencyID),
    )

export const EN_16931: readonly Rule[] = [
  ...PARTS,
  ...SUMS,
  ...categoryRules('S'),
  ...categoryRules('AE'),
  ...categoryRules('G'),
  ...DECIMALS.map(([id, , path]) => decimalRule(id, path)),
  LOCAL_VAT,
]
