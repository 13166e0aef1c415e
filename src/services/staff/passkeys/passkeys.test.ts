/** Passkeys of staff: both steps at once, and everything that they must refuse (D-64). */
import { beforeEach, expect, test } from 'vitest'
import { CHALLENGE_MS } from '#domain/customers/passkey.ts'
import { CONSOLE, purgeStaff, searchAudit } from '#services/staff/audit.ts'
import { enrolTotp, offerTotp } from '#services/staff/enrol.ts'
import { changeStaff, inviteStaff, listStaff } from '#services/staff/manage-staff.ts'
import { renewRecoveryCodes } from '#services/staff/recovery-codes.ts'
import { setStaffPassword } from '#services/staff/reset-password.ts'
import { giveSecondStep } from '#services/staff/second-step.ts'
import { signInStaff } from '#services/staff/sign-in.ts'
import { readStaffSession } from '#services/staff/staff-sessions.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { authenticator, type Deviation } from '#test/customers/authenticator.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { testShop } from '#test/shop.ts'
import { codeOf } from '#test/staff/authenticator-app.ts'
import { STAFF_PASSWORD, staffMember } from '#test/staff/staff-member.ts'
import {
  addStaffPasskey,
  enrolPasskey,
  listStaffPasskeys,
  offerEnrolment,
  offerStaffPasskey,
  removeStaffPasskey,
  renameStaffKey,
} from './passkeys.ts'
import {
  askForSecondStep,
  askForStaffPasskey,
  askToConfirm,
  confirmByPasskey,
  giveSecondStepByPasskey,
  signInByPasskey,
} from './sign-in.ts'

const shop = await testShop()
const browserSecret = 'a'.repeat(64)
const asking = { browserSecret, ip: '192.0.2.7' }
const actor = { ip: '192.0.2.7', device: 'Firefox, Linux' }
let people = 0

beforeEach(async () => {
  await shop.db.query.deleteFrom('attempt_count').execute()
  shop.clock.advance(60_000)
})

function given<T>(answer: { ok: true; options: T } | { ok: false; reason: string }): T {
  if (!answer.ok) throw new Error(answer.reason)
  return answer.options
}

/** A person with an app, and a device with one passkey. */
async function personWithPasskey(counts = false) {
  const made = await staffMember(shop, 'support', `person${++people}@exemplu.ro`)
  const staff = (await readStaffSession(shop, made.token))!
  const as = { ...actor, staffId: staff.id, staffName: `${staff.firstName} ${staff.lastName}` }
  const device = authenticator({ origin: shop.config.publicUrl, counts })
  const add = async (change: Deviation = {}) =>
    addStaffPasskey(shop, {
      answer: device.create(given(await offerStaffPasskey(shop, staff, asking)), change),
      browserSecret,
      staff,
      actor: as,
    })
  expect(await add()).toMatchObject({ ok: true })
  return { ...made, staff, as, device, add }
}

const ask = async () => given(await askForStaffPasskey(shop, asking))
const signIn = (answer: Parameters<typeof signInByPasskey>[1]['answer'], secret = browserSecret) =>
  signInByPasskey(shop, { answer, browserSecret: secret, actor })
const waiting = async (email: string) => {
  const step = await signInStaff(shop, { email, password: STAFF_PASSWORD, ip: actor.ip })
  if (!step.ok) throw new Error(step.reason)
  return step
}

test('a passkey is both steps of a sign-in, and is written in the log', async () => {
  const { staff, device } = await personWithPasskey()
  const session = await signIn(device.get(await ask()))
  expect(session.ok && (await readStaffSession(shop, session.token))).toMatchObject({
    id: staff.id,
    hasApp: true,
    hasPasskey: true,
  })
  const [entry] = await searchAudit(shop, { object: { kind: 'staff', id: staff.id }, most: 1 })
  expect(entry).toMatchObject({ action: 'staff.signed_in', after: { code: 'passkey' } })
})

