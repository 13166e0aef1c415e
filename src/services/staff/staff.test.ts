/** The ways into the back office, and out of it (D-64). */
import { beforeEach, expect, test } from 'vitest'
import { STAFF_CODE_LIMIT, STAFF_LINK_MS, STAFF_SESSION_IDLE_MS, STAFF_SESSION_MAX_MS } from '#domain/staff/staff-session.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { testShop } from '#test/shop.ts'
import { codeOf } from '#test/staff/authenticator-app.ts'
import { firstOwner, STAFF_PASSWORD, staffMember } from '#test/staff/staff-member.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { CONSOLE, searchAudit } from './audit.ts'
import { changeStaff, inviteStaff, listStaff, newLinkForStaff } from './manage-staff.ts'
import { requestStaffReset, setStaffPassword } from './reset-password.ts'
import { confirmStaffSession, giveSecondStep } from './second-step.ts'
import { foundStaff, newSetUpLink } from './set-up.ts'
import { signInStaff } from './sign-in.ts'
import { readStaffSession, signOutStaff } from './staff-sessions.ts'

const shop = await testShop()
const owner = await firstOwner(shop)
const actor = { ip: '192.0.2.7', device: 'Firefox, Linux' }
const MINUTE = 60_000

beforeEach(async () => {
  await shop.db.query.deleteFrom('attempt_count').execute()
  shop.clock.advance(MINUTE)
})

const passwordStep = async (email = owner.email, password = STAFF_PASSWORD) =>
  signInStaff(shop, { email, password, ip: actor.ip })
const waiting = async () => {
  const step = await passwordStep()
  if (!step.ok) throw new Error(step.reason)
  return step.token
}
const code = () => codeOf(owner.key, shop.clock.now())

test('a password alone begins no session; with the six digits it does, and each code works once', async () => {
  const step = await passwordStep()
  expect(step).toMatchObject({ ok: true, next: 'second_step' })
  const token = step.ok ? step.token : ''
  expect(await readStaffSession(shop, token)).toBeNull()
  const session = await giveSecondStep(shop, { token, code: code(), actor })
  expect(session.ok && (await readStaffSession(shop, session.token))).toMatchObject({ email: owner.email, role: 'owner' })
  expect(await giveSecondStep(shop, { token, code: code(), actor })).toEqual({ ok: false, reason: 'sign_in_over' })
  expect(await giveSecondStep(shop, { token: await waiting(), code: code(), actor })).toEqual({ ok: false, reason: 'code_used' })
})

test('a code of the interval before or after is right, one of two minutes ago is not', async () => {
  const at = (ms: number) => codeOf(owner.key, new Date(shop.clock.now().getTime() + ms))
  expect(await giveSecondStep(shop, { token: await waiting(), code: at(-2 * MINUTE), actor })).toMatchObject({
    reason: 'wrong_code',
  })
  expect(await giveSecondStep(shop, { token: await waiting(), code: at(-30_000), actor })).toMatchObject({ ok: true })
  expect(await giveSecondStep(shop, { token: await waiting(), code: at(30_000), actor })).toMatchObject({ ok: true })
})

test('unknown addresses, wrong passwords and people who were stopped are answered alike', async () => {
  const { email } = await staffMember(shop, 'support', 'stopped@exemplu.ro')
  const { id } = (await listStaff(shop)).find((one) => one.email === email)!
  await changeStaff(shop, CONSOLE, { id, version: null, change: { isActive: false }, reason: null })
  const answers = [
    await passwordStep('nobody@exemplu.ro'),
    await passwordStep(owner.email, 'wrong password'),
    await passwordStep(email),
  ]
  expect(answers).toEqual(answers.map(() => ({ ok: false, reason: 'wrong_sign_in' })))
})

test('after five wrong codes nobody gets on for a quarter of an hour, not even with the right one', async () => {
  const token = await waiting()
  for (let count = 0; count < STAFF_CODE_LIMIT.most; count++)
    expect(await giveSecondStep(shop, { token, code: '000000', actor })).toMatchObject({ reason: 'wrong_code' })
  expect(await giveSecondStep(shop, { token, code: code(), actor })).toMatchObject({
    reason: 'too_many_sign_ins',
    retryAfter: 900,
  })
  shop.clock.advance(STAFF_CODE_LIMIT.minutes * MINUTE)
  expect(await giveSecondStep(shop, { token: await waiting(), code: code(), actor })).toMatchObject({ ok: true })
})

