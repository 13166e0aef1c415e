/** Calls of a courier's HTTP interface: bounded in time and size. Whatever is no answer is `CourierUnavailable`. */
import type { z } from 'zod'
import { CourierUnavailable } from '#services/ports.ts'

export interface CourierCall {
  method: 'GET' | 'POST' | 'DELETE'
  /** With its query. */
  path: string
  headers?: Record<string, string>
  body?: string | URLSearchParams
  /** Of a caller who bounds the time and repeats the call itself. */
  signal?: AbortSignal | undefined
  /** Whether the call may be repeated when its answer was lost: reading, and signing in. */
  isSafe?: boolean
  /** A list of thousands: it may take longer and be larger. */
  isLarge?: boolean
}

export interface CourierAnswer {
  status: number
  body: Buffer
}

export type CourierHttp = (call: CourierCall) => Promise<CourierAnswer>

/** How long the first call may take and the second; a call that is not repeated has the longer time. */
const CALL_TIMEOUTS_MS: readonly number[] = [3_000, 6_000]
/** Of an answer: labels are the largest but for lists of thousands. */
const MAX_BYTES = 5_000_000
/** So many times the time and the size for those. */
const LARGE = 5

/** Returns the calls of one courier. `origin`: of its servers. */
export const courierHttp =
  (origin: string, timeouts: readonly number[] = CALL_TIMEOUTS_MS): CourierHttp =>
  async (call) => {
    const isRepeated = call.isSafe === true && call.signal === undefined
    for (const timeout of isRepeated ? timeouts.slice(0, -1) : []) {
      const answer = await once(origin, call, timeout).catch(() => null)
      if (answer && answer.status < 500) return checkedStatus(call, answer)
    }
    return checkedStatus(call, await once(origin, call, timeouts.at(-1)!))
  }

/** Returns the answer, unless the courier says that it cannot answer now. */
function checkedStatus({ method, path }: CourierCall, answer: CourierAnswer): CourierAnswer {
  if (answer.status === 429 || answer.status >= 500)
    throw new CourierUnavailable(`${method} ${bare(path)} answers ${answer.status}`)
  return answer
}

/** Returns a path without its query and without what names a parcel. */
const bare = (path: string): string => path.split('?', 1)[0]!.replaceAll(/\/[^/]*\d[^/]*/g, '/…')

async function once(
  origin: string,
  { method, path, headers, body, signal, isLarge }: CourierCall,
  timeout: number,
): Promise<CourierAnswer> {
  const times = isLarge ? LARGE : 1
  const limit = AbortSignal.timeout(timeout * times)
  try {
    const response = await fetch(origin + path, {
      method,
      // A redirect would take credentials elsewhere.
      redirect: 'error',
      headers: { accept: 'application/json, application/pdf', ...headers },
      body: body ?? null,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    return { status: response.status, body: await readBody(response, MAX_BYTES * times) }
  } catch (error) {
    throw new CourierUnavailable(`${method} ${bare(path)} has no answer`, { cause: error })
  }
}

async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > maxBytes) throw new RangeError('the answer is too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Returns the JSON of an answer; fields that the schema does not name are dropped. @throws CourierUnavailable */
export function jsonOf<Schema extends z.ZodType>(schema: Schema, { status, body }: CourierAnswer): z.output<Schema> {
  if (status < 200 || status > 299) throw new CourierUnavailable(`the courier answers ${status}`)
  let value: unknown
  try {
    value = JSON.parse(body.toString())
  } catch {
    throw new CourierUnavailable('the courier does not answer in JSON')
  }
  const parsed = schema.safeParse(value)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new CourierUnavailable(`the answer is not as agreed at ${issue!.path.join('.') || 'its top'}`)
  }
  return parsed.data
}

/** Returns the label in an answer. @throws CourierUnavailable */
export function pdfOf({ status, body }: CourierAnswer): Uint8Array {
  if (status !== 200 || body.subarray(0, 5).toString() !== '%PDF-') throw new CourierUnavailable(`there is no label: ${status}`)
  return body
}
