import { expect, test } from 'vitest'
import { type KeyValueStorage, asRecord, stored } from './stored.browser.ts'

const memoryStorage = (): KeyValueStorage & { content: Map<string, string> } => {
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

test('a stored value survives a page load and is the same object until it changes', () => {
  const storage = memoryStorage()
  stored('k', parse, () => storage).update(() => ({ n: 3 }))
  const page = stored('k', parse, () => storage)
  expect(page.get()).toEqual({ n: 3 })
  expect(page.get()).toBe(page.get())
})

test('damaged or unknown content is read as empty', () => {
  const storage = memoryStorage()
  const store = stored('k', parse, () => storage)
  for (const content of ['{', '[1]', '"x"', 'null', '{"n":"3"}']) {
    storage.content.set('k', content)
    expect(store.get()).toEqual({ n: 0 })
  }
})

test('an update starts from the value that another tab has written', () => {
  const storage = memoryStorage()
  const ours = stored('k', parse, () => storage)
  const theirs = stored('k', parse, () => storage)
  ours.update(() => ({ n: 1 }))
  theirs.update(({ n }) => ({ n: n + 1 }))
  expect(ours.update(({ n }) => ({ n: n + 1 }))).toEqual({ n: 3 })
})

test('listeners are called only on changes', () => {
  const storage = memoryStorage()
  const store = stored('k', parse, () => storage)
  let heard = 0
  const stop = store.subscribe(() => heard++)
  store.update((value) => value)
  expect(heard).toBe(0)
  store.update(() => ({ n: 1 }))
  stop()
  store.update(() => ({ n: 2 }))
  expect(heard).toBe(1)
})

test('without storage, or with a full one, the value is held until the page is left', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  const full: KeyValueStorage = { getItem: () => '{"n":1}', setItem: refuse, removeItem: refuse }
  const off: KeyValueStorage = { getItem: refuse, setItem: refuse, removeItem: refuse }
  for (const storages of [() => null, () => full, () => off]) {
    const store = stored('k', parse, storages)
    store.update(() => ({ n: 7 }))
    expect(store.get()).toEqual({ n: 7 })
    store.clear()
    expect(store.get()).toEqual({ n: 0 })
  }
})
