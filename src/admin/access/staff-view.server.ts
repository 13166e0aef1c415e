/** A signed-in person as the back office sees them. */
import { ACTIONS, grantOf } from '#domain/staff/roles.ts'
import { STAFF_CONFIRMATION_MS } from '#domain/staff/staff-session.ts'
import type { SignedInStaff } from '#services/staff/staff-sessions.ts'
import type { StaffView } from '#admin/schema/access.ts'

export const staffView = (staff: SignedInStaff): StaffView => ({
  id: staff.id,
  email: staff.email,
  firstName: staff.firstName,
  lastName: staff.lastName,
  role: staff.role,
  locale: staff.locale,
  actions: ACTIONS.filter((action) => grantOf(staff.role, action) !== null),
  confirmedUntil: new Date(staff.confirmedAt.getTime() + STAFF_CONFIRMATION_MS).toISOString(),
  hasApp: staff.hasApp,
  hasPasskey: staff.hasPasskey,
  expiresAt: staff.expiresAt.toISOString(),
})
