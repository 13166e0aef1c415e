/** Bits of the column `flags`. */
import type { Currency } from '#domain/market/market.ts'

/** Bits of the column `flags`. */
export const NEW = 1
export const ON_SALE: Record<Currency, number> = { RON: 2, EUR: 4, HUF: 8 }
