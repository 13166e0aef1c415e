/** Data of a product page beyond the read model, in one statement for one or many products. */
import { sql } from 'kysely'
import type { Description } from '#domain/content/content.ts'
import type { BandSize } from '#domain/content/belly-band.ts'
import type { Currency, Locale } from '#domain/market/market.ts'
import type { Size } from '#domain/catalog/size.ts'
import type { Query } from '#store/database/db.ts'

export interface ProductDetails {
  description: Description
  composition: string | null
  care: string | null
  warnings: string[]
  guarantees: Guarantees
  /** In place of name and brand, and of the opening sentence, for search engines; null for those. */
  searchTitle: string | null
  searchText: string | null
  attributes: Record<string, unknown>
  /** In place of the usual sizes of belly bands (DOM-5). */
  bandSizes: BandSize[] | null
  flags: string[]
  /** Gross, hundredths of lei, contained in the price (LAW-36). */
  greenTaxRon: number
  withdrawalException: 'none' | 'sealed_hygiene' | 'custom_made'
  manufacturer: Contact | null
  /** Of a maker outside the European Union (LAW-37). */
  responsible: Contact | null
  variants: DetailedVariant[]
  /** Of all colourways, each in order. */
  pictures: DetailedPicture[]
}

/** What the producer or the law promises beyond the legal guarantee (LAW-18…20); null for what is not said. */
export interface Guarantees {
  durabilityYears: number | null
  /** Of Hungary alone: 0 where there is none. */
  huMonths: number | null
  softwareMonths: number | null
  spareParts: string | null
  repair: string | null
}

export interface DetailedPicture {
  /** '' shows every colour. */
  colourway: string
  src: string
  tint: string
  /** In the language asked for; '' where nobody has written one. `{name}` and `{color}` stand for the product's. */
  alt: string
}

export interface Contact {
  name: string
  address: string
  email: string
}

export interface DetailedVariant {
  id: number
  sku: string
  barcode: string | null
  colourway: string | null
  /** Address of a sample of the colour. */
  swatch: string | null
  size: Size | null
  weightG: number
  volumeCm3: number
  mrp: number
  catalogPrice: number
  prior: number | null
  /** ISO moment since which `catalogPrice` holds as a reduction, null when it is none. */
  reducedAt: string | null
  /** Available quantity by warehouse; of a bundle that of its scarcest part there. */
  stock: Record<string, number>
  /** All warehouses together. */
  available: number
}

export async function readProductDetails(
  query: Query,
  product: number,
  locale: Locale,
  currency: Currency,
): Promise<ProductDetails | null> {
  const found = await readDetails(query, { products: [product], locale, currency })
  return found.get(product) ?? null
}

/** Reads the same of many products, by their ids. */
export async function readDetails(
  query: Query,
  { products, locale, currency }: { products: readonly number[]; locale: Locale; currency: Currency },
): Promise<Map<number, ProductDetails>> {
  const { rows } = await sql<ProductDetails & { id: number }>`
    select p.id, t.description, t.composition, t.care, coalesce(t.warnings, '[]') as warnings,
      jsonb_build_object('durabilityYears', p.durability_years, 'huMonths', p.hu_guarantee_months, 'softwareMonths', p.software_months,
        'spareParts', t.spare_parts, 'repair', t.repair) as guarantees,
      t.search_title as "searchTitle", t.search_text as "searchText", p.attributes, p.band_sizes as "bandSizes", p.flags, p.green_tax_ron as "greenTaxRon",
      p.withdrawal_exception as "withdrawalException",
      case when m.id is null then null else jsonb_build_object('name', m.name, 'address', m.address, 'email', m.email) end
        as manufacturer,
      m.responsible,
      (select jsonb_agg(jsonb_build_object('id', v.id, 'sku', v.sku, 'barcode', v.barcode, 'colourway', v.colourway, 'swatch', v.swatch, 'size', v.size,
          'weightG', v.weight_g, 'volumeCm3', v.volume_cm3, 'mrp', r.mrp, 'catalogPrice', r.sale, 'prior', r.prior, 'reducedAt', r.reduced_at,
          'stock', coalesce(s.stock, '{}'), 'available', coalesce(s.available, 0)) order by v.position, v.id)
        from variant v
        join price r on r.variant_id = v.id and r.currency = ${currency}
        left join lateral (
          select jsonb_object_agg(warehouse_id, on_hand - reserved) as stock, sum(on_hand - reserved) as available
          from stock where variant_id = v.id
          having p.kind <> 'bundle'
          union all
          select (select jsonb_object_agg(warehouse_id, available) from (
              select part.warehouse_id, min((part.on_hand - part.reserved) / item.quantity) as available
              from bundle_item item join stock part on part.variant_id = item.variant_id
              where item.bundle_variant_id = v.id
              group by part.warehouse_id
              having count(*) = (select count(*) from bundle_item where bundle_variant_id = v.id)) as together),
            (select min(available / quantity) from (
              select item.quantity, coalesce(sum(part.on_hand - part.reserved), 0) as available
              from bundle_item item left join stock part on part.variant_id = item.variant_id
              where item.bundle_variant_id = v.id
              group by item.variant_id, item.quantity) as parts)
          where p.kind = 'bundle'
        ) as s on true
        where v.product_id = p.id) as variants,
      (select jsonb_agg(jsonb_build_object('colourway', i.colourway, 'src', i.address, 'tint', i.tint,
          'alt', coalesce(i.alt ->> ${locale}::text, w.alt ->> ${locale}::text, '')) order by i.colourway, i.position)
        from product_picture i left join picture_view w on w.key = i.view
        where i.product_id = p.id) as pictures
    from product p
      join product_text t on t.product_id = p.id and t.locale = ${locale}
      join brand b on b.id = p.brand_id
      left join manufacturer m on m.id = coalesce(p.manufacturer_id, b.manufacturer_id)
    where p.id = any(${products}::integer[])`.execute(query)
  return new Map(
    rows.map(({ id, ...details }) => [id, { ...details, variants: details.variants ?? [], pictures: details.pictures ?? [] }]),
  )
}
