import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readXml } from '#test/documents/xml-tree.ts'
import { cut, element, groupOf, textElement, xmlDocument } from './xml.ts'

const written = (text: string, attribute = '') => xmlDocument(element('a', [textElement('b', text, { c: attribute })]))

test.each([
  ['<b>&amp; "x" \'y\' ]]>', '<b>&amp; "x" \'y\' ]]>'],
  ['a\u0000\u0008\u000b\u001f\u007f\u0085b', 'a b'],
  ['one\r\n\ttwo\u00a0three', 'one two three'],
  ['half \ud83d of a pair, \ufffe and \uffff', 'half of a pair, and'],
  ['Ș ț ő 🍼', 'Ș ț ő 🍼'],
])('%j is read back as %j', (text, expected) => {
  const { children } = readXml(written(text, text), { '': '' })
  expect(children[0]!.text).toBe(expected)
  expect(children[0]!.attributes.c).toBe(expected)
})

test('any text makes a document that a parser reads, as one line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const document = written(`x${text}`, text)
      expect(readXml(document, { '': '' }).children[0]!.text).toMatch(/^x\P{Cc}*$/u)
      expect(document.split('\n')).toHaveLength(5)
    }),
    { numRuns: 500 },
  )
})

test('nothing is written where nothing is to be said', () => {
  expect(textElement('a', ' \u0001 ')).toBeNull()
  expect(textElement('a', null)).toBeNull()
  expect(groupOf('a', [null, textElement('b', '')])).toBeNull()
})

test('a text is cut between characters', () => {
  expect(cut('🍼🍼🍼', 2)).toBe('🍼🍼')
  expect(cut('ab cd', 3)).toBe('ab')
})
