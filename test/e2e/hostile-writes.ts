/** What staff write with hostile texts, area by area. Each returns the pages that show it. */
import sharp from 'sharp'
import { LOCALES, perLocale } from '#domain/market/market.ts'
import { hostilePacks } from '#test/hostile/packs.ts'
import { LENGTHS, line, name, text, word, type Answer, type Writer } from './hostile-writer.ts'

/** A tag that products have and coupons are for. */
const TAG = word()

const inThree = (of: () => string) => perLocale(() => of())

/** Writes the texts of two products in three languages, a new product, its maker, a draft of its form and attributes. */
export async function writeProducts({ send }: Writer): Promise<{ inOffice: string[]; inShop: string[] }> {
  const { rows } = await send('GET', '/product-list?sort=id&down=0')
  const ids = (rows as { id: number }[]).slice(0, 2).map(({ id }) => id)
  for (const id of ids) {
    const { fields } = await send('GET', `/products/${id}`)
    const changes: Record<string, Answer> = Object.fromEntries(
      LOCALES.flatMap((locale) => [
        ...['name', 'searchTitle', 'searchText'].map((field) => [`${field}.${locale}`, line()] as const),
        ...['opening', 'composition', 'care', 'spareParts', 'repair'].map((field) => [`${field}.${locale}`, text()] as const),
        ...['facts', 'warnings'].map(
          (field) => [`${field}.${locale}`, hostilePacks(LENGTHS.line).slice(0, LENGTHS.listed)] as const,
        ),
      ]),
    )
    changes['tags'] = [TAG]
    const base = Object.fromEntries(Object.keys(changes).map((field) => [field, fields[field] ?? null]))
    await send('PATCH', `/products/${id}`, { changes, base, reason: line() })
  }
  const [{ fields }] = await Promise.all(ids.map((id) => send('GET', `/products/${id}`)))
  const typed = { 'name.ro': line(), 'facts.ro': [line()] }
  const draft = { version: '', base: { 'name.ro': line() }, typed }
  await send('POST', '/form-drafts', { form: `product/${ids[1]}`, section: null, isHere: true, draft })
  const { brands, collections } = await send('GET', '/product-choices')
  const made = { kind: 'simple', name: line(), locale: 'ro', brand: brands[0].slug, collection: collections.at(-1).key }
  const prices = { RON: 10_000, EUR: 2_000, HUF: 800_000 }
  const {
    product: { id },
  } = await send('POST', '/products', { ...made, sku: word(), prices, parts: [] })
  const variant = { sku: `H ${word()}`, size: { system: 'letter', value: word() }, color: word(), colourway: null }
  await send('POST', `/products/${id}/variants`, { variants: [variant] })
  const seat = { name: name(), address: line(), email: 'maker@exemplu.ro' }
  const { maker } = await send('POST', '/makers', { ...seat, country: 'CN', responsible: { ...seat, name: name() } })
  await send('PUT', `/makers/${maker.id}`, { ...seat, country: 'CN', responsible: { ...seat, address: line() } })
  const { attributes } = await send('GET', '/attributes')
  const { products: _, ...base } = attributes.find(({ options }: Answer) => options.length > 0)
  const options = base.options.map((option: Answer) => ({ ...option, name: inThree(word) }))
  await send('POST', '/attributes', { attribute: { ...base, unit: word(), name: inThree(name), options }, base })
  return {
    inOffice: [`/products/${ids[0]}`, `/products/${ids[1]}`, `/products/${id}`, '/products?sort=id&down=0', '/attributes'],
    inShop: [`/p/${fields['slug.ro']}`, `/en/p/${fields['slug.en']}`],
  }
}

/** Writes a brand and a collection with what their pages say. */
export async function writeGoods({ send }: Writer): Promise<{ inOffice: string[]; inShop: string[] }> {
  const { id: brand } = await send('POST', '/brands', { name: name() })
  const { version, fields } = await send('GET', `/brands/${brand}`)
  const told = { ...fields, slug: 'ostil', name: name(), description: inThree(line) }
  await send('POST', `/brands/${brand}`, { version, brand: told })
  const { id } = await send('POST', '/collections', { parent: null, name: inThree(word) })
  const opened = await send('GET', `/collections/${id}`)
  const shown = { name: inThree(word), description: inThree(line), tagline: inThree(line), hidden: false }
  await send('POST', `/collections/${id}`, { version: opened.version, collection: { ...opened.fields, ...shown } })
  const { path } = await send('GET', `/collections/${id}`)
  return { inOffice: ['/brands', `/brands/${brand}`, '/collections', `/collections/${id}`], inShop: [`/c/${path.ro}`, '/brands'] }
}

