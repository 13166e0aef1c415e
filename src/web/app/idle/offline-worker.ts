/** What the service worker and those who serve and register it agree on. */

/** The one policy of trusted types that the headers of pages allow: it makes the address of the service worker. */
export const WORKER_POLICY = 'service-worker'

/** What the service worker stores for the page without a connection. */
export interface OfflineFiles {
  /** Differs when one of the files does. */
  version: string
  /** Paths of files that the documents load. */
  files: readonly string[]
  /** First segment of a market's addresses, '' for none → its document. */
  documents: Readonly<Record<string, string>>
}
