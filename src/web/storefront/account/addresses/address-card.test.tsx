import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MARKETS } from '#domain/market/market.ts'
import { MarketProvider } from '#web/ui/market.tsx'
import { AddressCard } from './address-card.tsx'

const ADDRESS = {
  id: '00000000-0000-7000-8000-000000000001',
  firstName: 'Ioana',
  lastName: 'Marinescu',
  phone: '+40 722 418 305',
  address: 'Str. Țepeș Vodă 14',
  city: 'Târgu Mureș',
  county: 'MS',
  zip: '540056',
  country: 'RO',
  personType: 'individual' as const,
  companyName: '',
  vatNumber: '',
  registerNumber: '',
  label: '',
  isDelivery: false,
  isBilling: false,
}
const nothing = () => {}

/** Returns the texts of a card, without its buttons. */
const textsOf = (change: object): string[] =>
  renderToStaticMarkup(
    <MarketProvider value={MARKETS.ro}>
      <AddressCard address={{ ...ADDRESS, ...change }} onNear={nothing} onChange={nothing} onRemove={nothing} />
    </MarketProvider>,
  )
    .replace(/<button.*/s, '')
    .split(/<[^>]*>/)
    .filter(Boolean)

test('a card names the person or the company once: in its heading, or below the name of the address', () => {
  expect(textsOf({}).slice(0, 2)).toEqual(['Ioana Marinescu', '+40 722 418 305'])
  expect(textsOf({ label: 'Acasă' }).slice(0, 2)).toEqual(['Acasă', 'Ioana Marinescu, +40 722 418 305'])
  const company = { personType: 'company', companyName: 'Atelier Păpădie SRL', vatNumber: 'RO18547290', phone: '' }
  expect(textsOf(company)).toContain('RO18547290')
  expect(textsOf(company).filter((text) => text.includes('Păpădie'))).toHaveLength(1)
})
