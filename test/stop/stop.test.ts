/** The process is told to stop while requests are under way: each of them is answered. */
import { connect } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ITEMS, insertTestItems } from '#test/goods.ts'
import { fillDatabase, startShop, type SeededDatabase } from '#test/running-shop.ts'

const REQUESTS = 30
const ROUNDS = 1

let stocked: SeededDatabase
beforeAll(async () => {
  stocked = await fillDatabase(null, (db) => insertTestItems(db.query, new Date()))
})
afterAll(() => stocked?.remove())

/**
 * Sends a quote on a connection of its own, a new one or one that was used before, and reads until the server closes: the
 * status, or what went wrong.
 */
async function quote(url: URL, isUsed: boolean, sent: () => void): Promise<string> {
  const socket = connect(Number(url.port), url.hostname).setEncoding('utf8')
  if (isUsed) {
    socket.write(`GET /healthz HTTP/1.1\r\nHost: ${url.host}\r\n\r\n`)
    await once(socket, 'data')
  }
  const failed = new Promise<string>((resolve) => socket.once('error', (error) => resolve(error.message)))
  let answer = ''
  socket.on('data', (part: string) => (answer += part))
  const body = JSON.stringify({ market: 'ro', lines: [{ item: ITEMS.body, qty: 1 }] })
  socket.write(
    `POST /api/cart/quote HTTP/1.1\r\nHost: ${url.host}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    sent,
  )
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve('closed without an answer')))
  const fault = await Promise.race([failed, closed])
  return answer.split('\r\n')[0] || fault
}

test.each([
  ['new', false],
  ['used', true],
])(`${REQUESTS} requests that were sent on %s connections before the stop are all answered`, async (_, isUsed) => {
  for (let round = 0; round < ROUNDS; round++) {
    const { shop, end } = await startShop(stocked)
    const url = new URL(shop.url)
    let count = 0
    const all = Promise.withResolvers<void>()
    const answers = Array.from({ length: REQUESTS }, () =>
      quote(url, isUsed, () => {
        if (++count === REQUESTS) all.resolve()
      }),
    )
    await all.promise
    const stopped = shop.stop()
    expect(await Promise.all(answers)).toEqual(Array.from({ length: REQUESTS }, () => 'HTTP/1.1 200 OK'))
    await stopped
    await end()
  }
})
