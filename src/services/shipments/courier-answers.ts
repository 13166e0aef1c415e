/** What couriers answer: asked twice within a limited time, and read without trust. */
import { z } from 'zod'
import { MAX_EVENT_KEY_LENGTH, MAX_PLACE_LENGTH, PARCEL_EVENT_KINDS } from '#domain/orders/parcel-event.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { CourierUnavailable, type CourierEvent } from '#services/ports.ts'

/** How long a courier may take for the first call and the second. */
export const TIMEOUTS_MS: readonly number[] = [3_000, 6_000]
/** Events of a parcel at most, and how far a courier's clock may be ahead. */
const MAX_EVENTS = 100
const CLOCKS_DIFFER_MS = HOUR_MS

export type Answer = ReadonlyMap<string, readonly CourierEvent[]>

/** Returns what a courier answers within the first time or the second. @throws CourierUnavailable, or what the second call throws */
export async function askTwice<T>(timeouts: readonly number[], call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  for (const timeout of timeouts.slice(0, -1)) {
    try {
      return await within(timeout, call)
    } catch {
      // The second answer decides.
    }
  }
  return within(timeouts.at(-1)!, call)
}

/** Returns what `call` returns. @throws CourierUnavailable after `timeout` milliseconds, also when it does not heed the signal */
async function within<T>(timeout: number, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const ending = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new CourierUnavailable(`no answer within ${timeout} ms`))
      ending.abort()
    }, timeout)
  })
  try {
    return await Promise.race([call(ending.signal), late])
  } finally {
    clearTimeout(timer)
  }
}

const eventSchema = z.object({
  key: z.string().min(1).max(MAX_EVENT_KEY_LENGTH),
  at: z.date(),
  kind: z.enum(PARCEL_EVENT_KINDS).catch('unknown'),
  place: z
    .string()
    .transform((place) => place.trim().slice(0, MAX_PLACE_LENGTH))
    .catch(''),
  code: z.string().optional().catch(undefined),
})

/** Returns the events that can be true: with a key and a time that has come. @throws CourierUnavailable */
export function checked(answer: unknown, now: Date): Answer {
  if (!(answer instanceof Map)) throw new CourierUnavailable('the answer is none')
  const latest = now.getTime() + CLOCKS_DIFFER_MS
  const events = new Map<string, CourierEvent[]>()
  for (const [awb, told] of answer as Map<unknown, unknown>) {
    if (typeof awb !== 'string' || !Array.isArray(told)) continue
    const parsed = told.slice(0, MAX_EVENTS).map((event) => eventSchema.safeParse(event))
    events.set(
      awb,
      parsed.flatMap(({ data }) => (data && data.at.getTime() <= latest ? [withoutNothing(data)] : [])),
    )
  }
  return events
}

/** A code that the courier does not tell is left out. */
const withoutNothing = ({ code, ...event }: z.output<typeof eventSchema>): CourierEvent =>
  code === undefined ? event : { ...event, code }
