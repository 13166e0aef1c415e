/** The frame of every page of a market, cached until its tags are purged. */
import { perLocale, type Locale } from '#domain/market/market.ts'
import { testShop } from '#messages/shell.ts'
import type { ShopFront } from '#domain/content/frame-content.ts'
import type { Shop } from '#services/shop.ts'
import type { ShellData } from '#web/app/payload.ts'
import type { Renderer, RenderPage } from '#web/http/bundle.ts'
import { withLocale } from '#web/http/locale.ts'
import { isDark, type Layout } from '#domain/content/layout.ts'
import type { FooterName } from '#web/app/look.ts'
import type { PageSource } from './page-source.ts'

export interface Frame {
  readonly front: ShopFront
  /** Returns the data of a market's header in a layout. */
  shellOf(locale: Locale, layout: Layout): ShellData
  /** Markup of each footer. */
  readonly footers: Record<Locale, Record<FooterName, string>>
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
  const renderPage = await renderer.openPages()
  return {
    get front() {
      return current.front
    },
    shellOf(locale, layout) {
      const shell = current.shells[locale]
      const { logoOnDark } = current.front.merchant
      return isDark(layout) && logoOnDark ? { ...shell, brand: { ...shell.brand, logo: logoOnDark } } : shell
    },
    get footers() {
      return current.footers
    },
    renderPage,
    notices: perLocale((locale) => (shop.config.isTestShop ? withLocale(locale, testShop) : null)),
    async refresh() {
      const next = await read()
      const isSame = JSON.stringify([next.shells, next.footers]) === JSON.stringify([current.shells, current.footers])
      current = next
      return !isSame
    },
  }
}
