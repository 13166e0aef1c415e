/** What a newsletter is made of. */
import { expect, test } from 'vitest'
import { pageContent } from '#domain/content/story.ts'
import { paragraphsOf, writtenTextOf } from './issue.ts'

test('empty lines part paragraphs, single line breaks do not', () => {
  expect(paragraphsOf('\nBună!\n\nPrima linie\r\na doua.\n \n\n')).toEqual([
    { kind: 'paragraph', text: 'Bună!' },
    { kind: 'paragraph', text: 'Prima linie a doua.' },
  ])
  expect(paragraphsOf(' \n \n')).toEqual([])
})

test('of a page the written text is taken, other blocks are left out', () => {
  const text = { kind: 'paragraph', text: 'Noutăți.' } as const
  const body = [text, { component: 'hero', title: 'Iarna' }, text]
  expect(writtenTextOf(pageContent('iarna', { title: 'Iarna', description: '', body }))).toEqual([text, text])
})
