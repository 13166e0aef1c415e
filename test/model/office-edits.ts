/** Random edits of the back office, by its endpoints: each from what the person saw last, which a colleague may have changed. */
import { perLocale } from '#domain/market/market.ts'
import type { staffCaller } from '#test/staff/staff-caller.ts'

type Caller = ReturnType<typeof staffCaller>
type Answer = Awaited<ReturnType<Caller>>
// oxlint-disable-next-line typescript/no-explicit-any -- bodies of every shape
type Seen = any

/** Returns a whole number below `most`. */
export type Draw = (most: number) => number

/** One of the two who edit: what was read stays seen until it is read again. */
export class Person {
  readonly #call: Caller
  readonly #seen = new Map<string, Seen>()
  readonly #draw: Draw
  constructor(call: Caller, draw: Draw) {
    this.#call = call
    this.#draw = draw
  }
  call: Caller = (...what) => this.#call(...what)
  /** Reads anew two times of three: otherwise what is seen may be stale. */
  async see(path: string): Promise<Seen> {
    if (!this.#seen.has(path) || this.#draw(3) > 0) this.#seen.set(path, (await this.#call('GET', path)).body)
    return this.#seen.get(path)
  }
}

type Edit = (person: Person, draw: Draw) => Promise<Answer | null>

const WORDS = ['Lână', 'Wool', 'Gyapjú', 'Moale', 'Cald', 'Nap']
const word = (draw: Draw) => `${WORDS[draw(WORDS.length)]!} ${draw(40)}`
const pick = <T>(draw: Draw, of: readonly T[]): T => of[draw(of.length)]!

/** Goods of `insertTestItems`. */
const SKUS = ['SKU-101', 'SKU-102']
const PRODUCTS = [10_101, 10_102]

const changeProduct: Edit = async (person, draw) => {
  const product = pick(draw, PRODUCTS)
  const { fields } = await person.see(`/products/${product}`)
  const mine = { 'name.hu': word(draw), 'opening.en': word(draw), tags: [word(draw)], 'facts.ro': [word(draw), word(draw)] }
  const changes = Object.fromEntries(Object.entries(mine).filter(() => draw(2) === 0))
  const base = Object.fromEntries(Object.keys(changes).map((name) => [name, fields[name] ?? null]))
  return person.call('PATCH', `/products/${product}`, { changes, base, reason: null })
}

const publishProduct: Edit = (person, draw) =>
  person.call('POST', `/products/${pick(draw, PRODUCTS)}/publication`, {
    markets: [pick(draw, ['ro', 'en', 'hu'])],
    publishes: draw(3) === 0,
    reason: null,
  })

const changePrice: Edit = async (person, draw) => {
  const sku = pick(draw, SKUS)
  const { prices } = await person.see(`/prices/${sku}`)
  const { market, version } = pick<Seen>(draw, prices)
  const price = (50 + draw(400)) * 100
  const reduced = draw(3) === 0 ? price - (1 + draw(20)) * 100 : null
  return person.call('POST', '/prices', { changes: [{ sku, market, price, reduced, prp: null, version }], reason: 'model' })
}

const CODES = ['VARA', 'TOAMNA', 'IARNA']
const terms = (draw: Draw) => ({
  name: word(draw),
  type: 0,
  amount: 1 + draw(60),
  maxAmount: draw(9) * 100,
  minPurchase: draw(9) * 100,
  currency: pick(draw, ['RON', 'EUR']),
  startsAt: null,
  endsAt: draw(2) === 0 ? null : `2099-0${1 + draw(9)}-01T00:00:00.000Z`,
  maxUses: 1 + draw(100),
  maxUsesPerCustomer: 1,
  isForSignedIn: draw(2) === 0,
  isAdvertised: draw(2) === 0,
  appliesTo: draw(2) === 0 ? { kind: 'order' } : { kind: 'tags', tags: [word(draw)] },
})

const writeCoupon: Edit = async (person, draw) => {
  const code = pick(draw, CODES)
  const { coupon } = await person.see(`/coupons/${code}`)
  const body = { terms: terms(draw), reason: null }
  if (!coupon) return person.call('POST', '/coupons', { code, ...body })
  const { version, isStopped } = coupon
  if (draw(3) === 0) return person.call('POST', `/coupons/${code}/stop`, { version, isStopped: !isStopped, reason: null })
  return person.call('POST', `/coupons/${code}`, { version, ...body })
}

const PATHS = ['/vechi', '/veche', '/vechea']
const setRedirect: Edit = async (person, draw) => {
  const { redirects = [] } = await person.see('/redirects')
  const path = pick(draw, PATHS)
  const version = redirects.find((one: Seen) => one.path === path)?.version ?? null
  if (version !== null && draw(3) === 0) return person.call('POST', '/redirects/remove', { redirects: [{ path, version }] })
  const target = draw(3) === 0 ? pick(draw, PATHS) : `/en/cart?x=${draw(9)}`
  return person.call('POST', '/redirects', {
    redirects: [{ path, target, status: pick(draw, [301, 302]), version }],
    isCheck: false,
  })
}

const KEYS = ['advent', 'bf']
const writeCampaign: Edit = async (person, draw) => {
  const { campaigns } = await person.see('/campaigns')
  const key = pick(draw, KEYS)
  const view = campaigns.find((one: Seen) => one.campaign.key === key)
  const version = view?.version ?? null
  if (view && draw(4) === 0) return person.call('POST', `/campaigns/${key}/remove`, { version })
  if (view && draw(2) === 0)
    return person.call('POST', `/campaigns/${key}/switch`, { version, isOn: !view.campaign.isOn, isNow: draw(3) === 0 })
  const day = 10 + draw(9)
  const campaign = {
    key,
    layout: 'bf',
    markets: draw(2) === 0 ? ['ro', 'hu'] : ['en'],
    starts: `2027-0${1 + draw(9)}-${day}T00:00`,
    ends: `2027-11-${day}T00:00`,
    isOn: false,
    link: '/sale',
    picture: null,
    narrow: null,
    text: perLocale(() => ({ bar: word(draw), title: word(draw), lead: 'x', action: 'See' })),
  }
  return person.call('POST', '/campaigns', { campaign, version })
}

const changeRules: Edit = async (person, draw) => {
  const { rules } = await person.see('/delivery')
  const at = draw(rules.value.length)
  const wanted = rules.value.map((rule: object, place: number) =>
    place === at ? { ...rule, price: draw(50) * 100, isOn: draw(2) === 0 } : rule,
  )
  if (draw(3) === 0) wanted.reverse()
  return person.call('POST', '/delivery/rules', { version: rules.version, rules: wanted, reason: null })
}

const changeWarehouse: Edit = async (person, draw) => {
  const { warehouses } = await person.see('/delivery')
  const { value, version } = pick<Seen>(draw, warehouses)
  return person.call('POST', '/warehouses', {
    version,
    warehouse: { ...value, name: perLocale(() => word(draw)) },
    reason: null,
  })
}

const changeContent: Edit = async (person, draw) => {
  const { contents = [] } = await person.see('/content?area=pages')
  if (contents.length < 3 && draw(3) === 0) {
    const name = `pagina-${draw(1_000_000)}`
    return person.call('POST', '/content', { kind: 'page', name, title: perLocale((locale) => `${name} ${locale}`) })
  }
  if (contents.length === 0) return null
  const { id } = pick<Seen>(draw, contents)
  const { story } = await person.see(`/content/${id}`)
  if (!story) return null
  const { locale, version, content } = pick<Seen>(draw, story.texts)
  const what = draw(4)
  const body = [{ _uid: 'b', component: 'text', text: [{ kind: 'paragraph', text: word(draw) }] }]
  if (what < 2)
    await person.call('POST', `/content/${id}/draft`, { texts: { [locale]: { version, content: { ...content, body } } } })
  const fresh = what < 2 ? (await person.call('GET', `/content/${id}`)).body.story : story
  const texts = Object.fromEntries(fresh.texts.map((one: Seen) => [one.locale, one.version]))
  const only = { [locale]: texts[locale] }
  if (what === 3)
    return person.call('POST', `/content/${id}/unpublish`, { texts: only, reason: null, to: draw(2) === 0 ? '/cart' : null })
  const at = draw(4) === 0 ? '2098-01-01T00:00:00.000Z' : null
  return person.call('POST', `/content/${id}/publish`, { texts: only, at, reason: null })
}

export const EDITS: Readonly<Record<string, Edit>> = {
  changeProduct,
  publishProduct,
  changePrice,
  writeCoupon,
  setRedirect,
  writeCampaign,
  changeRules,
  changeWarehouse,
  changeContent,
}
