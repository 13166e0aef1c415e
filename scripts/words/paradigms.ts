/** Adds the words of a Hunspell dictionary to a lexicon with all their forms. Words with the same flags and the same end share the work. */
import { fold as foldText } from '#domain/search/fold.ts'
import { applied, mayFit, type Hunspell, type Rule } from './affixes.ts'
import { sharedLength, type Lexicon } from './lexicon.ts'

/** How a language uses its flags. */
export interface Usage {
  /** Returns whether a word with this affix is a word of its own, whose forms have it as their stem. */
  isDerivation(flag: string, rule: Rule): boolean
  /** Flags that the words derived from a word have as it has them. */
  inherited: string
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

/** What is known of one flag: what its rules look at. */
interface Flag {
  flag: string
  derives: boolean
  /** Flags that derived words get from the word itself. */
  inherited: string
  rules: readonly Rule[]
  /** Letters at the end of a word that the conditions and all that is stripped may look at. */
  reach: number
  /** Letters at the end of a word on which the result depends, when the same conditions hold. */
  depth: number
  conditions: readonly RegExp[]
  byEnd: Map<string, Additions>
  byCase: Map<string, Additions>
}

/** What is known of the flags of a word. */
interface Flags {
  list: readonly Flag[]
  isStem: boolean
  traits: number
}

class Paradigms {
  private readonly flags = new Map<string, Flag>()
  private readonly flagLists = new Map<string, Flags>()
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
  place(word: string, text: string, derives: boolean): Placed {
    const { list, isStem, traits } = this.flagsOf(text, derives)
    const all = list.map((flag) => this.additionsOf(word, flag))
    let strips = 0
    let key = `${isStem} ${traits} `
    for (const one of all) {
      strips = Math.max(strips, one.strips)
      key += `${one.number} `
    }
    const end = fold(word.slice(word.length - strips))
    key += end
    let found = this.placed.get(key)
    if (found === undefined) {
      found = this.placeEnd(end, isStem, all, traits)
      this.placed.set(key, found)
    }
    return found
  }

  private flagsOf(text: string, derives: boolean): Flags {
    const key = derives ? `+${text}` : text
    let known = this.flagLists.get(key)
    if (known === undefined) {
      const inherited = derives ? [...this.usage.inherited].filter((flag) => text.includes(flag)).join('') : ''
      const list = [...text]
        .filter((flag) => this.hunspell.suffixes.has(flag))
        .map((flag) => this.flagOf(flag, derives, inherited))
      const isStem = !text.includes(this.hunspell.needsAffix)
      known = { list, isStem, traits: this.usage.traitsOf(text) }
      this.flagLists.set(key, known)
    }
    return known
  }

  private suffixesOf(flag: string): readonly Rule[] {
    return this.hunspell.suffixes.get(flag) ?? []
  }

  private flagOf(flag: string, derives: boolean, inherited: string): Flag {
    const key = derives ? `+${flag}${inherited}` : flag
    const known = this.flags.get(key)
    if (known !== undefined) return known
    const rules = this.suffixesOf(flag)
    let depth = 0
    // One letter more than is stripped, because a word never loses all its letters.
    for (const rule of rules) depth = Math.max(depth, rule.strip.length + 1, derives ? this.reachAfter(rule) : 0)
    const reach = Math.max(depth, ...rules.map(({ letters }) => letters.length))
    const conditions = new Map(rules.flatMap(({ condition }) => (condition === null ? [] : [[condition.source, condition]])))
    const found = {
      flag,
      derives,
      inherited,
      rules,
      reach,
      depth,
      conditions: [...conditions.values()],
      byEnd: new Map(),
      byCase: new Map(),
    }
    this.flags.set(key, found)
    return found
  }

  /** Returns how far the affixes look that follow the one of the rule. */
  private reachAfter({ strip, add, flags }: Rule): number {
    let reach = 0
    for (const flag of flags)
      for (const next of this.suffixesOf(flag)) {
        const own = Math.max(next.letters.length, next.strip.length + 1)
        if (own > add.length && mayFit(next, add)) reach = Math.max(reach, own - add.length + strip.length)
      }
    return reach
  }

  private additionsOf(word: string, flag: Flag): Additions {
    // A word that is not longer is looked at whole.
    const end = word.length <= flag.reach ? word : word.slice(-flag.reach)
    const key = word.length <= flag.reach ? `^${word}` : end
    let known = flag.byEnd.get(key)
    if (known !== undefined) return known
    let holds = `${word.slice(-flag.depth)} `
    for (const condition of flag.conditions) holds += condition.test(word) ? 1 : 0
    known = flag.byCase.get(holds)
    if (known === undefined) {
      known = this.additionsTo(end, flag)
      flag.byCase.set(holds, known)
    }
    flag.byEnd.set(key, known)
    return known
  }

  private additionsTo(end: string, { flag, rules, derives, inherited }: Flag): Additions {
    /** Each addition as text: removed letters, target, ending. */
    const all = new Set<string>()
    const add = (strips: number, ending: string, target: number) => {
      if (LETTERS.test(ending)) all.add(`${strips} ${target} ${ending}`)
    }
    for (const rule of rules) {
      const form = applied(rule, end)
      if (form === null) continue
      const kept = end.length - rule.strip.length
      if (derives && this.usage.isDerivation(flag, rule)) {
        const { dropped, of } = this.place(form, rule.flags + inherited, false)
        const beginning = form.length - dropped
        if (beginning >= kept) add(rule.strip.length, fold(form.slice(kept, beginning)), of + 1)
        else add(end.length - beginning, '', of + 1)
        continue
      }
      if (!rule.flags.includes(this.hunspell.needsAffix)) add(rule.strip.length, rule.folded, 0)
      if (derives)
        for (const second of rule.flags)
          for (const next of this.suffixesOf(second)) {
            const longer = applied(next, form)
            if (longer !== null) add(rule.strip.length, fold(longer.slice(kept)), 0)
          }
    }
    return this.sameAs([...all])
  }

  /** Returns the one object for these additions. */
  private sameAs(texts: readonly string[]): Additions {
    const key = texts.join(',')
    let known = this.sameAdditions.get(key)
    if (known === undefined) {
      const list = texts.map((text): Additions['list'][number] => {
        const [strips, target, ending = ''] = text.split(' ')
        return [Number(strips), ending, Number(target)]
      })
      known = { number: this.sameAdditions.size, strips: Math.max(0, ...list.map(([strips]) => strips)), list }
      this.sameAdditions.set(key, known)
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
