/** Notifies the job runner of this process of new jobs, so that they need not wait for its next poll. */
export interface JobSignal {
  /** Notifies the runner that a transaction with a job was committed. Without a runner in this process it does nothing. */
  wake(): void
  /** Calls `listener` at each notification. Returns the function that removes it. */
  onWake(listener: () => void): () => void
}

/** Returns a new signal; each shop has one. */
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
