import { expect, test } from 'vitest'
import { missingFields } from '#domain/content/block-kinds.ts'
import { HOSTILE_TEXTS } from '#test/hostile/payloads.ts'
import { BLOCK_KINDS } from '#domain/content/block-kinds.ts'
import { blockSchemaOf, readBlock } from './block-schema.ts'

const blockSchema = blockSchemaOf(BLOCK_KINDS)

const hero = { _uid: 'h', component: 'hero' }

test('a block may lack every field, and no other may be there', () => {
  expect(blockSchema.safeParse(hero).success).toBe(true)
  expect(blockSchema.safeParse({ ...hero, html: '<b>x</b>' }).success).toBe(false)
  expect(blockSchema.safeParse({ _uid: 'x', component: 'marquee' }).success).toBe(false)
})

test('a link leads to an address of this site, to http, https, mailto, tel, or to something of the shop', () => {
  const isTaken = (link: string) => blockSchema.safeParse({ ...hero, links: [{ text: 'x', link }] }).success
  const good = ['/new', 'https://shop.example/', 'mailto:a@shop.example', 'tel:+40364400100', 'collection:toys', 'page:terms']
  expect(good.filter((link) => !isTaken(link))).toEqual([])
  const schemes = HOSTILE_TEXTS.filter((text) => /^\s*(java|vb|data|view|\/\/|\\)/i.test(text))
  expect(schemes.length).toBeGreaterThan(8)
  expect(schemes.filter(isTaken)).toEqual([])
  expect(isTaken('collection:../x')).toBe(false)
})

test('a table has as many cells in every row', () => {
  const isTaken = (cells: string[][]) => blockSchema.safeParse({ _uid: 't', component: 'table', cells }).success
  expect([
    isTaken([
      ['a', 'b'],
      ['c', 'd'],
    ]),
    isTaken([['a', 'b'], ['c']]),
  ]).toEqual([true, false])
})

test('what another service stores is read field by field: what does not follow the rules is left out', () => {
  const stored = {
    ...hero,
    title: 'Nest',
    size: 'huge',
    links: [{ text: 'x', link: 'javascript:alert(1)' }],
    _editable: '<!-- -->',
  }
  expect(readBlock(stored)).toEqual({ ...hero, title: 'Nest', links: [{ text: 'x' }] })
  expect(readBlock({ _uid: 'x', component: 'constructor' })).toBeNull()
})

test('a block names the fields without which it shows nothing', () => {
  expect(missingFields({ _uid: 'i', component: 'image' })).toEqual(['picture'])
  expect(missingFields({ _uid: 'q', component: 'quote', text: ' ' })).toEqual(['text'])
  expect(missingFields({ _uid: 'n', component: 'newsletter' })).toEqual([])
})

test('a wrong value in a list does not take along what stands beside it', () => {
  const links = [
    { text: 'Go', link: 'javascript:alert(1)' },
    { text: 'New', link: '/new', _uid: 'x', html: '<b>' },
    'no record',
    { text: 'Sale', link: '/sale' },
    { text: 'Last', link: '/last' },
  ]
  expect(readBlock({ ...hero, links })).toEqual({ ...hero, links: [{ text: 'Go' }, { text: 'New', link: '/new' }] })
})
