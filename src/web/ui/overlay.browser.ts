/** Anything that makes the visitor wait without leaving the page: the overlay shows while one of them runs (D-75). */
let running = 0
const listeners = new Set<() => void>()

const change = (by: 1 | -1): void => {
  running += by
  for (const listener of listeners) listener()
}

/** Shows the overlay until the work is done. Returns the result of the work. */
export async function whileLoading<T>(work: Promise<T>): Promise<T> {
  change(1)
  try {
    return await work
  } finally {
    change(-1)
  }
}

export const loaders = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  areActive: (): boolean => running > 0,
}
