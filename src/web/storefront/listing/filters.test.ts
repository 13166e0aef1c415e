/** Filters of listings, as requested by a visitor without JavaScript, a visitor with it and a crawler. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { ListingView } from './listing-view.ts'
import { openSite, type Site } from '#web/http/server/site.ts'
import type { Size } from '#domain/catalog/size.ts'
import { putCatalog, type TestProduct } from '#test/catalog.ts'
import { testShop } from '#test/shop.ts'
import { storefront } from '#web/entry/storefront.server.ts'

let site: Site

const height = (cm: number, from: number, to: number): Size => ({ system: 'age', unit: 'm', from, to, height_cm: cm })
const namesOf = (text: string) => ({ ro: `${text} ro`, en: `${text} en`, hu: `${text} hu` })

/** 30 bears of two brands and colours, in sizes and materials. */
const bears = Array.from({ length: 30 }, (_, index): TestProduct => ({
  brand: 1 + (index % 2),
  rank: 50 - index,
  ages: { from: 0, to: 6 },
  attributes: {
    material: index < 10 ? 'cotton' : 'wool',
    washable: index < 10,
    height: index < 10 ? '100-150' : '40-105',
    pieces: index,
    ...(index < 4 && { rare: index % 2 === 0 }),
    motto: index < 10 ? 'free' : 'words',
  },
  variants: [
    { sale: 900 + index * 1000, color: 'blue', size: height(62, 2, 4) },
    { sale: 900 + index * 1000, color: 'red', size: height(68, 4, 6), stockByWarehouse: { main: index < 5 ? 2 : 0 } },
  ],
}))
const PRODUCTS: TestProduct[] = [
  ...bears,
  { collection: 5, brand: 3, ages: { from: 24, to: 48 }, variants: [{ sale: 3000, prior: 4000, color: 'red' }] },
  { collection: 5, brand: 3, variants: [{ sale: 60_000, available: 0 }] },
  ...Array.from({ length: 12 }, (_, index): TestProduct => ({ collection: 6, brand: index + 1, variants: [{ sale: 2000 }] })),
]

beforeAll(async () => {
  const shop = await testShop()
  const attribute = { unit: null, filterable: true }
  await putCatalog(shop.db, PRODUCTS, {
    attributes: [
      {
        ...attribute,
        key: 'color',
        kind: 'enum',
        name: namesOf('Colour'),
        options: [
          { key: 'red', hex: '#d4553d', ...namesOf('red') },
          { key: 'blue', hex: 'javascript:1', ...namesOf('blue') },
        ],
      },
      {
        ...attribute,
        key: 'material',
        kind: 'enum',
        name: namesOf('Material'),
        options: [
          { key: 'wool', ...namesOf('wool') },
          { key: 'cotton', ...namesOf('cotton') },
        ],
      },
      { ...attribute, key: 'washable', kind: 'bool', name: namesOf('Washable'), options: [] },
      { ...attribute, key: 'height', kind: 'range', unit: 'cm', name: namesOf('Height'), options: [] },
      { ...attribute, key: 'pieces', kind: 'int', name: namesOf('Pieces'), options: [] },
      { ...attribute, key: 'motto', kind: 'text', name: namesOf('Motto'), options: [] },
      { ...attribute, key: 'rare', kind: 'bool', name: namesOf('Rare'), options: [] },
      { ...attribute, key: 'secret', kind: 'bool', filterable: false, name: namesOf('Secret'), options: [] },
    ],
  })
  await shop.catalog.refresh()
  site = await openSite(shop, storefront)
})

const get = (path: string) => site.fetch(new Request(`http://shop.test${path}`))
const html = async (path: string) => (await get(path)).text()
const view = async (path: string): Promise<ListingView> => {
  const { data } = (await (await get(path.replace(/(?=\?|$)/, '/_payload.json'))).json()) as {
    data: ListingView & { view?: ListingView }
  }
  return data.view ?? data
}
/** Returns the options of a group as `blue ro 30` (label, count), a chosen one with a star. */
const optionLabels = async (path: string, name: string): Promise<string[]> =>
  (await view(path)).filters?.groups
    .find((group) => group.name === name)
    ?.options.map(([, label, count, chosen]) => `${label} ${count}${chosen ? '*' : ''}`) ?? []

const BEARS = '/c/toys-ro/bears-ro'

