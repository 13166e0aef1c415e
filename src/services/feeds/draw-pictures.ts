/**
 * Job `feed.pictures`: draws the pictures that product feeds name before an engine asks for them (D-4). A few seconds of work at a time, with
 * pauses, so that pages have the processor. It goes on where it stopped, also after a restart.
 */
import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { isSeen, seenIn } from '#catalog/columns/market-view.ts'
import type { CatalogProduct, Snapshot } from '#catalog/columns/snapshot.ts'
import { galleriesOf } from '#catalog/products/details.ts'
import { MORE_FEED_PICTURES, pictureName } from '#domain/catalog/picture.ts'
import { FEEDS } from '#domain/feeds/product-feed.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { JobPostponed } from '#services/jobs/jobs.ts'
import { drawFeedPicture, feedPictureFile, feedPictureFolder } from '#services/pictures/feed-picture.ts'
import { putFile } from '#services/pictures/put-file.ts'
import type { Shop } from '#services/shop.ts'
import type { Query } from '#store/database/db.ts'
import { readSetting, writeSetting } from '#store/database/settings.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { readFeedRows } from '#store/feeds/product-feeds.ts'

const SETTING = 'feed.pictures'
/** An engine asks for pictures after it has read the feed. */
const BEGINS_AFTER_MS = MINUTE_MS
/** Work of one step. */
const STEP_MS = 5_000
/** So many times as long the job rests after a step: when the machine has nothing else to do, and when more waits than it has cores. */
const REST = { idle: 1, busy: 10 }
/** Products whose pictures are read in one statement. */
const SLICE = 50
/** Files that are kept, about 40 KB each; beyond them pictures are drawn when they are asked for. */
const MAX_FEED_FILES = 100_000
/** A picture that no feed has named for so long is deleted. */
const KEPT_MS = 30 * DAY_MS

/** Where a round stands. The first picture of every item comes before the others. */
interface Progress {
  stage: 'first' | 'more'
  /** Id of the product that was done last. */
  after: number
  /** Milliseconds since 1970; null while no round runs. */
  startedAt: number | null
}

const BEGINNING: Progress = { stage: 'first', after: 0, startedAt: null }

/** Asks for a round, once until it ends. */
export const requestFeedPictures = (tx: Query, now: Date): Promise<boolean> =>
  enqueue(tx, { kind: 'feed.pictures', payload: {}, key: 'feed.pictures', runAt: new Date(now.getTime() + BEGINS_AFTER_MS) })

type PictureShop = Pick<Shop, 'db' | 'clock' | 'log' | 'catalog' | 'config' | 'drawings' | 'memory'>

/** Draws for a while. @throws JobPostponed while there is more to draw */
export async function drawFeedPictures(shop: PictureShop, _: unknown, stepMs = STEP_MS): Promise<void> {
  const { db, clock, config } = shop
  const began = performance.now()
  const known = ((await readSetting(db.query, SETTING)) as Progress | null) ?? BEGINNING
  const progress = { ...known, startedAt: known.startedAt ?? clock.now().getTime() }
  const files = new Set(await readdir(feedPictureFolder(config)).catch(() => []))
  const isOver = () => performance.now() - began >= stepMs
  const isWhole = await advance(shop, progress, files, isOver)
  const next = isWhole ? await afterRound(shop, progress) : progress
  await writeSetting(db.query, SETTING, next)
  if (next.startedAt === null) return
  const rest = restAfter(loadavg()[0] ?? 0, availableParallelism())
  const restMs = (performance.now() - began) * rest
  throw new JobPostponed('pictures of feeds are left to draw', new Date(clock.now().getTime() + restMs))
}

/** Returns how many times as long as it worked the job rests, by the work that runs and waits on the machine. */
export const restAfter = (load: number, cores: number): number => (load > cores ? REST.busy : REST.idle)

/** Draws from where the round stands. Returns whether it is whole. */
async function advance(shop: PictureShop, progress: Progress, files: Set<string>, isOver: () => boolean): Promise<boolean> {
  const listed = await listedProducts(shop)
  for (;;) {
    const slice = listed.filter(({ id }) => id > progress.after).slice(0, SLICE)
    const pictures = await picturesOf(shop, progress.stage, slice)
    for (const [at, { id }] of slice.entries()) {
      for (const name of pictures[at]!) await provide(shop, name, files)
      progress.after = id
      if (isOver()) return false
    }
    if (slice.length > 0) continue
    if (progress.stage === 'more') return true
    Object.assign(progress, { stage: 'more', after: 0 })
  }
}

/** Returns the products that a feed may list, in order of id. */
async function listedProducts(shop: PictureShop): Promise<CatalogProduct[]> {
  const off = (await readFeedRows(shop.db.query)).filter((row) => !row.is_on)
  const on = FEEDS.filter(({ feed, market }) => !off.some((row) => row.feed === feed && row.market === market))
  const markets = new Set(on.map(({ market }) => market))
  const { current } = shop.catalog
  const views = Array.from(markets, (market): Snapshot => seenIn(current, market))
  return current.products
    .filter((product) => product.kind !== 'voucher' && views.some((view) => isSeen(view, product)))
    .toSorted((a, b) => a.id - b.id)
}

/** Returns the names of the pictures of each product. */
async function picturesOf(shop: PictureShop, stage: Progress['stage'], products: readonly CatalogProduct[]): Promise<string[][]> {
  const named = (pictures: readonly { src: string }[]): string[] => pictures.flatMap(({ src }) => pictureName(src) ?? [])
  if (stage === 'first' || products.length === 0) return products.map(({ pictures }) => named(pictures))
  const galleries = await galleriesOf(
    shop.db,
    products.map(({ id }) => id),
  )
  return products.map(({ id }) => {
    const byColour = Map.groupBy(galleries.get(id) ?? [], ({ colourway }) => colourway)
    return Array.from(byColour.values(), (pictures) => named(pictures.slice(1, 1 + MORE_FEED_PICTURES))).flat()
  })
}

/** Draws a picture where there is no file of it yet; of another it notes that a feed still names it. @throws Error when a file cannot be written */
async function provide(shop: PictureShop, name: string, files: Set<string>): Promise<void> {
  const { config, clock, memory, log } = shop
  const file = feedPictureFile(config, name)
  if (files.has(`${name}.jpg`)) {
    await utimes(file, clock.now(), clock.now()).catch(() => undefined)
    return
  }
  if (files.size >= MAX_FEED_FILES) return
  const drawn = await memory.feedPictureTurns
    .run(() => drawFeedPicture(shop, name))
    .catch((error: unknown) => {
      log.error(`the picture ${name} of a feed cannot be drawn`, error)
      return null
    })
  if (drawn === null) return
  await putFile(file, drawn)
  files.add(`${name}.jpg`)
}

/** Deletes what no feed names any more. Returns where to go on: another round where a feed was written since this one began. */
async function afterRound(shop: PictureShop, { startedAt }: { startedAt: number }): Promise<Progress> {
  const folder = feedPictureFolder(shop.config)
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name)
    const { mtimeMs } = await stat(file)
    if (mtimeMs < startedAt - KEPT_MS) await rm(file, { force: true })
  }
  const writtenAt = Math.max(0, ...(await readFeedRows(shop.db.query)).map((row) => row.made_at?.getTime() ?? 0))
  return writtenAt > startedAt ? { ...BEGINNING, startedAt: shop.clock.now().getTime() } : BEGINNING
}
