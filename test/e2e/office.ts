/** The owner of a shop, signed in to the back office by its endpoints. */
import type { Page } from '@playwright/test'
import { codeOf } from '#test/staff/authenticator-app.ts'
import { STAFF_PASSWORD } from '#test/staff/staff-member.ts'

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>

/** Session of the owner by address of the shop: a shop is founded once, and a code of the app works once. */
const owners = new Map<string, Cookies>()

/** Gives the page's browser the session of the owner, who is made by the first call of a worker. */
export async function signInOwner(page: Page, { url, output }: { url: string; output: string }): Promise<void> {
  const known = owners.get(url)
  if (known) return page.context().addCookies(known)
  const token = decodeURIComponent(
    output
      .match(/\/admin\/set-up#token=(\S+)/g)!
      .at(-1)!
      .split('token=')[1]!,
  )
  const post = async (path: string, data: unknown) => {
    const answer = await page.request.post(`/admin/api${path}`, { data, headers: { origin: url } })
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  }
  const person = { firstName: 'Ruxandra', lastName: 'Moldovan', email: 'ruxandra@exemplu.ro', locale: 'ro' }
  await post('/set-up', { ...person, token, password: STAFF_PASSWORD })
  const offer = (await (await page.request.get('/admin/api/enrol')).json()) as { key: string }
  await post('/enrol', { code: codeOf(offer.key, new Date()) })
  const cookies = await page.context().cookies()
  owners.set(
    url,
    cookies.filter(({ name }) => name.includes('staff')),
  )
}
