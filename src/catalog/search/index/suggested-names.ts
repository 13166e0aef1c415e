/** Names of what the shop sells, for suggestions: of the types that have products, and the merchant's synonyms of them. */
import type { Locale } from '#domain/market/market.ts'
import { foldedWords } from '#domain/search/fold.ts'
import type { SynonymGroup } from '#domain/search/synonym-group.ts'
import { byCode, sortInChunks, type YieldWhenDue } from '#catalog/event-loop/chunks.ts'
import { stem } from '#catalog/search/text/stem.ts'
import { isStopWord } from '#catalog/search/text/tokens.ts'
import { NameList, type SuggestedName } from './name-list.ts'
import type { Phrase } from './phrases.ts'
import { namedTypes } from './type-counts.ts'
import type { TypeSlots } from './type-slots.ts'

/** Returns the same for every form of a phrase: its stems without words of grammar. */
export const phraseKey = (text: string, locale: Locale): string =>
  foldedWords(text)
    .filter((word) => !isStopWord(word, locale))
    .map((word) => stem(word, locale))
    .join(' ')

/** Returns the folded words of a text, each after a space. */
export const spacedWords = (text: string): string =>
  foldedWords(text)
    .map((word) => ` ${word}`)
    .join('')

interface Words {
  types: TypeSlots
  synonyms: readonly SynonymGroup[]
  phrases: readonly Phrase[]
}

/** Returns the names of one language, those of more products first; of one type in the order of its names. */
export async function suggestedNames(
  { types, synonyms, phrases }: Words,
  locale: Locale,
  yieldWhenDue: YieldWhenDue,
): Promise<NameList> {
  const inNames = new Map<string, Phrase>()
  for (const phrase of phrases) {
    const key = phraseKey(phrase.text, locale)
    if (!inNames.has(key)) inNames.set(key, phrase)
    await yieldWhenDue()
  }
  const names = new Map<string, SuggestedName>()
  const add = (text: string, { shown, count }: Pick<SuggestedName, 'shown' | 'count'>): void => {
    const folded = spacedWords(text)
    const key = `${folded} = ${shown}`
    const same = inNames.get(phraseKey(text, locale))?.text ?? null
    if (folded !== '' && !names.has(key)) names.set(key, { text, folded, shown, inNames: same, count })
  }
  const known = new Map<string, Pick<SuggestedName, 'shown' | 'count'>>()
  for (const number of namedTypes(types)) {
    const count = types.slots[number]!.length
    const { names: all } = types.types[number]!
    const [shown] = all[locale]
    if (shown === undefined) continue
    for (const name of all[locale]) {
      add(name, { shown, count })
      const key = phraseKey(name, locale)
      if (!known.has(key)) known.set(key, { shown, count })
    }
    await yieldWhenDue()
  }
  const meant = (word: string) => {
    const key = phraseKey(word, locale)
    const phrase = inNames.get(key)
    return known.get(key) ?? (phrase && { shown: phrase.text, count: phrase.count })
  }
  for (const { words, target } of synonyms.filter((group) => group.locale === locale)) {
    const found = (target === null ? words : [target]).map(meant).find((one) => one !== undefined)
    if (found) for (const word of words) add(word, meant(word) ?? found)
    await yieldWhenDue()
  }
  const sorted = await sortInChunks([...names.values()], (a, b) => b.count - a.count || byCode(a.shown, b.shown), yieldWhenDue)
  return NameList.of(sorted, yieldWhenDue)
}
