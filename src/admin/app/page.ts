/** A page of the back office: its address, its name, and who may open it. */
import type { ReactNode } from 'react'
import type { Action } from '#domain/staff/roles.ts'

export interface AdminPage {
  path: string
  title(): string
  /** Null for a page that everybody may open. */
  action: Action | null
  Page(): ReactNode
}
