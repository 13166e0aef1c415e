/** Turns products as they were entered into rows, with the ids of what they name. */
import type { ProductInput, VariantInput } from '#domain/catalog/catalog-input.ts'
import { LOCALES } from '#domain/market/market.ts'
import { refuseProblems, type InputProblem } from '#store/database/input-refused.ts'
import type { PartialRow } from '#store/database/upsert-rows.ts'

/** Ids by the keys that merchants know. */
export interface KnownKeys {
  brands: ReadonlyMap<string, number>
  manufacturers: ReadonlyMap<string, number>
  /** With the ids of the collections in which its products are listed. */
  collections: ReadonlyMap<string, { id: number; listedIn: readonly number[] }>
  variants: ReadonlyMap<string, { id: number; product: number }>
  /** Products and variants share one number space. */
  lastId: number
  /** Those of the numbers asked for that something has. */
  takenIds: ReadonlySet<number>
}

export interface PlacedVariant {
  id: number
  input: VariantInput
}

export interface PlacedProduct {
  id: number
  input: ProductInput
  variants: readonly PlacedVariant[]
}

/** Returns the products with their ids: those of known SKUs, those asked for, or the next. @throws InputRefused */
export function placeProducts(products: readonly ProductInput[], known: KnownKeys): PlacedProduct[] {
  const problems: InputProblem[] = []
  let next = known.lastId + 1
  const owners = products.map((input, at) => {
    const ids = new Set(input.variants.flatMap(({ sku }) => known.variants.get(sku)?.product ?? []))
    if (ids.size > 1) problems.push({ at: `products[${at}]`, message: 'its SKUs belong to several products' })
    problems.push(...unknownKeys(input, known, `products[${at}]`), ...takenNumbers(input, known, `products[${at}]`))
    return { input, id: [...ids][0] ?? input.id ?? next++ }
  })
  const placed = owners.map(({ input, id }) => ({
    id,
    input,
    variants: input.variants.map((variant) => ({
      id: known.variants.get(variant.sku)?.id ?? variant.id ?? next++,
      input: variant,
    })),
  }))
  const ids = new Set<number>()
  for (const [at, { id, variants }] of placed.entries())
    for (const one of [id, ...variants.map((variant) => variant.id)])
      if (ids.has(one)) problems.push({ at: `products[${at}]`, message: `the number ${one} is given twice` })
      else ids.add(one)
  refuseProblems(problems)
  return placed
}

function unknownKeys({ brand, collection, manufacturer }: ProductInput, known: KnownKeys, at: string): InputProblem[] {
  const problems: InputProblem[] = []
  if (!known.brands.has(brand)) problems.push({ at: `${at}.brand`, message: `there is no brand ${brand}` })
  if (!known.collections.has(collection))
    problems.push({ at: `${at}.collection`, message: `there is no collection ${collection}` })
  if (manufacturer !== null && !known.manufacturers.has(manufacturer))
    problems.push({ at: `${at}.manufacturer`, message: `there is no manufacturer ${manufacturer}` })
  return problems
}

/** A number that is asked for belongs to what the SKU names, or to nothing. */
function takenNumbers({ id, variants }: ProductInput, known: KnownKeys, at: string): InputProblem[] {
  const isOther = (asked: number | undefined, own: number | undefined) =>
    asked !== undefined && (own === undefined ? known.takenIds.has(asked) : asked !== own)
  const product = variants.flatMap(({ sku }) => known.variants.get(sku)?.product ?? [])[0]
  return [
    ...(isOther(id, product) ? [{ at: `${at}.id`, message: `the number ${id} belongs to something else` }] : []),
    ...variants.flatMap((variant, i) =>
      isOther(variant.id, known.variants.get(variant.sku)?.id)
        ? [{ at: `${at}.variants[${i}].id`, message: `the number ${variant.id} belongs to something else` }]
        : [],
    ),
  ]
}

export const productRow = ({ id, input }: PlacedProduct, known: KnownKeys, version: number): PartialRow<'product'> => ({
  id,
  kind: input.kind,
  brand_id: known.brands.get(input.brand)!,
  collection_id: known.collections.get(input.collection)!.id,
  manufacturer_id: input.manufacturer === null ? null : known.manufacturers.get(input.manufacturer)!,
  tags: [...input.tags],
  flags: [...input.flags],
  attributes: input.attributes,
  vat_class: input.vatClass,
  green_tax_ron: input.greenTaxRon,
  no_promo: input.noPromo,
  withdrawal_exception: input.withdrawalException,
  age_from_months: input.ageFromMonths,
  age_to_months: input.ageToMonths,
  rank: input.rank,
  created_at: input.createdAt,
  published_at: input.publishedAt,
  change_number: version,
})

export const textRows = ({ id, input }: PlacedProduct) =>
  LOCALES.map((locale) => {
    const { name, slug, description, composition, care, warnings } = input.text[locale]
    return { product_id: id, locale, name, slug, description, composition, care, warnings: [...warnings] }
  })

export const collectionRows = ({ id, input }: PlacedProduct, known: KnownKeys): PartialRow<'product_collection'>[] =>
  known.collections.get(input.collection)!.listedIn.map((collection) => ({ product_id: id, collection_id: collection }))

export function pictureRows({ id, input }: PlacedProduct): PartialRow<'product_picture'>[] {
  const counts = new Map<string, number>()
  return input.pictures.map(({ colourway, address, width, height, tint, view, alt }) => {
    const key = colourway ?? ''
    const position = counts.get(key) ?? 0
    counts.set(key, position + 1)
    return { product_id: id, colourway: key, position, address, width, height, tint, view, alt: alt ?? {} }
  })
}

export const variantRows = ({ id: product, variants }: PlacedProduct): PartialRow<'variant'>[] =>
  variants.map(({ id, input }, position) => ({
    id,
    product_id: product,
    position,
    sku: input.sku,
    barcode: input.barcode,
    color: input.color,
    colourway: input.colourway,
    swatch: input.swatch,
    size: input.size,
    weight_g: input.weightG,
    volume_cm3: input.volumeCm3,
  }))
