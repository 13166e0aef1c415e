/** The shop as one record, the first parameter of every service; built by `server/open-shop.ts`. */
import type { Catalog } from '#catalog/catalog.ts'
import type { CoPurchases } from '#catalog/products/companions.ts'
import type { Config } from '#src/config.ts'
import type { Log } from '#src/log.ts'
import type { Database } from '#store/database/db.ts'
import type { JobSignal } from './job-signal.ts'
import type {
  ContentService,
  Couriers,
  DocumentPrinter,
  LabelPrinter,
  DrawnPictures,
  IdentityProvider,
  Mailer,
  MailWriter,
  PaymentGateway,
  SearchIndex,
  NavWriter,
  Transmitters,
  UblWriter,
} from './ports.ts'
import type { LabelsPrinter, PickingPrinter } from './paper-printers.ts'
import type { ShopMemory } from './shop-memory.ts'
import type { Tokens } from './tokens.ts'

export interface Shop {
  config: Config
  db: Database
  clock: { now(): Date }
  log: Log
  catalog: Catalog
  content: ContentService
  /** What is bought together. */
  companions: CoPurchases
  /** Null without a hosted search engine. */
  searchIndex: SearchIndex | null
  /** By name; new orders go to `config.paymentGateway`. */
  gateways: Record<string, PaymentGateway>
  /** Those that the shop talks to; parcels of others are followed by hand. */
  couriers: Couriers
  /** Null where customers do not sign in with Google. */
  google: IdentityProvider | null
  /** Null without SMTP settings: mails are stored and shown at `/dev/mail`. */
  mailer: Mailer | null
  /** Null for a shop that has photographs only. */
  drawings: DrawnPictures | null
  writeMail: MailWriter
  writeUbl: UblWriter
  printDocument: DocumentPrinter
  printLabel: LabelPrinter
  printLabels: LabelsPrinter
  printPicking: PickingPrinter
  writeNav: NavWriter
  /** By the office that they lead to. */
  transmitters: Transmitters
  /** Wakes the job runner of this process. */
  jobSignal: JobSignal
  memory: ShopMemory
  /** Drops the pages with these tags from this process's cache; set by the web server. */
  purge(tags: readonly string[]): void
  tokens: Tokens
}
