/**
 * The embedded database in a worker thread: in the main thread it would block timers and sockets. One
 * session, spoken to in PostgreSQL's wire protocol over the message port (the other end is `embedded.ts`).
 */
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { durableFiles } from './durable-files.ts'

/** Start data of the thread: a directory for a persistent database, or the bytes of a snapshot for one in memory. */
export type EmbeddedSource = { directory: string } | { snapshot: Uint8Array<ArrayBuffer> | null }
export type ToWorker = { kind: 'bytes'; stream: number; bytes: Uint8Array } | { kind: 'dump' } | { kind: 'close' }
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'refused'; message: string }
  | { kind: 'bytes'; stream: number; bytes: Uint8Array }
  | { kind: 'failed'; stream: number; message: string }
  | { kind: 'dumped'; snapshot: Uint8Array }
  | { kind: 'closed' }

/** Answers are sent in chunks of about this many bytes. */
const PARCEL_BYTES = 256 * 1024

const port = parentPort!
const send = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)
// Errors of the WASM module quote minified source: only their first line is reported.
const plain = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0]!.slice(0, 300)

/** Reads no array types at its start, a quarter of it: values are read by the driver, never here. */
class Server extends PGlite {
  override async _initArrayTypes(): Promise<void> {}
}

const source = workerData as EmbeddedSource
let database: Server
let current = 0

/** Starts a new session for a new stream: what the last one left open is rolled back. */
async function startSession(stream: number): Promise<void> {
  if (current !== 0) {
    await database.exec('rollback')
    await database.exec('discard all')
  }
  current = stream
}

async function answer(stream: number, bytes: Uint8Array): Promise<void> {
  if (stream < current) return
  if (stream > current) await startSession(stream)
  let parcel: Uint8Array[] = []
  let size = 0
  const flush = () => {
    if (size === 0) return
    const whole = new Uint8Array(size)
    let at = 0
    for (const part of parcel) {
      whole.set(part, at)
      at += part.length
    }
    parcel = []
    size = 0
    send({ kind: 'bytes', stream, bytes: whole }, [whole.buffer])
  }
  await database.execProtocolRawStream(bytes, {
    onRawData: (part) => {
      // The bytes lie in the module's own memory, which the next call overwrites.
      parcel.push(part.slice())
      size += part.length
      if (size >= PARCEL_BYTES) flush()
    },
  })
  flush()
}

let queue: Promise<void> = Promise.resolve()
port.on('message', (message: ToWorker) => {
  queue = queue.then(async () => {
    switch (message.kind) {
      case 'bytes':
        await answer(message.stream, message.bytes).catch((error: unknown) =>
          send({ kind: 'failed', stream: message.stream, message: plain(error) }),
        )
        return
      case 'dump': {
        const snapshot = new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer())
        send({ kind: 'dumped', snapshot }, [snapshot.buffer])
        return
      }
      case 'close':
        await database.close().catch(() => undefined)
        send({ kind: 'closed' })
        port.close()
    }
  })
})

try {
  const { startParams = PGlite.defaultStartParams, ...options } =
    'directory' in source
      ? durableFiles(source.directory)
      : { loadDataDir: source.snapshot ? new Blob([source.snapshot]) : undefined }
  // As in `db.ts`: statements with lists would be planned anew each time, and plans of small tables read all of large ones.
  const planned = ['-c', 'plan_cache_mode=force_generic_plan', '-c', 'random_page_cost=1.1']
  database = new Server({ ...options, startParams: [...startParams, ...planned] })
  await database.waitReady
  send({ kind: 'ready' })
} catch (error) {
  send({ kind: 'refused', message: plain(error) })
  port.close()
}