/** Writes partnerships. */
async function writePartnerships({ send }: Writer): Promise<string[]> {
  const words = () => perLocale(() => ({ title: word(), text: name(), label: word(), href: '/sale' }))
  const coupon = { prefix: 'OSTIL', type: 0, amount: 15, currency: 'RON', validDays: 60 }
  const partnership = () => ({
    partner: word(),
    markets: ['ro'],
    text: words(),
    from: null,
    until: null,
    rules: {},
    source: { kind: 'generator', maxCodes: 5, coupon: { ...coupon, appliesTo: { kind: 'tags', tags: [TAG] } } },
    lowLevel: 2,
  })
  const { id, version } = await send('POST', '/partnerships', { partnership: partnership() })
  await send('POST', `/partnerships/${id}`, { version, partnership: partnership() })
  return ['/partnerships', `/partnerships/${id}`]
}

export async function writePromotions(writer: Writer): Promise<string[]> {
  const { send } = writer
  const offer = { type: 0, amount: 10, maxAmount: 0, minPurchase: 0, currency: 'RON', startsAt: null, endsAt: null }
  const terms = { ...offer, maxUses: 9, maxUsesPerCustomer: 1, isForSignedIn: false, appliesTo: { kind: 'order' } }
  for (const [at, one] of hostilePacks(LENGTHS.name).entries())
    await send('POST', '/coupons', { code: `HOSTILE${at}`, terms: { ...terms, name: one }, reason: null })
  const forTags = { ...terms, appliesTo: { kind: 'tags', tags: [TAG] } }
  await send('POST', '/coupons', { code: 'TAGGED', terms: { ...forTags, name: name() }, reason: line() })
  const { coupon } = await send('GET', '/coupons/TAGGED')
  await send('POST', '/coupons/TAGGED', { version: coupon.version, terms: { ...forTags, name: name() }, reason: line() })
  const series = { ...forTags, name: name(), maxUses: 1 }
  await send('POST', '/coupon-series', { terms: series, prefix: 'HOS', count: 1, reason: line() })
  const market = (at: number) => ({ market: LOCALES[at], amount: 10_000, recipient: `h${at}@exemplu.ro`, until: null })
  for (let at = 0; at < LOCALES.length; at++)
    await send('POST', '/vouchers', { ...market(at), name: name(), message: line(), reason: line() })
  return ['/vouchers', '/coupons/TAGGED', '/coupons/codes', ...(await writePartnerships(writer))]
}

/** Writes a page, a category of the blog, the menu, a campaign, redirects and recalls. */
export async function writeContents({ send, upload }: Writer): Promise<string[]> {
  const { id } = await send('POST', '/content', { kind: 'page', name: 'ostil', title: perLocale((locale) => `Ostil ${locale}`) })
  const { story } = await send('GET', `/content/${id}`)
  const body = hostilePacks(LENGTHS.text).map((one, at) => ({
    _uid: `b${at}`,
    component: 'text',
    text: [{ kind: 'paragraph', text: one }],
  }))
  const texts = Object.fromEntries(
    story.texts.map(({ locale, version, content }: Answer) => [locale, { version, content: { ...content, body } }]),
  )
  const kept = (await send('POST', `/content/${id}/draft`, { texts })).story
  const versions = Object.fromEntries(kept.texts.map(({ locale, version }: Answer) => [locale, version]))
  await send('POST', `/content/${id}/publish`, { texts: versions, at: null, reason: line() })
  const copy = await send('POST', `/content/${id}/copy`, { name: 'ostil-2', title: inThree(word) })
  await send('POST', '/content', { kind: 'article_category', name: 'ostil', title: inThree(word) })
  const campaign = {
    key: 'ostil',
    layout: 'bf',
    markets: LOCALES,
    starts: '2098-01-01T00:00',
    ends: '2098-02-01T00:00',
    isOn: false,
    link: '/sale',
    picture: null,
    narrow: null,
    text: perLocale(() => ({ bar: name(), title: name(), lead: line(), action: name() })),
  }
  const { campaign: view } = await send('POST', '/campaigns', { campaign, version: null })
  await send('POST', '/campaigns/ostil/switch', { version: view.version, isOn: true, isNow: true })
  const redirects = hostilePacks(LENGTHS.name)
    .filter((one) => !/\p{Cc}/u.test(one))
    .slice(0, LENGTHS.listed)
    .map((one, at) => ({
      path: `/vechi-${at}-${encodeURIComponent(one)}`,
      target: `/sale?din=${encodeURIComponent(one)}`,
      status: 301,
    }))
  await send('POST', '/redirects', { redirects, isCheck: false })
  const picture = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#ff6633' } })
    .png()
    .toBuffer()
  const { address } = await upload(picture)
  const hash = address.split('/')[2]
  await send('POST', '/content-pictures', { key: 'ostil', hash, alt: inThree(line) })
  return [`/pages/${copy.id}`, '/pages', '/blog', '/campaigns', '/redirects']
}

