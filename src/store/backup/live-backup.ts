/**
 * A backup of the embedded database through the process that has it open: no second one may open the directory. That process
 * listens on a loopback port, which it writes with a key into `<dataDir>/backup-listener.json`, readable by its owner alone.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createReadStream, createWriteStream, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { pipeline } from 'node:stream/promises'
import { BackupError, zippedBackup } from './backup.ts'
import type { Database } from '#store/database/db.ts'

const FILE = 'backup-listener.json'
const SPOOL = /^backup-\d+\.unfinished$/
const ROWS = 'x-rows'

interface Entry {
  port: number
  key: string
}

export interface BackupListener {
  close(): Promise<void>
}

/** Lets programs of the same user ask this process for a backup. `failed` receives the errors. */
export async function listenForBackups(
  { db, dataDir, now }: { db: Database; dataDir: string; now(): Date },
  failed: (error: unknown) => void,
): Promise<BackupListener> {
  const key = randomBytes(32).toString('base64url')
  let asked = 0

  /** Completes the file before anything is sent: a slow reader does not hold the transaction, for which all others wait. */
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isKey(request.headers.authorization, key)) return void response.writeHead(401).end()
    if (request.method !== 'POST' || request.url !== '/backup') return void response.writeHead(404).end()
    const spool = join(dataDir, `backup-${++asked}.unfinished`)
    try {
      const rows = await zippedBackup(db, now(), createWriteStream(spool, { mode: 0o600 }))
      const { size } = await stat(spool)
      response.writeHead(200, { 'content-length': size, [ROWS]: rows })
      await pipeline(createReadStream(spool), response)
    } catch (error) {
      failed(error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    } finally {
      await rm(spool, { force: true }).catch(failed)
    }
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const file = join(dataDir, FILE)
  const entry: Entry = { port: (server.address() as AddressInfo).port, key }
  // A file of a killed process would keep its mode when overwritten.
  rmSync(file, { force: true })
  for (const name of readdirSync(dataDir)) if (SPOOL.test(name)) rmSync(join(dataDir, name), { force: true })
  writeFileSync(file, JSON.stringify(entry), { mode: 0o600 })
  return {
    async close() {
      rmSync(file, { force: true })
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function isKey(header: string | undefined, key: string): boolean {
  const given = Buffer.from(header ?? '')
  const expected = Buffer.from(`Bearer ${key}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/**
 * Asks the process that has `dataDir` open for a backup. Returns its bytes and number of rows, or null when no shop runs
 * there. @throws BackupError when the shop refuses
 */
export async function askForBackup(dataDir: string): Promise<{ rows: number; bytes: Readable } | null> {
  const entry = readEntry(join(dataDir, FILE))
  if (!entry) return null
  const response = await fetch(`http://127.0.0.1:${entry.port}/backup`, {
    method: 'POST',
    headers: { authorization: `Bearer ${entry.key}` },
  }).catch(() => null)
  if (response?.status === 500) throw new BackupError('The running shop could not write the backup: its log says why.')
  if (response?.status !== 200 || !response.body) return null
  const rows = Number(response.headers.get(ROWS))
  return { rows, bytes: Readable.fromWeb(response.body as ReadableStream<Uint8Array>) }
}

function readEntry(file: string): Entry | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Entry
  } catch {
    return null
  }
}
