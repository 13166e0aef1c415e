import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import type { Config } from '#src/config.ts'
import { seedOneProduct, placedOrder } from '#test/placed-order.ts'
import { rawRequest } from '#test/raw-request.ts'
import { testShop } from '#test/shop.ts'
import { createServer, type WebServer } from '#web/http/server/app.ts'
import { storefront } from '#web/entry/storefront.server.ts'

const shop = await testShop()
const servers: WebServer[] = []
async function open(config: Partial<Config> = {}, host = '127.0.0.1'): Promise<WebServer> {
  const server = createServer({ ...shop, config: { ...shop.config, ...config } }, storefront)
  servers.push(server)
  await server.listen(0, host)
  return server
}
afterAll(() => Promise.all(servers.map((server) => server.close())))

async function ask(url: string, path: string, ...headers: string[]) {
  const answer = await rawRequest(url, [`GET ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'))
  return { status: Number(answer.split(' ')[1]), answer }
}

let server: WebServer
let number = ''
let mail = ''
beforeAll(async () => {
  await seedOneProduct(shop.db, 100, shop.clock.now())
  number = (await placedOrder(shop)).number
  await runDueJobs(shop, jobHandlers)
  server = await open()
  mail = /href="(\/dev\/mail\/[0-9a-f-]{36})"/.exec(await (await fetch(`${server.url}/dev/mail`)).text())?.[1] ?? ''
})

test('/dev/mail lists and shows the mails, sandboxed', async () => {
  const get = (path: string) => fetch(server.url + path)
  const list = await get('/dev/mail')
  expect(list.headers.get('cache-control')).toBe('no-store')
  expect(await list.text()).toContain(number)
  const page = await (await get(mail)).text()
  expect(page).toContain(`src="${mail}/html"`)
  expect(page).toMatch(/<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox"/)
  const body = await get(`${mail}/html`)
  expect(body.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*; sandbox allow-popups /)
  expect(body.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(await body.text()).toContain('<h1')
  expect((await get('/dev/mail/1')).status).toBe(404)
})

test('with a mail server there is no /dev/mail', async () => {
  const { url } = await open({ showsMails: false })
  for (const path of ['/dev/mail', mail]) expect((await fetch(url + path)).status, path).toBe(404)
})

test('under another name, through a proxy and at a public address there is no /dev/mail', async () => {
  const { url: publicly } = await open({ publicUrl: 'https://shop.example' })
  for (const path of ['/dev/mail', '/dev/mail.css', mail, `${mail}/html`]) {
    expect((await ask(server.url, path, 'Host: 127.0.0.1:3000')).status, path).toBe(200)
    expect((await ask(server.url, path, 'Host: rebound.evil.example')).status, path).toBe(421)
    expect((await ask(publicly, path, 'Host: shop.example')).status, path).toBe(404)
    for (const proxy of ['X-Forwarded-For: 203.0.113.9', 'Via: 1.1 proxy', 'Forwarded: for=203.0.113.9'])
      expect((await ask(server.url, path, 'Host: localhost:3000', proxy)).status, proxy).toBe(404)
  }
})

test('for a connection from another machine there is no /dev/mail', async () => {
  const addresses = Object.values(networkInterfaces()).flatMap((all = []) => all)
  const address = addresses.find(({ internal, family }) => !internal && family === 'IPv4')?.address
  // A machine without a network has no other address to come from.
  if (address === undefined) return
  const { url } = await open({}, '0.0.0.0')
  const asked = await ask(url.replace('0.0.0.0', address), '/dev/mail', 'Host: localhost:3000')
  expect(asked.status).toBe(404)
})
