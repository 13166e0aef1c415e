/** Keeps a document that is loaded again because of a failure from going round in circles (D-74). */

const GUARD_MS = 10_000
const KEY = 'reloaded'

/** Notes that a path is loaded again. Returns false when it was within ten seconds: loading it once more would not help. */
export function mayReload(path: string): boolean {
  try {
    const noted = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    if (noted.path === path && Date.now() < noted.expires) return false
    sessionStorage.setItem(KEY, JSON.stringify({ path, expires: Date.now() + GUARD_MS }))
    return true
  } catch {
    // Without a session store nothing can be noted.
    return false
  }
}
