/** Sentences of what calls of sign-in and account refuse: keys are the problem codes. Fields: `faults.ts` beside. */
import { MAX_ADDRESSES, MAX_CHILDREN, MAX_SAVED_VOUCHERS } from '#domain/customers/account-limits.ts'
import { waitText } from '#messages/limits.ts'
import { msg, plural } from '#messages/text.ts'
import { PASSKEY_FAILURES } from './passkeys.ts'

const manyAddresses = plural(
  { one: 'În cont încape o adresă', few: 'În cont încap # adrese', other: 'În cont încap # de adrese' },
  { one: 'An account holds 1 address', other: 'An account holds # addresses' },
  { one: 'Egy fiókban # cím fér el', other: 'Egy fiókban # cím fér el' },
)
const manyChildren = plural(
  { one: 'În cont încape un copil', few: 'În cont încap # copii', other: 'În cont încap # de copii' },
  { one: 'An account holds 1 child', other: 'An account holds # children' },
  { one: 'Egy fiókban # gyermek fér el', other: 'Egy fiókban # gyermek fér el' },
)
const manyVouchers = plural(
  { one: 'În cont încape un voucher', few: 'În cont încap # vouchere', other: 'În cont încap # de vouchere' },
  { one: 'An account holds 1 voucher of others', other: 'An account holds # vouchers of others' },
  { one: 'Egy fiókban # utalvány fér el', other: 'Egy fiókban # utalvány fér el' },
)

const SENTENCES = {
  session_required: msg(
    'Nu mai ești în cont. Intră din nou în altă filă, apoi trimite încă o dată: ce ai scris rămâne aici.',
    'You are no longer signed in. Sign in again in another tab, then send once more: what you typed stays here.',
    'Már nincs bejelentkezve. Jelentkezzen be egy másik lapon, majd küldje el újra: a beírt adatok itt maradnak.',
  ),
  confirmation_required: msg(
    'A trecut prea mult timp de când ai confirmat că ești tu. Confirmă din nou.',
    'It has been too long since you confirmed that it is you. Please confirm again.',
    'Túl sok idő telt el azóta, hogy igazolta magát. Kérjük, igazolja újra.',
  ),
  identity_linked: msg(
    'De cont e legat deja un cont Google. Reîncarcă pagina.',
    'A Google account is linked already. Please load the page again.',
    'A fiókhoz már tartozik Google-fiók. Töltse be újra az oldalt.',
  ),
  identity_not_found: msg(
    'De cont nu mai e legat niciun cont Google. Reîncarcă pagina.',
    'There is no linked Google account any more. Please load the page again.',
    'A fiókhoz már nem tartozik Google-fiók. Töltse be újra az oldalt.',
  ),
  only_way_in: msg(
    'Fără Google nu ai cum să mai intri în cont. Alege întâi o parolă sau adaugă o cheie de acces.',
    'Without Google you could no longer sign in. Please choose a password or add a passkey first.',
    'Google nélkül nem tudna többé bejelentkezni. Előbb adjon meg jelszót, vagy vegyen fel azonosítókulcsot.',
  ),
  google_unavailable: msg(
    'Nu ajungem la Google acum. Încearcă mai târziu.',
    'We cannot reach Google at the moment. Please try later.',
    'A Google most nem érhető el. Kérjük, próbálja később.',
  ),
  validation_failed: msg(
    'Ceva din ce ai completat nu e bun. Verifică datele.',
    'Something you entered is not right. Please check it.',
    'A megadott adatok között hiba van. Kérjük, ellenőrizze.',
  ),
  token_invalid: msg(
    'Linkul nu mai e valabil. Cere unul nou.',
    'The link is no longer valid. Please ask for a new one.',
    'A hivatkozás már nem érvényes. Kérjen újat.',
  ),
  address_not_found: msg(
    'Adresa aceasta nu mai există. Reîncarcă pagina.',
    'This address no longer exists. Please load the page again.',
    'Ez a cím már nem létezik. Töltse be újra az oldalt.',
  ),
  too_many_addresses: () => manyAddresses(MAX_ADDRESSES),
  child_not_found: msg(
    'Copilul acesta nu mai e în cont. Reîncarcă pagina.',
    'This child is no longer in the account. Please load the page again.',
    'Ez a gyermek már nem szerepel a fiókban. Töltse be újra az oldalt.',
  ),
  too_many_children: () => manyChildren(MAX_CHILDREN),
  ...PASSKEY_FAILURES,
  error_invalid: msg('Codul de voucher nu este valid', 'Invalid voucher code', 'Érvénytelen utalványkód'),
  too_many_vouchers: () => manyVouchers(MAX_SAVED_VOUCHERS),
  order_not_found: msg(
    'Comanda aceasta nu mai e în cont. Reîncarcă pagina.',
    'This order is no longer in your account. Please load the page again.',
    'Ez a rendelés már nincs a fiókjában. Töltse be újra az oldalt.',
  ),
  order_paid: msg(
    'Comanda e deja plătită, așa că nu o mai poți anula de aici. Dacă te-ai răzgândit, scrie-ne.',
    'The order has been paid, so it can no longer be cancelled here. If you have changed your mind, please write to us.',
    'A rendelést már kifizették, ezért itt nem törölhető. Ha meggondolta magát, kérjük, írjon nekünk.',
  ),
  order_expired: msg(
    'Comanda a expirat deja, fără costuri.',
    'The order has already expired, at no cost.',
    'A rendelés már lejárt, költség nélkül.',
  ),
  order_step_refused: msg(
    'Comanda a trecut între timp mai departe, așa că pasul acesta nu mai e posibil. Reîncarcă pagina.',
    'The order has moved on in the meantime, so this step is no longer possible. Please load the page again.',
    'A rendelés időközben továbblépett, ezért ez a lépés már nem lehetséges. Kérjük, töltse be újra az oldalt.',
  ),
  payment_in_review: msg(
    'Verificăm o plată primită pentru această comandă. Te anunțăm prin e-mail ce urmează.',
    'We are checking a payment received for this order. We will email you about what happens next.',
    'Ellenőrizzük a rendeléshez beérkezett fizetést. A folytatásról e-mailben értesítjük.',
  ),
}

