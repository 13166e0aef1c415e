/** Recovery codes: ten at a time, shown once; the database has a keyed hash of each. */
import { randomInt } from 'node:crypto'
import { drawRecoveryCode } from '#domain/staff/recovery-code.ts'
import { RECOVERY_CODES } from '#domain/staff/staff-session.ts'
import type { Shop } from '#services/shop.ts'
import type { Query } from '#store/database/db.ts'
import { replaceRecoveryCodes } from '#store/staff/recovery-codes.ts'

type Tokens = Pick<Shop['tokens'], 'subject'>

/** Returns what is stored of a code: the shop's secret is part of it, because the codes are too short for a plain hash. */
export const recoveryHash = (tokens: Tokens, staffId: string, code: string): Buffer =>
  tokens.subject('staff recovery code', `${staffId}:${code}`)

/** Gives a locked person new codes; the former ones are no longer valid. */
export async function newRecoveryCodes(tokens: Tokens, tx: Query, staffId: string): Promise<string[]> {
  const codes = new Set<string>()
  while (codes.size < RECOVERY_CODES) codes.add(drawRecoveryCode((count) => randomInt(count)))
  await replaceRecoveryCodes(
    tx,
    staffId,
    Array.from(codes, (code) => recoveryHash(tokens, staffId, code)),
  )
  return [...codes]
}