/** Publishes a recall of a product, and begins another. Returns pages of the office; the shop shows it at `/recalls`. */
export async function writeRecalls({ send }: Writer, product: number): Promise<string[]> {
  const recall = () => ({
    product,
    lots: line(),
    soldFrom: null,
    soldUntil: null,
    texts: perLocale(() => ({ hazard: line(), todo: line() })),
    remedies: ['refund'],
  })
  const { id } = await send('POST', '/recalls', { recall: recall() })
  await send('POST', `/recalls/${id}`, { version: 1, recall: recall() })
  await send('POST', `/recalls/${id}/publish`, { version: 2, reason: line() })
  return ['/recalls', `/recalls/${id}`]
}

/** Writes a rule of what fits with what, whose conditions ask for values that no product has. */
async function writeCompatibilityRules({ send }: Writer): Promise<void> {
  const { types, attributes } = await send('GET', '/compatibility-rules')
  const [one, other] = types.map(({ key }: Answer) => key)
  const side = (type: string) => ({ type, where: [{ attribute: attributes[0].key, value: word(), isNot: false }] })
  const rule = () => ({
    one: side(one),
    other: side(other),
    sameBrand: true,
    same: [attributes[0].key],
    adapter: other,
    isAccessory: false,
  })
  const { id } = await send('POST', '/compatibility-rules', { rule: rule() })
  const { rules } = await send('GET', '/compatibility-rules')
  const { version } = rules.find((stored: Answer) => stored.id === id)
  await send('POST', `/compatibility-rules/${id}`, { version, rule: rule() })
}

