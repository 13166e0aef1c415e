/** The shop in one record: its database, its catalogue and the other people's systems it was told to use. */
import { join } from 'node:path'
import { smtpMailer } from '#adapters/mail/smtp/smtp.ts'
import { sandboxGateway } from '#adapters/payment/sandbox/gateway.ts'
import { algoliaEngine } from '#adapters/search/algolia/algolia.ts'
import { openCatalogue, type Catalogue } from '#catalog/catalog.ts'
import { openCompanions, type Companions } from '#catalog/products/companions.ts'
import { hostedCompanions } from '#services/search/hosted-companions.ts'
import { hostedCatalogue } from '#services/search/hosted-search.ts'
import { wakeJobs } from '#services/jobs/jobs.ts'
import type { Mailer, MailWriter, PaymentGateway, SearchIndex } from '#services/ports.ts'
import { keepProducts, type KeptProducts } from '#catalog/product-cache.ts'
import { makeTokens, type Tokens } from '#services/tokens.ts'
import { openDatabase, type Database } from '#store/database/db.ts'
import { sandboxBooks } from '#store/payments/sandbox.ts'
import type { Config } from '#src/config.ts'
import { createLog, type Log } from '#src/log.ts'
import { builtMailWriter } from './mail-writer.ts'

export interface Shop {
  config: Config
  db: Database
  clock: { now(): Date }
  log: Log
  catalogue: Catalogue
  /** What is bought together. */
  companions: Companions
  /** Null without a hosted search engine. */
  searchIndex: SearchIndex | null
  /** By name; new orders go to `config.paymentGateway`. */
  gateways: Record<string, PaymentGateway>
  /** Null without SMTP settings: mails are kept and shown at `/dev/mail`. */
  mailer: Mailer | null
  writeMail: MailWriter
  /** Drops the pages with these tags from this process's cache; set by the web server. */
  purge(tags: readonly string[]): void
  tokens: Tokens
}

const systemClock = { now: () => new Date() }

/** The catalogue of the last run; its reading begins here. */
export const catalogueOfLastRun = ({ dataDir, databaseUrl }: Config, clock: Shop['clock'] = systemClock): KeptProducts =>
  keepProducts(join(dataDir, 'cache', `${databaseUrl === null ? 'pglite' : 'postgres'}-products.json`), clock)

/** Opens the shop on a migrated database: the one of the settings unless `db` is given. */
export async function openShop(
  config: Config,
  given: Partial<Pick<Shop, 'db' | 'clock' | 'log' | 'writeMail'> & { kept: KeptProducts }> = {},
): Promise<Shop> {
  const {
    db = await openDatabase(config),
    clock = systemClock,
    log = createLog(config.logLevel),
    writeMail = builtMailWriter,
    kept = catalogueOfLastRun(config, clock),
  } = given
  const catalogue = await openCatalogue(db, clock, kept)
  const companions = openCompanions(db, clock, (error) => log.error('what is bought together could not be counted', error))
  const hosted = config.algolia && algoliaEngine(config.algolia)
  return {
    config,
    db,
    clock,
    log,
    catalogue: hosted ? hostedCatalogue(catalogue, hosted, { clock, log }) : catalogue,
    companions: hosted ? hostedCompanions(companions, hosted, { clock, log }) : companions,
    searchIndex: hosted?.index ?? null,
    gateways: {
      sandbox: sandboxGateway({
        books: sandboxBooks(db),
        secret: config.secret,
        publicUrl: config.publicUrl,
        now: () => clock.now(),
        wake: wakeJobs,
      }),
    },
    mailer: config.smtp && smtpMailer({ ...config.smtp, from: config.mailFrom }),
    writeMail,
    purge() {},
    tokens: makeTokens(config.secret),
  }
}
