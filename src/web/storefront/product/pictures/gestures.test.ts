import { expect, test } from 'vitest'
import { Gestures, type Meaning } from './gestures.browser.ts'

/** Returns gestures that note what they mean. */
function noted() {
  const notes: string[] = []
  const meaning: Meaning = {
    pinch: (factor, at, by) => notes.push(`pinch ${factor} at ${at.x},${at.y} by ${by.x},${by.y}`),
    drag: ({ x, y }) => notes.push(`drag ${x},${y}`),
    doubleTap: ({ x, y }) => notes.push(`double tap ${x},${y}`),
    swipe: ({ x, y }) => notes.push(`swipe ${x},${y}`),
  }
  return { gestures: new Gestures(), meaning, notes }
}
const at = (x: number, y: number, time = 0, id = 1) => ({ id, x, y, time })

test('two fingers pinch, and swipe nothing when they are lifted', () => {
  const { gestures, meaning, notes } = noted()
  gestures.down(at(0, 0))
  gestures.down(at(100, 0, 0, 2))
  gestures.move(at(200, 0, 0, 2), meaning)
  gestures.up(at(200, 0, 0, 2), false, meaning)
  gestures.up(at(0, 0), false, meaning)
  expect(notes).toEqual(['pinch 2 at 100,0 by 50,0', 'swipe 0,0'])
})

test('one finger drags, and swipes as far as it has come', () => {
  const { gestures, meaning, notes } = noted()
  gestures.down(at(10, 10))
  gestures.move(at(-60, 12), meaning)
  gestures.up(at(-90, 12), false, meaning)
  expect(notes).toEqual(['drag -70,2', 'swipe -100,2'])
})

test('two taps near each other are one double tap', () => {
  const { gestures, meaning, notes } = noted()
  for (const time of [0, 200, 300, 2000]) {
    gestures.down(at(50, 50, time))
    gestures.up(at(52, 50, time), false, meaning)
  }
  expect(notes.filter((one) => one.startsWith('double'))).toEqual(['double tap 52,50'])
})

test('a touch that the browser takes over swipes nothing', () => {
  const { gestures, meaning, notes } = noted()
  gestures.down(at(0, 0))
  gestures.up(at(300, 0), true, meaning)
  gestures.move(at(400, 0), meaning)
  expect(notes).toEqual(['swipe 0,0'])
})
