/** Endpoints of passkeys as a way into the back office (D-64): sign-in, second step, its set-up, confirmation. */
import { enrolPasskey, offerEnrolment } from '#services/staff/passkeys/passkeys.ts'
import {
  askForSecondStep,
  askForStaffPasskey,
  askToConfirm,
  confirmByPasskey,
  giveSecondStepByPasskey,
  signInByPasskey,
} from '#services/staff/passkeys/sign-in.ts'
import { readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import { enrolledAnswer, nothing, signedInAnswer } from '#admin/schema/access.ts'
import { creationOptionsAnswer, newPasskeyRequest, passkeyRequest, requestOptionsAnswer } from '#admin/schema/passkeys.ts'
import { begun, browserSecretOf, challenged, deviceOf, refused, tokenOf } from './answers.server.ts'

const ofSignIn: ApiRoute[] = [
  {
    method: 'POST',
    path: '/admin/api/sign-in/passkey/options',
    guard: 'public',
    describe: {
      summary: 'Begin to sign in with a passkey; the same for everybody',
      body: nothing,
      answers: { 200: requestOptionsAnswer },
      refusals: [429],
    },
    async handler(context) {
      await readJson(context.request, nothing)
      return challenged(context, (browser) => askForStaffPasskey(context.shop, browser))
    },
  },
  {
    method: 'POST',
    path: '/admin/api/sign-in/passkey',
    guard: 'public',
    describe: {
      summary: 'Sign in with a passkey: both steps at once',
      body: passkeyRequest,
      answers: { 200: signedInAnswer },
      refusals: [410, 422, 429],
    },
    async handler(context) {
      const answer = await readJson(context.request, passkeyRequest)
      const given = { answer, browserSecret: browserSecretOf(context), actor: deviceOf(context) }
      const signedIn = await signInByPasskey(context.shop, given)
      return signedIn.ok ? begun(context.shop, signedIn) : refused(signedIn)
    },
  },
  {
    method: 'POST',
    path: '/admin/api/second-step/passkey/options',
    guard: 'public',
    describe: {
      summary: 'Begin to give the second step with a passkey',
      body: nothing,
      answers: { 200: requestOptionsAnswer },
      refusals: [410, 429],
    },
    async handler(context) {
      await readJson(context.request, nothing)
      const token = tokenOf(context, 'staffStep')
      return challenged(context, (browser) => askForSecondStep(context.shop, token, browser))
    },
  },
  {
    method: 'POST',
    path: '/admin/api/second-step/passkey',
    guard: 'public',
    describe: {
      summary: 'Second step with a passkey',
      body: passkeyRequest,
      answers: { 200: signedInAnswer },
      refusals: [410, 422, 429],
    },
    async handler(context) {
      const answer = await readJson(context.request, passkeyRequest)
      const token = tokenOf(context, 'staffStep')
      const given = { token, answer, browserSecret: browserSecretOf(context), actor: deviceOf(context) }
      const signedIn = await giveSecondStepByPasskey(context.shop, given)
      return signedIn.ok ? begun(context.shop, signedIn) : refused(signedIn)
    },
  },
]

const ofEnrolment: ApiRoute[] = [
  {
    method: 'POST',
    path: '/admin/api/enrol/passkey/options',
    guard: 'public',
    describe: {
      summary: 'Begin to set up the second step with a passkey',
      body: nothing,
      answers: { 200: creationOptionsAnswer },
      refusals: [409, 410, 429],
    },
    async handler(context) {
      await readJson(context.request, nothing)
      const token = tokenOf(context, 'staffStep')
      return challenged(context, (browser) => offerEnrolment(context.shop, token, browser))
    },
  },
  {
    method: 'POST',
    path: '/admin/api/enrol/passkey',
    guard: 'public',
    describe: {
      summary: 'Set the second step up by the passkey that the browser made',
      body: newPasskeyRequest,
      answers: { 200: enrolledAnswer },
      refusals: [409, 410, 422],
    },
    async handler(context) {
      const answer = await readJson(context.request, newPasskeyRequest)
      const token = tokenOf(context, 'staffStep')
      const made = { token, answer, browserSecret: browserSecretOf(context), actor: deviceOf(context) }
      const enrolled = await enrolPasskey(context.shop, made)
      return enrolled.ok ? begun(context.shop, enrolled, { recoveryCodes: enrolled.recoveryCodes }) : refused(enrolled)
    },
  },
]

const ofConfirmation: ApiRoute[] = [
  {
    method: 'POST',
    path: '/admin/api/confirm/passkey/options',
    guard: 'staff',
    action: null,
    describe: {
      summary: 'Begin to give the second step again with a passkey',
      body: nothing,
      answers: { 200: requestOptionsAnswer },
      refusals: [429],
    },
    async handler(context) {
      await readJson(context.request, nothing)
      return challenged(context, (browser) => askToConfirm(context.shop, context.staff, browser))
    },
  },
  {
    method: 'POST',
    path: '/admin/api/confirm/passkey',
    guard: 'staff',
    action: null,
    describe: {
      summary: 'Give the second step again with a passkey',
      body: passkeyRequest,
      answers: { 200: signedInAnswer },
      refusals: [410, 422, 429],
    },
    async handler(context) {
      const answer = await readJson(context.request, passkeyRequest)
      const given = { answer, browserSecret: browserSecretOf(context) }
      const confirmed = await confirmByPasskey(context.shop, context.staff, given)
      return confirmed.ok ? begun(context.shop, confirmed) : refused(confirmed)
    },
  },
]

export const routes: readonly ApiRoute[] = [...ofSignIn, ...ofEnrolment, ...ofConfirmation]
