/** What a code of a coupon or gift voucher does: every message of SPEC-8 about it, and its outcome for a line (D-26). */
import { msg } from './text.ts'

export const removeCode = msg('Renunță la codul {code}', 'Remove code {code}', '{code} kód eltávolítása')
export const codesOf = msg('Codurile tale', 'Your codes', 'Az Ön kódjai')

// Refusals (SPEC-8)
export const codeRequired = msg('Scrie codul mai întâi.', 'Type the code first.', 'Először írja be a kódot.')
export const alreadyInCart = msg(
  'Codul {code} e deja în coș.',
  'Code {code} is already in your cart.',
  '{Az code} kód már szerepel a kosárban.',
)
export const tooMany = msg(
  'Nu încap mai multe coduri. Renunță la unul și încearcă din nou.',
  'There is no room for more codes. Remove one and try again.',
  'Több kód nem adható meg. Távolítson el egyet, és próbálja újra.',
)
export const notExist = msg(
  'Codul {code} nu există. Verifică dacă l-ai scris exact.',
  'Code {code} does not exist. Please check the spelling.',
  '{Az code} kód nem létezik. Kérjük, ellenőrizze, pontosan írta-e be.',
)
export const invalid = msg(
  'Codul {code} nu e valabil acum.',
  'Code {code} is not valid at the moment.',
  '{Az code} kód jelenleg nem érvényes.',
)
export const invalidVoucher = msg('Codul de voucher nu este valid', 'Invalid voucher code', 'Érvénytelen utalványkód')
export const notApplicable = msg(
  'Codul {code} nu se aplică la produsele din coș.',
  'Code {code} does not apply to anything in your cart.',
  '{Az code} kód a kosárban lévő termékek egyikére sem érvényes.',
)
export const usage = msg(
  'Codul {code} a fost folosit de câte ori se putea.',
  'Code {code} has reached its usage limit.',
  '{Az code} kód felhasználási kerete elfogyott.',
)
/** The English text is that of the specification (SPEC-6). */
export const signIn = msg(
  'Ca să folosești acest cupon, trebuie să intri în contul tău de client',
  'To use this coupon, you need to log in to your client account',
  'A kupon használatához be kell jelentkeznie az ügyfélfiókjába',
)
/** `coupon` and `cart`: currencies formatted by `inCurrency`. */
export const wrongCurrency = msg(
  'Codul {code} e în {coupon}, iar coșul tău e în {cart}.',
  'Code {code} is in {coupon}, but your cart is in {cart}.',
  '{Az code} kód {coupon} érvényes, az Ön kosara viszont {cart} van.',
)
export const minPurchase = msg(
  'Codul {code} se aplică la produse nereduse de cel puțin {min}.',
  'Code {code} needs at least {min} of products that are not discounted.',
  '{Az code} kód legalább {min} értékű, nem akciós termék esetén érvényes.',
)
export const amountToMinimum = msg('Mai lipsesc {amount}.', '{amount} to go.', 'Még {amount} hiányzik.')
export const creditUsed = msg(
  'Creditul voucherului {code} a fost folosit în întregime.',
  'The credit of voucher {code} has been used up.',
  '{Az code} utalvány egyenlege elfogyott.',
)
/** `wait`: the remaining time, formatted by `waitText` of limits.ts. */
export const tooManyAttempts = msg(
  'Prea multe coduri greșite. Încearcă din nou peste {wait}.',
  'Too many wrong codes. Please try again in {wait}.',
  'Túl sok hibás kód. Kérjük, próbálja újra {wait} múlva.',
)
// Effect of a code; the code comes first, in bold
export const discountApplied = msg('aplicat: {amount} reducere.', 'applied: {amount} off.', 'beváltva: {amount} kedvezmény.')
export const voucherPays = msg('plătește {amount}.', 'pays {amount}.', 'utalvány: {amount} fizetve.')
export const creditLeft = msg('Rămân {amount} pe voucher.', '{amount} stays on the voucher.', 'Az utalványon {amount} marad.')
export const nothingToPay = msg(
  'nu mai are ce plăti: creditul rămâne pe voucher.',
  'has nothing left to pay: its credit stays on the voucher.',
  'utalványnak nincs mit fizetnie: az egyenlege megmarad.',
)
export const notForDiscounted = msg(
  'Nu se aplică produselor deja reduse.',
  'It does not apply to discounted products.',
  'Akciós termékekre nem érvényes.',
)
export const higherDiscount = msg(
  'Pentru produsele deja reduse rămâne reducerea mai mare.',
  'For discounted products the higher discount applies.',
  'Akciós termékeknél a nagyobb kedvezmény érvényesül.',
)

