/** Calls endpoints without a server and checks their answers. */
import type { IncomingMessage } from 'node:http'
import type { Shop } from '#services/shop.ts'
import { endpoints } from '#web/entry/endpoints.server.ts'
import { createApi } from '#web/http/api/endpoints.ts'
import { expectDescribed } from './described-answers.ts'

export interface Answer {
  status: number
  type: string
  headers: Headers
  text: string
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  body: any
}

/** Returns an unused caller address: limits count by address. */
let calls = 0
export const newAddress = (): string => {
  calls++
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`
}

/**
 * Calls the shop's endpoints without a socket, the way its own pages do. `body`: a value, or JSON as it is sent. `address`: where the
 * call comes from, somewhere new each time unless given. An answer that is not as described fails the test.
 */
export function callerOf(shop: Shop) {
  const api = createApi(shop, endpoints)
  return async (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    address = newAddress(),
  ): Promise<Answer> => {
    const url = new URL(path, shop.config.publicUrl)
    const sent = typeof body === 'string' ? body : JSON.stringify(body)
    const request = new Request(url, {
      method,
      headers: { ...(method !== 'GET' && { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }), ...headers },
      ...(method !== 'GET' && { body: sent }),
    })
    const socket = { remoteAddress: address }
    const response = await api(request, url, { socket, headers } as unknown as IncomingMessage)
    if (!response) throw new Error(`${path} is no endpoint`)
    const text = await response.text()
    const type = response.headers.get('content-type')?.split(';')[0] ?? ''
    const answered = type.endsWith('json') ? JSON.parse(text) : null
    expectDescribed(method, url.pathname, { status: response.status, type, body: answered })
    return { status: response.status, type, headers: response.headers, text, body: answered }
  }
}
