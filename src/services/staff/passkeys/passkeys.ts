/** The passkeys of a person of the staff: a second step, and both steps of a sign-in at once (D-64). */
import { MAX_PASSKEYS } from '#domain/customers/account-limits.ts'
import { tidyText } from '#domain/customers/free-text.ts'
import { newPasskeyName, passkeyNameProblem, type PasskeyNameProblem } from '#domain/customers/passkey.ts'
import { readMerchant } from '#services/content/shop-front.ts'
import type { LimitRefusal } from '#services/limits/limits.ts'
import { creationOptions, type CreationOptions } from '#services/passkeys/options.ts'
import { challengeOf, proveNewPasskey, type NewPasskeyAnswer, type ProvenPasskey } from '#services/passkeys/proofs.ts'
import type { Shop } from '#services/shop.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import { newRecoveryCodes } from '#services/staff/recovery-codes.ts'
import { hasSecondStep, nameOf } from '#services/staff/second-step.ts'
import { readStaffLink, spendStaffLink } from '#services/staff/staff-links.ts'
import { mailStaff } from '#services/staff/staff-mails.ts'
import { startStaffSession, type SignedInStaff, type StartedStaffSession } from '#services/staff/staff-sessions.ts'
import type { Query } from '#store/database/db.ts'
import { isUuid, uuidv7 } from '#store/database/uuid.ts'
import { findMember, lockMember, type StaffMember } from '#store/staff/members.ts'
import {
  deleteStaffPasskeys,
  insertStaffPasskey,
  readStaffCredentials,
  readStaffPasskeys,
  renameStaffPasskey,
  type StaffPasskey,
} from '#store/staff/passkeys.ts'
import { newChallenge, spendChallenge, type AskingBrowser, type Purpose } from './challenges.ts'
import { EXPIRED, REFUSED, type PasskeyRefusal } from './use.ts'

export type { StaffPasskey }

type PasskeyShop = Pick<Shop, 'db' | 'clock' | 'config' | 'tokens' | 'jobSignal'>

interface Refused<Reason> {
  ok: false
  reason: Reason
}

const OVER = { ok: false, reason: 'sign_in_over' } as const
const TOO_MANY = { ok: false, reason: 'too_many_passkeys' } as const
const NOT_FOUND = { ok: false, reason: 'passkey_not_found' } as const

/** Returns the passkeys of a person, the oldest first. */
export const listStaffPasskeys = ({ db }: Pick<Shop, 'db'>, staffId: string): Promise<StaffPasskey[]> =>
  readStaffPasskeys(db.query, staffId)

type Offer = { ok: true; options: CreationOptions } | Refused<'too_many_passkeys'> | LimitRefusal<'too_many_requests'>

async function offer(
  shop: PasskeyShop,
  member: Pick<StaffMember, 'id' | 'email' | 'firstName' | 'lastName'>,
  { wanted, browser }: { wanted: Purpose; browser: AskingBrowser },
): Promise<Offer> {
  const credentials = await readStaffCredentials(shop.db.query, member.id)
  if (credentials.length >= MAX_PASSKEYS) return TOO_MANY
  const made = await newChallenge(shop, wanted, browser)
  if (!made.ok) return made
  const { name } = await readMerchant(shop)
  const user = { id: member.id, email: member.email, fullName: nameOf(member) }
  return { ok: true, options: creationOptions(shop, { challenge: made.challenge, name, user, credentials }) }
}

/** Begins to add a passkey; the session was confirmed a short time ago. */
export const offerStaffPasskey = (shop: PasskeyShop, staff: SignedInStaff, browser: AskingBrowser): Promise<Offer> =>
  offer(shop, staff, { wanted: { purpose: 'add', sessionId: staff.sessionId }, browser })

