/** The Damerau–Levenshtein distance (optimal string alignment): letters to change, add, drop or swap with the next one. */

const MAX_LETTERS = 64

/** Compares one token with many. The rows of the table are used again: a search compares thousands of tokens. */
export class EditDistance {
  readonly #token: string
  #beforeLast = new Uint8Array(MAX_LETTERS + 1)
  #last = new Uint8Array(MAX_LETTERS + 1)
  #row = new Uint8Array(MAX_LETTERS + 1)

  constructor(token: string) {
    this.#token = token
  }

  /** Returns the number of edits to another token; `most + 1` when there are more, or when a token has over 64 letters. */
  to(other: string, most: number): number {
    const token = this.#token
    if (Math.abs(token.length - other.length) > most || token.length > MAX_LETTERS || other.length > MAX_LETTERS) return most + 1
    let [beforeLast, last, row] = [this.#beforeLast, this.#last, this.#row]
    for (let j = 0; j <= other.length; j++) last[j] = j
    for (let i = 1; i <= token.length; i++) {
      const letter = token.charCodeAt(i - 1)
      let best = (row[0] = i)
      for (let j = 1; j <= other.length; j++) {
        const letterThere = other.charCodeAt(j - 1)
        let cost = letter === letterThere ? last[j - 1]! : 1 + Math.min(last[j - 1]!, last[j]!, row[j - 1]!)
        if (i > 1 && j > 1 && letter === other.charCodeAt(j - 2) && token.charCodeAt(i - 2) === letterThere)
          cost = Math.min(cost, beforeLast[j - 2]! + 1)
        row[j] = cost
        if (cost < best) best = cost
      }
      if (best > most) return most + 1
      ;[beforeLast, last, row] = [last, row, beforeLast]
    }
    return last[other.length]!
  }
}

/** Returns a bit for each letter of a token. Tokens of few edits differ in few bits, which is much faster to see. */
export function letterBits(token: string): number {
  let bits = 0
  for (let i = 0; i < token.length; i++) bits |= 1 << (token.charCodeAt(i) & 31)
  return bits
}

/** Returns whether tokens with these letters may be at most `most` edits apart. */
export function mayBeWithin(a: number, b: number, most: number): boolean {
  let differing = a ^ b
  for (let left = 2 * most; differing !== 0; left--) {
    if (left === 0) return false
    differing &= differing - 1
  }
  return true
}
