/** The seller as stored by the merchant. */
import type { LocaleTexts } from './locale-texts.ts'
import { LOCALES } from './market.ts'

/** The seller: settings, never literals in pages (D-1). */
export interface Merchant {
  /** The shop's name, in titles and texts. */
  name: string
  /** Path of the logo on this site. */
  logo: string
  legalName: string
  /** Registered seat in one line. */
  address: string
  /** Romanian CUI, Hungarian adószám. */
  vatNumber: string
  registerNumber: string
  email: string
  phone: string
  /** A sentence under the logo of the footer; none where the merchant has written none. */
  motto?: LocaleTexts
  /** Title of the 404 page; a neutral sentence where the merchant has written none. */
  notFoundTitle?: LocaleTexts
}

/** Returns the valid part of a stored setting; without settings the footer is empty, not broken. */
export function toMerchant(value: unknown): Merchant {
  const given = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  const text = (key: Exclude<keyof Merchant, 'motto' | 'notFoundTitle'>): string =>
    typeof given[key] === 'string' ? given[key] : ''
  return {
    name: text('name') || 'Nestling',
    logo: text('logo').startsWith('/') ? text('logo') : '/brand/logo.svg',
    legalName: text('legalName'),
    address: text('address'),
    vatNumber: text('vatNumber'),
    registerNumber: text('registerNumber'),
    email: text('email'),
    phone: text('phone'),
    ...(isInEveryLanguage(given.motto) && { motto: given.motto }),
    ...(isInEveryLanguage(given.notFoundTitle) && { notFoundTitle: given.notFoundTitle }),
  }
}

const isInEveryLanguage = (value: unknown): value is LocaleTexts =>
  typeof value === 'object' &&
  value !== null &&
  LOCALES.every((locale) => typeof (value as Partial<LocaleTexts>)[locale] === 'string')
