/**
 * The reference server's answers, recorded from next-auth 4.21.1 behind the redirect rule of nuxt-auth (random values and moments masked),
 * beside the shop's. Where the shop differs on purpose the difference stands in `STRICTER`.
 */
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { authBrowser, type AuthBrowser, type Reply } from '#test/customers/auth-browser.ts'
import { newcomer, PASSWORD, verifiedCustomer } from '#test/customers/accounts.ts'
import { testShop } from '#test/shop.ts'

interface Step {
  row: string
  name: string
  method: string
  path: string
  form?: Record<string, string>
  csrf?: 'right' | 'wrong'
  answer: { status: number; location?: string; body?: unknown; setsSession: boolean }
}

const steps: Step[] = JSON.parse(readFileSync('test/customers/sign-in-transcript.json', 'utf8'))
const EMAIL = 'ioana@exemplu.ro'
const UNVERIFIED = 'unverified@exemplu.ro'
/** Steps of one visitor, in turn; the others have a visitor each. */
const ONE_VISITOR = new Set([
  'A1 token',
  'A1 again',
  'A2 providers',
  'A5 good',
  'A4 signed in',
  'A16 signout, wrong token',
  'A15 signout',
  'A3 signed out',
])

const shop = await testShop()
const HOME = `${shop.config.publicUrl}/`
const missingCsrf = { status: 400, body: { url: `${HOME}api/auth/error?error=MissingCSRF` } }
const signedInAtHome = { body: { url: HOME } }

/** Row and name → what the shop answers instead (contract 1a, rules for our layer). */
const STRICTER: Record<string, Partial<Step['answer']>> = {
  'A9 callback, wrong token': missingCsrf,
  'A9 signin, wrong token': missingCsrf,
  'A16 signout, wrong token': missingCsrf,
  'A18 https://evil.example': signedInAtHome,
  'A18 javascript:alert(1)': signedInAtHome,
  'A19 //evil.example': signedInAtHome,
  'A19 /\\evil.example': signedInAtHome,
  'A20 garbage': { status: 200, setsSession: true, ...signedInAtHome },
}

beforeAll(async () => {
  await verifiedCustomer(shop, { email: EMAIL })
  await authBrowser(shop).post('/api/auth/register', newcomer({ email: UNVERIFIED }))
})

/** Returns an answer as the transcript has it. */
function masked({ status, headers, body, text, cookies }: Reply): Step['answer'] {
  const location = headers.get('location')
  const mask = (_: string, value: unknown) => {
    if (typeof value !== 'string') return value
    if (/^[0-9a-f]{64}$/.test(value)) return '64 hexadecimal digits'
    return /^\d{4}-\d\d-\d\dT.*Z$/.test(value) ? 'ISO moment' : value
  }
  const shown = body === null ? text : JSON.parse(JSON.stringify(body, mask))
  const setsSession = cookies.some((cookie) => cookie.startsWith('session='))
  return { status, ...(location === null ? { body: shown } : { location }), setsSession }
}

/** Addresses differ in how they escape, and the reference names itself in its texts. */
const plain = (answer: Step['answer']) => ({
  ...answer,
  ...(typeof answer.body === 'string' && { body: answer.body.replace(' by NextAuth.js', '') }),
})

async function replay(browser: AuthBrowser, { method, path, form, csrf }: Step): Promise<Reply> {
  if (!form) return browser.send(method, path)
  const password = form.password === 'right' ? PASSWORD : form.password
  const fields = { ...form, ...(password !== undefined && { password }) }
  const { csrfToken } = (await browser.get('/api/auth/csrf')).body
  return browser.send(method, path, { form: { ...fields, csrfToken: csrf === 'right' ? csrfToken : 'x' } })
}

test('every recorded step is answered as the reference answers it, or stricter on purpose', async () => {
  const visitor = authBrowser(shop)
  const used = new Set<string>()
  expect(steps.length).toBeGreaterThan(35)
  for (const step of steps) {
    const key = `${step.row} ${step.name}`
    if (STRICTER[key]) used.add(key)
    const reply = await replay(ONE_VISITOR.has(key) ? visitor : authBrowser(shop), step)
    expect(masked(reply), key).toEqual({ ...plain(step.answer), ...STRICTER[key] })
  }
  expect([...used].toSorted()).toEqual(Object.keys(STRICTER).toSorted())
  expect(shop.errors).toEqual([])
})
