/** Steps of somebody with an account. */
import { expect, type Page } from '@playwright/test'
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import { account } from '#messages/shell.ts'
import * as auth from '#messages/customers/auth.ts'
import * as mails from '#messages/customers/auth-mail.ts'
import { CUSTOMERS, exactly, hydrated, visit } from './customer.ts'

export const PASSWORD = 'tramvai-cais-nor'

/** The link of the header that opens the account menu. */
export const accountLink = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: exactly(account()) })
    .first()

export const submit = (page: Page, label: string) => page.getByRole('main').getByRole('button', { name: exactly(label) })

/** Ends the session by `press` in the account menu, and waits for the page that comes then: its address may be the same as before. */
export async function signOut(page: Page, press: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('load')
  await press()
  await loaded
  await expect(accountLink(page)).toHaveAttribute('href', /\/auth\/signin$/)
}

/** Returns the first link to a page in the newest mail with a subject to an address; the mail is written after the request. */
export async function linkInMail(
  page: Page,
  { to, subject, path }: { to: string; subject: string; path: string },
): Promise<string> {
  await page.context().setExtraHTTPHeaders({})
  const mail = page.getByRole('row').filter({ hasText: to }).filter({ hasText: subject }).getByRole('link').first()
  await expect(async () => {
    await page.goto('/dev/mail')
    await expect(mail).toBeVisible({ timeout: 500 })
  }).toPass()
  await mail.click()
  const text = (await page.locator('pre').textContent())!
  const found = new RegExp(`https?://\\S*${path}#\\S+`).exec(text)
  expect(found, text).not.toBeNull()
  return found![0]
}

export async function register(page: Page, locale: Locale): Promise<void> {
  const { email, firstName, lastName } = CUSTOMERS[locale]
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.registerTitle())
  await hydrated(page)
  await page.getByLabel(exactly(auth.lastName())).fill(lastName)
  await page.getByLabel(exactly(auth.firstName())).fill(firstName)
  await page.getByLabel(exactly(auth.email())).fill(email)
  await page.getByLabel(exactly(auth.password())).fill(PASSWORD)
  await submit(page, auth.createAccount()).click()
  await expect(page).toHaveURL(/\/auth\/verify$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.sentTitle())
}

/** Opens the link of the confirmation mail and confirms. */
export async function verify(page: Page, locale: Locale): Promise<void> {
  const link = await linkInMail(page, {
    to: CUSTOMERS[locale].email,
    subject: mails.verify.subject(),
    path: href(MARKETS[locale], '/auth/verify'),
  })
  await visit(page, link)
  await submit(page, auth.verifyButton()).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.verifiedTitle())
}

const originOf = async (page: Page): Promise<string> => new URL((await page.request.get('/robots.txt')).url()).origin

/** Returns the token of the link in the newest mail with a subject to an address, read as the person at this machine. */
export async function tokenInMail(origin: string, { to, subject }: { to: string; subject: string }): Promise<string> {
  const read = async (path: string) => (await fetch(origin + path)).text()
  const row = new RegExp(`<a href="(/dev/mail/[^"]+)">${escaped(subject)}</a></td>\\s*<td>${escaped(to)}</td>`)
  let found: RegExpExecArray | null = null
  await expect
    .poll(async () => (found = row.exec(await read('/dev/mail'))) !== null, { message: `${subject} to ${to}`, intervals: [50] })
    .toBe(true)
  return /#token=([\w-]+)/.exec(await read(found![1]!))![1]!
}
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** An account with a verified address, made without the pages. */
export async function makeAccount(page: Page, locale: Locale): Promise<void> {
  const { email, firstName, lastName } = CUSTOMERS[locale]
  const origin = await originOf(page)
  const post = (path: string, data: object) => page.request.post(path, { data, headers: { origin } })
  const answer = await post('/api/auth/register', { email, firstName, lastName, password: PASSWORD, market: locale })
  expect(answer.status()).toBe(202)
  const token = await tokenInMail(origin, { to: email, subject: mails.verify.subject() })
  expect((await post('/api/auth/verify', { token })).status()).toBe(200)
}

/** Signs in without the sign-in page, and opens a page of the account. */
export async function enter(page: Page, locale: Locale, path = '/my', password = PASSWORD): Promise<void> {
  const origin = await originOf(page)
  const { csrfToken } = (await (await page.request.get('/api/auth/csrf')).json()) as { csrfToken: string }
  const form = { csrfToken, callbackUrl: '/', json: 'true', email: CUSTOMERS[locale].email, password }
  const answer = await page.request.post('/api/auth/callback/credentials', { form, headers: { origin } })
  expect(answer.status()).toBe(200)
  // What the sign-in page leaves behind in the browser.
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('signed-in', 'true'))
  await visit(page, href(MARKETS[locale], path))
}

/** Returns `fetch` as this browser: with its cookies. */
export const fetchAs =
  (page: Page): typeof fetch =>
  async (input, { method = 'GET', headers, body } = {}) => {
    const given = { method, headers: headers as Record<string, string>, maxRedirects: 0, ...(body && { data: body as string }) }
    const answer = await page.request.fetch(input instanceof Request ? input.url : input.toString(), given)
    return new Response(new Uint8Array(await answer.body()), { status: answer.status(), headers: answer.headers() })
  }

/** Fills the sign-in page and sends it. */
export async function signIn(page: Page, locale: Locale, password = PASSWORD): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.signInTitle())
  await page.getByLabel(exactly(auth.email())).fill(CUSTOMERS[locale].email)
  await page.getByLabel(exactly(auth.password())).fill(password)
  await submit(page, auth.signIn()).click()
}
