/** A product as fields of text, and back: what exports write and imports compare. */
import type { PriceInput, ProductInput, ProductPictureInput, VariantInput } from '../catalog/catalog-input.ts'
import type { Size } from '../catalog/size.ts'
import { CURRENCIES, LOCALES, type Currency, type Locale } from '../market/market.ts'
import type { PriceTerms } from '../pricing/price-change.ts'
import { canonicalJson, type JsonValue } from '../staff/audit-entry.ts'
import { amountCell, amountOf, linesCell, linesOf, listCell, listOf, yesNo } from './cell.ts'
import { fitsCell, fitsOf } from './fit-cell.ts'
import type { Cells } from './import-kind.ts'
import { slugOf } from './slug.ts'

/** Between a column and the SKU that its value is of. */
const OF = '\u001f'
export const fieldOf = (column: string, sku: string): string => `${column}${OF}${sku}`
/** Returns the column of a field, and the SKU that it is of, '' for the product itself. */
export function columnOf(field: string): { column: string; sku: string } {
  const at = field.indexOf(OF)
  return at < 0 ? { column: field, sku: '' } : { column: field.slice(0, at), sku: field.slice(at + 1) }
}

export interface KnownVariant extends VariantInput {
  id: number
  /** What a file says of its prices. */
  terms: Record<Currency, PriceTerms>
}

export interface KnownProduct extends ProductInput {
  id: number
  externalId: string | null
  variants: readonly KnownVariant[]
}

const json = (value: unknown): string => canonicalJson(value as JsonValue)
const sizeCell = (size: Size | null): string =>
  size === null ? '' : size.system === 'letter' && !size.value.startsWith('{') ? size.value : json(size)
const picturesCell = (pictures: readonly ProductPictureInput[]): string => (pictures.length === 0 ? '' : json(pictures))
export const stockColumn = (warehouse: string): string => `stock_${warehouse}`

/** Returns every field of a product. */
export function productFields(product: KnownProduct): Record<string, string> {
  const fields: Record<string, string> = {
    external_id: product.externalId ?? '',
    kind: product.kind,
    brand: product.brand,
    collection: product.collection,
    manufacturer: product.manufacturer ?? '',
    published: yesNo(product.publishedAt !== null),
    tags: listCell(product.tags),
    flags: listCell(product.flags),
    attributes: Object.keys(product.attributes).length === 0 ? '' : json(product.attributes),
    vat_class: product.vatClass,
    green_tax_ron: amountCell(product.greenTaxRon),
    no_promo: yesNo(product.noPromo),
    withdrawal_exception: product.withdrawalException,
    age_from_months: product.ageFromMonths === null ? '' : String(product.ageFromMonths),
    age_to_months: product.ageToMonths === null ? '' : String(product.ageToMonths),
    rank: String(product.rank),
    pictures: picturesCell(product.pictures),
    parts: listCell(product.parts.map(({ sku, quantity }) => `${sku}*${quantity}`)),
    fits_with: fitsCell(product.fitsWith ?? []),
  }
  for (const locale of LOCALES) {
    const { name, slug, description, composition, care, warnings } = product.text[locale]
    fields[`name_${locale}`] = name
    fields[`slug_${locale}`] = slug
    fields[`description_${locale}`] = description.opening
    fields[`facts_${locale}`] = linesCell(description.facts)
    fields[`composition_${locale}`] = composition ?? ''
    fields[`care_${locale}`] = care ?? ''
    fields[`warnings_${locale}`] = linesCell(warnings)
  }
  for (const variant of product.variants) addVariant(fields, variant)
  return fields
}

function addVariant(fields: Record<string, string>, { sku, terms, ...variant }: KnownVariant): void {
  const set = (column: string, cell: string) => (fields[fieldOf(column, sku)] = cell)
  set('barcode', variant.barcode ?? '')
  set('color', variant.color ?? '')
  set('colourway', variant.colourway ?? '')
  set('swatch', variant.swatch ?? '')
  set('size', sizeCell(variant.size))
  set('weight_g', String(variant.weightG))
  set('volume_cm3', String(variant.volumeCm3))
  for (const currency of CURRENCIES) {
    const suffix = currency.toLowerCase()
    set(`price_${suffix}`, amountCell(terms[currency].price))
    set(`reduced_${suffix}`, amountCell(terms[currency].reduced))
    set(`prp_${suffix}`, amountCell(terms[currency].prp))
  }
  for (const { warehouse, onHand } of variant.stock ?? []) set(stockColumn(warehouse), String(onHand))
}

/** What turning fields into a product needs to know. */
export interface ProductSetting {
  /** What is there; null for a product that is new. */
  known: KnownProduct | null
  /** Number that a product which moves here brings. */
  id: number | null
  skus: readonly string[]
  warehouses: readonly string[]
  now: Date
}

