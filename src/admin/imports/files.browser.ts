/** Sends files to the server and keeps those that it answers with. */
import { call, type Answer, type Refused } from '#admin/client/calls.browser.ts'
import { keepContent } from '#admin/client/keep-file.browser.ts'

/** Sends a file as it is; it may take as long as it takes. */
export async function sendFile<T>(path: string, file: File): Promise<Answer<T>> {
  try {
    const response = await fetch(`/admin/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    })
    const data: unknown = await response.json()
    if (response.ok) return { ok: true, data: data as T }
    const { code = 'unexpected', fields = {} } = data as Partial<Refused>
    return { ok: false, code, fields }
  } catch {
    return { ok: false, code: 'offline', fields: {} }
  }
}

/** Keeps a text as a file. */
export const keepText = (name: string, text: string): void => keepContent(name, new Blob([text], { type: 'text/csv' }))

/** Asks for an export and keeps its file. Returns the refusal, or null. */
export async function keepExport(kind: string, format: string): Promise<Refused | null> {
  const ask = () =>
    fetch('/admin/api/exports', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind, format }),
    })
  try {
    let response = await ask()
    if (response.status === 403) {
      // The second step is asked for by a call that needs it too.
      const confirmed = await call('POST', '/exports', { kind: '', format })
      if (confirmed.ok || confirmed.code !== 'validation_failed')
        return { code: confirmed.ok ? 'unexpected' : confirmed.code, fields: {} }
      response = await ask()
    }
    if (!response.ok) return { code: ((await response.json()) as Partial<Refused>).code ?? 'unexpected', fields: {} }
    keepContent(`${kind}.${format}`, await response.blob())
    return null
  } catch {
    return { code: 'offline', fields: {} }
  }
}
