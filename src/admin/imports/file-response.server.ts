/** Answers that are files to keep: sent as they are made. */
import { PRIVATE_FILE } from '#web/http/api/private-file.ts'

/** Returns the answer of a file whose text comes in parts. */
export function fileResponse(name: string, text: AsyncIterable<string>): Response {
  const encoder = new TextEncoder()
  const parts = text[Symbol.asyncIterator]()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await parts.return?.()
    },
  })
  const type = name.endsWith('.csv') ? 'text/csv' : 'application/x-ndjson'
  return new Response(body, {
    headers: {
      ...PRIVATE_FILE,
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
    },
  })
}
