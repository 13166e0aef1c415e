/** View of the block of delivery: prices and times by the rules of the shop, never typed by hand. */
import type { BlockOf } from '#domain/content/block-kinds.ts'
import type { Market } from '#domain/market/market.ts'
import { showroomsHref } from '#domain/market/page-paths.ts'
import { plainText } from '#domain/pricing/money.ts'
import * as text from '#messages/content/delivery.ts'
import { countryInWords } from '#messages/countries.ts'
import type { RuleWithWarehouse } from '#store/delivery/delivery.ts'
import type { DeliveryRow, DeliveryView, DeliveryWay } from '#web/storefront/blocks/view.ts'
import type { BlockContext } from './block-context.server.ts'

/** Rules of whole countries: those of a postcode's zone are said at checkout. */
const isGeneral = ({ zipPattern }: RuleWithWarehouse): boolean => zipPattern === null

const amount = (value: number, { currency, locale }: Market): string => plainText(value, currency, locale)
const priceOf = (price: number, market: Market): string => (price === 0 ? text.free() : amount(price, market))

/** Returns the first rule of a method for each country that it names. */
function firstByCountry(
  rules: readonly RuleWithWarehouse[],
  method: RuleWithWarehouse['method'],
): Map<string, RuleWithWarehouse> {
  const found = new Map<string, RuleWithWarehouse>()
  for (const rule of rules)
    if (rule.method === method) for (const country of rule.countries) if (!found.has(country)) found.set(country, rule)
  return found
}

const sameTerms = ({ price, freeFrom, daysMin, daysMax }: RuleWithWarehouse): string => [price, freeFrom, daysMin, daysMax].join()

/** Returns a row for each group of countries with the same terms, in the order of the rules, the market's own country first if it has lockers. */
function rowsOf(rules: readonly RuleWithWarehouse[], market: Market): DeliveryRow[] {
  const lockers = firstByCountry(rules, 'locker')
  const couriers = firstByCountry(rules, 'courier')
  const groups = Map.groupBy(couriers, ([country, rule]) => {
    const locker = lockers.get(country)
    return `${sameTerms(rule)} ${locker ? sameTerms(locker) : ''}`
  })
  const collator = new Intl.Collator(market.language)
  const rows = Array.from(groups.values(), (group) => {
    const [country, { price, freeFrom, daysMin, daysMax }] = group[0]!
    const locker = lockers.get(country)
    const names = group.map(([code]) => countryInWords(code)).sort((a, b) => collator.compare(a, b))
    return {
      isOwn: locker !== undefined && group.some(([code]) => code === market.country),
      row: {
        countries: names.join(', '),
        courier: priceOf(price, market),
        locker: locker ? priceOf(locker.price, market) : '',
        free: freeFrom === null ? '' : text.freeAmount({ amount: amount(freeFrom, market) }),
        days: text.daysInWords(daysMin, daysMax),
      },
    }
  })
  return rows.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn)).map(({ row }) => row)
}

/** Returns the terms of each method: in the market's own country if it has a locker or a showroom, else the least and most of all. */
function waysOf(rules: readonly RuleWithWarehouse[], market: Market): DeliveryWay[] {
  const near = rules.filter(({ countries }) => countries.includes(market.country))
  const isServed = near.some(({ method }) => method === 'locker' || method === 'pickup')
  const considered = isServed ? near : rules
  return (['courier', 'locker', 'pickup'] as const).flatMap((method): DeliveryWay[] => {
    const all = considered.filter((rule) => rule.method === method).toSorted((a, b) => a.price - b.price)
    const [best] = all
    if (!best) return []
    const free = best.freeFrom === null ? '' : text.freeFromAmount({ amount: amount(best.freeFrom, market) })
    const isSame = isServed || all.every(({ price }) => price === best.price)
    const price = isSame ? priceOf(best.price, market) : text.atLeast({ amount: amount(best.price, market) })
    const days = isServed ? [best] : all
    const where = text.daysInWords(
      Math.min(...days.map(({ daysMin }) => daysMin)),
      Math.max(...days.map(({ daysMax }) => daysMax)),
    )
    return [{ method, price, free, where }]
  })
}

function bulkyOf(rules: readonly RuleWithWarehouse[], market: Market): string {
  const carrying = rules.filter(
    ({ method, allowsBulky, countries }) => method === 'courier' && allowsBulky && countries.length > 0,
  )
  if (carrying.length === 0) return ''
  const surcharges = carrying.map(({ bulkySurcharge }) => bulkySurcharge)
  const least = Math.min(...surcharges)
  const countries = [...new Set(carrying.flatMap((rule) => rule.countries))]
  return text.bulkyInWords(
    countries,
    least === 0 ? null : amount(least, market),
    surcharges.every((one) => one === least),
  )
}

export function deliveryView(
  { snapshot, market, tag }: BlockContext,
  { title = '', lead = '' }: BlockOf<'delivery'>,
): DeliveryView | null {
  tag('listing')
  const rules = snapshot.deliveryRules[market.locale].filter(isGeneral)
  const rows = rowsOf(rules, market)
  if (rows.length === 0) return null
  const places = new Set(rules.flatMap(({ method, warehouse }) => (method === 'pickup' && warehouse !== null ? [warehouse] : [])))
  const rooms = snapshot.showrooms
    .filter(({ id }) => places.has(id))
    .map(({ city, slug }) => ({ text: city[market.locale], href: showroomsHref(market, slug[market.locale]) }))
  return { title, lead, ways: waysOf(rules, market), rows, bulky: bulkyOf(rules, market), rooms }
}
