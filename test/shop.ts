/** A shop without a server, for tests. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#src/config.ts'
import type { Log } from '#src/log.ts'
import type { MailWriter } from '#services/ports.ts'
import { openShop } from '#src/server/open-shop.ts'
import type { Shop } from '#services/shop.ts'
import { afterFile } from './set-up/after-file.ts'
import { OPENING, testClock, type TestClock } from './clock.ts'
import { drawings } from '#cli/demo-drawings.ts'
import { testDatabase } from './database.ts'

/** Tests write mails from their sources, not from the build. */
const writeMail: MailWriter = async (mail) => (await import('#emails/render.tsx')).writeMail(mail)

export interface TestShop extends Shop {
  clock: TestClock
  /** What was logged as an error: an empty list at the end of most tests. */
  errors: string[]
}

export interface TestShopOptions {
  now?: Date
  /** Products of the demo shop to begin with; none unless asked for. */
  products?: number
  /** Settings as in the environment. */
  settings?: Record<string, string>
}

/** A shop of this test file alone, on a database of its own. Call it once a file. */
export async function testShop({ now = OPENING, products = 0, settings = {} }: TestShopOptions = {}): Promise<TestShop> {
  const directory = mkdtempSync(join(tmpdir(), 'nestling-test-'))
  afterFile(() => rmSync(directory, { recursive: true, force: true }))
  const config = readConfig({ DATA_DIR: directory, SECRET: 'the secret of a shop that is only a test', ...settings })
  const db = await testDatabase()
  const clock = testClock(now)
  const errors: string[] = []
  const log: Log = { error: (message, error) => void errors.push(`${message} ${String(error)}`), info() {}, debug() {} }
  if (products > 0) {
    // The generator is large: files that need no products do not load it.
    const { seedDemo } = await import('#cli/seed.ts')
    await seedDemo(db, { products, now, onProgress() {} })
  }
  return { ...(await openShop(config, { db, clock, log, writeMail, drawings })), clock, errors }
}
