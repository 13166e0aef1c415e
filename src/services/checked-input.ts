/** Checks what was entered before it is written: the same rules for an import, a form and the demo shop. */
import { z } from 'zod'
import { LONGEST_KEY, LONGEST_SIDE } from '#domain/catalog/input-limits.ts'
import { CURRENCIES, LOCALES } from '#domain/market/market.ts'
import { InputRefused, type InputProblem } from '#store/database/input-refused.ts'

/** Problems of one refusal: a whole file may be of a wrong kind. */
const MOST_PROBLEMS = 100

/** Throws `InputRefused` unless every value follows the schema. `name` is what they are, as in `products[3].rank`. */
export function checkInput<T>(name: string, schema: z.ZodType<T>, values: readonly T[]): void {
  const problems: InputProblem[] = []
  for (const [at, value] of values.entries()) {
    const { error } = schema.safeParse(value)
    for (const { path, message } of error?.issues ?? [])
      problems.push({ at: `${name}[${at}]${z.core.toDotPath(path) && `.${z.core.toDotPath(path)}`}`, message })
    if (problems.length >= MOST_PROBLEMS) break
  }
  if (problems.length > 0) throw new InputRefused(problems)
}

/** Throws `InputRefused` when two values have the same key. */
export function checkUnique<T>(name: string, values: readonly T[], keyOf: (value: T) => string): void {
  const seen = new Set<string>()
  const problems: InputProblem[] = []
  for (const [at, value] of values.entries()) {
    const key = keyOf(value)
    if (seen.has(key)) problems.push({ at: `${name}[${at}]`, message: `${key} comes twice` })
    seen.add(key)
  }
  if (problems.length > 0) throw new InputRefused(problems)
}

/** A part of an address: lower case, folded (LOC-25). */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const slug = z.string().regex(SLUG, 'use lower-case letters a to z, digits and hyphens')
export const key = z.string().min(1).max(LONGEST_KEY)
export const filled = z.string().trim().min(1)
export const path = z.string().regex(/^\/[^/\s]\S*$/, 'use a path of this site that begins with /')
export const country = z.string().regex(/^[A-Z]{2}$/, 'use two capital letters such as RO')
export const amount = z.int().min(0)
export const locale = z.enum(LOCALES)
export const currency = z.enum(CURRENCIES)

/** The same in every language; none may be missing. */
export const inEveryLanguage = <T extends z.ZodType>(text: T) => z.strictObject({ ro: text, en: text, hu: text })

export const picture = {
  address: path,
  width: z.int().min(1).max(LONGEST_SIDE),
  height: z.int().min(1).max(LONGEST_SIDE),
  alt: inEveryLanguage(filled).optional(),
}
