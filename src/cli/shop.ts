/** Commands for the merchant: `npm run shop -- <command>`. */
import { existsSync } from 'node:fs'
import { ConfigError, readConfig } from '#src/config.ts'
import type { Report } from '#src/report.ts'
import { lastAddress } from '#services/start/shop-address.ts'
import { acceptKeys, checkKeys, SecretMismatch } from '#services/start/shop-keys.ts'
import { BackupError, restore } from '#store/backup/backup.ts'
import { openDatabase, type Database } from '#store/database/db.ts'
import { DirectoryInUse } from '#store/embedded/lock.ts'
import { InputRefused } from '#store/database/input-refused.ts'
import { migrate, MigrationError } from '#store/database/migrate.ts'
import { linesOf, writeBackup, writeBackupOfRunning } from './backup-file.ts'
import { CONTACT_USAGE, contactCommand } from './contact.ts'
import { CONTENT_USAGE, contentCommand } from './content/content.ts'
import { CAMPAIGN_USAGE, campaignCommand } from './content/campaigns.ts'
import { REDIRECT_USAGE, redirectCommand } from './content/redirects.ts'
import { COUPON_USAGE, couponCommand } from './coupons.ts'
import { CUSTOMER_USAGE, customerCommand } from './customers.ts'
import { DOCUMENT_USAGE, documentCommand, ratesCommand } from './documents.ts'
import { FEED_USAGE, feedCommand } from './feed-check.ts'
import { exportCommand, IMPORT_USAGE, importCommand } from './imports/imports.ts'
import { LOCKER_USAGE, lockerCommand } from './delivery/lockers.ts'
import { NEWSLETTER_USAGE, newsletterCommand } from './newsletter.ts'
import { PARTNERSHIP_USAGE, partnershipCommand } from './partnerships.ts'
import { ORDER_USAGE, orderCommand } from './orders.ts'
import { CommandError } from './arguments/command-error.ts'
import { PAYMENT_USAGE, paymentCommand } from './payments.ts'
import { PRICE_USAGE, priceCommand } from './prices.ts'
import { PRODUCT_USAGE, productCommand } from './products.ts'
import { SEARCH_USAGE, searchCommand } from './search.ts'
import { SHOWROOM_USAGE, showroomCommand } from './delivery/showrooms.ts'
import { auditCommand, STAFF_USAGE, staffCommand } from './staff/staff.ts'
import { STOCK_USAGE, stockCommand } from './stock.ts'
import { VOUCHER_USAGE, voucherCommand } from './vouchers.ts'
import { WITHDRAWAL_USAGE, withdrawalCommand } from './withdrawals.ts'

const USAGE = `Commands:
  migrate          bring the tables of the database up to date
  seed             fill an empty database with the demo shop
  backup <file>    write the whole database to a file, the same for both kinds of database; the shop may be running
  restore <file>   fill an empty database from such a file
  secret accept    use the database with the present SECRET although a former one is lost: links in its mails may lead nowhere
${ORDER_USAGE}${WITHDRAWAL_USAGE}${CONTACT_USAGE}${NEWSLETTER_USAGE}${DOCUMENT_USAGE}${PAYMENT_USAGE}${COUPON_USAGE}${VOUCHER_USAGE}${PARTNERSHIP_USAGE}${CUSTOMER_USAGE}${STOCK_USAGE}${PRICE_USAGE}${IMPORT_USAGE}${PRODUCT_USAGE}${SHOWROOM_USAGE}${LOCKER_USAGE}${CONTENT_USAGE}${REDIRECT_USAGE}${CAMPAIGN_USAGE}${STAFF_USAGE}${SEARCH_USAGE}${FEED_USAGE}`

interface Command {
  /** Whether the command takes one argument, or parses its arguments itself. */
  takesWord: boolean | 'words'
  run(db: Database, report: Report, word: string, words: readonly string[]): Promise<string>
  /** Runs through the shop that has the embedded database open; null when none runs. */
  runBeside?(dataDir: string, report: Report, word: string): Promise<string | null>
}

const backedUp = (rows: number, file: string): string =>
  `${rows} rows are stored in ${file}. The secret of the shop is not in it: store that too.`

/** Returns a command that parses its words itself, on tables that are up to date. */
const withWords = (run: (db: Database, words: readonly string[]) => Promise<string>): Command => ({
  takesWord: 'words',
  async run(db, _, __, words) {
    await migrate(db)
    return run(db, words)
  },
})

/** Returns the settings with the address that the shop has: where none is given, the one that it was last reached at. */
async function runningConfig(db: Database) {
  const config = readConfig()
  await checkKeys(db, config)
  const publicUrl = (config.addressFrom === 'default' && (await lastAddress(db.query))) || config.publicUrl
  return { ...config, publicUrl }
}

