/** Servers of couriers on this machine: they answer as documented, and fail when told to. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterFile } from '#test/set-up/after-file.ts'

/** What goes wrong with a call. `lost`: it is done, and its answer does not arrive. */
export const FAULTS = ['401', '429', '500', 'slow', 'cut off', 'html', 'nonsense', 'lost'] as const
export type Fault = (typeof FAULTS)[number]

export interface Received {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}
export interface Reply {
  status?: number
  json?: unknown
  pdf?: string
}

export interface CourierServer {
  url: string
  /** Every call, the first first. */
  received: Received[]
  /** The next calls whose path begins so fail, one for each fault. */
  fail(path: string, ...faults: Fault[]): void
  /** Nothing more fails. */
  heal(): void
}

/** Returns a server that answers with what `answer` returns. */
export async function courierServer(answer: (call: Received) => Reply): Promise<CourierServer> {
  const received: Received[] = []
  const faults: { path: string; fault: Fault }[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url!, 'http://courier')
      const call = {
        method: request.method!,
        path: pathname,
        query: searchParams,
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      }
      received.push(call)
      const at = faults.findIndex(({ path }) => pathname.startsWith(path))
      const fault = at < 0 ? null : faults.splice(at, 1)[0]!.fault
      if (fault === null) return send(response, answer(call))
      if (fault === 'lost') answer(call)
      fail(request, response, fault)
    })
  })
  afterFile(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    heal: () => void faults.splice(0),
    fail: (path, ...next) => void faults.push(...next.map((fault) => ({ path, fault }))),
  }
}

function send(response: ServerResponse, { status = 200, json, pdf }: Reply): void {
  if (pdf !== undefined) response.writeHead(status, { 'content-type': 'application/pdf' }).end(pdf)
  else if (json === undefined) response.writeHead(status).end()
  else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
}

function fail(request: IncomingMessage, response: ServerResponse, fault: Fault): void {
  switch (fault) {
    case '401':
    case '429':
    case '500':
      return send(response, { status: Number(fault), json: { message: 'no' } })
    case 'html':
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Mentenanță</title>')
    case 'nonsense':
      return send(response, { json: { data: 'many', response: [], status: 7 } })
    case 'cut off':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' }).write('{"data":[')
      return void setImmediate(() => request.socket.destroy())
    case 'lost':
      return void request.socket.destroy()
    case 'slow':
      // The caller hangs up.
      return
  }
}
