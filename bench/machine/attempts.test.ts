import { expect, test } from 'vitest'
import { withAttempts } from './attempts.ts'

/** Fails so often before it answers how often it was called. */
function failing(times: number) {
  let calls = 0
  return async () => {
    calls++
    if (calls <= times) throw new Error(`failure ${calls}`)
    return calls
  }
}

test.each([
  [0, 1],
  [1, 2],
  [2, 3],
])('after %i failures the next attempt answers', async (failures, calls) => {
  expect(await withAttempts(3, failing(failures))).toBe(calls)
})

test('the number of attempts is limited', async () => {
  await expect(withAttempts(3, failing(99))).rejects.toThrow('failure 3')
  await expect(withAttempts(1, failing(99))).rejects.toThrow('failure 1')
})
