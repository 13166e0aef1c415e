import { expect, test } from 'vitest'
import { type StockLevel, asRecord, stored } from './stored.browser.ts'

const shelf = (): StockLevel & { content: Map<string, string> } => {
  const content = new Map<string, string>()
  return {
    content,
    getItem: (key) => content.get(key) ?? null,
    setItem: (key, value) => void content.set(key, value),
    removeItem: (key) => void content.delete(key),
  }
}
const parse = (raw: unknown): { n: number } => {
  const { n } = asRecord(raw)
  return { n: typeof n === 'number' ? n : 0 }
}

test('a stored value survives a new page and keeps its identity while nothing changes', () => {
  const box = shelf()
  stored('k', parse, () => box).update(() => ({ n: 3 }))
  const page = stored('k', parse, () => box)
  expect(page.get()).toEqual({ n: 3 })
  expect(page.get()).toBe(page.get())
})

test('damaged or foreign content counts as empty', () => {
  const box = shelf()
  const store = stored('k', parse, () => box)
  for (const content of ['{', '[1]', '"x"', 'null', '{"n":"3"}']) {
    box.content.set('k', content)
    expect(store.get()).toEqual({ n: 0 })
  }
})

test('an update starts from what another tab has written meanwhile', () => {
  const box = shelf()
  const ours = stored('k', parse, () => box)
  const theirs = stored('k', parse, () => box)
  ours.update(() => ({ n: 1 }))
  theirs.update(({ n }) => ({ n: n + 1 }))
  expect(ours.update(({ n }) => ({ n: n + 1 }))).toEqual({ n: 3 })
})

test('listeners hear of changes only', () => {
  const box = shelf()
  const store = stored('k', parse, () => box)
  let heard = 0
  const stop = store.subscribe(() => heard++)
  store.update((value) => value)
  expect(heard).toBe(0)
  store.update(() => ({ n: 1 }))
  stop()
  store.update(() => ({ n: 2 }))
  expect(heard).toBe(1)
})

test('without storage, or with a full one, the value lives as long as the page', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  const full: StockLevel = { getItem: () => '{"n":1}', setItem: refuse, removeItem: refuse }
  const off: StockLevel = { getItem: refuse, setItem: refuse, removeItem: refuse }
  for (const shelves of [() => null, () => full, () => off]) {
    const store = stored('k', parse, shelves)
    store.update(() => ({ n: 7 }))
    expect(store.get()).toEqual({ n: 7 })
    store.clear()
    expect(store.get()).toEqual({ n: 0 })
  }
})
