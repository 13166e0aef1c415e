/** Endpoints of the health check. */
import { isReady } from '#services/health.ts'
import { RETRY_AFTER_S } from '#services/jobs/outage.ts'
import type { ApiRoute } from './endpoint.ts'

const plain = (text: string, status = 200): Response =>
  new Response(`${text}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 503 && { 'retry-after': String(RETRY_AFTER_S) }),
    },
  })

/** Health checks: `/healthz` the process runs, `/readyz` it can serve. */
export const routes: ApiRoute[] = [
  { method: 'GET', path: '/healthz', guard: 'public', handler: () => plain('ok') },
  {
    method: 'GET',
    path: '/readyz',
    guard: 'public',
    handler: async ({ shop }) => ((await isReady(shop)) ? plain('ready') : plain('not ready', 503)),
  },
]
