/** Links and started sign-ins of staff: each is a token of 256 bits that is used once within its time. */
import { STAFF_LINK_MS, type StaffLinkPurpose } from '#domain/staff/staff-session.ts'
import type { Shop } from '#services/shop.ts'
import { isSecretToken, newSecretToken } from '#services/tokens.ts'
import type { Query } from '#store/database/db.ts'
import { findStaffLink, insertStaffLink, takeStaffLink, type FoundStaffLink } from '#store/staff/sessions.ts'

type LinkShop = Pick<Shop, 'clock' | 'tokens'>

export interface NewLink {
  token: string
  expiresAt: Date
}

/** Makes a link of a person; `staffId` is null for the first set-up. */
export async function newStaffLink(
  { clock, tokens }: LinkShop,
  tx: Query,
  { purpose, staffId }: { purpose: StaffLinkPurpose; staffId: string | null },
  token = newSecretToken(),
): Promise<NewLink> {
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + STAFF_LINK_MS[purpose])
  await insertStaffLink(tx, { hash: tokens.hash(token), purpose, staffId }, { createdAt, expiresAt })
  return { token, expiresAt }
}

/** Returns a link that can be used, null for any other token. */
export const readStaffLink = (
  { db, clock, tokens }: LinkShop & Pick<Shop, 'db'>,
  purpose: StaffLinkPurpose,
  token: string,
): Promise<FoundStaffLink | null> =>
  isSecretToken(token) ? findStaffLink(db.query, { hash: tokens.hash(token), purpose }, clock.now()) : Promise.resolve(null)

/** Uses a link up: of calls at the same moment one gets it. */
export const spendStaffLink = (
  { clock, tokens }: LinkShop,
  tx: Query,
  purpose: StaffLinkPurpose,
  token: string,
): Promise<FoundStaffLink | null> =>
  isSecretToken(token) ? takeStaffLink(tx, { hash: tokens.hash(token), purpose }, clock.now()) : Promise.resolve(null)
