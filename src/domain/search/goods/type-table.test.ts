import { expect, test } from 'vitest'
import { typeTable } from './type-table.ts'

test('a type is four lines', () => {
  expect(
    typeTable(`
      twin-pram < pram @ twin-prams, prams > rain-cover + tandem
      ro cărucioare pentru gemeni, cărucior dublu
      en twin prams
      hu ikerbabakocsik

      pram
      ro cărucioare
      en prams
      hu babakocsik
    `),
  ).toEqual([
    {
      key: 'twin-pram',
      names: { ro: ['cărucioare pentru gemeni', 'cărucior dublu'], en: ['twin prams'], hu: ['ikerbabakocsik'] },
      broader: ['pram'],
      collections: ['twin-prams', 'prams'],
      complements: ['rain-cover'],
      includes: ['tandem'],
    },
    {
      key: 'pram',
      names: { ro: ['cărucioare'], en: ['prams'], hu: ['babakocsik'] },
      broader: [],
      collections: [],
      complements: [],
      includes: [],
    },
  ])
})

test.each([
  ['Pram\nro a\nen b\nhu c', 'Not the first line'],
  ['pram\nen b\nro a\nhu c', 'pram has no names in ro'],
  ['pram\nro a\nen b', 'pram has no names in hu'],
])('a table with a wrong line is refused: %j', (text, message) => {
  expect(() => typeTable(text)).toThrow(message)
})
