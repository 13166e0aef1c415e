/** Recovery codes: ten at a time, shown once; the database has a keyed hash of each. */
import { randomInt } from 'node:crypto'
import { drawRecoveryCode } from '#domain/staff/recovery-code.ts'
import { RECOVERY_CODES } from '#domain/staff/staff-session.ts'
import type { Shop } from '#services/shop.ts'
import type { Query } from '#store/database/db.ts'
import { lockMember } from '#store/staff/members.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from '#store/staff/recovery-codes.ts'
import { writeAudit, type Actor } from './audit.ts'

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

/** Gives a signed-in person new codes on demand; null for one who may no longer sign in. */
export const renewRecoveryCodes = (
  { db, clock, tokens }: Pick<Shop, 'db' | 'clock' | 'tokens'>,
  staffId: string,
  actor: Actor,
): Promise<string[] | null> =>
  db.transaction(async (tx) => {
    const member = await lockMember(tx, staffId)
    if (!member || member.disabledAt) return null
    const codes = await newRecoveryCodes(tokens, tx, staffId)
    const object = { kind: 'staff' as const, id: staffId, name: actor.staffName }
    await writeAudit(tx, actor, { action: 'staff.recovery_codes_renewed', object }, clock.now())
    return codes
  })

/** Returns how many codes of a person were not used. */
export const recoveryCodesLeft = ({ db }: Pick<Shop, 'db'>, staffId: string): Promise<number> =>
  countRecoveryCodes(db.query, staffId)