describe('the address', () => {
  test.each([
    ['?brand=brand-2&brand=brand-1', '?brand=brand-1,brand-2'],
    ['?sort=new&brand=brand-1', '?brand=brand-1&sort=new'],
    ['?brand=brand-1&price-from=&price-to=', '?brand=brand-1'],
    ['?brand=nobody&color=pink&size=63&material=gold&warehouse=depot&age=1m', ''],
    ['?secret=yes&material=wool', '?material=wool'],
    ['?price-from=10&price-to=&sort=recommended&utm_source=letter', '?price=1000-'],
    ['?size=68,62&stock=1&without=size:68,62&page=2', '?stock=1&page=2'],
    ['?brand=brand-1&sale=1&without=all:', ''],
    [`?${'brand=brand-1&'.repeat(999)}`, '?brand=brand-1'],
  ])('%s redirects permanently to %s', async (asked, canonical) => {
    const response = await get(BEARS + asked)
    expect([response.status, response.headers.get('location')]).toEqual([301, BEARS + canonical])
    const payload = await get(`${BEARS}/_payload.json${asked}`)
    expect(payload.headers.get('location')).toBe(`${BEARS}/_payload.json${canonical}`)
  })

  test.each([
    '?brand=brand-1,brand-2&size=62',
    '?material=wool&stock=1&sort=new',
    '?utm_source=letter&color=red',
    '?washable=yes',
  ])('%s is canonical, not indexed and followed', async (query) => {
    const response = await get(BEARS + query)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('content="noindex, follow"')
  })

  test('a missing page of a filtered listing is not found', async () => {
    expect((await get(`${BEARS}?brand=brand-1&page=2`)).status).toBe(404)
  })

  test('every listing can be filtered', async () => {
    expect((await view('/search/product?brand=brand-3')).total).toBe(3)
    expect((await view('/sale?color=red')).total).toBe(1)
    expect((await view('/new')).filters).toBeNull()
    expect((await view('/brands/brand-1?material=cotton')).total).toBe(5)
  })

  test('cached filtered pages are separate', async () => {
    const [blue, red] = [await html(`${BEARS}?color=blue`), await html(`${BEARS}?color=red`)]
    expect(blue).not.toBe(red)
    expect(await html(`${BEARS}?color=blue`)).toBe(blue)
  })
})

