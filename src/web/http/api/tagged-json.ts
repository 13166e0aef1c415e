/** JSON answers with an ETag. */
import { taggedResponse, tagOf } from '#web/http/etag.ts'

/** JSON as text, with the tag of its ETag. */
export interface WrittenJson {
  body: string
  tag: string
}

export function writeJson(value: unknown): WrittenJson {
  const body = JSON.stringify(value)
  return { body, tag: tagOf(body) }
}

/** Returns a JSON answer that the browser revalidates by its ETag (D-10); `maxAgeS` in seconds. */
export const taggedJson = (request: Request, { body, tag }: WrittenJson, maxAgeS = 300): Response =>
  taggedResponse(request, {
    tag,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': `public, max-age=${maxAgeS}` },
    body: () => body,
  })