// The conditions of a code
export const conditions = msg('Condiții', 'Conditions', 'Feltételek')
export const discountHeading = msg('Reducere', 'Discount', 'Kedvezmény')
export const percent = msg('{percent}%', '{percent}%', '{percent}%')
export const percentUpTo = msg('{percent}%, cel mult {most}', '{percent}%, {most} at most', '{percent}%, legfeljebb {most}')
export const perPiece = msg('{discount}, de fiecare bucată', '{discount}, each piece', '{discount}, darabonként')
export const validUntil = msg('Valabil până la', 'Valid until', 'Érvényes eddig')
export const noEnd = msg('fără dată limită', 'no end date', 'határidő nélkül')
export const minimum = msg('Comandă minimă', 'Minimum order', 'Minimális rendelés')
export const noMinimum = msg('fără', 'none', 'nincs')
export const appliesTo = msg('Se aplică la', 'Applies to', 'Mire érvényes')
export const scopes = {
  order: msg('toată comanda', 'the whole order', 'a teljes rendelésre'),
  vendors: msg('anumite branduri', 'selected brands', 'kiválasztott márkákra'),
  products: msg('anumite produse', 'selected products', 'kiválasztott termékekre'),
  tags: msg('anumite produse', 'selected products', 'kiválasztott termékekre'),
}
export const credit = msg('Credit', 'Credit', 'Egyenleg')

// Outcome of a code for a line (D-26); the code comes first
export const why = {
  applied: msg('{amount} mai puțin.', '{amount} off.', '{amount} kedvezmény.'),
  on_sale: msg(
    'nu se aplică: produsul e deja redus.',
    'does not apply: this product is already discounted.',
    'nem érvényes: a termék már akciós.',
  ),
  // Below its recommended price, but not below its lowest price of 30 days: no reduction may be announced (D-86).
  lowest_price: msg(
    'nu se aplică: produsul are deja cel mai mic preț al lui.',
    'does not apply: this product is already at its lowest price.',
    'nem érvényes: a termék már a legalacsonyabb árán kapható.',
  ),
  higher_discount: msg(
    'nu schimbă prețul: reducerea pe care o are deja e mai mare.',
    'changes nothing: the discount it already has is higher.',
    'nem változtat az áron: a meglévő kedvezmény nagyobb.',
  ),
  other_vendor: msg('e pentru alte branduri.', 'is for other brands.', 'más márkákra érvényes.'),
  other_product: msg('e pentru alte produse.', 'is for other products.', 'más termékekre érvényes.'),
  other_tags: msg('e pentru alte produse.', 'is for other products.', 'más termékekre érvényes.'),
  bundle: msg(
    'nu se aplică seturilor: prețul lor e deja redus.',
    'does not apply to sets: their price is already reduced.',
    'szettekre nem érvényes: azok ára már kedvezményes.',
  ),
  no_promo: msg(
    'nu se aplică: la acest produs legea nu permite promoții.',
    'does not apply: the law allows no promotions on this product.',
    'nem érvényes: erre a termékre a törvény nem enged kedvezményt.',
  ),
  voucher: msg('nu se aplică voucherelor cadou.', 'does not apply to gift vouchers.', 'ajándékutalványra nem érvényes.'),
  nothing_left: msg(
    'nu mai are din ce scădea: alte coduri au redus deja tot.',
    'has nothing left to take off: other codes took all of it.',
    'már nincs miből levonni: más kódok mindent levontak.',
  ),
}
export const belowMinimum = msg(
  'se aplică abia când mai adaugi produse de {amount}.',
  'applies once you add {amount} of products.',
  'akkor érvényes, ha még {amount} értékben vásárol.',
)
export const belowMinimumUnknown = msg(
  'nu se aplică încă: comanda minimă nu e atinsă.',
  'does not apply yet: the minimum order is not reached.',
  'még nem érvényes: a minimális rendelés nincs meg.',
)
/** When an order was refused because of a code. */
