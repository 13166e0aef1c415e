import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expectDescribed } from '#test/described-answers.ts'
import { endpoints } from '#web/entry/endpoints.server.ts'
import { refusalsOf } from './endpoint.ts'
import { openapi } from './openapi.ts'

interface Operation {
  summary?: string
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}
const { paths } = openapi(endpoints) as { paths: Record<string, Record<string, Operation>> }
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
)

test('every operation has a schema for each status that it answers with', () => {
  expect(operations.length).toBeGreaterThan(15)
  for (const { name, operation } of operations) {
    expect(operation.summary, name).toBeTruthy()
    const statuses = Object.entries(operation.responses)
    expect(
      statuses.filter(([status]) => !/^[2-5]\d\d$/.test(status)),
      name,
    ).toEqual([])
    expect(statuses.filter(([status]) => status.startsWith('2')).length, name).toBeGreaterThan(0)
    for (const [status, { content }] of statuses.filter(([status]) => Number(status) >= 400))
      expect(Object.keys(content!['application/problem+json']!.schema), `${name} ${status}`).toContain('properties')
  }
})

test('only the forms and redirects of the sign-in contract are not described', () => {
  const without = endpoints.filter(({ path, describe }) => path.startsWith('/api/') && !describe)
  const paths = new Set(without.map(({ path }) => path))
  expect(paths).toEqual(
    new Set([
      '/api/auth/signin',
      '/api/auth/signin/:provider',
      '/api/auth/callback/:provider',
      '/api/auth/callback/credentials',
      '/api/auth/error',
      '/api/auth/signout',
      '/api/auth/*',
    ]),
  )
})

/** The only endpoint under `/api` whose successful answer is not ours to describe: a gateway reads it. */
const NOT_JSON = ['post /api/content/webhook', 'post /api/payments/{gateway}/notify']

test('every successful answer with a body has a schema', () => {
  const without = operations.filter(({ operation }) =>
    Object.entries(operation.responses).some(([status, { content }]) => status.startsWith('2') && !content),
  )
  expect(without.map(({ name }) => name)).toEqual(NOT_JSON)
})

test('every status that is written in the code of an endpoint is described', () => {
  const modules = globSync(['src/web/storefront/**/{api,get-skus}.server.ts', 'src/web/storefront/account/*.server.ts']).filter(
    (file) => /^ *path: '/m.test(readFileSync(file, 'utf8')),
  )
  expect(modules.length).toBeGreaterThan(9)
  for (const file of modules) {
    const text = readFileSync(file, 'utf8')
    const routes = endpoints.filter(({ path }) => text.includes(`'${path}'`))
    expect(routes.length, file).toBeGreaterThan(0)
    const described = routes.flatMap((route) => [...Object.keys(route.describe?.answers ?? {}).map(Number), ...refusalsOf(route)])
    const written = text.matchAll(/\bproblem\((\d{3})\b|\bstatus: (\d{3})\b/g)
    for (const [, refusal, status] of written) expect(described, file).toContain(Number(refusal ?? status))
  }
})

test('an answer that is not as described fails the test that made the call', () => {
  const card = { product: '1', href: '/p/urs', name: 'Urs', brand: '', image: '', tint: 'oat', sale: 100 }
  const answer =
    (status: number, body: unknown, type = 'application/json') =>
    () =>
      expectDescribed('GET', '/api/cards', { status, type, body })
  expect(answer(200, [card])).not.toThrow()
  expect(answer(200, [{ ...card, secret: 1 }])).toThrow('GET /api/cards')
  expect(answer(200, [{ ...card, sale: '1' }])).toThrow()
  expect(answer(201, [card])).toThrow('status of GET /api/cards')
  const problem = { type: 'about:blank', title: 'Bad request', status: 400, code: 'validation_failed' }
  expect(answer(400, problem, 'application/problem+json')).not.toThrow()
  expect(answer(409, { ...problem, status: 409 }, 'application/problem+json')).toThrow('status of GET /api/cards')
})
