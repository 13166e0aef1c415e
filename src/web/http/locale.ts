/** The locale of the request that is being rendered. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale } from '#domain/market/market.ts'
import { setLocaleSource } from '#messages/text.ts'

const current = new AsyncLocalStorage<Locale>()
setLocaleSource(() => current.getStore() ?? 'ro')

/** Runs the work with texts in this language. */
export const withLocale = <T>(locale: Locale, work: () => T): T => current.run(locale, work)
