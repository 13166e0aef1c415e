import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawRequest } from '#test/raw-request.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { createServer, type WebServer } from '#web/http/server/app.ts'
import { storefront } from '#web/entry/storefront.server.ts'

let shop: TestShop
const servers: WebServer[] = []
const open = async (publicUrl: string): Promise<WebServer> => {
  const server = createServer({ ...shop, config: { ...shop.config, publicUrl } }, storefront)
  servers.push(server)
  await server.listen(0, '127.0.0.1')
  return server
}
let atHome: WebServer
let inPublic: WebServer
beforeAll(async () => {
  shop = await testShop()
  atHome = await open('http://localhost:3000')
  inPublic = await open('https://shop.example')
})
afterAll(() => Promise.all(servers.map((server) => server.close())))

async function ask(server: WebServer, target: string, headers: string[], version = '1.1') {
  const answer = await rawRequest(
    server.url,
    [`GET ${target} HTTP/${version}`, ...headers, 'Connection: close', '', ''].join('\r\n'),
  )
  return { status: Number(answer.split(' ')[1]), answer }
}
const statusFor = async (server: WebServer, target: string, ...hosts: string[]) =>
  (
    await ask(
      server,
      target,
      hosts.map((host) => `Host: ${host}`),
    )
  ).status

describe('the host of a request', () => {
  const targets = ['/en/cart', '/en/cart', '/app.webmanifest', '/api/menu?locale=hu', '/builds/latest.json']

  test.each([
    ['localhost:3000', 200],
    ['LOCALHOST:3000', 200],
    ['localhost', 200],
    ['127.0.0.1:8080', 200],
    ['[::1]:3000', 200],
    ['rebound.evil.example:3000', 421],
    ['shop.example', 421],
    ['localhost.evil.example', 421],
    ['192.168.1.7:3000', 421],
    ['localhost@evil.example', 400],
    ['localhost evil.example', 400],
    ['', 400],
  ])('of a shop on this machine, asked for as %j: %d', async (host, status) => {
    for (const target of targets) expect(await statusFor(atHome, target, host), target).toBe(status)
  })

  test.each([
    ['shop.example', 200],
    ['Shop.Example:443', 200],
    ['localhost', 421],
    ['127.0.0.1:3000', 421],
    ['www.shop.example', 421],
    ['shop.example.evil.example', 421],
  ])('of a public shop, asked for as %j: %d', async (host, status) => {
    for (const target of targets) expect(await statusFor(inPublic, target, host), target).toBe(status)
  })

  test('two Host headers are refused, and so is another host in the request line', async () => {
    for (const target of [...targets, '/healthz']) {
      expect(await statusFor(inPublic, target, 'shop.example', 'evil.example'), target).toBe(400)
      expect(await statusFor(inPublic, target, 'shop.example', 'shop.example'), target).toBe(400)
    }
    expect(await statusFor(inPublic, 'http://evil.example/en/cart', 'shop.example')).toBe(421)
    expect(await statusFor(inPublic, 'http://shop.example/en/cart', 'shop.example')).toBe(200)
  })

  test('the refusal repeats no input and is not cached', async () => {
    const { answer } = await ask(inPublic, '/en/cart', ['Host: canary.example'])
    expect(answer).not.toContain('canary')
    expect(answer).toMatch(/cache-control: no-store/i)
  })
})

test('the health check accepts the address of the process, or no host', async () => {
  for (const server of [atHome, inPublic])
    for (const target of ['/healthz', '/readyz']) {
      expect(await statusFor(server, target, '10.0.3.7:3000'), target).toBe(200)
      expect((await ask(server, target, [], '1.0')).status, target).toBe(200)
    }
})
