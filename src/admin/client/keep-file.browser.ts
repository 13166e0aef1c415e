/** Files that the browser keeps: labels, lists, exports. */
import { MINUTE_MS } from '#domain/time/durations.ts'
import { call, type Refused } from './calls.browser.ts'

/** Keeps content as a file. */
export function keepContent(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), MINUTE_MS)
}

const nameOf = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'file'

const ask = (path: string, body: object | undefined): Promise<Response> =>
  fetch(`/admin/api${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })

const refusalOf = async (response: Response): Promise<Refused> => ({
  fields: {},
  ...((await response.json()) as { code: string }),
})

/** Keeps the file that a call answers with: a GET, or a POST with a body. Returns the refusal, or null. */
export async function keepFile(path: string, body?: object): Promise<Refused | null> {
  try {
    let response = await ask(path, body)
    if (response.status === 403) {
      const refused = await refusalOf(response)
      if (refused.code !== 'confirmation_required') return refused
      // The second step is asked for by a call that needs it too, and can do nothing.
      const confirmed = await call('POST', path, {})
      if (!confirmed.ok && confirmed.code !== 'validation_failed') return confirmed
      response = await ask(path, body)
    }
    if (!response.ok) return await refusalOf(response)
    keepContent(nameOf(response), await response.blob())
    return null
  } catch {
    return { code: 'offline', fields: {} }
  }
}
