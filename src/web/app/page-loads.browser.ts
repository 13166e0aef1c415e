/** Page data of client navigation: `{path}/_payload.json`, cached for half a minute after a hover. */
import { OFFLINE, type Payload } from './payload.ts'
import { REACH_MS } from './browser/reach-times.ts'
import { getAnswer } from './browser/api.browser.ts'
import { mayReload } from './reload-guard.browser.ts'
import { buildState } from './build-state.browser.ts'

const WARM_MS = 30_000
/** The header `Date` counts whole seconds. */
const DATE_STEP_MS = 1000

const warm = new Map<string, Promise<Fetched>>()

const payloadPath = (url: URL) => `${url.pathname === '/' ? '' : url.pathname}/_payload.json${url.search}`

/** A promise that never settles, because the document is being left. */
const forever = new Promise<never>(() => {})

/** Returns whether the browser says that it is offline; one that says nothing counts as online. */
const isKnownOffline = (): boolean => 'onLine' in navigator && !navigator.onLine

/** Returns whether the shop answers at all. */
export const isReachable = async (): Promise<boolean> => {
  if (isKnownOffline()) return false
  const answer = fetch('/builds/latest.json', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(REACH_MS) })
  return answer.then(
    () => true,
    () => false,
  )
}

/**
 * Loads a path of the shop as a document. @throws OFFLINE when a document cannot be had now: the browser's own page would leave the shop. After a chunk failure at most once in ten seconds for one address: a reload that does not
 * help must not go round in circles (D-74).
 */
export async function loadDocument(path: string, { becauseOf }: { becauseOf?: unknown } = {}): Promise<never> {
  if (isKnownOffline() || (becauseOf !== undefined && !(await isReachable()))) throw OFFLINE
  if (becauseOf !== undefined && !mayReload(path)) throw becauseOf
  buildState.beforeDocumentLoad.call()
  location.assign(path)
  return forever
}

/** A page's data, or the address of another page that the shop answers with: that one shows its own address. */
type Fetched = { payload: Payload; overAt: number } | { movedTo: string }

/** Returns when a payload is over, by the clock of this page: that of the device may be wrong. Without an end NaN, which is never reached. */
const overAt = ({ endsAt = NaN }: Payload, headers: Headers): number =>
  performance.now() + endsAt - Date.parse(headers.get('date') ?? '') - DATE_STEP_MS

/** Loads a payload. Retried once on the statuses of SPEC-7, as in `getJson`. @throws NotFoundPage when there is no such page */
async function fetchPayload(url: URL, signal?: AbortSignal): Promise<Fetched> {
  const {
    _data: payload,
    redirected,
    url: at,
    headers,
  } = await getAnswer<Payload>(payloadPath(url), signal).catch((error) => {
    throw isAnswer(error.data) ? error.data : error
  })
  if (!redirected) return { payload: payload!, overAt: overAt(payload!, headers) }
  const { pathname, search } = new URL(at)
  return { movedTo: (pathname.replace('/_payload.json', '') || '/') + search }
}

/** Returns the data of a page: cached after a hover, or fetched. Other failures than 404 become a document load. */
export async function loadPayload(url: URL, signal: AbortSignal): Promise<Payload> {
  const key = payloadPath(url)
  const known = warm.get(key)
  warm.delete(key)
  const had = (asked: Promise<Fetched>) =>
    asked.catch((error: unknown) => {
      if (signal.aborted || isAnswer(error)) throw error
      return loadDocument(url.pathname + url.search, { becauseOf: error })
    })
  let fetched = await had(known ?? fetchPayload(url, signal))
  if ('payload' in fetched && known && fetched.overAt <= performance.now()) fetched = await had(fetchPayload(url, signal))
  if ('movedTo' in fetched) return loadDocument(fetched.movedTo)
  const { payload } = fetched
  // Another look has another frame and other style sheets, which come with its document.
  return payload.look === document.documentElement.dataset.look ? payload : loadDocument(url.pathname + url.search + url.hash)
}

const isAnswer = (error: unknown): boolean => typeof error === 'object' && error !== null && 'form' in error

/** Forgets what was prefetched: something has changed. */
export const coolPayloads = (): void => warm.clear()

/** Prefetches; a failure is ignored, the click fetches again. */
export function warmPayload(url: URL): void {
  const key = payloadPath(url)
  if (warm.has(key)) return
  const asked = fetchPayload(url)
  warm.set(key, asked)
  asked.catch(() => warm.delete(key))
  setTimeout(() => warm.delete(key), WARM_MS)
}
