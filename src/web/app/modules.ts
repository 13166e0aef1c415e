/** The code passed to the shell: pages, layouts and dialogs, composed in `web/entry` so that the shell imports none of them. */
import type { ComponentType } from 'react'
import type { PageName } from '#web/routes.ts'
import type { HeaderName } from './look.ts'
import type { HeaderProps } from './payload.ts'

export interface PageModule {
  // oxlint-disable-next-line typescript/no-explicit-any -- each page knows its own data; its load has the same type
  Component: ComponentType<{ data: any }>
}

export interface LayoutModule {
  Header: ComponentType<HeaderProps>
}

export interface PartModule {
  // oxlint-disable-next-line typescript/no-explicit-any -- each part knows its own data
  default: ComponentType<any>
}

/** Parts that the data of a page chooses, such as the blocks of its content. */
export type Parts = Record<string, () => Promise<PartModule>>

/** `live`: parts that do something in a browser; `still`: those that are markup alone. */
export type PartLists = Record<'live' | 'still', () => Promise<{ parts: Parts }>>

export type Pages = Record<PageName, () => Promise<PageModule>>

export interface AppModules {
  /** The code of each page, a chunk of its own. */
  pages: Pages
  /** The code of each header, a chunk too. */
  headers: Record<HeaderName, () => Promise<LayoutModule>>
  /** The code of each part, a chunk too, in two lists that are loaded when one of them is wanted. */
  parts: PartLists
  /** Dialogs over every page. */
  Floating: ComponentType<FloatingProps>
}

export interface FloatingProps extends Pick<HeaderProps, 'page' | 'alternates'> {
  /** Path of the page with the market's prefix. */
  path: string
  /** Whether there is a page, and not the reason why there is none. */
  isFound: boolean
}
