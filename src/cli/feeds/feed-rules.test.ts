import { expect, test } from 'vitest'
import { feedFaults, itemFaults } from './feed-rules.ts'

const good: Record<string, string> = {
  id: '100',
  title: 'Ghete, EU 24',
  description: 'Calde.',
  link: 'https://shop.example/p/ghete',
  image_link: 'https://shop.example/feed-art/ghete.jpg',
  availability: 'in_stock',
  condition: 'new',
  price: '80.00 RON',
  brand: 'Vulpe',
  identifier_exists: 'no',
  shipping_weight: '300 g',
  gender: 'unisex',
  age_group: 'toddler',
  size: 'EU 24',
  color: 'maro',
}
const item = (change: Record<string, string> = {}) => {
  const fields: Record<string, string> = { ...good, ...change }
  return (name: string) => fields[name] ?? ''
}

test('an item that has everything is taken', () => {
  expect(itemFaults(item())).toEqual([])
  expect(itemFaults(item({ gender: '', age_group: '', size: '', color: '' }))).toEqual([])
})

test.each([
  [{ brand: '' }, 'has no brand'],
  [{ age_group: '' }, 'is worn and has no age_group'],
  [{ gender: '', size_system: 'EU', color: '' }, 'is worn and has no color'],
  [{ age_group: 'baby' }, 'has the age_group baby'],
  [{ title: 'x'.repeat(151) }, 'has a longer title than 150'],
  [{ price: '80 RON' }, 'has the price 80 RON'],
  [{ price: '0.00 RON' }, 'has the price 0.00 RON'],
  [{ sale_price: '80.00 RON' }, 'has a sale_price that is not below its price'],
  [{ link: '/p/ghete' }, 'has a link that is no address'],
  [{ gtin: '5941234567890', identifier_exists: '' }, 'has the gtin 5941234567890'],
  [{ identifier_exists: '' }, 'has neither a gtin nor identifier_exists no'],
  [{ shipping_weight: '0 g' }, 'has the shipping_weight 0 g'],
])('%j: it %s', (change, fault) => {
  expect(itemFaults(item(change as Record<string, string>))).toEqual([fault])
})

test('an id comes once, and something tells the variants of a group apart', () => {
  const group = { item_group_id: '1' }
  expect(feedFaults([item(), item({ id: '101' }), item({ id: '101' })])).toEqual(['101 comes twice'])
  expect(feedFaults([item(group), item({ ...group, id: '101' }), item({ ...group, id: '102', size: 'EU 25' })])).toEqual([
    '101 is like another of its group',
  ])
})
