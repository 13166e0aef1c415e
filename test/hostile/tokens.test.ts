/**
 * Random public ids (D-8): none is anybody's, and all of them get the same bytes as one that belongs to something else. `TOKENS=1000000`
 * before a release; how long the answers take is measured by `npm run bench` (T5).
 */
import { randomBytes } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { issueInvoice } from '#services/documents/issue-document.ts'
import { markPaid } from '#services/orders/order-payment.ts'
import { readDocuments } from '#store/documents/documents.ts'
import { writeSeller } from '#test/sold/seller.ts'
import { newVoucher } from '#services/promotions/vouchers.ts'
import { insertVouchers } from '#store/promotions/vouchers.ts'
import { endpoints } from '#web/entry/endpoints.server.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { createApi } from '#web/http/api/endpoints.ts'
import { openSite, type Site } from '#web/http/server/site.ts'
import { MALFORMED } from './malformed-tokens.ts'
import { placedOrder, seedOneProduct } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'

const TOKENS = Number(process.env.TOKENS ?? 600)
/** Of them, asked of the pages too, which are the same for every id. */
const PAGES = Math.min(TOKENS, 60)
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** Addresses behind which something of somebody is, by what their tokens open. */
const WAYS: { what: 'order' | 'voucher' | 'document'; method: string; path: (token: string) => string; body?: object }[] = [
  { what: 'order', method: 'GET', path: (token) => `/api/orders/${token}` },
  { what: 'order', method: 'POST', path: (token) => `/api/orders/${token}/payments`, body: {} },
  { what: 'voucher', method: 'GET', path: (token) => `/api/vouchers/${token}` },
  { what: 'document', method: 'GET', path: (token) => `/invoice/${token}.xml` },
  { what: 'document', method: 'GET', path: (token) => `/hu/credit/${token}` },
]
const PATHS = [
  (token: string) => `/pay/${token}`,
  (token: string) => `/v/${token}`,
  (token: string) => `/hu/v/${token}`,
  (token: string) => `/credit/${token}`,
]

const shop = await testShop()
const known = { order: '', voucher: '', document: '' }
let site: Site
let api: ReturnType<typeof createApi>

beforeAll(async () => {
  await seedOneProduct(shop.db, 10, shop.clock.now())
  await shop.catalog.refresh()
  known.order = (await placedOrder(shop)).token
  const wish = { market: 'ro', amount: 5_000, currency: 'RON', validUntil: null, recipient: null, name: '', message: '' } as const
  const voucher = newVoucher(shop.tokens, wish, shop.clock.now())
  await shop.db.transaction((tx) => insertVouchers(tx, [voucher], shop.clock.now()))
  known.voucher = shop.tokens.voucherToken(voucher.id)
  await writeSeller(shop)
  const placed = await placedOrder(shop)
  await shop.db.transaction((tx) => markPaid(tx, placed.id, null, shop.clock.now()))
  await issueInvoice(shop, { orderId: placed.id })
  known.document = shop.tokens.documentToken((await readDocuments(shop.db.query, [placed.id]))[0]!.id)
  site = await openSite(shop, storefront)
  api = createApi(shop, endpoints)
})

const random = (): string => Array.from(randomBytes(32), (byte) => LETTERS[byte & 31]).join('')

async function ask(at: number, token: string): Promise<string> {
  const { method, path, body } = WAYS[at % WAYS.length]!
  const url = new URL(path(token), shop.config.publicUrl)
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const request = new Request(url, body ? { method, headers, body: JSON.stringify(body) } : { method })
  const answer = await api(request, url)
  // Of documents that cannot be opened: one page for all, whatever the reason.
  if (!answer) return '404'
  return `${answer.status} ${JSON.stringify([...answer.headers])} ${await answer.text()}`
}

test(
  `${TOKENS} random tokens open nothing, and are answered like tokens of something else`,
  { timeout: 60_000 + TOKENS * 5 },
  async () => {
    const foreign: string[] = []
    for (const [at, { what }] of WAYS.entries()) {
      if (at < WAYS.length - 1) expect(await ask(at, known[what])).toMatch(/^200/)
      foreign.push(await ask(at, known[what === 'order' ? 'voucher' : 'order']))
      expect(foreign[at]).toMatch(/^404/)
      for (const text of ['no-token', ...MALFORMED.map((malformed) => malformed(random()))])
        expect([text, await ask(at, text)]).toEqual([text, foreign[at]])
    }
    for (let at = 0; at < TOKENS; at++) {
      // Every fifth one is malformed.
      const token = at % 5 === 4 ? MALFORMED[((at / 5) % MALFORMED.length) | 0]!(random()) : random()
      const answer = await ask(at, token)
      if (answer !== foreign[at % WAYS.length]) expect({ token, answer }).toEqual(foreign[at % WAYS.length])
    }
  },
)

test('the page of a random token is that of every other one, but for the token', async () => {
  for (const path of PATHS) {
    const read = async (token: string) => {
      const answer = await site.fetch(new Request(new URL(path(token), shop.config.publicUrl)))
      return `${answer.status} ${(await answer.text()).replaceAll(token, 'TOKEN').replaceAll(/nonce="[^"]*"/g, '')}`
    }
    const page = await read(known.order)
    for (const token of [known.voucher, ...Array.from({ length: PAGES / PATHS.length }, random)])
      expect(await read(token)).toBe(page)
  }
})
