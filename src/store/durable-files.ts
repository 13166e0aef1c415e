/**
 * The embedded database's files, really written to the disk. PGlite starts PostgreSQL with synchronisation off, its
 * fdatasync is a stub and its Node file system has no fsync at all; here all three are mended, so that a commit is on the
 * disk when it is acknowledged. Directories are not synchronised: much safer than before, not proven against power loss.
 */
import fs from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface OpenFile {
  /** Descriptor of the real file, absent for devices. */
  nfd?: number
}
interface NodeFilesModule {
  NODEFS: { stream_ops: { fsync?: (file: OpenFile) => number } }
}

class DurableFiles extends NodeFS {
  override async init(...parameters: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(...parameters)
    const synchronise = (module: unknown) => {
      ;(module as NodeFilesModule).NODEFS.stream_ops.fsync = (file) => {
        if (file.nfd !== undefined) fs.fdatasyncSync(file.nfd)
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
