import { expect, test } from 'vitest'
import { openBrowser } from '#test/browser-history.ts'
import { routeAt, type View } from '#web/app/view.ts'
import { Router, type Place } from '#web/router/router.browser.ts'
import { parseVisits, recordVisits, visited } from './visited.browser.ts'

test('the history keeps the 100 pages seen last, each once', () => {
  for (let product = 1; product <= 130; product++)
    visited.add({ path: `/p/p${product}`, kind: 'product', id: String(product), at: product })
  visited.add({ path: '/p/p129', kind: 'product', id: '129', at: 131 })
  visited.add({ path: '/en/p/p129', kind: 'product', id: '129', at: 132 })
  visited.add({ path: '/cart', kind: 'cart', id: '', at: 133 })
  expect(visited.get()).toHaveLength(100)
  expect(visited.get()[0]).toEqual({ path: '/cart', kind: 'cart', id: '', at: 133 })
  expect(visited.products().slice(0, 3)).toEqual(['129', '130', '128'])
})

test('invalid stored entries are dropped', () => {
  const page = { path: '/brands', kind: 'listing/brands', id: '', at: 1 }
  const pages = [
    page,
    '10001',
    null,
    { ...page, path: 'x' },
    { ...page, kind: 'order/pay', path: '/pay/token' },
    { ...page, at: '1' },
  ]
  expect(parseVisits(pages)).toEqual([page])
  expect(parseVisits({})).toEqual([])
})

test('each visited page is recorded, but none with a private token (D-89)', async () => {
  const first: View = { page: 'product', layout: 'default', payload: { data: { id: '77' }, head: { title: '', alternates: {} } } }
  const load = async ({ pathname }: Place): Promise<View> => {
    const { page, layout } = routeAt(pathname).route
    if (page === 'content') return { page, layout, error: new Error('not found') }
    return { page, layout, payload: { data: {}, head: { title: '', alternates: {} } } }
  }
  const router = new Router({ around: openBrowser('/p/urs'), first, load })
  recordVisits(router)
  for (const path of ['/c/jucarii/ursi?sort=new', '/pay/token', '/brands/lumi', '/nowhere/else']) await router.navigate(path)
  expect(visited.get().slice(0, 3)).toMatchObject([
    { path: '/brands/lumi', kind: 'listing/brand', id: 'lumi' },
    { path: '/c/jucarii/ursi', kind: 'listing/collection', id: 'jucarii/ursi' },
    { path: '/p/urs', kind: 'product', id: '77' },
  ])
  expect(visited.get().filter(({ path }) => /pay|nowhere/.test(path))).toEqual([])
})
