/**
 * The customer's session in the browser (SPEC-4, SPEC-7): its state, signing in and out under `/api/auth`, and its refresh (D-63).
 * Loaded when it is needed: by the pages of sign-in and account, and on other pages in browsers that are signed in.
 */
import { createFetch, FetchError, type $Fetch } from 'ofetch'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { navigate } from '#web/app/navigation.browser.ts'
import { createStore, type Readable, type Store } from '#web/ui/store.browser.ts'
import { signedIn } from './signed-in.browser.ts'

export interface SessionData {
  user: { name: string; email: string }
  /** ISO moment. */
  expires: string
}

/** State of the session (SPEC-4). */
export interface AuthRecord {
  data: SessionData | null
  loading: boolean
  /** When the session was last asked for, in ms; null before. */
  lastRefreshedAt: number | null
  status: 'loading' | 'authenticated' | 'unauthenticated'
}

export interface Provider {
  id: string
  name: string
  type: string
  signinUrl: string
  callbackUrl: string
}

export interface SignInOptions {
  /** Where to go afterwards; the present page by default. */
  callbackUrl?: string
  /** False: the browser stays, and the result says what happened. Only for credentials; other providers always leave the page. */
  redirect?: boolean
}

export interface SignInResult {
  /** Code of the contract, null for none. */
  error: string | null
  status: number
  ok: boolean
  url: string | null
}

/** Answer of a post. */
interface Answer {
  url?: string
}

/** What a call needs of the browser; tests give a server instead. */
export interface Surroundings {
  fetch: typeof globalThis.fetch
  location: Pick<Location, 'href' | 'origin' | 'reload'>
  document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  /** Opens a path of the shop by the router. */
  navigate(path: string): void
  hint: Readable<boolean> & { update(change: (value: boolean) => boolean): unknown }
}

const API = '/api/auth'
/** Longest delay of a browser's timer; a longer one would run at once. */
const MAX_TIMER_MS = 2_147_483_647
/** A redirect that has not happened by then becomes a navigation by the router (SPEC-9). */
const REDIRECT_FALLBACK_MS = MINUTE_MS
const STALE_MS = MINUTE_MS
const REFRESH_MS = 5 * MINUTE_MS

const timerDelay = (ms: number): number => Math.min(ms, MAX_TIMER_MS)

const isNonEmptyObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0

const recordOf = ({ data, loading, lastRefreshedAt }: Omit<AuthRecord, 'status'>): AuthRecord => ({
  data,
  loading,
  lastRefreshedAt,
  status: loading ? 'loading' : data ? 'authenticated' : 'unauthenticated',
})

/** An error of the client itself, with a status as an answer would have. */
export class AuthError extends Error {
  override name = 'AuthError'
  readonly statusCode: number
  constructor(statusCode: number, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}

export class Auth {
  readonly #record: Store<AuthRecord> = createStore(recordOf({ data: null, loading: true, lastRefreshedAt: null }))
  readonly #around: Surroundings
  readonly #call: $Fetch
  /** Ends the session's state when it expires without a refresh. */
  #expiry: ReturnType<typeof setTimeout> | undefined

  constructor(around: Surroundings) {
    this.#around = around
    this.#call = createFetch({ fetch: around.fetch, Headers, AbortController })
    const followHint = () => {
      if (!around.hint.get()) this.#show(null)
    }
    // A browser that was never signed in has nothing to ask for, and one that signs out in another tab is signed out here.
    followHint()
    around.hint.subscribe(followHint)
  }

  /** The state, for `useStore`. */
  get record(): Readable<AuthRecord> {
    return this.#record
  }

  /** Reads the session; any failure counts as the end of loading, not of the session. */
  async getSession({ callbackUrl }: { callbackUrl?: string } = {}): Promise<SessionData | null> {
    this.#record.set(recordOf({ ...this.#record.get(), lastRefreshedAt: Date.now() }))
    try {
      const query = { callbackUrl: callbackUrl ?? this.#around.location.href }
      const found = await this.#call<unknown>(`${API}/session`, { query })
      const data = isNonEmptyObject(found) ? (found as SessionData) : null
      this.#around.hint.update(() => data !== null)
      this.#show(data)
      return data
    } catch {
      this.#record.set(recordOf({ ...this.#record.get(), loading: false }))
      return this.#record.get().data
    }
  }

  /** Returns the token that posts must carry; null where the shop does not answer. */
  getCsrfToken(): Promise<string | null> {
    return this.#call<{ csrfToken?: string }>(`${API}/csrf`).then(
      ({ csrfToken }) => csrfToken ?? null,
      () => null,
    )
  }

  /** Returns the ways to sign in by id; null where the shop does not answer. */
  getProviders(): Promise<Record<string, Provider> | null> {
    return this.#call<Record<string, Provider> | null>(`${API}/providers`).catch(() => null)
  }

