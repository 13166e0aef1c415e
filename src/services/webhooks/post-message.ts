/** One request to the address of a webhook: no redirect is followed, nothing of the answer is read but its status. */
import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { lookup } from 'node:dns'
import { urlFault, WEBHOOK_TIME_LIMIT_MS } from '#domain/connections/webhook.ts'
import { guardedBy } from '#services/outbound/public-address.ts'

/** `fault`: why it counts as not told; null where it was. */
export interface PostOutcome {
  status: number | null
  fault: string | null
}

interface Post {
  url: string
  headers: Record<string, string>
  body: string
  /** Hosts of the merchant's own network. */
  inside: readonly string[]
  timeLimit?: number
}

const faultOf = (status: number): string | null => {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirect' : 'refused'
}

/** Returns the name of a failure without what may be in its text. */
const nameOf = (error: NodeJS.ErrnoException): string => {
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timeout'
  return error.message.endsWith('lies inside a network') ? 'inside_a_network' : (error.code ?? 'failed').toLowerCase()
}

/** Sends a message; an address is checked each time, because what a name means changes. */
export const postMessage = ({ url, headers, body, inside, timeLimit = WEBHOOK_TIME_LIMIT_MS }: Post): Promise<PostOutcome> =>
  new Promise((done) => {
    const fault = urlFault(url, inside)
    if (fault) return done({ status: null, fault })
    const to = new URL(url)
    const isInside = inside.includes(to.hostname)
    const send = to.protocol === 'https:' ? overHttps : overHttp
    const asked = send(
      to,
      {
        method: 'POST',
        lookup: isInside ? lookup : guardedBy(),
        signal: AbortSignal.timeout(timeLimit),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Nestling-Webhooks/1',
          ...headers,
        },
        agent: false,
      },
      (answer) => {
        const status = answer.statusCode ?? 0
        // What else it says is not wanted, however long it is.
        answer.on('error', () => undefined)
        answer.destroy()
        done({ status, fault: faultOf(status) })
      },
    )
    asked.on('error', (error) => done({ status: null, fault: nameOf(error) }))
    asked.end(body)
  })
