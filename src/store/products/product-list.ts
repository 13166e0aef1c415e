/** Reads what the list of products of the back office shows and filters by: one row a product, drafts included. */
import { sql } from 'kysely'
import type { ListedProduct } from '#domain/products/product-row.ts'
import { among } from '#store/database/columns.ts'
import type { Query } from '#store/database/db.ts'

/** Returns the products of these ids, all of them for null. */
export async function readListedProducts(query: Query, ids: readonly number[] | null): Promise<ListedProduct[]> {
  const { rows } = await sql<ListedProduct>`
    with priced as (
      select v.product_id, r.currency, min(r.sale) as sale, count(distinct (r.sale, r.prior, r.mrp)) = 1 as one,
        min(r.prior) filter (where r.sale < r.prior) as prior,
        bool_or(r.reduced_at is not null and (r.prior is null or r.sale >= r.prior)) as unlawful
      from price r join variant v on v.id = r.variant_id where ${among('v.product_id', ids)} group by v.product_id, r.currency
    ), prices as (
      select product_id, jsonb_object_agg(currency,
        jsonb_build_object('sale', sale, 'isOne', one, 'prior', prior, 'isUnlawful', unlawful)) as prices
      from priced group by product_id
    ), pieces as (
      select variant_id, sum(on_hand - reserved)::integer as pieces from stock group by variant_id
    ), own as (
      select v.product_id, count(*)::integer as variants, array_agg(v.sku) || array_remove(array_agg(v.barcode), null) as codes,
        coalesce(sum(s.pieces), 0)::integer as stock
      from variant v left join pieces s on s.variant_id = v.id where ${among('v.product_id', ids)} group by v.product_id
    ), parts as (
      select b.product_id, min(greatest(coalesce(s.pieces, 0), 0) / i.quantity)::integer as stock
      from bundle_item i join variant b on b.id = i.bundle_variant_id left join pieces s on s.variant_id = i.variant_id
      where ${among('b.product_id', ids)} group by b.product_id
    ), texts as (
      select product_id, jsonb_object_agg(locale, name) as name,
        array_agg(locale) filter (where name <> '' and coalesce(description ->> 'opening', '') <> '') as written
      from product_text where ${among('product_id', ids)} group by product_id
    ), listed as (
      select product_id, array_agg(collection_id) as collections from product_collection
      where ${among('product_id', ids)} group by product_id
    ), pictures as (
      select distinct on (product_id) product_id, address, tint from product_picture
      where ${among('product_id', ids)} order by product_id, position, colourway
    ), changes as (
      select v.product_id, max(h.valid_from) as at from price_history h join variant v on v.id = h.variant_id
      where h.valid_to is null and ${among('v.product_id', ids)} group by v.product_id
    ), acts as (
      select object_id, max(at) as at from audit_entry where object_kind = 'product' group by object_id
    )
    select p.id, p.kind, p.brand_id as brand, p.tags, p.vat_class as "vatClass", p.no_promo as "noPromo", p.withheld_in as "withheldIn",
      (extract(epoch from p.published_at) * 1000)::float8 as "publishedAt", coalesce(p.manufacturer_id, b.manufacturer_id) is not null as "hasMaker",
      (extract(epoch from greatest(p.created_at, case when p.published_at <= now() then p.published_at end, changes.at, acts.at)) * 1000)::float8
        as "changedAt",
      coalesce(listed.collections, '{}') as collections, pictures.address as picture, pictures.tint,
      coalesce(texts.name, '{}') as name, coalesce(texts.written, '{}') as written,
      coalesce(own.variants, 0) as variants, coalesce(own.codes, '{}') as codes,
      case when p.kind = 'bundle' then coalesce(parts.stock, 0) else coalesce(own.stock, 0) end as stock,
      coalesce(prices.prices, '{}') as prices
    from product p
      join brand b on b.id = p.brand_id
      left join own on own.product_id = p.id
      left join parts on parts.product_id = p.id
      left join prices on prices.product_id = p.id
      left join texts on texts.product_id = p.id
      left join listed on listed.product_id = p.id
      left join pictures on pictures.product_id = p.id
      left join changes on changes.product_id = p.id
      left join acts on acts.object_id = p.id::text
    where ${among('p.id', ids)} order by p.id`.execute(query)
  return rows
}

/** Returns names of what products are filtered by and changed to. */
export async function readListTerms(query: Query) {
  const brands = await query.selectFrom('brand').select(['id', 'name']).orderBy('name').execute()
  const collections = await query
    .selectFrom('collection as c')
    .innerJoin('collection_text as t', 't.collection_id', 'c.id')
    .select(['c.id', 'c.parent_id as parent', 't.name', 'c.key'])
    .where('t.locale', '=', 'ro')
    .orderBy('t.path')
    .execute()
  return { brands, collections }
}
