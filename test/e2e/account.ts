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

/** An account with a verified address, made without the pages. */
export async function makeAccount(page: Page, locale: Locale): Promise<void> {
  const { email, firstName, lastName } = CUSTOMERS[locale]
  await page.goto('/')
  const { origin } = new URL(page.url())
  const post = (path: string, data: object) => page.request.post(path, { data, headers: { origin } })
  const answer = await post('/api/auth/register', { email, firstName, lastName, password: PASSWORD, market: locale })
  expect(answer.status()).toBe(202)
  const path = href(MARKETS[locale], '/auth/verify')
  const link = await linkInMail(page, { to: email, subject: mails.verify.subject(), path })
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token')
  expect((await post('/api/auth/verify', { token })).status()).toBe(200)
}

/** Fills the sign-in page and sends it. */
export async function signIn(page: Page, locale: Locale, password = PASSWORD): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.signInTitle())
  await page.getByLabel(exactly(auth.email())).fill(CUSTOMERS[locale].email)
  await page.getByLabel(exactly(auth.password())).fill(password)
  await submit(page, auth.signIn()).click()
}
