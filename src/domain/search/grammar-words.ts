/** Words of grammar, folded. They do not tell names apart, and no search looks for them. */
import { perLocale, type Locale } from '#domain/market/market.ts'

const WORDS: Readonly<Record<Locale, string>> = {
  ro: 'de din cu si pentru la in pe a al ale o un',
  en: 'the a an and for with of in on to s',
  hu: 'a az es egy',
}
export const GRAMMAR_WORDS: Readonly<Record<Locale, readonly string[]>> = perLocale((locale) => WORDS[locale].split(' '))
