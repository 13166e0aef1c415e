/** Everything that is stored about a customer, as JSON (LAW-53). A test compares its tables with those that name a customer. */
import { sql, type RawBuilder } from 'kysely'
import type { Query } from '#store/database/db.ts'

type Rows = (customerId: string) => RawBuilder<unknown>

/**
 * Table → its rows of one customer. Hashes of tokens and passwords, keys and the shop's own marks are no data about a person and are left
 * out; ids too, except those of orders.
 */
export const EXPORTED: Record<string, Rows> = {
  customer: (id) => sql`
    select email, email_verified_at, first_name, last_name, phone, market, locale, created_at, last_seen_at, disabled_at,
      children_warned_at, password_hash is not null as has_password
    from customer where id = ${id}::uuid`,
  customer_address: (id) => sql`
    select label, details, phone, is_delivery, is_billing, created_at from customer_address where customer_id = ${id}::uuid order by created_at`,
  customer_child: (id) => sql`
    select name, date_of_birth, created_at from customer_child where customer_id = ${id}::uuid order by date_of_birth`,
  customer_consent: (id) => sql`
    select purpose, is_given, text_version, locale, at from customer_consent where customer_id = ${id}::uuid order by at`,
  customer_cart: (id) => sql`select lines, codes, later, updated_at from customer_cart where customer_id = ${id}::uuid`,
  customer_wishlist: (id) => sql`select products, updated_at from customer_wishlist where customer_id = ${id}::uuid`,
  customer_voucher: (id) => sql`
    select v.code, s.added_at from customer_voucher s join voucher v on v.id = s.voucher_id where s.customer_id = ${id}::uuid order by s.added_at`,
  customer_session: (id) => sql`
    select browser, created_at, last_used_at, expires_at, confirmed_at from customer_session where customer_id = ${id}::uuid order by created_at`,
  customer_browser: (id) => sql`select last_used_at from customer_browser where customer_id = ${id}::uuid order by last_used_at`,
  customer_mail_token: (id) => sql`
    select purpose, email, created_at, expires_at, used_at from customer_mail_token where customer_id = ${id}::uuid order by created_at`,
  customer_identity: (id) => sql`
    select issuer, subject, email, created_at from customer_identity where customer_id = ${id}::uuid order by issuer`,
  customer_passkey: (id) => sql`
    select name, transports, created_at, last_used_at from customer_passkey where customer_id = ${id}::uuid order by created_at`,
  customer_note: (id) => sql`select text, by, at from customer_note where customer_id = ${id}::uuid order by at`,
  customer_change: (id) => sql`select before, after, at from customer_change where customer_id = ${id}::uuid order by at`,
  order: (id) => sql`
    select o.number, o.market, o.currency, o.status, o.payment_state, o.email, o.phone, o.delivery_address, o.billing, o.delivery, o.subtotal,
      o.discount, o.delivery_price, o.total, o.voucher_paid, o.due, o.terms, o.newsletter, o.created_at, o.updated_at, o.paid_at,
      (select jsonb_agg(to_jsonb(l) - array['id', 'order_id'] order by l.position) from order_line l where l.order_id = o.id) as lines,
      (select jsonb_agg(jsonb_build_object('at', e.at, 'kind', e.kind, 'by', e.actor, 'note', e.note) order by e.at) from order_event e where e.order_id = o.id) as events,
      (select jsonb_agg(jsonb_build_object('shipment', s.position, 'at', s.created_at, 'courier', p.courier, 'awb', p.awb, 'status', p.status,
        'status_at', p.status_at, 'delivered_at', p.delivered_at, 'events', (select jsonb_agg(jsonb_build_object('at', e.at, 'kind', e.kind,
          'place', e.place) order by e.at) from parcel_event e where e.parcel_id = p.id)) order by s.position, p.id)
        from shipment s join parcel p on p.shipment_id = s.id where s.order_id = o.id) as parcels,
      (select jsonb_agg(jsonb_build_object('at', a.created_at, 'gateway', a.gateway, 'amount', a.amount, 'state', a.state, 'reason', a.reason)
        order by a.created_at) from payment_attempt a where a.order_id = o.id) as payments,
      (select jsonb_agg(jsonb_build_object('at', t.booked_at, 'reference', t.reference, 'amount', t.amount, 'returned', t.returned,
        'returned_at', t.returned_at) order by t.booked_at, t.id) from bank_transfer t where t.order_id = o.id) as transfers,
      (select jsonb_agg(jsonb_build_object('at', m.created_at, 'kind', m.kind, 'subject', m.subject) order by m.created_at)
        from mail m where m.order_id = o.id) as mails,
      (select jsonb_agg(jsonb_build_object('number', w.number, 'at', w.declared_at, 'statement', w.statement, 'name', w.name, 'email', w.email,
        'states', (select jsonb_agg(jsonb_build_object('at', e.at, 'state', e.state, 'note', e.note) order by e.position)
          from withdrawal_event e where e.withdrawal_id = w.id)) order by w.declared_at)
        from withdrawal w where w.order_id = o.id) as withdrawals,
      (select jsonb_agg(jsonb_build_object('at', r.at, 'kind', r.kind, 'money', r.money, 'credit', r.credit, 'money_sent_at', r.money_sent_at,
        'lines', (select jsonb_agg(jsonb_build_object('line', l.position, 'quantity', rl.quantity, 'amount', rl.amount) order by l.position)
          from refund_line rl join order_line l on l.id = rl.order_line_id where rl.refund_id = r.id)) order by r.position)
        from refund r where r.order_id = o.id) as refunds,
      (select jsonb_agg(d.record order by d.issued_at, d.id) from document d where d.order_id = o.id) as documents
    from "order" o where o.customer_id = ${id}::uuid order by o.created_at`,
  coupon_use: (id) => sql`
    select c.code, o.number as order_number, u.amount, u.state, u.email, u.phone
    from coupon_use u join coupon c on c.id = u.coupon_id join "order" o on o.id = u.order_id
    where u.customer_id = ${id}::uuid order by o.created_at, c.code`,
  partnership_code: (id) => sql`
    select s.partner, p.code, p.taken_at from partnership_code p join partnership s on s.id = p.partnership_id
    where p.customer_id = ${id}::uuid order by p.taken_at`,
}

