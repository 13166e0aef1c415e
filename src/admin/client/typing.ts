/** Typing in a list's search. */

/** A pause after which what was typed is searched, in milliseconds. */
export const QUIET_MS = 200
