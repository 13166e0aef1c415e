/** Recovery codes: each signs in once when the phone with the authenticator is lost. */

/** Digits and lower-case letters that are not misread; 30 of them, so eight are 39 bits. */
const LETTERS = '23456789abcdefghjkmnpqrstvwxyz'
const CODE_LETTERS = 8

/** Returns a code such as 'k7p2-mx9d'. `draw`: a random whole number from 0 to below its argument. */
export function drawRecoveryCode(draw: (count: number) => number): string {
  const letters = Array.from({ length: CODE_LETTERS }, () => LETTERS[draw(LETTERS.length)]).join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}

/** Returns a typed code as it is stored: capitals, spaces and hyphens do not matter. Null for what cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const letters = typed.toLowerCase().replace(/[\s-]/g, '')
  if (letters.length !== CODE_LETTERS || Array.from(letters).some((letter) => !LETTERS.includes(letter))) return null
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}
