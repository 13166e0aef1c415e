import { expect, test } from 'vitest'
import { openBrowser } from '#test/browser-history.ts'
import { Router, type Place } from './router.browser.ts'

/** A router whose loads are answered by the test; a view is the address that it was loaded for. */
function open(path: string) {
  const browser = openBrowser(path)
  const loads: { address: string; signal: AbortSignal; answer(): void; fail(error: unknown): void }[] = []
  const load = ({ pathname, search }: Place, signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      loads.push({ address: pathname + search, signal, answer: () => resolve(pathname + search), fail: reject })
    })
  const router = new Router({ around: browser, first: path, load })
  const open = async (to: string, move = {}) => {
    const done = router.navigate(to, move)
    loads.at(-1)?.answer()
    await done
  }
  return { browser, loads, router, open }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a page is entered in the history when its view has been loaded, not before', async () => {
  const { browser, loads, router } = open('/')
  const done = router.navigate('/c/toys?sort=new#top')
  expect(browser.entries).toEqual(['/'])
  expect(router.target).toMatchObject({ pathname: '/c/toys', search: '?sort=new', hash: '#top' })
  loads[0]!.answer()
  await done
  expect(browser.entries).toEqual(['/', '/c/toys?sort=new#top'])
  expect(router.target).toBeNull()
  expect(router.shown).toMatchObject({ view: '/c/toys?sort=new', action: 'push', place: { isInPlace: false } })
})

test('the same address again, and a move that says so, replace the entry', async () => {
  const { browser, router, open: visit } = open('/a')
  await visit('/b')
  await visit('/b')
  expect(router.shown.action).toBe('replace')
  expect(browser.entries).toEqual(['/a', '/b'])
  await visit('/c', { replace: true, stay: true })
  expect(browser.entries).toEqual(['/a', '/c'])
  expect(router.shown.place.isInPlace).toBe(true)
})

test('a later navigation overtakes an earlier one, whichever is answered first', async () => {
  const { browser, loads, router } = open('/')
  const first = router.navigate('/slow')
  const second = router.navigate('/fast')
  expect(loads.map(({ signal }) => signal.aborted)).toEqual([true, false])
  loads[1]!.answer()
  await second
  loads[0]!.answer()
  await first
  expect(router.shown.view).toBe('/fast')
  expect(browser.entries).toEqual(['/', '/fast'])
})

test('a load that fails after it was overtaken is ignored; one that nothing has overtaken rejects, and the page stays', async () => {
  const { loads, router } = open('/')
  const first = router.navigate('/slow')
  const second = router.navigate('/broken')
  loads[0]!.fail(new Error('aborted'))
  await expect(first).resolves.toBeUndefined()
  loads[1]!.fail(new Error('broken'))
  await expect(second).rejects.toThrow('broken')
  expect(router.target).toBeNull()
  expect(router.shown.view).toBe('/')
})

test('back and forward show the entry again under the key that it had', async () => {
  const { browser, loads, router, open: visit } = open('/a')
  const { key } = router.shown.place
  await visit('/b', { stay: true })
  const later = router.shown.place.key
  browser.go(-1)
  expect(router.target?.key).toBe(key)
  loads.at(-1)!.answer()
  await settled()
  expect(router.shown).toMatchObject({ view: '/a', action: 'pop', place: { key } })
  browser.go(1)
  loads.at(-1)!.answer()
  await settled()
  expect(router.shown).toMatchObject({ view: '/b', action: 'pop', place: { key: later, isInPlace: true } })
  expect(browser.entries).toEqual(['/a', '/b'])
})

test('a navigation started during a step back is entered after the entry that the browser is at', async () => {
  const { browser, loads, router, open: visit } = open('/a')
  await visit('/b')
  browser.go(-1)
  const done = router.navigate('/c')
  loads.at(-1)!.answer()
  await done
  expect(browser.entries).toEqual(['/a', '/c'])
  expect(router.shown.view).toBe('/c')
})

test('another place within the page loads nothing', async () => {
  const { browser, loads, router, open: visit } = open('/a')
  await router.navigate('/a#reviews')
  browser.follow('#sizes')
  browser.go(-1)
  browser.go(-1)
  expect(loads).toEqual([])
  expect(router.shown.place.hash).toBe('')
  await visit('/a')
  expect(loads.map(({ address }) => address)).toEqual(['/a'])
})

test('each place is left once: before the next is shown, or by the browser', async () => {
  const { browser, loads, router, open: visit } = open('/a')
  const left: string[] = []
  router.onLeave(({ pathname, hash }) => left.push(pathname + hash))
  await visit('/b')
  router.leave()
  browser.follow('#sizes')
  expect(left).toEqual(['/a', '/b'])
  browser.go(-2)
  loads.at(-1)!.answer()
  await settled()
  expect(left).toEqual(['/a', '/b', '/b#sizes'])
})

test('where the browser refuses a further entry, the document is loaded', async () => {
  const { browser, router, open: visit } = open('/a')
  browser.history.pushState = () => {
    throw new DOMException('too many', 'SecurityError')
  }
  await visit('/b?page=2#top')
  expect(browser.documents).toEqual(['/b?page=2#top'])
  expect(router.shown.view).toBe('/a')
})

test('a query that the page shows already is written into its entry, and nothing is loaded', async () => {
  const { browser, loads, router, open: visit } = open('/p/bear')
  let told = 0
  router.subscribe(() => told++)
  const before = router.shown
  router.setQuery('?color=honey')
  expect(browser.entries).toEqual(['/p/bear?color=honey'])
  expect(router.shown).toBe(before)
  expect([told, loads.length]).toEqual([0, 0])
  await visit('/c/toys')
  expect(browser.entries).toEqual(['/p/bear?color=honey', '/c/toys'])
})