test.each<[string, Deviation]>([
  ['another origin', { origin: 'https://nestling.example.net' }],
  ['another relying party', { rpId: 'example.net' }],
  ['a frame of another site', { crossOrigin: true }],
  ['no look at the person', { flags: 1 }],
  ['a person that it is not of', { userHandle: 'AAAA' }],
  ['nobody named', { userHandle: null }],
])('an answer with %s is refused', async (_, change) => {
  const { device } = await personWithPasskey()
  expect(await signIn(device.get(await ask(), change))).toEqual({ ok: false, reason: 'passkey_refused' })
})

test('an answer works once, in its browser, within its time; of ten at the same moment one signs in', async () => {
  const { device } = await personWithPasskey()
  const expired = { ok: false, reason: 'passkey_expired' }
  expect(await signIn(device.get(await ask()), 'b'.repeat(64))).toEqual(expired)
  const late = device.get(await ask())
  shop.clock.advance(CHALLENGE_MS)
  expect(await signIn(late)).toEqual(expired)
  await purgeStaff(shop, shop.clock.now())
  expect(await shop.db.query.selectFrom('staff_passkey_challenge').selectAll().execute()).toEqual([])
  const answer = device.get(await ask())
  const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(answer)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.filter((one) => !one.ok && one.reason === 'passkey_expired')).toHaveLength(9)
})

test('a counter that has not grown is refused and written in the log', async () => {
  const { staff, device } = await personWithPasskey(true)
  expect(await signIn(device.get(await ask(), { counter: 7 }))).toMatchObject({ ok: true })
  expect(await signIn(device.get(await ask(), { counter: 7 }))).toEqual({ ok: false, reason: 'passkey_stale' })
  const [entry] = await searchAudit(shop, { object: { kind: 'staff', id: staff.id }, most: 1 })
  expect(entry).toMatchObject({ action: 'staff.sign_in_refused', after: { code: 'passkey_stale' } })
})

test('unknown passkeys and those of people who were stopped are answered alike', async () => {
  const { staff, device } = await personWithPasskey()
  const stranger = authenticator({ origin: shop.config.publicUrl })
  stranger.create({ challenge: 'x', rp: { id: new URL(shop.config.publicUrl).hostname }, user: { id: 'AAAA' } })
  await changeStaff(shop, CONSOLE, { id: staff.id, version: null, change: { isActive: false }, reason: null })
  const refused = { ok: false, reason: 'passkey_refused' }
  expect([await signIn(stranger.get(await ask())), await signIn(device.get(await ask()))]).toEqual([refused, refused])
})

test('the second step takes a passkey of the person who waits, and no challenge of another purpose', async () => {
  const [one, other] = [await personWithPasskey(), await personWithPasskey()]
  const { token } = await waiting(one.email)
  const give = (answer: Parameters<typeof giveSecondStepByPasskey>[1]['answer']) =>
    giveSecondStepByPasskey(shop, { token, answer, browserSecret, actor })
  const options = async () => given(await askForSecondStep(shop, token, asking))
  expect((await options()).allowCredentials).toHaveLength(1)
  expect(await give(other.device.get(await options()))).toEqual({ ok: false, reason: 'passkey_refused' })
  expect(await give(one.device.get(await ask()))).toEqual({ ok: false, reason: 'passkey_expired' })
  expect(await signIn(one.device.get(await options()))).toEqual({ ok: false, reason: 'passkey_expired' })
  expect(await give(one.device.get(await options()))).toMatchObject({ ok: true })
  expect(await askForSecondStep(shop, token, asking)).toEqual({ ok: false, reason: 'sign_in_over' })
})

test('a confirmation takes one’s own passkey, and gives the session another token', async () => {
  const [one, other] = [await personWithPasskey(), await personWithPasskey()]
  const options = async () => given(await askToConfirm(shop, one.staff, asking))
  const confirm = async (device: typeof one.device) =>
    confirmByPasskey(shop, one.staff, { answer: device.get(await options()), browserSecret })
  expect(await confirm(other.device)).toEqual({ ok: false, reason: 'passkey_refused' })
  const confirmed = await confirm(one.device)
  expect(await readStaffSession(shop, one.token)).toBeNull()
  expect(confirmed.ok && (await readStaffSession(shop, confirmed.token))?.confirmedAt).toEqual(shop.clock.now())
})

