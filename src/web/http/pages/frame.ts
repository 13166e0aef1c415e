/** The frame of every page of a market, cached until its tags are purged. */
import { perLocale, type Locale } from '#domain/market/market.ts'
import { testShop } from '#messages/shell.ts'
import type { ShopFront } from '#services/content/shop-front.ts'
import type { Shop } from '#services/shop.ts'
import type { ShellData } from '#web/app/payload.ts'
import type { Renderer, RenderPage } from '#web/http/bundle.ts'
import { withLocale } from '#web/http/locale.ts'
import type { Route } from '#web/routes.ts'
import type { PageSource } from './page-source.ts'

export interface Frame {
  readonly front: ShopFront
  readonly shells: Record<Locale, ShellData>
  /** Markup of the footer of each layout. */
  readonly footers: Record<Locale, Record<Route['layout'], string>>
  /** Text above every page of a test shop; null in a real one. */
  readonly notices: Record<Locale, string | null>
  /** Renders a page in this frame. */
  readonly renderPage: RenderPage
  /** Reads the frame again. Returns whether it differs from before. */
  refresh(): Promise<boolean>
}

/** Returns the frame, read for the first time. */
export async function openFrame(shop: Shop, renderer: Renderer, { readFrame }: Pick<PageSource, 'readFrame'>): Promise<Frame> {
  async function read() {
    const { front, shells, footers } = await readFrame(shop)
    return { front, shells, footers: perLocale((locale) => renderer.renderFooters(locale, footers[locale])) }
  }
  let current = await read()
  let renderPage = await renderer.openPages(current.shells)
  return {
    get front() {
      return current.front
    },
    get shells() {
      return current.shells
    },
    get footers() {
      return current.footers
    },
    get renderPage() {
      return renderPage
    },
    notices: perLocale((locale) => (shop.config.isTestShop ? withLocale(locale, testShop) : null)),
    async refresh() {
      const next = await read()
      const isSame = JSON.stringify([next.shells, next.footers]) === JSON.stringify([current.shells, current.footers])
      if (!isSame) renderPage = await renderer.openPages(next.shells)
      current = next
      return !isSame
    },
  }
}
