/**
 * Measures the light stemmers by the dictionaries: of how many forms the stem is that of their dictionary word, and how many words
 * have the stem of an unrelated one. `node scripts/words/stemmers.ts`; with a language and `show`, what is wrong.
 */
import { readFileSync } from 'node:fs'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { stem } from '#src/catalog/search/text/stem.ts'
import { LABEL_SHIFT, LAST_ARC, readWordFile, TARGET_MASK, type WordFile } from '#src/catalog/words/word-file.ts'
import { sharedLength } from './lexicon.ts'

/** Calls `visit` with each word that the node leads to, and with the targets of its end. */
function words({ arcs }: WordFile, node: number, visit: (word: string, target: number) => void, before = ''): void {
  for (let at = node; ; at++) {
    const arc = arcs[at]!
    const label = arc >>> LABEL_SHIFT
    const target = arc & TARGET_MASK
    if (label === 0) visit(before, target)
    else words({ arcs } as WordFile, target, visit, before + String.fromCharCode(96 + label))
    if (arc & LAST_ARC) return
  }
}

/** Ending of forms that only nouns and adjectives have, in most of their paradigms. */
const NOMINAL: Record<Locale, RegExp> = { ro: /lor$/, en: /s$/, hu: /n[ae]k$/ }
const HU_CASE = 't|[oea]t|[ae]t|b[ae]n|b[ae]|r[ae]|[bt]ol|rol|n[ae]l|n[ae]k|h[oe]z|v[ae]l|on|en|n|ig|ert|kent'
const HU_OWNER = '[oea]?[md]|j?[ae]|u?nk|j?uk|j?[ae]i|j?[ae]i[md]|j?[ae]ink'
/** What is left of a form after what it shares with its word: endings that people type. Hungarian can add many one after the other. */
const USUAL: Record<Locale, RegExp> = {
  ro: /^(?!.*(?:o|ule)$)/,
  en: /^/,
  hu: new RegExp(`^(?:[oea]?k)?(?:${HU_CASE})?$|^(?:${HU_OWNER})(?:t|b[ae]n|v[ae]l|n[ae]k)?$`),
}
/** Every so many words are looked at. */
const STEP = 7

/** Returns nouns and adjectives with their forms. */
function paradigms(locale: Locale): Map<string, Set<string>> {
  const file = readWordFile(readFileSync(new URL(`../../build/words/${locale}.bin`, import.meta.url)))
  const found = new Map<string, Set<string>>()
  let count = 0
  words(file, file.root, (beginning, of) => {
    if (count++ % STEP !== 0) return
    const ending = file.endings[file.stemEndings[of]!]!
    const lemma = beginning.slice(0, beginning.length - Number(ending[0])) + ending.slice(1)
    const forms = new Set<string>()
    words(file, file.starts[of]!, (rest, target) => {
      const form = beginning + rest
      if (target === 0 && USUAL[locale].test(form.slice(sharedLength([lemma, form])))) forms.add(form)
    })
    if (lemma.length < 3 || !forms.values().some((form) => NOMINAL[locale].test(form) && form !== lemma)) return
    found.set(lemma, new Set([...(found.get(lemma) ?? []), ...forms]))
  })
  return found
}

/** Returns whether one word may be made from the other: it begins with it but for its last letters. */
const areRelated = (one: string, other: string): boolean => {
  const length = Math.min(one.length, other.length) - 1
  return one.slice(0, length) === other.slice(0, length)
}

const [only, show] = process.argv.slice(2)
for (const locale of LOCALES.filter((one) => only === undefined || one === only)) {
  const all = paradigms(locale)
  const byStem = Map.groupBy(all.keys(), (lemma) => stem(lemma, locale))
  let pairs = 0
  const missed: string[] = []
  for (const [lemma, forms] of all)
    for (const form of forms) {
      if (form === lemma) continue
      pairs++
      if (stem(form, locale) !== stem(lemma, locale))
        missed.push(`${lemma} ${form}: ${stem(lemma, locale)} ${stem(form, locale)}`)
    }
  const collide = all
    .keys()
    .filter((lemma) => byStem.get(stem(lemma, locale))!.some((other) => !areRelated(lemma, other)))
    .toArray()
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
  process.stdout.write(
    `${locale}: ${all.size} words, ${pairs} forms; without the stem of their word ${percent(missed.length, pairs)}; ` +
      `words with the stem of an unrelated one ${percent(collide.length, all.size)}\n`,
  )
  if (show === undefined) continue
  for (let at = 0; at < missed.length; at += Math.ceil(missed.length / 150)) process.stdout.write(`  ${missed[at]}\n`)
  for (let at = 0; at < collide.length; at += Math.ceil(collide.length / 60))
    process.stdout.write(`  = ${byStem.get(stem(collide[at]!, locale))!.join(' ')}\n`)
}
