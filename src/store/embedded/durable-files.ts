/**
 * Synchronous writes for the embedded database. PGlite starts PostgreSQL with synchronisation off, its
 * fdatasync is a stub and its Node file system has no fsync at all; all three are replaced here, so that a commit is on the
 * disk when it is acknowledged. Directories are not synchronised: much safer than before, not proven against power loss.
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface OpenFile {
  /** Descriptor of the real file, absent for devices. */
  nfd?: number
}
interface NodeFilesModule {
  NODEFS: { stream_ops: { fsync?: (file: OpenFile) => number } }
}

/** `state` in the control file of a database that was closed in order (`DB_SHUTDOWNED`), and where it stands. */
const CLOSED = 1
const STATE_OFFSET = 16

/** Returns whether the database was killed, so that PostgreSQL will first flush all its files. */
function wasKilled(directory: string): boolean {
  const control = join(directory, 'global', 'pg_control')
  return fs.existsSync(control) && fs.readFileSync(control).readInt32LE(STATE_OFFSET) !== CLOSED
}

/** File system clocks have the resolution of kernel ticks. */
const TICK_MS = 20

/**
 * Flushes the whole file system at once, where possible: a thousand single files take seconds.
 * @returns the moment before which everything is on the disk, milliseconds since 1970
 */
function writeFileSystem(directory: string): number {
  const begun = Date.now() - TICK_MS
  const { status } = spawnSync('sync', ['--file-system', directory], { stdio: 'ignore' })
  return status === 0 ? begun : -Infinity
}

class DurableFiles extends NodeFS {
  readonly #writtenUntil: number

  constructor(directory: string) {
    super(directory)
    this.#writtenUntil = wasKilled(directory) ? writeFileSystem(directory) : -Infinity
  }

  override async init(...parameters: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(...parameters)
    const writtenUntil = this.#writtenUntil
    const isWritten = (descriptor: number) => writtenUntil > 0 && fs.fstatSync(descriptor).mtimeMs < writtenUntil
    const synchronise = (module: unknown) => {
      ;(module as NodeFilesModule).NODEFS.stream_ops.fsync = ({ nfd }) => {
        if (nfd !== undefined && !isWritten(nfd)) fs.fdatasyncSync(nfd)
        return 0
      }
    }
    const before = emscriptenOpts.preRun
    emscriptenOpts.preRun = [synchronise, ...(Array.isArray(before) ? before : before ? [before] : [])]
    return { emscriptenOpts }
  }
}

/** PGlite's options for a directory whose writes are synchronised. */
export const durableFiles = (directory: string) => ({
  fs: new DurableFiles(directory),
  // '-F' is PGlite's default and switches synchronisation off for good.
  startParams: [...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), '-c', 'wal_sync_method=fsync'],
})
