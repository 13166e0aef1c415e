/** Interface between the server and a storefront; `web/entry` composes it, so that this folder does not depend on pages. */
import type { Locale } from '#domain/market/market.ts'
import type { ShopFront } from '#domain/content/frame-content.ts'
import type { Shop } from '#services/shop.ts'
import type { ShellData, ShownNotFound, WrittenNotFound } from '#web/app/payload.ts'
import type { PageName } from '#web/routes.ts'
import type { FrameDrafts, Load, LoadContext } from './page.ts'

/** What surrounds every page. */
export interface FrameData {
  front: ShopFront
  shells: Record<Locale, ShellData>
  notFound: Record<Locale, ShownNotFound>
  /** Data of each market's footer, for the storefront's own renderer. */
  footers: Record<Locale, unknown>
  /** What each campaign says above every page of a market, by its key. */
  bars: Record<Locale, ReadonlyMap<string, unknown>>
}

/** The frame of one page; `footer`: for the storefront's own renderer. */
export interface DraftFrame {
  shell: ShellData
  footer: unknown
}

export interface PageSource {
  /** The load function of each page, by the page's name. */
  loads: Record<PageName, Load<unknown>>
  readFrame(shop: Shop): Promise<FrameData>
  /** Returns what surrounds a page that shows drafts of menu or footer. */
  draftFrame(context: Pick<LoadContext, 'shop' | 'front' | 'market' | 'now'>, drafts: FrameDrafts): DraftFrame
  /** Returns what the merchant has written for addresses without a page; null for nothing. */
  writtenNotFound(context: Pick<LoadContext, 'shop' | 'front' | 'market' | 'now'>): WrittenNotFound | null
}
