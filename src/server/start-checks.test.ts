import { expect, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { startFaults } from './start-checks.ts'

const SECRET = 'the secret of a shop that is only a test'

/** What stands in the refusal, by the settings that it names; none when the shop starts. */
type Refused = 'none' | 'network' | 'sandbox' | 'both' | 'real money'

const hosts = { local: [undefined, 'localhost', '127.0.0.1', '::1'], open: ['0.0.0.0', '::', '192.168.1.7', 'shop.internal'] }
const addresses = {
  unset: [undefined],
  local: ['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000'],
  public: ['https://shop.example', 'http://192.168.1.7:3000', 'http://localhost.evil.example'],
}

/** Every combination of address, host and gateway, without and with TEST_SHOP. */
const table: [address: keyof typeof addresses, host: keyof typeof hosts, gateway: string, plain: Refused, asTest: Refused][] = [
  ['unset', 'local', 'sandbox', 'none', 'none'],
  ['unset', 'open', 'sandbox', 'network', 'network'],
  ['local', 'local', 'sandbox', 'none', 'none'],
  // In a container the port is passed on from a loopback address outside.
  ['local', 'open', 'sandbox', 'none', 'none'],
  ['public', 'local', 'sandbox', 'sandbox', 'none'],
  ['public', 'open', 'sandbox', 'sandbox', 'none'],
  ['unset', 'local', 'bank', 'none', 'real money'],
  ['unset', 'open', 'bank', 'network', 'both'],
  ['local', 'local', 'bank', 'none', 'real money'],
  ['local', 'open', 'bank', 'none', 'real money'],
  ['public', 'local', 'bank', 'none', 'real money'],
  ['public', 'open', 'bank', 'none', 'real money'],
]

const SENTENCES: Record<Refused, RegExp[]> = {
  none: [],
  network: [/^HOST is .* Set PUBLIC_URL .* or leave HOST unset/],
  sandbox: [/^PUBLIC_URL is .* test cards only.* Give the key of a gateway .* or set TEST_SHOP=true/],
  'real money': [/^TEST_SHOP is true, but .* Leave TEST_SHOP unset/],
  both: [/^HOST is /, /^TEST_SHOP is true/],
}

test.each(table)('address %s, host %s, gateway %s: %s; as a test shop: %s', (address, host, gateway, plain, asTest) => {
  for (const PUBLIC_URL of addresses[address])
    for (const HOST of hosts[host])
      for (const [TEST_SHOP, refused] of [
        [undefined, plain],
        ['true', asTest],
      ] as const) {
        const config = { ...readConfig({ SECRET, PUBLIC_URL, HOST, TEST_SHOP }), paymentGateway: gateway }
        const faults = startFaults(config)
        const said = `${PUBLIC_URL} ${HOST} ${gateway} ${TEST_SHOP}: ${faults.join(' ')}`
        expect(faults, said).toHaveLength(SENTENCES[refused].length)
        SENTENCES[refused].forEach((sentence, at) => expect(faults[at], said).toMatch(sentence))
      }
})

test('a test key of Stripe is for test shops at public addresses, a live key for the others', () => {
  for (const [key, TEST_SHOP, expected] of [
    ['sk_test_1', undefined, 1],
    ['sk_test_1', 'true', 0],
    ['sk_live_1', undefined, 0],
    ['sk_live_1', 'true', 1],
  ] as const) {
    const keys = { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    const config = readConfig({ SECRET, PUBLIC_URL: 'https://shop.example', TEST_SHOP, ...keys })
    expect(startFaults(config), `${key} ${TEST_SHOP}`).toHaveLength(expected)
  }
})

test('the table of cases has every combination once', () => {
  const rows = new Set(table.map(([address, host, gateway]) => `${address} ${host} ${gateway}`))
  expect(rows.size).toBe(table.length)
  expect(rows.size).toBe(Object.keys(addresses).length * Object.keys(hosts).length * 2)
})
