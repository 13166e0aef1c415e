/** Compares feeds, structured data and pages: price, prior price, availability; and looks for what an engine refuses. */
import { feedPath, type FeedKey } from '#domain/feeds/product-feed.ts'
import { href, LOCALES, MARKETS, type Locale, type Market } from '#domain/market/market.ts'
import { plainText } from '#domain/pricing/money.ts'
import { CommandError } from './arguments/command-error.ts'
import { feedFaults, type Fields } from './feeds/feed-rules.ts'

export const FEED_USAGE = `  feeds check [url]  compare feeds, structured data and pages of 100 random products a market, and tell what an engine refuses; the shop must be running
`

/** What a feed that is switched off answers with. */
const OFF_STATUS = 404

/** Faults of a feed that are told: one cause is often that of thousands. */
const MAX_FAULTS = 20

/** Gets a path of the shop. */
export type Get = (path: string) => Promise<Response>

/** Values of one variant in one source; prices as '12.34'. */
interface OfferFacts {
  price: string
  prior: string | null
  isInStock: boolean
}

export interface FeedCheck {
  locale: Locale
  /** The feed for Google is switched off: nothing was compared. */
  isOff: boolean
  products: number
  items: number
  /** Sentences. */
  differences: string[]
  /** What the engine refuses, in all items. */
  faults: string[]
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#x27': "'" }
const decode = (text: string): string => text.replace(/&(amp|lt|gt|quot|apos|#x27);/g, (_, name: string) => ENTITIES[name] ?? '')

/** Returns the text of a feed, null of one that is switched off. */
async function feedText(get: Get, key: FeedKey): Promise<string | null> {
  const response = await get(feedPath(key))
  if (response.status === OFF_STATUS) return null
  return textOf(response, feedPath(key))
}

const text = async (get: Get, path: string): Promise<string> => textOf(await get(path), path)

async function textOf(response: Response, path: string): Promise<string> {
  if (response.status !== 200) throw new CommandError(`${path} answers ${response.status}.`)
  return response.text()
}

/** '12.34 RON' → '12.34'; another currency than the market's is part of what is compared. */
const amountOf = (money: string, { currency }: Market): string => money.replace(new RegExp(` ${currency}$`), '')

const offerFacts = (regular: string, reduced: string, availability: string, market: Market): OfferFacts => ({
  price: amountOf(reduced || regular, market),
  prior: reduced === '' ? null : amountOf(regular, market),
  isInStock: /^in.stock$/.test(availability),
})

interface FeedLine extends OfferFacts {
  id: string
  /** Path of the product's page. */
  page: string
}

/** Returns the items of the feed for Google. */
const itemsOf = (xml: string): Fields[] =>
  Array.from(
    xml.matchAll(/<item>(.*?)<\/item>/gs),
    ([, item = '']): Fields =>
      (name) =>
        decode(new RegExp(`<g:${name}>([^<]*)</g:${name}>`).exec(item)?.[1] ?? ''),
  )

function readGoogle(items: readonly Fields[], market: Market): FeedLine[] {
  return items.map((field) => {
    const page = new URL(field('link')).pathname
    return { id: field('id'), page, ...offerFacts(field('price'), field('sale_price'), field('availability'), market) }
  })
}

function readMeta(csv: string, market: Market): Map<string, OfferFacts> {
  const [head = [], ...rows] = csv
    .split('\r\n')
    .filter(Boolean)
    .map((row) => Array.from(row.matchAll(/"((?:[^"]|"")*)"/g), ([, cell = '']) => cell.replaceAll('""', '"')))
  const at = (row: string[], name: string): string => row[head.indexOf(name)] ?? ''
  return new Map(
    rows.map((row) => [at(row, 'id'), offerFacts(at(row, 'price'), at(row, 'sale_price'), at(row, 'availability'), market)]),
  )
}

interface Offer {
  url: string
  price: string
  priceCurrency: string
  availability: string
  priceSpecification?: { price: string }
}

/** Offers of the structured data, by variant; '' for the only one of a product. */
function readOffers(html: string, market: Market): Map<string, OfferFacts> {
  const data = Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs), ([, json = '']) =>
    JSON.parse(json),
  )
  const offers = data.flatMap((one): Offer[] =>
    [one.offers ?? [], one.hasVariant?.map((variant: { offers: Offer }) => variant.offers) ?? []].flat(2),
  )
  return new Map(
    offers.map((offer) => [
      new URL(offer.url).searchParams.get('item') ?? '',
      {
        price: offer.priceCurrency === market.currency ? offer.price : `${offer.price} ${offer.priceCurrency}`,
        prior: offer.priceSpecification?.price ?? null,
        isInStock: offer.availability.endsWith('/InStock'),
      },
    ]),
  )
}

interface PageVariant {
  item: string
  sale: number
  prior: number | null
  max: number
}

/** A page as browsers get it: its document, and the data that client navigation loads. */
interface PageForms {
  html: string
  payload: { data?: { variants?: PageVariant[] } }
}

/** Returns the page's data, and the price in its markup. */
function readPage({ html, payload }: PageForms): { variants: PageVariant[]; shown: { price: string; was: string | null } } {
  const block = /<\/h1>.*?(<span class="[^"]*"><span aria-hidden="true">.*?)<\/div>/s.exec(html)?.[1] ?? ''
  const readable = (part: string): string => decode(/.*<\/span><span class="[^"]*">([^<]*)/s.exec(part)?.[1] ?? '')
  const [now = '', was] = block.split('<s class=')
  return {
    variants: payload.data?.variants ?? [],
    shown: { price: readable(now), was: was === undefined ? null : readable(was) },
  }
}

const decimal = (hundredths: number): string => (hundredths / 100).toFixed(2)

const sentence = ({ price, prior, isInStock }: OfferFacts): string =>
  `${price}${prior === null ? '' : ` instead of ${prior}`}, ${isInStock ? 'in stock' : 'out of stock'}`

function compare(lines: readonly FeedLine[], page: PageForms, meta: ReadonlyMap<string, OfferFacts>, market: Market): string[] {
  const offers = readOffers(page.html, market)
  const { variants, shown } = readPage(page)
  const differences = lines.flatMap((line): string[] => {
    const variant = variants.find(({ item }) => item === line.id)
    const onPage: OfferFacts | undefined = variant && {
      price: decimal(variant.sale),
      prior: variant.prior === null ? null : decimal(variant.prior),
      isInStock: variant.max > 0,
    }
    const others = {
      page: onPage,
      'structured data': offers.get(line.id) ?? offers.get(''),
      ...(meta.has(line.id) && { 'feed for Meta': meta.get(line.id) }),
    }
    return Object.entries(others).flatMap(([name, other]) =>
      other && sentence(other) === sentence(line)
        ? []
        : [`${line.page}, ${line.id}: the feed says ${sentence(line)}; the ${name} ${other ? sentence(other) : 'nothing'}`],
    )
  })
  const plain = (amount: number): string => plainText(amount, market.currency, market.locale)
  const isShown = variants.some(
    ({ sale, prior }) => plain(sale) === shown.price && (prior === null ? null : plain(prior)) === shown.was,
  )
  return isShown ? differences : [...differences, `${lines[0]?.page}: the price ${shown.price} in the markup is no variant's`]
}

/** @param random from 0 up to 1 */
export async function checkFeeds(get: Get, locale: Locale, { products = 100, random = Math.random } = {}): Promise<FeedCheck> {
  const market = MARKETS[locale]
  const google = await feedText(get, { feed: 'google', market: locale })
  const items = itemsOf(google ?? '')
  const byPage = Map.groupBy(readGoogle(items, market), ({ page }) => page)
  const meta = readMeta((await feedText(get, { feed: 'meta', market: locale })) ?? '', market)
  const left = [...byPage]
  const check: FeedCheck = { locale, isOff: google === null, products: 0, items: 0, differences: [], faults: feedFaults(items) }
  while (check.products < products && left.length > 0) {
    const [[page, lines]] = left.splice(Math.floor(random() * left.length), 1) as [[string, FeedLine[]]]
    check.products++
    check.items += lines.length
    const forms = { html: await text(get, page), payload: JSON.parse(await text(get, `${page}/_payload.json`)) }
    check.differences.push(...compare(lines, forms, meta, market))
  }
  return check
}

/** `feeds check [url]`. @throws CommandError naming every difference */
export async function feedCommand([verb, url, ...more]: readonly string[], publicUrl: string): Promise<string> {
  if (verb !== 'check' || more.length > 0) throw new CommandError(FEED_USAGE.trim())
  const base = URL.parse(url ?? publicUrl)
  if (!base) throw new CommandError(`${url} is no address.`)
  const get: Get = (path) =>
    fetch(new URL(path, base)).catch(() => {
      throw new CommandError(`No shop answers at ${base.origin}. Start it first.`)
    })
  const checks: FeedCheck[] = []
  for (const locale of LOCALES) checks.push(await checkFeeds(get, locale))
  const differences = checks.flatMap(({ locale, differences: found, faults }) => [
    ...found,
    ...faults.slice(0, MAX_FAULTS).map((fault) => `${feedPath({ feed: 'google', market: locale })}: ${fault}`),
  ])
  if (differences.length > 0) throw new CommandError(differences.join('\n'))
  return checks
    .map(({ locale, isOff, products, items }) =>
      isOff
        ? `${href(MARKETS[locale], '/')}: the feed for Google is off`
        : `${href(MARKETS[locale], '/')}: ${items} items of ${products} products agree`,
    )
    .join('\n')
}
