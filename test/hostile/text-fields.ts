/** Fields of the back office that take any text, by the document that describes its endpoints; and those that a journey has written. */
import { HOSTILE_TEXTS } from './payloads.ts'

/** What is read of a schema of the document. */
interface Schema {
  $ref?: string
  type?: string
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  items?: Schema | boolean
  prefixItems?: Schema[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

interface Operation {
  requestBody?: { content?: Record<string, { schema: Schema }> }
}
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>
}

const PREFIX = '/admin/api'
const ANY = HOSTILE_TEXTS[0]!
/** Shorter ones are parts of harmless texts too. */
const TOLD = HOSTILE_TEXTS.map((text) => text.trim()).filter((text) => text.length >= ANY.length / 2)

/** Returns whether a text field takes a hostile text, as far as its schema says. */
const takesAnything = ({ enum: values, const: only, format, pattern }: Schema): boolean =>
  values === undefined && only === undefined && format === undefined && (pattern === undefined || new RegExp(pattern).test(ANY))

/** Returns the paths of the texts in a value of this schema: 'terms.name', 'redirects[].path'; '*' is a name of any kind. */
function pathsOf(schema: Schema | boolean, path: string): string[] {
  // What may be anything is a text too, or has some in it.
  if (typeof schema === 'boolean' || Object.keys(schema).length === 0 || schema.$ref !== undefined) return [path]
  const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (parts) return parts.flatMap((part) => pathsOf(part, path))
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  if (schema.type === 'string') return takesAnything(schema) ? [path] : []
  if (schema.type === 'array')
    return [...(schema.prefixItems ?? []), schema.items ?? false].flatMap((item) =>
      item === false ? [] : pathsOf(item, `${path}[]`),
    )
  if (schema.type !== 'object') return []
  const named = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => pathsOf(inner, at(name)))
  const others = schema.additionalProperties ?? false
  return others === false ? named : [...named, ...pathsOf(others, at('*'))]
}

/** Returns all text fields of calls that write or ask: 'POST /coupons/{code} terms.name'. */
export function textFields({ paths }: ApiDocument): string[] {
  const fields = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content?.['application/json']?.schema
      if (!schema) return []
      return pathsOf(schema, '').map((field) => `${method.toUpperCase()} ${path.replace(PREFIX, '')} ${field}`)
    }),
  )
  return [...new Set(fields)]
}

/** An address has its text encoded. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Returns the paths of hostile texts in a value, as `pathsOf` writes them. */
function hostilePaths(value: unknown, path: string): string[] {
  if (typeof value === 'string') return TOLD.some((text) => value.includes(text) || decoded(value).includes(text)) ? [path] : []
  if (Array.isArray(value)) return value.flatMap((one) => hostilePaths(one, `${path}[]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => hostilePaths(inner, path === '' ? name : `${path}.${name}`))
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A field matches what was written at an address of its kind, and below it where it may be anything. */
const patternOf = (field: string): RegExp =>
  new RegExp(
    `^${escaped(field)
      .replace(/\\\{\w+\\\}/g, '[^/ ]+')
      .replaceAll(String.raw`\*`, '[^ ]+')}(?:[.[].*)?$`,
  )

/** Returns those of the fields that were not written with a hostile text. */
export function unwritten(
  fields: readonly string[],
  calls: readonly { method: string; path: string; data: unknown }[],
): string[] {
  const written = calls.flatMap(({ method, path, data }) => hostilePaths(data, '').map((at) => `${method} ${path} ${at}`))
  return fields.filter((field) => {
    const pattern = patternOf(field)
    return !written.some((one) => pattern.test(one))
  })
}
