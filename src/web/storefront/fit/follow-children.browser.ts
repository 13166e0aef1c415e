/** Fetches the children of the signed-in customer once a page, and forgets them when the customer signs out in any tab (LAW-51). */
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { ChildrenView } from '#web/schema/account.ts'
import { failureOf, getJson } from '#web/app/browser/api.browser.ts'
import { signedIn } from '#web/storefront/auth/signed-in.browser.ts'
import { marksShown, NO_CHILDREN, ownChildren, type OwnChildren } from './own-children.browser.ts'
import { childParts, type ChildParts } from './slot/child-parts.browser.ts'

/** A page that comes back into view asks again when it is older. */
const STALE_MS = MINUTE_MS

const state = { isFollowing: false, asked: 0, askedAt: 0 }

/** Begins to show what fits the customer's children, once a page. */
export function followChildren(): void {
  if (state.isFollowing) return
  state.isFollowing = true
  signedIn.subscribe(() => void refreshChildren())
  marksShown.subscribe(() => void refreshChildren())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - state.askedAt >= STALE_MS) void refreshChildren()
  })
  void refreshChildren()
}

/** Reads the children again; what is asked last counts. A call that fails leaves what is shown, a refused one leaves nothing. */
export async function refreshChildren(): Promise<void> {
  const turn = ++state.asked
  if (!signedIn.get() || !marksShown.get()) return show(NO_CHILDREN)
  const asOf = (state.askedAt = Date.now())
  const children = await getJson<ChildrenView>('/api/my/children').then(
    (answer) => answer.children,
    (error: unknown) => (failureOf(error).kind === 'refused' ? [] : ownChildren.get().children),
  )
  const parts = children.length > 0 ? await import('./parts.tsx').catch(() => null) : null
  if (turn === state.asked) show(parts ? { children, asOf } : NO_CHILDREN, parts?.PARTS ?? null)
}

function show(children: OwnChildren, parts: ChildParts | null = null): void {
  ownChildren.set(children)
  childParts.set(parts)
}
