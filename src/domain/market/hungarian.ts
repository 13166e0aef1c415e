/** Hungarian grammar that depends on a value: the article before a word or number as it is read aloud. */

/** Letters whose own names begin with a vowel: “em”, “en”, “iksz”. */
const SPOKEN_WITH_VOWEL = /^[flmnrsxy]/i
const VOWEL = /^[aáeéiíoóöőuúüű]/i
/** Letters without a vowel among them are read one by one: NST, XL. */
const SPELLED = /^[^aáeéiíoóöőuúüű]+$/i

/** Returns whether a number begins with a vowel as it is read aloud: with öt…, or with egy or ezer: 1, 1 000, 1 000 000, but not 10 or 100. */
function numberArticle(digits: string): 'a' | 'az' {
  const isLeadingGroupSingle = digits.length % 3 === 1
  return digits.startsWith('5') || (digits.startsWith('1') && isLeadingGroupSingle) ? 'az' : 'a'
}

/** Returns the definite article of the word, code, size, sum or number that `text` begins with. */
export function articleOf(text: string): 'a' | 'az' {
  const first = /[\p{L}\p{N}][\p{L}\p{N}\s.]*/u.exec(text)?.[0] ?? ''
  const digits = /^\d{1,3}(?:[\s.]\d{3})+(?!\d)|^\d+/.exec(first)?.[0]
  if (digits !== undefined) return numberArticle(digits.replace(/\D/g, ''))
  const word = /^\p{L}+/u.exec(first)?.[0] ?? ''
  if (VOWEL.test(word)) return 'az'
  return word === word.toUpperCase() && SPELLED.test(word) && SPOKEN_WITH_VOWEL.test(word) ? 'az' : 'a'
}

/** Returns `text` with its article before it: `az NST-20417`, `a TOAMNA10`. */
export const withArticle = (text: string): string => `${articleOf(text)} ${text}`

/** Returns a date as text with the ending of “until”: 2028. november 22-ig. */
export const untilDate = (date: string): string => `${date.replace(/\.$/, '')}-ig`
