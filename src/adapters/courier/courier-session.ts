/** A courier's sign-in: one token for all calls, renewed when it has expired or is rejected. */
import { MINUTE_MS } from '#domain/time/durations.ts'
import { CourierUnavailable } from '#services/ports.ts'
import type { CourierAnswer, CourierCall, CourierHttp } from './courier-http.ts'

export interface CourierToken {
  token: string
  expiresAt: Date
}

/** Thrown by a sign-in that the courier refuses: it knows no such user, or another password. */
export class SignInRefused extends Error {
  override name = 'SignInRefused'
}

/** A token is renewed this long before it expires. */
const MARGIN_MS = 5 * MINUTE_MS
/** After a refused sign-in nobody tries again for so long: couriers lock accounts. */
const REFUSED_PAUSE_MS = 5 * MINUTE_MS

export interface SessionOptions {
  http: CourierHttp
  now: () => Date
  signIn: () => Promise<CourierToken>
  /** Returns the headers of a call with this token. */
  headers: (token: string) => Record<string, string>
  /** Statuses that say that the token is not accepted. */
  rejected: readonly number[]
}

/** Returns calls that are signed in. */
export function courierSession({ http, now, signIn, headers, rejected }: SessionOptions): CourierHttp {
  let held: CourierToken | null = null
  let signing: Promise<CourierToken> | null = null
  let refusedUntil = 0

  /** Returns the token in hand, or signs in: callers at the same moment share one sign-in. */
  async function token(): Promise<string> {
    if (held && held.expiresAt.getTime() - MARGIN_MS > now().getTime()) return held.token
    signing ??= renewed().finally(() => (signing = null))
    return (await signing).token
  }

  async function renewed(): Promise<CourierToken> {
    if (now().getTime() < refusedUntil) throw new CourierUnavailable('the courier refused the sign-in a moment ago')
    try {
      held = await signIn()
      return held
    } catch (error) {
      held = null
      if (!(error instanceof SignInRefused)) throw error
      refusedUntil = now().getTime() + REFUSED_PAUSE_MS
      throw new CourierUnavailable('the courier refuses the sign-in', { cause: error })
    }
  }

  const withToken = async (call: CourierCall, accepted: string): Promise<CourierAnswer> =>
    http({ ...call, headers: { ...call.headers, ...headers(accepted) } })

  return async (call) => {
    const first = await token()
    const answer = await withToken(call, first)
    if (!rejected.includes(answer.status)) return answer
    // Unless another call has renewed it meanwhile.
    if (held?.token === first) held = null
    const again = await withToken(call, await token())
    // What is forbidden to a new token too is the parcel of somebody else.
    if (again.status === 401) throw new CourierUnavailable('the courier does not accept its own token')
    return again
  }
}
