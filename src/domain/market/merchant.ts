/** The seller as stored by the merchant. */
import type { LocaleTexts } from './locale-texts.ts'
import { LOCALES, type Locale } from './market.ts'

/** What a shop that begins empty has stored where the merchant has to write something; it is read as nothing. */
export const UNSET = '…'

/** Form of a number with its country prefix: 'RO18547290', 'HU12892312', 'EL123456789'. */
export const VAT_REGISTRATION = /^[A-Z]{2}[A-Z0-9+*]{2,13}$/

/** A registration for VAT. */
export interface VatRegistration {
  /** ISO 3166-1, two letters. */
  country: string
  /** With country prefix. */
  vatNumber: string
  /** The number that the country's own authority uses, where it is another one (Hungarian adószám). */
  taxNumber: string | null
}

/** The seller as invoices name it (LAW-32). */
export interface Seller {
  street: string
  city: string
  /** Code where the country has a list ('CJ'), free text or '' elsewhere. */
  county: string
  zip: string
  /** ISO 3166-1, two letters; distance sales within the EU (OSS) have the number of this country. */
  country: string
  /** Where the seller is registered for VAT: its own country first. */
  registrations: readonly [VatRegistration, ...VatRegistration[]]
}

/** What a confirmed newsletter earns in a market: hundredths of its currency. */
interface NewsletterReward {
  /** Off an order of at least `minPurchase`. */
  amount: number
  minPurchase: number
}

/** Null in a market that promises none. */
type NewsletterRewards = Record<Locale, NewsletterReward | null>

/** The seller: settings, never literals in pages (D-1). */
export interface Merchant {
  /** The shop's name, in titles and texts. */
  name: string
  /** Path of the logo on this site. */
  logo: string
  /** The same for dark layouts; without it they show `logo`. */
  logoOnDark?: string
  legalName: string
  /** Registered seat in one line. */
  address: string
  /** Romanian CUI, Hungarian adószám. */
  vatNumber: string
  registerNumber: string
  email: string
  phone: string
  /** Without it no invoice is issued. */
  seller?: Seller
  /** A sentence under the logo of the footer; none where the merchant has written none. */
  motto?: LocaleTexts
  /** Title of the 404 page; a neutral sentence where the merchant has written none. */
  notFoundTitle?: LocaleTexts
  /** Without it no market promises a reward for the newsletter (D-31). */
  newsletterRewards?: NewsletterRewards
}

/** Returns the valid part of a stored setting; without settings the footer is empty, not broken. */
export function toMerchant(value: unknown): Merchant {
  const given = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  const text = (key: Exclude<keyof Merchant, 'motto' | 'notFoundTitle' | 'seller' | 'newsletterRewards'>): string =>
    typeof given[key] === 'string' && given[key] !== UNSET ? given[key] : ''
  const path = (key: 'logo' | 'logoOnDark'): string | null => (text(key).startsWith('/') ? text(key) : null)
  const logo = path('logo')
  const logoOnDark = logo ? path('logoOnDark') : '/brand/logo-on-dark.svg'
  return {
    name: text('name') || 'Nestling',
    logo: logo ?? '/brand/logo.svg',
    ...(logoOnDark && { logoOnDark }),
    legalName: text('legalName'),
    address: text('address'),
    vatNumber: text('vatNumber'),
    registerNumber: text('registerNumber'),
    email: text('email'),
    phone: text('phone'),
    ...(isSeller(given.seller) && { seller: given.seller }),
    ...(isInEveryLanguage(given.motto) && { motto: given.motto }),
    ...(isInEveryLanguage(given.notFoundTitle) && { notFoundTitle: given.notFoundTitle }),
    ...(areRewards(given.newsletterRewards) && { newsletterRewards: given.newsletterRewards }),
  }
}

const hasTexts = (value: object, names: readonly string[]): boolean =>
  names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string')

const isRegistration = (value: unknown): value is VatRegistration =>
  typeof value === 'object' && value !== null && hasTexts(value, ['country', 'vatNumber'])

/** Returns whether a stored value has all that an invoice needs. */
const isSeller = (value: unknown): value is Seller =>
  typeof value === 'object' &&
  value !== null &&
  hasTexts(value, ['street', 'city', 'county', 'zip', 'country']) &&
  Array.isArray((value as Partial<Seller>).registrations) &&
  (value as Seller).registrations.length > 0 &&
  (value as Seller).registrations.every(isRegistration)

const isReward = (value: unknown): boolean =>
  value === null ||
  (typeof value === 'object' &&
    Number.isInteger((value as Partial<NewsletterReward>).amount) &&
    Number.isInteger((value as Partial<NewsletterReward>).minPurchase))

const areRewards = (value: unknown): value is NewsletterRewards =>
  typeof value === 'object' && value !== null && LOCALES.every((locale) => isReward((value as Record<string, unknown>)[locale]))

const isInEveryLanguage = (value: unknown): value is LocaleTexts =>
  typeof value === 'object' &&
  value !== null &&
  LOCALES.every((locale) => typeof (value as Partial<LocaleTexts>)[locale] === 'string')
