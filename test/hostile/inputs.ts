/** Hostile requests by name, for the test of server errors and the measurement of pauses. */

export interface HostileRequest {
  name: string
  /** Path with its query. */
  target: string
  /** Body of a POST with JSON. */
  body?: string
}

/** Bytes of the longest query; over HTTP the head of a request has less. */
const MAX_QUERY_BYTES = 64 * 1024

const WORDS: Record<string, string> = {
  'one word without end': 'u'.repeat(MAX_QUERY_BYTES),
  'thousands of words': 'urs lana '.repeat(MAX_QUERY_BYTES / 9),
  'thousands of different words': Array.from({ length: 8_000 }, (_, at) => `w${at.toString(36)}`).join(' '),
  'ten thousand combining marks': `u${'\u0301'.repeat(10_000)}rs`,
  'marks on every letter': 'a\u0306\u0301\u0327'.repeat(5_000),
  'ligatures that grow': '\ufdfa'.repeat(3_000),
  'characters of regular expressions': '(a+)+$.*[^]{1,9999}|(?<x>\\k<x>)'.repeat(300),
  'repeated groups': `${'('.repeat(4_000)}a${')+'.repeat(4_000)}`,
  backslashes: '\\'.repeat(10_000),
  'nested quotes': `${'"'.repeat(3_000)}${"'".repeat(3_000)}${'„«“”»'.repeat(500)}`,
  'nested brackets': '[{('.repeat(5_000),
  'wild cards': '%_*?'.repeat(4_000),
  digits: '9'.repeat(20_000),
  'sizes and ages': '0-13kg 62 6 luni '.repeat(1_000),
  'direction marks and joiners': '\u202e\u200d\u2066'.repeat(3_000),
  'halves of letters': '\ud83d'.repeat(3_000),
  'letters of two halves, out of step': `x${'👶'.repeat(2_000)}`,
  emoji: '👩‍👩‍👧‍👦'.repeat(1_000),
  'names of prototypes': '__proto__ constructor toString hasOwnProperty',
  'a statement of SQL': "'; drop table product; --",
  markup: '<script>alert(1)</script>'.repeat(400),
  'control characters': '\u0000\u0001\u001b\r\n',
}

const many = (count: number, pair: (at: number) => string): string => Array.from({ length: count }, (_, at) => pair(at)).join('&')
const NAMES = ['brand', 'price', 'size', 'color', 'age', 'stock', 'warehouse', 'sale', 'sort', 'page', 'material']

const QUERIES: Record<string, string> = {
  'a thousand parameters': many(1_000, (at) => `p${at}=${at}`),
  'a thousand times each name': many(1_000, (at) => `${NAMES[at % NAMES.length]}=v${at}`),
  'a thousand values': NAMES.map((name) => `${name}=${Array.from({ length: 400 }, (_, at) => `v${at}`).join(',')}`).join('&'),
  commas: NAMES.map((name) => `${name}=${','.repeat(1_000)}`).join('&'),
  'numbers out of range': 'price=1e309--1e309&page=99999999999999999999&size=-0&stock=NaN',
  'a far page': 'page=999999',
  'dashes between prices': `price=${'-'.repeat(5_000)}`,
  'names of prototypes': '__proto__=1&constructor=2&__proto__[x]=3&toString=4',
  'broken escapes': '%=%&%zz=%ff&page=%E0%A4%A',
}

/** Encoded as a browser does; halves of letters have no encoding and go as they stand in an address. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed())

/** @param listings paths of listings, filters and all */
export function hostileRequests(listings: readonly string[]): HostileRequest[] {
  const words = Object.entries(WORDS).flatMap(([name, text]): HostileRequest[] => {
    const value = encode(text)
    return [
      { name: `search: ${name}`, target: `/search/${value}` },
      { name: `search form: ${name}`, target: `/hu/search?q=${value}` },
      { name: `suggestions: ${name}`, target: `/api/suggest?locale=hu&q=${value}` },
      { name: `first 200 letters suggested: ${name}`, target: `/api/suggest?q=${encode(text.slice(0, 200))}` },
      { name: `first 200 letters found: ${name}`, target: `/en/search/${encode(text.slice(0, 200))}` },
      { name: `collection: ${name}`, target: `/c/${value}` },
      { name: `product: ${name}`, target: `/en/p/${value}` },
      { name: `sitemap: ${name}`, target: `/sitemaps/${value}` },
      { name: `feed: ${name}`, target: `/feeds/${value}` },
      { name: `picture: ${name}`, target: `/feed-art/${value}.jpg` },
      ...NAMES.map((filter) => ({ name: `${filter}: ${name}`, target: `${listings[0]}?${filter}=${value}` })),
    ]
  })
  const queries = Object.entries(QUERIES).flatMap(([name, query]) =>
    [...listings, '/', '/search/urs', '/sitemap.xml', '/sitemaps/ro-products-1.xml', '/api/suggest', '/api/list-vendors'].map(
      (path) => ({ name: `${path}: ${name}`, target: `${path}?${query}` }),
    ),
  )
  const deep = { name: 'a path of thousands of parts', target: `/c${'/a'.repeat(7_000)}` }
  const bodies = Object.entries(WORDS).map(([name, text]) => ({
    name: `quote: ${name}`,
    target: '/api/cart/quote',
    body: JSON.stringify({ market: 'ro', lines: [], codes: [text.slice(0, 20_000)] }),
  }))
  const nested = { name: 'quote: nested JSON', target: '/api/cart/quote', body: `${'['.repeat(30_000)}${']'.repeat(30_000)}` }
  return [...words, ...queries, deep, ...bodies, nested, ...searches()]
}

/** Calls of the hosted engine's protocol, with the key that everybody may know. */
function searches(): HostileRequest[] {
  const target = '/1/indexes/*/queries?x-algolia-application-id=nestling&x-algolia-api-key=search-only'
  const call = (name: string, requests: object[]): HostileRequest => ({
    name: `searches: ${name}`,
    target,
    body: JSON.stringify({ requests }),
  })
  const one = (more: object) => ({ indexName: 'products_ro', ...more })
  const times = (count: number, more: object) => Array.from({ length: count }, () => one(more))
  return [
    ...Object.entries(WORDS).map(([name, text]) => call(name, [one({ query: text.slice(0, 1_000), facets: ['*'] })])),
    ...Object.entries(WORDS).map(([name, text]) => call(`filters of ${name}`, [one({ filters: text.slice(0, 20_000) })])),
    call('fifty at once', times(50, { query: 'urs lana bumbac set patut', facets: ['*'], hitsPerPage: 40 })),
    call('fifty for everything', times(50, { query: '', facets: ['*'], hitsPerPage: 1_000 })),
    call('a thousand at once', times(1_000, { query: 'u' })),
    call('brackets in filters', [one({ filters: `${'('.repeat(9_000)}brand:a${')'.repeat(9_000)}` })]),
    call('a thousand conditions', [one({ filters: Array.from({ length: 1_000 }, (_, at) => `price > ${at}`).join(' AND ') })]),
    call('the end of all pages', [one({ query: 'u', page: 1_000_000, hitsPerPage: 1_000 })]),
  ]
}
