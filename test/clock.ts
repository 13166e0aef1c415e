/** A clock that is set by tests. */
export interface TestClock {
  now(): Date
  set(now: Date): void
  advance(ms: number): void
}

/** Start time of test shops, in the middle of a working week. */
export const OPENING = new Date('2026-11-18T10:00:00Z')

export function testClock(now: Date = OPENING): TestClock {
  let time = now.getTime()
  return {
    now: () => new Date(time),
    set(to) {
      time = to.getTime()
    },
    advance(ms) {
      time += ms
    },
  }
}
