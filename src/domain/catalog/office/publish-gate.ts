/** "May it be sold?": what keeps a product from being sold in a market, and what only warns (LAW-26, LAW-37…39, D-28). */
import { hasCheckDigit } from '#domain/catalog/gtin.ts'
import { smallestStep } from '#domain/pricing/money.ts'
import { MARKETS, type Currency, type Locale } from '#domain/market/market.ts'
import { CLASS_RATES } from '#domain/pricing/vat-rates.ts'
import { greenClaims } from './green-claims.ts'

/** In the order in which they are shown where they are alike. */
export const GATE_CHECKS = [
  'recall',
  'texts',
  'warning',
  'picture',
  'maker',
  'responsible',
  'identifier',
  'barcode',
  'price',
  'vat',
  'fibres',
  'approval',
  'no_promo',
  'parts',
  'alt',
  'claims',
] as const
export type GateCheck = (typeof GATE_CHECKS)[number]

export interface GateItem {
  check: GateCheck
  state: 'ok' | 'blocks' | 'warns'
  /** Where the way out is: the name of a field. */
  field: string
  /** What it is about: fields that are missing, words, SKUs. */
  about: string[]
}

export interface GateFacts {
  kind: 'simple' | 'bundle' | 'voucher'
  text: Record<Locale, GateText>
  pictures: readonly { alt: Partial<Record<Locale, string>>; hasView: boolean }[]
  maker: { name: string; address: string; email: string; country: string; responsible: unknown } | null
  vatClass: string
  noPromo: boolean
  /** Sold as clothing or another textile: its fibres are named. */
  isTextile: boolean
  /** Says by which rule a car seat was approved; null for what is none (LAW-39). */
  approval: string | null
  greenProof: string | null
  /** Name of the recall that runs, which stops its sale (LAW-41). */
  recall: string | null
  variants: readonly GateVariant[]
  /** Of a bundle: each part, and where it is sold. */
  parts: readonly { name: string; soldIn: readonly Locale[]; noPromo: boolean }[]
}

export interface GateText {
  name: string
  opening: string
  facts: readonly string[]
  warnings: readonly string[] | null
  composition: string | null
}

export interface GateVariant {
  sku: string
  barcode: string | null
  prices: Partial<Record<Currency, { sale: number; mrp: number }>>
}

/** Classes that somewhere are taxed at a rate of their own, and the one that is nowhere. */
export const VAT_CLASSES: readonly string[] = [
  ...new Set([
    'standard',
    'children_clothing',
    'children_footwear',
    'child_car_seat',
    'nappies',
    ...CLASS_RATES.map((rate) => rate.class),
  ]),
]

/** The European Union and those who follow its rules of product safety. */
const SINGLE_MARKET = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO XI'.split(' '),
)
/** Returns whether a maker of this country needs somebody in the European Union who answers for it (LAW-37). */
export const needsResponsible = (country: string): boolean => !SINGLE_MARKET.has(country)

/** Car seats by the old rule are not sold any more (LAW-39). */
const FORMER_APPROVAL = /R?44/

type Found = Omit<GateItem, 'check'>
const ok = (field: string, about: string[] = []): Found => ({ state: 'ok', field, about })
const blocksIf = (faults: string[], field: string): Found =>
  faults.length > 0 ? { state: 'blocks', field, about: faults } : ok(field)
const warnsIf = (faults: string[], field: string): Found =>
  faults.length > 0 ? { state: 'warns', field, about: faults } : ok(field)

function textsOf({ text }: GateFacts, locale: Locale): Found {
  const { name, opening } = text[locale]
  const missing = [...(name.trim() === '' ? [`name.${locale}`] : []), ...(opening.trim() === '' ? [`opening.${locale}`] : [])]
  return blocksIf(missing, missing[0] ?? `name.${locale}`)
}

const responsibleOf = ({ maker }: GateFacts): Found =>
  blocksIf(maker && needsResponsible(maker.country) && !maker.responsible ? [maker.name] : [], 'manufacturer')

function makerOf({ maker }: GateFacts): Found {
  const isWhole = maker !== null && [maker.name, maker.address, maker.email].every((part) => part.trim() !== '')
  return blocksIf(isWhole ? [] : ['manufacturer'], 'manufacturer')
}

