/** All tables of the database, as Kysely sees them. The types of the columns are generated: `npm run db:types`. */
import type { AlertsTables } from './tables/alerts.ts'
import type { CatalogTables } from './tables/catalog.ts'
import type { ConsentTables } from './tables/consent.ts'
import type { ContactTables } from './tables/contact.ts'
import type { ContentTables } from './tables/content.ts'
import type { CustomersTables } from './tables/customers.ts'
import type { DeliveryTables } from './tables/delivery.ts'
import type { DocumentsTables } from './tables/documents.ts'
import type { FeedsTables } from './tables/feeds.ts'
import type { ImportsTables } from './tables/imports.ts'
import type { NewsletterTables } from './tables/newsletter.ts'
import type { OrdersTables } from './tables/orders.ts'
import type { PaymentsTables } from './tables/payments.ts'
import type { PicturesTables } from './tables/pictures.ts'
import type { PromotionsTables } from './tables/promotions.ts'
import type { RecallsTables } from './tables/recalls.ts'
import type { StaffTables } from './tables/staff.ts'
import type { StockTables } from './tables/stock.ts'
import type { SystemTables } from './tables/system.ts'
import type { WebhooksTables } from './tables/webhooks.ts'

export interface Tables
  extends
    AlertsTables,
    CatalogTables,
    ConsentTables,
    ContactTables,
    ContentTables,
    CustomersTables,
    DeliveryTables,
    DocumentsTables,
    FeedsTables,
    ImportsTables,
    NewsletterTables,
    OrdersTables,
    PaymentsTables,
    PicturesTables,
    PromotionsTables,
    RecallsTables,
    StaffTables,
    StockTables,
    SystemTables,
    WebhooksTables {}
