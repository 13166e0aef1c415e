/** Runs at most `atOnce` pieces of work at a time, in the order in which they were given. */
export interface Turns {
  /** Work that runs or waits. */
  readonly pending: number
  run<T>(work: () => Promise<T>): Promise<T>
}

export function createTurns(atOnce: number): Turns {
  const waiting: (() => void)[] = []
  let running = 0
  return {
    get pending() {
      return running + waiting.length
    },
    async run(work) {
      if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
      else running++
      try {
        return await work()
      } finally {
        // The place goes to whoever waits longest; `running` counts it already.
        const next = waiting.shift()
        if (next) next()
        else running--
      }
    },
  }
}
