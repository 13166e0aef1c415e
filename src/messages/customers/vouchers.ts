/** The vouchers and codes of an account. */
import { msg } from '#messages/text.ts'

export const giftVouchers = msg('Vouchere cadou', 'Gift vouchers', 'Ajándékutalványok')
export const none = msg(
  'Niciun voucher încă. Cele trimise la adresa ta apar aici singure.',
  'No vouchers yet. Those that are sent to your address appear here by themselves.',
  'Még nincs utalvány. A címére küldöttek maguktól megjelennek itt.',
)
export const creditLeft = msg('Credit rămas', 'Credit left', 'Felhasználható egyenleg')
/** `amount`: what it was worth, formatted. */
export const outOf = msg('din {amount}', 'of {amount}', 'ennyiből: {amount}')
/** Of the bar, in words. */
export const left = msg('Au rămas {percent} la sută', '{percent} per cent left', '{percent} százalék maradt')
export const states = {
  active: msg('Valabil', 'Valid', 'Érvényes'),
  used: msg('Folosit', 'Used', 'Felhasználva'),
  expired: msg('Expirat', 'Expired', 'Lejárt'),
  stopped: msg('Oprit', 'Stopped', 'Letiltva'),
}
export const code = msg('Cod', 'Code', 'Kód')
export const validUntil = msg('Valabil până la', 'Valid until', 'Érvényes eddig')
export const noEnd = msg('fără dată limită', 'no end date', 'határidő nélkül')
export const usedFor = msg('Folosit la', 'Used for', 'Felhasználva ehhez')
export const open = msg('Vezi și tipărește', 'View and print', 'Megtekintés és nyomtatás')
/** Names of links and buttons for screen readers. */
export const openNamed = msg('Vezi și tipărește: {code}', 'View and print: {code}', 'Megtekintés és nyomtatás: {code}')

export const addTitle = msg('Ai primit unul?', 'Have you been given one?', 'Kapott egyet?')
export const addText = msg(
  'Adaugă-l aici și îl găsești când ai nevoie. Nu se pierde dacă nu îl folosești tot deodată.',
  'Add it here to have it when you need it. Nothing is lost if you do not spend it all at once.',
  'Adja hozzá itt, és kéznél lesz, amikor kell. Nem vész el, ha nem egyszerre költi el.',
)
export const codeLabel = msg('Codul voucherului', 'Voucher code', 'Az utalvány kódja')
export const codeRequired = msg('Scrie codul voucherului', 'Type the voucher’s code', 'Írja be az utalvány kódját')
export const add = msg('Adaugă', 'Add', 'Hozzáadás')
export const added = msg('Voucherul e în cont.', 'The voucher is in your account.', 'Az utalvány a fiókjában van.')

export const codesTitle = msg('Coduri de reducere', 'Discount codes', 'Kedvezménykódok')
export const noCodes = msg(
  'Niciun cod încă. Codurile luate din parteneriate apar aici.',
  'No codes yet. The codes that you get from partner offers appear here.',
  'Még nincs kód. A partnerajánlatokból kapott kódok itt jelennek meg.',
)
export const toPartnerships = msg('Vezi parteneriatele', 'See the partner offers', 'Partnerajánlatok megtekintése')
// What a code gives; amounts are formatted
export const percentOff = msg('{percent}% reducere', '{percent}% off', '{percent}% kedvezmény')
export const percentOffEach = msg(
  '{percent}% reducere la fiecare produs',
  '{percent}% off each item',
  '{percent}% kedvezmény minden termékre',
)
export const amountOff = msg('{amount} reducere', '{amount} off', '{amount} kedvezmény')
export const atMost = msg('cel mult {most}', '{most} at most', 'legfeljebb {most}')
export const fromOrdersOf = msg(
  'la comenzi de cel puțin {min}',
  'on orders of at least {min}',
  'legalább {min} értékű rendelésre',
)
export const atThePartner = msg('se folosește la {partner}', 'used at {partner}', 'itt használható fel: {partner}')
export const codeUntil = msg('până la {date}', 'until {date}', '{ig date}')
export const codeEnded = msg('a expirat pe {date}', 'expired on {date}', 'lejárt: {date}')
