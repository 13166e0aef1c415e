/** The address of a comparison: its products are named in it, so that it can be sent to somebody. */
import { href, type Market } from '#domain/market/market.ts'

/** @param boot litres of the boot asked for, as they were typed */
export function compareHref(market: Market, products: readonly string[], boot: string | null = null): string {
  const query = new URLSearchParams({
    ...(products.length > 0 && { ids: products.join(',') }),
    ...(boot && { boot }),
  })
  return href(market, '/compare') + (query.size > 0 ? `?${query.toString().replaceAll('%2C', ',')}` : '')
}
