/**
 * A load generator: connections that ask for one page again and again, each as soon as it has its answer. It runs in a
 * process of its own, so that its work is not counted with the server's, and does little: the answers of a page are all
 * equally long, so it only counts bytes.
 */
import { once } from 'node:events'
import { connect } from 'node:net'
import { answerQuestions, startProgram } from './program.ts'

export interface Load {
  port: number
  path: string
  connections: number
  ms: number
  /** JSON to post; without it the path is got. */
  body?: string
}
export interface Loaded {
  requests: number
  ms: number
}

/** Length of one whole answer, head included. @throws when the page is not there */
async function answerLength(load: Load): Promise<number> {
  const { port, path } = load
  const socket = connect(port, 'localhost')
  socket.write(request(load))
  let bytes = Buffer.alloc(0)
  for await (const chunk of socket) {
    bytes = Buffer.concat([bytes, chunk as Buffer])
    const end = bytes.indexOf('\r\n\r\n')
    if (end < 0) continue
    const head = bytes.toString('latin1', 0, end)
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? Number.NaN)
    if (!head.startsWith('HTTP/1.1 200') || Number.isNaN(length)) throw new Error(`${path} cannot be measured:\n${head}`)
    if (bytes.length >= end + 4 + length) {
      socket.destroy()
      return end + 4 + length
    }
  }
  throw new Error(`${path}: the answer ended early`)
}

function request({ port, path, body }: Load): Buffer {
  const head = [
    `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`,
    'Host: localhost',
    'Accept-Encoding: br',
    'Connection: keep-alive',
    ...(body === undefined
      ? []
      : [`Origin: http://localhost:${port}`, 'Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]),
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body ?? ''}`)
}

async function generate(load: Load): Promise<Loaded> {
  const length = await answerLength(load)
  const bytes = request(load)
  let requests = 0
  let isOver = false
  const sockets = Array.from({ length: load.connections }, () => {
    const socket = connect(load.port, 'localhost')
    socket.setNoDelay(true)
    let got = 0
    socket.on('data', (chunk) => {
      got += chunk.length
      if (got < length) return
      if (got > length) throw new Error(`${load.path} answers with other lengths`)
      got = 0
      requests++
      if (!isOver) socket.write(bytes)
    })
    return socket
  })
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const started = performance.now()
  for (const socket of sockets) socket.write(bytes)
  await new Promise((resolve) => setTimeout(resolve, load.ms))
  isOver = true
  const result = { requests, ms: performance.now() - started }
  for (const socket of sockets) socket.destroy()
  return result
}

/** Runs the load in another process. */
export async function load(order: Load): Promise<Loaded> {
  const generator = await startProgram<Load, Loaded>(import.meta.filename)
  try {
    return await generator.ask(order)
  } finally {
    await generator.kill()
  }
}

if (import.meta.main) answerQuestions(generate)
