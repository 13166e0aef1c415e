/** Customers as staff look for them and see them. Children are read nowhere here (LAW-51). */
import { sql, type RawBuilder } from 'kysely'
import type { Currency, Locale } from '#domain/market/market.ts'
import type { CustomerView } from '#domain/customers/customer-view.ts'
import type { Query } from '#store/database/db.ts'

export interface CustomerSearch {
  view: CustomerView
  words?: string
  /** The same words as a telephone number, E.164; null where they are none. */
  phone: string | null
  market?: Locale
  /** Id of the last customer of the page before. */
  after?: string
  most: number
}

/** Sums of one currency; they are never added up. */
export interface CurrencyFigures {
  currency: Currency
  orders: number
  /** Totals of paid orders. */
  paid: number
  givenBack: number
}

export interface FoundCustomer {
  id: string
  email: string
  firstName: string
  lastName: string
  market: Locale
  createdAt: Date
  verifiedAt: Date | null
  disabledAt: Date | null
  /** ISO moment of the last order, null without one. */
  lastOrderAt: string | null
  figures: CurrencyFigures[]
  hasNewsletter: boolean
}

/** Returns whether a text begins with another, so that a plan for any text uses the index. */
const startsWith = (text: RawBuilder<unknown>, start: string): RawBuilder<unknown> =>
  sql`(${text} ~>=~ ${start} and ${text} ~<~ ${`${start}\u{10ffff}`})`

/** The words of a name as the index has them: small letters without accents. */
const NAME = sql`to_tsvector('simple',
  regexp_replace(normalize(lower(first_name || ' ' || last_name), NFD), '[\\u0300-\\u036f]', '', 'g'))`

/** Returns the words of a name as a query of the index; null without any. */
function nameQuery(words: string): string | null {
  const found = words
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .match(/[\p{L}\p{N}]+/gu)
  return found && found.map((word) => `${word}:*`).join(' & ')
}

/** Returns the ids of the accounts that words find, each way by an index of its own. */
function foundBy(words: string, phone: string | null): RawBuilder<unknown> {
  const name = nameQuery(words)
  const number = words.toUpperCase()
  return sql`
    select id from customer where ${startsWith(sql`email_key`, words.normalize('NFKC').toLowerCase())}
    union select customer_id from "order" where customer_id is not null and (${startsWith(sql`number`, number)} or ${startsWith(sql`number`, `NST-${number}`)})
    ${phone === null ? sql`` : sql`union select id from customer where phone = ${phone} union select customer_id from "order" where phone = ${phone} and customer_id is not null`}
    ${name === null ? sql`` : sql`union select id from customer where ${NAME} @@ to_tsquery('simple', ${name})`}`
}

function viewed(view: CustomerView): RawBuilder<unknown> {
  switch (view) {
    case 'all':
      return sql`true`
    case 'unverified':
      return sql`c.email_verified_at is null`
    case 'disabled':
      return sql`c.disabled_at is not null`
  }
}

