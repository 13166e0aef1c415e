/** Writes hostile texts through the endpoints of the back office, and keeps what was written where. */
import type { APIRequestContext } from '@playwright/test'
import { hostilePacks } from '#test/hostile/packs.ts'
import { expect } from './shop-test.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
export type Answer = any
type Method = 'GET' | 'POST' | 'PATCH' | 'PUT'
export interface Call {
  method: Method
  path: string
  data: unknown
}

export interface Writer {
  /** Calls, and expects that it is done. Returns the answer. */
  send(method: Method, path: string, data?: object): Promise<Answer>
  /** Expects that each of the texts is refused: in itself, where the rest is sound. */
  refused(method: Method, path: string, data: object, fields: readonly string[]): Promise<void>
  /** Uploads a picture. Returns the answer. */
  upload(bytes: Buffer): Promise<Answer>
  /** Calls that were done. */
  calls: Call[]
}

/** Longest texts of the fields, and how many texts of a list a product may have. */
export const LENGTHS = { line: 300, text: 4000, name: 100, word: 50, listed: 60 }

/** Returns a source of packs of one length, by turns. */
function turns(length: number): () => string {
  const packs = hostilePacks(length)
  let at = 0
  return () => packs[at++ % packs.length]!
}
export const [line, text, name, word] = [turns(LENGTHS.line), turns(LENGTHS.text), turns(LENGTHS.name), turns(LENGTHS.word)]

/** Returns who writes with the session of these requests. */
export function writer(requests: APIRequestContext, origin: string): Writer {
  const calls: Call[] = []
  const ask = async (method: Method, path: string, data?: object): Promise<{ isDone: boolean; body: Answer }> => {
    const answer = await requests.fetch(`/admin/api${path}`, { method, headers: { origin }, ...(data && { data }) })
    return { isDone: answer.ok(), body: await answer.json() }
  }
  return {
    calls,
    async send(method, path, data) {
      const { isDone, body } = await ask(method, path, data)
      expect(isDone, `${method} ${path}: ${JSON.stringify(body)}`).toBe(true)
      if (data) calls.push({ method, path, data })
      return body
    },
    async upload(bytes) {
      const headers = { origin, 'content-type': 'application/octet-stream' }
      const answer = await requests.post('/admin/api/pictures', { headers, data: bytes })
      expect(answer.ok()).toBe(true)
      return answer.json()
    },
    async refused(method, path, data, fields) {
      const { body } = await ask(method, path, data)
      expect(Object.keys(body.fields ?? {}), `${method} ${path}: ${JSON.stringify(body)}`).toEqual(
        expect.arrayContaining([...fields]),
      )
    },
  }
}
