/** The settings of the shop: the only reader of the environment. Every one is optional; `.env.example` lists them. */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import type { Integrations } from '#domain/consent/integrations.ts'
import { isLoopback } from '#domain/market/host-name.ts'
import { consentSettings, integrationsOf } from './consent-config.ts'
import { couriersOf, courierSettings, type CourierConfig } from './courier-config.ts'
import { paymentFaults, paymentSettings, paymentsOf, type PaymentConfig } from './payment-config.ts'
import { storyblokOf, storyblokSettings, type StoryblokConfig } from './storyblok-config.ts'
import { flag, isOrigin, isSafeAddress, whole } from './setting-types.ts'

export interface SmtpConfig {
  host: string
  port: number
  /** TLS from the first byte (port 465); otherwise STARTTLS where the server offers it. */
  secure: boolean
  user: string | null
  password: string | null
}

export interface AlgoliaConfig {
  appId: string
  /** May search, write the indexes, change their settings and ask for recommendations; stays on the server. */
  apiKey: string
  /** Indexes are called `{indexPrefix}products_{locale}`. */
  indexPrefix: string
  /** Where its servers are instead of where the application id says; none unless given. */
  hosts: string[]
}

/** A provider of OpenID Connect at which customers may sign in. */
export interface IdentityConfig {
  clientId: string
  clientSecret: string
  /** Its address, where its description is found. */
  issuer: string
}

/** Romania's RO e-Factura. */
export interface EFacturaConfig {
  token: string
  url: string
}

/** The technical user of Hungary's Online Számla. */
export interface OnlineSzamlaConfig {
  login: string
  password: string
  signatureKey: string
  exchangeKey: string
  url: string
}

export interface Config extends PaymentConfig {
  port: number
  host: string
  /** Address of a PostgreSQL server, or null for the embedded database in `dataDir`. */
  databaseUrl: string | null
  /** Connections to PostgreSQL; the embedded database has one. */
  databasePoolSize: number
  /** Absolute directory of the embedded database, the secret and pictures made on demand. */
  dataDir: string
  /** How many products of the demo shop an empty database is filled with; 0 leaves it empty. */
  demoProducts: number
  /** Hosts that imports may fetch pictures from; none unless given. */
  pictureHosts: readonly string[]
  /** Hosts of the merchant's own network that webhooks may reach, also without TLS; none unless given. */
  webhookHosts: readonly string[]
  /** Where customers reach the shop, without trailing slash: in mails, canonical addresses and for the gateway. */
  publicUrl: string
  /** The setting that `publicUrl` comes from. */
  addressFrom: 'PUBLIC_URL' | 'PORT' | 'default'
  /** Key for signatures and tokens, at least 32 characters. */
  secret: string
  /** Keys that were used before `secret`: they still read what was written with them. */
  secretsBefore: string[]
  /** The shop may take test payments at a public address, and shows a notice on every page. */
  isTestShop: boolean
  smtp: SmtpConfig | null
  /** Mails are stored and shown at /dev/mail: none is sent, and the shop's address is this machine. */
  showsMails: boolean
  /** Sender of the shop's mails. */
  mailFrom: string
  /** The hosted search engine to ask, or null for the shop's own alone. */
  algolia: AlgoliaConfig | null
  /** Credentials of the shop's search protocol: public, read-only. */
  searchApi: { appId: string; apiKey: string }
  /** Tokens of `/api/content/stories`: `token` is public and reads what is published; without `previewToken` no program reads drafts. */
  contentApi: { token: string; previewToken: string | null }
  /** Where written content comes from instead of the shop's database; null for the database. */
  storyblok: StoryblokConfig | null
  couriers: CourierConfig
  /** Services of others that pages load with the visitor's consent. */
  integrations: Integrations
  /** Null where customers do not sign in with Google. */
  google: IdentityConfig | null
  /** Absolute directory for documents whose tax office is not connected. */
  documentFolder: string
  /** Null where documents for Romania are written to the folder. */
  eFactura: EFacturaConfig | null
  /** Null where documents for Hungary are written to the folder. */
  onlineSzamla: OnlineSzamlaConfig | null
  /** A county is mandatory in every country, not only where addresses have one (D-84). */
  countyStrict: boolean
  /** Number of reverse proxies that append to X-Forwarded-For. */
  trustedProxies: number
  /** Browsers store a page for when the shop cannot be reached; false: those that have, delete it. */
  serviceWorker: boolean
  /** Who has it may read `/metrics` from anywhere; null: this machine alone may. */
  metricsToken: string | null
  logLevel: 'silent' | 'error' | 'info' | 'debug'
  /** Reload on change; pages come from Vite instead of `build/`. */
  development: boolean
}

