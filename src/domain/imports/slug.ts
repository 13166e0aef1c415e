/** Parts of addresses and keys from names (LOC-25). */

const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', ø: 'o', đ: 'd', ł: 'l', œ: 'oe', þ: 'th' }

/** Returns a name in the letters of addresses; '' where it has none of them. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæøđłœþ]/g, (letter) => LETTERS[letter]!)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
    .replaceAll(/-+$/g, '')
