/** Showrooms with their pages. */
import type { Market } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'
import { readShowroomPages, type ShowroomPage } from '#store/delivery/showrooms.ts'

export type { ShowroomPage }

export const listShowrooms = ({ db }: Pick<Shop, 'db'>): Promise<ShowroomPage[]> => readShowroomPages(db.query)

/** Returns the showroom of an address in a market, null where there is none. */
export const showroomAt = (showrooms: readonly ShowroomPage[], { locale }: Market, slug: string): ShowroomPage | null =>
  showrooms.find(({ page }) => page.slug[locale] === slug) ?? null
