/** Claims about the environment that need proof (LAW-26): the words of Directive (EU) 2024/825 in the shop's languages. */
import { perLocale, type Locale } from '#domain/market/market.ts'
import { fold } from '#domain/search/fold.ts'

/** Folded words; `-` at the end takes every ending. */
const CLAIMS: Readonly<Record<Locale, readonly string[]>> = {
  ro: [
    'eco',
    'ecolog-',
    'bio',
    'verde',
    'verzi',
    'prietenos cu mediul',
    'prietenoasa cu mediul',
    'sustenabil-',
    'natural',
    'naturala',
    'naturale',
    'naturali',
  ],
  en: [
    'eco',
    'ecolog-',
    'eco friendly',
    'bio',
    'green',
    'sustainab-',
    'natural',
    'naturally',
    'climate neutral',
    'carbon neutral',
  ],
  hu: ['oko', 'okolog-', 'bio', 'zold', 'kornyezetbarat-', 'fenntarthato-', 'termeszetes', 'klimasemleges-'],
}

const patternOf = (claim: string): string => {
  const words = claim.replace(/-$/, '').replaceAll(' ', '[\\s-]+')
  return claim.endsWith('-') ? `${words}\\p{L}*` : words
}

/** The longest claim first: one that another begins with is part of it. */
const patternIn = (locale: Locale): RegExp => {
  const claims = CLAIMS[locale].map(patternOf).toSorted((a, b) => b.length - a.length)
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${claims.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
}

const PATTERNS = perLocale(patternIn)

/** Returns the claims in a text as they are written there, each once. */
export function greenClaims(text: string, locale: Locale): string[] {
  // One letter with its marks stays one letter, so that places in the folded text are those of the text.
  const letters = Array.from(text.normalize('NFC'))
  const folded = letters.map((letter) => fold(letter).slice(0, 1) || ' ').join('')
  const found = Array.from(folded.matchAll(PATTERNS[locale]), ({ index, 0: match }) =>
    letters.slice(index, index + match.length).join(''),
  )
  return [...new Set(found)]
}
