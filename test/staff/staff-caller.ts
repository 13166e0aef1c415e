/** Calls endpoints of the back office without a server. */
import { adminEndpoints } from '#admin/entry/admin.server.ts'
import type { TestShop } from '#test/shop.ts'
import { createApi } from '#web/http/api/endpoints.ts'

interface StaffAnswer {
  status: number
  type: string
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  body: any
}

/** Returns a caller for whoever the session's token belongs to. `path`: below `/admin/api`; bytes are sent as they are. */
export function staffCaller(shop: TestShop, token: string) {
  const api = createApi(shop, adminEndpoints)
  return async (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<StaffAnswer> => {
    const url = new URL(`/admin/api${path}`, shop.config.publicUrl)
    const request = new Request(url, {
      method,
      headers: {
        cookie: `staff-session=${token}`,
        ...(method !== 'GET' && {
          'content-type': body instanceof Uint8Array ? 'application/octet-stream' : 'application/json',
          origin: shop.config.publicUrl,
        }),
      },
      ...(method !== 'GET' && { body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body) }),
    })
    const answer = (await api(request, url))!
    const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
    return { status: answer.status, type, body: type.endsWith('json') ? await answer.json() : await answer.text() }
  }
}
