/** A page of the back office: its address, its name, who may open it, and where the side bar has it. */
import type { ReactNode } from 'react'
import { useOutletContext } from 'react-router'
import type { Action } from '#domain/staff/roles.ts'
import type { IconName } from '#admin/ui/icon.tsx'

/** Groups of the side bar, in its order. Pages of `settings` are behind one item; `office` stands apart among them. */
export const GROUPS = ['work', 'goods', 'promotions', 'people', 'content', 'data', 'settings', 'office'] as const
export type Group = (typeof GROUPS)[number]

export interface AdminPage {
  /** May have parameters: '/orders/:number'. */
  path: string
  /** Name in the side bar, in the path above the page and in the window; a record says its own by `useTitle`. */
  title(): string
  /** Null for a page that everybody may open. */
  action: Action | null
  /** Null for a page that is reached from another one: the item of that one is marked. */
  group: Group | null
  icon?: IconName
  /** Path of the page above, where it is not the one whose address this one begins with. */
  parent?: string
  /** Fills the window: only its list or pane scrolls. */
  isFit?: boolean
  /** Returns the component; its chunk is loaded with the first visit. */
  load(): Promise<() => ReactNode>
}

/** What a page gets from the frame around it. */
export interface Frame {
  /** Pages that the person may open. */
  pages: readonly AdminPage[]
  setTitle(title: string | null): void
}

/** Returns the pages that the person may open. */
export const usePages = (): readonly AdminPage[] => useOutletContext<Frame>().pages
