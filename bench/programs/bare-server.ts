/** The comparison for warm pages: a `node:http` server that sends one answer from memory. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { answerQuestions, startProgram, type Program } from './program.ts'

/** Head and body as the shop sends them. */
export interface Answer {
  headers: Record<string, string>
  /** Base64. */
  body: string
}

/** Starts the server; it sends the answer that it was given last. */
export const startBareServer = (port: number): Promise<Program<Answer, null>> =>
  startProgram(import.meta.filename, { args: [String(port)] })

if (import.meta.main) {
  let headers: Record<string, string> = {}
  let body = Buffer.alloc(0)
  const server = createServer((_, response) => {
    response.writeHead(200, headers)
    response.end(body)
  })
  await once(server.listen(Number(process.argv[2]), 'localhost'), 'listening')
  answerQuestions((answer: Answer) => {
    headers = answer.headers
    body = Buffer.from(answer.body, 'base64')
    return null
  })
}
