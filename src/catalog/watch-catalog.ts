/** Polls the database for changes of the catalog. */

/** An edit is to be seen within a second, what it takes to read it included. */
const CATALOG_POLL_MS = 500

export interface WatchOptions {
  everyMs?: number
  changed(tags: string[]): void
  failed(error: unknown): void
}

export interface Watch {
  /** Waits for a refresh that is running. */
  stop(): Promise<void>
}

interface Watched {
  prepareSearch(): Promise<void>
  refresh(): Promise<string[]>
  writeCache(): Promise<void>
}

/** Builds the search index, writes the product cache, then refreshes at intervals until it is stopped. */
export function watchCatalog(catalog: Watched, { everyMs = CATALOG_POLL_MS, changed, failed }: WatchOptions): Watch {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const stopped = Promise.withResolvers<void>()

  async function refreshOnce(): Promise<void> {
    try {
      const tags = await catalog.refresh()
      if (tags.length > 0) changed(tags)
    } catch (error) {
      failed(error)
    }
    schedule()
  }
  function schedule(): void {
    if (!isStopped) timer = setTimeout(() => (running = refreshOnce()), everyMs).unref()
  }
  async function start(): Promise<void> {
    try {
      // A stop does not wait for the search index.
      await Promise.race([catalog.prepareSearch(), stopped.promise])
      await catalog.writeCache()
    } catch (error) {
      failed(error)
    }
    schedule()
  }
  let running = start()

  return {
    async stop() {
      isStopped = true
      stopped.resolve()
      clearTimeout(timer)
      await running
      await catalog.writeCache().catch(failed)
    },
  }
}
