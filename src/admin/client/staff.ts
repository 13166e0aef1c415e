/** The person who is signed in. */
import { createContext, useContext } from 'react'
import type { Action } from '#domain/staff/roles.ts'
import type { StaffView } from '#admin/schema/access.ts'

export const StaffContext = createContext<StaffView | null>(null)

/** Returns who is signed in; only below the frame of the back office. */
export function useStaff(): StaffView {
  const staff = useContext(StaffContext)
  if (!staff) throw new Error('nobody is signed in here')
  return staff
}

/** Returns whether the person's role may do an action. The server decides again. */
export const mayDo = (staff: StaffView, action: Action): boolean => staff.actions.includes(action)
