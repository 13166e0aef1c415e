/** Builds the `Shop` record: database, catalog and the external systems of the settings. */
import { join } from 'node:path'
import { demoCourier } from '#adapters/courier/demo/demo.ts'
import { fanCourier } from '#adapters/courier/fan/fan.ts'
import { ownCourier } from '#adapters/courier/own/own.ts'
import { samedayCourier } from '#adapters/courier/sameday/sameday.ts'
import { eFacturaTransmitter } from '#adapters/documents/efactura/efactura.ts'
import { folderTransmitter } from '#adapters/documents/folder/folder.ts'
import { onlineSzamlaTransmitter } from '#adapters/documents/online-szamla/online-szamla.ts'
import { storyblok } from '#adapters/content/storyblok/storyblok.ts'
import { openIdProvider } from '#adapters/identity/openid/openid.ts'
import { smtpMailer } from '#adapters/mail/smtp/smtp.ts'
import { sandboxGateway } from '#adapters/payment/sandbox/gateway.ts'
import { stripeGateway } from '#adapters/payment/stripe/gateway.ts'
import { algoliaEngine } from '#adapters/search/algolia/algolia.ts'
import { openCatalog } from '#catalog/catalog.ts'
import { openCoPurchases } from '#catalog/products/companions.ts'
import { ownContent } from '#services/content/own-content.ts'
import { withShutDoors } from '#services/content/shut-doors.ts'
import { hostedCoPurchases } from '#services/search/hosted-companions.ts'
import { hostedCatalog } from '#services/search/hosted-search.ts'
import { countedMailer } from '#services/jobs/counted.ts'
import { createJobSignal } from '#services/job-signal.ts'
import type { Metrics } from '#services/metrics.ts'
import { emptyMemory } from '#services/shop-memory.ts'
import type { ContentService, Couriers, Transmitters } from '#services/ports.ts'
import type { Shop } from '#services/shop.ts'
import { rememberErrors } from '#services/recent-errors.ts'
import { openProductCache, type ProductCache } from '#catalog/product-cache.ts'
import { makeTokens } from '#services/tokens.ts'
import { OF_REQUESTS, openDatabase } from '#store/database/db.ts'
import { demoCourierRecords } from '#store/orders/demo-courier.ts'
import { sandboxRecords } from '#store/payments/sandbox.ts'
import type { Config } from '#src/config.ts'
import type { CourierConfig } from '#src/courier-config.ts'
import { createLog } from '#src/log.ts'
import { builtMailWriter } from './mail-writer.ts'
import { openPdfPrinter } from './pdf-printer.ts'
import { writeNav, writeUbl } from './xml-writer.ts'

const systemClock = { now: () => new Date() }

/** Returns the catalog of the last run; its reading begins here. */
export const productCacheOf = ({ dataDir, databaseUrl }: Config, clock: Shop['clock'] = systemClock): ProductCache =>
  openProductCache(join(dataDir, 'cache', `${databaseUrl === null ? 'pglite' : 'postgres'}-products.json`), clock)

/** Returns the couriers that the shop talks to. */
export function openCouriers({ db, clock }: Pick<Shop, 'db' | 'clock'>, { demo, sameday, fan }: CourierConfig): Couriers {
  const now = () => clock.now()
  const { label } = openPdfPrinter()
  return {
    own: demo ? demoCourier(demoCourierRecords(db), now, label) : ownCourier(label),
    ...(sameday && { sameday: samedayCourier({ ...sameday, now }) }),
    ...(fan && { fan: fanCourier({ ...fan, now }) }),
  }
}

/** Returns the way to each tax office: the office itself where the settings have its keys, otherwise the folder. */
const openTransmitters = ({ documentFolder, eFactura, onlineSzamla, publicUrl }: Config, clock: Shop['clock']): Transmitters => {
  const folder = folderTransmitter(documentFolder)
  return {
    RO: eFactura ? eFacturaTransmitter(eFactura) : folder,
    HU: onlineSzamla ? onlineSzamlaTransmitter({ ...onlineSzamla, contact: publicUrl }, () => clock.now()) : folder,
  }
}

const openMailer = ({ smtp, mailFrom: from }: Config, metrics: Metrics) =>
  smtp && countedMailer(smtpMailer({ ...smtp, from }), metrics)

const openGoogle = ({ google, publicUrl }: Config): Shop['google'] =>
  google && openIdProvider({ ...google, id: 'google', name: 'Google', callbackUrl: `${publicUrl}/api/auth/callback/google` })

/** Returns the content service of the settings; what is behind shut doors stays inside it. */
const openContent = ({ storyblok: space }: Config, db: Shop['db'], clock: Shop['clock']): ContentService =>
  withShutDoors(space ? storyblok({ ...space, now: () => clock.now().getTime() }) : ownContent(db), clock)

/** Opens the shop on a migrated database: the one of the settings unless `db` is given. */
export async function openShop(
  config: Config,
  given: Partial<Pick<Shop, 'db' | 'clock' | 'log' | 'writeMail' | 'drawings'> & { productCache: ProductCache }> = {},
): Promise<Shop> {
  const {
    db = await openDatabase(config, OF_REQUESTS),
    clock = systemClock,
    log: ownLog = createLog(config.logLevel),
    writeMail = builtMailWriter,
    productCache = productCacheOf(config, clock),
    drawings = null,
  } = given
  const [jobSignal, memory] = [createJobSignal(), emptyMemory()]
  const log = rememberErrors(ownLog, memory.errors, () => clock.now())
  const catalog = await openCatalog(db, clock, productCache)
  const coPurchases = openCoPurchases(db, clock, (error) => log.error('what is bought together could not be counted', error))
  const printer = openPdfPrinter()
  const hosted = config.algolia && algoliaEngine(config.algolia)
  return {
    config,
    db,
    clock,
    log,
    catalog: hosted ? hostedCatalog(catalog, hosted, { clock, log }) : catalog,
    content: openContent(config, db, clock),
    companions: hosted ? hostedCoPurchases(coPurchases, hosted, { clock, log }) : coPurchases,
    searchIndex: hosted?.index ?? null,
    gateways: {
      sandbox: sandboxGateway({
        records: sandboxRecords(db),
        secret: config.secret,
        secretsBefore: config.secretsBefore,
        publicUrl: config.publicUrl,
        now: () => clock.now(),
        wake: () => jobSignal.wake(),
      }),
      ...(config.stripe && { stripe: stripeGateway(config.stripe) }),
    },
    couriers: openCouriers({ db, clock }, config.couriers),
    google: openGoogle(config),
    mailer: openMailer(config, memory.metrics),
    writeMail,
    writeUbl,
    printDocument: printer.document,
    printLabel: printer.label,
    printLabels: printer.labels,
    printPicking: printer.picking,
    writeNav,
    transmitters: openTransmitters(config, clock),
    drawings,
    jobSignal,
    memory,
    purge() {},
    tokens: makeTokens(config.secret, config.secretsBefore),
  }
}