const figuresOf = (customerId: RawBuilder<unknown>) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('currency', currency, 'orders', orders, 'paid', paid, 'givenBack', given) order by currency) from (
    select o.currency, count(*)::integer as orders, coalesce(sum(o.total) filter (where o.paid_at is not null), 0)::bigint as paid,
      coalesce(sum((select sum(r.money + r.credit) from refund r where r.order_id = o.id)), 0)::bigint as given
    from "order" o where o.customer_id = ${customerId} group by o.currency
  ) f), '[]')`

/** Returns a page of accounts, the newest first. */
export async function searchCustomers(query: Query, search: CustomerSearch): Promise<FoundCustomer[]> {
  const { view, words, phone, market, after, most } = search
  const where = [
    viewed(view),
    words !== undefined && sql`c.id in (${foundBy(words, phone)})`,
    market !== undefined && sql`c.market = ${market}`,
    after !== undefined && sql`(c.created_at, c.id) < (select a.created_at, a.id from customer a where a.id = ${after})`,
  ].filter((one) => one !== false)
  const { rows } = await sql<FoundCustomer>`
    with page as materialized (
      select c.* from customer c where ${sql.join(where, sql` and `)} order by c.created_at desc, c.id desc limit ${most}
    )
    select c.id, c.email, c.first_name as "firstName", c.last_name as "lastName", c.market, c.created_at as "createdAt",
      c.email_verified_at as "verifiedAt", c.disabled_at as "disabledAt", ${figuresOf(sql`c.id`)} as figures,
      (select max(o.created_at) from "order" o where o.customer_id = c.id) as "lastOrderAt",
      exists (select from newsletter_subscription s where lower(normalize(s.email, nfkc)) = c.email_key and s.state = 'confirmed') as "hasNewsletter"
    from page c order by c.created_at desc, c.id desc`.execute(query)
  return rows
}

/** A guest who ordered without an account; found by words only. */
export interface FoundGuest {
  email: string
  firstName: string
  lastName: string
  market: Locale
  orders: number
  lastNumber: string
}

/** Returns guests whose orders words find and whose address has no account. */
export async function searchGuests(query: Query, words: string, phone: string | null, most: number): Promise<FoundGuest[]> {
  const number = words.toUpperCase()
  const email = words.normalize('NFKC').toLowerCase()
  const { rows } = await sql<FoundGuest>`
    with found as materialized (
      select id from "order" where ${startsWith(sql`number`, number)}
      union select id from "order" where ${startsWith(sql`number`, `NST-${number}`)}
      union select id from "order" where ${startsWith(sql`lower(normalize(email, nfkc))`, email)}
      ${phone === null ? sql`` : sql`union select id from "order" where phone = ${phone}`}
      limit 200
    ), guest as (
      select lower(normalize(o.email, nfkc)) as key, max(o.email) as email, count(*)::integer as orders,
        (array_agg(o.number order by o.created_at desc))[1] as number, (array_agg(o.market order by o.created_at desc))[1] as market,
        (array_agg(o.delivery_address ->> 'firstName' order by o.created_at desc))[1] as first_name,
        (array_agg(o.delivery_address ->> 'lastName' order by o.created_at desc))[1] as last_name
      from "order" o where o.id in (select id from found) and o.customer_id is null and o.email <> '' group by 1
    )
    select email, first_name as "firstName", last_name as "lastName", market, orders, number as "lastNumber" from guest g
    where not exists (select from customer c where c.email_key = g.key) order by number desc limit ${most}`.execute(query)
  return rows
}

/** Returns what an account has ordered, by currency. */
export async function readFigures(query: Query, customerId: string): Promise<CurrencyFigures[]> {
  const { rows } = await sql<{ figures: CurrencyFigures[] }>`select ${figuresOf(sql`${customerId}::uuid`)} as figures`.execute(
    query,
  )
  return rows[0]!.figures
}

/** Returns how many receive the newsletter, by language. */
export async function countSubscribers(query: Query): Promise<{ locale: Locale; subscribers: number }[]> {
  const { rows } = await sql<{ locale: Locale; subscribers: number }>`
    select locale, count(*)::integer as subscribers from newsletter_subscription where state = 'confirmed' group by locale order by locale`.execute(
    query,
  )
  return rows
}

/** A record of the newsletter's consent: what was asked or agreed, where and with which text. */
export interface NewsletterProof {
  kind: 'asked' | 'confirmed' | 'left'
  at: Date
  source: string
  textVersion: string
  locale: Locale
}

export async function readNewsletterProofs(query: Query, key: string): Promise<NewsletterProof[]> {
  const { rows } = await sql<NewsletterProof>`
    select e.kind, e.at, e.source, e.text_version as "textVersion", e.locale
    from newsletter_event e join newsletter_subscription s on s.id = e.subscription_id
    where lower(normalize(s.email, nfkc)) = ${key} order by e.at desc, e.id desc limit 20`.execute(query)
  return rows
}
