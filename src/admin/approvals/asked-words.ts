/** What a request would do, in words: prices, price campaigns and campaigns; other requests show their fields. */
import { MARKETS, type Locale } from '#domain/market/market.ts'
import * as campaign from '#messages/admin/content/campaigns.ts'
import * as bulk from '#messages/admin/goods/bulk.ts'
import { save } from '#messages/admin/promotions/coupons.ts'
import { amountOf } from '#admin/ui/amount.tsx'
import type { BulkChangeView, SelectionView } from '#admin/schema/goods/bulk.ts'
import type { PriceChangeInput } from '#admin/schema/prices.ts'

interface Asked {
  /** One line for each thing that would change. */
  lines: string[]
  /** The page of what it is about; null where it is about many. */
  to: string | null
}

const inMarket = (amount: number, market: Locale): string => {
  const { currency } = MARKETS[market]
  return `${amountOf(amount, currency)} ${currency}`
}

const priceLine = ({ sku, market, price, reduced }: PriceChangeInput): string =>
  `${sku}: ${inMarket(price, market)}${reduced === null ? '' : ` → ${inMarket(reduced, market)}`}`

interface BulkBody {
  name: string | null
  change: BulkChangeView
  selection: SelectionView
}

function bulkLines({ name, change, selection }: BulkBody): string[] {
  if (change.kind !== 'price') return []
  const { act, percent, amounts, markets, starts, ends } = change
  const amountOfMarket = (market: Locale) => amounts[MARKETS[market].currency]
  const by = markets.flatMap((market) => {
    const amount = amountOfMarket(market)
    return amount === null ? [] : [inMarket(amount, market)]
  })
  const measure = by.length > 0 ? by.join(', ') : percent === 0 ? '' : `${percent} ${bulk.percentOf()}`
  const moments = [starts, ends].map((one) => one?.replace('T', ' ') ?? '…').join(' – ')
  return [
    ...(name === null ? [] : [name]),
    `${bulk.kinds[act]()} ${measure}`.trim(),
    markets.map((market) => MARKETS[market].currency).join(', '),
    ...(starts === null && ends === null ? [] : [moments]),
    ...(selection.ids === null ? [] : [bulk.editProducts(selection.ids.length)]),
  ]
}

const CAMPAIGN = /^\/campaigns(?:\/([^/]+)\/(switch|remove))?$/

function campaignWords(address: string, body: object): Asked | null {
  const found = CAMPAIGN.exec(address)
  if (!found) return null
  const { isOn, isNow, campaign: written } = body as { isOn?: boolean; isNow?: boolean; campaign?: { key: string } }
  const key = found[1] ?? written?.key ?? ''
  const act =
    found[2] === 'remove' ? campaign.remove : isOn === false ? campaign.stop : isNow ? campaign.startNow : campaign.switchOn
  return {
    lines: [`${(found[2] ? act : save)()}: ${key}`],
    to: `/campaigns?${new URLSearchParams({ campaign: key }).toString()}`,
  }
}

/** Returns null for a request that has no words of its own. */
export function askedWords({ address, body }: { address: string; body: unknown }): Asked | null {
  if (typeof body !== 'object' || body === null) return null
  if (address === '/prices') return { lines: (body as { changes: PriceChangeInput[] }).changes.map(priceLine), to: null }
  if (address === '/bulk/prices') return { lines: bulkLines(body as BulkBody), to: null }
  return campaignWords(address, body)
}

/** Returns the fields of a request, without versions and what is empty. */
export const askedFields = (body: unknown): string =>
  JSON.stringify(body, (key, value: unknown) => (key === 'version' || key === 'base' || value === null ? undefined : value), 1)
