/**
 * T21: the times until a random token and a malformed text are refused, by that of a token which belongs to something else. Called inside
 * this process, one after the other.
 */
import { randomBytes } from 'node:crypto'
import { newVoucher } from '#services/promotions/vouchers.ts'
import type { Shop } from '#services/shop.ts'
import { readConfig } from '#src/config.ts'
import { openShop } from '#src/server/open-shop.ts'
import { insertVouchers } from '#store/promotions/vouchers.ts'
import { endpoints } from '#web/entry/endpoints.server.ts'
import { createApi } from '#web/http/api/endpoints.ts'
import { MALFORMED } from '#test/hostile/malformed-tokens.ts'
import { medianOf } from '../programs/cpu-of-calls.ts'
import { atMost, infoRow, type Row } from '../rows/row.ts'
import type { Bench } from './bench.ts'

const ROUNDS = 6_000
/** Rounds that are not counted. */
const WARM_UP = 500
/** Tokens of something else: the same one would be found in the database's memory. */
const FOREIGN = 2_000
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

const WAYS: { what: string; method: string; path: (token: string) => string; body?: string }[] = [
  { what: 'order', method: 'GET', path: (token) => `/api/orders/${token}` },
  { what: 'payment', method: 'POST', path: (token) => `/api/orders/${token}/payments`, body: '{}' },
  { what: 'voucher', method: 'GET', path: (token) => `/api/vouchers/${token}` },
  { what: 'invoice', method: 'GET', path: (token) => `/invoice/${token}` },
  { what: 'credit note', method: 'GET', path: (token) => `/credit/${token}` },
  { what: 'payment method', method: 'POST', path: (token) => `/api/orders/${token}/method`, body: '{"method":"card","due":100}' },
  { what: 'return label', method: 'GET', path: (token) => `/return-label/${token}.pdf` },
]

const random = (): string => Array.from(randomBytes(32), (byte) => LETTERS[byte & 31]).join('')

/** Returns tokens of vouchers, and of withdrawals, which open no voucher. */
async function foreignTokens(shop: Shop): Promise<{ vouchers: string[]; others: string[] }> {
  const now = shop.clock.now()
  const wish = { market: 'ro', amount: 5_000, currency: 'RON', validUntil: null, recipient: null, name: '', message: '' } as const
  const made = Array.from({ length: FOREIGN }, () => newVoucher(shop.tokens, wish, now))
  await shop.db.transaction((tx) => insertVouchers(tx, made, now))
  return {
    vouchers: made.map(({ id }) => shop.tokens.voucherToken(id)),
    others: made.map(({ id }) => shop.tokens.withdrawalToken(id)),
  }
}

export async function run({ server }: Pick<Bench, 'server'>): Promise<Row[]> {
  const database = await server.copy()
  const shop = await openShop(readConfig({ ...database.environment, SECRET: 'the secret of a measured shop, long enough' }))
  try {
    const api = createApi(shop, endpoints)
    const { vouchers, others } = await foreignTokens(shop)
    const rows: Row[] = []
    for (const way of WAYS) {
      const foreign = way.what === 'voucher' ? others : vouchers
      const times = await measure(api, shop.config.publicUrl, way, foreign)
      for (const kind of ['unknown', 'malformed'] as const) {
        const ratio = times[kind] / times.foreign
        const name = kind === 'unknown' ? 'random token' : 'malformed token'
        const what = `refusal of a ${name}, ${way.what}: the longer by the shorter`
        rows.push(atMost('T21', what, Math.max(ratio, 1 / ratio), 1.1, '', 3))
      }
      rows.push(
        infoRow('of a random token', times.unknown, 'ms', 3),
        infoRow('of a token of something else', times.foreign, 'ms', 3),
        infoRow('of a malformed one', times.malformed, 'ms', 3),
      )
    }
    return rows
  } finally {
    await shop.db.close()
    await database.remove()
  }
}

/** Asks in turn, which of them first in turn, too. Returns the median times in ms. @throws Error when the answers differ */
async function measure(
  api: ReturnType<typeof createApi>,
  publicUrl: string,
  { method, path, body }: (typeof WAYS)[number],
  foreign: readonly string[],
): Promise<{ unknown: number; foreign: number; malformed: number }> {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const answers = new Set<string>()
  async function ask(token: string): Promise<number> {
    const url = new URL(path(token), publicUrl)
    const request = new Request(url, body === undefined ? { method } : { method, headers, body })
    const start = performance.now()
    const answer = await api(request, url)
    const text = await answer?.text()
    const took = performance.now() - start
    // Of a document that cannot be opened: one page for all, whatever the reason.
    answers.add(answer ? `${answer.status} ${text}` : '404')
    return took
  }
  const times = { unknown: [] as number[], foreign: [] as number[], malformed: [] as number[] }
  for (let at = 0; at < ROUNDS + WARM_UP; at++) {
    const kinds = [
      ['unknown', random()],
      ['foreign', foreign[at % foreign.length]!],
      ['malformed', MALFORMED[at % MALFORMED.length]!(random())],
    ] as const
    for (let turn = 0; turn < kinds.length; turn++) {
      const [kind, token] = kinds[(at + turn) % kinds.length]!
      const took = await ask(token)
      if (at >= WARM_UP) times[kind].push(took)
    }
  }
  if (answers.size !== 1) throw new Error(`the answers differ: ${[...answers].join(' / ')}`)
  return { unknown: medianOf(times.unknown), foreign: medianOf(times.foreign), malformed: medianOf(times.malformed) }
}
