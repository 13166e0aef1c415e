/** Rules of first and last names. */

/** Characters of a first name, and of a last name. */
export const MAX_NAME_LENGTH = 100

/** Letters of any script, marks, spaces, apostrophes, hyphens, dots; no addresses of web pages (LOC-13). */
export const isPersonName = (name: string): boolean =>
  /^[\p{L}\p{M} .'’ʼ-]+$/u.test(name) && /\p{L}/u.test(name) && !/http|www\./i.test(name)
