/** Orders in the back office: the list. */
import { msg, plural } from '#messages/text.ts'

export const orders = msg('Comenzi', 'Orders', 'Rendelések')
export const views = {
  to_send: msg('De trimis', 'To send', 'Feladandó'),
  out_of_stock: msg('Plătite, fără stoc', 'Paid, out of stock', 'Fizetett, nincs készlet'),
  unpaid: msg('Neplătite', 'Unpaid', 'Fizetetlen'),
  sent_today: msg('Trimise azi', 'Sent today', 'Ma feladott'),
  withdrawn: msg('Cu retragere', 'Withdrawn', 'Elállással'),
  problems: msg('Cu probleme', 'Problems', 'Problémás'),
  all: msg('Toate', 'All', 'Összes'),
}
export const search = msg('Număr, nume, e-mail, AWB', 'Number, name, e-mail, AWB', 'Szám, név, e-mail, csomagszám')
export const sorts = {
  placed: msg('Plasate, cele noi întâi', 'Placed, newest first', 'Leadás szerint, a legújabb elöl'),
  promised: msg('Promise, cele apropiate întâi', 'Promised, soonest first', 'Ígért nap szerint, a legközelebbi elöl'),
}

export const order = msg('Comandă', 'Order', 'Rendelés')
export const placed = msg('Plasată', 'Placed', 'Leadva')
export const customer = msg('Client', 'Customer', 'Vásárló')
export const items = msg('Produse', 'Items', 'Tételek')
export const status = msg('Stare', 'Status', 'Állapot')
export const payment = msg('Plată', 'Payment', 'Fizetés')
export const market = msg('Piață', 'Market', 'Piac')
export const sendFrom = msg('Pleacă din', 'Send from', 'Honnan')
export const delivery = msg('Livrare', 'Delivery', 'Szállítás')
export const promised = msg('Promisă', 'Promised', 'Ígért nap')
export const total = msg('Total', 'Total', 'Összesen')

export const statuses = {
  opened: msg('Așteaptă plata', 'Opened', 'Fizetésre vár'),
  unfulfilled: msg('Neexpediată', 'Unfulfilled', 'Feladásra vár'),
  pending: msg('În procesare', 'Processing', 'Feldolgozás alatt'),
  'partially fulfilled': msg('Expediată parțial', 'Partially fulfilled', 'Részben feladva'),
  fulfilled: msg('Expediată', 'Fulfilled', 'Feladva'),
  canceled: msg('Anulată', 'Cancelled', 'Törölve'),
  refunded: msg('Rambursată', 'Refunded', 'Visszatérítve'),
}
export const payments = {
  unpaid: msg('Neplătită', 'Unpaid', 'Fizetetlen'),
  paid: msg('Plătită', 'Paid', 'Fizetve'),
  'partly refunded': msg('Rambursată parțial', 'Partly refunded', 'Részben visszatérítve'),
  refunded: msg('Rambursată', 'Refunded', 'Visszatérítve'),
}
export const methods = {
  courier: msg('Curier', 'Courier', 'Futár'),
  locker: msg('Locker', 'Locker', 'Csomagautomata'),
  pickup: msg('Ridicare', 'Pick-up', 'Átvétel'),
  email: msg('E-mail', 'E-mail', 'E-mail'),
}

export const today = msg('azi', 'today', 'ma')
export const tomorrow = msg('mâine', 'tomorrow', 'holnap')
export const yesterday = msg('ieri', 'yesterday', 'tegnap')
export const late = msg('{day}, întârziată', '{day}, late', '{day}, késik')

export const found = plural(
  { one: '# comandă', few: '# comenzi', other: '# de comenzi' },
  { one: '# order', other: '# orders' },
  { one: '# rendelés', other: '# rendelés' },
)
export const nothingToDo = msg('Nimic aici', 'Nothing here', 'Itt nincs semmi')
