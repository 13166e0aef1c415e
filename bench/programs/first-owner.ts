/** Makes the first owner of a measured shop by the link that its console shows. */
import { codeOf } from '#test/staff/authenticator-app.ts'
import { STAFF_PASSWORD } from '#test/staff/staff-member.ts'

/** Returns the cookies of the owner's session. */
export async function firstOwnerCookie({ url, output }: { url: string; output: string }): Promise<string> {
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
  const token = /\/admin\/set-up#token=(\S+)/.exec(output)?.[1] ?? ''
  const person = { firstName: 'Ruxandra', lastName: 'Moldovan', email: 'ruxandra@exemplu.ro', locale: 'ro' }
  await ask('POST', '/set-up', { ...person, token: decodeURIComponent(token), password: STAFF_PASSWORD })
  const { key } = (await (await ask('GET', '/enrol')).json()) as { key: string }
  await ask('POST', '/enrol', { code: codeOf(key, new Date()) })
  return Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
}
