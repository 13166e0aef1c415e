/** Reads an answer as it is sent: `fetch` would decompress it. */
import { request, type IncomingHttpHeaders } from 'node:http'

export const rawAnswer = (url: string): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> =>
  new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
      .on('error', reject)
      .end()
  })