/** Reached limits; `wait` is the time until it is possible again. */
const LIMITS = {
  too_many_registrations: msg(
    'De la această conexiune la internet s-au făcut prea multe conturi. Încearcă din nou peste {wait}.',
    'Too many accounts have been created from this internet connection. Please try again in {wait}.',
    'Erről az internetkapcsolatról túl sok fiókot hoztak létre. Kérjük, próbálja újra {wait} múlva.',
  ),
  too_many_requests: msg(
    'De la această conexiune la internet au venit prea multe cereri. Încearcă din nou peste {wait}.',
    'Too many requests have come from this internet connection. Please try again in {wait}.',
    'Erről az internetkapcsolatról túl sok kérés érkezett. Kérjük, próbálja újra {wait} múlva.',
  ),
  too_many_sign_ins: msg(
    'Au fost prea multe încercări de a intra în cont. Încearcă din nou peste {wait}.',
    'There have been too many attempts to sign in. Please try again in {wait}.',
    'Túl sok bejelentkezési kísérlet történt. Kérjük, próbálja újra {wait} múlva.',
  ),
  too_many_password_checks: msg(
    'Au fost prea multe încercări cu parola. Încearcă din nou peste {wait}.',
    'There have been too many attempts with the password. Please try again in {wait}.',
    'Túl sokszor próbálkozott jelszóval. Kérjük, próbálja újra {wait} múlva.',
  ),
  error_too_many_tries: msg(
    'Prea multe coduri greșite. Încearcă din nou peste {wait}.',
    'Too many wrong codes. Please try again in {wait}.',
    'Túl sok hibás kód. Kérjük, próbálja újra {wait} múlva.',
  ),
}

const isIn = <T extends object>(table: T, code: PropertyKey): code is keyof T => Object.hasOwn(table, code)

/** Returns the sentence for a refusal, null when there is none of its own. `retryAfter` is in seconds. */
export function refusalText({ code, retryAfter = 60 }: { code: string; retryAfter?: number }): string | null {
  if (isIn(LIMITS, code)) return LIMITS[code]({ wait: waitText(retryAfter) })
  return isIn(SENTENCES, code) ? SENTENCES[code]() : null
}
