/** What the merchant decides about documents: the names of the series, and when an invoice is issued. */
import { LOCALES, perLocale, type Locale } from '#domain/market/market.ts'
import type { DocumentKind } from './document.ts'

/** When an invoice is issued: when the order is paid, or when its first parcel leaves. */
export const INVOICE_MOMENTS = ['payment', 'dispatch'] as const
export type InvoiceMoment = (typeof INVOICE_MOMENTS)[number]

export interface DocumentSettings {
  series: Record<Locale, Record<DocumentKind, string>>
  invoiceAt: Record<Locale, InvoiceMoment>
}

/** Used where the merchant has decided nothing: N for Nestling, C for a credit note, then the market. */
export const DEFAULT_DOCUMENT_SETTINGS: DocumentSettings = {
  series: {
    ro: { invoice: 'NRO', 'credit note': 'CRO' },
    en: { invoice: 'NEU', 'credit note': 'CEU' },
    hu: { invoice: 'NHU', 'credit note': 'CHU' },
  },
  invoiceAt: perLocale(() => 'payment'),
}

/** Returns whether a text can be the name of a series. */
export const isSeriesName = (text: string): boolean => /^[A-Z][A-Z0-9]{0,9}$/.test(text)

/** Returns a stored setting; what it does not say, or says wrongly, is as usual. */
export function toDocumentSettings(value: unknown): DocumentSettings {
  const given = (value ?? {}) as {
    series?: Partial<Record<Locale, Partial<Record<DocumentKind, unknown>>>>
    invoiceAt?: Partial<Record<Locale, unknown>>
  }
  const usual = DEFAULT_DOCUMENT_SETTINGS
  const name = (locale: Locale, kind: DocumentKind): string => {
    const own = given.series?.[locale]?.[kind]
    return typeof own === 'string' && isSeriesName(own) ? own : usual.series[locale][kind]
  }
  const moment = (locale: Locale): InvoiceMoment =>
    INVOICE_MOMENTS.find((one) => one === given.invoiceAt?.[locale]) ?? usual.invoiceAt[locale]
  return {
    series: perLocale((locale) => ({ invoice: name(locale, 'invoice'), 'credit note': name(locale, 'credit note') })),
    invoiceAt: perLocale(moment),
  }
}

/** Returns whether no two series have one name: their numbers would be the same. */
export function hasDistinctNames({ series }: DocumentSettings): boolean {
  const names = LOCALES.flatMap((locale) => Object.values(series[locale]))
  return new Set(names).size === names.length
}

/** A place in a series. */
export interface SeriesPlace {
  name: string
  year: number
  position: number
}

/** Returns the number as it is printed: 'NRO-2026-000123'. */
export const documentNumber = ({ name, year, position }: SeriesPlace): string =>
  `${name}-${year}-${String(position).padStart(6, '0')}`
