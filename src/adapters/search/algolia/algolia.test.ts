import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { SearchUnavailable } from '#services/ports.ts'
import { algoliaEngine } from './algolia.ts'

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void

const found = { hits: [{ objectID: '10002' }, { objectID: '10001' }], nbHits: 2, facets: { brand: { Lumi: 2 } } }
const json = (response: ServerResponse, status: number, value: unknown, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value))

const servers: ReturnType<typeof createServer>[] = []
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

/** Somebody else's server, as it should be or not. */
async function host(behave: Behaviour): Promise<string> {
  const server = createServer((request, response) => behave(request, response))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const engine = (...hosts: string[]) =>
  algoliaEngine({
    appId: 'APP',
    apiKey: 'key',
    indexPrefix: 'test_',
    hosts,
    // Long enough for a busy machine: a case that must answer never waits for it.
    timeouts: { connect: 1000, read: 1000, write: 1000 },
    patienceMs: 5_000,
  })
const query = { locale: 'hu' as const, text: 'maci', filter: [], facets: ['brand'], page: 2, size: 10 }

const ok: Behaviour = (_, response) => json(response, 200, { results: [found] })
const failures: [string, Behaviour, string][] = [
  ['is silent', () => {}, 'Connection timeout'],
  [
    'sends headers and hangs',
    (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"results":['),
    'Socket timeout',
  ],
  ['hangs up', (request) => void request.socket.destroy(), 'Network request failed'],
  ['answers 503', (_, response) => void json(response, 503, { message: 'busy' }), 'Network request failed'],
  [
    'answers 404',
    (_, response) => void json(response, 404, { message: 'Index does not exist', status: 404 }),
    'Network request failed',
  ],
  [
    'answers 429',
    (_, response) => void json(response, 429, { message: 'Too many' }, { 'retry-after': '3600' }),
    'Network request failed',
  ],
  ['sends no JSON', (_, response) => void response.writeHead(200).end('<html>'), 'Network request failed'],
  ['sends other JSON', (_, response) => void json(response, 200, { results: [{ hits: 'many' }] }), 'Network request failed'],
]

test('a query is sent in the protocol, and the answer is read as ids, totals and counts', async () => {
  const seen: { path: string; app: unknown; key: unknown; type: unknown; body: unknown }[] = []
  const address = await host((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      seen.push({
        path: request.url!.split('?')[0]!,
        app: request.headers['x-algolia-application-id'],
        key: request.headers['x-algolia-api-key'],
        type: request.headers['content-type'],
        body: JSON.parse(Buffer.concat(parts).toString()),
      })
      json(response, 200, { results: [found] })
    })
  })
  const filter = [[{ kind: 'value' as const, attribute: 'brand', value: 'Lumi & Co', isNot: false }]]
  expect(await engine(address).search({ ...query, filter })).toEqual({
    ids: [10002, 10001],
    total: 2,
    corrected: null,
    isPartial: false,
    facets: { brand: { Lumi: 2 } },
    stats: {},
  })
  expect(seen).toMatchObject([
    {
      path: '/1/indexes/*/queries',
      app: 'APP',
      key: 'key',
      type: 'text/plain',
      body: {
        requests: [{ indexName: 'test_products_hu', query: 'maci', filters: 'brand:"Lumi & Co"', hitsPerPage: 10, page: 1 }],
      },
    },
  ])
})

test.each(failures)('a host that %s is told in one of three sentences', async (_, behave, message) => {
  const failed = engine(await host(behave)).search(query)
  await expect(failed).rejects.toBeInstanceOf(SearchUnavailable)
  await expect(failed).rejects.toMatchObject({ status: 0, message })
})

test('a host that does not answer is replaced by the next one', async () => {
  const address = [await host((_, response) => void json(response, 503, {})), await host(ok)]
  expect((await engine(...address).search(query)).ids).toEqual([10002, 10001])
})

test('the time limit covers all hosts together', async () => {
  const silent = await Promise.all([host(() => {}), host(() => {})])
  const patient = algoliaEngine({ appId: 'APP', apiKey: 'key', indexPrefix: '', hosts: silent, patienceMs: 50 })
  await expect(patient.search(query)).rejects.toMatchObject({ message: 'Connection timeout' })
})

test('recommendations are requested from the model and have scores', async () => {
  const address = await host((request, response) =>
    json(
      response,
      200,
      request.url!.startsWith('/1/indexes/*/recommendations') ? { results: [{ hits: [{ objectID: '7', _score: 55 }] }] } : {},
    ),
  )
  expect(await engine(address).recommend('ro', 10001, 4, 'bought-together')).toEqual([{ product: 7, score: 55 }])
})

test('documents and settings are written to the index of their language', async () => {
  const seen: string[] = []
  const address = await host((request, response) => {
    seen.push(`${request.method} ${request.url!.split('?')[0]}`)
    request.resume()
    request.on('end', () => json(response, 200, { taskID: 1, objectIDs: [], updatedAt: '' }))
  })
  const { index } = engine(address)
  await index!.configure('ro', { searched: ['name'], facets: ['brand'] })
  await index!.put('ro', [
    { objectID: '1', name: 'Urs', url: '/p/urs', image: '', brand: 'Lumi', collections: [], price: 100, _tags: [] },
  ])
  await index!.remove('en', [2])
  expect(seen).toEqual([
    'PUT /1/indexes/test_products_ro/settings',
    'POST /1/indexes/test_products_ro/batch',
    'POST /1/indexes/test_products_en/batch',
  ])
})
