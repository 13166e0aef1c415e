/** VAT and register numbers, checked for their form only; validity is asked elsewhere and never blocks (ID-1…3). */

/** Numbers of the other member states and Northern Ireland, without their prefix. Greece writes EL. */
const FORMS = new Map<string, RegExp>(
  Object.entries({
    AT: /^U\d{8}$/,
    BE: /^[01]\d{9}$/,
    BG: /^\d{9,10}$/,
    CY: /^\d{8}[A-Z]$/,
    CZ: /^\d{8,10}$/,
    DE: /^[1-9]\d{8}$/,
    DK: /^\d{8}$/,
    EE: /^10\d{7}$/,
    EL: /^\d{9}$/,
    ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
    FI: /^\d{8}$/,
    FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
    HR: /^\d{11}$/,
    IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
    IT: /^\d{11}$/,
    LT: /^(\d{9}|\d{12})$/,
    LU: /^\d{8}$/,
    LV: /^\d{11}$/,
    MT: /^\d{8}$/,
    NL: /^\d{9}B\d{2}$/,
    PL: /^\d{10}$/,
    PT: /^\d{9}$/,
    SE: /^\d{10}01$/,
    SI: /^\d{8}$/,
    SK: /^\d{10}$/,
    GB: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
    XI: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  }),
)

const digitsOf = (text: string): number[] => Array.from(text, Number)
const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * digits[index]!, 0)

/** 2 to 10 digits without a leading zero, the last one checks the others. */
function isRomanian(digits: string): boolean {
  if (!/^[1-9]\d{1,9}$/.test(digits)) return false
  const body = digitsOf(digits.slice(0, -1).padStart(9, '0'))
  return ((weighted(body, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === Number(digits.at(-1))
}

const HUNGARIAN = /^(\d{8})(?:([1-5])(0[2-9]|1\d|20|2[2-9]|3\d|4[0-4]|51))?$/

/** 8 digits with their check, or the whole tax number of 11. */
function canonicalHungarian(digits: string): string | null {
  const match = HUNGARIAN.exec(digits)
  if (!match || weighted(digitsOf(match[1]!), [9, 7, 3, 1, 9, 7, 3, 1]) % 10 !== 0) return null
  return match[2] ? `${match[1]}-${match[2]}-${match[3]}` : match[1]!
}

/**
 * Returns the number in its canonical form, or null when it cannot be one: '185 472 90' → '18547290', 'ro18547290' → 'RO18547290' (the
 * prefix means "registered for VAT"), '12345676242' → '12345676-2-42', Germany's '123456789' → 'DE123456789'. Outside the EU any
 * 4 to 20 letters and digits. `country` is the ISO code of the billing address.
 */
export function canonicalVatNumber(country: string, typed: string): string | null {
  const text = typed.toUpperCase().replace(/[\s.\-/]/g, '')
  if (country === 'RO') {
    const digits = text.replace(/^RO/, '')
    return isRomanian(digits) ? (text.startsWith('RO') ? `RO${digits}` : digits) : null
  }
  if (country === 'HU') {
    const number = canonicalHungarian(text.replace(/^HU/, ''))
    return number && (text.startsWith('HU') && number.length === 8 ? `HU${number}` : number)
  }
  const prefix = country === 'GR' ? 'EL' : country === 'GB' && text.startsWith('XI') ? 'XI' : country
  const form = FORMS.get(prefix)
  if (!form) return /^[A-Z0-9]{4,20}$/.test(text) ? text : null
  const bare = text.startsWith(prefix) ? text.slice(2) : text
  return form.test(bare) ? prefix + bare : null
}

/** County numbers of the Romanian trade register. */
const isRegisterCounty = (county: number): boolean => (county >= 1 && county <= 40) || county === 51 || county === 52
const REGISTER_LETTERS: Record<string, number> = { J: 4, F: 0, C: 7 }

/** A Romanian trade-register number, old (J52/750/2012) or new (J2012000750528). */
export function isRomanianRegisterNumber(typed: string): boolean {
  const text = typed.toUpperCase().replace(/\s/g, '')
  const old = /^[JFC](\d{1,2})\/\d{1,5}\/(\d{4})$/.exec(text)
  if (old) return isRegisterCounty(Number(old[1])) && Number(old[2]) >= 1990
  const recent = /^([JFC])(\d{4})(\d{6})(\d{2})(\d)$/.exec(text)
  if (!recent) return false
  const county = Number(recent[4])
  const sum = digitsOf(text.slice(1, 13)).reduce((a, b) => a + b, REGISTER_LETTERS[recent[1]!]!)
  return Number(recent[2]) >= 1990 && (county === 0 || isRegisterCounty(county)) && sum % 10 === Number(recent[5])
}
