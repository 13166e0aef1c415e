import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { testShop, type TestShop } from '#test/shop.ts'
import { endpoints } from '#web/entry/endpoints.server.ts'
import { createApi, createLaterApi } from './endpoints.ts'
import { BODY_LIMIT, json, readJson, type ApiRoute } from './endpoint.ts'

let shop: TestShop
const routes: ApiRoute[] = [
  { method: 'GET', path: '/api/thing/:id', guard: 'public', handler: ({ params }) => json(params) },
  {
    method: 'POST',
    path: '/api/thing',
    guard: 'public',
    handler: async ({ request }) => json(await readJson(request, z.strictObject({ qty: z.int().min(1).max(99) }))),
  },
  { method: 'POST', path: '/form', guard: 'public', body: 'form', handler: () => json('form taken') },
  { method: 'POST', path: '/notify', guard: 'public', body: 'machine', handler: () => json('bytes taken') },
  {
    method: 'POST',
    path: '/api/broken',
    guard: 'public',
    handler: () => {
      throw new Error('select * from customer_secrets')
    },
  },
]
let api: ReturnType<typeof createApi>
beforeAll(async () => {
  shop = await testShop()
  api = createApi(shop, routes)
})

const call = async (method: string, path: string, body?: string, headers: Record<string, string> = {}) => {
  const request = new Request(`http://localhost:3000${path}`, {
    method,
    headers: { host: 'localhost:3000', ...headers },
    ...(body !== undefined && { body }),
  })
  return api(request, new URL(request.url))
}
const JSON_TYPE = { 'content-type': 'application/json' }
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }
const post = (body: string, headers: Record<string, string> = JSON_TYPE) => call('POST', '/api/thing', body, headers)

describe('API requests', () => {
  test('an unknown API address is refused, a page address is passed on', async () => {
    expect((await call('GET', '/api/unknown'))?.status).toBe(404)
    expect(await call('GET', '/cart')).toBeNull()
    const wrong = await call('DELETE', '/api/thing', undefined, JSON_TYPE)
    expect([wrong?.status, wrong?.headers.get('allow')]).toEqual([405, 'POST'])
  })

  test('valid JSON is accepted, with or without an Origin', async () => {
    for (const headers of [[], ['origin', 'http://localhost:3000'], ['sec-fetch-site', 'same-origin']] as [string, string][])
      expect((await post('{"qty":2}', { ...JSON_TYPE, ...(headers.length > 0 && { [headers[0]]: headers[1] }) }))?.status).toBe(
        200,
      )
  })

  test.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost:3001' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' }],
    [{ 'sec-fetch-site': 'none' }],
  ])('a request of another site is refused: %j', async (headers) => {
    expect((await post('{"qty":2}', { ...JSON_TYPE, ...headers }))?.status).toBe(403)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonx', ''])(
    'content types of forms are refused as JSON: %s',
    async (type) => {
      expect((await post('{"qty":2}', type ? { 'content-type': type } : {}))?.status).toBe(415)
    },
  )

  test('a form of the shop needs its own Origin', async () => {
    expect((await call('POST', '/form', 'a=1', FORM_TYPE))?.status).toBe(403)
    expect((await call('POST', '/form', 'a=1', { ...FORM_TYPE, origin: 'http://localhost:3000' }))?.status).toBe(200)
    expect((await call('POST', '/form', '{}', { ...JSON_TYPE, origin: 'http://localhost:3000' }))?.status).toBe(415)
  })

  test('a signed request needs no Origin, but a valid signature', async () => {
    expect((await call('POST', '/notify', 'signed', { origin: 'https://gateway.example' }))?.status).toBe(200)
  })

  test.each([
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '{"qty":1e400}',
    '{"qty":"2"}',
    '{"qty":1.5}',
    '{"qty":0}',
    '{"qty":100}',
    '\u0000',
    '{}',
  ])('an invalid body is answered with 400: %j', async (body) => {
    const response = await post(body)
    expect(response?.status).toBe(400)
    expect(response?.headers.get('content-type')).toBe('application/problem+json')
    expect(((await response!.json()) as { code: string }).code).toMatch(/^(malformed_json|validation_failed)$/)
  })

  test('unknown keys are named and refused', async () => {
    for (const body of [
      '{"qty":1,"price":1}',
      '{"qty":1,"__proto__":{"admin":true}}',
      '{"qty":1,"constructor":{"prototype":{}}}',
    ])
      expect((await post(body))?.status).toBe(400)
    expect(await (await post('{"qty":1,"price":1}'))?.json()).toMatchObject({
      code: 'validation_failed',
      fields: { price: 'unrecognized_keys' },
    })
    expect({}).not.toHaveProperty('admin')
  })

  test('a body over the limit is refused, with and without Content-Length', async () => {
    const large = JSON.stringify({ qty: 1, padding: 'x'.repeat(BODY_LIMIT) })
    expect((await post(large))?.status).toBe(413)
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(large))
        controller.close()
      },
    })
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: stream, duplex: 'half', headers: JSON_TYPE }
    const request = new Request('http://localhost:3000/api/thing', init)
    expect((await api(request, new URL(request.url)))?.status).toBe(413)
  })

  test('an exception is a 500 without details, logged once', async () => {
    const before = shop.errors.length
    const response = await call('POST', '/api/broken', '{}', JSON_TYPE)
    expect(response?.status).toBe(500)
    expect(await response?.text()).not.toContain('customer_secrets')
    expect(shop.errors.splice(before)).toHaveLength(1)
  })

  test('a malformed address is answered with 400', async () => {
    expect((await call('GET', '/api/thing/%E0%A4%A'))?.status).toBe(400)
  })
})

test('every endpoint that changes data refuses other sites', async () => {
  const whole = createApi(shop, endpoints)
  const unsafe = endpoints.filter((route) => route.method !== 'GET' && route.body !== 'machine' && route.body !== 'open')
  expect(unsafe.length).toBeGreaterThan(2)
  for (const { method, path } of unsafe) {
    const request = new Request(`http://localhost:3000${path.replace(/:\w+/g, 'x')}`, {
      method,
      headers: { ...JSON_TYPE, origin: 'https://evil.example' },
      body: '{}',
    })
    expect((await whole(request, new URL(request.url)))?.status, path).toBe(403)
  }
})

test('only the search protocol, which changes no data, is open to other sites', () => {
  const open = endpoints.filter((route) => route.body === 'open')
  expect(open.length).toBeGreaterThan(0)
  for (const { path } of open) expect(path).toMatch(/^\/1\/indexes\//)
})

test('endpoints below an address are loaded with the first request to one of them, and again after a failure', async () => {
  let loads = 0
  const load = async () => {
    if (++loads === 1) throw new Error('the file cannot be read')
    return [{ method: 'GET', path: '/admin/api/thing', guard: 'public', handler: () => json('office') } satisfies ApiRoute]
  }
  const later = createLaterApi(shop, { below: '/admin', load })
  const ask = (path: string) => {
    const request = new Request(`http://localhost:3000${path}`)
    return later(request, new URL(request.url))
  }
  for (const path of ['/', '/administration', '/api/admin', '/p/admin']) expect(await ask(path), path).toBeNull()
  expect(loads).toBe(0)
  await expect(ask('/admin/api/thing')).rejects.toThrow('cannot be read')
  expect(await (await ask('/admin/api/thing'))?.json()).toBe('office')
  expect((await ask('/admin/api/none'))?.status).toBe(404)
  expect(await ask('/admin')).toBeNull()
  expect(loads).toBe(2)
})
