/** Endpoints of the people of the staff and of one's own sessions (D-64). */
import { ACTIONS, grantOf, ROLES } from '#domain/staff/roles.ts'
import { changeStaff, inviteStaff, listStaff, newLinkForStaff, type ListedMember } from '#services/staff/manage-staff.ts'
import { endOtherStaffSessions, endStaffSession, listSessionsOfStaff } from '#services/staff/staff-sessions.ts'
import { chooseLanguage } from '#services/staff/own-language.ts'
import { json, problem, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import {
  changedAnswer,
  changeRequest,
  doneAnswer,
  endedAnswer,
  inviteRequest,
  languageAnswer,
  languageRequest,
  nothing,
  staffListAnswer,
  staffSessionsAnswer,
  type MemberView,
} from '#admin/schema/staff.ts'

const memberView = ({ disabledAt, lastSeenAt, createdAt: _, ...member }: ListedMember): MemberView => ({
  ...member,
  isActive: disabledAt === null,
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
})

const permissions = () =>
  ACTIONS.map((action) => ({ action, grants: Object.fromEntries(ROLES.map((role) => [role, grantOf(role, action)])) }))

const REFUSALS = { staff_not_found: 404, staff_changed: 409, last_owner: 422, email_taken: 422 } as const

const ofStaff: ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/staff',
    guard: 'staff',
    action: 'staff.read',
    describe: { summary: 'Everybody on the staff, and what each role may do', answers: { 200: staffListAnswer } },
    handler: async ({ shop }) => json({ members: (await listStaff(shop)).map(memberView), permissions: permissions() }),
  },
  {
    method: 'POST',
    path: '/admin/api/staff',
    guard: 'staff',
    action: 'staff.manage',
    describe: { summary: 'Invite a person by mail', body: inviteRequest, answers: { 201: doneAnswer }, refusals: [422] },
    async handler({ shop, request, actor }) {
      const { role, ...form } = await readJson(request, inviteRequest)
      const answer = await inviteStaff(shop, actor, { form, role })
      if (answer.ok) return json({ done: true }, { status: 201 })
      return problem(422, answer.reason, 'fields' in answer ? { fields: { ...answer.fields } } : {})
    },
  },
  {
    method: 'PATCH',
    path: '/admin/api/staff/:id',
    guard: 'staff',
    action: 'staff.manage',
    describe: {
      summary: 'Change the role of a person, stop or allow their sign-in, or remove a lost second step',
      body: changeRequest,
      answers: { 200: changedAnswer },
      refusals: [404, 409, 422],
    },
    async handler({ shop, request, params: { id = '' }, actor }) {
      const { version, reason, ...change } = await readJson(request, changeRequest)
      const answer = await changeStaff(shop, actor, { id, version, change, reason: reason.trim() || null })
      return answer.ok ? json({ version: answer.version }) : problem(REFUSALS[answer.reason], answer.reason)
    },
  },
  {
    method: 'POST',
    path: '/admin/api/staff/:id/link',
    guard: 'staff',
    action: 'staff.manage',
    describe: {
      summary: 'Mail a person a new link to a password',
      body: nothing,
      answers: { 200: doneAnswer },
      refusals: [404],
    },
    async handler({ shop, request, params: { id = '' }, actor }) {
      await readJson(request, nothing)
      const answer = await newLinkForStaff(shop, actor, id)
      return answer.ok ? json({ done: true }) : problem(404, answer.reason)
    },
  },
]

const ofOneself: ApiRoute[] = [
  {
    method: 'PUT',
    path: '/admin/api/language',
    guard: 'staff',
    action: null,
    describe: {
      summary: 'Choose the language of the back office for this person, on every device',
      body: languageRequest,
      answers: { 200: languageAnswer },
    },
    async handler({ shop, request, actor, staff }) {
      const { locale } = await readJson(request, languageRequest)
      return json({ locale, entries: await chooseLanguage(shop, { ...actor, staffId: staff.id }, locale) })
    },
  },
]

const ofSessions: ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/sessions',
    guard: 'staff',
    action: null,
    describe: { summary: 'Browsers in which this person is signed in', answers: { 200: staffSessionsAnswer } },
    async handler({ shop, staff }) {
      const sessions = await listSessionsOfStaff(shop, staff.id)
      const shown = sessions.map(({ id, browser, createdAt, lastUsedAt }) => ({
        id,
        browser,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isThis: id === staff.sessionId,
      }))
      return json({ sessions: shown })
    },
  },
  {
    method: 'DELETE',
    path: '/admin/api/sessions/:id',
    guard: 'staff',
    action: null,
    describe: { summary: 'End one session of this person', body: nothing, answers: { 200: endedAnswer }, refusals: [404] },
    async handler({ shop, request, params: { id = '' }, staff }) {
      await readJson(request, nothing)
      return (await endStaffSession(shop, staff.id, id)) ? json({ ended: 1 }) : problem(404, 'session_not_found')
    },
  },
  {
    method: 'DELETE',
    path: '/admin/api/sessions',
    guard: 'staff',
    action: null,
    describe: { summary: 'End all sessions of this person but this one', body: nothing, answers: { 200: endedAnswer } },
    async handler({ shop, request, staff }) {
      await readJson(request, nothing)
      return json({ ended: await endOtherStaffSessions(shop, staff) })
    },
  },
]

export const routes: readonly ApiRoute[] = [...ofStaff, ...ofOneself, ...ofSessions]
