/**
 * Signing in to the back office with a passkey, and confirming a session with one (D-64). The device has seen its owner by fingerprint, face or
 * code, so a passkey is both steps at once (ASVS 6.3.3).
 */
import type { Shop } from '#services/shop.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import { beginSession, renewSession, signInOf } from '#services/staff/second-step.ts'
import { readStaffLink, spendStaffLink } from '#services/staff/staff-links.ts'
import { countCode, countStaffPasskey, forgetCodes, returnStaffPasskey, type StaffLimit } from '#services/staff/staff-limits.ts'
import type { SignedInStaff, StartedStaffSession } from '#services/staff/staff-sessions.ts'
import type { Query } from '#store/database/db.ts'
import type { AskingBrowser } from './challenges.ts'
import { ask, noteUse, prove, REFUSED, type Asked, type GivenPasskey, type PasskeyRefusal, type UseShop } from './use.ts'

type SignInShop = UseShop & Pick<Shop, 'jobSignal'>

const OVER = { ok: false, reason: 'sign_in_over' } as const
const STALE: PasskeyRefusal = { ok: false, reason: 'passkey_stale' }

/** Begins a sign-in, the same for everybody. */
export const askForStaffPasskey = (shop: UseShop, browser: AskingBrowser): Promise<Asked> =>
  ask(shop, { purpose: 'sign_in' }, { browser, staffId: null })

/** Asks for a passkey of the person whose sign-in waits for the second step. */
export async function askForSecondStep(shop: UseShop, token: string, browser: AskingBrowser): Promise<Asked | typeof OVER> {
  const waiting = await readStaffLink(shop, 'second_step', token)
  if (!waiting) return OVER
  return ask(shop, { purpose: 'second_step', token }, { browser, staffId: waiting.staffId })
}

/** Asks for a passkey of the person whose session is to be confirmed. */
export const askToConfirm = (
  shop: UseShop,
  { id, sessionId }: Pick<SignedInStaff, 'id' | 'sessionId'>,
  browser: AskingBrowser,
): Promise<Asked> => ask(shop, { purpose: 'confirm', sessionId }, { browser, staffId: id })

type Begun = ({ ok: true } & StartedStaffSession) | PasskeyRefusal | typeof OVER | StaffLimit

/** Writes the use of a proven passkey and begins a session; `spend` returns false when what it is for is over. */
async function begin(
  shop: SignInShop,
  proof: Parameters<typeof noteUse>[2],
  { actor, spend }: { actor: Pick<Actor, 'ip' | 'device'>; spend: (tx: Query) => Promise<boolean> },
): Promise<Begun> {
  const begun = await shop.db.transaction(async (tx): Promise<Begun> => {
    const holder = await noteUse(shop, tx, proof)
    if (!holder) return REFUSED
    const { member, state } = holder
    if (state === 'stale') {
      const refused = { ...signInOf(member), action: 'staff.sign_in_refused', after: { code: 'passkey_stale' } }
      const by = { ...actor, staffId: member.id, staffName: refused.object.name }
      await writeAudit(tx, by, refused, shop.clock.now())
      return STALE
    }
    if (!(await spend(tx))) return OVER
    return { ok: true, ...(await beginSession(shop, tx, member, { actor, code: 'passkey' })) }
  })
  shop.jobSignal.wake()
  return begun
}

/** Begins a session: both steps at once. */
export async function signInByPasskey(
  shop: SignInShop,
  { actor, ...given }: GivenPasskey & { actor: Pick<Actor, 'ip' | 'device'> },
): Promise<Begun> {
  const limited = await countStaffPasskey(shop, actor.ip)
  if (limited) return limited
  const proof = await prove(shop, given, { wanted: { purpose: 'sign_in' }, staffId: null })
  if (!proof.ok) return proof
  const spend = async (tx: Query) => {
    await returnStaffPasskey(shop, tx, actor.ip)
    return true
  }
  return begin(shop, proof, { actor, spend })
}

/** Gives the second step of a sign-in that waits. */
export async function giveSecondStepByPasskey(
  shop: SignInShop,
  { token, actor, ...given }: GivenPasskey & { token: string; actor: Pick<Actor, 'ip' | 'device'> },
): Promise<Begun> {
  const waiting = await readStaffLink(shop, 'second_step', token)
  if (!waiting?.staffId) return OVER
  const { staffId } = waiting
  const limited = await countCode(shop, staffId)
  if (limited) return limited
  const proof = await prove(shop, given, { wanted: { purpose: 'second_step', token }, staffId })
  if (!proof.ok) return proof
  const spend = async (tx: Query) => {
    await forgetCodes(shop, tx, staffId)
    return (await spendStaffLink(shop, tx, 'second_step', token)) !== null
  }
  return begin(shop, proof, { actor, spend })
}

/** Confirms a session: money, exports, staff and keys need it. The session goes on under another token. */
export async function confirmByPasskey(
  shop: UseShop,
  staff: Pick<SignedInStaff, 'id' | 'sessionId' | 'expiresAt'>,
  given: GivenPasskey,
): Promise<({ ok: true } & StartedStaffSession) | PasskeyRefusal | StaffLimit> {
  const limited = await countCode(shop, staff.id)
  if (limited) return limited
  const proof = await prove(shop, given, { wanted: { purpose: 'confirm', sessionId: staff.sessionId }, staffId: staff.id })
  if (!proof.ok) return proof
  return shop.db.transaction(async (tx) => {
    const holder = await noteUse(shop, tx, proof)
    if (!holder) return REFUSED
    if (holder.state === 'stale') return STALE
    await forgetCodes(shop, tx, staff.id)
    return { ok: true, ...(await renewSession(shop, tx, staff)) }
  })
}
