/** People of a shop's staff, signed in to the back office by its endpoints. */
import type { BrowserContext, Page } from '@playwright/test'
import type { Locale } from '#domain/market/market.ts'
import { locale } from '#messages/text.ts'
import { codeOf } from '#test/staff/authenticator-app.ts'
import { STAFF_PASSWORD } from '#test/staff/staff-member.ts'
import { expect } from './shop-test.ts'

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>

const SET_UP_LINK = /\/admin\/set-up#token=(\S+)\s/g

/** Session and language of the owner by address of the shop: a shop is founded once, and a code of the app works once. */
const owners = new Map<string, { cookies: Cookies; speaks: Locale }>()

/** Gives the page's browser the session of the owner, who is made by the first call of a worker and speaks the journey's language. */
export async function signInOwner(page: Page, shop: { url: string; readonly output: string }): Promise<void> {
  const { url } = shop
  const known = owners.get(url)
  if (known) {
    await page.context().addCookies(known.cookies)
    if (known.speaks !== locale())
      await page.request.put('/admin/api/language', { data: { locale: locale() }, headers: { origin: url } })
    owners.set(url, { ...known, speaks: locale() })
    return
  }
  // The shop may answer before its lines on the console have been read.
  await expect.poll(() => shop.output).toMatch(SET_UP_LINK)
  const token = decodeURIComponent(shop.output.match(SET_UP_LINK)!.at(-1)!.trim().split('token=')[1]!)
  const post = async (path: string, data: unknown) => {
    const answer = await page.request.post(`/admin/api${path}`, { data, headers: { origin: url } })
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  }
  const person = { firstName: 'Ruxandra', lastName: 'Moldovan', email: 'ruxandra@exemplu.ro', locale: locale() }
  await post('/set-up', { ...person, token, password: STAFF_PASSWORD })
  const offer = (await (await page.request.get('/admin/api/enrol')).json()) as { key: string }
  await post('/enrol', { code: codeOf(offer.key, new Date()) })
  const cookies = await page.context().cookies()
  owners.set(url, { cookies: cookies.filter(({ name }) => name.includes('staff')), speaks: locale() })
}

interface Invited {
  firstName: string
  lastName: string
  email: string
  role: string
  locale: string
}

/** Invites another person as the owner who is signed in on `page`, and gives the context that person's session. */
export async function signInInvited(
  { page, url }: { page: Page; url: string },
  context: BrowserContext,
  person: Invited,
): Promise<void> {
  const invited = await page.request.post('/admin/api/staff', { data: person, headers: { origin: url } })
  expect(invited.ok(), await invited.text()).toBe(true)
  let token = ''
  await expect(async () => {
    const list = await (await fetch(`${url}/dev/mail`)).text()
    for (const [, address] of list.matchAll(/href="(\/dev\/mail\/[^"]+)"/g)) {
      const mail = await (await fetch(url + address!)).text()
      if (mail.includes(person.email)) token ||= /\/admin\/invitation#token=([\w-]+)/.exec(mail)?.[1] ?? ''
    }
    expect(token).not.toBe('')
  }).toPass({ timeout: 20_000 })
  const post = async (path: string, data: object) =>
    expect((await context.request.post(`/admin/api${path}`, { data, headers: { origin: url } })).ok()).toBe(true)
  await post('/password', { purpose: 'invitation', token, password: STAFF_PASSWORD })
  const { key } = (await (await context.request.get('/admin/api/enrol')).json()) as { key: string }
  await post('/enrol', { code: codeOf(key, new Date()) })
}
