/** Lower case letters without marks, for search, slugs and alphabetical lists (LOC-25). */

/** Letters without a Unicode decomposition. */
const WHOLE: Record<string, string> = { ß: 'ss', ł: 'l', đ: 'd', ø: 'o', æ: 'ae', œ: 'oe' }

/** `Șapcă` and `Şapcă` → `sapca`. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßłđøæœ]/g, (letter) => WHOLE[letter] ?? letter)

/** Folded words of letters and digits: `Cărucioare 3 în 1` → carucioare, 3, in, 1. */
export const foldedWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
