/** Endpoints of one's own second steps (D-64): passkeys, and recovery codes on demand. */
import {
  addStaffPasskey,
  listStaffPasskeys,
  offerStaffPasskey,
  removeStaffPasskey,
  renameStaffKey,
} from '#services/staff/passkeys/passkeys.ts'
import { recoveryCodesLeft, renewRecoveryCodes } from '#services/staff/recovery-codes.ts'
import { json, problem, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import { doneAnswer, nothing } from '#admin/schema/staff.ts'
import {
  addedAnswer,
  creationOptionsAnswer,
  newPasskeyRequest,
  passkeyNameRequest,
  recoveryCodesAnswer,
  secondStepsAnswer,
} from '#admin/schema/passkeys.ts'
import { browserSecretOf, challenged, refused } from '#admin/access/answers.server.ts'

const ofPasskeys: ApiRoute[] = [
  {
    method: 'POST',
    path: '/admin/api/passkeys/options',
    guard: 'staff',
    action: null,
    needsConfirmation: true,
    describe: {
      summary: 'Begin to add a passkey',
      body: nothing,
      answers: { 200: creationOptionsAnswer },
      refusals: [409, 429],
    },
    async handler(context) {
      await readJson(context.request, nothing)
      return challenged(context, (browser) => offerStaffPasskey(context.shop, context.staff, browser))
    },
  },
  {
    method: 'POST',
    path: '/admin/api/passkeys',
    guard: 'staff',
    action: null,
    needsConfirmation: true,
    describe: {
      summary: 'Add the passkey that the browser made',
      body: newPasskeyRequest,
      answers: { 201: addedAnswer },
      refusals: [409, 410, 422],
    },
    async handler(context) {
      const { shop, staff, actor, request } = context
      const answer = await readJson(request, newPasskeyRequest)
      const added = await addStaffPasskey(shop, { answer, browserSecret: browserSecretOf(context), staff, actor })
      return added.ok ? json({ id: added.id }, { status: 201 }) : refused(added)
    },
  },
  {
    method: 'PUT',
    path: '/admin/api/passkeys/:id',
    guard: 'staff',
    action: null,
    describe: { summary: 'Rename a passkey', body: passkeyNameRequest, answers: { 200: doneAnswer }, refusals: [404, 422] },
    async handler({ shop, staff, actor, request, params: { id = '' } }) {
      const { name: typed } = await readJson(request, passkeyNameRequest)
      const renamed = await renameStaffKey(shop, { staff, actor, id, typed })
      return renamed.ok ? json({ done: true }) : refused(renamed)
    },
  },
  {
    method: 'DELETE',
    path: '/admin/api/passkeys/:id',
    guard: 'staff',
    action: null,
    needsConfirmation: true,
    describe: { summary: 'Remove a passkey', body: nothing, answers: { 200: doneAnswer }, refusals: [404, 422] },
    async handler({ shop, staff, actor, request, params: { id = '' } }) {
      await readJson(request, nothing)
      const removed = await removeStaffPasskey(shop, { staff, actor, id })
      return removed.ok ? json({ done: true }) : refused(removed)
    },
  },
]

const ofSecondSteps: ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/second-steps',
    guard: 'staff',
    action: null,
    describe: { summary: 'Second steps of this person', answers: { 200: secondStepsAnswer } },
    async handler({ shop, staff }) {
      const passkeys = (await listStaffPasskeys(shop, staff.id)).map(({ createdAt, lastUsedAt, ...passkey }) => ({
        ...passkey,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      }))
      return json({ hasApp: staff.hasApp, passkeys, recoveryCodes: await recoveryCodesLeft(shop, staff.id) })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/recovery-codes',
    guard: 'staff',
    action: null,
    needsConfirmation: true,
    describe: {
      summary: 'Get new recovery codes; the former ones no longer work',
      body: nothing,
      answers: { 200: recoveryCodesAnswer },
    },
    async handler({ shop, staff, actor, request }) {
      await readJson(request, nothing)
      const recoveryCodes = await renewRecoveryCodes(shop, staff.id, actor)
      return recoveryCodes ? json({ recoveryCodes }) : problem(401, 'staff_session_required')
    },
  },
]

export const routes: readonly ApiRoute[] = [...ofPasskeys, ...ofSecondSteps]
