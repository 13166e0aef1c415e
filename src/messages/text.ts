/**
 * Typed texts: one file a feature, three languages side by side, so that a missing translation does not compile.
 * The language comes from the context: the `lang` of the page in the browser, the request on the server.
 */
import { untilDate, withArticle } from '#domain/market/hungarian.ts'
import { groupDigits } from '#domain/market/digits.ts'
import { MARKETS, type Locale } from '#domain/market/market.ts'

let currentLocale: () => Locale = () => 'ro'

/** Sets the source of the language. Called once per process or page. Returns the source before. */
export function setLocaleSource(source: () => Locale): () => Locale {
  const before = currentLocale
  currentLocale = source
  return before
}
export const locale = (): Locale => currentLocale()

/** Runs `work`, which must be synchronous, in another language. */
export function inLocale<T>(at: Locale, work: () => T): T {
  const outerLocale = currentLocale
  currentLocale = () => at
  try {
    return work()
  } finally {
    currentLocale = outerLocale
  }
}

/** Returns a text, such as a date or a phone number, that is not broken at the end of a line. */
export const inOneLine = (text: string): string => text.replaceAll(' ', '\u00a0')

const AND: Record<Locale, string> = { ro: 'și', en: 'and', hu: 'és' }

/** Returns names in one phrase, as `Intl.ListFormat` writes them: 'a, b și c'. */
export const inOnePhrase = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${AND[currentLocale()]} ${names.at(-1)}`

/** Text values filled into `{name}`. */
type Values = Record<string, string | number>
/** Hungarian forms of a value: `{az code}` and `{Az code}` put its article before it, `{ig date}` ends it in “until”. */
type Inflected<T extends string> = T extends `${'az' | 'Az' | 'ig'} ${infer Name}` ? Name : T
/** `{name}` of a text: what its caller must give. */
type Names<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Inflected<Name> | Names<Rest> : never
type Arguments<T extends string> = [Names<T>] extends [never] ? [] : [values: Record<Names<T>, string | number>]

function inflected(how: string | undefined, value: string): string {
  if (how === 'ig') return untilDate(value)
  return how === undefined ? value : how[0] + withArticle(value).slice(1)
}

/** A value that ends in a point, as Hungarian dates do, ends its sentence with it. */
const fill = (text: string, values?: Values): string =>
  values
    ? text.replace(/\{(?:(az|Az|ig) )?(\w+)\}(\.?)/g, (_, how: string | undefined, name: string, point: string) => {
        const value = inflected(how, String(values[name]))
        return value.endsWith('.') ? value : value + point
      })
    : text

/** `msg('Adaugă în coș', 'Add to cart', 'Kosárba')()` in ro, en, hu. */
export const msg =
  <R extends string, E extends string, H extends string>(ro: R, en: E, hu: H) =>
  (...[values]: Arguments<R | E | H>): string => {
    const at = currentLocale()
    return fill({ ro, en, hu }[at], values)
  }

interface RomanianForms {
  one: string
  few: string
  other: string
}
interface Forms {
  one: string
  other: string
}

const rules = new Map<Locale, Intl.PluralRules>()

/** Hungarian writes four digits without a space: 1234, 12 345. */
const UNGROUPED_BELOW: Partial<Record<Locale, number>> = { hu: 10_000 }

/**
 * Returns a whole count in running text by the language's own grouping (LOC-9), as `Intl.NumberFormat` writes it. A browser takes 20 to
 * 30 ms to make its first format, and every page shows a count when it is hydrated.
 */
export function formatCount(count: number): string {
  const at = currentLocale()
  return count < (UNGROUPED_BELOW[at] ?? 0) ? String(count) : groupDigits(count, MARKETS[at].separators.thousands)
}

/**
 * A text that follows a count: `#` is the number, `{name}` other values. Romanian "other" takes "de": 20 de produse.
 * @see LOC-10
 */
export const plural =
  (ro: RomanianForms, en: Forms, hu: Forms) =>
  (count: number, values?: Values): string => {
    const at = currentLocale()
    let rule = rules.get(at)
    if (!rule) rules.set(at, (rule = new Intl.PluralRules(at)))
    const forms = { ro, en, hu }[at]
    const form = (forms as Partial<Record<Intl.LDMLPluralRule, string>>)[rule.select(count)] ?? forms.other
    return fill(form.replace('#', formatCount(count)), values)
  }