/** Wrong settings, all of them in one message. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const port = whole('a port between 1 and 65535', 1, 65_535)

const postgresUrl = z
  .string()
  .refine((value) => /^postgres(ql)?:\/\/./.test(value), 'must start with postgres:// or postgresql://')

const publicUrl = z
  .string()
  .refine(isOrigin, 'must be an http or https address without a path, like https://shop.example')
  .transform((value) => new URL(value).origin)
const origins = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim()))
  .refine((all) => all.every(isOrigin), 'must be http or https addresses without a path, separated by commas')
const SECRET_LENGTH = 32
const secrets = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim()))
  .refine((all) => all.every((one) => one.length >= SECRET_LENGTH), 'must be keys of at least 32 characters, separated by commas')
const issuer = z.string().refine(isSafeAddress, 'must be an https address')
/** The address of a service, which is given keys: TLS, but on this machine. */
const service = issuer.transform((value) => value.replace(/\/+$/, ''))
const word = z.string().regex(/^[\w-]{1,200}$/, 'must be of letters, digits, - and _')

/** Names of hosts with commas between them. */
const hostNames = z
  .string()
  .transform((value) => value.split(',').map((name) => name.trim().toLowerCase()))
  .refine(
    (names) => names.every((name) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name)),
    'must be host names with commas between them',
  )

const settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('localhost'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_POOL_SIZE: whole('a number between 2 and 100', 2, 100).default(8),
  DATA_DIR: z.string().default('./data'),
  DEMO_PRODUCTS: whole('a number between 0 and 8500', 0, 8500).default(8500),
  IMPORT_PICTURE_HOSTS: hostNames.default([]),
  WEBHOOK_HOSTS: hostNames.default([]),
  PUBLIC_URL: publicUrl.optional(),
  SECRET: z.string().min(SECRET_LENGTH, 'must have at least 32 characters').optional(),
  SECRET_PREVIOUS: secrets.default([]),
  TEST_SHOP: flag.default(false),
  SMTP_HOST: z.string().optional(),
  SMTP_PORT: port.default(587),
  SMTP_SECURE: flag.default(false),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, 'must be an e-mail address, like Nestling <hello@nestling.example>')
    .default('Nestling <hello@nestling.example>'),
  ...paymentSettings,
  ALGOLIA_APP_ID: word.optional(),
  ALGOLIA_API_KEY: word.optional(),
  ALGOLIA_INDEX_PREFIX: word.default('nestling_'),
  ALGOLIA_HOSTS: origins.default([]),
  SEARCH_APP_ID: word.default('nestling'),
  SEARCH_API_KEY: word.default('search-only'),
  CONTENT_TOKEN: word.default('content-read'),
  CONTENT_PREVIEW_TOKEN: word.min(SECRET_LENGTH, 'must have at least 32 characters').optional(),
  ...courierSettings,
  ...storyblokSettings,
  ...consentSettings,
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: issuer.default('https://accounts.google.com'),
  DOCUMENT_FOLDER: z.string().optional(),
  EFACTURA_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]+$/, 'must be the access token')
    .optional(),
  EFACTURA_URL: service.default('https://api.anaf.ro/prod/FCTEL/rest'),
  NAV_LOGIN: z
    .string()
    .regex(/^[a-zA-Z0-9]{6,15}$/, 'must be 6 to 15 letters and digits')
    .optional(),
  NAV_PASSWORD: z.string().optional(),
  NAV_SIGNATURE_KEY: z.string().optional(),
  NAV_EXCHANGE_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{16}$/, 'must be the 16 characters of the exchange key')
    .optional(),
  NAV_URL: service.default('https://api.onlineszamla.nav.gov.hu/invoiceService/v3'),
  SHOP_COUNTY_STRICT: flag.default(false),
  TRUSTED_PROXIES: whole('a number between 0 and 5', 0, 5).default(0),
  SERVICE_WORKER: flag.default(true),
  METRICS_TOKEN: word.min(SECRET_LENGTH, 'must have at least 32 characters').optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'info', 'debug'], 'must be silent, error, info or debug').default('info'),
  NODE_ENV: z.string().optional(),
})

type Environment = Record<string, string | undefined>

/** Returns the environment, with the lines of `.env` (or of the file named by ENV_FILE) for missing variables. */
function readEnvironment(): Environment {
  const file = process.env.ENV_FILE ?? '.env'
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...process.env } : process.env
}

/** Returns what is wrong about settings that belong together. */
function pairFaults(given: Environment): string[] {
  const faults: string[] = []
  if (given.SMTP_USER && !given.SMTP_PASSWORD) faults.push('SMTP_PASSWORD must be given with SMTP_USER')
  if (given.SMTP_USER && !given.SMTP_HOST) faults.push('SMTP_HOST must be given with SMTP_USER')
  if (!given.ALGOLIA_APP_ID !== !given.ALGOLIA_API_KEY) faults.push('ALGOLIA_APP_ID and ALGOLIA_API_KEY must be given together')
  if (!given.GOOGLE_CLIENT_ID !== !given.GOOGLE_CLIENT_SECRET)
    faults.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be given together')
  const nav = ['NAV_LOGIN', 'NAV_PASSWORD', 'NAV_SIGNATURE_KEY', 'NAV_EXCHANGE_KEY']
  if (nav.some((name) => given[name]) && !nav.every((name) => given[name]))
    faults.push(`${nav.join(', ')} must be given together`)
  faults.push(...paymentFaults(given))
  return faults
}

