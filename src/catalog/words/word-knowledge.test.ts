import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { wordKnowledge } from './word-knowledge.ts'

const { isWord, stemsOf, partsOf } = wordKnowledge()

describe('isWord', () => {
  test.each<[Locale, string]>([
    ['ro', 'mese carucioarele biberoane patuturi saltele mocasini palton ghiozdan plapuma slapi copiii pentru'],
    ['en', 'coat coats tea wheat knitted nappies feet unhappy reusable colour color pyjamas pajamas'],
    ['hu', 'lovak etetoszekek pelenkakat babakocsiba osszecsukhato osszehajthato lemoshato legszebb kabatjaim pottyosek hogy'],
  ])('%s: knows words in every form', (locale, words) => {
    expect(words.split(' ').filter((word) => !isWord(word, locale))).toEqual([])
  })

  test.each<[Locale, string]>([
    ['ro', 'carucioor biberrn salteaua1 xyzw'],
    ['en', 'strolller cot7 nappys1 wheatt'],
    ['hu', 'babakoxsi halozask pelekna'],
  ])('%s: does not know mistakes', (locale, words) => {
    expect(words.split(' ').filter((word) => isWord(word, locale))).toEqual([])
  })

  test.each(LOCALES)('%s: knows nothing that is not folded letters', (locale) => {
    for (const text of ['', ' ', '12', '3d', 'UPPER', 'két', 'two words', 'a-b', '\0', '{', '`'])
      expect([text, isWord(text, locale), stemsOf(text, locale), partsOf(text, locale)]).toEqual([text, false, [], []])
  })
})

describe('stemsOf', () => {
  test.each<[Locale, string, string]>([
    ['ro', 'scaune', 'scaun'],
    ['ro', 'ghetute', 'ghetuta'],
    ['ro', 'rochiilor', 'rochie'],
    ['ro', 'manusile', 'manusa'],
    ['ro', 'mese', 'masa'],
    ['ro', 'oameni', 'om'],
    ['ro', 'copiii', 'copil'],
    ['ro', 'rosie', 'rosiu'],
    ['ro', 'neagra', 'negru'],
    ['ro', 'groasa', 'gros'],
    ['en', 'strollers', 'stroller'],
    ['en', 'stroller', 'stroller'],
    ['en', 'nappies', 'nappy'],
    ['en', 'feet', 'foot'],
    ['en', 'leaves', 'leaf'],
    ['en', 'knitted', 'knit'],
    ['en', 'biggest', 'big'],
    ['en', 'worn', 'wear'],
    ['hu', 'lovak', 'lo'],
    ['hu', 'tavakat', 'to'],
    ['hu', 'bokrok', 'bokor'],
    ['hu', 'szamarak', 'szamar'],
    ['hu', 'pottyoset', 'pottyos'],
    ['hu', 'etetoszekek', 'etetoszek'],
  ])('%s: %s → %s', (locale, form, stem) => {
    expect(stemsOf(form, locale)).toContain(stem)
  })
})

describe('partsOf', () => {
  test.each([
    ['etetoszekek', 'eteto szek'],
    ['babakocsiba', 'baba kocsi'],
    ['testverkocsi', 'testver kocsi'],
    ['kiscipo', 'kis cipo'],
    ['favonatok', 'fa vonat'],
    ['hotarto', 'ho tarto'],
    ['bazistalp', 'bazis talp'],
  ])('%s → %s', (word, parts) => {
    expect(partsOf(word, 'hu')[0]?.join(' ')).toBe(parts)
  })

  test('all ways with the fewest parts are there', () => {
    expect(partsOf('cumisuveg', 'hu').map((parts) => parts.join(' '))).toContain('cumis uveg')
  })

  test('a compound of short parts may be a mistake, so it is no sure word', () => {
    expect(isWord('kiscipok', 'hu')).toBe(true)
    expect(isWord('teaido', 'hu')).toBe(false)
    expect(stemsOf('teaidok', 'hu')).toContain('teaido')
  })

  test('a word that is none, or has no parts, has none', () => {
    for (const word of ['kocsi', 'babakoxsi', 'a', 'szek']) expect(partsOf(word, 'hu')).toEqual([])
    expect(partsOf('scaun', 'ro')).toEqual([])
  })
})
