/** What a request would do, in words: prices, price campaigns, campaigns, recalls and data of customers; other requests show their fields. */
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import type { RecallAnswered } from '#domain/recalls/recall.ts'
import * as say from '#messages/admin/approvals.ts'
import * as campaign from '#messages/admin/content/campaigns.ts'
import * as bulk from '#messages/admin/goods/bulk.ts'
import * as recalls from '#messages/admin/goods/recalls.ts'
import * as customer from '#messages/admin/people/customers.ts'
import { save } from '#messages/admin/promotions/coupons.ts'
import { locale } from '#messages/text.ts'
import { amountOf } from '#admin/ui/amount.tsx'
import type { AboutView } from '#admin/schema/approvals.ts'
import type { RecallFieldsView } from '#admin/schema/goods/recalls.ts'
import type { BulkChangeView, SelectionView } from '#admin/schema/goods/bulk.ts'
import type { PriceChangeInput } from '#admin/schema/prices.ts'

interface Asked {
  /** One line for each thing that would change. */
  lines: string[]
  /** The page of what it is about; null where it is about many. */
  to: string | null
  /** Whether the lines say all that was asked for. */
  isAll: boolean
}

const inMarket = (amount: number, market: Locale): string => {
  const { currency } = MARKETS[market]
  return `${amountOf(amount, currency)} ${currency}`
}

const priceLine = ({ sku, market, price, reduced }: PriceChangeInput): string =>
  `${sku}: ${inMarket(price, market)}${reduced === null ? '' : ` → ${inMarket(reduced, market)}`}`

interface BulkBody {
  name: string | null
  change: Extract<BulkChangeView, { kind: 'price' }>
  selection: SelectionView
}

/** Returns a number with its sign: '+10%', '−5%'. */
const percentText = (percent: number): string =>
  new Intl.NumberFormat(MARKETS[locale()].language, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 2,
  })
    .format(percent / 100)
    .replace('-', '−')

/** Returns by how much or to what the prices change: '+10%', 'Reduction −10%', 'Price, set 49,90 RON'. */
function measureOf({ act, percent, amounts, markets }: BulkBody['change']): string {
  if (act === 'percent') return percentText(percent)
  if (act === 'reduce') return `${bulk.kinds.reduce()} ${percentText(-percent)}`
  if (act === 'end') return bulk.kinds.end()
  const by = markets.flatMap((market) => {
    const amount = amounts[MARKETS[market].currency]
    return amount === null ? [] : [`${act === 'amount' && amount > 0 ? '+' : ''}${inMarket(amount, market)}`]
  })
  return act === 'amount' ? by.join(', ') : `${bulk.kinds.set()} ${by.join(', ')}`
}

function bulkLines({ name, change, selection }: BulkBody): string[] {
  const { markets, starts, ends } = change
  const { ids, without = [] } = selection
  const measure = measureOf(change)
  const moments = [starts, ends].map((one) => one?.replace('T', ' ') ?? '…').join(' – ')
  const left = ids?.filter((one) => !without.includes(one)).length ?? null
  return [
    ...(name === null ? [] : [name]),
    left === null ? bulk.pricesOfAll({ measure }) : bulk.pricesOf(left, { measure }),
    ...(left === null && without.length > 0 ? [bulk.leftOutText(without.length)] : []),
    markets.map((market) => MARKETS[market].currency).join(', '),
    ...(starts === null && ends === null ? [] : [moments]),
  ]
}

const CUSTOMER = /^\/customers\/([^/]+)(?:\/(copy|erase))?$/
const CUSTOMER_FIELDS = {
  firstName: customer.firstName,
  lastName: customer.lastName,
  phone: customer.phone,
  reason: customer.reason,
}

/** Returns the words of a request about a customer: what is done, and each field that was written. */
function customerWords(address: string, body: object): Asked | null {
  const [found, id = '', act] = CUSTOMER.exec(address) ?? []
  if (found === undefined) return null
  const written = body as Partial<Record<string, string | null>>
  const what = act === 'erase' ? customer.eraseTitle : act === 'copy' ? customer.sendCopyTitle : customer.details
  const fields = Object.entries(CUSTOMER_FIELDS).flatMap(([field, label]) => {
    const value = written[field]?.trim()
    return value ? [`${label()}: ${value}`] : []
  })
  return { lines: [what(), ...fields], to: `/customers/${id}`, isAll: true }
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
    isAll: false,
  }
}

