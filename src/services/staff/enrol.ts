/** Setting up the second step with an authenticator app: after the first set-up, an invitation, a reset, or a sign-in without one. */
import type { Shop } from '#services/shop.ts'
import { readMerchant } from '#services/content/shop-front.ts'
import { findMember, lockMember, updateMember, spendTotpInterval } from '#store/staff/members.ts'
import { setLinkTotpKey } from '#store/staff/sessions.ts'
import { writeAudit, type Actor } from './audit.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { hasSecondStep, nameOf, type CodeRefusal } from './second-step.ts'
import { readStaffLink, spendStaffLink } from './staff-links.ts'
import { countCode, forgetCodes } from './staff-limits.ts'
import { startStaffSession, type StartedStaffSession } from './staff-sessions.ts'
import { newTotpKey, readTotpKey, totpAddress, totpInterval } from './totp.ts'

type EnrolShop = Pick<Shop, 'db' | 'clock' | 'tokens'>

export interface TotpOffer {
  /** Whose second step it is. */
  email: string
  /** Base32, as it is typed into an app. */
  key: string
  /** `otpauth://` address, as an app reads it from a picture. */
  address: string
}

const OVER = { ok: false, reason: 'sign_in_over' } as const

/** Returns the key of a new authenticator app: the same one while this link is used, so that a page can be loaded again. */
export async function offerTotp(shop: EnrolShop, token: string): Promise<({ ok: true } & TotpOffer) | typeof OVER> {
  const link = await readStaffLink(shop, 'enrol', token)
  const member = link?.staffId ? await findMember(shop.db.query, link.staffId) : null
  if (!link || !member || member.disabledAt) return OVER
  let sealed = link.totpKey
  let key = sealed === null ? null : readTotpKey(shop.tokens, sealed)
  if (key === null) {
    sealed = newTotpKey(shop.tokens)
    key = readTotpKey(shop.tokens, sealed)!
    await setLinkTotpKey(shop.db.query, shop.tokens.hash(token), sealed)
  }
  const { name: issuer } = await readMerchant(shop)
  return { ok: true, email: member.email, key, address: totpAddress(key, { issuer, label: member.email }) }
}

export interface Enrolment {
  token: string
  code: string
  actor: Pick<Actor, 'ip' | 'device'>
}

export type EnrolmentAnswer = ({ ok: true; recoveryCodes: string[] } & StartedStaffSession) | CodeRefusal

/** Sets the authenticator app whose code was typed, gives recovery codes and begins a session. */
export async function enrolTotp(shop: EnrolShop, { token, code, actor }: Enrolment): Promise<EnrolmentAnswer> {
  const link = await readStaffLink(shop, 'enrol', token)
  if (!link?.staffId || link.totpKey === null) return OVER
  const { staffId, totpKey } = link
  const limited = await countCode(shop, staffId)
  if (limited) return limited
  const key = readTotpKey(shop.tokens, totpKey)
  const interval = key === null ? null : totpInterval(key, code, shop.clock.now())
  if (interval === null) return { ok: false, reason: 'wrong_code' }
  return shop.db.transaction(async (tx): Promise<EnrolmentAnswer> => {
    const member = await lockMember(tx, staffId)
    if (!member || member.disabledAt || !(await spendStaffLink(shop, tx, 'enrol', token))) return OVER
    // Another one of the person's links was used meanwhile: whoever has only the password does not replace it.
    if (await hasSecondStep(tx, member)) return OVER
    await updateMember(tx, member.id, { totpKey })
    await spendTotpInterval(tx, member.id, interval)
    await forgetCodes(shop, tx, member.id)
    const recoveryCodes = await newRecoveryCodes(shop.tokens, tx, member.id)
    const session = await startStaffSession(shop, tx, member.id, actor.device)
    const name = nameOf(member)
    const act = {
      action: 'staff.second_step_set',
      object: { kind: 'staff' as const, id: member.id, name },
      after: { kind: 'totp' },
    }
    await writeAudit(tx, { ...actor, staffId: member.id, staffName: name }, act, shop.clock.now())
    return { ok: true, recoveryCodes, ...session }
  })
}
