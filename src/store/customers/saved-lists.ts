/** Cart and wishlist of an account (D-40). `version` rises with every change, so that an older copy cannot overwrite a newer one. */
import { sql } from 'kysely'
import type { RequestedLine } from '#domain/cart/cart.ts'
import type { Query } from '#store/database/db.ts'

export interface SavedCart {
  /** 0 for a cart that was never saved. */
  version: number
  lines: RequestedLine[]
  /** Coupons and vouchers, as typed. */
  codes: string[]
  /** Put aside under the cart. */
  later: RequestedLine[]
}

export interface SavedWishlist {
  version: number
  /** Product ids, newest first. */
  products: string[]
}

/** Returns the cart of an account, empty until the first is saved. `lock`: other changes wait until the transaction ends. */
export async function readSavedCart(query: Query, customerId: string, lock = false): Promise<SavedCart> {
  const row = await query
    .selectFrom('customer_cart')
    .select(['version', 'lines', 'codes', 'later'])
    .where('customer_id', '=', customerId)
    .$if(lock, (all) => all.forUpdate())
    .executeTakeFirst()
  return row
    ? { ...row, lines: row.lines as RequestedLine[], later: row.later as RequestedLine[] }
    : { version: 0, lines: [], codes: [], later: [] }
}

/** `later`: left out by browsers that have pages of an earlier release; what was put aside stays. */
export type CartToSave = Omit<SavedCart, 'later'> & { later?: RequestedLine[] | undefined }

/** Writes a cart if the account still has the one of `version`. Returns what it has now, or null when it has another version. */
export async function writeSavedCart(
  query: Query,
  { customerId, version, lines, codes, later, now }: CartToSave & { customerId: string; now: Date },
): Promise<Pick<SavedCart, 'version' | 'later'> | null> {
  const aside = later === undefined ? null : JSON.stringify(later)
  const { rows } = await sql<Pick<SavedCart, 'version' | 'later'>>`
    insert into customer_cart as c (customer_id, lines, codes, later, version, updated_at)
    select ${customerId}::uuid, ${JSON.stringify(lines)}::jsonb, ${codes}::text[], coalesce(${aside}::jsonb, '[]'), 1, ${now}::timestamptz
    where ${version}::integer = 0 or exists (select from customer_cart where customer_id = ${customerId}::uuid)
    on conflict (customer_id) do update
      set lines = excluded.lines, codes = excluded.codes, later = coalesce(${aside}::jsonb, c.later), version = c.version + 1,
        updated_at = excluded.updated_at
      where c.version = ${version}
    returning c.version, c.later`.execute(query)
  return rows[0] ?? null
}

/** Returns the wishlist of an account, empty until the first is saved. `lock`: other changes wait until the transaction ends. */
export async function readSavedWishlist(query: Query, customerId: string, lock = false): Promise<SavedWishlist> {
  const row = await query
    .selectFrom('customer_wishlist')
    .select(['version', 'products'])
    .where('customer_id', '=', customerId)
    .$if(lock, (all) => all.forUpdate())
    .executeTakeFirst()
  return row ?? { version: 0, products: [] }
}

/** Writes a wishlist if the account still has the one of `version`. Returns the new version, or null when it has another. */
export async function writeSavedWishlist(
  query: Query,
  { customerId, version, products, now }: SavedWishlist & { customerId: string; now: Date },
): Promise<number | null> {
  const { rows } = await sql<{ version: number }>`
    insert into customer_wishlist as w (customer_id, products, version, updated_at)
    select ${customerId}::uuid, ${products}::text[], 1, ${now}::timestamptz
    where ${version}::integer = 0 or exists (select from customer_wishlist where customer_id = ${customerId}::uuid)
    on conflict (customer_id) do update
      set products = excluded.products, version = w.version + 1, updated_at = excluded.updated_at
      where w.version = ${version}
    returning w.version`.execute(query)
  return rows[0]?.version ?? null
}
