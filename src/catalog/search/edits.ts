/** Likeness of words: how many letters to change, add, drop or swap with the next one. */

/** Rows of the table, kept between calls: a search compares thousands of words. */
const LONGEST = 64
let before = new Uint8Array(LONGEST + 1)
let last = new Uint8Array(LONGEST + 1)
let row = new Uint8Array(LONGEST + 1)

/** The number of edits between two words of at most 64 letters, or `most + 1` as soon as it is more. */
export function edits(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || a.length > LONGEST || b.length > LONGEST) return most + 1
  for (let j = 0; j <= b.length; j++) last[j] = j
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1)
    let best = (row[0] = i)
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1)
      let cost = letter === other ? last[j - 1]! : 1 + Math.min(last[j - 1]!, last[j]!, row[j - 1]!)
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other)
        cost = Math.min(cost, before[j - 2]! + 1)
      row[j] = cost
      if (cost < best) best = cost
    }
    if (best > most) return most + 1
    const spare = before
    before = last
    last = row
    row = spare
  }
  return last[b.length]!
}

/** A bit for each letter a word has: words of few edits differ in few bits, which is much quicker to see. */
export function letterBits(word: string): number {
  let bits = 0
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31)
  return bits
}

/** Whether these letters may belong to words of at most `most` edits. */
export function mayBeLike(a: number, b: number, most: number): boolean {
  let differing = a ^ b
  for (let left = 2 * most; differing !== 0; left--) {
    if (left === 0) return false
    differing &= differing - 1
  }
  return true
}
