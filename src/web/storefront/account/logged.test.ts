import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeError } from '#src/log.ts'
import { endpoints } from '#web/entry/endpoints.server.ts'
import { canariesIn, canaryCustomers } from '#test/customers/canaries.ts'
import { callerOf } from '#test/endpoint-calls.ts'
import { testShop, type TestShop } from '#test/shop.ts'

const WORD = 'Canaraaaa'

const ADDRESS = {
  label: WORD,
  phone: '',
  isDelivery: true,
  isBilling: true,
  firstName: WORD,
  lastName: WORD,
  address: WORD,
  city: WORD,
  county: 'MS',
  zip: '540056',
  country: 'RO',
  personType: 'company',
  companyName: WORD,
  vatNumber: '',
  registerNumber: '',
}
/** What each call sends: the canary wherever it takes a text. */
const BODIES: Record<string, unknown> = {
  'PUT /api/my/details': { firstName: WORD, lastName: WORD, phone: '' },
  'POST /api/my/addresses': ADDRESS,
  'PUT /api/my/addresses/:id': ADDRESS,
  'PUT /api/my/children/:id': { name: WORD, dateOfBirth: '2024-05-06' },
  'POST /api/my/children': { name: WORD, dateOfBirth: '2024-05-06' },
  'POST /api/my/vouchers': { code: WORD },
  'POST /api/my/deletion': { password: WORD },
  'POST /api/my/deletion/confirm': { email: `x.${WORD}@exemplu.ro` },
  'PUT /api/my/consents': { newsletter: true, locale: 'ro' },
  'POST /api/my/cart/merge': { lines: [{ item: '1', qty: 1, gift: { name: WORD, message: WORD } }], codes: [WORD] },
}

test('the log has nothing that a customer has in the account or types there, whatever fails', async () => {
  const opened = await testShop({ products: 12 })
  const [customer] = await canaryCustomers(opened, 1)
  expect(customer!.canary).toBe(WORD.toLowerCase())
  const lines: string[] = []
  const write = (message: string, error?: unknown) =>
    void lines.push(`${message} ${error === undefined ? '' : describeError(error)}`)
  const shop: TestShop = { ...opened, log: { error: write, info: write, debug: write } }
  // The database's error has the refused row in its details.
  const refused = sql`insert into customer (id, email, first_name) values (gen_random_uuid(), ${`${WORD}@exemplu.ro`}, ${WORD})`
  const broken = { ...shop, db: { ...shop.db, transaction: () => refused.execute(shop.db.query) as never } }
  const routes = endpoints.filter(({ path }) => path.startsWith('/api/my/'))
  for (const call of [callerOf(shop), callerOf(broken)])
    for (const { method, path } of routes) {
      const id = path.includes('orders') ? customer!.order.number : WORD
      const body = BODIES[`${method} ${path}`] ?? {}
      await call(method as 'GET', path.replace(/:\w+/, id), body, { cookie: customer!.cookie })
    }
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.filter((line) => canariesIn(line).size > 0)).toEqual([])
  expect(lines.filter((line) => line.includes(customer!.order.token) || line.includes(customer!.voucher))).toEqual([])
})