/** Writes who sells, a warehouse, a showroom, groups of words, rules of what fits, keys, webhooks, views of a list, and a price campaign. */
export async function writeSettings(writer: Writer): Promise<string[]> {
  const { send, refused } = writer
  for (let at = 0; at < 3; at++) await send('POST', '/keys', { name: word(), scope: ['orders.read'], days: null })
  await refused('POST', '/staff', { firstName: name(), lastName: name(), email: 'h@exemplu.ro', role: 'editor', locale: 'ro' }, [
    'firstName',
    'lastName',
  ])
  const { version, seller } = await send('GET', '/markets')
  const registration = { country: 'RO', vatNumber: 'RO18547290', taxNumber: word() }
  const own = { street: line(), city: name(), county: name(), zip: word(), country: 'RO', registrations: [registration] }
  const facts = { name: name(), legalName: name(), address: line(), vatNumber: word(), registerNumber: word(), phone: word() }
  await send('POST', '/seller', {
    version,
    seller: { ...seller, ...facts, seller: own, motto: inThree(name) },
    reason: line(),
  })
  const { warehouses, showrooms } = await send('GET', '/delivery')
  const inCity = () => ({ name: inThree(line), city: inThree(line), address: line(), zip: word(), phone: word() })
  await send('POST', '/warehouses', {
    version: warehouses[0].version,
    warehouse: { ...warehouses[0].value, ...inCity() },
    reason: line(),
  })
  const [{ value, version: read }] = showrooms
  const labels = [{ text: word(), x: 1, y: 1, of: 'street' }]
  const shown = { ...value.page, intro: inThree(line), parking: inThree(line), access: inThree(line), labels }
  await send('POST', '/showrooms', { version: read, showroom: { ...value, ...inCity(), page: shown }, reason: line() })
  const payment = await send('GET', '/payment')
  const terms = structuredClone(payment.terms)
  for (const locale of LOCALES)
    terms.markets[locale].transfer.account = { iban: 'RO49AAAA1B31007593840000', holder: word(), bic: 'AAAAROBU', bank: word() }
  await send('POST', '/payment', { version: payment.version, terms, reason: line() })
  const group = () => ({ locale: 'ro', words: [`întâi ${word()}`, `apoi ${word()}`], target: `la urmă ${word()}` })
  const { id } = await send('POST', '/synonyms', { group: group() })
  const { groups } = await send('GET', '/synonyms')
  const stored = groups.find((one: Answer) => one.id === id)
  await send('POST', `/synonyms/${id}`, { version: stored.version, group: group() })
  const type = () => {
    const names = { ro: [word(), word()], en: [word()], hu: [word()] }
    return { names, broader: [], collections: [], complements: [], isRemoved: false }
  }
  const { key } = await send('POST', '/product-types', { type: type() })
  const { types } = await send('GET', '/product-types?locale=ro&state=own')
  const added = types.find((one: Answer) => one.key === key)
  await send('POST', `/product-types/${key}`, { version: added.version, type: type() })
  await writeCompatibilityRules(writer)
  await send('POST', '/views', { list: 'orders', name: word(), query: `view=all&x=${name()}`, look: null, isShared: true })
  const change = { kind: 'price', act: 'reduce', percent: 5, amounts: { RON: null, EUR: null, HUF: null } }
  await send('POST', '/bulk/prices', {
    selection: { ids: [10_005], filter: null, without: [] },
    change: { ...change, rounding: 'none', markets: ['ro'], starts: null, ends: null },
    name: name(),
  })
  const tags = { kind: 'tags', add: [word()], remove: [word()] }
  await send('POST', '/bulk', { selection: { ids: [10_005], filter: null, without: [] }, change: tags })
  const settings = [
    'api',
    'audit',
    'compatibility',
    'delivery',
    'mails',
    'mails',
    'markets',
    'payment',
    'product-types',
    'search',
    'staff',
    'system',
  ].map((one) => `/settings/${one}`)
  return [...settings, '/orders?view=all', '/orders/shipments', '/price-campaigns', '/products/bulk', '/today']
}

/** Writes shelves, notes of stock, a count with unknown codes and a transfer. */
export async function writeStock({ send }: Writer): Promise<string[]> {
  const { items } = await send('GET', '/stock')
  const { item, low, places } = items.find((one: Answer) => one.places.length > 1)
  const [place, other] = places
  const seen = { low, places: places.map(({ warehouse, low: least, shelf }: Answer) => ({ warehouse, low: least, shelf })) }
  const lying = { item, warehouse: place.warehouse, seen: place.lying, lying: place.lying + 1 }
  await send('POST', '/stock', { changes: [lying], reason: 'found', note: line() })
  const wanted = { low, places: seen.places.map((one: Answer) => ({ ...one, shelf: word() })) }
  await send('POST', `/stock/${item}/limits`, { seen, wanted })
  const { id } = await send('POST', '/stock-counts', { warehouse: place.warehouse, part: 'everything', of: null })
  const scan = { id: crypto.randomUUID(), code: word(), pieces: 1, at: new Date().toISOString() }
  await send('POST', `/stock-counts/${id}/scans`, { scans: [scan] })
  await send('POST', `/stock-counts/${id}/codes`, { code: scan.code, item })
  const draft = () => ({
    from: place.warehouse,
    to: other.warehouse,
    note: line(),
    expectedOn: null,
    lines: [{ item, pieces: 1 }],
  })
  const { id: transfer } = await send('POST', '/stock-transfers', draft())
  await send('POST', `/stock-transfers/${transfer}`, { version: 1, draft: draft() })
  return ['/stock', '/stock/history', '/stock/count', `/stock/count/${id}`, '/stock/transfers', `/stock/transfers/${transfer}`]
}
