/** People of the staff, their sessions and the audit log, on the wire. */
import { z } from 'zod'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { ROLES } from '#domain/staff/roles.ts'
import { locale, moment, textUpTo } from '#web/schema/values.ts'

const text = textUpTo(MAX_FIELD_LENGTH)
const role = z.enum(ROLES)

export const memberAnswer = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role,
  locale,
  isActive: z.boolean(),
  /** False for who was invited and has not chosen a password. */
  isSetUp: z.boolean(),
  hasTotp: z.boolean(),
  passkeys: z.int(),
  /** Recovery codes that were not used. */
  recoveryCodes: z.int(),
  lastSeenAt: moment.nullable(),
  /** Counts changes; sent back with the next one. */
  version: z.int(),
})
export type MemberView = z.infer<typeof memberAnswer>

/** How far a role may do an action: null for not at all. */
const grant = z.union([
  z.literal('always'),
  z.literal('on_approval'),
  z.object({ limit: z.object({ RON: z.int(), EUR: z.int(), HUF: z.int() }) }),
])
export const staffListAnswer = z.object({
  members: z.array(memberAnswer),
  permissions: z.array(z.object({ action: z.string(), grants: z.record(role, grant.nullable()) })),
})
export type StaffListView = z.infer<typeof staffListAnswer>

export const inviteRequest = z.strictObject({ firstName: text, lastName: text, email: text, role, locale })
export const changeRequest = z.strictObject({
  version: z.int().nonnegative(),
  role: role.optional(),
  isActive: z.boolean().optional(),
  removesSecondStep: z.literal(true).optional(),
  reason: text,
})
export const changedAnswer = z.object({ version: z.int() })
export const nothing = z.strictObject({})
export const doneAnswer = z.object({ done: z.literal(true) })

export const languageRequest = z.strictObject({ locale })
export const languageAnswer = z.object({ locale, entries: z.array(z.uuid()) })
export type LanguageChosen = z.infer<typeof languageAnswer>

export const staffSessionsAnswer = z.object({
  sessions: z.array(z.object({ id: z.uuid(), browser: z.string(), createdAt: moment, lastUsedAt: moment, isThis: z.boolean() })),
})
export type StaffSessionsView = z.infer<typeof staffSessionsAnswer>
export const endedAnswer = z.object({ ended: z.int() })
