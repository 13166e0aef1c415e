/** Calls endpoints of the back office with a key, without a server: as a program does, without cookies and without an origin. */
import { adminEndpoints } from '#admin/entry/admin.server.ts'
import type { TestShop } from '#test/shop.ts'
import { createApi } from '#web/http/api/endpoints.ts'

/** Returns a caller with a key; `more`: other headers. */
export function keyCaller(shop: TestShop, key: string, more: Record<string, string> = {}) {
  const api = createApi(shop, adminEndpoints)
  return async (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, sent?: unknown) => {
    const url = new URL(`/admin/api${path}`, shop.config.publicUrl)
    const request = new Request(url, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(method !== 'GET' && { 'content-type': 'application/json' }), ...more },
      ...(method !== 'GET' && { body: JSON.stringify(sent) }),
    })
    const answer = (await api(request, url))!
    const isJson = answer.headers.get('content-type')?.includes('json')
    // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
    const body: any = isJson ? await answer.json() : await answer.text()
    return { status: answer.status, headers: answer.headers, body }
  }
}
