import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WireBatches } from './wire-batch.ts'

const message = (type: string, body: string) => {
  const bytes = Buffer.alloc(5 + body.length)
  bytes.write(type)
  bytes.writeInt32BE(4 + body.length, 1)
  bytes.write(body, 5)
  return bytes
}
const startup = Buffer.concat([Buffer.from([0, 0, 0, 12]), Buffer.from('startup!')])
const started = () => {
  const batches = new WireBatches()
  batches.take(startup)
  return batches
}

test('the first message has no type and is forwarded at once', () => {
  const batches = new WireBatches()
  expect(batches.take(startup.subarray(0, 6))).toBeNull()
  expect(batches.take(startup.subarray(6))).toEqual(startup)
})

test('messages are held until their Sync', () => {
  const batches = started()
  expect(batches.take(Buffer.concat([message('P', 'parse'), message('B', 'bind')]))).toBeNull()
  expect(batches.take(message('S', ''))).toEqual(Buffer.concat([message('P', 'parse'), message('B', 'bind'), message('S', '')]))
})

test('Terminate is dropped, messages before it are forwarded', () => {
  const batches = started()
  expect(batches.take(message('X', ''))).toBeNull()
  expect(batches.take(Buffer.concat([message('Q', 'select 1'), message('X', '')]))).toEqual(message('Q', 'select 1'))
})

test('the batches do not depend on how the bytes are split', () => {
  const messages = Buffer.concat([startup, message('P', 'abc'), message('S', ''), message('Q', 'select'), message('X', '')])
  const expected = messages.subarray(0, -5)
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: messages.length }), { maxLength: 8 }), (cuts) => {
      const batches = new WireBatches()
      const places = [0, ...cuts.toSorted((a, b) => a - b), messages.length]
      const out = places.slice(1).map((end, at) => batches.take(Buffer.from(messages.subarray(places[at], end))))
      expect(Buffer.concat(out.filter((batch) => batch !== null))).toEqual(expected)
    }),
  )
})
