/** Endpoints of the ways into the back office (D-64): first set-up, sign-in with two steps, links, confirmation. */
import { encode } from 'uqr'
import type { Shop } from '#services/shop.ts'
import { enrolTotp, offerTotp } from '#services/staff/enrol.ts'
import { readPasswordLink, requestStaffReset, setStaffPassword } from '#services/staff/reset-password.ts'
import { confirmStaffSession, giveSecondStep, readWaitingSignIn } from '#services/staff/second-step.ts'
import { foundStaff, setUpLinkEnd } from '#services/staff/set-up.ts'
import { signInStaff } from '#services/staff/sign-in.ts'
import { readStaffSession, signOutStaff } from '#services/staff/staff-sessions.ts'
import { json, problem, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import { staffCookie } from '#web/http/visitor/staff-cookies.ts'
import {
  codeRequest,
  doneAnswer,
  enrolledAnswer,
  foundingRequest,
  linkAnswer,
  newPasswordRequest,
  nextAnswer,
  nothing,
  passwordLinkAnswer,
  passwordLinkRequest,
  resetAskRequest,
  sentAnswer,
  sessionAnswer,
  signedInAnswer,
  signInRequest,
  tokenRequest,
  totpOfferAnswer,
  waitingAnswer,
} from '#admin/schema/access.ts'
import { begun, deviceOf, refused, tokenOf } from './answers.server.ts'
import { staffView } from './staff-view.server.ts'

/** Returns JSON with what the sign-in waits for; its token is in a cookie. */
function waits(shop: Shop, { next, token, expiresAt }: { next: string; token: string; expiresAt: Date }): Response {
  const answer = json({ next })
  answer.headers.append('set-cookie', staffCookie(shop, 'staffStep', { token, expiresAt }))
  return answer
}

const ofSession: ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/session',
    guard: 'public',
    describe: { summary: 'Who is signed in, and what a sign-in waits for', answers: { 200: sessionAnswer } },
    async handler(context) {
      const { shop } = context
      const staff = await readStaffSession(shop, tokenOf(context, 'staffSession'))
      if (staff) return json({ staff: staffView(staff), waitsFor: null })
      const step = tokenOf(context, 'staffStep')
      const isWaiting = (await readWaitingSignIn(shop, step)) !== null
      const isEnrolling = !isWaiting && (await offerTotp(shop, step)).ok
      return json({ staff: null, waitsFor: isWaiting ? 'second_step' : isEnrolling ? 'enrol' : null })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/sign-in',
    guard: 'public',
    describe: {
      summary: 'First step: address and password',
      body: signInRequest,
      answers: { 200: nextAnswer },
      refusals: [401, 429],
    },
    async handler({ shop, request, ip }) {
      const answer = await signInStaff(shop, { ...(await readJson(request, signInRequest)), ip })
      return answer.ok ? waits(shop, answer) : refused(answer)
    },
  },
  {
    method: 'GET',
    path: '/admin/api/second-step',
    guard: 'public',
    describe: { summary: 'Whose sign-in waits for the second step', answers: { 200: waitingAnswer }, refusals: [410] },
    async handler(context) {
      const waiting = await readWaitingSignIn(context.shop, tokenOf(context, 'staffStep'))
      return waiting ? json(waiting) : problem(410, 'sign_in_over')
    },
  },
  {
    method: 'POST',
    path: '/admin/api/second-step',
    guard: 'public',
    describe: {
      summary: 'Second step: six digits or a recovery code',
      body: codeRequest,
      answers: { 200: signedInAnswer },
      refusals: [410, 422, 429],
    },
    async handler(context) {
      const { code } = await readJson(context.request, codeRequest)
      const token = tokenOf(context, 'staffStep')
      const answer = await giveSecondStep(context.shop, { token, code, actor: deviceOf(context) })
      return answer.ok ? begun(context.shop, answer) : refused(answer)
    },
  },
  {
    method: 'POST',
    path: '/admin/api/confirm',
    guard: 'staff',
    action: null,
    describe: {
      summary: 'Give the second step again, before money, exports, staff or keys',
      body: codeRequest,
      answers: { 200: signedInAnswer },
      refusals: [410, 422, 429],
    },
    async handler({ shop, request, staff }) {
      const answer = await confirmStaffSession(shop, staff, (await readJson(request, codeRequest)).code)
      return answer.ok ? begun(shop, answer) : refused(answer)
    },
  },
  {
    method: 'POST',
    path: '/admin/api/sign-out',
    guard: 'public',
    describe: { summary: 'End the session', body: nothing, answers: { 200: doneAnswer } },
    async handler(context) {
      await readJson(context.request, nothing)
      await signOutStaff(context.shop, tokenOf(context, 'staffSession'))
      const answer = json({ done: true })
      for (const which of ['staffSession', 'staffStep'] as const)
        answer.headers.append('set-cookie', staffCookie(context.shop, which, null))
      return answer
    },
  },
]

