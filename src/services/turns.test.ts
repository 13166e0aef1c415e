import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test.each([1, 2, 3])('runs at most %d at a time, in the order given, also after a failure', async (atOnce) => {
  const turns = createTurns(atOnce)
  const begun: number[] = []
  let running = 0
  let most = 0
  const work = async (number: number): Promise<number> => {
    begun.push(number)
    most = Math.max(most, ++running)
    await Promise.resolve()
    running--
    if (number === 2) throw new Error('broken')
    return number
  }
  const numbers = [0, 1, 2, 3, 4, 5, 6]
  const all = numbers.map((number) => turns.run(() => work(number)))
  expect(turns.pending).toBe(numbers.length)
  const ended = await Promise.allSettled(all)
  expect(ended.map((one) => (one.status === 'fulfilled' ? one.value : null))).toEqual([0, 1, null, 3, 4, 5, 6])
  expect(begun).toEqual(numbers)
  expect(most).toBe(atOnce)
  expect(turns.pending).toBe(0)
})
