import { expect, test } from 'vitest'
import { fold, foldedWords } from './fold.ts'

test('comma and cedilla, double acute and ligatures are folded to the same letters', () => {
  expect(fold('șapcă')).toBe('sapca')
  expect(fold('Şapcă')).toBe('sapca')
  expect(fold('Tündérfészek Győr')).toBe('tunderfeszek gyor')
  expect(fold('Weiß Øst Łódź')).toBe('weiss ost lodz')
})

test('words consist of letters and digits', () => {
  expect(foldedWords('Cărucioare 3 în 1')).toEqual(['carucioare', '3', 'in', '1'])
  expect(foldedWords('  „Noapte bună”, 2,5 TOG')).toEqual(['noapte', 'buna', '2', '5', 'tog'])
  expect(foldedWords('…')).toEqual([])
})
