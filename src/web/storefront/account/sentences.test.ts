/** Every problem code of sign-in and account has a sentence of its own in each language; the codes are read from the sources. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { LOCALES } from '#domain/market/market.ts'
import { faultText } from '#messages/customers/faults.ts'
import { isRefusal, refusals } from '#messages/promotions/partnerships.ts'
import { inLocale } from '#messages/text.ts'

const SERVICES = /from '(#services\/[^']+|\.\.?\/[^']+)'/g
/** What the endpoints themselves and the services that they call refuse with. */
const endpointFiles = globSync('src/web/storefront/{account,auth}/**/*.server.ts').filter(
  (file) => !file.endsWith('load.server.ts'),
)

function importsOf(file: string): string[] {
  return Array.from(readFileSync(file, 'utf8').matchAll(SERVICES), ([, path]) =>
    path!.startsWith('#services/') ? path!.replace('#services/', 'src/services/') : join(dirname(file), path!),
  )
}

const services = endpointFiles.flatMap(importsOf).filter((file) => file.startsWith('src/services/'))
/** With the files of the same folder that they import: parts of the same use case. */
const sources = [
  ...new Set([
    ...endpointFiles,
    ...services,
    ...services.flatMap((file) => importsOf(file).filter((other) => dirname(other) === dirname(file))),
    'src/services/limits/account-limits.ts',
    ...globSync('src/domain/customers/*.ts'),
    'src/domain/checkout/checkout.ts',
  ]),
].filter((file) => !/\.test\.ts$|services\/limits\/limits|services\/payments\/payments/.test(file))

const texts = sources.map((file) => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''))
const literals = (text: string): string[] => Array.from(text.matchAll(/'([a-z]+(?:_[a-z]+)+)'/g), ([, code]) => code!)
/** Returns the codes in what `pattern` matches. */
const codesIn = (pattern: RegExp): string[] =>
  [...new Set(texts.flatMap((text) => Array.from(text.matchAll(pattern), ([part]) => part).flatMap(literals)))].toSorted()

/** Refused whole: `reason: 'a' | 'b'`, `problem(409, 'a')`, `type CancelRefusal = 'a' | 'b'`, limits by their code. */
const refused = codesIn(/reason: (?:'\w+'[\s|]*)+|problem\(\d+, '\w+'|type \w*Refusal\w* =\s*(?:\|?\s*'\w+'\s*)+|'too_many_\w+'/g)
/** Faults of fields: `type AccountProblem = 'a' | 'b'`, lists of them, and `fields: Record<…, 'a'>`. */
const faults = codesIn(
  /type \w*(?:Problem|ProblemCode|Fault)\w* =\s*(?:\|?\s*'\w+'\s*)+|\w+_PROBLEMS = \[[^\]]*\]|fields: [^\n]*|\{ \w+: '\w+' \}/g,
)

/** Answered to code, which mends it: the lists are merged again. */
const UNSEEN = ['cart_changed', 'wishlist_changed']
/** Codes of the sign-in contract have capitals and their own sentences. */
const shown = refused.filter((code) => !UNSEEN.includes(code))

test('the sources give the codes that the tests of the calls know', () => {
  for (const code of ['too_many_addresses', 'too_many_children', 'too_many_vouchers', 'too_many_password_checks', 'order_paid'])
    expect(refused).toContain(code)
  for (const code of ['confirmation_required', 'token_invalid', 'validation_failed', 'error_too_many_tries', 'session_required'])
    expect(refused).toContain(code)
  for (const code of ['password_wrong', 'email_unchanged', 'dob_future', 'phone_invalid', 'password_common', 'zip_invalid'])
    expect(faults).toContain(code)
})

const sentenceOf = (code: string): string | null => faultText(code, 'name') ?? (isRefusal(code) ? refusals[code]() : null)

test.each(LOCALES)('in %s each refusal and each fault of a field has its sentence', (locale) => {
  inLocale(locale, () => {
    expect([...shown, ...faults].filter((code) => !sentenceOf(code))).toEqual([])
  })
})

test('no sentence is the same in two languages', () => {
  for (const code of shown) expect(new Set(LOCALES.map((locale) => inLocale(locale, () => sentenceOf(code)))).size, code).toBe(3)
})