const partsOf = (cell: string): ProductInput['parts'] =>
  listOf(cell).map((part) => {
    const match = /^(.*)\*(\d{1,4})$/s.exec(part)
    return match ? { sku: match[1]!, quantity: Number(match[2]) } : { sku: part, quantity: 1 }
  })

const sizeOf = (cell: string): Size | null =>
  cell === '' ? null : cell.startsWith('{') ? (JSON.parse(cell) as Size) : { system: 'letter', value: cell }

const orNull = (cell: string): string | null => (cell === '' ? null : cell)
const wholeOf = (cell: string): number | null => (cell === '' ? null : Number(cell))

/** Returns the product that fields describe: all of a new one, or of a known one with its changes. Its rules are checked elsewhere. */
export function productOfFields(fields: Cells, { known, id, skus, warehouses, now }: ProductSetting): ProductInput {
  const cell = (column: string, otherwise = ''): string => fields[column] ?? otherwise
  const published = cell('published', 'no') === 'yes'
  return {
    ...(known ? { id: known.id } : id !== null && { id }),
    kind: cell('kind', 'simple') as ProductInput['kind'],
    brand: cell('brand'),
    collection: cell('collection'),
    manufacturer: orNull(cell('manufacturer')),
    tags: listOf(cell('tags')),
    flags: listOf(cell('flags')),
    attributes: JSON.parse(cell('attributes') || '{}') as Record<string, unknown>,
    vatClass: cell('vat_class') || 'standard',
    greenTaxRon: amountOf(cell('green_tax_ron')) ?? 0,
    noPromo: cell('no_promo') === 'yes',
    withdrawalException: (cell('withdrawal_exception') || 'none') as ProductInput['withdrawalException'],
    ageFromMonths: wholeOf(cell('age_from_months')),
    ageToMonths: wholeOf(cell('age_to_months')),
    rank: wholeOf(cell('rank')) ?? 0,
    createdAt: known?.createdAt ?? now,
    publishedAt: published ? (known?.publishedAt ?? now) : null,
    text: { ro: textOf(fields, 'ro'), en: textOf(fields, 'en'), hu: textOf(fields, 'hu') },
    pictures: JSON.parse(cell('pictures') || '[]') as ProductPictureInput[],
    variants: skus.map((sku) => variantOf(fields, sku, known?.variants.find((one) => one.sku === sku) ?? null, warehouses)),
    parts: partsOf(cell('parts')),
    fitsWith: fitsOf(cell('fits_with')),
  }
}

function textOf(fields: Cells, locale: Locale): ProductInput['text'][Locale] {
  const cell = (column: string): string => fields[`${column}_${locale}`] ?? ''
  return {
    name: cell('name'),
    slug: cell('slug') || slugOf(cell('name')),
    description: { opening: cell('description'), facts: linesOf(cell('facts')) },
    composition: orNull(cell('composition')),
    care: orNull(cell('care')),
    warnings: linesOf(cell('warnings')),
  }
}

function variantOf(fields: Cells, sku: string, known: KnownVariant | null, warehouses: readonly string[]): VariantInput {
  const cell = (column: string): string => fields[fieldOf(column, sku)] ?? ''
  const stock = warehouses.flatMap((warehouse) => {
    const onHand = wholeOf(cell(stockColumn(warehouse)))
    return onHand === null ? [] : { warehouse, onHand }
  })
  return {
    ...(known && { id: known.id }),
    sku,
    barcode: orNull(cell('barcode')),
    color: orNull(cell('color')),
    colourway: orNull(cell('colourway')),
    swatch: orNull(cell('swatch')),
    size: sizeOf(cell('size')),
    weightG: wholeOf(cell('weight_g')) ?? 0,
    volumeCm3: wholeOf(cell('volume_cm3')) ?? 0,
    // Those of a known item are changed by the service of prices.
    prices: known?.prices ?? {
      RON: firstPrice(fields, sku, 'RON'),
      EUR: firstPrice(fields, sku, 'EUR'),
      HUF: firstPrice(fields, sku, 'HUF'),
    },
    stock,
  }
}

/** What was never sold here has no price of the 30 days before: its reduced price is its ordinary one (LAW-22). */
function firstPrice(fields: Cells, sku: string, currency: Currency): PriceInput {
  const { price, reduced, prp } = priceTermsOf(fields, sku, currency)
  const sale = reduced ?? price
  return { sale, mrp: Math.max(sale, prp ?? sale) }
}

/** Returns what fields say of a price; -1 for none. */
export function priceTermsOf(fields: Cells, sku: string, currency: Currency): PriceTerms {
  const suffix = currency.toLowerCase()
  const amount = (column: string): number | null => amountOf(fields[fieldOf(`${column}_${suffix}`, sku)] ?? '')
  return { price: amount('price') ?? -1, reduced: amount('reduced'), prp: amount('prp') }
}
