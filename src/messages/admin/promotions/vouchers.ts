/** Gift vouchers in the back office. */
import { msg } from '#messages/text.ts'

export const vouchers = msg('Vouchere', 'Vouchers', 'Utalványok')
export const newVoucher = msg('Voucher nou', 'New voucher', 'Új utalvány')
export const owed = msg('De plătit deținătorilor', 'Owed to holders', 'Tartozás a birtokosoknak')
export const viewsLabel = msg('Vederi', 'Views', 'Nézetek')
export const views = {
  active: msg('Cu credit', 'With credit', 'Van egyenlege'),
  used: msg('Folosite', 'Used up', 'Felhasznált'),
  expired: msg('Expirate', 'Expired', 'Lejárt'),
  stopped: msg('Blocate', 'Stopped', 'Letiltott'),
  all: msg('Toate', 'All', 'Mind'),
}
export const states = {
  active: msg('Cu credit', 'With credit', 'Van egyenlege'),
  used: msg('Folosit', 'Used up', 'Felhasználva'),
  expired: msg('Expirat', 'Expired', 'Lejárt'),
  stopped: msg('Blocat', 'Stopped', 'Letiltva'),
}
export const findLabel = msg(
  'Ultimele patru semne, nume, comandă',
  'Last four characters, name, order',
  'Utolsó négy jel, név, rendelés',
)
export const none = msg('Niciun voucher aici.', 'No vouchers here.', 'Nincs itt utalvány.')
export const columns = {
  code: msg('Cod', 'Code', 'Kód'),
  forWhom: msg('Pentru', 'For', 'Kinek'),
  credit: msg('Credit', 'Credit', 'Egyenleg'),
  start: msg('La început', 'At the start', 'Induláskor'),
  until: msg('Valabil până', 'Valid until', 'Érvényes eddig'),
  origin: msg('De unde', 'From', 'Honnan'),
  state: msg('Stare', 'State', 'Állapot'),
}
export const bought = msg('cumpărat', 'bought', 'vásárolt')
export const given = msg('dat de magazin', 'given by the shop', 'az üzlet adta')
export const noEnd = msg('fără sfârșit', 'no end', 'nincs vége')
export const title = msg('Voucher …{letters}', 'Voucher …{letters}', 'Utalvány …{letters}')
export const hidden = msg(
  'Din cod se văd ultimele patru semne; nimeni de aici nu îl poate citi întreg.',
  'The last four characters of the code are shown; nobody here can read the whole of it.',
  'A kódnak csak az utolsó négy jele látszik; itt senki sem olvashatja el teljesen.',
)
export const boughtIn = msg('Cumpărat în', 'Bought in', 'Itt vásárolták')
export const mailed = msg('Mail scris', 'Mail written', 'Levél megírva')
export const notMailed = msg('niciun mail', 'no mail', 'nincs levél')
export const ledger = msg('Mișcări', 'Ledger', 'Forgalom')
export const ledgerHint = msg(
  'Suma mișcărilor este creditul; baza de date le ține egale.',
  'The sum of the ledger is the credit; the database holds both equal.',
  'A forgalom összege az egyenleg; az adatbázis egyenlőn tartja őket.',
)
export const ledgerColumns = {
  when: msg('Când', 'When', 'Mikor'),
  what: msg('Ce', 'What', 'Mi'),
  change: msg('Schimbare', 'Change', 'Változás'),
  after: msg('Credit după', 'Credit after', 'Egyenleg utána'),
}
export const moves = {
  issued: msg('Emis', 'Issued', 'Kiadva'),
  spent: msg('Plătit în {order}', 'Paid in {order}', 'Fizetés: {order}'),
  returned: msg('Dat înapoi, {order}', 'Given back, {order}', 'Visszaadva: {order}'),
}
export const stop = msg('Blochează', 'Stop', 'Letiltás')
export const stopText = msg(
  'Nimeni nu îl mai poate folosi. Comenzile plătite cu el rămân.',
  'Nobody can spend it any more. Orders that it paid stay.',
  'Többé senki sem költheti el. A vele fizetett rendelések megmaradnak.',
)
export const prolong = msg('Prelungește', 'Prolong', 'Meghosszabbítás')
export const until = msg('Valabil până la', 'Valid until', 'Érvényes eddig')
export const sendAgain = msg('Trimite din nou', 'Send again', 'Újraküldés')
export const sendAgainText = msg(
  'Mailul cu voucherul merge din nou la cel care îl primește.',
  'The mail with the voucher goes to its recipient once more.',
  'Az utalvány levelét újra elküldjük a címzettnek.',
)
export const recipient = msg('E-mailul celui care îl primește', 'E-mail of who gets it', 'A címzett e-mail-címe')
export const recipientHint = msg(
  'Mailul are codul; aici nu se vede.',
  'The mail has the code; it is not shown here.',
  'A kód a levélben van; itt nem látszik.',
)
export const name = msg('Pentru', 'For', 'Kinek')
export const message = msg('Mesaj', 'Message', 'Üzenet')
export const amount = msg('Sumă', 'Amount', 'Összeg')
export const market = msg('Piață', 'Market', 'Piac')
export const untilHint = msg('Gol: doi ani', 'Empty: two years', 'Üresen: két év')
export const reason = msg('Motiv', 'Reason', 'Indok')
export const issue = msg('Emite {amount}', 'Issue {amount}', '{amount} kiadása')
export const done = msg('Făcut.', 'Done.', 'Kész.')
