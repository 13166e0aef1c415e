/** Reads what the page's build says of itself (BUILD-2): which paths lead elsewhere, and which pages may be prefetched. */
import { getJson } from '#web/app/browser/api.browser.ts'
import { logFailure } from '#web/app/browser/log.browser.ts'
import type { BuildState } from '#web/app/build-state.browser.ts'
import { ruleOf, type RuleTable } from '#web/router/route-rules.ts'

interface BuildManifest {
  matcher: RuleTable
}

/** A file that cannot be loaded or read is logged only: without it every address is asked for as it is (SPEC-8). @param id of the page's build */
export async function loadBuildManifest(id: string, state: Pick<BuildState, 'ruleAt'>): Promise<void> {
  try {
    const { matcher } = await getJson<BuildManifest>(`/builds/meta/${id}.json`)
    // Says at once when the table has another form.
    ruleOf(matcher, '/')
    state.ruleAt = (path) => ruleOf(matcher, path)
  } catch (error) {
    logFailure('The build cannot be read.', error)
  }
}
