/** Generators of forged requests that try to pay less: unusual values, keys, numbers and prototypes. */
import fc from 'fast-check'

const VALUES: unknown[] = [
  null,
  true,
  false,
  '',
  ' ',
  0,
  1,
  -1,
  0.5,
  99.5,
  100,
  2 ** 31,
  2 ** 53,
  1e21,
  -1e21,
  [],
  {},
  [[]],
  { length: 1 },
  { toString: 'x' },
  { qty: 1 },
  'NaN',
  'Infinity',
  '-0',
  '1e3',
  '0x10',
  '999999999',
  '1000000000',
  '9'.repeat(40),
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '\u0000',
  '\ud800',
  '../..',
  'RON',
  'EUR',
  'HUF',
  'ro',
  'en',
  'hu',
  'de',
  'x'.repeat(5000),
]
const KEYS = [
  'price',
  'sale',
  'mrp',
  'price_eur',
  'sale_huf',
  'unitPrice',
  'total',
  'subtotal',
  'discount',
  'amount',
  'currency',
  'couponed',
  'on_sale',
  'virtual',
  'noPromo',
  'usage',
  'vouchers',
  'due',
  'coupons',
  'status',
  'payment',
  'customer_id',
  'isSignedIn',
  'token',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'length',
]
/** As JSON writes numbers, and as no language agrees on them. */
const LITERALS = ['1e400', '-1e400', '9007199254740993', '-0', '1.0', '1E2', '1e-7', '00', '0x1', 'NaN', '1'.repeat(400)]

type Path = (string | number)[]
const pathsOf = (value: unknown, at: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [at, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...at, Array.isArray(value) ? Number(key) : key]))]
    : [at]

type Change =
  | { kind: 'value'; at: number; value: unknown }
  | { kind: 'key'; at: number; key: string; value: unknown }
  | { kind: 'without'; at: number }
  | { kind: 'twice'; at: number }

/** The same JSON with something else at one place of it. */
function changed(base: unknown, change: Change): unknown {
  const paths = pathsOf(base)
  const path = paths[change.at % paths.length]!
  // oxlint-disable-next-line typescript/no-explicit-any -- any place in any JSON
  const copy: any = structuredClone(base)
  const last = path.at(-1)
  if (last === undefined && change.kind !== 'key') return change.kind === 'value' ? change.value : copy
  const holder = path.slice(0, -1).reduce((inner, step) => inner[step], copy)
  const target = last === undefined ? copy : holder[last]
  if (change.kind === 'value') holder[last!] = change.value
  else if (change.kind === 'without') {
    if (Array.isArray(holder)) holder.splice(Number(last), 1)
    else delete holder[last!]
  } else if (change.kind === 'twice') {
    if (Array.isArray(holder)) holder.push(structuredClone(target))
  } else if (typeof target === 'object' && target !== null && !Array.isArray(target)) {
    // Defined, because a plain assignment of `__proto__` writes no key.
    Object.defineProperty(target, change.key, { value: change.value, enumerable: true, configurable: true, writable: true })
  }
  return copy
}

/** JSON text with another literal in the place of one number, or with one of its keys told twice. */
function rewritten(text: string, { number, literal, isTwice }: { number: number; literal: string; isTwice: boolean }): string {
  const found = [...text.matchAll(/(?<="(\w+)":)-?\d+(?=[,}])/g)]
  if (found.length === 0) return text
  const { 0: old, 1: key, index } = found[number % found.length]!
  const instead = isTwice ? `${old},"${key}":${literal}` : literal
  return text.slice(0, index) + instead + text.slice(index + old.length)
}

export interface Forgery {
  changes: Change[]
  rewrite: { number: number; literal: string; isTwice: boolean } | null
}

/** What a request of this shape becomes. */
export const forge = (base: unknown, { changes, rewrite }: Forgery): string => {
  const text = JSON.stringify(changes.reduce(changed, base)) ?? 'undefined'
  return rewrite ? rewritten(text, rewrite) : text
}

const at = fc.nat(1000)
export const nasty = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...VALUES) }, fc.jsonValue())

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant('value' as const), at, value: nasty }),
  fc.record({ kind: fc.constant('key' as const), at, key: fc.constantFrom(...KEYS), value: nasty }),
  fc.record({ kind: fc.constant('without' as const), at }),
  fc.record({ kind: fc.constant('twice' as const), at }),
)
const rewrite = fc.record({
  number: fc.nat(20),
  literal: fc.oneof(fc.constantFrom(...LITERALS), fc.integer({ min: -2, max: 200_000 }).map(String)),
  isTwice: fc.boolean(),
})

/** None to three changes of the JSON, or one of its text. */
export const forgeries: fc.Arbitrary<Forgery> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ changes: fc.array(change, { maxLength: 1 }), rewrite: fc.constant(null) }) },
  { weight: 2, arbitrary: fc.record({ changes: fc.array(change, { minLength: 2, maxLength: 3 }), rewrite: fc.constant(null) }) },
  { weight: 2, arbitrary: fc.record({ changes: fc.constant<Change[]>([]), rewrite }) },
)
