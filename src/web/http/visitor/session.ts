/** Who is signed in in the visitor's browser. */
import { readSession, type SignedIn } from '#services/customers/sessions.ts'
import type { Shop } from '#services/shop.ts'
import { cookieNames, readCookie } from './cookies.ts'

/** Returns the token of the session's cookie, or null. */
export const sessionTokenOf = ({ config }: Pick<Shop, 'config'>, cookieHeader: string | null): string | null =>
  readCookie(cookieHeader, cookieNames(config.publicUrl).session)

/** Returns the signed-in customer, or null. Without a cookie the database is not asked. */
export async function readVisitorSession(
  shop: Pick<Shop, 'config' | 'db' | 'clock' | 'tokens'>,
  cookieHeader: string | null,
): Promise<SignedIn | null> {
  const token = sessionTokenOf(shop, cookieHeader)
  return token === null ? null : readSession(shop, token)
}