function barcodeOf({ variants }: GateFacts): Found {
  const wrong = variants.filter(({ barcode }) => barcode !== null && !hasCheckDigit(barcode))
  const fieldOf = ({ sku }: GateVariant) => sku
  if (wrong.length > 0) return { state: 'blocks', field: 'variants', about: wrong.map(fieldOf) }
  return warnsIf(variants.filter(({ barcode }) => barcode === null).map(fieldOf), 'variants')
}

/** Every market's price is asked for: an item without one of them is shown nowhere. */
function priceOf({ variants }: GateFacts): Found {
  const faults = variants.flatMap(({ sku, prices }) =>
    Object.values(MARKETS).flatMap(({ currency }) => {
      const price = prices[currency]
      const isWhole = price !== undefined && price.sale > 0 && price.sale % smallestStep(currency) === 0
      return isWhole ? [] : [`${sku} ${currency}`]
    }),
  )
  return blocksIf(variants.length === 0 ? ['variants'] : faults, 'prices')
}

function noPromoOf({ noPromo, variants, parts }: GateFacts): Found {
  const reduced = noPromo ? variants.filter(({ prices }) => Object.values(prices).some(({ sale, mrp }) => sale < mrp)) : []
  return blocksIf([...reduced.map(({ sku }) => sku), ...parts.filter((part) => part.noPromo).map(({ name }) => name)], 'noPromo')
}

const altOf = ({ pictures }: GateFacts, locale: Locale): Found =>
  warnsIf(
    pictures.flatMap(({ alt, hasView }, at) => (hasView || (alt[locale] ?? '').trim() !== '' ? [] : [String(at + 1)])),
    'pictures',
  )

function claimsOf({ text, greenProof }: GateFacts, locale: Locale): Found {
  const { name, opening, facts } = text[locale]
  const words = greenProof === null ? greenClaims([name, opening, ...facts].join('\n'), locale) : []
  return warnsIf(words, `opening.${locale}`)
}

/** Returns each check that concerns the product in this market: what blocks first, then what warns. */
export function publishGate(facts: GateFacts, locale: Locale): GateItem[] {
  const { kind, text, pictures, vatClass, variants, parts, isTextile, approval } = facts
  const isGoods = kind === 'simple'
  const found: Partial<Record<GateCheck, Found>> = {
    ...(facts.recall !== null && { recall: blocksIf([facts.recall], 'recall') }),
    texts: textsOf(facts, locale),
    ...(kind !== 'voucher' && {
      warning: blocksIf(text[locale].warnings === null ? [`warnings.${locale}`] : [], `warnings.${locale}`),
    }),
    picture: blocksIf(pictures.length === 0 ? ['pictures'] : [], 'pictures'),
    ...(isGoods && {
      maker: makerOf(facts),
      responsible: responsibleOf(facts),
      barcode: barcodeOf(facts),
    }),
    identifier: blocksIf(variants.length === 0 ? ['variants'] : [], 'variants'),
    price: priceOf(facts),
    vat: blocksIf(VAT_CLASSES.includes(vatClass) || kind === 'voucher' ? [] : [vatClass], 'vatClass'),
    ...(isTextile &&
      isGoods && {
        fibres: blocksIf(
          (text[locale].composition ?? '').trim() === '' ? [`composition.${locale}`] : [],
          `composition.${locale}`,
        ),
      }),
    ...(approval !== null && { approval: blocksIf(FORMER_APPROVAL.test(approval) ? [approval] : [], 'standard') }),
    no_promo: noPromoOf(facts),
    ...(kind === 'bundle' && {
      parts: blocksIf(
        parts.length === 0 ? ['parts'] : parts.filter(({ soldIn }) => !soldIn.includes(locale)).map(({ name }) => name),
        'parts',
      ),
    }),
    alt: altOf(facts, locale),
    claims: claimsOf(facts, locale),
  }
  const items = GATE_CHECKS.flatMap((check): GateItem[] => (found[check] ? [{ check, ...found[check] }] : []))
  const order = { blocks: 0, warns: 1, ok: 2 }
  return items.toSorted((a, b) => order[a.state] - order[b.state])
}
