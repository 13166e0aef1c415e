import { beforeAll, expect, test } from 'vitest'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { hashPassword } from '#services/customers/password-hash.ts'
import { newVoucher } from '#services/promotions/vouchers.ts'
import { insertVouchers } from '#store/promotions/vouchers.ts'
import { callerOf, newAddress } from '#test/endpoint-calls.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { signedInCustomer } from '#test/customers/signed-in.ts'

const PASSWORD = 'tramvai-cais-nor'
let shop: TestShop
let call: ReturnType<typeof callerOf>
beforeAll(async () => {
  shop = await testShop()
  call = callerOf(shop)
})

let customers = 0
async function customer() {
  customers++
  const email = `ioana.${customers}@exemplu.ro`
  const who = await signedInCustomer(shop, { email, passwordHash: await hashPassword(shop, PASSWORD) })
  let { cookie } = who
  const post = async (path: string, body: unknown, address?: string) => {
    const answer = await call('POST', path, body, { cookie }, address)
    // A confirmed session goes on under another token.
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return answer
  }
  const get = (path: string) => call('GET', path, undefined, { cookie })
  return { ...who, post, get }
}

test('everything is downloaded as one file', async () => {
  const { get, email } = await customer()
  const { headers, body } = await get('/api/my/export')
  expect(headers.get('content-disposition')).toBe('attachment; filename="account.json"')
  expect(body.data.customer).toMatchObject([{ email, first_name: 'Ioana' }])
})

test('an account is deleted by its password and then by its address; the cookies of the browser go with it', async () => {
  const { post, get, email } = await customer()
  shop.clock.advance(11 * MINUTE_MS)
  expect((await post('/api/my/deletion/confirm', { email })).body.code).toBe('confirmation_required')
  expect((await post('/api/my/deletion', { password: 'wrong' })).body.fields).toEqual({ password: 'password_wrong' })
  const begun = await post('/api/my/deletion', { password: PASSWORD })
  expect(begun.body.until).toBe(new Date(shop.clock.now().getTime() + 10 * MINUTE_MS).toISOString())
  expect((await post('/api/my/deletion/confirm', { email: 'x@exemplu.ro' })).body.fields).toEqual({ email: 'email_differs' })
  const deleted = await post('/api/my/deletion/confirm', { email })
  expect(deleted.body).toEqual({ deleted: true })
  expect(deleted.headers.getSetCookie().map((cookie) => cookie.split(';').slice(0, 2))).toEqual([
    ['session=', ' Max-Age=0'],
    ['browser=', ' Max-Age=0'],
  ])
  expect((await get('/api/my/details')).status).toBe(401)
})

test('wrong passwords are limited', async () => {
  const { post } = await customer()
  const codes: string[] = []
  for (let at = 0; at < 11; at++) codes.push((await post('/api/my/deletion', { password: 'wrong' })).body.code)
  expect(codes).toEqual([...Array(10).fill('validation_failed'), 'too_many_password_checks'])
})

test('a voucher is added by its code; a code that does not exist counts as a guess', async () => {
  const { post, get } = await customer()
  const given = {
    market: 'hu',
    amount: 400_000,
    currency: 'HUF',
    validUntil: null,
    recipient: 'x@pelda.hu',
    name: '',
    message: '',
  } as const
  const voucher = newVoucher(shop.tokens, given, shop.clock.now(), { image: '' })
  await shop.db.transaction((tx) => insertVouchers(tx, [voucher], shop.clock.now()))
  expect((await get('/api/my/vouchers')).body).toEqual({ vouchers: [], codes: [] })
  const typed = ` ${voucher.code.toLowerCase().replaceAll('-', ' ')} `
  expect((await post('/api/my/vouchers', { code: typed })).status).toBe(201)
  expect((await post('/api/my/vouchers', { code: typed })).status).toBe(201)
  const { vouchers } = (await get('/api/my/vouchers')).body
  expect(vouchers).toMatchObject([{ code: voucher.code, balance: 400_000, currency: 'HUF', state: 'active', uses: [] }])
  expect(vouchers[0].href).toMatch(/^\/hu\/v\/[a-z2-7]{32}$/)
  // Its link, written by somebody else, cannot be found again.
  const foreign = {
    ...newVoucher(shop.tokens, given, shop.clock.now(), { image: '' }),
    token_hash: shop.tokens.hash('a'.repeat(32)),
  }
  await shop.db.transaction((tx) => insertVouchers(tx, [foreign], shop.clock.now()))
  expect((await post('/api/my/vouchers', { code: foreign.code })).status).toBe(201)
  const listed = (await get('/api/my/vouchers')).body.vouchers
  expect(listed.find(({ code }: { code: string }) => code === foreign.code).href).toBeNull()
  const caller = newAddress()
  const guesses = []
  for (let at = 0; at < 21; at++)
    guesses.push((await post('/api/my/vouchers', { code: `N3ST-AAAA-BBBB-${1000 + at}` }, caller)).body)
  expect(guesses.map(({ code }) => code)).toEqual([...Array(20).fill('error_invalid'), 'error_too_many_tries'])
})
