import { expect, test } from 'vitest'
import { CURRENCIES } from '#domain/market/market.ts'
import { itemView } from './get-skus.server.ts'

const item = { id: '1', name: 'Body', vendor: '3', tags: [], max: 5, virtual: false, isBundle: false, skus: [] }

test('an item is on sale by the requested currency alone (D-11)', () => {
  for (const reduced of CURRENCIES) {
    const priceIn = (currency: string) => ({ mrp: 1000, catalogPrice: currency === reduced ? 900 : 1000 })
    const prices = { RON: priceIn('RON'), EUR: priceIn('EUR'), HUF: priceIn('HUF') }
    for (const asked of CURRENCIES) expect(itemView({ ...item, prices }, asked).on_sale).toBe(asked === reduced)
  }
})