/** Begins to set up the second step with a passkey. */
export async function offerEnrolment(shop: PasskeyShop, token: string, browser: AskingBrowser): Promise<Offer | typeof OVER> {
  const link = await readStaffLink(shop, 'enrol', token)
  const member = link?.staffId ? await findMember(shop.db.query, link.staffId) : null
  if (!member || member.disabledAt) return OVER
  return offer(shop, member, { wanted: { purpose: 'enrol', token }, browser })
}

export interface MadePasskey {
  answer: NewPasskeyAnswer
  browserSecret: string
}

async function proveMade(
  shop: PasskeyShop,
  { answer, browserSecret }: MadePasskey,
  wanted: Purpose,
): Promise<{ ok: true; proven: ProvenPasskey } | PasskeyRefusal> {
  const challenge = challengeOf(answer)
  if (challenge === null) return REFUSED
  if (!(await spendChallenge(shop, challenge, { browserSecret, wanted }))) return EXPIRED
  const proven = await proveNewPasskey(shop, challenge, answer)
  return proven ? { ok: true, proven } : REFUSED
}

interface Insertion {
  staffId: string
  proven: ProvenPasskey
  answer: NewPasskeyAnswer
  /** Browser that asks: the first name of the passkey, with a number for a second one. */
  device: string
}

/** Writes a passkey of a locked person and enqueues the mail about it. Returns its name. */
async function insert(
  { clock }: Pick<Shop, 'clock'>,
  tx: Query,
  { staffId, proven, answer, device }: Insertion,
): Promise<{ ok: true; id: string; name: string } | PasskeyRefusal | typeof TOO_MANY> {
  const now = clock.now()
  const taken = (await readStaffPasskeys(tx, staffId)).map(({ name }) => name)
  if (taken.length >= MAX_PASSKEYS) return TOO_MANY
  const id = uuidv7(now)
  const name = newPasskeyName(device, taken)
  if (!(await insertStaffPasskey(tx, { ...proven, id, staffId, transports: answer.transports, name }, now))) return REFUSED
  await mailStaff(tx, { mail: 'staff_passkey_added', staffId, browser: device }, now)
  return { ok: true, id, name }
}

export type PasskeyAddition = { ok: true; id: string } | PasskeyRefusal | typeof TOO_MANY

/** Adds the passkey that the browser made, and tells the person by mail. */
export async function addStaffPasskey(
  shop: PasskeyShop,
  { staff, actor, ...made }: MadePasskey & { staff: Pick<SignedInStaff, 'id' | 'sessionId'>; actor: Actor },
): Promise<PasskeyAddition> {
  const proof = await proveMade(shop, made, { purpose: 'add', sessionId: staff.sessionId })
  if (!proof.ok) return proof
  const added = await shop.db.transaction(async (tx): Promise<PasskeyAddition> => {
    const member = await lockMember(tx, staff.id)
    if (!member || member.disabledAt) return REFUSED
    const { proven } = proof
    const inserted = await insert(shop, tx, { staffId: staff.id, proven, answer: made.answer, device: actor.device })
    if (!inserted.ok) return inserted
    const act = { action: 'staff.passkey_added', object: objectOf(member), after: { passkey: inserted.name } }
    await writeAudit(tx, actor, act, shop.clock.now())
    return { ok: true, id: inserted.id }
  })
  shop.jobSignal.wake()
  return added
}

const objectOf = (member: StaffMember) => ({ kind: 'staff' as const, id: member.id, name: nameOf(member) })

export type PasskeyEnrolment =
  | ({ ok: true; recoveryCodes: string[] } & StartedStaffSession)
  | PasskeyRefusal
  | typeof OVER
  | typeof TOO_MANY

