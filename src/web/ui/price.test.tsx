import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LOCALES, MARKETS } from '#domain/market/market.ts'
import { MarketProvider } from './market.tsx'
import { Price } from './price.tsx'

const shown = (amount: number, market: (typeof MARKETS)['hu']) =>
  renderToStaticMarkup(
    <MarketProvider value={market}>
      <Price amount={amount} />
    </MarketProvider>,
  )

test.each(LOCALES)('zero decimals are shown in %s unless the market hides them (D-80)', (locale) => {
  const market = MARKETS[locale]
  expect(shown(1_299_000, { ...market, hideZeroDecimals: false })).toContain('12.990<sup>00</sup>')
  const hidden = shown(1_299_000, { ...market, hideZeroDecimals: true })
  expect(hidden).toContain('12.990')
  expect(hidden).not.toContain('<sup>')
  expect(shown(1_299_050, { ...market, hideZeroDecimals: true })).toContain('12.990<sup>50</sup>')
})

test('no market hides zero decimals by default', () => {
  expect(LOCALES.map((locale) => MARKETS[locale].hideZeroDecimals)).toEqual([false, false, false])
})