const reasonLines = (body: object): string[] => {
  const { reason } = body as { reason?: string | null }
  return reason?.trim() ? [say.withReason({ reason: reason.trim() })] : []
}

const PLAN = /^\/price-plans\/[^/]+\/cancel$/

/** Returns the words of prices that go back to what they were, or of a planned price that is dropped. */
function backWords(address: string, body: object, about: AboutView): Asked | null {
  const isPlan = PLAN.test(address)
  if (address !== '/prices/undo' && !isPlan) return null
  const lines = about.prices.map(({ sku, market, from, to }) =>
    to === null ? `${sku}: ${inMarket(from, market)}` : `${sku}: ${inMarket(from, market)} → ${inMarket(to, market)}`,
  )
  const what = isPlan ? say.cancelsPlan() : say.takesPricesBack()
  return { lines: [what, ...(lines.length > 0 ? lines : [say.notThereAnyMore()]), ...reasonLines(body)], to: null, isAll: true }
}

const RECALL = /^\/recalls(?:\/([^/]+)(?:\/(publish|end|remind|buyers)(?:\/([^/]+))?)?)?$/

/** Returns the words of a recall: its number and product, and what was written of a draft. */
function recallWords(address: string, body: object, about: AboutView): Asked | null {
  const [found, id, act, order] = RECALL.exec(address) ?? []
  if (found === undefined) return null
  const what =
    { publish: recalls.publish, end: recalls.end, remind: recalls.remindTitle, buyers: recalls.buyers }[act ?? ''] ?? recalls.save
  const name = about.name[locale()] ?? Object.values(about.name)[0] ?? ''
  const { recall, answer = null } = body as { recall?: RecallFieldsView; answer?: RecallAnswered | null }
  return {
    lines: [
      `${what()}: ${[about.number, name].filter(Boolean).join(', ')}`,
      ...(order === undefined
        ? []
        : [recalls.marked({ order: decodeURIComponent(order), answer: recalls.answers[answer ?? 'none']() })]),
      ...(recall ? draftLines(recall) : []),
      ...reasonLines(body),
    ],
    to: id === undefined ? null : `/recalls/${id}`,
    isAll: true,
  }
}

const TOLD = { hazard: recalls.hazard, todo: recalls.todo }

function draftLines({ lots, soldFrom, soldUntil, remedies, texts }: RecallFieldsView): string[] {
  const told = LOCALES.flatMap((one) =>
    (Object.keys(TOLD) as (keyof typeof TOLD)[]).flatMap((field) => {
      const text = texts[one][field].trim()
      return text === '' ? [] : [`${TOLD[field]()} (${MARKETS[one].language}): ${text}`]
    }),
  )
  return [
    ...(lots.trim() === '' ? [] : [`${recalls.columns.lots()}: ${lots}`]),
    ...(soldFrom === null ? [] : [`${recalls.soldFrom()}: ${soldFrom}`]),
    ...(soldUntil === null ? [] : [`${recalls.soldUntil()}: ${soldUntil}`]),
    ...(remedies.length === 0 ? [] : [`${recalls.remedies()}: ${remedies.map((one) => recalls.remedyNames[one]()).join(', ')}`]),
    ...told,
  ]
}

const NOTHING_KNOWN: AboutView = { number: null, name: {}, prices: [] }

interface AskedCall {
  address: string
  body: unknown
  about: AboutView | null
}

/** Returns null for a request that has no words of its own. */
export function askedWords({ address, body, about }: AskedCall): Asked | null {
  if (typeof body !== 'object' || body === null) return null
  const known = about ?? NOTHING_KNOWN
  const common = { to: null, isAll: false }
  if (address === '/prices') return { lines: (body as { changes: PriceChangeInput[] }).changes.map(priceLine), ...common }
  if (address === '/bulk/prices') return { lines: bulkLines(body as BulkBody), ...common }
  return (
    customerWords(address, body) ??
    campaignWords(address, body) ??
    backWords(address, body, known) ??
    recallWords(address, body, known)
  )
}

/** Returns the fields of a request, without versions and what is empty. */
export const askedFields = (body: unknown): string =>
  JSON.stringify(body, (key, value: unknown) => (key === 'version' || key === 'base' || value === null ? undefined : value), 1)
