import { expect, test } from 'vitest'
import { emptyBlocks } from '#test/hostile/hostile-blocks.ts'
import { contentFaults, isKept } from './content-faults.ts'
import { mergeContent } from './merge-content.ts'
import type { StoryBlock } from './story.ts'

const page = (body: StoryBlock[], given: object = {}): StoryBlock => ({
  _uid: 'p',
  component: 'page',
  title: 'Title',
  description: 'About',
  body,
  ...given,
})
const faults = (body: StoryBlock[], given = {}, key = 'p') =>
  contentFaults(page(body, given), { kind: 'page', key }).map(({ block, path, code }) => [block, path.join('.'), code])

test('what a block needs is missing, what is wrong has its place', () => {
  const link = { text: 'x', link: 'javascript:alert(1)' }
  expect(faults([{ _uid: 'h', component: 'hero', links: [link], size: 'tiny', lead: 'x'.repeat(4001) }])).toEqual([
    ['h', 'title', 'missing'],
    ['h', 'lead', 'too_long'],
    ['h', 'size', 'choice'],
    ['h', 'links.0.link', 'link'],
  ])
  expect(faults([{ _uid: 't', component: 'table', caption: 'x', cells: [['a', 'b'], ['c']] }])).toEqual([
    ['t', 'cells', 'uneven'],
  ])
  expect(faults([])).toEqual([['', 'body', 'empty']])
  expect(faults([{ _uid: 'q', component: 'unheard' }])).toEqual([['q', '', 'kind']])
  expect(faults([{ _uid: 'q', component: 'quote', text: 'x' }], {}, 'terms')).toEqual([['q', '', 'kind']])
  expect(faults([{ _uid: 'q', component: 'quote', _hidden: true }])).toEqual([['', 'body', 'empty']])
})

test('an unfinished block of every kind can be kept', () => {
  const known = emptyBlocks().filter(({ component }) => component !== 'marquee')
  expect(faults(known).filter(([, , code]) => !isKept({ code: code as never }))).toEqual([])
})

const quote = (uid: string, text: string, who = 'A') => ({ _uid: uid, component: 'quote', text, who })

test('changes of two people are joined field by field; what both changed is chosen', () => {
  const base = page([quote('a', '1'), quote('b', '1'), quote('c', '1')])
  const mine = page([quote('a', 'mine'), quote('b', '1', 'me'), quote('d', 'new')], { title: 'Mine' })
  const theirs = page([quote('c', 'theirs'), quote('b', 'theirs'), quote('a', '1')])
  const { content, conflicts } = mergeContent(base, mine, theirs)
  expect(conflicts).toEqual([])
  expect(content).toEqual(
    page([quote('a', 'mine'), quote('b', 'theirs', 'me'), quote('d', 'new'), quote('c', 'theirs')], { title: 'Mine' }),
  )
  const both = page([quote('a', 'other')], { title: 'Theirs' })
  const chosen = mergeContent(page([quote('a', '1')]), page([quote('a', 'mine')], { title: 'Mine' }), both, ({ path }) =>
    path[0] === 'title' ? 'theirs' : 'mine',
  )
  expect(chosen.conflicts.map(({ block, path }) => [block, ...path])).toEqual([
    ['', 'title'],
    ['a', 'text'],
  ])
  expect(chosen.content).toEqual(page([quote('a', 'mine')], { title: 'Theirs' }))
})
