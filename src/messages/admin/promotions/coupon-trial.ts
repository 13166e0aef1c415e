/** The trial of coupons on a cart, and series of single-use codes. */
import { msg, plural } from '#messages/text.ts'

export const tryIt = msg('Încearcă pe un coș', 'Try it on a cart', 'Próba egy kosáron')
export const takeOrder = msg('Ia o comandă', 'Take an order', 'Rendelés átvétele')
export const orderNumber = msg('Numărul comenzii', 'Order number', 'Rendelésszám')
export const addItem = msg(
  'Adaugă un produs: nume sau cod',
  'Add a product: name or code',
  'Termék hozzáadása: név vagy cikkszám',
)
export const emptyCart = msg(
  'Pune produse în coș și vezi ce face cuponul pe fiecare linie.',
  'Put products in the cart and see what the coupon does on each line.',
  'Tegyen termékeket a kosárba, és nézze meg, mit tesz a kupon az egyes tételekkel.',
)
export const quantity = msg('Bucăți: {name}', 'Pieces: {name}', 'Darab: {name}')
export const remove = msg('Scoate din coș: {name}', 'Take out: {name}', 'Kivétel a kosárból: {name}')
export const signedIn = msg('Client autentificat', 'Signed-in customer', 'Bejelentkezett vásárló')
export const date = msg('La data', 'On the date', 'Ekkor')
export const dateHint = msg(
  'Gol: acum. Prețurile sunt cele de azi.',
  'Empty: now. Prices are those of today.',
  'Üresen: most. Az árak a maiak.',
)
export const otherCodes = msg('Alte coduri', 'Other codes', 'További kódok')
export const otherCodesHint = msg('Cu spații între ele', 'With spaces between them', 'Szóközzel elválasztva')
export const unknownCode = msg('Codul {code} nu există.', 'There is no code {code}.', 'Nincs {code} kód.')
export const before = msg('Înainte', 'Before', 'Előtte')
export const after = msg('După', 'After', 'Utána')
export const sameFunction = msg(
  'Aceeași funcție calculează coșul, comanda și proba aceasta. Ține cont de modificările nesalvate; nu scrie nimic.',
  'The same function prices the cart, the order and this trial. It works on unsaved changes and writes nothing.',
  'Ugyanaz a függvény árazza a kosarat, a rendelést és ezt a próbát. A nem mentett módosításokkal számol, és semmit sem ír.',
)
export const checks = {
  valid: msg('Valabil', 'Valid', 'Érvényes'),
  dates: msg('În perioada lui', 'Within its dates', 'Az időszakán belül'),
  signed_in: msg('Autentificare', 'Sign-in', 'Bejelentkezés'),
  minimum: msg('Cumpărare minimă', 'Smallest purchase', 'Legkisebb vásárlás'),
  uses: msg('Folosiri', 'Uses', 'Felhasználások'),
  currency: msg('Moneda', 'Currency', 'Pénznem'),
}
export const holds = msg('da', 'yes', 'igen')
export const fails = msg('nu', 'no', 'nem')
export const amountOf = msg('{has} din {wanted}', '{has} of {wanted}', '{has} / {wanted}')
export const outcomes = {
  applied: msg('{code}: reduce cu {amount}', '{code}: takes off {amount}', '{code}: {amount} engedmény'),
  voucher: msg('{code}: voucherele nu primesc cupoane', '{code}: vouchers take no coupon', '{code}: utalványra nem jár kupon'),
  no_promo: msg(
    '{code}: lapte de început, fără nicio promoție',
    '{code}: infant formula, no promotion ever',
    '{code}: anyatej-helyettesítő tápszer, soha nem promózható',
  ),
  other_vendor: msg('{code}: altă marcă', '{code}: another brand', '{code}: más márka'),
  other_product: msg('{code}: alt produs', '{code}: another product', '{code}: más termék'),
  other_tags: msg('{code}: altă etichetă', '{code}: another tag', '{code}: más címke'),
  bundle: msg('{code}: seturile nu intră', '{code}: bundles are not counted', '{code}: a csomagok nem számítanak'),
  on_sale: msg('{code}: deja la ofertă', '{code}: on sale already', '{code}: már akciós'),
  lowest_price: msg(
    '{code}: sub prețul recomandat, deja la cel mai mic preț',
    '{code}: below its recommended price, at its lowest already',
    '{code}: az ajánlott ár alatt, már a legalacsonyabb áron',
  ),
  higher_discount: msg(
    '{code}: prețul fără el este mai bun',
    '{code}: the price without it is better',
    '{code}: nélküle jobb az ár',
  ),
  below_minimum: msg(
    '{code}: mai lipsesc {amount} până la minim',
    '{code}: {amount} below the minimum',
    '{code}: {amount} hiányzik a minimumhoz',
  ),
  nothing_left: msg(
    '{code}: alte cupoane au luat tot',
    '{code}: other coupons took all of it',
    '{code}: más kuponok már mindent levontak',
  ),
}
export const wouldCost = msg('cu el: {amount}', 'with it: {amount}', 'vele: {amount}')
export const refusals = {
  applied: msg('se aplică', 'applies', 'érvényesül'),
  error_invalid: msg('nu este valabil acum', 'not valid now', 'most nem érvényes'),
  error_logged_in: msg('doar pentru clienți autentificați', 'only for signed-in customers', 'csak bejelentkezett vásárlóknak'),
  error_min_purchase: msg('sub cumpărarea minimă', 'below the smallest purchase', 'a legkisebb vásárlás alatt'),
  error_usage: msg('folosirile s-au terminat', 'its uses are spent', 'a felhasználások elfogytak'),
  error_currency: msg('altă monedă', 'another currency', 'más pénznem'),
  error_not_applicable: msg('nicio linie eligibilă', 'no eligible line', 'nincs jogosult tétel'),
}
export const adjusted = msg('Nu se poate vinde așa: {name}', 'Cannot be sold like this: {name}', 'Így nem adható el: {name}')

