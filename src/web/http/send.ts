/** Sends content from memory: pages and files, to a socket or as a `Response`. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { encodingFor, type Encoding } from './encoding.ts'
import { etagFor, isKnown } from './etag.ts'

export interface Sendable {
  readonly etag: string
  /** Pattern of its route, for the count of requests. */
  route: string
  /** Names and values in turn, the raw form of node:http. */
  headers: string[]
  body(encoding: Encoding): Buffer
  /** False for content that compression would enlarge. */
  isText: boolean
  /** All headers of each encoding; filled when it is first sent. */
  readonly headerLists: Partial<Record<Encoding, string[]>>
}

const headersFor = (content: Sendable, encoding: Encoding): string[] =>
  (content.headerLists[encoding] ??= [
    ...content.headers,
    'ETag',
    etagFor(content.etag, encoding),
    'Content-Length',
    String(content.body(encoding).byteLength),
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
  ])

/** Sends directly to the socket. */
export function send(request: IncomingMessage, response: ServerResponse, content: Sendable): void {
  const encoding = content.isText ? encodingFor(request.headers['accept-encoding']) : 'identity'
  const headers = headersFor(content, encoding)
  if (isKnown(request.headers['if-none-match'], content.etag)) {
    response.writeHead(304, withoutBody(headers)).end()
    return
  }
  response.writeHead(200, headers)
  if (request.method === 'HEAD') response.end()
  else response.end(content.body(encoding))
}

/** The same as a `Response`. */
export function toResponse(request: Request, content: Sendable, status = 200): Response {
  const encoding = content.isText ? encodingFor(request.headers.get('accept-encoding')) : 'identity'
  const headers = headersFor(content, encoding)
  if (status === 200 && isKnown(request.headers.get('if-none-match'), content.etag))
    return new Response(null, { status: 304, headers: pairs(withoutBody(headers)) })
  const body = request.method === 'HEAD' ? null : new Uint8Array(content.body(encoding))
  return new Response(body, { status, headers: pairs(headers) })
}

function pairs(list: readonly string[]): [string, string][] {
  const found: [string, string][] = []
  for (let at = 0; at < list.length; at += 2) found.push([list[at] as string, list[at + 1] as string])
  return found
}

const BODY_HEADERS = new Set(['content-length', 'content-encoding', 'content-type'])
const withoutBody = (list: readonly string[]): string[] =>
  pairs(list)
    .filter(([name]) => !BODY_HEADERS.has(name.toLowerCase()))
    .flat()
