import { afterEach, expect, test, vi } from 'vitest'
import { lists, loadLists } from './lists.browser.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const BRAND = { slug: 'lumi', name: 'Lumi', logo: null, description: '' }

test('the four lists are loaded in the page’s language and stored (SPEC-7)', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json(path.startsWith('/api/sb/') ? [BRAND] : [])
  })
  await loadLists('hu')
  expect(asked).toEqual([
    '/api/list-vendors?locale=hu',
    '/api/list-warehouses?locale=hu',
    '/api/list-collections?locale=hu',
    '/api/sb/list-vendors?locale=hu',
  ])
  expect(lists.brands.get()).toEqual({ locale: 'hu', entries: [BRAND] })
  const before = lists.brands.get()
  await loadLists('hu')
  expect(lists.brands.get()).toBe(before)
})

test('a list that cannot be loaded is logged only, and what is stored stays (SPEC-8)', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('sb/') ? Response.json({}, { status: 500 }) : Response.json([{ id: '1', name: 'Atelier', slug: 'atelier' }]),
  )
  await loadLists('hu')
  expect(said).toHaveBeenCalledOnce()
  expect(lists.brands.get().entries).toEqual([BRAND])
  expect(lists.vendors.get().entries).toHaveLength(1)
})

test('a browser without a connection reports no failure', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('navigator', { onLine: false })
  await loadLists('hu')
  expect(said).not.toHaveBeenCalled()
})
