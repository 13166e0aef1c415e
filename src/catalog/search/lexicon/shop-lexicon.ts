/** Fills a lexicon with what a shop sells: its types, brands, collections, attributes and the merchant's own words. */
import type { Locale } from '#domain/market/market.ts'
import type { ProductType } from '#domain/search/product-type.ts'
import type { SynonymGroup } from '#domain/search/synonym-group.ts'
import { optionName } from '#catalog/products/attribute-option.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import type { YieldWhenDue } from '#catalog/event-loop/chunks.ts'
import { CLOSED_WORDS } from './closed-words.ts'
import { LexiconBuilder, phraseTerms, type Lexicon } from './lexicon.ts'
import { FACT, type Meaning } from './meaning.ts'

export interface ShopWords {
  types: readonly ProductType[]
  synonyms: readonly SynonymGroup[]
}

/** Returns the lexicon of a language. */
export async function shopLexicon(
  snapshot: Pick<Snapshot, 'brands' | 'tree' | 'attributes'>,
  { types, synonyms }: ShopWords,
  locale: Locale,
  yieldWhenDue: YieldWhenDue,
): Promise<Lexicon> {
  const builder = new LexiconBuilder(locale)
  addClosedWords(builder, locale)
  for (const [number, type] of types.entries()) {
    const meaning: Meaning = { kind: 'type', type: number }
    for (const name of type.names[locale]) builder.add(name, meaning)
    await yieldWhenDue()
  }
  addAttributes(builder, snapshot, locale)
  for (const { id, name } of snapshot.brands.values()) builder.add(name, { kind: 'brand', brand: id })
  // The name of a collection says nothing new where it names a type.
  for (const { id, name } of snapshot.tree.byId.values())
    for (const one of new Set([name[locale], ...splitCollectionName(name[locale])]))
      if (!builder.meanings(one)) builder.add(one, { kind: 'collection', collection: id })
  await yieldWhenDue()
  addSynonyms(builder, synonyms, locale)
  await yieldWhenDue()
  return builder.finish(yieldWhenDue)
}

/** Splits „Căciuli, fulare și mănuși” into its three kinds of product. */
const splitCollectionName = (collection: string): string[] => collection.split(/, | și | and | és /)

function addClosedWords(builder: LexiconBuilder, locale: Locale): void {
  const words = CLOSED_WORDS[locale]
  const add = (list: string, meaning: Meaning) => {
    for (const one of list.split('|')) builder.add(one, meaning)
  }
  for (const filler of words.fillers.split(/\s+/)) builder.add(filler, { kind: 'filler' })
  add(words.sale, { kind: 'sale' })
  add(words.latest, { kind: 'latest' })
  add(words.newborn, { kind: 'newborn' })
  add(words.girls, { kind: 'fact', attribute: FACT.gender, value: 'girls' })
  add(words.boys, { kind: 'fact', attribute: FACT.gender, value: 'boys' })
  add(words.winter, { kind: 'fact', attribute: FACT.season, value: 'autumn-winter' })
  add(words.summer, { kind: 'fact', attribute: FACT.season, value: 'spring-summer' })
  for (const [value, list] of Object.entries(words.shades)) add(list, { kind: 'fact', attribute: FACT.color, value })
  for (const [attribute, list] of Object.entries(words.features)) add(list, { kind: 'fact', attribute, value: 'true' })
  for (const [value, list] of Object.entries(words.materials)) add(list, { kind: 'fact', attribute: FACT.material, value })
}

/** Attributes that are not understood by their options: sizes and ages are numbers, and brands are known by themselves. */
const isUnderstood = ({ key, kind }: { key: string; kind: string }): boolean =>
  (kind === 'enum' || kind === 'bool') && key !== 'tog' && key !== 'mattress_size'

function addAttributes(builder: LexiconBuilder, { attributes }: Pick<Snapshot, 'attributes'>, locale: Locale): void {
  for (const attribute of attributes.values()) {
    if (!isUnderstood(attribute)) continue
    if (attribute.kind === 'bool') {
      builder.add(attribute.name[locale], { kind: 'fact', attribute: attribute.key, value: 'true' })
      continue
    }
    for (const option of attribute.options) {
      const value = (option as { key: string }).key
      const name = optionName(attribute, value, locale)
      if (name) builder.add(name, { kind: 'fact', attribute: attribute.key, value })
    }
  }
}

/**
 * Adds the merchant's words. What leads one way to another word means that word too, but nothing else that the shop knew of it; of what is grouped both
 * ways, a word that the shop does not know means what the others mean.
 */
function addSynonyms(builder: LexiconBuilder, groups: readonly SynonymGroup[], locale: Locale): void {
  for (const { words, target } of groups.filter((group) => group.locale === locale))
    for (const word of words) {
      if (target !== null) {
        builder.replace(word, [inNames(word, locale), ...(builder.meanings(target) ?? [inNames(target, locale)])])
        continue
      }
      if (builder.meanings(word)?.some(({ kind }) => kind !== 'filler')) continue
      const others = words.filter((other) => other !== word)
      const known = others.flatMap((other) => builder.meanings(other) ?? []).filter(({ kind }) => kind !== 'filler')
      const found = known.length > 0 ? known : [word, ...others].map((other) => inNames(other, locale))
      for (const meaning of found) builder.add(word, meaning)
    }
}

const inNames = (phrase: string, locale: Locale): Meaning => ({ kind: 'synonym', terms: phraseTerms(phrase, locale) })
