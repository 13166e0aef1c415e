import { expect, test } from 'vitest'
import { goodsIn } from './recalled-goods.ts'

const RATTLE = {
  name: { ro: 'Zornăitoare', hu: 'Csörgő' },
  brand: 'Trapotel',
  items: [{ sku: 'TR-RATTLE-1', barcode: null }],
  maker: { name: 'Trapotel SRL', address: 'Str. Fagului 4, 500001 Brașov, România', email: 'contact@trapotel.example' },
  picture: '',
}

test('the name and the country of the maker are in the language of the reader', () => {
  expect(goodsIn(RATTLE, 'hu')).toEqual({
    name: 'Csörgő',
    brand: 'Trapotel',
    items: RATTLE.items,
    maker: 'Trapotel SRL, Str. Fagului 4, 500001 Brașov, Románia, contact@trapotel.example',
  })
})

test('a language without a name has that of another one, and a product without a maker none', () => {
  expect(goodsIn({ ...RATTLE, maker: null }, 'en')).toMatchObject({ name: 'Zornăitoare', maker: '' })
})
