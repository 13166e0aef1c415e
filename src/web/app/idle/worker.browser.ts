/** Registers the service worker. */
import { logFailure } from '#web/app/browser/log.browser.ts'
import { WORKER_POLICY } from '#web/app/idle/offline-worker.ts'

const PATH = '/sw.js'

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(input: string): unknown }
}

/** Returns the address of the worker as browsers with trusted types want it. */
function trustedPath(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  const policy = trustedTypes?.createPolicy(WORKER_POLICY, { createScriptURL: () => PATH })
  return (policy?.createScriptURL(PATH) ?? PATH) as string
}

/** Registers it. The browser looks for a new one with each page; a failure is logged only. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(trustedPath(), { updateViaCache: 'none' })
  } catch (error) {
    logFailure('The page without a connection cannot be stored.', error)
  }
}
