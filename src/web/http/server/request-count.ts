/** Counts requests and their durations by the pattern of their route. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Metrics } from '#services/metrics.ts'

/** What no route has: refused hosts, unknown endpoints. */
const OTHER = '(other)'

export interface RequestCount {
  /** Counts the request when its answer has ended. */
  begin(request: IncomingMessage, response: ServerResponse): void
  /** Counts a request that has been answered from memory. No listener waits for its end: such an answer is too cheap for one. */
  answered(request: IncomingMessage, response: ServerResponse, answer: { route: string; startedAt: number }): void
  note(request: IncomingMessage, route: string): void
}

export function createRequestCount(metrics: Metrics): RequestCount {
  const routes = new WeakMap<IncomingMessage, string>()
  const answered: RequestCount['answered'] = ({ method = '' }, { statusCode: status }, { route, startedAt }) =>
    metrics.request({ route, method, status, seconds: (performance.now() - startedAt) / 1000 })
  return {
    answered,
    begin(request, response) {
      const startedAt = performance.now()
      response.once('close', () => answered(request, response, { route: routes.get(request) ?? OTHER, startedAt }))
    },
    note: (request, route) => void routes.set(request, route),
  }
}
