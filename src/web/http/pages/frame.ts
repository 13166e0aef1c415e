/** The frame of every page of a market, cached until its tags are purged. */
import { seasonAt, spansOf, type Season, type Span } from '#domain/content/campaign.ts'
import { isDark, type Layout } from '#domain/content/layout.ts'
import { perLocale, type Locale } from '#domain/market/market.ts'
import { testShop } from '#messages/shell.ts'
import type { ShopFront } from '#domain/content/frame-content.ts'
import type { Shop } from '#services/shop.ts'
import type { FooterName, Worn } from '#web/app/look.ts'
import type { ShellData, ShownNotFound } from '#web/app/payload.ts'
import type { Renderer, RenderPage } from '#web/http/bundle.ts'
import { tagOf } from '#web/http/etag.ts'
import { withLocale } from '#web/http/locale.ts'
import type { FrameData, PageSource } from './page-source.ts'

/** What a market wears at a moment. */
export interface WornSeason extends Season {
  worn: Worn | null
}

export interface Frame {
  readonly front: ShopFront
  /** Returns the data of a market's header in a layout. */
  shellOf(locale: Locale, layout: Layout): ShellData
  /** What the page 404 shows in each market. */
  readonly notFound: Record<Locale, ShownNotFound>
  /** Markup of each footer. */
  readonly footers: Record<Locale, Record<FooterName, string>>
  /** Returns what a market wears. No timer takes part: each page asks, and says until when the answer holds. */
  seasonOf(locale: Locale, now: Date): WornSeason
  /** Text above every page of a test shop; null in a real one. */
  readonly notices: Record<Locale, string | null>
  /** Renders a page in this frame. */
  readonly renderPage: RenderPage
  /** Reads the frame again. Returns whether it differs from before. */
  refresh(): Promise<boolean>
}

/** Characters of a mark: two campaigns of one shop do not have the same. */
const MARK_LENGTH = 6

interface Rendered extends Pick<FrameData, 'front' | 'shells' | 'notFound'> {
  footers: Frame['footers']
  spans: Record<Locale, Span[]>
  worn: Record<Locale, Record<string, Worn>>
}

/** Returns what is worn of each campaign in a market, by its key. */
function wornOf(renderer: Renderer, { front, bars }: FrameData, locale: Locale): Record<string, Worn> {
  const worn = front.campaigns.map((campaign): [string, Worn] => {
    const bar = renderer.renderBar(locale, bars[locale].get(campaign.key))
    const mark = tagOf(JSON.stringify([campaign, bar])).slice(0, MARK_LENGTH)
    return [campaign.key, { layout: campaign.layout, mark, bar }]
  })
  return Object.fromEntries(worn)
}

/** Returns the frame, read for the first time. */
export async function openFrame(shop: Shop, renderer: Renderer, { readFrame }: Pick<PageSource, 'readFrame'>): Promise<Frame> {
  async function read(): Promise<Rendered> {
    const data = await readFrame(shop)
    const { front, shells, notFound, footers } = data
    return {
      front,
      shells,
      notFound,
      footers: perLocale((locale) => renderer.renderFooters(locale, footers[locale])),
      spans: perLocale((locale) => spansOf(front.campaigns, locale)),
      worn: perLocale((locale) => wornOf(renderer, data, locale)),
    }
  }
  const shownOf = ({ shells, notFound, footers, spans, worn }: Rendered): string =>
    JSON.stringify([shells, notFound, footers, spans, worn])
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
    get notFound() {
      return current.notFound
    },
    get footers() {
      return current.footers
    },
    seasonOf(locale, now) {
      const season = seasonAt(current.spans[locale], now.getTime())
      return { ...season, worn: (season.campaign && current.worn[locale][season.campaign.key]) ?? null }
    },
    renderPage,
    notices: perLocale((locale) => (shop.config.isTestShop ? withLocale(locale, testShop) : null)),
    async refresh() {
      const next = await read()
      const isSame = shownOf(next) === shownOf(current)
      current = next
      return !isSame
    },
  }
}
