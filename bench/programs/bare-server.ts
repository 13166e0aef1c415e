/** The measure of a warm page: a server of nothing but `node:http` that holds one answer in memory and sends it. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { answerQuestions, startProgram, type Program } from './program.ts'

/** Head and body as the shop sends them. */
export interface Answer {
  headers: Record<string, string>
  /** Base64. */
  body: string
}

/** Starts the server; it sends the answer that it was asked to hold last. */
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
