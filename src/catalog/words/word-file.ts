/**
 * The compiled words of one language: an automaton over the beginnings of words, whose ends name classes, and over the endings of
 * each class. A word is a beginning with an ending of one of its classes. Its dictionary stem is the beginning with the class's own
 * ending. An ending may lead to another class, whose endings follow: the forms of a derived word. `scripts/words/` writes the file.
 */

/** First number of a file: its form. A file of another form is not read. */
export const FORM = 0x574f5232
/** Numbers before the arcs: form, arcs, classes, first arc of the beginnings, bytes of the text. */
export const HEADER = 5
/** Place of a label in an arc: 0 ends the word, 1 to 26 are letters. */
export const LABEL_SHIFT = 27
/** Set in the last arc of a node. */
export const LAST_ARC = 1 << 26
/** The remaining bits: first arc of the next node; at the end of a beginning a class; at the end of an ending 0, or a class and one more. */
export const TARGET_MASK = LAST_ARC - 1

/** What a class says of its words; bits of one number. */
export const MAY_BEGIN_COMPOUND = 1
export const MAY_END_COMPOUND = 2
/** From this bit on: the words may have a prefix of the first group, of the second and so on. */
export const FIRST_PREFIX = 4

const CODE_BEFORE_A = 96

export interface WordFile {
  arcs: Uint32Array
  root: number
  /** First arc of the endings of each class. */
  starts: Uint32Array
  /** Number of the stem's ending of each class. */
  stemEndings: Uint16Array
  /** Bits of each class. */
  traits: Uint16Array
  /** Endings of stems: a digit, how many letters of the beginning are left out, and letters. */
  endings: readonly string[]
  /** Groups of prefixes. */
  prefixes: readonly (readonly string[])[]
}

/** Returns the parts of a file, which share its memory. */
export function readWordFile({ buffer, byteOffset }: Uint8Array): WordFile {
  const [form, arcCount = 0, classCount = 0, root = 0, textLength] = new Uint32Array(buffer, byteOffset, HEADER)
  if (form !== FORM) throw new Error('The file of words has another form: build it again.')
  let at = byteOffset + HEADER * 4
  const after = (length: number) => (at += length) - length
  const arcs = new Uint32Array(buffer, after(arcCount * 4), arcCount)
  const starts = new Uint32Array(buffer, after(classCount * 4), classCount)
  const stemEndings = new Uint16Array(buffer, after(classCount * 2), classCount)
  const traits = new Uint16Array(buffer, after(classCount * 2), classCount)
  const text = new TextDecoder().decode(new Uint8Array(buffer, at, textLength))
  const [endings = '', ...groups] = text.split('\n')
  const prefixes = groups.map((group) => group.split(' '))
  return { arcs, root, starts, stemEndings, traits, endings: endings.split(' '), prefixes }
}

/** Returns the target of the arc with the label; -1 when there is none. */
function target(arcs: Uint32Array, node: number, label: number): number {
  for (let at = node; ; at++) {
    const arc = arcs[at]!
    if (arc >>> LABEL_SHIFT === label) return arc & TARGET_MASK
    if (arc & LAST_ARC) return -1
  }
}

/** A way to read a word: the class of which it is a form, and where the stem's own ending begins. */
export interface Reading {
  of: number
  at: number
  /** The class is that of a word derived from the beginning. */
  isDerived: boolean
}

/** Adds the ways to read the letters from `from` to `to` as an ending of the class. */
function readEnding(
  file: WordFile,
  of: number,
  word: string,
  from: number,
  to: number,
  found: Reading[],
  isDerived = false,
): void {
  const { arcs } = file
  let node = file.starts[of]!
  for (let at = from; ; at++) {
    for (let arc = node; arcs[arc]! >>> LABEL_SHIFT === 0; arc++) {
      const next = arcs[arc]! & TARGET_MASK
      if (next > 0) readEnding(file, next - 1, word, at, to, found, true)
      else if (at === to) found.push({ of, at: from, isDerived })
      if (arcs[arc]! & LAST_ARC) break
    }
    if (at >= to) return
    node = target(arcs, node, word.charCodeAt(at) - CODE_BEFORE_A)
    if (node < 0) return
  }
}

/** Returns the ways to read the letters of `word` from `from` to `to` as a form of a word, those of the dictionary before derived ones. */
export function readings(file: WordFile, word: string, from = 0, to = word.length): Reading[] {
  const { arcs } = file
  const found: Reading[] = []
  let node = file.root
  for (let at = from; at <= to; at++) {
    for (let arc = node; arcs[arc]! >>> LABEL_SHIFT === 0; arc++) {
      readEnding(file, arcs[arc]! & TARGET_MASK, word, at, to, found)
      if (arcs[arc]! & LAST_ARC) break
    }
    if (at === to) break
    node = target(arcs, node, word.charCodeAt(at) - CODE_BEFORE_A)
    if (node < 0) break
  }
  return found.sort((a, b) => Number(a.isDerived) - Number(b.isDerived))
}

/** Returns the dictionary stem of a reading of the letters from `from`. */
export function stemOf({ stemEndings, endings }: WordFile, { of, at }: Reading, word: string, from = 0): string {
  const ending = endings[stemEndings[of]!]!
  return word.slice(from, at - Number(ending[0])) + ending.slice(1)
}
