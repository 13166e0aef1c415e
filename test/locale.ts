/** The language of texts in tests. */
import type { Locale } from '#domain/market/market.ts'
import { setLocaleSource } from '#messages/text.ts'
import { afterFile } from './set-up/after-file.ts'

/** Sets the language of all texts until the end of the test file. */
export function speak(locale: Locale): void {
  const before = setLocaleSource(() => locale)
  afterFile(() => setLocaleSource(before))
}
