/** Rules of first and last names. */

/** Characters of a first name, and of a last name. */
export const MAX_NAME_LENGTH = 100

/** Letters of any script, marks, spaces, apostrophes, hyphens, dots; no addresses of web pages (LOC-13). */
export const isPersonName = (name: string): boolean =>
  /^[\p{L}\p{M} .'’ʼ-]+$/u.test(name) && /\p{L}/u.test(name) && !/http|www\./i.test(name)

/** Returns a name that somebody else has written, such as a provider's, without what the rules refuse; '' when nothing is left. */
export const cleanPersonName = (name: string): string => {
  const clean = name
    .replace(/http|www\./gi, '')
    .replace(/[^\p{L}\p{M} .'’ʼ-]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH)
    .trim()
  return isPersonName(clean) ? clean : ''
}
