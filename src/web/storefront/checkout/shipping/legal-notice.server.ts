/** The official notice of the legal guarantee, a file per language that the merchant must supply (LAW-17, D-85). */
import { LOCALES, SAL_PICTURE, type Locale } from '#domain/market/market.ts'
import { officialPicture } from '#web/http/official-picture.ts'

const noticeOf = (locale: Locale): string => `guarantee-${locale}`

/** Address of the language's picture, or null while it is missing. */
export const guaranteeNotice = (locale: Locale): string | null => officialPicture(noticeOf(locale))

/** Returns the names of official pictures that are missing, for a warning at the start (D-85). */
export const missingPictures = (): string[] =>
  [...LOCALES.map(noticeOf), SAL_PICTURE].filter((name) => officialPicture(name) === null)
