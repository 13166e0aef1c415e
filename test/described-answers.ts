/** Compares answers of endpoints with their schemas in the OpenAPI description. */
import { expect } from 'vitest'
import { endpoints } from '#web/entry/endpoints.server.ts'
import type { ApiRoute } from '#web/http/api/endpoint.ts'
import { problemAnswer } from '#web/schema/problem.ts'

const patternOf = ({ path }: ApiRoute) => new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`)
const described = endpoints.filter(({ describe }) => describe).map((route) => ({ route, pattern: patternOf(route) }))

/** @throws when a JSON answer of a described endpoint lacks a member, has another one or one of another type */
export function expectDescribed(method: string, path: string, type: string, body: unknown): void {
  const found = described.find(({ route, pattern }) => route.method === method && pattern.test(path))?.route.describe
  if (!found) return
  const schema = type === 'application/problem+json' ? (found.problem ?? problemAnswer) : found.answer
  if (!schema || !type.endsWith('json')) return
  // Parsing leaves out what the schema does not name.
  expect(schema.parse(body), `${method} ${path}`).toEqual(body)
}
