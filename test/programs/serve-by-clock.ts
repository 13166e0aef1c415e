/** Serves the shop of the environment by a clock that is set over HTTP on `CLOCK_PORT`: PUT with milliseconds since 1970. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { drawings } from '#cli/demo-drawings.ts'
import { readConfig } from '#src/config.ts'
import { openShop, startServing } from '#src/server/serve-parts.ts'
import { testClock } from '#test/clock.ts'

const clock = testClock(new Date(Number(process.env.CLOCK)))
const setter = createServer(async (request, response) => {
  clock.set(new Date(Number(await text(request))))
  response.end()
}).listen(Number(process.env.CLOCK_PORT), '127.0.0.1')
// A test takes the first page of the shop for a sign that its clock can be set.
await once(setter, 'listening')
const serving = await startServing(await openShop(readConfig(), { clock, drawings }))

process.once('SIGTERM', async () => {
  setter.close()
  setter.closeAllConnections()
  await serving.stop()
  process.exit(0)
})
