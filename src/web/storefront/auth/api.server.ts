/** The shop's own endpoints of accounts: registration, links of mails, password, address, sessions. JSON; refusals are problems. */
import { confirmNewsletter } from '#services/customers/consents.ts'
import { confirmEmailChange, requestEmailChange } from '#services/customers/change-email.ts'
import { changePassword } from '#services/customers/change-password.ts'
import { registerCustomer } from '#services/customers/register.ts'
import { forgotPassword, resetPassword } from '#services/customers/reset-password.ts'
import { endOtherSessions, endSession, listSessions } from '#services/customers/sessions.ts'
import { resendVerification, verifyEmail } from '#services/customers/verify-email.ts'
import type { LimitRefusal } from '#services/limits/limits.ts'
import { json, problem, readJson, tooMany, type ApiRoute } from '#web/http/api/endpoint.ts'
import {
  doneAnswer,
  emailChangeRequest,
  emailRequest,
  endedAnswer,
  endSessionRequest,
  passwordRequest,
  registerRequest,
  newsletterRequest,
  resetRequest,
  sentAnswer,
  sessionsAnswer,
  tokenRequest,
  verifiedAnswer,
} from '#web/schema/auth.ts'
import { z } from 'zod'
import { withCookies } from './auth-answers.server.ts'
import { browserCookie, browserOf, sessionCookie } from './auth-cookies.server.ts'
import { routes as ofPasskeys } from './passkeys.server.ts'

type Refusal =
  | { ok: false; reason: 'validation_failed'; fields: Record<string, string> }
  | { ok: false; reason: 'token_invalid' }
  | { ok: false; reason: 'confirmation_required' }
  | LimitRefusal<string>

function refused(refusal: Refusal): Response {
  if ('fields' in refusal) return problem(422, refusal.reason, { fields: refusal.fields })
  if ('retryAfter' in refusal) return tooMany(refusal)
  return refusal.reason === 'confirmation_required' ? problem(403, refusal.reason) : problem(410, refusal.reason)
}

/** The same bytes for every address. */
const sent = () => json({ sent: true }, { status: 202 })

const ofMails: ApiRoute[] = [
  {
    method: 'POST',
    path: '/api/auth/register',
    guard: 'public',
    describe: {
      summary: 'Make an account; the same answer for every address',
      body: registerRequest,
      answers: { 202: sentAnswer },
      refusals: [422, 429],
    },
    async handler({ shop, request, ip }) {
      const answer = await registerCustomer(shop, await readJson(request, registerRequest), ip)
      return answer.ok ? sent() : refused(answer)
    },
  },
  {
    method: 'POST',
    path: '/api/auth/verify',
    guard: 'public',
    describe: {
      summary: 'Verify an address by the token of a mail',
      body: tokenRequest,
      answers: { 200: verifiedAnswer },
      refusals: [410, 429],
    },
    async handler({ shop, request, ip }) {
      const answer = await verifyEmail(shop, { ...(await readJson(request, tokenRequest)), ip })
      return answer.ok ? json({ email: answer.email }) : refused(answer)
    },
  },
  {
    method: 'POST',
    path: '/api/auth/verify/resend',
    guard: 'public',
    describe: { summary: 'Send the link again', body: emailRequest, answers: { 202: sentAnswer }, refusals: [429] },
    async handler({ shop, request, ip }) {
      const answer = await resendVerification(shop, (await readJson(request, emailRequest)).email, ip)
      return answer.ok ? sent() : refused(answer)
    },
  },
  {
    method: 'POST',
    path: '/api/auth/forgot',
    guard: 'public',
    describe: { summary: 'Send a link for a new password', body: emailRequest, answers: { 202: sentAnswer }, refusals: [429] },
    async handler({ shop, request, ip }) {
      const answer = await forgotPassword(shop, (await readJson(request, emailRequest)).email, ip)
      return answer.ok ? sent() : refused(answer)
    },
  },
  {
    method: 'POST',
    path: '/api/auth/reset',
    guard: 'public',
    describe: {
      summary: 'Set a new password by the token of a mail',
      body: resetRequest,
      answers: { 200: doneAnswer },
      refusals: [410, 422, 429],
    },
    async handler({ shop, request, ip }) {
      const reset = await readJson(request, resetRequest)
      const answer = await resetPassword(shop, { ...reset, browser: browserOf(shop, request), ip })
      if (!answer.ok) return refused(answer)
      return withCookies(json({ done: true }), [sessionCookie(shop, null), browserCookie(shop, answer.browserToken)])
    },
  },
  {
    method: 'POST',
    path: '/api/auth/email/confirm',
    guard: 'public',
    describe: {
      summary: 'Confirm a changed address by the token of a mail',
      body: tokenRequest,
      answers: { 200: verifiedAnswer },
      refusals: [410, 429],
    },
    async handler({ shop, request, ip }) {
      const answer = await confirmEmailChange(shop, { ...(await readJson(request, tokenRequest)), ip })
      return answer.ok ? json({ email: answer.email }) : refused(answer)
    },
  },
  {
    method: 'POST',
    path: '/api/newsletter/confirm',
    guard: 'public',
    describe: {
      summary: 'Confirm the newsletter by the token of a mail',
      body: newsletterRequest,
      answers: { 200: doneAnswer },
      refusals: [410, 429],
    },
    async handler({ shop, request, ip }) {
      const answer = await confirmNewsletter(shop, { ...(await readJson(request, newsletterRequest)), ip })
      return answer.ok ? json({ done: true }) : refused(answer)
    },
  },
]

