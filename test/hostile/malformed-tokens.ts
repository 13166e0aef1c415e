/** Texts that no token of the shop looks like, each made of one that could be: what typing, cutting and guessing make of them. */
export const MALFORMED: readonly ((token: string) => string)[] = [
  (token) => `${token.slice(1)}!`,
  (token) => token.slice(1),
  (token) => `${token}a`,
  (token) => token.toUpperCase(),
  (token) => `${token.slice(0, 16)}-${token.slice(17)}`,
  (token) => `${token.slice(0, 31)}0`,
  (token) => token.slice(0, 1),
  (token) => `${token}${token}`,
  (token) => `%20${token.slice(1)}`,
  (token) => `${encodeURIComponent('ș')}${token.slice(1)}`,
]