const ofSetUp: ApiRoute[] = [
  {
    method: 'POST',
    path: '/admin/api/set-up/link',
    guard: 'public',
    describe: {
      summary: 'Until when the link of the console is valid',
      body: tokenRequest,
      answers: { 200: linkAnswer },
      refusals: [410],
    },
    async handler({ shop, request }) {
      const end = await setUpLinkEnd(shop, (await readJson(request, tokenRequest)).token)
      return end ? json({ validUntil: end.toISOString() }) : problem(410, 'token_invalid')
    },
  },
  {
    method: 'POST',
    path: '/admin/api/set-up',
    guard: 'public',
    describe: { summary: 'Make the first owner', body: foundingRequest, answers: { 200: nextAnswer }, refusals: [410, 422] },
    async handler(context) {
      const { token, password, ...form } = await readJson(context.request, foundingRequest)
      const answer = await foundStaff(context.shop, { token, password, form, actor: deviceOf(context) })
      return answer.ok ? waits(context.shop, { next: 'enrol', ...answer }) : refused(answer)
    },
  },
  {
    method: 'GET',
    path: '/admin/api/enrol',
    guard: 'public',
    describe: { summary: 'Key of a new authenticator app', answers: { 200: totpOfferAnswer }, refusals: [410] },
    async handler(context) {
      const offer = await offerTotp(context.shop, tokenOf(context, 'staffStep'))
      if (!offer.ok) return refused(offer)
      const { email, key, address } = offer
      const picture = encode(address, { border: 0 }).data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''))
      return json({ email, key: key.replace(/(.{4})(?=.)/g, '$1 '), address, picture })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/enrol',
    guard: 'public',
    describe: {
      summary: 'Set the authenticator app up by its first code',
      body: codeRequest,
      answers: { 200: enrolledAnswer },
      refusals: [410, 422, 429],
    },
    async handler(context) {
      const { code } = await readJson(context.request, codeRequest)
      const token = tokenOf(context, 'staffStep')
      const answer = await enrolTotp(context.shop, { token, code, actor: deviceOf(context) })
      return answer.ok ? begun(context.shop, answer, { recoveryCodes: answer.recoveryCodes }) : refused(answer)
    },
  },
]

const ofPasswords: ApiRoute[] = [
  {
    method: 'POST',
    path: '/admin/api/password/ask',
    guard: 'public',
    describe: {
      summary: 'Ask for a link to a new password; the same answer for every address',
      body: resetAskRequest,
      answers: { 202: sentAnswer },
      refusals: [429],
    },
    async handler({ shop, request, ip }) {
      const answer = await requestStaffReset(shop, (await readJson(request, resetAskRequest)).email, ip)
      return answer.ok ? json({ sent: true }, { status: 202 }) : refused(answer)
    },
  },
  {
    method: 'POST',
    path: '/admin/api/password/link',
    guard: 'public',
    describe: {
      summary: 'Whose password a link sets',
      body: passwordLinkRequest,
      answers: { 200: passwordLinkAnswer },
      refusals: [410],
    },
    async handler({ shop, request }) {
      const { purpose, token } = await readJson(request, passwordLinkRequest)
      const found = await readPasswordLink(shop, purpose, token)
      if (!found) return problem(410, 'token_invalid')
      return json({ email: found.email, firstName: found.firstName, validUntil: found.expiresAt.toISOString() })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/password',
    guard: 'public',
    describe: {
      summary: 'Set a password by a link; the second step follows',
      body: newPasswordRequest,
      answers: { 200: nextAnswer },
      refusals: [410, 422],
    },
    async handler(context) {
      const answer = await setStaffPassword(context.shop, {
        ...(await readJson(context.request, newPasswordRequest)),
        actor: deviceOf(context),
      })
      return answer.ok ? waits(context.shop, answer) : refused(answer)
    },
  },
]

export const routes: readonly ApiRoute[] = [...ofSession, ...ofSetUp, ...ofPasswords]
