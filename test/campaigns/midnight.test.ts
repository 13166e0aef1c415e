/**
 * A campaign begins while visitors look around in a shop that listens: at midnight of each market, on every page and every
 * process, without a page of before. The clock is set; nothing waits.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { seedDemo } from '#cli/seed.ts'
import { endCampaign, switchOn } from '#services/content/campaigns.ts'
import { startClocked, type ClockedShop } from './clocked-shop.ts'
import { testKind } from '#test/database.ts'
import { fillDatabase, type OwnDatabase, type SeededDatabase } from '#test/running-shop.ts'

/** One process on the embedded database, which belongs to it; two on PostgreSQL. */
const PROCESSES = testKind === 'postgres' ? 2 : 1
const VISITORS_A_SECOND = 50
const SECONDS_AROUND = 4
/** A process looks once a second for what others have changed; many wait on a busy machine. */
const PATIENCE_MS = 30_000

const OPENED = Date.parse('2026-11-20T12:00:00Z')
const MIDNIGHT: Record<Locale, number> = {
  ro: Date.parse('2026-11-26T22:00:00Z'),
  en: Date.parse('2026-11-26T22:00:00Z'),
  hu: Date.parse('2026-11-26T23:00:00Z'),
}
const PATHS = ['/', '/brands', '/sale', '/cart', '/new', '/b', '/_payload.json', '/brands/_payload.json', '/sale/_payload.json']

let stocked: SeededDatabase
let database: OwnDatabase
const shops: ClockedShop[] = []

beforeAll(async () => {
  stocked = await fillDatabase(testKind === 'postgres' ? process.env.TEST_POSTGRES_URL! : null, async (db) => {
    await seedDemo(db, { products: 60, now: new Date(OPENED), onProgress() {} })
    await db.transaction((tx) => switchOn(tx, 'black-friday', 'own', new Date(OPENED)))
  })
  database = await stocked.copy()
  for (let one = 0; one < PROCESSES; one++) {
    shops.push(await startClocked(database, MIDNIGHT.ro - SECONDS_AROUND * 1000, { TRUSTED_PROXIES: '1' }))
  }
})
afterAll(async () => {
  await Promise.all(shops.map(({ shop }) => shop.stop()))
  await database?.remove()
  await stocked?.remove()
})

let now = 0
/** Sets the clocks of all processes. */
const setClocks = async (to: number) => {
  await Promise.all(shops.map(({ setClock }) => setClock(to)))
  now = to
}

/** Returns the look that a document or the data of a page has. */
const isBf = (body: string): boolean =>
  body.startsWith('{') ? JSON.parse(body).look?.startsWith('bf.') === true : /<html [^>]*data-look="bf\./.test(body)

const addressIn = (market: Locale, path: string): string =>
  path === '/' ? MARKETS[market].prefix || '/' : MARKETS[market].prefix + path

interface Visit {
  address: string
  process: number
  status: number
  isBf: boolean
  /** The clock when it was asked for, and when it was answered. */
  asked: number
  answered: number
}

/** What a browser has of an address of a process: an answer 304 shows it again. */
const stored = new Map<string, { etag: string; body: string }>()

async function visit(visitor: number, process: number, address: string): Promise<Visit> {
  const known = `${visitor % 7} ${process} ${address}`
  const before = stored.get(known)
  const asked = now
  const headers = { 'x-forwarded-for': `10.8.0.${visitor}`, ...(before && { 'if-none-match': before.etag }) }
  const answer = await fetch(shops[process]!.shop.url + address, { headers })
  const text = await answer.text()
  const body = answer.status === 304 ? before!.body : text
  stored.set(known, { etag: answer.headers.get('etag') ?? '', body })
  return { address, process, status: answer.status, isBf: isBf(body), asked, answered: now }
}

/** What one second of visitors sees, each 20 ms after the one before him; none waits for another's answer. */
async function second(from: number, turn: number): Promise<Visit[]> {
  const visits: Promise<Visit>[] = []
  for (let visitor = 0; visitor < VISITORS_A_SECOND; visitor++) {
    await setClocks(from + (visitor * 1000) / VISITORS_A_SECOND)
    const market = (['ro', 'hu', 'en'] as const)[visitor % 3]!
    visits.push(visit(visitor, visitor % PROCESSES, addressIn(market, PATHS[(visitor + turn) % PATHS.length]!)))
  }
  return Promise.all(visits)
}

const marketOf = (address: string): Locale => (/^\/(en|hu)(?:\/|$)/.exec(address)?.[1] as Locale | undefined) ?? 'ro'

test(`bf begins at midnight in Bucharest and an hour later in Budapest, for ${VISITORS_A_SECOND} visitors a second on ${PROCESSES} processes`, async () => {
  const visits: Visit[] = []
  for (const midnight of [MIDNIGHT.ro, MIDNIGHT.hu])
    for (let turn = -SECONDS_AROUND; turn < SECONDS_AROUND; turn++) {
      visits.push(...(await second(midnight + turn * 1000, turn + SECONDS_AROUND)))
    }
  expect(visits).toHaveLength(2 * 2 * SECONDS_AROUND * VISITORS_A_SECOND)
  expect(visits.filter(({ status }) => status !== 200 && status !== 304)).toEqual([])
  // Asked before midnight and answered after it, a page may be either.
  const isWrong = ({ address, isBf, asked, answered }: Visit): boolean => {
    const midnight = MIDNIGHT[marketOf(address)]
    return isBf ? answered < midnight : asked >= midnight
  }
  expect(visits.filter(isWrong)).toEqual([])
  expect(shops.map(({ shop }) => shop.output)).toEqual(shops.map(() => ''))
})

// The embedded database belongs to its process.
test.runIf(testKind === 'postgres')(
  'ended by a command, it is gone from every page of every process, and nobody sees an error',
  async () => {
    await setClocks(MIDNIGHT.hu + HOUR_MS)
    const visitAll = () =>
      Promise.all(
        shops.flatMap((_, process) =>
          LOCALES.flatMap((market) => PATHS.map((path) => visit(process, process, addressIn(market, path)))),
        ),
      )
    const before = await visitAll()
    expect(before.filter((visit) => !visit.isBf)).toEqual([])
    await database.read((db) => db.transaction((tx) => endCampaign(tx, 'black-friday', new Date(now))))
    const seen: Visit[] = []
    await expect
      .poll(
        async () => {
          const visits = await visitAll()
          seen.push(...visits)
          return visits.filter((visit) => visit.isBf)
        },
        { timeout: PATIENCE_MS },
      )
      .toEqual([])
    expect(seen.filter(({ status }) => status !== 200 && status !== 304)).toEqual([])
  },
)
