/** The part of a photograph that is taken. */
import { expect, test } from 'vitest'
import { partOf } from './crop.tsx'

test('a part is as large as it can be, at its place, and inside the photograph', () => {
  const wide = { width: 3000, height: 1000 }
  expect(partOf(wide, '1:1', 0)).toEqual({ left: 0, top: 0, width: 1000, height: 1000 })
  expect(partOf(wide, '1:1', 100)).toEqual({ left: 2000, top: 0, width: 1000, height: 1000 })
  expect(partOf(wide, '4:5', 50)).toEqual({ left: 1100, top: 0, width: 800, height: 1000 })
  const tall = { width: 900, height: 1600 }
  expect(partOf(tall, '16:9', 50)).toEqual({ left: 0, top: 547, width: 900, height: 506 })
  expect(partOf(tall, '3:2', 0)).toEqual({ left: 0, top: 0, width: 900, height: 600 })
})
