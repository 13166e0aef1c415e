import type { ComponentType } from 'react'
import type { NavItem, PayloadHead } from '#web/payload.ts'
import type { Route } from '#web/routes.ts'

/** What stands at the head of every page of a layout. */
export interface HeaderProps {
  /** The route's name. */
  page: string
  nav: NavItem[]
  /** Address of the page in each market where it exists. */
  alternates: PayloadHead['alternates']
}

interface LayoutModule {
  Header: ComponentType<HeaderProps>
}

/** Each layout's own code, a chunk of its own. */
export const layouts: Record<Route['layout'], () => Promise<LayoutModule>> = {
  default: () => import('#web/layouts/header.tsx'),
  checkout: () => import('#web/layouts/checkout-header.tsx'),
}
