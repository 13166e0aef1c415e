/** What a page does when the browser has nothing else to do: a chunk of its own. */
import type { Locale } from '#domain/market/market.ts'
import type { BuildState } from '#web/app/build-state.browser.ts'
import { loadBuildManifest } from '#web/app/idle/build-manifest.browser.ts'
import { pollBuilds } from '#web/app/idle/build-poll.browser.ts'
import { showRest } from '#web/app/browser/whole-page.browser.ts'
import { isSparing } from '#web/app/idle/connection.browser.ts'
import { keepTypedText } from '#web/app/idle/typed-text.browser.ts'
import { registerWorker } from '#web/app/idle/worker.browser.ts'
import type { State } from '#web/app/payload.ts'
import { keepForOffline } from '#web/storefront/offline/remember.browser.ts'
import { loadLists } from '#web/storefront/lists/lists.browser.ts'

/** Starts it for the page's document. */
export async function startIdle(
  { build, worker }: Pick<State, 'build' | 'worker'>,
  locale: Locale,
  state: BuildState,
): Promise<void> {
  showRest()
  keepTypedText(state)
  pollBuilds(build, state)
  if (isSparing()) return
  await loadBuildManifest(build, state)
  await loadLists(locale)
  if (!worker) return
  keepForOffline(locale)
  await registerWorker()
}
