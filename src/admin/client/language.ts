/** The language of the back office: of the person who is signed in, before that of this browser. */
import { createContext, useContext } from 'react'
import type { Locale } from '#domain/market/market.ts'

interface Language {
  language: Locale
  speak(next: Locale): void
}

export const LanguageContext = createContext<Language>({ language: 'en', speak: () => undefined })
export const useLanguage = (): Language => useContext(LanguageContext)
