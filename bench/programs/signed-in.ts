/** Writes a signed-in customer into the database of a measured shop. */
import { sql } from 'kysely'
import { emailKey } from '#domain/customers/email.ts'
import { startSession } from '#services/customers/sessions.ts'
import { makeTokens } from '#services/tokens.ts'
import { markVerified, takeCustomer } from '#store/customers/customers.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import type { OwnDatabase } from '#test/running-shop.ts'
import { cookieNames } from '#web/http/visitor/cookies.ts'

/** Address of the customer. */
export const MEASURED_EMAIL = 'measured@nestling.example'

/** Returns the cookie of a session; `orders`: copies of an order that the shop has, each with its lines. */
export const signedInCookie = (
  database: OwnDatabase,
  publicUrl: string,
  secret: string,
  { orders, passwordHash = '' }: { orders: number; passwordHash?: string },
): Promise<{ cookie: string; id: string }> =>
  database.read(async (db) => {
    const now = new Date()
    const id = uuidv7(now)
    const shop = { clock: { now: () => now }, tokens: makeTokens(secret) }
    const token = await db.transaction(async (tx) => {
      const registration = { firstName: 'Ioana', lastName: 'Marinescu', market: 'ro', passwordHash } as const
      await takeCustomer(tx, id, { ...registration, email: MEASURED_EMAIL, emailKey: emailKey(MEASURED_EMAIL) }, now)
      await markVerified(tx, id, { passwordHash: null, firstName: null, lastName: null }, now)
      for (let at = 0; at < orders; at++) {
        const orderId = uuidv7(new Date(now.getTime() - at))
        await sql`
          insert into "order" select (jsonb_populate_record(o, jsonb_build_object('id', ${orderId}::text, 'number', 'B-' || ${at}::text,
            'token_hash', '\\x' || encode(sha256(${orderId}::bytea), 'hex'), 'idempotency_key', ${orderId}::text, 'customer_id', ${id}::text,
            'email', ${MEASURED_EMAIL}::text))).* from "order" o where o.number not like 'B-%' order by created_at limit 1`.execute(
          tx,
        )
        await sql`
          insert into order_line select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'order_id', ${orderId}::text))).*
          from order_line l where l.order_id = (select id from "order" where number not like 'B-%' order by created_at limit 1)`.execute(
          tx,
        )
        await sql`
          insert into coupon_use select (jsonb_populate_record(u, jsonb_build_object('order_id', ${orderId}::text))).*
          from coupon_use u where u.order_id = (select id from "order" where number not like 'B-%' order by created_at limit 1)`.execute(
          tx,
        )
      }
      return (await startSession(shop, tx, id, { name: 'Firefox, Linux', token: null })).token
    })
    return { cookie: `${cookieNames(publicUrl).session}=${token}`, id }
  })
