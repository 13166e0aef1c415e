/** The inbox of withdrawals from the contract. */
import { msg, plural } from '#messages/text.ts'

export const views = {
  open: msg('Deschise', 'Open', 'Nyitott'),
  due: msg('De plătit în 7 zile', 'Money due in 7 days', '7 napon belül fizetendő'),
  unmatched: msg('Fără comandă', 'Not matched', 'Rendelés nélkül'),
  settled: msg('Închise', 'Closed', 'Lezárt'),
  all: msg('Toate', 'All', 'Összes'),
}
export const states = {
  received: msg('Primită', 'Received', 'Beérkezett'),
  accepted: msg('Se așteaptă produsele', 'Goods awaited', 'Az árut várjuk'),
  arrived: msg('Produse sosite', 'Goods received', 'Az áru megérkezett'),
  closed: msg('Închisă', 'Closed', 'Lezárva'),
  refused: msg('Refuzată', 'Refused', 'Elutasítva'),
}
export const orderNotFound = msg('Comandă negăsită', 'Order not found', 'Nincs meg a rendelés')
export const late = msg('trimisă după termen', 'sent after the period', 'határidő után küldve')
export const daysLeft = plural(
  { one: 'încă # zi', few: 'încă # zile', other: 'încă # de zile' },
  { one: '# day left', other: '# days left' },
  { one: 'még # nap', other: 'még # nap' },
)
export const refundToday = msg('banii până azi', 'refund by today', 'ma esedékes')
export const overdue = plural(
  { one: 'banii întârzie # zi', few: 'banii întârzie # zile', other: 'banii întârzie # de zile' },
  { one: 'refund # day late', other: 'refund # days late' },
  { one: '# napja esedékes', other: '# napja esedékes' },
)
export const dayOf14 = msg('Ziua {day} din 14', 'Day {day} of 14', '{day}. nap a 14-ből')
export const statementOf = msg('declarată', 'statement', 'nyilatkozat')
export const due = msg('banii se întorc până la', 'refund due', 'visszatérítés határideje')
export const whatWasSent = msg('Ce s-a trimis', 'What was sent', 'Amit elküldtek')
export const goods = msg('Se retrage din', 'Withdrawn from', 'Mitől áll el')
export const wholeOrder = msg('toată comanda', 'the whole order', 'a teljes rendelés')
export const typedReference = msg('Comanda, cum a fost scrisă', 'Order, as typed', 'Rendelés, ahogy beírták')
export const receivedAt = msg('Primită', 'Received', 'Beérkezett')
export const delivered = msg('Livrată', 'Delivered', 'Kézbesítve')
export const openUntil = msg('În termen până la', 'In time until', 'Határidő')

export const acts = {
  accepted: msg('Acceptă', 'Accept', 'Elfogadás'),
  arrived: msg('Produsele au sosit', 'Goods have arrived', 'Az áru megérkezett'),
  refused: msg('Refuză', 'Refuse', 'Elutasítás'),
  closed: msg('Închide fără bani înapoi', 'Close without refund', 'Lezárás visszatérítés nélkül'),
}
export const reasonOfRefusal = msg(
  'De ce? Clientul citește textul.',
  'Why? The customer reads this.',
  'Miért? A vásárló ezt olvassa.',
)
export const noteOfClosing = msg('Notă pentru colegi', 'Note for colleagues', 'Jegyzet a kollégáknak')
export const refuseTitle = msg('Refuzi {number}?', 'Refuse {number}?', 'Elutasítja: {number}?')
export const closeTitle = msg('Închizi {number}?', 'Close {number}?', 'Lezárja: {number}?')
export const closingIsFinal = msg(
  'O retragere închisă nu se mai deschide. Banii nu se mișcă de aici.',
  'A closed withdrawal does not open again. No money moves here.',
  'A lezárt elállás nem nyitható meg újra. Itt nem mozdul pénz.',
)
export const refund = msg('Dă banii înapoi', 'Refund', 'Visszatérítés')
export const refundTitle = msg('Rambursare pentru {number}', 'Refund of {number}', 'Visszatérítés: {number}')
export const lineOf = msg('poziția {number}', 'line {number}', '{number}. tétel')
export const deliveryCharge = msg('Transport', 'Delivery', 'Szállítás')
/** Of one that is closed by it. */
export const refunded = msg(
  '{number}: s-au rambursat {amount}, retragerea este închisă.',
  '{number}: {amount} were refunded, the withdrawal is closed.',
  '{number}: {amount} visszatérítve, az elállás lezárva.',
)
export const moved = msg('{number}: {state}.', '{number}: {state}.', '{number}: {state}.')
export const answeredAtOnce = msg(
  'Fiecare declarație este primită și confirmată imediat, și fără comandă găsită sau după termen. Ce urmează se hotărăște aici.',
  'Every statement is taken and confirmed at once, also without an order or after the period. What to do with it is decided here.',
  'Minden nyilatkozatot azonnal fogadunk és visszaigazolunk, rendelés nélkül és határidő után is. A folytatásról itt születik döntés.',
)
