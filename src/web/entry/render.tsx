/** The render bundle: pages to markup, without a database, a clock or a request. */
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MARKETS, type Locale } from '#domain/market/market.ts'
import { inLocale } from '#messages/text.ts'
import { App } from '#web/app/app.tsx'
import { NotFound } from '#web/app/not-found.tsx'
import { modules } from './pages.ts'
import { Footer, SlimFooter, type FooterData } from '#web/storefront/layout/footer.tsx'
import { loadParts } from '#web/app/parts.ts'
import { isPayload, type ShellData } from '#web/app/payload.ts'
import type { View } from '#web/app/view.ts'
import type { RenderInput, RenderPage } from '#web/http/bundle.ts'
import { ROUTES, type PageName, type Route } from '#web/routes.ts'
import { MarketProvider } from '#web/ui/market.tsx'

const namesOf = async (list: keyof typeof modules.parts): Promise<string[]> => Object.keys((await modules.parts[list]()).parts)

/** Loads the code of all pages. Returns what renders one: the markup of `<div id="app">`. */
export async function openPages(shells: Record<Locale, ShellData>): Promise<RenderPage> {
  const parts = await loadParts(modules.parts, { live: await namesOf('live'), still: await namesOf('still') })
  const views = new Map<PageName, View>()
  for (const { page, layout } of ROUTES) {
    const { Header } = await modules.layouts[layout]()
    const { Component: Page } = await modules.pages[page]()
    views.set(page, { page, layout, Header, Page, parts })
  }
  return (input) =>
    inLocale(input.locale, () => renderPage({ view: views.get(input.route)!, input, shell: shells[input.locale] }))
}

function renderPage({ view, input, shell }: { view: View; input: RenderInput; shell: ShellData }): string {
  const { locale, path, page } = input
  const whole: View = { ...view, ...(isPayload(page) ? { payload: page } : { error: page, NotFound }) }
  return renderToString(<App view={whole} path={path} market={MARKETS[locale]} shell={shell} {...modules} />)
}

/** Returns the footers of a market: the same for every page of a layout, not hydrated. */
export function renderFooters(at: Locale, data: FooterData): Record<Route['layout'], string> {
  const markup = (footer: ReactNode) =>
    inLocale(at, () => renderToString(<MarketProvider value={MARKETS[at]}>{footer}</MarketProvider>))
  return {
    default: markup(<Footer {...data} />),
    checkout: markup(<SlimFooter {...data} />),
    auth: markup(<SlimFooter {...data} beside />),
  }
}