/** Settings from the environment. An empty value counts as not given. @throws ConfigError with every fault at once. */
export function readConfig(environment: Environment = readEnvironment()): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = settings.safeParse(given)
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  faults.push(...pairFaults(given))
  const couriers = parsed.success ? couriersOf(parsed.data, faults) : null
  if (!parsed.success || !couriers || faults.length > 0) throw new ConfigError(`These settings are wrong: ${faults.join('; ')}.`)
  const value = parsed.data
  const dataDir = resolve(value.DATA_DIR)
  const publicUrl = value.PUBLIC_URL ?? `http://localhost:${value.PORT}`
  return {
    port: value.PORT,
    host: value.HOST,
    databaseUrl: value.DATABASE_URL ?? null,
    databasePoolSize: value.DATABASE_POOL_SIZE,
    dataDir,
    demoProducts: value.DEMO_PRODUCTS,
    pictureHosts: value.IMPORT_PICTURE_HOSTS,
    webhookHosts: value.WEBHOOK_HOSTS,
    publicUrl,
    addressFrom: given.PUBLIC_URL !== undefined ? 'PUBLIC_URL' : given.PORT !== undefined ? 'PORT' : 'default',
    secret: value.SECRET ?? storedSecret(dataDir),
    secretsBefore: value.SECRET_PREVIOUS,
    isTestShop: value.TEST_SHOP,
    smtp: smtpOf(value),
    showsMails: !value.SMTP_HOST && isLoopback(new URL(publicUrl).hostname),
    mailFrom: value.MAIL_FROM,
    ...paymentsOf(value),
    algolia:
      value.ALGOLIA_APP_ID && value.ALGOLIA_API_KEY
        ? {
            appId: value.ALGOLIA_APP_ID,
            apiKey: value.ALGOLIA_API_KEY,
            indexPrefix: value.ALGOLIA_INDEX_PREFIX,
            hosts: value.ALGOLIA_HOSTS,
          }
        : null,
    searchApi: { appId: value.SEARCH_APP_ID, apiKey: value.SEARCH_API_KEY },
    contentApi: { token: value.CONTENT_TOKEN, previewToken: value.CONTENT_PREVIEW_TOKEN ?? null },
    couriers,
    integrations: integrationsOf(value),
    storyblok: storyblokOf(value),
    google: googleOf(value),
    documentFolder: resolve(value.DOCUMENT_FOLDER ?? join(dataDir, 'documents')),
    eFactura: value.EFACTURA_TOKEN ? { token: value.EFACTURA_TOKEN, url: value.EFACTURA_URL } : null,
    onlineSzamla: onlineSzamlaOf(value),
    countyStrict: value.SHOP_COUNTY_STRICT,
    trustedProxies: value.TRUSTED_PROXIES,
    serviceWorker: value.SERVICE_WORKER,
    metricsToken: value.METRICS_TOKEN ?? null,
    logLevel: value.LOG_LEVEL,
    development: value.NODE_ENV === 'development',
  }
}

function smtpOf(value: z.infer<typeof settings>): SmtpConfig | null {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_SECURE: secure, SMTP_USER: user, SMTP_PASSWORD: password } = value
  return host ? { host, port, secure, user: user ?? null, password: password ?? null } : null
}

function onlineSzamlaOf(value: z.infer<typeof settings>): OnlineSzamlaConfig | null {
  const { NAV_LOGIN: login, NAV_PASSWORD: password, NAV_SIGNATURE_KEY: signatureKey, NAV_EXCHANGE_KEY: exchangeKey } = value
  return login && password && signatureKey && exchangeKey
    ? { login, password, signatureKey, exchangeKey, url: value.NAV_URL }
    : null
}

function googleOf(value: z.infer<typeof settings>): IdentityConfig | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = value
  return clientId && clientSecret ? { clientId, clientSecret, issuer } : null
}

/** Returns the secret of this data directory: made at the first start, readable by its owner only. */
function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  try {
    mkdirSync(dataDir, { recursive: true })
    try {
      const secret = randomBytes(32).toString('base64url')
      writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' })
      return secret
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const secret = readFileSync(file, 'utf8').trim()
      if (secret.length < SECRET_LENGTH)
        throw new ConfigError(`These settings are wrong: the secret in ${file} has fewer than 32 characters.`)
      return secret
    }
  } catch (error) {
    if (error instanceof ConfigError) throw error
    throw new ConfigError(
      `These settings are wrong: DATA_DIR must be a directory that can be written (${(error as Error).message}).`,
    )
  }
}