/** Sets up the second step with the passkey that the browser made, gives recovery codes and begins a session. */
export async function enrolPasskey(
  shop: PasskeyShop,
  { token, actor, ...made }: MadePasskey & { token: string; actor: Pick<Actor, 'ip' | 'device'> },
): Promise<PasskeyEnrolment> {
  const link = await readStaffLink(shop, 'enrol', token)
  if (!link?.staffId) return OVER
  const { staffId } = link
  const proof = await proveMade(shop, made, { purpose: 'enrol', token })
  if (!proof.ok) return proof
  const enrolled = await shop.db.transaction(async (tx): Promise<PasskeyEnrolment> => {
    const member = await lockMember(tx, staffId)
    if (!member || member.disabledAt || !(await spendStaffLink(shop, tx, 'enrol', token))) return OVER
    if (await hasSecondStep(tx, member)) return OVER
    const inserted = await insert(shop, tx, { staffId, proven: proof.proven, answer: made.answer, device: actor.device })
    if (!inserted.ok) return inserted
    const recoveryCodes = await newRecoveryCodes(shop.tokens, tx, staffId)
    const session = await startStaffSession(shop, tx, staffId, actor.device)
    const act = { action: 'staff.second_step_set', object: objectOf(member), after: { kind: 'passkey' } }
    await writeAudit(tx, { ...actor, staffId, staffName: nameOf(member) }, act, shop.clock.now())
    return { ok: true, recoveryCodes, ...session }
  })
  shop.jobSignal.wake()
  return enrolled
}

export type PasskeyRenaming =
  | { ok: true }
  | { ok: false; reason: 'validation_failed'; fields: { name: PasskeyNameProblem } }
  | typeof NOT_FOUND

/** Returns the passkey of a locked person, null when it is none of theirs. */
async function ownPasskey(tx: Query, staffId: string, id: string) {
  const member = isUuid(id) ? await lockMember(tx, staffId) : null
  const passkeys = member ? await readStaffPasskeys(tx, staffId) : []
  const passkey = passkeys.find((one) => one.id === id)
  return member && passkey ? { member, passkey, passkeys } : null
}

export async function renameStaffKey(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { staff, actor, id, typed }: { staff: Pick<SignedInStaff, 'id' | 'locale'>; actor: Actor; id: string; typed: string },
): Promise<PasskeyRenaming> {
  const name = tidyText(typed, staff.locale)
  const problem = passkeyNameProblem(name)
  if (problem) return { ok: false, reason: 'validation_failed', fields: { name: problem } }
  return db.transaction(async (tx): Promise<PasskeyRenaming> => {
    const own = await ownPasskey(tx, staff.id, id)
    if (!own) return NOT_FOUND
    if (own.passkey.name === name) return { ok: true }
    await renameStaffPasskey(tx, staff.id, id, name)
    const difference = { before: { passkey: own.passkey.name }, after: { passkey: name } }
    await writeAudit(tx, actor, { action: 'staff.passkey_renamed', object: objectOf(own.member), ...difference }, clock.now())
    return { ok: true }
  })
}

/** `last_second_step`: without this passkey the person would have no second step. */
export type PasskeyRemoval = { ok: true } | typeof NOT_FOUND | Refused<'last_second_step'>

/** Removes a passkey, and tells the person by mail. */
export async function removeStaffPasskey(
  shop: Pick<Shop, 'db' | 'clock' | 'jobSignal'>,
  { staff, actor, id }: { staff: Pick<SignedInStaff, 'id'>; actor: Actor; id: string },
): Promise<PasskeyRemoval> {
  const removed = await shop.db.transaction(async (tx): Promise<PasskeyRemoval> => {
    const own = await ownPasskey(tx, staff.id, id)
    if (!own) return NOT_FOUND
    if (own.member.totpKey === null && own.passkeys.length === 1) return { ok: false, reason: 'last_second_step' }
    const now = shop.clock.now()
    await deleteStaffPasskeys(tx, staff.id, id)
    await mailStaff(tx, { mail: 'staff_passkey_removed', staffId: staff.id, browser: actor.device }, now)
    const act = { action: 'staff.passkey_removed', object: objectOf(own.member), before: { passkey: own.passkey.name } }
    await writeAudit(tx, actor, act, now)
    return { ok: true }
  })
  shop.jobSignal.wake()
  return removed
}