const ofCustomers: ApiRoute[] = [
  {
    method: 'POST',
    path: '/api/auth/password',
    guard: 'customer',
    describe: {
      summary: 'Change the password; other sessions end',
      body: passwordRequest,
      answers: { 200: doneAnswer },
      refusals: [422, 429],
    },
    async handler({ shop, request, customer }) {
      const answer = await changePassword(shop, customer, await readJson(request, passwordRequest))
      if (!answer.ok) return refused(answer)
      const { token } = answer
      return withCookies(json({ done: true }), [sessionCookie(shop, { token, expiresAt: customer.expiresAt })])
    },
  },
  {
    method: 'POST',
    path: '/api/auth/email',
    guard: 'customer',
    describe: {
      summary: 'Change the address: a link goes to the new one; without a password the session was confirmed a short time ago',
      body: emailChangeRequest,
      answers: { 202: sentAnswer },
      refusals: [403, 422, 429],
    },
    async handler({ shop, request, customer }) {
      const answer = await requestEmailChange(shop, customer, await readJson(request, emailChangeRequest))
      return answer.ok ? sent() : refused(answer)
    },
  },
  {
    method: 'GET',
    path: '/api/auth/sessions',
    guard: 'customer',
    describe: { summary: 'The sessions of the customer', answers: { 200: sessionsAnswer } },
    async handler({ shop, customer }) {
      const sessions = await listSessions(shop, customer.id)
      return json({ sessions: sessions.map((one) => ({ ...one, isCurrent: one.id === customer.sessionId })) })
    },
  },
  {
    method: 'POST',
    path: '/api/auth/sessions/end',
    guard: 'customer',
    describe: { summary: 'End one session of the customer', body: endSessionRequest, answers: { 200: endedAnswer } },
    async handler({ shop, request, customer }) {
      const { id } = await readJson(request, endSessionRequest)
      return json({ ended: (await endSession(shop, customer.id, id)) ? 1 : 0 })
    },
  },
  {
    method: 'POST',
    path: '/api/auth/sessions/end-others',
    guard: 'customer',
    describe: { summary: 'End all other sessions of the customer', body: z.strictObject({}), answers: { 200: endedAnswer } },
    async handler({ shop, request, customer }) {
      await readJson(request, z.strictObject({}))
      return json({ ended: await endOtherSessions(shop, customer) })
    },
  },
]

export const routes: ApiRoute[] = [...ofMails, ...ofCustomers, ...ofPasskeys]
