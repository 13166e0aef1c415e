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

/** The thread that the database runs in, as messages. */
class WorkerLink {
  #worker: Worker
  #streams = new Map<number, BridgeStream>()
  #waiting: ((message: FromWorker) => boolean)[] = []
  #lastStream = 0
  /** Why the thread has ended; null while it runs. */
  #ended: string | null = null

  constructor(source: EmbeddedSource) {
    this.#worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: source })
    this.#worker.on('message', (message: FromWorker) => this.#take(message))
    this.#worker.on('error', ({ message }: Error) =>
      this.#end(`The embedded database has ended: ${message.split('\n')[0]!.slice(0, 300)}`),
    )
    this.#worker.on('exit', () => this.#end('The embedded database has ended.'))
  }

  get hasEnded(): boolean {
    return this.#ended !== null
  }

  /** Resolves with the next message of one of these kinds. @throws Error when the thread ends before */
  next<K extends FromWorker['kind']>(...kinds: K[]): Promise<Extract<FromWorker, { kind: K }>> {
    return new Promise((resolve, reject) => {
      this.#waiting.push((message) => {
        if (!(kinds as string[]).includes(message.kind)) return false
        resolve(message as Extract<FromWorker, { kind: K }>)
        return true
      })
      this.#worker.once('exit', () => reject(new Error(this.#ended ?? 'The embedded database has ended.')))
    })
  }

  post(message: ToWorker, transfer: ArrayBuffer[] = []): void {
    this.#worker.postMessage(message, transfer)
  }

  stream(): Duplex {
    const id = ++this.#lastStream
    const stream = new BridgeStream((bytes) => {
      // A copy, because the driver's bytes may lie in a buffer that it uses again.
      const copy = new Uint8Array(bytes)
      this.post({ kind: 'bytes', stream: id, bytes: copy }, [copy.buffer])
    })
    this.#streams.set(id, stream)
    stream.once('close', () => this.#streams.delete(id))
    if (this.#ended !== null) stream.destroy(new Error(this.#ended))
    return stream
  }

  async terminate(): Promise<void> {
    await this.#worker.terminate()
  }

  #take(message: FromWorker): void {
    const taker = this.#waiting.findIndex((take) => take(message))
    if (taker >= 0) this.#waiting.splice(taker, 1)
    else if (message.kind === 'bytes') this.#streams.get(message.stream)?.push(Buffer.from(message.bytes.buffer))
    else if (message.kind === 'failed')
      this.#streams.get(message.stream)?.destroy(new Error(`The embedded database failed: ${message.message}`))
  }

  #end(reason: string): void {
    this.#ended ??= reason
    for (const stream of this.#streams.values()) stream.destroy(new Error(this.#ended))
  }
}

/** Starts the embedded database. @throws Error with a plain reason when it cannot be opened. */
export async function startEmbedded(source: EmbeddedSource): Promise<Embedded> {
  const link = new WorkerLink(source)
  const opened = await link.next('ready', 'refused')
  if (opened.kind === 'refused') throw new Error(`The embedded database cannot be opened: ${opened.message}`)
  return {
    stream: () => link.stream(),
    async dump() {
      const dumped = link.next('dumped')
      link.post({ kind: 'dump' })
      return (await dumped).snapshot
    },
    async close() {
      if (link.hasEnded) return
      const closed = link.next('closed')
      link.post({ kind: 'close' })
      await closed.catch(() => undefined)
      await link.terminate()
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
