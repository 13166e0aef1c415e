/** The shop in one record: its database, its catalogue and the other people's systems it was told to use. */
import { join } from 'node:path'
import { smtpMailer } from '#adapters/mail/smtp.ts'
import { sandboxGateway } from '#adapters/payment/sandbox/gateway.ts'
import { openCatalogue, type Catalogue } from '#catalogue/catalogue.ts'
import { wakeJobs } from '#services/jobs.ts'
import type { Mailer, MailWriter, PaymentGateway } from '#services/ports.ts'
import { keepProducts } from '#catalogue/kept-products.ts'
import { makeTokens, type Tokens } from '#services/tokens.ts'
import { openDatabase, type Database } from '#store/db.ts'
import { sandboxBooks } from '#store/sandbox.ts'
import type { Config } from './config.ts'
import { createLog, type Log } from './log.ts'
import { builtMailWriter } from './mail-writer.ts'

export interface Shop {
  config: Config
  db: Database
  clock: { now(): Date }
  log: Log
  catalogue: Catalogue
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

/** Opens the shop on a migrated database: the one of the settings unless `db` is given. */
export async function openShop(
  config: Config,
  given: Partial<Pick<Shop, 'db' | 'clock' | 'log' | 'writeMail'>> = {},
): Promise<Shop> {
  const {
    db = await openDatabase(config),
    clock = systemClock,
    log = createLog(config.logLevel),
    writeMail = builtMailWriter,
  } = given
  return {
    config,
    db,
    clock,
    log,
    catalogue: await openCatalogue(db, clock, keepProducts(join(config.dataDir, 'cache', `${db.kind}-products.json`))),
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
