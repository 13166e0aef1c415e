import { expect, test } from 'vitest'
import { HOSTILE_TEXTS } from '#test/hostile/payloads.ts'
import type { Block, Span } from './content.ts'
import { fromMarkup, toMarkup } from './rich-markup.ts'

/** A text without form is one string, and an item without text is none: what is read is in this form. */
const normal = (blocks: readonly Block[]): string => JSON.stringify(blocks)

test('what staff type is what the shop shows', () => {
  const typed = `## Livrare {#livrare}
A paragraph with **strong words** and a [link](/delivery).

- one
- **[two](https://shop.example/?a=1)** more
1. first
2. second

| Sizes
|| Age | cm
|| 1 month | 56

::: Form
> To: us
>
> I withdraw
:::
last`
  expect(fromMarkup(typed)).toEqual([
    { kind: 'heading', level: 2, text: 'Livrare', id: 'livrare' },
    {
      kind: 'paragraph',
      text: ['A paragraph with ', { text: 'strong words', strong: true }, ' and a ', { text: 'link', href: '/delivery' }, '.'],
    },
    { kind: 'list', items: ['one', [{ text: 'two', href: 'https://shop.example/?a=1', strong: true }, ' more']] },
    { kind: 'list', ordered: true, items: ['first', 'second'] },
    { kind: 'table', caption: 'Sizes', head: ['Age', 'cm'], rows: [['1 month', '56']] },
    { kind: 'form', title: 'Form', lines: ['To: us', '', 'I withdraw'] },
    { kind: 'paragraph', text: 'last' },
  ])
})

test('stars, brackets and bars that form nothing are characters', () => {
  expect(fromMarkup('2 ** 3, [not a link], a | b, 5 * 4')).toEqual([
    { kind: 'paragraph', text: '2 ** 3, [not a link], a | b, 5 * 4' },
  ])
})

const OWN = [
  '**',
  '[a](b)',
  '# no',
  '## no',
  '- no',
  '1. no',
  '| no',
  '|| no',
  ':::',
  '\\',
  '\\n',
  'a\nb',
  ' a ',
  '{#x}',
  '> x',
  '](x)',
  '**a**',
  ')(',
]

test.each([...OWN, ...HOSTILE_TEXTS.filter((text) => text.trim() !== '')].map((text) => [text]))(
  'the text %j is read as it was written, wherever it stands',
  (text) => {
    const span: Span[] = [`${text}a`, { text, strong: true }, 'b', { text, href: text }]
    const blocks: Block[] = [
      { kind: 'heading', level: 2, text: `a${text}b`, id: text },
      { kind: 'heading', level: 3, text: `a${text}b` },
      { kind: 'paragraph', text: `a${text}b` },
      { kind: 'paragraph', text: `${text}b`.trimStart() },
      { kind: 'paragraph', text: span },
      { kind: 'list', items: [`a${text}b`, [{ text, href: text, strong: true }]] },
      { kind: 'list', ordered: true, items: [`a${text}b`] },
      { kind: 'table', caption: `a${text}b`, head: [`a${text}b`, 'b'], rows: [[`a${text}b`, 'c']] },
      { kind: 'form', title: `a${text}b`, lines: [text, `a${text}b`] },
    ]
    expect(normal(fromMarkup(toMarkup(blocks)))).toBe(normal(blocks))
  },
)
