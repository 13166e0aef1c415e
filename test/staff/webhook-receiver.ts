/** A program that is told of changes: a real server of this machine, which answers as a test says. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Received {
  headers: IncomingHttpHeaders
  body: string
}

/** Starts a receiver. `answers.status`: what it answers next; 0 for no answer at all. */
export async function webhookReceiver() {
  const received: Received[] = []
  const answers = { status: 204, location: '' }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString('utf8') })
      if (answers.status === 0) return
      response.writeHead(answers.status, answers.location === '' ? {} : { location: answers.location })
      response.end(answers.status === 204 ? undefined : 'x'.repeat(100_000))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hooks/nestling?shop=1`,
    received,
    answers,
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
