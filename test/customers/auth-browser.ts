/** A browser without a window: calls the shop's endpoints as its pages do, and keeps their cookies. */
import type { IncomingMessage } from 'node:http'
import { endpoints } from '#web/entry/endpoints.server.ts'
import { createApi } from '#web/http/api/endpoints.ts'
import { newAddress } from '#test/endpoint-calls.ts'
import { expectDescribedResponse } from '#test/described-answers.ts'
import type { TestShop } from '#test/shop.ts'

export interface Call {
  form?: Record<string, string>
  json?: unknown
  headers?: Record<string, string>
}

export interface Reply {
  status: number
  headers: Headers
  /** `Set-Cookie` values. */
  cookies: string[]
  text: string
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  body: any
}

export interface AuthBrowser {
  /** Name → value, percent-decoded. */
  jar: Map<string, string>
  get(path: string, headers?: Record<string, string>): Promise<Reply>
  send(method: string, path: string, call?: Call): Promise<Reply>
  /** Posts JSON as the shop's pages do. */
  post(path: string, json: unknown): Promise<Reply>
  /** Posts a form of the contract with a CSRF token, `json=true` and whatever else is given. */
  submit(path: string, fields?: Record<string, string>, headers?: Record<string, string>): Promise<Reply>
  signIn(email: string, password: string, fields?: Record<string, string>): Promise<Reply>
}

/** @param options.address where its calls come from, somewhere new unless given; `proxied`: headers that a client made up */
export function authBrowser(
  shop: TestShop,
  options: { address?: string; userAgent?: string; proxied?: () => Record<string, string> } = {},
): AuthBrowser {
  const api = createApi(shop, endpoints)
  const { publicUrl } = shop.config
  const { address = newAddress(), userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' } = options
  const jar = new Map<string, string>()

  async function send(method: string, path: string, { form, json, headers = {} }: Call = {}): Promise<Reply> {
    // Calls come one after another.
    shop.clock.advance(1)
    const url = new URL(path, publicUrl)
    const isUnsafe = method !== 'GET' && method !== 'HEAD'
    const all: Record<string, string> = {
      'user-agent': userAgent,
      ...(jar.size > 0 && { cookie: Array.from(jar, ([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ') }),
      ...(isUnsafe && { origin: publicUrl, 'sec-fetch-site': 'same-origin' }),
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...options.proxied?.(),
      ...headers,
    }
    const body = form ? new URLSearchParams(form).toString() : json === undefined ? undefined : JSON.stringify(json)
    const request = new Request(url, { method, headers: all, ...(body !== undefined && { body }) })
    const incoming = { socket: { remoteAddress: address }, headers: all } as unknown as IncomingMessage
    const response = await api(request, url, incoming)
    if (!response) throw new Error(`${path} is no endpoint`)
    await expectDescribedResponse(method, url.pathname, response)
    const cookies = response.headers.getSetCookie()
    for (const cookie of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/; Max-Age=0(?:;|$)/.test(cookie)) jar.delete(name)
      else jar.set(name, decodeURIComponent(value))
    }
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.split(';')[0]?.endsWith('json')
    return { status: response.status, headers: response.headers, cookies, text, body: isJson ? JSON.parse(text) : null }
  }

  const browser: AuthBrowser = {
    jar,
    send,
    get: (path, headers = {}) => send('GET', path, { headers }),
    post: (path, json) => send('POST', path, { json }),
    async submit(path, fields = {}, headers = {}) {
      const { body } = await send('GET', '/api/auth/csrf')
      return send('POST', path, { form: { csrfToken: body.csrfToken, json: 'true', ...fields }, headers })
    },
    signIn: (email, password, fields = {}) =>
      browser.submit('/api/auth/callback/credentials', { email, password, callbackUrl: '/my', ...fields }),
  }
  return browser
}
