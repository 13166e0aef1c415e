/** What a page wears: its layout, and which header, footer and style sheets belong to it. */
import { isDark, type Layout } from '#domain/content/layout.ts'
import type { Route } from '#web/routes.ts'

/** The code of a header; every layout has one of them. */
export type HeaderName = Route['layout'] | 'promo'

/** A footer, rendered once for each market. `dark`: the default one on a dark ground. */
export type FooterName = HeaderName | 'dark'

export interface Look {
  layout: Layout
  header: HeaderName
  footer: FooterName
}

/** Returns the look of a page. `own`: the layout that the page itself has chosen. */
export function lookOf(route: Pick<Route, 'layout' | 'cache'>, own?: Layout): Look {
  if (route.layout !== 'default') return { layout: 'default', header: route.layout, footer: route.layout }
  const layout = own ?? 'default'
  if (layout === 'promo') return { layout, header: 'promo', footer: 'promo' }
  return { layout, header: 'default', footer: isDark(layout) ? 'dark' : 'default' }
}

/** Returns the name of a look, by which a browser notices that the next page has another; undefined for the default one. */
export const nameOf = ({ layout }: Look): string | undefined => (layout === 'default' ? undefined : layout)
