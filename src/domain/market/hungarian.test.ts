import { expect, test } from 'vitest'
import { articleOf, untilDate, withArticle } from './hungarian.ts'

test.each([
  ['NST-20417', 'az'],
  ['TOAMNA10', 'a'],
  ['OSZ20', 'az'],
  ['BABY24', 'a'],
  ['Albinuri', 'az'],
  ['Țurțurel', 'a'],
  ['„Őszi” oldal', 'az'],
  ['Main', 'a'],
  ['S', 'az'],
  ['M', 'az'],
  ['XL', 'az'],
  ['XXL', 'az'],
  ['B', 'a'],
  ['75B', 'a'],
  ['info@nestling.example', 'az'],
  ['bun-venit@nestling.example', 'a'],
  ['6\u00a0390 Ft', 'a'],
  ['5\u00a0390 Ft', 'az'],
  ['1\u00a0990 Ft', 'az'],
  ['1990 Ft', 'az'],
  ['12\u00a0990 Ft', 'a'],
  ['54\u00a0990 Ft', 'az'],
  ['500\u00a0000 Ft', 'az'],
  ['100\u00a0000 Ft', 'a'],
  ['1\u00a0000\u00a0000 Ft', 'az'],
  ['12,50 €', 'a'],
  ['1', 'az'],
  ['5', 'az'],
  ['10', 'a'],
  ['15', 'a'],
  ['51', 'az'],
  ['0', 'a'],
  ['7F3K-9Q2M', 'a'],
  ['5F3K-9Q2M', 'az'],
  ['', 'a'],
])('the article of %s is %s', (text, article) => {
  expect(articleOf(text)).toBe(article)
})

test('the article precedes its word, the suffix follows its date', () => {
  expect(withArticle('NST-20417')).toBe('az NST-20417')
  expect(untilDate('2028. november 22.')).toBe('2028. november 22-ig')
})