const commands: Record<string, Command> = {
  migrate: {
    takesWord: false,
    async run(db) {
      const applied = await migrate(db)
      return applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The tables are up to date.'
    },
  },
  seed: { takesWord: false, run: seed },
  backup: {
    takesWord: true,
    async run(db, report, file) {
      await migrate(db)
      const rows = await report.step('Writing the backup', () => writeBackup(db, file))
      return backedUp(rows, file)
    },
    async runBeside(dataDir, report, file) {
      const rows = await report.step('Writing the backup', () => writeBackupOfRunning(dataDir, file))
      return rows === null ? null : backedUp(rows, file)
    },
  },
  restore: {
    takesWord: true,
    async run(db, report, file) {
      if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`)
      const rows = await report.step('Restoring the backup', () => restore(db, linesOf(file)))
      return `${rows} rows are restored.`
    },
  },
  secret: {
    takesWord: true,
    async run(db, _, word) {
      if (word !== 'accept') throw new CommandError('The command is: secret accept.')
      await migrate(db)
      await acceptKeys(db.query, readConfig())
      return 'The shop starts with the present SECRET.'
    },
  },
  order: withWords((db, words) => orderCommand(db, words, new Date(), readConfig())),
  withdrawal: withWords((db, words) => withdrawalCommand(db, words, new Date())),
  contact: withWords((db, words) => contactCommand(db, words, new Date())),
  newsletter: withWords((db, words) => newsletterCommand(db, words, new Date())),
  document: withWords((db, words) => documentCommand(db, words, new Date())),
  rates: withWords((db, words) => ratesCommand(db, words, new Date())),
  payments: withWords((db, words) => paymentCommand(db, words, new Date())),
  coupon: withWords((db, words) => couponCommand(db, words, new Date())),
  voucher: withWords(async (db, words) => voucherCommand(db, words, new Date(), await runningConfig(db))),
  customer: withWords((db, words) => customerCommand(db, words, new Date())),
  partnership: withWords((db, words) => partnershipCommand(db, words, new Date())),
  content: withWords(async (db, words) => contentCommand(db, words, new Date(), await runningConfig(db))),
  redirect: withWords((db, words) => redirectCommand(db, words, new Date())),
  campaign: withWords((db, words) => campaignCommand(db, words, new Date())),
  showroom: withWords((db, words) => showroomCommand(db, words, new Date())),
  lockers: withWords(async (db, words) => {
    const { openCouriers } = await import('#src/server/open-shop.ts')
    const clock = { now: () => new Date() }
    return lockerCommand({ db, clock, couriers: openCouriers({ db, clock }, readConfig().couriers) }, words)
  }),
  staff: withWords(async (db, words) => staffCommand(db, words, new Date(), await runningConfig(db))),
  audit: withWords((db, words) => auditCommand(db, words)),
  stock: withWords((db, words) => stockCommand(db, words, new Date())),
  price: withWords((db, words) => priceCommand(db, words, new Date())),
  import: withWords((db, words) => importCommand({ db, config: readConfig() }, words)),
  export: withWords((db, words) => exportCommand(db, words)),
  product: withWords((db, words) => productCommand(db, words)),
  search: withWords(async (db, words) => {
    const { openShop } = await import('#src/server/open-shop.ts')
    return searchCommand(await openShop(readConfig(), { db }), words)
  }),
}

/** Runs one command. Returns the exit code: 0 done, 1 refused, 2 not understood. */
export async function runCommand(
  [name = '', ...args]: string[],
  report: Report,
  write: (text: string) => void = (text) => process.stdout.write(text),
): Promise<number> {
  if (name === 'feeds' && args.length > 0) return answerOf(() => feedCommand(args, readConfig().publicUrl), write)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const takes = command?.takesWord
  if (!command || (takes === 'words' ? args.length === 0 : args.length !== (takes ? 1 : 0))) {
    write(USAGE)
    return 2
  }
  return answerOf(async () => {
    const config = readConfig()
    const opened = await openDatabase(config).catch(async (error: unknown) => {
      const beside = error instanceof DirectoryInUse && (await command.runBeside?.(config.dataDir, report, args[0] ?? ''))
      if (typeof beside !== 'string') throw error
      return beside
    })
    if (typeof opened === 'string') return opened
    const db = opened
    try {
      return await command.run(db, report, args[0] ?? '', args)
    } finally {
      await db.close()
    }
  }, write)
}

async function answerOf(work: () => Promise<string>, write: (text: string) => void): Promise<number> {
  try {
    write(`${await work()}\n`)
    return 0
  } catch (error) {
    if (!isRefusal(error)) throw error
    write(`${error.message}\n`)
    return 1
  }
}

const isRefusal = (error: unknown): error is Error =>
  [ConfigError, DirectoryInUse, MigrationError, BackupError, CommandError, InputRefused, SecretMismatch].some(
    (known) => error instanceof known,
  )

async function seed(db: Database, report: Report): Promise<string> {
  await migrate(db)
  const filled = await db.query.selectFrom('product').select('id').limit(1).executeTakeFirst()
  if (filled) return 'The database has products already: nothing was changed.'
  const { seedDemo } = await import('./seed.ts')
  const products = readConfig().demoProducts
  const title = 'Filling the demo shop'
  await report.step(title, (progress) => seedDemo(db, { products, now: new Date(), onProgress: (share) => progress(share, 1) }))
  const [{ openShop }, { seedDemoCustomers }] = await Promise.all([
    import('#src/server/open-shop.ts'),
    import('./seed-customers.ts'),
  ])
  await report.step('Adding demo customers', async () => seedDemoCustomers(await openShop(readConfig(), { db })))
  return `The demo shop has ${products} products.`
}
