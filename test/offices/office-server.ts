/** A local server in place of a tax office's, with a script of faults. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface OfficeRequest {
  method: string
  url: URL
  headers: IncomingMessage['headers']
  body: string
}
export interface OfficeReply {
  status: number
  body: string | Buffer
  type?: string
}
/** `… after commit`: it was done, and its answer is lost. */
type Fault = 'failure' | 'silence' | 'reset' | 'reset after commit' | 'nonsense' | 'flood'

export class OfficeServer {
  url = ''
  readonly requests: string[] = []
  #faults: Fault[] = []
  #answer: (request: OfficeRequest) => OfficeReply
  #server = createServer((request, response) => void this.#serve(request, response))

  constructor(answer: (request: OfficeRequest) => OfficeReply) {
    this.#answer = answer
  }
  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
    return this
  }
  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }
  /** Plans faults of the next requests. */
  fault(...faults: Fault[]): void {
    this.#faults.push(...faults)
  }

  async #serve(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of message) parts.push(part as Buffer)
    const url = new URL(message.url!, this.url)
    this.requests.push(`${message.method} ${url.pathname}`)
    const fault = this.#faults.shift()
    if (fault === 'silence') return
    if (fault === 'reset') return void message.socket.destroy()
    if (fault === 'failure') return void response.writeHead(500).end('Internal Server Error')
    if (fault === 'nonsense') return void response.writeHead(200).end('<html><body>Mentenanță</body>')
    if (fault === 'flood') return void response.writeHead(200).end(Buffer.alloc(5_000_000, 'x'))
    const { status, body, type } = this.#answer({
      method: message.method!,
      url,
      headers: message.headers,
      body: Buffer.concat(parts).toString(),
    })
    if (fault === 'reset after commit') return void message.socket.destroy()
    response.writeHead(status, { 'content-type': type ?? 'application/xml' }).end(body)
  }
}
