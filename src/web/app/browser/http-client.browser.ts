/** The HTTP client of the browser code: loaded with the first call. */
import { createFetch, ofetch, type $Fetch } from 'ofetch'

/** Time limits of one attempt in milliseconds. */
export interface Limits {
  /** Until the headers. */
  connectMs: number
  /** From then on until the whole answer. */
  readMs: number
}

/** A later answer counts as a failure. */
const PATIENCE: Limits = { connectMs: 15_000, readMs: 15_000 }

/** The answer did not come in time. */
export class LateAnswer extends Error {
  override name = 'LateAnswer'
  readonly stage: 'connection' | 'socket'
  constructor(stage: LateAnswer['stage']) {
    super(`the answer is late: ${stage}`)
    this.stage = stage
  }
}

/** Returns a `fetch` that reads the whole answer within the limits. An answer that is late is an error of this attempt alone. */
const within =
  ({ connectMs, readMs }: Limits): typeof fetch =>
  async (input, init) => {
    const late = new AbortController()
    const after = (ms: number, stage: LateAnswer['stage']) => setTimeout(() => late.abort(new LateAnswer(stage)), ms)
    let timer = after(connectMs, 'connection')
    try {
      const signal = init?.signal ? AbortSignal.any([init.signal, late.signal]) : late.signal
      const answer = await fetch(input, { ...init, signal })
      clearTimeout(timer)
      timer = after(readMs, 'socket')
      const { status, statusText, headers } = answer
      return new Response(answer.body && (await answer.arrayBuffer()), { status, statusText, headers })
    } finally {
      clearTimeout(timer)
    }
  }

/**
 * Returns the client. It sends methods other than PATCH, POST, PUT and DELETE once more on 408, 409, 425, 429, 500, 502, 503, 504, without
 * an answer and when one is late; never when the caller has given up (SPEC-7, D-13).
 */
export const clientWithin = (limits = PATIENCE): $Fetch => createFetch({ fetch: within(limits) })

/** The same without a time limit, and with the address of the answer. */
export const patientClient = ofetch
