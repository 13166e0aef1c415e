/** Input of the reference work. It never changes, because the reference machine was measured with it. */
import { createElement, type ReactElement } from 'react'

const SYLLABLES = [
  'ba',
  'ca',
  'dor',
  'el',
  'fi',
  'gra',
  'hal',
  'in',
  'ju',
  'kor',
  'le',
  'mi',
  'nes',
  'ot',
  'pi',
  'ra',
  'su',
  'tul',
]

/** Returns the same numbers in [0, 1) on every machine (Lehmer, modulus 2³¹ − 1). */
function sequence(): () => number {
  let state = 20_261_122
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

interface Item {
  id: number
  name: string
  brand: string
  price: number
  old: number | null
  sizes: string[]
  isNew: boolean
}

function items(count: number): Item[] {
  const next = sequence()
  const word = () => Array.from({ length: 2 + Math.floor(next() * 2) }, () => SYLLABLES[Math.floor(next() * 18)]).join('')
  return Array.from({ length: count }, (_, id) => ({
    id,
    name: `${word()} & ${word()} ${word()}`,
    brand: word(),
    price: Math.floor(next() * 100_000),
    old: next() < 0.3 ? Math.floor(next() * 100_000) : null,
    sizes: Array.from({ length: 1 + Math.floor(next() * 5) }, () => String(Math.floor(next() * 100))),
    isNew: next() < 0.2,
  }))
}

/** 1,000 records, about 120 KB as JSON. */
export const frozenDocument = (): { items: Item[] } => ({ items: items(1000) })

/** HTML of about 60 KB as a listing has it. */
export const frozenPage = (): string =>
  `<!doctype html><html lang="ro"><body><main><ul class="grid">${items(150)
    .map(
      ({ id, name, brand, price, sizes }) =>
        `<li class="card" data-id="${id}"><a class="card-link" href="/p/${name.replaceAll(/\W+/g, '-')}-${id}"><img src="/img/${id}.avif" ` +
        `width="320" height="320" alt="${name}" loading="lazy"/><span class="card-brand">${brand}</span><h3 class="card-name">${name}</h3>` +
        `<p class="price"><b>${price}</b> lei</p><p class="sizes">${sizes.map((size) => `<span class="size">${size}</span>`).join('')}</p></a></li>`,
    )
    .join('')}</ul></main></body></html>`

const el = createElement

function Price({ price, old }: Pick<Item, 'price' | 'old'>): ReactElement {
  const sum = (value: number) => `${Math.floor(value / 100)},${String(value % 100).padStart(2, '0')}`
  return el('p', { className: 'price' }, el('b', null, sum(price)), ' lei', old === null ? null : el('s', null, sum(old)))
}

function Card({ item, at }: { item: Item; at: number }): ReactElement {
  const { id, name, brand, sizes, isNew } = item
  const image = {
    src: `/img/${id}.avif`,
    width: 320,
    height: 320,
    alt: name,
    loading: at < 4 ? ('eager' as const) : ('lazy' as const),
  }
  return el(
    'li',
    { className: isNew ? 'card new' : 'card', style: { animationDelay: `${at * 20}ms` } },
    el(
      'a',
      { href: `/p/${id}`, 'aria-label': name },
      el('img', image),
      el('span', { className: 'brand' }, brand),
      el('h3', null, name),
    ),
    el(Price, item),
    el('ul', null, ...sizes.map((size, index) => el('li', { key: `${size}-${index}` }, el('button', { type: 'button' }, size)))),
  )
}

function List({ all }: { all: Item[] }): ReactElement {
  return el(
    'main',
    { id: 'content' },
    el('ul', { className: 'grid' }, ...all.map((item, at) => el(Card, { key: item.id, item, at }))),
  )
}

/** 150 cards of about fifteen elements each. */
export const frozenTree = (): ReactElement => el(List, { all: items(150) })

/** Sorting, hashing and adding up, without a table. */
export const FROZEN_STATEMENT = `
  select sum(place * length(word)) as sum, count(distinct left(word, 2)) as groups
  from (select md5(n::text) as word, row_number() over (order by md5((n * 7)::text)) as place from generate_series(1, 4000) as n) as numbered
  where word > '4'`
