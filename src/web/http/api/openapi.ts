/** `GET /api/openapi.json`: written from the table of routes and the schemas that parse (D-12). */
import { z } from 'zod'
import { problemAnswer } from '#web/schema/problem.ts'
import { json, refusalsOf, type ApiRoute } from './endpoint.ts'

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' })
  return rest
}

/** Returns each status that an endpoint answers with, and the schema of its body. */
function responses(route: ApiRoute) {
  const refused = {
    description: 'Refused',
    content: { 'application/problem+json': { schema: schemaOf(route.describe?.problem ?? problemAnswer, 'output') } },
  }
  const done = Object.entries(route.describe?.answers ?? {}).map(([status, answer]) => [
    status,
    { description: 'Done', ...(answer && { content: { 'application/json': { schema: schemaOf(answer, 'output') } } }) },
  ])
  return Object.fromEntries([...done, ...refusalsOf(route).map((status) => [status, refused])])
}

const pathParameters = (path: string) =>
  Array.from(path.matchAll(/:(\w+)/g), ([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))

function queryParameters(query: z.ZodType | undefined) {
  if (!query) return []
  const schema = schemaOf(query, 'input') as { properties?: Record<string, object>; required?: string[] }
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    schema: property,
  }))
}

const BODY_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  machine: 'application/octet-stream',
  open: 'text/plain',
  bytes: 'application/octet-stream',
}

function operation(route: ApiRoute) {
  const { method, path, body = 'json', describe } = route
  const hasBody = method !== 'GET' && (describe?.body !== undefined || body !== 'json')
  return {
    ...(describe && { summary: describe.summary }),
    parameters: [...pathParameters(path), ...queryParameters(describe?.query)],
    ...(hasBody && {
      requestBody: {
        required: true,
        content: { [BODY_TYPES[body]]: { schema: describe?.body ? schemaOf(describe.body, 'input') : {} } },
      },
    }),
    responses: responses(route),
  }
}

/** Where the endpoints of a document begin, and what it is called. */
interface Described {
  title: string
  base: '/api/' | '/admin/api/'
}

const SHOP: Described = { title: 'Nestling', base: '/api/' }

/**
 * Returns the document of these routes. Not part of it are pages of gateways outside `/api`, and the forms and redirects of the sign-in
 * contract, which docs/http-contracts.md describes.
 */
export function openapi(routes: readonly ApiRoute[], { title, base }: Described = SHOP): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    if (!route.path.startsWith(base) || !route.describe) continue
    const path = route.path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  return { openapi: '3.1.0', info: { title, version: '1' }, paths }
}

const openapiAnswer = z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.record(z.string(), z.unknown())) })

/** Returns the endpoint that describes all of `routes`, and itself. */
export function openapiRoute(routes: readonly ApiRoute[]): ApiRoute {
  let document: object | undefined
  const route: ApiRoute = {
    method: 'GET',
    path: '/api/openapi.json',
    guard: 'public',
    describe: { summary: 'This document', answers: { 200: openapiAnswer } },
    handler: () => json((document ??= openapi([...routes, route])), { headers: { 'cache-control': 'public, max-age=300' } }),
  }
  return route
}

/** Returns the endpoint that describes those of the back office, for its staff. */
export function adminOpenapiRoute(routes: readonly ApiRoute[]): ApiRoute {
  let document: object | undefined
  const route: ApiRoute = {
    method: 'GET',
    path: '/admin/api/openapi.json',
    guard: 'staff',
    action: 'api.read',
    describe: { summary: 'This document', answers: { 200: openapiAnswer } },
    handler: () => json((document ??= openapi([...routes, route], { title: 'Nestling back office', base: '/admin/api/' }))),
  }
  return route
}
