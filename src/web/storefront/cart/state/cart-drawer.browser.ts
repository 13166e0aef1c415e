/** Asks for the cart drawer from anywhere; the drawer's own code is loaded when it is asked for the first time. */

type Listener = (opener: HTMLElement | null) => void
const listeners = new Set<Listener>()

/** Opens the drawer; the focus returns to the element that had it. */
export function openCartDrawer(): void {
  const opener = document.activeElement instanceof HTMLElement ? document.activeElement : null
  for (const listener of listeners) listener(opener)
}

export function onOpenCartDrawer(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
