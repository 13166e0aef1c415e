/** Anything that makes the visitor wait without leaving the page: the overlay shows while one of them runs (D-75). */
import { createStore } from './store.browser.ts'

/** How many run. */
export const loaders = createStore(0)

/** Shows the overlay until the work is done. Returns the result of the work. */
export async function whileLoading<T>(work: Promise<T>): Promise<T> {
  loaders.set(loaders.get() + 1)
  try {
    return await work
  } finally {
    loaders.set(loaders.get() - 1)
  }
}
