import { expect, test } from 'vitest'
import { LARGEST_SCALE, movedBy, toggledAt, WHOLE, zoomedBy, type Box } from './zoom.ts'

const box: Box = { picture: { width: 400, height: 500 }, stage: { width: 400, height: 600 } }
const MIDDLE = { x: 0, y: 0 }

test('a picture grows about the spot that was pointed at', () => {
  const { scale, x, y } = zoomedBy(WHOLE, 2, { x: 100, y: 50 }, box)
  expect({ scale, x, y }).toEqual({ scale: 2, x: -100, y: -50 })
  // The spot is where it was: 100 px right of the middle at first, as far from the moved middle when twice as large.
  expect(x + 100 * scale).toBe(100)
})

test('it is never smaller than whole, nor larger than the largest', () => {
  expect(zoomedBy(WHOLE, 0.2, MIDDLE, box)).toEqual(WHOLE)
  expect(zoomedBy(WHOLE, 100, MIDDLE, box).scale).toBe(LARGEST_SCALE)
})

test('it is not moved off the stage', () => {
  const twice = zoomedBy(WHOLE, 2, MIDDLE, box)
  expect(movedBy(twice, { x: 9999, y: -9999 }, box)).toEqual({ scale: 2, x: 200, y: -200 })
  expect(movedBy(WHOLE, { x: 50, y: 50 }, box)).toEqual(WHOLE)
})

test('it comes back to the middle as it shrinks', () => {
  const corner = movedBy(zoomedBy(WHOLE, 4, MIDDLE, box), { x: 600, y: 700 }, box)
  expect(zoomedBy(corner, 0.25, MIDDLE, box)).toEqual(WHOLE)
})

test('a double tap enlarges the spot, the next one shows the whole picture', () => {
  const near = toggledAt(WHOLE, { x: 120, y: 0 }, box)
  expect(near.scale).toBe(2.5)
  expect(near.x).toBe(-180)
  expect(toggledAt(near, MIDDLE, box)).toEqual(WHOLE)
})
