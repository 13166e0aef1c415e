/** Search of the whole back office, the help on keys, and the state of the connection and the session. */
import { msg } from '#messages/text.ts'

export const searchOrJump = msg('Caută sau mergi la', 'Search or jump to', 'Keresés vagy ugrás')
export const help = msg('Taste', 'Keyboard', 'Billentyűk')
export const goTo = msg('Mergi la', 'Go to', 'Ugrás')
export const orders = msg('Comenzi', 'Orders', 'Rendelések')
export const nothingFound = msg('Nu s-a găsit nimic.', 'Nothing was found.', 'Nincs találat.')
export const beginWith = msg(
  'Începe cu # pentru o comandă, @ pentru un client, > pentru o acțiune',
  'Begin with # for an order, @ for a customer, > for an action',
  '# rendeléshez, @ vásárlóhoz, > művelethez',
)
export const results = msg('Rezultate', 'Results', 'Találatok')

export const everywhere = msg('Peste tot', 'Everywhere', 'Mindenhol')
export const lists = msg('Liste', 'Lists', 'Listák')
export const keys = {
  help: msg('Acest ajutor', 'This help', 'Ez a súgó'),
  find: msg('Caută în listă', 'Find in the list', 'Keresés a listában'),
  filter: msg('Filtru', 'Filter', 'Szűrő'),
  save: msg('Salvează', 'Save', 'Mentés'),
  undo: msg('Anulează, refă', 'Undo, redo', 'Visszavonás, újra'),
  close: msg('Închide, pune la loc', 'Close, put back', 'Bezárás, visszaállítás'),
  side: msg('Bara laterală', 'Side bar', 'Oldalsáv'),
  rows: msg('Rândul următor, anterior', 'Next, previous row', 'Következő, előző sor'),
  choose: msg('Selectează, interval', 'Select, range', 'Kijelölés, tartomány'),
  all: msg('Toate care se potrivesc', 'All that match', 'Minden egyező'),
  open: msg('Deschide', 'Open', 'Megnyitás'),
  look: msg('Privește fără să deschizi', 'Look without opening', 'Megtekintés megnyitás nélkül'),
  edit: msg('Modifică o celulă', 'Edit a cell', 'Cella szerkesztése'),
}
export const singleLetters = msg(
  'Comenzi cu o singură literă. Oprește-le dacă îi vorbești calculatorului.',
  'Single-letter shortcuts. Turn them off if you speak to the computer.',
  'Egybetűs parancsok. Kapcsolja ki, ha diktál a számítógépnek.',
)

export const offline = msg(
  'Fără internet. Ce ai scris rămâne; salvează când revine legătura.',
  'No connection. What you typed stays; save it when the connection is back.',
  'Nincs kapcsolat. Amit beírt, megmarad; mentse, ha visszatért a kapcsolat.',
)
export const sessionEnds = msg(
  'Sesiunea se încheie în curând. Intri din nou aici, iar ce ai scris rămâne.',
  'The session ends soon. You sign in again here, and what you typed stays.',
  'A munkamenet hamarosan véget ér. Itt újra beléphet, és amit beírt, megmarad.',
)
export const sessionOver = msg('Sesiunea s-a încheiat', 'The session is over', 'A munkamenet véget ért')
