/** What a page knows of the shop's builds: whether there is a newer one, and the rules of its own. */
import type { RouteRule } from '#web/router/route-rules.ts'
import { createListeners } from '#web/ui/store.browser.ts'

export const buildState = {
  /** The next page is loaded as a document: the shop has a newer build, or a part of this one cannot be loaded (D-74). */
  isStale: false,
  /** Returns what the build says of a path; nothing before its file is loaded. */
  ruleAt: (_path: string): RouteRule => ({}),
  /** Called before the shop itself replaces the document by another. */
  beforeDocumentLoad: createListeners(),
}

export type BuildState = typeof buildState