/** Tables that know a person by the e-mail address alone: the rows of the account's address. */
export const EXPORTED_BY_ADDRESS: Record<string, Rows> = {
  newsletter_subscription: (id) => sql`
    select s.email, s.first_name, s.last_name, s.locale, s.state, s.asked_at, s.confirmed_at, s.left_at, s.leave_reason,
      (select jsonb_agg(jsonb_build_object('at', e.at, 'kind', e.kind, 'where', e.source, 'text_version', e.text_version, 'locale', e.locale)
        order by e.at, e.id) from newsletter_event e where e.subscription_id = s.id) as events
    from newsletter_subscription s join customer c on lower(normalize(s.email, nfkc)) = c.email_key
    where c.id = ${id}::uuid`,
  stock_alert: (id) => sql`
    select v.sku, a.locale, a.state, a.email, a.asked_at, a.confirmed_at
    from stock_alert a join variant v on v.id = a.variant_id join customer c on lower(normalize(a.email, nfkc)) = c.email_key
    where c.id = ${id}::uuid order by a.asked_at`,
  contact_message: (id) => sql`
    select m.number, m.locale, m.topic, m.reference, m.first_name, m.last_name, m.email, m.message, m.state, m.received_at,
      (select jsonb_agg(jsonb_build_object('at', e.at, 'kind', e.kind, 'text', e.text) order by e.position)
        from contact_event e where e.message_id = m.id) as events
    from contact_message m join customer c on lower(normalize(m.email, nfkc)) = c.email_key
    where c.id = ${id}::uuid order by m.received_at`,
}

/** Returns table → rows, read at one moment. */
export async function readEverythingAbout(query: Query, customerId: string): Promise<Record<string, unknown[]>> {
  const columns = Object.entries({ ...EXPORTED, ...EXPORTED_BY_ADDRESS }).map(
    ([table, rows]) => sql`(select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (${rows(customerId)}) r) as ${sql.id(table)}`,
  )
  const { rows } = await sql<Record<string, unknown[]>>`select ${sql.join(columns)}`.execute(query)
  return rows[0]!
}

/** Returns the mails about an account, whose texts have links that only their recipient may use. */
export const readMailsTo = async (query: Query, key: string): Promise<{ kind: string; subject: string; created_at: Date }[]> => {
  const { rows } = await sql<{ kind: string; subject: string; created_at: Date }>`
    select kind, subject, created_at from mail where lower(normalize(recipient, nfkc)) = ${key} and order_id is null
    order by created_at`.execute(query)
  return rows
}
