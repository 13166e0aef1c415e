import { createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
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
  const page = (id: string, path: string, data: object = {}) => ({ id, path, loader: () => ({ data }), element: null })
  const router = createMemoryRouter(
    [
      page('product', '/p/*', { id: '77' }),
      page('listing/collection', '/c/*'),
      page('order/pay', '/pay/:id'),
      page('listing/brand', '/brands/:slug'),
      { id: 'content', path: '/*', loader: () => Promise.reject(new Error('not found')), errorElement: 'not found' },
    ],
    { initialEntries: ['/p/urs'] },
  )
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
  recordVisits(router)
  for (const path of ['/c/jucarii/ursi?sort=new', '/pay/token', '/brands/lumi', '/nowhere/else']) await router.navigate(path)
  expect(visited.get().slice(0, 3)).toMatchObject([
    { path: '/brands/lumi', kind: 'listing/brand', id: 'lumi' },
    { path: '/c/jucarii/ursi', kind: 'listing/collection', id: 'jucarii/ursi' },
    { path: '/p/urs', kind: 'product', id: '77' },
  ])
  expect(visited.get().filter(({ path }) => /pay|nowhere/.test(path))).toEqual([])
})