export const batchName = msg('Numele seriei', 'Name of the series', 'A sorozat neve')
export const howMany = msg('Câte', 'How many', 'Hány')
export const beginsWith = msg('Încep cu', 'Begin with', 'Kezdete')
export const prefixHint = msg('2–20 de litere sau cifre', '2 to 20 letters or digits', '2–20 betű vagy számjegy')
export const shape = msg('Vor arăta așa', 'They will look like this', 'Így fognak kinézni')
export const shapeHint = msg(
  'Zece litere la întâmplare, fără 0, 1, I, L, O și U: un cod dintre 590 de bilioane, iar încercările sunt limitate.',
  'Ten random letters without 0, 1, I, L, O and U: one code out of 590 trillion, and tries are limited.',
  'Tíz véletlen betű 0, 1, I, L, O és U nélkül: egy kód 590 billióból, és a próbálkozások száma korlátozott.',
)
export const makeCodes = msg('Creează coduri: {count}', 'Make codes: {count}', 'Kódok létrehozása: {count}')
export const series = msg('Serii', 'Series', 'Sorozatok')
export const noSeries = msg('Nicio serie încă.', 'No series yet.', 'Még nincs sorozat.')
export const seriesColumns = {
  name: msg('Serie', 'Series', 'Sorozat'),
  gives: msg('Dă', 'Gives', 'Ad'),
  codes: msg('Coduri', 'Codes', 'Kódok'),
  spent: msg('Folosite', 'Spent', 'Felhasználva'),
  until: msg('Până la', 'Until', 'Eddig'),
  madeBy: msg('Făcută de', 'Made by', 'Készítette'),
}
export const downloadCsv = msg('CSV', 'CSV', 'CSV')
export const downloadOf = msg('Descarcă codurile seriei {name}', 'Download the codes of {name}', '{Az name} kódjainak letöltése')
export const stopOf = msg(
  'Oprește codurile nefolosite din {name}',
  'Stop the unspent codes of {name}',
  '{Az name} fel nem használt kódjainak leállítása',
)
export const downloadAsk = msg(
  'Cine are fișierul poate folosi codurile. Descărcarea rămâne în jurnal.',
  'Whoever has the file can use the codes. The download stays in the log.',
  'Akinél a fájl van, felhasználhatja a kódokat. A letöltés a naplóban marad.',
)
export const stopAsk = msg(
  'Codurile nefolosite nu mai pot fi folosite. Nu se poate anula.',
  'Codes that nobody has used can no longer be used. There is no undo.',
  'A fel nem használt kódok többé nem használhatók. Nem vonható vissza.',
)
export const reason = msg('Motiv', 'Reason', 'Indok')
export const download = msg('Descarcă', 'Download', 'Letöltés')
export const made = plural(
  { one: 'Seria {name} are un cod.', few: 'Seria {name} are # coduri.', other: 'Seria {name} are # de coduri.' },
  { one: 'The series {name} has 1 code.', other: 'The series {name} has # codes.' },
  { one: '{Az name} sorozat # kódból áll.', other: '{Az name} sorozat # kódból áll.' },
)
export const codesStopped = msg('Coduri oprite: {count}.', 'Codes stopped: {count}.', 'Leállított kódok: {count}.')
export const csvHead = {
  code: msg('cod', 'code', 'kód'),
  spent: msg('folosit', 'spent', 'felhasznált'),
  stopped: msg('oprit', 'stopped', 'leállított'),
}
export const nameNeeded = msg('Dă-i un nume.', 'Give it a name.', 'Adjon neki nevet.')
