/** A product as the back office reads it on the wire. */
import { LOCALES } from '#domain/market/market.ts'
import { isSoldIn } from '#services/catalog/products/gate.ts'
import { readProduct, type ProductChoices, type ProductState } from '#services/catalog/products/read-product.ts'
import type { Shop } from '#services/shop.ts'
import type { ChoicesView, ProductOfficeView } from '#admin/schema/product.ts'

const namesIn = (value: unknown): string[] => (typeof value === 'object' && value !== null ? Object.keys(value) : [])

export function productView({ record, gates, plans, changes }: ProductState, now: Date): ProductOfficeView {
  const { id, kind, version, createdAt, publishedAt, fields, maker, sets } = record
  return {
    id,
    kind,
    version,
    createdAt: createdAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
    soldIn: LOCALES.filter((locale) => isSoldIn(record, locale, now)),
    fields: { ...fields },
    variants: record.variants.map((one) => ({
      id: one.id,
      sku: one.sku,
      size: one.size,
      color: one.color,
      colourway: one.colourway,
      prices: one.prices,
      stock: one.stock,
    })),
    parts: record.parts.map(({ variant, quantity, product, sku, name, prices, stock }) => ({
      variant,
      quantity,
      product,
      sku,
      name,
      prices,
      stock,
    })),
    fitsWith: record.fitsWith,
    statedBy: record.statedBy,
    maker,
    gates,
    plans: plans.map((plan) => ({
      id: plan.id,
      market: plan.market,
      publishes: plan.publishes,
      runsAt: plan.runsAt.toISOString(),
    })),
    sets,
    changes: changes.map((entry) => ({
      id: entry.id,
      who: entry.staffName,
      action: entry.action,
      fields: namesIn(entry.after),
      at: entry.at.toISOString(),
    })),
  }
}

/** Reads a product that was written just now. */
export const readView = async (shop: Shop, id: number): Promise<ProductOfficeView> =>
  productView((await readProduct(shop, id))!, shop.clock.now())

export function choicesView(choices: ProductChoices): ChoicesView {
  const byId = new Map(choices.collections.map((one) => [one.id, one]))
  const depthOf = (id: number | null): number => (id === null ? 0 : 1 + depthOf(byId.get(id)?.parent ?? null))
  const below = (parent: number | null): typeof choices.collections =>
    choices.collections.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.id)])
  return {
    brands: choices.brands.map(({ fields: { slug, name, maker } }) => ({ slug, name, maker })),
    collections: below(null).map(({ key, name, parent }) => ({ key, name, depth: depthOf(parent) })),
    makers: choices.makers,
    colourways: choices.colourways.map(({ key, name, hex }) => ({ key, name, hex })),
    attributes: choices.attributes.map(({ key, kind, unit, name, options }) => ({
      key,
      kind,
      unit,
      name,
      options: optionsOf(options),
    })),
    warehouses: choices.warehouses,
    vatClasses: [...choices.vatClasses],
  }
}

/** Returns the options of an attribute, which are stored as `{ key, ro, en, hu }`. */
export const optionsOf = (options: readonly unknown[]): ChoicesView['attributes'][number]['options'] =>
  options.flatMap((option) => optionOf(option) ?? [])

function optionOf(option: unknown): ChoicesView['attributes'][number]['options'][number] | null {
  if (typeof option !== 'object' || option === null || !('key' in option)) return null
  const { key, ro, en, hu } = option as Record<string, unknown>
  const text = (value: unknown): string => (typeof value === 'string' ? value : '')
  return { key: String(key), name: { ro: text(ro), en: text(en), hu: text(hu) } }
}
