/** Goods that coupons are for: what a coupon touches in a market, and what staff choose from. */
import { sql, type RawBuilder } from 'kysely'
import { itemId } from '#domain/catalog/item-id.ts'
import type { Item } from '#domain/catalog/product.ts'
import { MARKETS, type Locale } from '#domain/market/market.ts'
import type { CouponScope } from '#domain/promotions/coupon.ts'
import type { ScopeFacts } from '#domain/promotions/coupon-terms.ts'
import type { Query } from '#store/database/db.ts'

/** Ids of products stand with an underscore before them. */
const numbers = (ids: readonly string[]): number[] => ids.map((id) => Number(id.replace('_', '')))

function scoped(scope: CouponScope): RawBuilder<unknown> {
  switch (scope.kind) {
    case 'order':
      return sql`true`
    case 'vendors':
      return sql`p.brand_id = any(${numbers(scope.vendors)}::integer[])`
    case 'products':
      return sql`p.id = any(${numbers(scope.products)}::integer[])`
    case 'tags':
      return sql`p.tags && ${[...scope.tags]}::text[]`
  }
}

function unknownIn(scope: CouponScope): RawBuilder<number> {
  switch (scope.kind) {
    case 'order':
      return sql`0`
    case 'vendors':
      return sql`(select count(*)::integer from unnest(${numbers(scope.vendors)}::integer[]) i(id) where not exists (select from brand b where b.id = i.id))`
    case 'products':
      return sql`(select count(*)::integer from unnest(${numbers(scope.products)}::integer[]) i(id) where not exists (select from product p where p.id = i.id))`
    case 'tags':
      return sql`(select count(*)::integer from unnest(${[...scope.tags]}::text[]) i(tag) where not exists (select from product p where p.tags @> array[i.tag]))`
  }
}

/** Returns what a coupon touches among the products that a market sells now. */
export async function readScopeFacts(query: Query, scope: CouponScope, market: Locale, now: Date): Promise<ScopeFacts> {
  const { currency } = MARKETS[market]
  const { rows } = await sql<ScopeFacts>`
    select count(*) filter (where not no_promo)::integer as sold,
      count(*) filter (where not no_promo and on_sale)::integer as "onSale",
      count(*) filter (where not no_promo and kind = 'bundle')::integer as bundles,
      count(*) filter (where no_promo)::integer as "neverPromoted",
      ${unknownIn(scope)} as unknown
    from (
      select p.no_promo, p.kind, bool_or(r.sale < r.mrp) as on_sale
      from product p join variant v on v.product_id = p.id join price r on r.variant_id = v.id and r.currency = ${currency}
      where p.published_at <= ${now} and p.kind <> 'voucher' and ${scoped(scope)}
        and exists (select from product_text t where t.product_id = p.id and t.locale = ${market})
      group by p.id
    ) sold`.execute(query)
  return rows[0]!
}

/** What staff choose from: `id` as a coupon names it. */
export interface ChosenGoods {
  id: string
  name: string
}

/** Returns vendors, products or tags whose names contain words, or those of these ids. */
export async function findGoods(
  query: Query,
  kind: 'vendors' | 'products' | 'tags',
  by: { words: string } | { ids: readonly string[] },
  { locale, most }: { locale: Locale; most: number },
): Promise<ChosenGoods[]> {
  const like = 'words' in by ? `%${by.words.replace(/[\\%_]/g, '\\$&')}%` : null
  const ids = 'ids' in by ? [...by.ids] : []
  const { rows } = await choices(kind, { like, ids, locale, most }).execute(query)
  return rows
}

function choices(
  kind: 'vendors' | 'products' | 'tags',
  { like, ids, locale, most }: { like: string | null; ids: string[]; locale: Locale; most: number },
): RawBuilder<ChosenGoods> {
  switch (kind) {
    case 'vendors':
      return sql`select b.id::text as id, b.name from brand b
        where ${like === null ? sql`b.id = any(${numbers(ids)}::integer[])` : sql`b.name ilike ${like}`} order by b.name limit ${most}`
    case 'products':
      return sql`select '_' || t.product_id as id, t.name from product_text t
        where t.locale = ${locale} and ${
          like === null
            ? sql`t.product_id = any(${numbers(ids)}::integer[])`
            : sql`(t.name ilike ${like} or exists (
          select from variant v where v.product_id = t.product_id and v.sku ilike ${like}))`
        } order by t.name limit ${most}`
    case 'tags':
      return sql`select distinct tag as id, tag as name from product p cross join lateral unnest(p.tags) tag
        where ${like === null ? sql`tag = any(${ids}::text[])` : sql`tag ilike ${like}`} order by tag limit ${most}`
  }
}

/** An item that can be put in a trial cart. */
export interface TrialItem {
  item: string
  name: string
  sku: string
  /** Hundredths. */
  price: number
}

/** Returns items on sale whose names or codes contain words. */
export async function findTrialItems(
  query: Query,
  words: string,
  { market, most, now }: { market: Locale; most: number; now: Date },
): Promise<TrialItem[]> {
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<{ id: number; kind: Item['kind']; name: string; sku: string; price: number }>`
    select v.id, p.kind, t.name, v.sku, r.sale as price
    from product_text t join product p on p.id = t.product_id and p.published_at <= ${now}
      join variant v on v.product_id = p.id join price r on r.variant_id = v.id and r.currency = ${MARKETS[market].currency}
    where t.locale = ${market} and (t.name ilike ${like} or v.sku ilike ${like})
    order by t.name, v.position limit ${most}`.execute(query)
  return rows.map(({ id, kind, ...row }) => ({ item: itemId(id, kind), ...row }))
}
