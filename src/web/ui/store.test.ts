import { expect, test } from 'vitest'
import { createListeners, createStore } from './store.browser.ts'

test('a store has its value at once and tells its listeners of each change, until they leave', () => {
  const store = createStore(1)
  const seen: number[] = []
  const leave = store.subscribe(() => seen.push(store.get()))
  store.set(2)
  store.set(3)
  leave()
  store.set(4)
  expect([seen, store.get(), store.initial]).toEqual([[2, 3], 4, 1])
})

test('listeners hear what is said, each once, though added twice', () => {
  const listeners = createListeners<[word: string]>()
  const heard: string[] = []
  const listen = (word: string) => void heard.push(word)
  listeners.add(listen)
  const leave = listeners.add(listen)
  listeners.call('open')
  leave()
  listeners.call('again')
  expect(heard).toEqual(['open'])
})
