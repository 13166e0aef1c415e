/**
 * P20: imports of the whole catalog in three markets, on PostgreSQL, while the shop serves its pages: a file that changes every
 * product, and one that adds as many new ones. Time by the clock from the request until the state is there.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { exportRows } from '#services/imports/export-rows.ts'
import { sql } from 'kysely'
import { startShop } from '#test/running-shop.ts'
import { cpuMs, processTree, residentMb } from '../programs/cpu.ts'
import { firstOwnerCookie } from '../programs/first-owner.ts'
import { changedFile, newFile } from '../office/import-files.ts'
import { startWatchedShop, type WatchedShop } from '../programs/watched-shop.ts'
import { atMost, infoRow, type Row } from '../rows/row.ts'
import type { Bench } from './bench.ts'
import { measuredPages } from './pages.ts'

const SECONDS = { checked: 15, applied: 45 } as const
const MORE_MB = 200
const LONGEST_PAUSE_MS = 50
/** How often the state is asked for, and a page of the shop is read. */
const LOOK_MS = 250
const LIMIT_MS = 600_000

type State = keyof typeof SECONDS

interface Figures {
  ms: number
  cpu: number
  pause: { clock: number; work: number }
}

class Imports {
  readonly #shop: WatchedShop
  readonly #cookie: string
  readonly #postgres: number
  readonly #pages: readonly string[]
  /** Resident memory of the process, the highest that was seen, MB. */
  peakMb = 0
  /** The slowest answer of a page of the shop meanwhile, ms. */
  slowestMs = 0

  constructor(shop: WatchedShop, setting: { cookie: string; postgres: number; pages: readonly string[] }) {
    this.#shop = shop
    this.#cookie = setting.cookie
    this.#postgres = setting.postgres
    this.#pages = setting.pages
  }

  async call<T>(method: 'GET' | 'POST', path: string, body?: object | string): Promise<T> {
    const answer = await fetch(`${this.#shop.url}/admin/api/${path}`, {
      method,
      headers: {
        cookie: this.#cookie,
        origin: this.#shop.url,
        'content-type': typeof body === 'object' ? 'application/json' : 'application/octet-stream',
      },
      ...(body !== undefined && { body: typeof body === 'object' ? JSON.stringify(body) : body }),
    })
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as T
  }

  /** Uploads a file and returns the id of its import. */
  async upload(file: string): Promise<string> {
    const { id } = await this.call<{ id: string }>('POST', 'imports?kind=products&name=all.csv', file)
    return id
  }

  /** Asks for a step of an import and waits until it is in a state. */
  async measure(id: string, path: 'check' | 'apply', state: State, body: object = {}): Promise<Figures> {
    const spent = () => cpuMs([this.#shop.pid, ...processTree(this.#postgres)])
    const [before, began] = [spent(), performance.now()]
    const longest = await this.#shop.pauseDuring(async () => {
      await this.call('POST', `imports/${id}/${path}`, body)
      for (let round = 0; (await this.#stateOf(id)) !== state; round++) {
        if (performance.now() - began > LIMIT_MS) throw new Error(`${path} did not end`)
        await this.#readPage(this.#pages[round % this.#pages.length]!)
        await pause(LOOK_MS)
      }
    })
    return { ms: performance.now() - began, cpu: spent() - before, pause: longest }
  }

  async #stateOf(id: string): Promise<string> {
    const { import: run } = await this.call<{ import: { state: string; failure: string | null } }>('GET', `imports/${id}`)
    if (run.state === 'failed') throw new Error(`the import failed: ${run.failure}`)
    this.peakMb = Math.max(this.peakMb, residentMb(this.#shop.pid))
    return run.state
  }

  async #readPage(path: string): Promise<void> {
    const before = performance.now()
    await (await fetch(this.#shop.url + path)).arrayBuffer()
    this.slowestMs = Math.max(this.slowestMs, performance.now() - before)
  }
}

interface Counts {
  changed: number
  new: number
  faulty: number
  refused: number
  applied: number
}

async function measureFile(imports: Imports, name: string, file: string): Promise<Row[]> {
  const id = await imports.upload(file)
  const { file: form } = await imports.call<{ file: { mapping: object } }>('GET', `imports/${id}`)
  const setting = { mapping: form.mapping, profile: 'own', market: 'ro', newRows: 'create' }
  const check = await imports.measure(id, 'check', 'checked', setting)
  const apply = await imports.measure(id, 'apply', 'applied')
  const { import: run } = await imports.call<{ import: { counts: Counts } }>('GET', `imports/${id}`)
  const { counts } = run
  return [
    atMost('P20', `dry run of ${name}`, check.ms / 1000, SECONDS.checked, 's'),
    atMost('P20', `import of ${name}`, apply.ms / 1000, SECONDS.applied, 's'),
    infoRow(`dry run of ${name}, processor time of shop and database`, check.cpu / 1000, 's'),
    infoRow(`import of ${name}, processor time of shop and database`, apply.cpu / 1000, 's'),
    atMost('P20', `work of a dry run of ${name} that holds others up`, check.pause.work, LONGEST_PAUSE_MS, 'ms'),
    atMost('P20', `work of an import of ${name} that holds others up`, apply.pause.work, LONGEST_PAUSE_MS, 'ms'),
    infoRow('longest pauses by the clock meanwhile', Math.max(check.pause.clock, apply.pause.clock), 'ms'),
    infoRow(`products written by ${name}`, counts.applied, '', 0),
    atMost('P20', `products that ${name} could not write`, counts.faulty + counts.refused, 0, '', 0),
  ]
}

async function readWhole(parts: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const part of parts) text += part
  return text
}

export async function run({ server, postgres }: Pick<Bench, 'server' | 'postgres'>): Promise<Row[]> {
  const database = await server.copy()
  const environment = { ...database.environment, SECRET: 'the secret of a measured shop, long enough' }
  try {
    const first = await startShop(server, environment, { ...database, remove: async () => {} })
    const cookie = await firstOwnerCookie(first.shop)
    await first.end()
    // As in a shop that has run for some minutes: the goods were written just now.
    await database.read((db) => sql`vacuum analyze`.execute(db.query))
    const csv = await database.read((db) => readWhole(exportRows({ db }, 'products', 'csv')))
    const shop = await startWatchedShop({ environment })
    try {
      const pages = Object.values(await measuredPages(shop.url))
      const imports = new Imports(shop, { cookie, postgres: postgres.pid, pages })
      for (const page of pages) await (await fetch(shop.url + page)).arrayBuffer()
      const before = residentMb(shop.pid)
      const rows = [
        ...(await measureFile(imports, 'a file that changes every product', changedFile(csv))),
        ...(await measureFile(imports, 'a file of as many new products', newFile(csv))),
      ]
      return [
        ...rows,
        atMost('P20', 'more memory of the web process at its peak', imports.peakMb - before, MORE_MB, 'MB', 0),
        infoRow('slowest page of the shop meanwhile', imports.slowestMs, 'ms'),
      ]
    } finally {
      await shop.stop()
    }
  } finally {
    await database.remove()
  }
}
