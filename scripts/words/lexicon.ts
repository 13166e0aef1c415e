/** Collects words with their forms and writes them as a file that `src/catalog/words/word-file.ts` reads. */
import { FORM, HEADER, LABEL_SHIFT, LAST_ARC } from '#src/catalog/words/word-file.ts'

const CODE_BEFORE_A = 96

/** Words with the same endings after their beginning. */
interface WordClass {
  start: number
  /** How many letters of the beginning the stem leaves out, then its own ending. */
  stemEnding: string
  traits: number
}

/** Returns how many letters all the words begin with in common. */
export function sharedLength(words: readonly string[]): number {
  const [first = '', ...rest] = words
  let length = first.length
  for (const word of rest) {
    length = Math.min(length, word.length)
    for (let at = 0; at < length; at++) if (word.charCodeAt(at) !== first.charCodeAt(at)) length = at
  }
  return length
}

/** A minimal automaton: equal nodes are one. A node is a run of arcs, the last of which is marked. */
class Automaton {
  readonly arcs: number[] = []
  private readonly known = new Map<string, number>()

  /** Returns the first arc of a node with these arcs: labels and targets by turns, in the order of labels. */
  node(arcs: readonly number[]): number {
    const key = arcs.join()
    const found = this.known.get(key)
    if (found !== undefined) return found
    const first = this.arcs.length
    for (let at = 0; at < arcs.length; at += 2)
      this.arcs.push(((arcs[at]! << LABEL_SHIFT) | (at + 2 === arcs.length ? LAST_ARC : 0) | arcs[at + 1]!) >>> 0)
    this.known.set(key, first)
    return first
  }

  /** Returns the node from which `words` are read on from the letter `at`; `targets` are the ends of equal words. The words are sorted. */
  of(words: readonly string[], targets: (word: string) => readonly number[], from = 0, to = words.length, at = 0): number {
    const arcs: number[] = []
    let begin = from
    while (begin < to && words[begin]!.length === at) begin++
    if (begin > from) for (const target of targets(words[from]!)) arcs.push(0, target)
    while (begin < to) {
      const code = words[begin]!.charCodeAt(at)
      let end = begin + 1
      while (end < to && words[end]!.charCodeAt(at) === code) end++
      arcs.push(code - CODE_BEFORE_A, this.of(words, targets, begin, end, at + 1))
      begin = end
    }
    return this.node(arcs)
  }
}

const ENDS = [0]

/** The words of one language. */
export class Lexicon {
  private readonly automaton = new Automaton()
  private readonly classes: WordClass[] = []
  private readonly classNumbers = new Map<string, number>()
  private readonly beginnings = new Map<string, Set<number>>()

  /** Returns the number of the class with these endings, which are sorted and unique. `targets`: see `word-file.ts`. */
  classOf(
    endings: readonly string[],
    targets: (ending: string) => readonly number[],
    stemEnding: string,
    traits: number,
  ): number {
    return this.numberOf({ start: this.automaton.of(endings, targets), stemEnding: `0${stemEnding}`, traits })
  }

  /** Returns the number of the class with the same endings whose words have another stem. */
  withStem(of: number, beginning: string, stem: string): number {
    const shared = sharedLength([beginning, stem])
    return this.numberOf({ ...this.classes[of]!, stemEnding: `${beginning.length - shared}${stem.slice(shared)}` })
  }

  private numberOf(one: WordClass): number {
    const key = Object.values(one).join(' ')
    let number = this.classNumbers.get(key)
    if (number === undefined) {
      number = this.classes.push(one) - 1
      this.classNumbers.set(key, number)
    }
    return number
  }

  /** Adds a word by its beginning and its class. */
  addBeginning(beginning: string, of: number): void {
    const known = this.beginnings.get(beginning)
    if (known) known.add(of)
    else this.beginnings.set(beginning, new Set([of]))
  }

  /** Adds a word with its forms, all folded. */
  add(stem: string, forms: readonly string[], traits = 0): void {
    const shared = sharedLength([stem, ...forms])
    const endings = [...new Set(forms.map((form) => form.slice(shared)))].sort()
    this.addBeginning(
      stem.slice(0, shared),
      this.classOf(endings, () => ENDS, stem.slice(shared), traits),
    )
  }

  /** Returns the file. `prefixes`: groups of them, which the bits of classes name. */
  bytes(prefixes: readonly (readonly string[])[]): Buffer {
    const words = [...this.beginnings.keys()].sort()
    const root = this.automaton.of(words, (word) => [...this.beginnings.get(word)!].sort((a, b) => a - b))
    const endings = [...new Set(this.classes.map((one) => one.stemEnding))].sort()
    const numberOf = new Map(endings.map((ending, number) => [ending, number]))
    const text = Buffer.from([endings, ...prefixes].map((list) => list.join(' ')).join('\n'))
    const { arcs } = this.automaton
    const numbers = Uint32Array.from([FORM, arcs.length, this.classes.length, root, text.length])
    if (numbers.length !== HEADER) throw new Error('The header has another length.')
    return Buffer.concat([
      Buffer.from(numbers.buffer),
      Buffer.from(Uint32Array.from(arcs).buffer),
      Buffer.from(Uint32Array.from(this.classes, (one) => one.start).buffer),
      Buffer.from(Uint16Array.from(this.classes, (one) => numberOf.get(one.stemEnding)!).buffer),
      Buffer.from(Uint16Array.from(this.classes, (one) => one.traits).buffer),
      text,
    ])
  }

  /** Returns how many beginnings, classes and arcs there are. */
  get size(): { beginnings: number; classes: number; arcs: number } {
    return { beginnings: this.beginnings.size, classes: this.classes.length, arcs: this.automaton.arcs.length }
  }
}
