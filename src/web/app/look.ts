/** What a page wears: its layout, and which header, footer and style sheets belong to it. */
import { isDark, type Layout } from '#domain/content/layout.ts'
import type { Route } from '#web/routes.ts'

/** The code of a header; every layout has one of them. */
export type HeaderName = Route['layout'] | 'promo'

/** A footer, rendered once for each market. `dark`: the default one on a dark ground. */
export type FooterName = HeaderName | 'dark'

/** The campaign that is on, as pages wear it. */
export interface Worn {
  layout: Layout
  /** Differs when what it says differs. */
  mark: string
  /** Markup of its sentence above every page. */
  bar: string
}

export interface Look {
  layout: Layout
  header: HeaderName
  footer: FooterName
  /** The campaign of which the page says something; null for none. */
  worn: Worn | null
  /** Its frame is a draft, which no other page shows. */
  isDraft?: true
}

/** Whether a page of the route may follow what the shop wears. Others are light in every season: checkout, account, sign-in, private pages. */
export const isSeasonal = ({ layout, cache }: Pick<Route, 'layout' | 'cache'>): boolean =>
  layout === 'default' && cache === 'shared'

/** Returns the look of a page. `own`: the layout that the page itself has chosen, which no campaign changes. `worn`: what the shop wears. */
export function lookOf(
  route: Pick<Route, 'layout' | 'cache'>,
  { own, worn }: { own?: Layout | undefined; worn?: Worn | null } = {},
): Look {
  if (route.layout !== 'default') return { layout: 'default', header: route.layout, footer: route.layout, worn: null }
  const season = (isSeasonal(route) && worn) || null
  const layout = own ?? season?.layout ?? 'default'
  if (layout === 'promo') return { layout, header: 'promo', footer: 'promo', worn: null }
  // A page that has chosen the default layout is one of the law: it says nothing of campaigns.
  return { layout, header: 'default', footer: isDark(layout) ? 'dark' : 'default', worn: own === 'default' ? null : season }
}

/** Returns the name of a look, by which a browser notices that the next page has another; undefined for the default one. */
export function nameOf({ layout, worn, isDraft }: Look): string | undefined {
  if (isDraft) return `${layout}.draft`
  if (worn) return `${layout}.${worn.mark}`
  return layout === 'default' ? undefined : layout
}