  /**
   * Signs in. @param provider without one, or with an unknown one, the browser goes to the sign-in page
   * @param fields what the provider asks for, such as `email` and `password`
   */
  async signIn(provider?: string, fields: Record<string, string> = {}, options: SignInOptions = {}): Promise<SignInResult> {
    const { callbackUrl = this.#around.location.href, redirect = true } = options
    const providers = await this.getProviders()
    if (!providers) {
      await this.leaveFor(`${API}/error?error=InvalidProvider`)
      return { error: 'InvalidProvider', status: 500, ok: false, url: `${API}/error` }
    }
    const chosen = provider === undefined || !Object.hasOwn(providers, provider) ? undefined : providers[provider]
    if (!chosen) {
      const url = `${API}/signin?${new URLSearchParams({ callbackUrl })}`
      await this.leaveFor(url)
      return {
        error: provider === undefined ? null : 'InvalidProvider',
        status: provider === undefined ? 302 : 400,
        ok: false,
        url,
      }
    }
    const isCredentials = chosen.type === 'credentials'
    const path = `/${isCredentials ? 'callback' : 'signin'}/${encodeURIComponent(chosen.id)}`
    const csrfToken = (await this.getCsrfToken()) ?? ''
    const { status, url: answered } = await this.#post(path, { ...fields, csrfToken, callbackUrl, json: 'true' })
    const url = answered ?? callbackUrl
    const error = answered === null ? 'network' : errorIn(answered)
    if (redirect || !isCredentials) {
      // Another provider signs in on the way back: the session is asked for on the next page.
      if (!error) this.#around.hint.update(() => true)
      await this.leaveFor(url)
      return { error, status: 302, ok: error === null, url }
    }
    if (!error) await this.getSession()
    return { error, status, ok: error === null, url: error ? null : url }
  }

  /** Signs out. @throws AuthError 400 when no token can be had */
  async signOut({ callbackUrl = this.#around.location.href, redirect = true }: SignInOptions = {}): Promise<{ url: string }> {
    const csrfToken = await this.getCsrfToken()
    if (!csrfToken) throw new AuthError(400, 'Could not fetch CSRF Token for signing out')
    const { url: answered } = await this.#post('/signout', { csrfToken, callbackUrl, json: 'true' })
    const url = answered ?? callbackUrl
    if (!redirect || answered === null || errorIn(answered)) {
      await this.getSession()
      if (answered === null || errorIn(answered)) throw new AuthError(502, 'The session could not be ended')
      return { url }
    }
    this.#around.hint.update(() => false)
    this.#show(null)
    await this.leaveFor(url)
    return { url }
  }

  /** Keeps the session fresh while the page is open (D-63). Returns the function that ends it. */
  keepFresh(): () => void {
    const { document } = this.#around
    const refresh = (olderThan: number) => {
      const { data, lastRefreshedAt } = this.#record.get()
      if (!data || document.visibilityState !== 'visible') return
      if (Date.now() - (lastRefreshedAt ?? 0) >= olderThan) void this.getSession()
    }
    const onVisible = () => refresh(STALE_MS)
    document.addEventListener('visibilitychange', onVisible)
    const timer = setInterval(() => refresh(0), timerDelay(REFRESH_MS))
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      clearInterval(timer)
    }
  }

  #show(data: SessionData | null): void {
    clearTimeout(this.#expiry)
    this.#record.set(recordOf({ ...this.#record.get(), data, loading: false }))
    const left = data ? Date.parse(data.expires) - Date.now() : Number.NaN
    if (left > 0) this.#expiry = setTimeout(() => void this.getSession(), timerDelay(left))
  }

  /** Posts a form. Every answer, also a refusal, has an absolute address; `url` is null where none came. */
  async #post(path: string, fields: Record<string, string>): Promise<{ status: number; url: string | null }> {
    const options = { method: 'POST', body: new URLSearchParams(fields) }
    const { status, _data: answer } = await this.#call.raw<Answer>(`${API}${path}`, options).catch((error: unknown) => {
      if (!(error instanceof FetchError)) throw error
      return { status: error.status ?? 0, _data: error.data as Answer | undefined }
    })
    return { status, url: answer?.url ?? null }
  }

  /** Leaves for an address. Resolves only where the browser did not leave: then the router has opened it. */
  async leaveFor(url: string): Promise<void> {
    const { location } = this.#around
    location.href = url
    // The browser does not load a page again for another fragment alone.
    if (url.includes('#')) location.reload()
    await new Promise((resolve) => setTimeout(resolve, timerDelay(REDIRECT_FALLBACK_MS)))
    const to = new URL(url, location.origin)
    this.#around.navigate(to.origin === location.origin ? to.pathname + to.search + to.hash : to.href)
  }
}

const errorIn = (url: string): string | null => new URL(url).searchParams.get('error')

/** The session of this page. */
export const auth = new Auth({
  fetch: (...given) => globalThis.fetch(...given),
  get location() {
    return globalThis.location
  },
  get document() {
    return globalThis.document
  },
  navigate,
  hint: signedIn,
})
