/** Adds the words of a Hunspell dictionary to a lexicon with all their forms. Words with the same flags and the same end share the work. */
import { fold as foldText } from '#domain/search/fold.ts'
import { applied, mayFit, type Hunspell, type Rule } from './affixes.ts'
import { sharedLength, type Lexicon } from './lexicon.ts'

/** How a language uses its flags. */
export interface Usage {
  /** Returns whether a word with this affix is a word of its own, whose forms have it as their stem. */
  isDerivation(flag: string, rule: Rule): boolean
  /** Returns the bits of a word with these flags, see `word-file.ts`. */
  traitsOf(flags: string): number
}

const LETTERS = /^[a-z]*$/

const known = new Map<string, string>()
/** The same as `fold`, for the same few endings again and again. */
function fold(text: string): string {
  let folded = known.get(text)
  if (folded === undefined) known.set(text, (folded = foldText(text)))
  return folded
}

/** Where the beginning of a word ends, and its class. */
interface Placed {
  /** Letters at the end of the word that are not in the beginning. */
  dropped: number
  of: number
}

/** What one flag adds to an end of letters. */
interface Additions {
  number: number
  /** Most letters that one of them removes. */
  strips: number
  /** Removed letters, the folded ending, and 0 or the number after that of the class whose endings follow. */
  list: readonly [strips: number, ending: string, target: number][]
}

/** Adds all entries. */
export function addParadigms(lexicon: Lexicon, hunspell: Hunspell, usage: Usage): void {
  const paradigms = new Paradigms(lexicon, hunspell, usage)
  for (const { word, flags, stem } of hunspell.entries) {
    const folded = fold(word)
    if (folded === '' || !LETTERS.test(folded) || folded.length !== word.length) continue
    const { dropped, of } = paradigms.place(word, flags, true)
    const beginning = folded.slice(0, folded.length - dropped)
    lexicon.addBeginning(beginning, stem === undefined ? of : lexicon.withStem(of, beginning, stem))
  }
}

class Paradigms {
  private readonly reaches = new Map<string, number>()
  private readonly additions = new Map<string, Additions>()
  private readonly sameAdditions = new Map<string, Additions>()
  private readonly placed = new Map<string, Placed>()
  private readonly lexicon: Lexicon
  private readonly hunspell: Hunspell
  private readonly usage: Usage

  constructor(lexicon: Lexicon, hunspell: Hunspell, usage: Usage) {
    this.lexicon = lexicon
    this.hunspell = hunspell
    this.usage = usage
  }

  /** Returns the class of a word, with the words derived from it when `derives`. */
  place(word: string, flags: string, derives: boolean): Placed {
    const all = [...flags].flatMap((flag) => (this.hunspell.suffixes.has(flag) ? [this.additionsOf(word, flag, derives)] : []))
    const strips = Math.max(0, ...all.map((one) => one.strips))
    const isStem = !flags.includes(this.hunspell.needsAffix)
    const end = fold(word.slice(word.length - strips))
    const traits = this.usage.traitsOf(flags)
    const key = `${end} ${isStem} ${traits} ${all.map((one) => one.number).join()}`
    let placed = this.placed.get(key)
    if (placed === undefined) {
      placed = this.placeEnd(end, isStem, all, traits)
      this.placed.set(key, placed)
    }
    return placed
  }

  private suffixesOf(flag: string): readonly Rule[] {
    return this.hunspell.suffixes.get(flag) ?? []
  }

  /** Returns how far from the end of a word the affixes of the flag look. */
  private reachOf(flag: string, derives: boolean): number {
    const key = derives ? `${flag}+` : flag
    const known = this.reaches.get(key)
    if (known !== undefined) return known
    let reach = 1
    for (const rule of this.suffixesOf(flag)) {
      reach = Math.max(reach, rule.letters.length, rule.strip.length)
      if (derives) reach = Math.max(reach, this.reachAfter(rule))
    }
    this.reaches.set(key, reach)
    return reach
  }

  /** Returns how far the affixes look that follow the one of the rule. */
  private reachAfter({ strip, add, flags }: Rule): number {
    let reach = 0
    for (const flag of flags)
      for (const next of this.suffixesOf(flag)) {
        const own = Math.max(next.letters.length, next.strip.length)
        if (own > add.length && mayFit(next, add)) reach = Math.max(reach, own - add.length + strip.length)
      }
    return reach
  }

  private additionsOf(word: string, flag: string, derives: boolean): Additions {
    const reach = this.reachOf(flag, derives)
    // A word that is not longer is looked at whole.
    const end = word.length <= reach ? `^${word}` : word.slice(-reach)
    const key = `${flag}${derives ? '+' : ''}${end}`
    let known = this.additions.get(key)
    if (known === undefined) {
      known = this.additionsTo(word.slice(-reach), flag, derives)
      this.additions.set(key, known)
    }
    return known
  }

  private additionsTo(end: string, flag: string, derives: boolean): Additions {
    const list = new Map<string, [number, string, number]>()
    let strips = 0
    const add = (stripped: number, ending: string, target: number) => {
      if (!LETTERS.test(ending)) return
      list.set(`${stripped} ${ending} ${target}`, [stripped, ending, target])
      strips = Math.max(strips, stripped)
    }
    const addForm = (form: string) => {
      let same = 0
      while (same < end.length && form[same] === end[same]) same++
      add(end.length - same, fold(form.slice(same)), 0)
    }
    for (const rule of this.suffixesOf(flag)) {
      const form = applied(rule, end)
      if (form === null) continue
      if (derives && this.usage.isDerivation(flag, rule)) {
        const { dropped, of } = this.place(form, rule.flags, false)
        const kept = end.length - rule.strip.length
        const beginning = form.length - dropped
        if (beginning >= kept) add(rule.strip.length, fold(form.slice(kept, beginning)), of + 1)
        else add(end.length - beginning, '', of + 1)
        continue
      }
      if (!rule.flags.includes(this.hunspell.needsAffix)) addForm(form)
      if (derives)
        for (const second of rule.flags)
          for (const next of this.suffixesOf(second)) {
            const longer = applied(next, form)
            if (longer !== null) addForm(longer)
          }
    }
    const number = JSON.stringify([...list.values()])
    let known = this.sameAdditions.get(number)
    if (known === undefined) {
      known = { number: this.sameAdditions.size, strips, list: [...list.values()] }
      this.sameAdditions.set(number, known)
    }
    return known
  }

  private placeEnd(stem: string, isStem: boolean, all: readonly Additions[], traits: number): Placed {
    const forms = new Map<string, Set<number>>()
    const add = (form: string, target: number) => {
      const known = forms.get(form)
      if (known) known.add(target)
      else forms.set(form, new Set([target]))
    }
    if (isStem) add(stem, 0)
    for (const { list } of all)
      for (const [strips, ending, target] of list) add(stem.slice(0, stem.length - strips) + ending, target)
    const shared = sharedLength([stem, ...forms.keys()])
    const endings = [...forms.keys()].map((form) => form.slice(shared)).sort()
    const targets = (ending: string) => [...forms.get(stem.slice(0, shared) + ending)!].sort((a, b) => a - b)
    return { dropped: stem.length - shared, of: this.lexicon.classOf(endings, targets, stem.slice(shared), traits) }
  }
}
