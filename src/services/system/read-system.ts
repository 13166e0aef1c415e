/** What the system page of the back office shows: the process that answers, its database, jobs, caches, backups and errors. */
import { statfs } from 'node:fs/promises'
import type { Shop } from '#services/shop.ts'
import { readWaitingJobs, type WaitingJobs } from '#store/jobs/jobs.ts'
import { readDatabaseState, type DatabaseState } from '#store/system/database-state.ts'
import { listBackups, type BackupFile } from './back-up.ts'
import type { RecentError } from '#services/recent-errors.ts'

export interface SystemState {
  process: { startedAt: Date; memoryBytes: number; node: string }
  database: DatabaseState & { kind: 'pglite' | 'postgres'; connections: { open: number; most: number; waiting: number } }
  /** Shared pages of this process since it began. */
  pages: { hits: number; stale: number; misses: number }
  products: number
  jobs: WaitingJobs[]
  backups: BackupFile[]
  /** Of the file system with the data directory; null where it cannot be read. */
  disk: { freeBytes: number; bytes: number } | null
  errors: RecentError[]
}

/** Returns the state of this process and of what all processes share. */
export async function readSystem(shop: Shop): Promise<SystemState> {
  const { db, clock, config, memory, catalog } = shop
  const now = clock.now()
  const [database, jobs, backups, disk] = await Promise.all([
    readDatabaseState(db.query),
    readWaitingJobs(db.query, now),
    listBackups(shop),
    statfs(config.dataDir).catch(() => null),
  ])
  const { open, most, waiting } = db.connections()
  return {
    process: {
      startedAt: new Date(now.getTime() - Math.round(process.uptime() * 1000)),
      memoryBytes: process.memoryUsage().rss,
      node: process.versions.node,
    },
    database: { ...database, kind: db.kind, connections: { open, most, waiting } },
    pages: { hits: memory.metrics.pages('hit'), stale: memory.metrics.pages('stale'), misses: memory.metrics.pages('miss') },
    products: catalog.current.products.length,
    jobs,
    backups,
    disk: disk && { freeBytes: disk.bavail * disk.bsize, bytes: disk.blocks * disk.bsize },
    errors: memory.errors.list(),
  }
}
