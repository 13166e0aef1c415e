/** The main thread's end of the embedded database: starts the thread and gives the `pg` driver streams into it. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import type { EmbeddedSource, FromWorker, ToWorker } from './embedded-worker.ts'
import { lockDirectory } from './lock.ts'
import { WireBatches } from './wire-batch.ts'

export interface Embedded {
  /** A stream for one client of the driver. The newest stream is the session; older ones are closed. */
  stream(): Duplex
  /** The whole database as an uncompressed tar archive. Only while nobody uses it. */
  dump(): Promise<Uint8Array>
  close(): Promise<void>
}

/** Starts the embedded database. @throws Error with a plain reason when it cannot be opened. */
export async function startEmbedded(source: EmbeddedSource): Promise<Embedded> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: source })
  const streams = new Map<number, BridgeStream>()
  const waiting: ((message: FromWorker) => boolean)[] = []
  let ended: string | null = null
  let last = 0

  const post = (message: ToWorker, transfer: ArrayBuffer[] = []) => worker.postMessage(message, transfer)
  const next = <K extends FromWorker['kind']>(...kinds: K[]) =>
    new Promise<Extract<FromWorker, { kind: K }>>((resolve, reject) => {
      waiting.push((message) => {
        if (!(kinds as string[]).includes(message.kind)) return false
        resolve(message as Extract<FromWorker, { kind: K }>)
        return true
      })
      const gone = () => reject(new Error(ended ?? 'The embedded database has ended.'))
      worker.once('exit', gone)
    })

  worker.on('message', (message: FromWorker) => {
    const taker = waiting.findIndex((take) => take(message))
    if (taker >= 0) waiting.splice(taker, 1)
    else if (message.kind === 'bytes') streams.get(message.stream)?.push(Buffer.from(message.bytes.buffer))
    else if (message.kind === 'failed')
      streams.get(message.stream)?.destroy(new Error(`The embedded database failed: ${message.message}`))
  })
  const end = (reason: string) => {
    ended ??= reason
    for (const stream of streams.values()) stream.destroy(new Error(ended))
  }
  worker.on('error', (error: Error) => end(`The embedded database has ended: ${error.message.split('\n')[0]!.slice(0, 300)}`))
  worker.on('exit', () => end('The embedded database has ended.'))

  const opened = await next('ready', 'refused')
  if (opened.kind === 'refused') throw new Error(`The embedded database cannot be opened: ${opened.message}`)

  return {
    stream() {
      const id = ++last
      const stream = new BridgeStream((bytes) => {
        // A copy, because the driver's bytes may lie in a buffer that it uses again.
        const copy = new Uint8Array(bytes)
        post({ kind: 'bytes', stream: id, bytes: copy }, [copy.buffer])
      })
      streams.set(id, stream)
      stream.once('close', () => streams.delete(id))
      if (ended !== null) stream.destroy(new Error(ended))
      return stream
    },
    async dump() {
      const dumped = next('dumped')
      post({ kind: 'dump' })
      return (await dumped).snapshot
    },
    async close() {
      if (ended !== null) return
      const closed = next('closed')
      post({ kind: 'close' })
      await closed.catch(() => undefined)
      await worker.terminate()
    },
  }
}

/** Opens the embedded database in `<dataDir>/pglite`, taken for this process alone. @throws DirectoryInUse */
export async function startInDirectory(dataDir: string): Promise<Embedded> {
  const lock = await lockDirectory(dataDir)
  try {
    const directory = join(dataDir, 'pglite')
    mkdirSync(directory, { recursive: true })
    const embedded = await startEmbedded({ directory })
    return {
      ...embedded,
      async close() {
        await embedded.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** A stream with the interface of a socket. */
class BridgeStream extends Duplex {
  #batches = new WireBatches()
  #send: (bytes: Buffer) => void

  constructor(send: (bytes: Buffer) => void) {
    super()
    this.#send = send
  }

  connect(): this {
    setImmediate(() => this.emit('connect'))
    return this
  }
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }

  override _read(): void {}
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#take(chunk)
    done()
  }
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#take(Buffer.concat(chunks.map(({ chunk }) => chunk)))
    done()
  }
  override _final(done: () => void): void {
    this.push(null)
    done()
  }
  #take(bytes: Buffer): void {
    const batch = this.#batches.take(bytes)
    if (batch) this.#send(batch)
  }
}
