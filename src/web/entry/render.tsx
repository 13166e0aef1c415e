/** The render bundle: pages to markup, without a database, a clock or a request. */
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MARKETS, type Locale } from '#domain/market/market.ts'
import { inLocale } from '#messages/text.ts'
import { App } from '#web/app/app.tsx'
import { NotFound } from '#web/app/not-found.tsx'
import { modules } from './pages.ts'
import { CampaignBar, type CampaignBarData } from '#web/storefront/layout/campaign-bar.tsx'
import { Footer, SlimFooter, type FooterData } from '#web/storefront/layout/footer.tsx'
import { loadParts } from '#web/app/parts.ts'
import type { FooterName, HeaderName } from '#web/app/look.ts'
import { isPayload } from '#web/app/payload.ts'
import type { View } from '#web/app/view.ts'
import type { RenderInput, RenderPage } from '#web/http/bundle.ts'
import { ROUTES, type PageName } from '#web/routes.ts'
import { MarketProvider } from '#web/ui/market.tsx'

const namesOf = async (list: keyof typeof modules.parts): Promise<string[]> => Object.keys((await modules.parts[list]()).parts)

/** Loads the code of all pages. Returns what renders one: the markup of `<div id="app">`. */
export async function openPages(): Promise<RenderPage> {
  const parts = await loadParts(modules.parts, { live: await namesOf('live'), still: await namesOf('still') })
  const views = new Map<PageName, View>()
  for (const { page, layout } of ROUTES) {
    const { Component: Page } = await modules.pages[page]()
    views.set(page, { page, layout, Page, parts })
  }
  const headers = new Map<HeaderName, View['Header']>()
  for (const name of Object.keys(modules.headers) as HeaderName[]) headers.set(name, (await modules.headers[name]()).Header)
  return (input) =>
    inLocale(input.locale, () => renderPage({ ...views.get(input.route)!, Header: headers.get(input.header)! }, input))
}

function renderPage(view: View, { locale, path, page, shell }: RenderInput): string {
  const whole: View = { ...view, ...(isPayload(page) ? { payload: page } : { error: page, NotFound }) }
  return renderToString(<App view={whole} path={path} market={MARKETS[locale]} shell={shell} {...modules} />)
}

/** Returns the footers of a market: each the same on every page that has it, not hydrated. */
export function renderFooters(at: Locale, data: FooterData): Record<FooterName, string> {
  const markup = (footer: ReactNode) =>
    inLocale(at, () => renderToString(<MarketProvider value={MARKETS[at]}>{footer}</MarketProvider>))
  const { logo, logoOnDark = logo } = data.merchant
  const slim = markup(<SlimFooter {...data} />)
  return {
    default: markup(<Footer {...data} />),
    dark: markup(<Footer {...data} merchant={{ ...data.merchant, logo: logoOnDark }} />),
    checkout: slim,
    promo: slim,
    auth: markup(<SlimFooter {...data} beside />),
  }
}

/** Returns the sentence of a campaign above every page of a market, not hydrated. */
export const renderBar = (at: Locale, data: CampaignBarData): string =>
  inLocale(at, () => renderToString(<CampaignBar {...data} />))
