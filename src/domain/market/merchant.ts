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
}

/** Returns the valid part of a stored setting; without settings the footer is empty, not broken. */
export function toMerchant(value: unknown): Merchant {
  const given = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  const text = (key: keyof Merchant): string => (typeof given[key] === 'string' ? given[key] : '')
  return {
    name: text('name') || 'Nestling',
    logo: text('logo').startsWith('/') ? text('logo') : '/brand/logo.svg',
    legalName: text('legalName'),
    address: text('address'),
    vatNumber: text('vatNumber'),
    registerNumber: text('registerNumber'),
    email: text('email'),
    phone: text('phone'),
  }
}
