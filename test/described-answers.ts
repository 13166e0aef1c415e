/** Compares answers of endpoints with their OpenAPI description. */
import { expect } from 'vitest'
import { endpoints } from '#web/entry/endpoints.server.ts'
import { refusalsOf, type ApiRoute } from '#web/http/api/endpoint.ts'
import { problemAnswer } from '#web/schema/problem.ts'

const patternOf = ({ path }: ApiRoute) =>
  new RegExp(`^${path.replace(':slug{.+}', '<rest>').replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+').replace('<rest>', '.+')}$`)
const described = endpoints.filter(({ describe }) => describe).map((route) => ({ route, pattern: patternOf(route) }))

/** The same for a response, whose body stays readable. */
export async function expectDescribedResponse(method: string, path: string, response: Response): Promise<Response> {
  const type = response.headers.get('content-type')?.split(';')[0] ?? ''
  const body: unknown = type.endsWith('json') ? await response.clone().json() : null
  expectDescribed(method, path, { status: response.status, type, body })
  return response
}

/** @throws when a described endpoint answers with another status, or with JSON that lacks a member, has another one or a wrong type */
export function expectDescribed(method: string, path: string, answer: { status: number; type: string; body: unknown }): void {
  const { route } = described.find((one) => one.route.method === method && one.pattern.test(path)) ?? {}
  if (!route) return
  const { answers, problem = problemAnswer } = route.describe!
  const { status, type, body } = answer
  const isRefused = type === 'application/problem+json'
  expect(isRefused ? refusalsOf(route) : Object.keys(answers).map(Number), `status of ${method} ${path}`).toContain(status)
  const schema = isRefused ? problem : answers[status]
  if (!schema) return
  expect(type, `type of ${method} ${path}`).toMatch(/json$/)
  // Parsing leaves out what the schema does not name.
  expect(schema.parse(body), `${method} ${path}`).toEqual(body)
}
