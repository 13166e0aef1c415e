import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalPath } from '#domain/market/canonical-path.ts'
import { relevantQuery, readAddress } from './address.ts'

describe('canonical addresses', () => {
  test.each([
    ['/c/jucarii/', '/c/jucarii'],
    ['/C/Jucarii', '/c/jucarii'],
    ['//c///jucarii', '/c/jucarii'],
    ['/en/', '/en'],
    ['/EN/Cart', '/en/cart'],
    ['/c/%6Aucarii', '/c/jucarii'],
    ['/search/C%C4%82RUCIOR', '/search/c%C4%83rucior'],
    ['/search/căruț', '/search/c%C4%83ru%C8%9B'],
  ])('%s is written %s', (asked, canonical) => {
    expect(canonicalPath(asked)).toBe(canonical)
    expect(readAddress(`${asked}?page=2`, [])).toEqual({ kind: 'moved', to: `${canonical}?page=2` })
  })

  test.each([
    ['/search/a/b', '/search/a%2Fb'],
    ['/en/search/a/b%2Fc', '/en/search/a%2Fb%2Fc'],
    ['/c/a%2Fb', '/c/a/b'],
    ['/hu/c/a%2Fb/c', '/hu/c/a/b/c'],
    ['/p/a%2Fb', '/p/a/b'],
  ])('slashes are canonical: %s is written %s', (asked, canonical) => {
    expect(readAddress(`${asked}?page=2`, [])).toEqual({ kind: 'moved', to: `${canonical}?page=2` })
    expect(readAddress(canonical, []).kind).toBe('page')
    expect(readAddress(`${asked}/_payload.json`, [])).toEqual({ kind: 'moved', to: `${canonical}/_payload.json` })
  })

  test.each([
    ['/c/%2F', '/c'],
    ['/p/bear%2f', '/p/bear'],
    ['/en%2Fcart%2F', '/en/cart'],
    ['/en%2Fsearch%2Fa%2fb', '/en/search/a%2Fb'],
    ['/hu%2ftrack%2fcn000000005ro', '/hu/track/CN000000005RO'],
    ['/%2F%2Fevil.example', '/evil.example'],
    ['/%2F', '/'],
    ['/c/a%252Fb', '/c/a%252fb'],
    ['/c%2Fa%2F_payload.json', '/c/a/_payload.json'],
  ])('an escaped slash is led to its address at once: %s is written %s', (asked, canonical) => {
    expect(readAddress(asked, [])).toEqual({ kind: 'moved', to: canonical })
    expect(readAddress(canonical, []).kind).not.toBe('moved')
  })

  test('no address is redirected twice, or to another host', () => {
    const parts = fc.constantFrom('/', '%2F', '%2f', '%252F', '%25', '%5C', 'a', 'B', '%C4%82', '%61', '.', '..', 'en', 'HU')
    const first = fc.constantFrom('', '/en', '/c', '/p', '/search', '/hu/search', '/track', '/blog', '/account', '/feeds', '/x')
    const path = fc.tuple(first, fc.array(parts, { maxLength: 8 }), fc.constantFrom('', '/_payload.json'))
    fc.assert(
      fc.property(path, ([start, rest, end]) => {
        const address = readAddress(`${start}/${rest.join('')}${end}`, [])
        if (address.kind !== 'moved') return
        expect(address.to).not.toMatch(/^\/[/\\]/)
        expect(readAddress(address.to, []).kind).not.toBe('moved')
      }),
      { numRuns: 2_000 },
    )
  })

  test('numbers of parcels keep their capitals, tokens and all else their small letters', () => {
    const token = 'abcdefghijklmnopqrstuvwxyz234567'
    for (const [asked, to] of [
      ['/track/cn000000005ro', '/track/CN000000005RO'],
      ['/HU/Track/cn%20000-000005ro/', '/hu/track/CN000000005RO'],
      ['/track/ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', `/track/${token}`],
      ['/track/QZQ', '/track/qzq'],
      ['/c/CN000000005RO', '/c/cn000000005ro'],
    ] as const)
      expect(readAddress(asked, [])).toEqual({ kind: 'moved', to })
    for (const path of ['/track/CN000000005RO', '/en/track/1SDY241067423', `/track/${token}`, '/track', '/track/a/b'])
      expect(readAddress(path, [])).toMatchObject({ kind: 'page', path })
  })

  test.each(['/', '/en', '/c/jucarii/plusuri', '/search/a+b', '/search/a%2Fb', '/p/sac-2,5-tog', '/search/%F0%9F%91%B6'])(
    '%s is canonical',
    (path) => {
      expect(canonicalPath(path)).toBe(path)
    },
  )

  test.each(['/%E0%A4%A', '/c/%', '/p/%zz', '/%ff', '/en/%C3', '/p/a%00b', '/p/%0d%0aset-cookie'])('%s is refused', (path) => {
    expect(readAddress(path, []).kind).toBe('malformed')
  })

  test('only parameters that the page reads are part of its key, unchanged', () => {
    const names = new Set(['brand', 'sort', 'page'])
    expect(relevantQuery('?utm_source=x&page=2&sort=new&gclid=1', names)).toBe('?page=2&sort=new')
    expect(relevantQuery('?page=2&brand=b&brand=a&brand=', names)).toBe('?page=2&brand=b&brand=a&brand=')
    expect(relevantQuery('?brand=a,b%2Cc%26page=3', names)).toBe('?brand=a,b,c%26page%3D3')
    expect(relevantQuery('?__proto__=1&page=%00%ff', names)).toBe('?page=%00%EF%BF%BD')
    expect(relevantQuery(`?${'page=2&'.repeat(9_000)}`, names).length).toBeLessThan(2_000)
  })

  test('only listings read filters, with the attributes of the shop', () => {
    const search = '?sort=new&wheel_type=gel&brand=a&color=red&x=1'
    expect(readAddress(`/en/c/toys${search}`, ['wheel_type'])).toMatchObject({
      search: '?sort=new&wheel_type=gel&brand=a&color=red',
    })
    expect(readAddress(`/en/c/toys${search}`, [])).toMatchObject({ search: '?sort=new&brand=a&color=red' })
    expect(readAddress(`/en/brands${search}`, ['wheel_type'])).toMatchObject({ search: '' })
  })

  test('a payload has the key of its page and a suffix', () => {
    const page = readAddress('/en/c/toys?page=2&x=1', [])
    const payload = readAddress('/en/c/toys/_payload.json?page=2', [])
    expect(page).toMatchObject({ kind: 'page', key: '/en/c/toys?page=2', isPayload: false })
    expect(payload).toMatchObject({ kind: 'page', key: '/en/c/toys/_payload.json?page=2', isPayload: true })
    expect(readAddress('/_payload.json', [])).toMatchObject({ kind: 'page', path: '/', isPayload: true })
    expect(readAddress('/en/_payload.json', [])).toMatchObject({ kind: 'page', path: '/en' })
  })
})
