/** Keeps a list of the browser and its copy in the account the same (D-40): the steps, whatever the list is. */
import type { Agreed } from './saved-versions.browser.ts'

/** What the steps need of a list. `L`: its content in the browser; `S`: that of the account; `M`: an answer that tells what a merge has changed. */
export interface SyncedList<L, S extends { version: number }, M extends S> {
  /** Of the browser, now. */
  read(): L
  /** Text that is equal for equal contents. */
  contentOf(list: L | S): string
  agreed(): Agreed | null
  agree(agreed: Agreed): void
  /** Puts the content of the account in place of the browser's. */
  replace(saved: S): void
  /** Whether the customer is still signed in: a late answer must not come back into the browser. */
  isOpen(): boolean
  fetch(): Promise<S>
  /** Resolves with null when another browser has changed the list since `version`. */
  save(version: number, list: L): Promise<S | null>
  merge(list: L): Promise<M>
}

/**
 * Makes both the same. Resolves with the answer of a merge, null when there was none.
 * The first time, and when both have changed, the lists are merged: nothing is deleted. Else the one that has changed replaces the other.
 * @param isFresh whether the account's list is read first: at the beginning of a page
 */
export async function syncList<L, S extends { version: number }, M extends S>(
  list: SyncedList<L, S, M>,
  isFresh: boolean,
): Promise<M | null> {
  const agreed = list.agreed()
  if (!agreed) return mergeList(list)
  const isChanged = () => list.contentOf(list.read()) !== agreed.content
  if (isFresh) {
    const saved = await list.fetch()
    if (saved.version !== agreed.version) {
      if (isChanged()) return mergeList(list)
      take(list, saved)
      return null
    }
  }
  if (!isChanged()) return null
  const sent = list.read()
  const saved = await list.save(agreed.version, sent)
  if (!saved) return mergeList(list)
  if (list.isOpen()) list.agree({ version: saved.version, content: list.contentOf(sent) })
  return null
}

async function mergeList<L, S extends { version: number }, M extends S>(list: SyncedList<L, S, M>): Promise<M> {
  const sent = list.read()
  const merged = await list.merge(sent)
  // Changed while the answer was on its way: that change is merged next.
  if (list.contentOf(list.read()) === list.contentOf(sent)) take(list, merged)
  return merged
}

function take<L, S extends { version: number }, M extends S>(list: SyncedList<L, S, M>, saved: S): void {
  if (!list.isOpen()) return
  list.agree({ version: saved.version, content: list.contentOf(saved) })
  list.replace(saved)
}
