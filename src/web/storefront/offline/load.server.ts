/** Loads the page without a connection: nothing, what it shows is in the browser. */
import { offlineTitle } from '#messages/errors.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import type { Load } from '#web/http/pages/page.ts'
import { OFFLINE_PATH } from './offline-state.ts'

export const load: Load<null> = async () => ({
  data: null,
  head: { title: offlineTitle(), robots: 'noindex', alternates: alternatesOf(OFFLINE_PATH) },
})
