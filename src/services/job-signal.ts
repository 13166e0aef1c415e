/** How what enqueues a job tells the runner of the same process, so that the job need not wait for the runner's next poll. */
export interface JobSignal {
  /** Says that a transaction with a job in it has been committed. Without a runner in this process it does nothing. */
  wake(): void
  /** Calls `listener` at each wake. Returns what ends that. */
  onWake(listener: () => void): () => void
}

/** Returns a signal of its own, one for each shop. */
export function createJobSignal(): JobSignal {
  const listeners = new Set<() => void>()
  return {
    wake() {
      for (const listener of listeners) listener()
    },
    onWake(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