test('each recovery code works once, however it is typed', async () => {
  const [first = ''] = owner.recoveryCodes
  expect(owner.recoveryCodes).toHaveLength(10)
  const typed = ` ${first.replace('-', ' ').toUpperCase()}`
  expect(await giveSecondStep(shop, { token: await waiting(), code: typed, actor })).toMatchObject({ ok: true })
  expect(await giveSecondStep(shop, { token: await waiting(), code: first, actor })).toMatchObject({ reason: 'wrong_code' })
  expect((await listStaff(shop)).find(({ email }) => email === owner.email)).toMatchObject({ recoveryCodes: 9 })
})

test('a sign-in that was begun is over after its time', async () => {
  const token = await waiting()
  shop.clock.advance(STAFF_LINK_MS.second_step)
  expect(await giveSecondStep(shop, { token, code: code(), actor })).toEqual({ ok: false, reason: 'sign_in_over' })
})

test('a session ends without use, at its longest time, and by signing out', async () => {
  const session = async () => {
    const begun = await giveSecondStep(shop, { token: await waiting(), code: code(), actor })
    if (!begun.ok) throw new Error(begun.reason)
    return begun.token
  }
  const idle = await session()
  shop.clock.advance(STAFF_SESSION_IDLE_MS)
  expect(await readStaffSession(shop, idle)).toBeNull()
  const used = await session()
  for (let at = 0; at < STAFF_SESSION_MAX_MS; at += STAFF_SESSION_IDLE_MS / 2) {
    expect(await readStaffSession(shop, used)).not.toBeNull()
    shop.clock.advance(STAFF_SESSION_IDLE_MS / 2)
  }
  expect(await readStaffSession(shop, used)).toBeNull()
  const ended = await session()
  await signOutStaff(shop, ended)
  expect(await readStaffSession(shop, ended)).toBeNull()
})

test('a confirmation gives the session another token; the former one no longer works', async () => {
  const begun = await giveSecondStep(shop, { token: await waiting(), code: code(), actor })
  if (!begun.ok) throw new Error(begun.reason)
  const before = (await readStaffSession(shop, begun.token))!
  shop.clock.advance(MINUTE)
  const confirmed = await confirmStaffSession(shop, before, code())
  if (!confirmed.ok) throw new Error(confirmed.reason)
  expect(await readStaffSession(shop, begun.token)).toBeNull()
  expect((await readStaffSession(shop, confirmed.token))?.confirmedAt).toEqual(shop.clock.now())
})

test('the console makes one founder: an earlier link, a used one and one of a shop with an owner make nobody', async () => {
  const fresh = await testShop()
  const form = { firstName: 'Ana', lastName: 'Pop', email: 'ana@exemplu.ro', locale: 'ro' as const }
  const found = (token: string, email = form.email) =>
    foundStaff(fresh, { token, form: { ...form, email }, password: STAFF_PASSWORD, actor })
  const [earlier, later] = [await newSetUpLink(fresh), await newSetUpLink(fresh)]
  expect(await found(earlier!.token)).toEqual({ ok: false, reason: 'token_invalid' })
  expect(await foundStaff(fresh, { token: later!.token, form, password: 'ana@exemplu.ro', actor })).toMatchObject({
    fields: { password: 'password_email' },
  })
  const answers = await Promise.all([found(later!.token), found(later!.token, 'eva@exemplu.ro')])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await newSetUpLink(fresh)).toBeNull()
  expect(await listStaff(fresh)).toHaveLength(1)
})

test('an invitation leads to a password and a second step, once; its mail has the link', async () => {
  const form = { firstName: 'Mihai', lastName: 'Crăciun', email: 'mihai@exemplu.ro', locale: 'hu' as const }
  const invited = await inviteStaff(shop, CONSOLE, { form, role: 'warehouse' })
  if (!invited.ok) throw new Error(invited.reason)
  expect(await inviteStaff(shop, CONSOLE, { form: { ...form, email: 'MIHAI@exemplu.ro' }, role: 'owner' })).toEqual({
    ok: false,
    reason: 'email_taken',
  })
  await runDueJobs(shop, jobHandlers)
  const mail = await shop.db.query
    .selectFrom('mail')
    .select(['text', 'locale'])
    .where('recipient', '=', form.email)
    .executeTakeFirstOrThrow()
  expect(mail.locale).toBe('hu')
  expect(mail.text).toContain(`/admin/invitation#token=${invited.token}`)
  const set = (password: string) => setStaffPassword(shop, { purpose: 'invitation', token: invited.token, password, actor })
  expect(await set('short')).toMatchObject({ fields: { password: 'password_short' } })
  expect(await set(STAFF_PASSWORD)).toMatchObject({ ok: true, next: 'enrol' })
  expect(await set(STAFF_PASSWORD)).toEqual({ ok: false, reason: 'token_invalid' })
})

