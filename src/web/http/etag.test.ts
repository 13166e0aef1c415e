import { expect, test } from 'vitest'
import { createTagger, isKnown, tagOf, taggedResponse } from './etag.ts'

test('the ETag of a page is the same in every encoding', () => {
  expect(isKnown('"abc-br"', 'abc')).toBe(true)
  expect(isKnown('W/"x", "abc"', 'abc')).toBe(true)
  expect(isKnown('"abd"', 'abc')).toBe(false)
  expect(isKnown(undefined, 'abc')).toBe(false)
})

test('content hashed in pieces has the tag of the whole', () => {
  const tagger = createTagger()
  for (const piece of ['pă', 'tu', 'ț']) tagger.add(piece)
  expect(tagger.tag()).toBe(tagOf('pătuț'))
  expect(tagOf('pătuț')).not.toBe(tagOf('pătuț '))
})

const answer = (given: Record<string, string>, method = 'GET') =>
  taggedResponse(new Request('http://shop.test/', { method, headers: given }), {
    tag: 'abc',
    encoding: 'gzip',
    headers: { 'content-type': 'text/plain', 'content-encoding': 'gzip', 'cache-control': 'no-cache' },
    body: () => 'body',
  })

test('an answer has an ETag; a request with that tag gets no body', async () => {
  const first = answer({})
  expect([first.status, first.headers.get('etag'), await first.text()]).toEqual([200, '"abc-gzip"', 'body'])
  const again = answer({ 'if-none-match': 'W/"abc"' })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(Object.fromEntries(again.headers)).toEqual({ etag: '"abc-gzip"', 'cache-control': 'no-cache' })
  expect(await answer({ 'if-none-match': '"abd"' }).text()).toBe('body')
  expect(await answer({}, 'HEAD').text()).toBe('')
})
