import { stored } from './stored.ts'
import { parseIds } from './wishlist.ts'

/** Section 9: the history of visited pages keeps at most 100 entries. It never leaves the device. */
const LONGEST = 100

const store = stored<readonly string[]>('visited', parseIds(LONGEST))

/** Products that the visitor looked at, newest first, each once. */
export const visited = {
  get: (): readonly string[] => store.get(),
  add(product: string): void {
    store.update((now) => (now[0] === product ? now : parseIds(LONGEST)([product, ...now])))
  },
}
