import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const TEXT = String.raw`('(?:[^'\\]|\\.)*'|\x60[^\x60]*\x60)`
/** The English text of `msg`, and the English forms of `plural`. */
const SINGLE = new RegExp(String.raw`\bmsg\(\s*${TEXT},\s*${TEXT}`, 'g')
const PLURAL = /\bplural\(\s*\{[^}]*\},\s*(\{[^}]*\})/g
const AMERICAN =
  /\b(stores?|colors?|colored|gray|zip codes?|apartments?|strollers?|diapers?|pacifiers?|cribs?|favorites?|canceled|canceling|centers?|moms?|cell phones?|sweaters?|vacations?|fulfill(?:s|ments?)?|jewelry)\b/i

const english = (source: string): string[] => [
  ...Array.from(source.matchAll(SINGLE), (found) => found[2]!),
  ...Array.from(source.matchAll(PLURAL), (found) => found[1]!),
]

test('English is that of a British shopkeeper', () => {
  const texts = globSync('src/messages/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => english(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`))
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter((text) => AMERICAN.test(text.slice(text.indexOf(': '))))).toEqual([])
})

test('American words are found in single texts and in plurals, and Romanian ones are not', () => {
  const found = english("msg('Favorite', 'To the store', 'X'); plural({ one: 'Favorite' }, { one: 'a color' }, { one: 'x' })")
  expect(found.map((text) => AMERICAN.test(text))).toEqual([true, true])
})
