/** `/metrics`: what the process has done, for Prometheus (D-4). */
import { readGauges } from '#services/gauges.ts'
import type { ApiRoute } from './endpoint.ts'

export const routes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/metrics',
    guard: 'operator',
    handler: async ({ shop }) =>
      new Response(shop.memory.metrics.write(await readGauges(shop)), {
        headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' },
      }),
  },
]
