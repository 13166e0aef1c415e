/** Answers malformed requests and closes their connections. */
import type { Duplex } from 'node:stream'

/** A client that does not close its side after the answer is closed by force; before, the answer might not reach it. */
const LINGER_MS = 1_000

const STATUS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Returns bytes that are no request, or a request that was not complete in time, and closes the connection. */
export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = STATUS[error.code ?? ''] ?? '400 Bad Request'
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  const force = setTimeout(() => socket.destroy(), LINGER_MS)
  socket.once('close', () => clearTimeout(force))
}
