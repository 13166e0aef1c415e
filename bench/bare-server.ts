/** The measure of a warm page: a server of nothing but `node:http` that holds one answer in memory and sends it. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'

/** Head and body as the shop sends them. */
export interface Answer {
  headers: Record<string, string>
  /** Base64. */
  body: string
}

export interface BareServer {
  pid: number
  serve(answer: Answer): Promise<void>
  stop(): void
}

export async function startBareServer(port: number): Promise<BareServer> {
  const child: ChildProcess = fork(import.meta.filename, [String(port)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  await once(child, 'message')
  return {
    pid: child.pid!,
    async serve(answer) {
      child.send(answer)
      await once(child, 'message')
    },
    stop: () => void child.kill(),
  }
}

if (import.meta.main) {
  let headers: Record<string, string> = {}
  let body = Buffer.alloc(0)
  process.on('message', (answer: Answer) => {
    headers = answer.headers
    body = Buffer.from(answer.body, 'base64')
    process.send!('holds it')
  })
  createServer((_, response) => {
    response.writeHead(200, headers)
    response.end(body)
  }).listen(Number(process.argv[2]), 'localhost', () => process.send!('listens'))
  process.once('disconnect', () => process.exit())
}