describe('options', () => {
  test('counts ignore their own group, and options without products are left out', async () => {
    expect(await optionLabels(BEARS, 'color')).toEqual(['red ro 30', 'blue ro 30'])
    expect(await optionLabels(`${BEARS}?size=62`, 'color')).toEqual([])
    expect(await optionLabels(`${BEARS}?material=cotton`, 'material')).toEqual(['wool ro 20', 'cotton ro 10*'])
    expect(await optionLabels(`${BEARS}?material=cotton`, 'brand')).toEqual(['Brand 1 5', 'Brand 2 5'])
    expect(await optionLabels(`${BEARS}?size=68`, 'warehouse')).toEqual(['Showroom 5'])
  })

  test('a long list shows the first and the chosen options, and all on request', async () => {
    const group = async (query: string) => {
      const { filters } = await view(`/c/fashion-ro/socks-ro${query}`)
      const { options, more } = filters!.groups.find(({ name }) => name === 'brand')!
      return { options: options.length, more }
    }
    expect(await group('')).toEqual({ options: 5, more: 7 })
    expect(await group('?brand=brand-9')).toEqual({ options: 6, more: 6 })
    expect(await group('?all=brand')).toEqual({ options: 12, more: 0 })
    const page = await html('/c/fashion-ro/socks-ro?all=brand')
    expect(page).toContain('content="noindex, follow"')
    expect(page).toContain('<input type="hidden" name="all" value="brand"/>')
    expect((await get('/c/fashion-ro/socks-ro?all=brand,nonsense')).headers.get('location')).toBe(
      '/c/fashion-ro/socks-ro?all=brand',
    )
  })

  test('each option has as many products as its count, alone and with another', async () => {
    const optionsOf = async (query: string) => {
      const { filters, narrowed } = await view(BEARS + query)
      const narrowedNames = new Set(new URLSearchParams(narrowed).keys())
      return (filters?.groups ?? [])
        .filter(({ name }) => !narrowedNames.has(name))
        .flatMap(({ name, options }) => options.map(([value, , count]) => ({ name, value, count })))
    }
    const queryOf = (...choices: { name: string; value: string }[]) =>
      `?${choices.map(({ name, value }) => `${name}=${value}`).join('&')}`
    /** Follows the redirect to the canonical order of names. */
    const totalOf = async (query: string) => {
      const response = await get(BEARS + query)
      return (await view(response.headers.get('location') ?? BEARS + query)).total
    }
    for (const first of await optionsOf('')) {
      expect(await totalOf(queryOf(first)), queryOf(first)).toBe(first.count)
      for (const second of await optionsOf(queryOf(first)))
        expect(await totalOf(queryOf(first, second)), queryOf(first, second)).toBe(second.count)
    }
  })

  test('a chosen value without products can be removed', async () => {
    const path = `${BEARS}?brand=brand-3`
    expect(await optionLabels(path, 'brand')).toEqual(['Brand 1 15', 'Brand 2 15', 'Brand 3 0*'])
    const page = await html(path)
    expect(page).toContain('Niciun produs nu se potrivește cu toate filtrele alese.')
    expect(page).toMatch(/<button class="[^"]*" form="filters" value="brand:brand-3"[^>]* name="without">/)
  })

  test('an option that excludes no product is not offered', async () => {
    expect(await optionLabels('/c/fashion-ro/hats-ro', 'brand')).toEqual([])
    expect(await optionLabels('/sale', 'sale')).toEqual([])
    expect(await optionLabels('/c/fashion-ro/hats-ro', 'stock')).toEqual(['Doar produse în stoc 1'])
  })

  test('sizes show body height and ages, prices the steps of the currency', async () => {
    expect((await view(BEARS)).filters?.groups.find(({ name }) => name === 'size')?.options).toEqual([
      ['62', '62\u00a0cm', 30, 0, '2–4\u00a0luni'],
      ['68', '68\u00a0cm', 30, 0, '4–6\u00a0luni'],
    ])
    expect(await optionLabels(BEARS, 'price')).toEqual(['Sub 10\u00a0lei 1', '10–100\u00a0lei 9', '100–500\u00a0lei 20'])
    expect(await optionLabels('/en/c/toys-en/bears-en', 'price')).toEqual(['Under €10 5', '€10–€100 25'])
    expect(await optionLabels('/hu/c/toys-hu/bears-hu', 'price')).toEqual([
      '4\u00a0000\u00a0Ft alatt 5',
      '4\u00a0000–40\u00a0000\u00a0Ft 25',
    ])
  })

  test('few numbers are offered in ascending order, and attributes only with enough products and with values that an address can contain', async () => {
    expect(await optionLabels(BEARS, 'height')).toEqual(['40–105\u00a0cm 20', '100–150\u00a0cm 10'])
    expect(await optionLabels(BEARS, 'pieces')).toEqual([])
    expect(await optionLabels(`${BEARS}?pieces=7`, 'pieces')).toContain('7 1*')
    expect(await optionLabels(BEARS, 'rare')).toEqual([])
    expect(await optionLabels(`${BEARS}?price=0-3999`, 'rare')).toEqual(['da 2', 'nu 2'])
    expect(await optionLabels(BEARS, 'motto')).toEqual([])
    expect((await get(`${BEARS}?motto=free`)).headers.get('location')).toBe(BEARS)
  })

  test('the chip of a number or a yes/no value names its attribute', async () => {
    const { filters } = await view(`${BEARS}?price=1000-9999&pieces=7&washable=yes`)
    expect(filters?.chips).toEqual([
      ['price', '1000-9999', '10–100\u00a0lei'],
      ['washable', 'yes', 'Washable ro: da'],
      ['pieces', '7', 'Pieces ro: 7'],
    ])
  })

  test('a typed range is shown in the fields, adjacent steps are ticked', async () => {
    const withRange = (await view(`${BEARS}?price=1000-1550`)).filters
    expect(withRange?.typed).toMatchObject({ from: '10', to: '15,50' })
    expect(withRange?.chips).toEqual([['price', '', '10–15,50\u00a0lei']])
    expect((await view(`${BEARS}?price=1000-50000`)).filters?.chips.map(([, value]) => value)).toEqual([
      '1000-9999',
      '10000-50000',
    ])
    const apart = (await view(`${BEARS}?price=0-999,10000-50000`)).filters
    expect(apart?.chips.map(([, value]) => value)).toEqual(['0-999', '10000-50000'])
    expect(apart?.typed).toMatchObject({ from: '', to: '' })
  })
})

describe('the page', () => {
  test('cards show the filtered colour where the product has it', async () => {
    const imageOf = async (query: string) => (await view(BEARS + query)).cards[0]?.image
    expect(await imageOf('')).toContain('-blue-')
    expect(await imageOf('?color=red')).toContain('-red-')
    expect(await imageOf('?color=blue,red')).toBe(await imageOf(''))
  })

  test('options are form fields, never links', async () => {
    const page = await html(`${BEARS}?brand=brand-1`)
    expect(page).toContain('<input type="checkbox" name="brand" checked="" value="brand-1"/>')
    const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'))
    const links = [...main.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to = '']) => to)
    expect(links.filter((to) => to.includes('='))).toEqual([])
  })

  test('the style of a swatch has only a colour', async () => {
    const page = await html(BEARS)
    expect(page).toContain('style="background:#d4553d"')
    expect(page).not.toContain('style="background:javascript')
  })

  test('the language switch preserves filters, except prices in another currency', async () => {
    const { head } = (await (await get(`${BEARS}/_payload.json?brand=brand-1&price=0-5000&sort=new`)).json()) as {
      head: { alternates: Record<string, string>; canonical: string }
    }
    expect(head.canonical).toBe(`${BEARS}?brand=brand-1&price=0-5000&sort=new`)
    expect(head.alternates).toMatchObject({
      ro: `${BEARS}?brand=brand-1&price=0-5000&sort=new`,
      en: '/en/c/toys-en/bears-en?brand=brand-1&sort=new',
      hu: '/hu/c/toys-hu/bears-hu?brand=brand-1&sort=new',
    })
  })
})
