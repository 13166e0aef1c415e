/** Counts requests and their durations by the pattern of their route. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Metrics } from '#services/metrics.ts'

/** What no route has: refused hosts, unknown endpoints. */
const OTHER = '(other)'

export interface RequestCount {
  /** Counts the request when its answer has ended. */
  begin(request: IncomingMessage, response: ServerResponse): void
  note(request: IncomingMessage, route: string): void
}

export function createRequestCount(metrics: Metrics): RequestCount {
  const routes = new WeakMap<IncomingMessage, string>()
  return {
    begin(request, response) {
      const startedAt = performance.now()
      response.once('close', () => {
        const seconds = (performance.now() - startedAt) / 1000
        metrics.request({
          route: routes.get(request) ?? OTHER,
          method: request.method ?? '',
          status: response.statusCode,
          seconds,
        })
      })
    },
    note: (request, route) => void routes.set(request, route),
  }
}
