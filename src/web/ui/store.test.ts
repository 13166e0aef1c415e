import { expect, test } from 'vitest'
import { createListeners, createStore } from './store.browser.ts'

test('a store has its new value at once and calls its listeners on each change until they are removed', () => {
  const store = createStore(1)
  const seen: number[] = []
  const leave = store.subscribe(() => seen.push(store.get()))
  store.set(2)
  store.set(3)
  leave()
  store.set(4)
  expect([seen, store.get(), store.initial]).toEqual([[2, 3], 4, 1])
})

test('a listener that is added twice is called once per event', () => {
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
