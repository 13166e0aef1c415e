/** The official notice of the legal guarantee, a file per language that the merchant must supply (LAW-17, D-85). */
import { existsSync } from 'node:fs'
import { LOCALES, type Locale } from '#domain/market/market.ts'

const FOLDER = new URL('../../../../../public/legal/', import.meta.url)
const ENDINGS = ['svg', 'png', 'webp', 'jpg']

/** Address of the language's picture, or null while it is missing. */
export function guaranteeNotice(locale: Locale): string | null {
  const ending = ENDINGS.find((one) => existsSync(new URL(`guarantee-${locale}.${one}`, FOLDER)))
  return ending ? `/legal/guarantee-${locale}.${ending}` : null
}

/** Languages whose notice is missing, for a warning at the start. */
export const missingNotices = (): Locale[] => LOCALES.filter((locale) => guaranteeNotice(locale) === null)
