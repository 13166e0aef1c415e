/** Messages for invalid fields (SPEC-5). Keys are the problem codes of `domain/checkout/checkout.ts`. */
import type { ProblemCode } from '#domain/checkout/checkout.ts'
import { MAX_LENGTH } from '#domain/checkout/field-lengths.ts'
import { msg, plural } from './text.ts'

const TEXTS = {
  first_name_required: msg('Prenumele este obligatoriu', 'First name is required', 'A keresztnév megadása kötelező'),
  last_name_required: msg('Numele este obligatoriu', 'Last name is required', 'A vezetéknév megadása kötelező'),
  name_invalid: msg(
    'Numele poate avea doar litere, spații, cratimă și apostrof',
    'Use letters, spaces, hyphens and apostrophes only',
    'A név csak betűt, szóközt, kötőjelet és aposztrófot tartalmazhat',
  ),
  email_required: msg('Adresa de e-mail este obligatorie', 'Email is required', 'Az e-mail-cím megadása kötelező'),
  email_invalid: msg('Adresa de e-mail nu este validă', 'Enter a valid email address', 'Az e-mail-cím érvénytelen'),
  phone_required: msg('Numărul de telefon este obligatoriu', 'Phone number is required', 'A telefonszám megadása kötelező'),
  phone_invalid: msg('Numărul de telefon nu este valid', 'Enter a valid phone number', 'A telefonszám érvénytelen'),
  phone_mobile_required: msg(
    'Pentru locker avem nevoie de un număr de mobil: acolo primești codul',
    'A parcel locker needs a mobile number: the code is sent to it',
    'Csomagautomatához mobilszám szükséges: arra küldjük a kódot',
  ),
  address_required: msg('Adresa este obligatorie', 'Address is required', 'A cím megadása kötelező'),
  city_required: msg('Localitatea este obligatorie', 'Town or city is required', 'A település megadása kötelező'),
  sector_required: msg('Alege sectorul', 'Choose the sector of Bucharest', 'Válassza ki Bukarest kerületét'),
  county_required: msg('Județul este obligatoriu', 'County is required', 'A vármegye megadása kötelező'),
  zip_required: msg('Codul poștal este obligatoriu', 'Postcode is required', 'Az irányítószám megadása kötelező'),
  zip_invalid: msg(
    'Codul poștal nu este valid pentru {country}',
    'Enter a valid postcode for {country}',
    'Az irányítószám érvénytelen ({country})',
  ),
  country_required: msg('Țara este obligatorie', 'Country is required', 'Az ország megadása kötelező'),
  country_unavailable: msg('Nu livrăm în această țară', 'We do not deliver to this country', 'Ebbe az országba nem szállítunk'),
  person_type_required: msg('Alege tipul de persoană', 'Choose individual or company', 'Válassza ki: magánszemély vagy cég'),
  company_required: msg('Denumirea firmei este obligatorie', 'Company name is required', 'A cégnév megadása kötelező'),
  vat_required: msg('CUI-ul este obligatoriu', 'VAT number is required', 'Az adószám megadása kötelező'),
  vat_invalid: msg('Codul introdus nu este valid', 'Enter a valid VAT number', 'Az adószám érvénytelen'),
  register_invalid: msg(
    'Numărul de la registrul comerțului nu este valid',
    'Enter a valid trade register number',
    'A cégjegyzékszám érvénytelen',
  ),
  locker_required: msg('Alege lockerul', 'Choose a locker', 'Válasszon csomagautomatát'),
  locker_gone: msg(
    'Lockerul ales nu mai primește colete. Alege altul din listă; tot ce ai completat a rămas.',
    'The locker you chose no longer takes parcels. Choose another one; everything you entered is still here.',
    'A választott csomagautomata már nem fogad csomagot. Válasszon másikat; minden megadott adat megmaradt.',
  ),
  text_link: msg(
    'Nu se pot scrie adrese de pagini web. Dacă nu e una, pune un spațiu după punct.',
    'Web addresses cannot be entered here. If this is not one, put a space after the full stop.',
    'Webcím nem adható meg. Ha ez nem az, tegyen szóközt a pont után.',
  ),
  text_invisible: msg(
    'Textul conține caractere care nu se văd. Șterge-l și scrie-l din nou de la tastatură.',
    'The text contains characters that cannot be seen. Delete it and type it again.',
    'A szöveg láthatatlan karaktereket tartalmaz. Törölje ki, és gépelje be újra.',
  ),
  gift_date_past: msg(
    'Data la care trimitem voucherul a trecut. Scoate voucherul din coș și adaugă-l din nou cu altă dată.',
    'The day to send the voucher has passed. Remove the voucher from the cart and add it again with another date.',
    'Az utalvány küldésének napja elmúlt. Vegye ki az utalványt a kosárból, és tegye bele újra másik dátummal.',
  ),
  gift_date_late: msg(
    'Putem trimite voucherul în cel mult un an. Scoate voucherul din coș și adaugă-l din nou cu o dată mai apropiată.',
    'We can send the voucher within a year at most. Remove it from the cart and add it again with an earlier date.',
    'Az utalványt legfeljebb egy éven belül tudjuk elküldeni. Vegye ki a kosárból, és tegye bele újra korábbi dátummal.',
  ),
  terms_required: msg(
    'Trebuie să accepți termenii și condițiile',
    'You must accept the terms and conditions',
    'Az általános szerződési feltételek elfogadása kötelező',
  ),
} satisfies Record<Exclude<ProblemCode, 'too_long'>, (values: { country: string }) => string>

export const tooLong = plural(
  { one: 'Maximum # caracter', few: 'Maximum # caractere', other: 'Maximum # de caractere' },
  { one: 'Use # character or fewer', other: 'Use # characters or fewer' },
  { one: 'Legfeljebb # karakter', other: 'Legfeljebb # karakter' },
)

export const isFieldProblem = (code: string): code is ProblemCode => code === 'too_long' || Object.hasOwn(TEXTS, code)

/** Returns the sentence for a problem: `field` is its path ('billing.zip'), `country` the chosen country's name. */
export function problemText(code: ProblemCode, field: string, country: string): string {
  if (code !== 'too_long') return TEXTS[code]({ country })
  const name = field.slice(field.lastIndexOf('.') + 1)
  return tooLong(name in MAX_LENGTH ? MAX_LENGTH[name as keyof typeof MAX_LENGTH] : 100)
}