test('a passkey alone is a second step: it gives recovery codes, is kept as the last, and goes with “remove”', async () => {
  const email = 'alone@exemplu.ro'
  const form = { firstName: 'Ana', lastName: 'Pop', email, locale: 'ro' as const }
  const invited = await inviteStaff(shop, CONSOLE, { form, role: 'editor' })
  if (!invited.ok) throw new Error(invited.reason)
  const set = await setStaffPassword(shop, { purpose: 'invitation', token: invited.token, password: STAFF_PASSWORD, actor })
  const token = set.ok ? set.token : ''
  const rival = await waiting(email)
  expect(rival.next).toBe('enrol')
  const key = await offerTotp(shop, rival.token)
  const device = authenticator({ origin: shop.config.publicUrl })
  const answer = device.create(given(await offerEnrolment(shop, token, asking)))
  const enrolled = await enrolPasskey(shop, { token, answer, browserSecret, actor })
  expect(enrolled).toMatchObject({ ok: true, recoveryCodes: { length: 10 } })
  const code = codeOf(key.ok ? key.key : '', shop.clock.now())
  expect(await enrolTotp(shop, { token: rival.token, code, actor })).toEqual({ ok: false, reason: 'sign_in_over' })

  const step = await waiting(email)
  expect(step.next).toBe('second_step')
  const [first = ''] = enrolled.ok ? enrolled.recoveryCodes : []
  expect(await giveSecondStep(shop, { token: step.token, code: first, actor })).toMatchObject({ ok: true })
  const { id } = invited
  const [only] = await listStaffPasskeys(shop, id)
  const as = { ...actor, staffId: id, staffName: 'Ana Pop' }
  const removal = await removeStaffPasskey(shop, { staff: { id }, actor: as, id: only!.id })
  expect(removal).toEqual({ ok: false, reason: 'last_second_step' })
  expect((await listStaff(shop)).find((one) => one.id === id)).toMatchObject({ hasTotp: false, passkeys: 1 })
  await changeStaff(shop, CONSOLE, { id, version: null, change: { removesSecondStep: true }, reason: null })
  expect(await listStaffPasskeys(shop, id)).toEqual([])
  expect((await waiting(email)).next).toBe('enrol')
})

test('a passkey is named and removed by its person alone; mails tell of it', async () => {
  const [one, other] = [await personWithPasskey(), await personWithPasskey()]
  const [passkey] = await listStaffPasskeys(shop, one.staff.id)
  const { id } = passkey!
  const rename = (who: typeof one, typed: string) => renameStaffKey(shop, { staff: who.staff, actor: who.as, id, typed })
  expect(await rename(other, 'mine')).toEqual({ ok: false, reason: 'passkey_not_found' })
  expect(await rename(one, ' ')).toMatchObject({ fields: { name: 'passkey_name_required' } })
  expect(await rename(one, ' Ţestoasă ')).toEqual({ ok: true })
  expect((await listStaffPasskeys(shop, one.staff.id))[0]?.name).toBe('Țestoasă')
  const remove = (who: typeof one, key = id) => removeStaffPasskey(shop, { staff: who.staff, actor: who.as, id: key })
  const notFound = { ok: false, reason: 'passkey_not_found' }
  expect([await remove(other), await remove(one, 'x')]).toEqual([notFound, notFound])
  expect(await remove(one)).toEqual({ ok: true })
  expect(await signIn(one.device.get(await ask()))).toEqual({ ok: false, reason: 'passkey_refused' })
  await runDueJobs(shop, jobHandlers)
  const mails = await shop.db.query.selectFrom('mail').select('kind').where('recipient', '=', one.email).execute()
  const kinds = mails.map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['staff passkey added', 'staff passkey removed']))
})

test('new recovery codes take the place of the former ones', async () => {
  const { email, staff, as, recoveryCodes } = await personWithPasskey()
  const codes = (await renewRecoveryCodes(shop, staff.id, as))!
  expect(codes).toHaveLength(10)
  const give = async (code: string) => giveSecondStep(shop, { token: (await waiting(email)).token, code, actor })
  expect(await give(recoveryCodes[0]!)).toMatchObject({ reason: 'wrong_code' })
  expect(await give(codes[0]!)).toMatchObject({ ok: true })
})

test('nothing of this was an error of the shop', () => {
  expect(shop.errors).toEqual([])
})