test('a reset keeps the second step, ends every session, and writes nothing for an unknown address', async () => {
  const { email, token: session } = await staffMember(shop, 'editor')
  await requestStaffReset(shop, 'nobody@exemplu.ro', actor.ip)
  await requestStaffReset(shop, email, actor.ip)
  await runDueJobs(shop, jobHandlers)
  const mails = await shop.db.query.selectFrom('mail').select(['text', 'recipient']).where('kind', '=', 'staff reset').execute()
  expect(mails.map(({ recipient }) => recipient)).toEqual([email])
  const [, token = ''] = /#token=([\w-]{43})/.exec(mails[0]!.text ?? '') ?? []
  const answer = await setStaffPassword(shop, { purpose: 'reset', token, password: 'cinci ouă de gâscă', actor })
  expect(answer).toMatchObject({ ok: true, next: 'second_step' })
  expect(await readStaffSession(shop, session)).toBeNull()
  expect(await passwordStep(email)).toMatchObject({ reason: 'wrong_sign_in' })
})

test('the last owner keeps the role; two who are demoted at the same moment leave one', async () => {
  const alone = await testShop()
  await firstOwner(alone)
  const [first] = await listStaff(alone)
  const demote = (id: string) => changeStaff(alone, CONSOLE, { id, version: null, change: { role: 'editor' }, reason: null })
  expect(await demote(first!.id)).toEqual({ ok: false, reason: 'last_owner' })
  await staffMember(alone, 'owner', 'second@exemplu.ro')
  const both = await Promise.all((await listStaff(alone)).map(({ id }) => demote(id)))
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect((await listStaff(alone)).filter(({ role }) => role === 'owner')).toHaveLength(1)
})

test('a change made to an older version is refused; without a difference nothing is written', async () => {
  const { email, token } = await staffMember(shop, 'warehouse', 'ildiko@exemplu.ro')
  const member = async () => (await listStaff(shop)).find((one) => one.email === email)!
  const { id, version } = await member()
  const change = (at: number, role: 'support' | 'warehouse') =>
    changeStaff(shop, CONSOLE, { id, version: at, change: { role }, reason: 'moved' })
  expect(await change(version, 'warehouse')).toEqual({ ok: true, version })
  expect(await readStaffSession(shop, token)).not.toBeNull()
  expect(await change(version, 'support')).toEqual({ ok: true, version: version + 1 })
  expect(await change(version, 'warehouse')).toEqual({ ok: false, reason: 'staff_changed' })
  expect(await readStaffSession(shop, token)).toBeNull()
  const [entry] = await searchAudit(shop, { object: { kind: 'staff', id }, most: 1 })
  expect(entry).toMatchObject({
    action: 'staff.changed',
    before: { role: 'warehouse' },
    after: { role: 'support' },
    reason: 'moved',
  })
})

test('ids that are none are not found', async () => {
  const notFound = { ok: false, reason: 'staff_not_found' }
  for (const id of ['', 'x', '0'.repeat(36)])
    expect([
      await newLinkForStaff(shop, CONSOLE, id),
      await changeStaff(shop, CONSOLE, { id, version: 1, change: {}, reason: null }),
    ]).toEqual([notFound, notFound])
})

test('a sign-in with another browser is told by mail, one with the same is not', async () => {
  await runDueJobs(shop, jobHandlers)
  const told = async () =>
    (await shop.db.query.selectFrom('mail').select('text').where('kind', '=', 'staff new sign in').execute()).length
  const before = await told()
  const signIn = async (device: string) => {
    shop.clock.advance(MINUTE)
    await giveSecondStep(shop, { token: await waiting(), code: code(), actor: { ...actor, device } })
    await runDueJobs(shop, jobHandlers)
  }
  await signIn('Firefox, Linux')
  expect(await told()).toBe(before)
  await signIn('Safari, iOS')
  expect(await told()).toBe(before + 1)
  await signIn('Safari, iOS')
  expect(await told()).toBe(before + 1)
})

test('nothing of this was an error of the shop', () => {
  expect(shop.errors).toEqual([])
})
