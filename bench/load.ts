/**
 * A load generator: connections that ask for one page again and again, each as soon as it has its answer. It runs in a
 * process of its own, so that its work is not counted with the server's, and does little: the answers of a page are all
 * equally long, so it only counts bytes.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'

export interface Load {
  port: number
  path: string
  connections: number
  ms: number
}
export interface Loaded {
  requests: number
  ms: number
}

/** Length of one whole answer, head included. @throws when the page is not there */
async function answerLength({ port, path }: Load): Promise<number> {
  const socket = connect(port, 'localhost')
  socket.write(request(path))
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

const request = (path: string) =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\nConnection: keep-alive\r\n\r\n`)

async function generate(load: Load): Promise<Loaded> {
  const length = await answerLength(load)
  const bytes = request(load.path)
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
  const child = fork(import.meta.filename, [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  child.send(order)
  const [answer] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('The load generator failed.')
    }),
  ])) as [Loaded]
  child.disconnect()
  return answer
}

if (import.meta.main) {
  process.once('message', (order) => {
    void generate(order as Load).then((answer) => process.send!(answer))
  })
}
