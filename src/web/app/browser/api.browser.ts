/** Requests to the API from the browser. */
import type { FetchError, FetchResponse } from 'ofetch'
import type { Limits } from './http-client.browser.ts'
import type { Problem } from '#web/schema/problem.ts'

const client = () => import('./http-client.browser.ts')

/** GET, tried twice (SPEC-7, D-13). @param limits of each attempt */
export const getJson = async <T>(path: string, signal?: AbortSignal, limits?: Limits): Promise<T> =>
  (await client()).clientWithin(limits)<T>(path, { signal })

/** The same with the answer's address and without a time limit: the visitor sees a page that loads. */
export const getAnswer = async <T>(path: string, signal?: AbortSignal): Promise<FetchResponse<T>> =>
  (await client()).patientClient.raw<T>(path, { signal })

/** Returns the head of a fresh answer. */
export const getHead = async (path: string): Promise<Headers> =>
  (await (await client()).clientWithin().raw(path, { method: 'HEAD', cache: 'no-store' })).headers

/** POST: never repeated by itself (SPEC-7). */
export const postJson = async <T>(
  path: string,
  body: object,
  options: { signal?: AbortSignal; idempotencyKey?: string } = {},
): Promise<T> =>
  (await client()).clientWithin()<T>(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
    },
    signal: options.signal,
  })

/** PUT: the same body twice changes nothing; still never repeated by itself. */
export const putJson = async <T>(path: string, body: object): Promise<T> =>
  (await client()).clientWithin()<T>(path, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })

/** Why a call failed: `network` no answer at all, `busy` too many calls, `refused` with the shop's problem, else `server`. */
export type Failure =
  | { kind: 'network' | 'busy' | 'server'; problem: Problem | null }
  | { kind: 'refused'; problem: Problem; status: number }

export function failureOf(error: unknown): Failure {
  if (!isFetchError(error) || error.status === undefined) return { kind: 'network', problem: null }
  const problem = isProblem(error.data) ? error.data : null
  if (error.status === 429) return { kind: 'busy', problem }
  if (error.status < 500 && problem) return { kind: 'refused', problem, status: error.status }
  return { kind: 'server', problem }
}

const isProblem = (data: unknown): data is Problem =>
  typeof data === 'object' && data !== null && typeof (data as Problem).code === 'string'

const isFetchError = (error: unknown): error is FetchError => error instanceof Error && error.name === 'FetchError'
