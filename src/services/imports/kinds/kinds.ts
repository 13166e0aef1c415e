/** The kinds of files that come in. */
import type { ImportKind } from '#domain/imports/import-kind.ts'
import { coupons } from './coupons.ts'
import { customers } from './customers.ts'
import type { Kind } from './kind.ts'
import { prices } from './prices.ts'
import { products, texts } from './products.ts'
import { redirects } from './redirects.ts'
import { stock } from './stock.ts'

export const KINDS: Record<ImportKind, Kind> = { products, texts, prices, stock, customers, coupons, redirects }
