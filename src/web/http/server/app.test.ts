import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawRequest } from '#test/raw-request.ts'
import { testShop } from '#test/shop.ts'
import { createServer, type WebServer } from './app.ts'
import { storefront } from '#web/entry/storefront.server.ts'

let server: WebServer
beforeAll(async () => {
  server = createServer(await testShop({ settings: { PUBLIC_URL: 'http://shop.test' } }), storefront)
  await server.listen(0, '127.0.0.1')
})
afterAll(() => server.close())

const raw = (text: string) => rawRequest(server.url, text)
const get = (target: string, headers = '', method = 'GET') =>
  raw(`${method} ${target} HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n${headers}\r\n`)
const statusOf = (answer: string) => Number(answer.split(' ')[1])
const headOf = (answer: string) => answer.slice(0, answer.indexOf('\r\n\r\n'))
const bodyOf = (answer: string) => answer.slice(answer.indexOf('\r\n\r\n') + 4)

describe('over HTTP', () => {
  test('the first answer and the cached one are equal', async () => {
    const lines = (answer: string) =>
      headOf(answer)
        .toLowerCase()
        .split('\r\n')
        .filter((line) => !line.startsWith('date:'))
        .toSorted()
    const first = await get('/en/brands', 'Accept-Encoding: br\r\n')
    const cached = await get('/en/brands', 'Accept-Encoding: br\r\n')
    expect(lines(cached)).toEqual(lines(first))
    expect(bodyOf(cached)).toBe(bodyOf(first))
    expect(brotliDecompressSync(Buffer.from(bodyOf(cached), 'latin1')).toString()).toContain('<html lang="en-GB">')
  })

  test('a cached page supports negotiation, conditional requests and HEAD', async () => {
    const page = await get('/brands')
    const etag = /^etag: (.*)$/im.exec(headOf(page))?.[1]
    expect(statusOf(await get('/brands', `If-None-Match: ${etag}\r\n`))).toBe(304)
    const head = await get('/brands', '', 'HEAD')
    expect([statusOf(head), bodyOf(head)]).toEqual([200, ''])
    expect(headOf(await get('/brands', 'Accept-Encoding: gzip\r\n'))).toMatch(/content-encoding: gzip/i)
  })

  test('the cached home page still redirects Hungarian visitors', async () => {
    await get('/', 'Accept-Language: ro\r\n')
    expect(statusOf(await get('/', 'Accept-Language: ro\r\n'))).toBe(200)
    expect(headOf(await get('/', 'Accept-Language: hu\r\n'))).toMatch(/^HTTP\/1.1 302 [\s\S]*location: \/hu\r/i)
  })

  test.each(['/%E0%A4%A', '/c/%', '/en/%ff', '/p/%00'])('%s is answered with 400', async (target) => {
    expect(statusOf(await get(target))).toBe(400)
  })

  test('no address redirects to another host', async () => {
    for (const target of [
      '//evil.example/x',
      '/\\evil.example',
      '/%2f%2fevil.example',
      '/%2F%2Fevil.example',
      '/en/%2F%2Fevil.example',
      'http://evil.example/CART',
    ])
      expect(headOf(await get(target)), target).not.toMatch(/location: (https?:|\/\/|\/\\)/i)
  })
})

describe('invalid requests', () => {
  test.each([
    ['two lengths', 'POST /api/x HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd'],
    [
      'a length and chunks',
      'POST /api/x HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a bad chunk', 'POST /api/x HTTP/1.1\r\nHost: shop.test\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
    ['no request at all', 'hello\r\n\r\n'],
    ['no host', 'GET /cart HTTP/1.1\r\n\r\n'],
  ])('%s is refused and the connection closed', async (_, text) => {
    expect(statusOf(await raw(text))).toBe(400)
  })

  test('endless headers are refused', async () => {
    expect(statusOf(await get('/cart', `X-Long: ${'a'.repeat(20_000)}\r\n`))).toBe(431)
  })
})

test('closing waits for open answers', async () => {
  const own = createServer(await testShop({ settings: { PUBLIC_URL: 'http://shop.test' } }), storefront)
  await own.listen(0, '127.0.0.1')
  const socket = connect(Number(new URL(own.url).port), '127.0.0.1').setEncoding('latin1')
  socket.write(
    'POST /api/cart/quote HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n',
  )
  expect(statusOf(String(await once(socket, 'data')))).toBe(100)
  const closed = own.close()
  socket.write('[]')
  expect(statusOf(String(await once(socket, 'data')))).toBe(400)
  await closed
  await expect(fetch(`${own.url}/healthz`)).rejects.toThrow('fetch failed')
})

test('a hundred slow clients get an answer and their connections end', async () => {
  const own = createServer(await testShop(), storefront, { headers: 300, request: 300, checked: 50 })
  await own.listen(0, '127.0.0.1')
  const answers = await Promise.all(
    Array.from({ length: 100 }, async () => {
      // With its own side open until the server has closed the whole connection.
      const socket = connect({ port: Number(new URL(own.url).port), host: '127.0.0.1', allowHalfOpen: true }).setEncoding(
        'latin1',
      )
      let answer = ''
      socket.on('data', (part: string) => (answer += part)).on('error', () => {})
      const closed = new Promise((resolve) => socket.once('close', resolve))
      socket.write('GET /cart HTTP/1.1\r\nHost: localhost\r\n')
      const drip = setInterval(() => socket.write('X-More: 1\r\n'), 40)
      await closed
      clearInterval(drip)
      return statusOf(answer)
    }),
  )
  expect(new Set(answers)).toEqual(new Set([408]))
  await own.close()
})

test('a build file deleted since the start is answered with 404', async () => {
  const name = `deleted-${process.pid}.js`
  const file = fileURLToPath(new URL(`../../../../build/client/assets/${name}`, import.meta.url))
  writeFileSync(file, 'export {}')
  const own = createServer(await testShop({ settings: { PUBLIC_URL: 'http://shop.test' } }), storefront)
  await own.listen(0, '127.0.0.1')
  rmSync(file)
  const ask = (target: string) => rawRequest(own.url, `GET ${target} HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n`)
  expect(statusOf(await ask(`/assets/${name}`))).toBe(404)
  expect(statusOf(await ask('/brands'))).toBe(200)
  await own.close()
})
