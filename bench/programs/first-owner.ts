/** Makes the first owner of a measured shop by the link that its console shows. */
import { setTimeout as pause } from 'node:timers/promises'
import { codeOf } from '#test/staff/authenticator-app.ts'
import { STAFF_PASSWORD } from '#test/staff/staff-member.ts'

const TRY_MS = 100
const MOST_TRIES = 100

/** Returns the cookies of the owner's session. */
export async function firstOwnerCookie(shop: { url: string; output: string }): Promise<string> {
  const { url } = shop
  const cookies = new Map<string, string>()
  const ask = async (method: 'GET' | 'POST', path: string, body?: object): Promise<Response> => {
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(`${url}/admin/api${path}`, {
      method,
      headers: { cookie, origin: url, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`)
    for (const given of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? []
      cookies.set(name, value)
    }
    return answer
  }
  const token = await tokenOf(shop)
  const person = { firstName: 'Ruxandra', lastName: 'Moldovan', email: 'ruxandra@exemplu.ro', locale: 'ro' }
  await ask('POST', '/set-up', { ...person, token: decodeURIComponent(token), password: STAFF_PASSWORD })
  const { key } = (await (await ask('GET', '/enrol')).json()) as { key: string }
  await ask('POST', '/enrol', { code: codeOf(key, new Date()) })
  return Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
}

/** Returns the token of the link on the console, which comes some time after the first answer. */
async function tokenOf(shop: { output: string }): Promise<string> {
  for (let tries = 0; ; tries++) {
    const token = /\/admin\/set-up#token=(\S+)\s/.exec(shop.output)?.[1]
    if (token !== undefined) return token
    if (tries === MOST_TRIES) throw new Error('The shop did not write the link of its first owner.')
    await pause(TRY_MS)
  }
}
