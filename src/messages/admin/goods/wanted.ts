/** What customers wait for, as staff read it. */
import { msg, plural } from '#messages/text.ts'

export const wanted = msg('Cele mai dorite', 'Most wanted', 'Legtöbben várják')
export const about = msg(
  'Clienți care au cerut un mesaj când articolul revine în stoc. Adresele nu se văd: mesajele pleacă singure, câte două pentru fiecare bucată.',
  'Customers who asked for a message when the article is back in stock. Addresses are not shown: the messages go out by themselves, two for each piece.',
  'Vásárlók, akik értesítést kértek, amikor a cikk újra raktáron van. A címek nem láthatók: az üzenetek maguktól mennek ki, darabonként kettő.',
)
export const none = msg(
  'Nimeni nu așteaptă nimic. Formularul e pe pagina fiecărui articol epuizat.',
  'Nobody waits for anything. The form is on the page of each sold-out article.',
  'Senki sem vár semmire. Az űrlap minden elfogyott cikk oldalán ott van.',
)
export const people = plural(
  { one: '# client așteaptă', few: '# clienți așteaptă', other: '# de clienți așteaptă' },
  { one: '# customer waits', other: '# customers wait' },
  { one: '# vásárló vár', other: '# vásárló vár' },
)
export const variants = plural(
  { one: '# articol', few: '# articole', other: '# de articole' },
  { one: '# article', other: '# articles' },
  { one: '# cikk', other: '# cikk' },
)
export const columns = {
  article: msg('Articol', 'Article', 'Cikk'),
  all: msg('Așteaptă', 'Waiting', 'Vár'),
  since: msg('Primul din', 'First since', 'Az első ekkor óta'),
  available: msg('Disponibil', 'Available', 'Elérhető'),
}
/** On the page of a product: `markets`, each with its number. */
export const waitingFor = msg('Așteaptă să revină: {markets}', 'Waiting for it: {markets}', 'Erre várnak: {markets}')
export const openWanted = msg('Cele mai dorite articole', 'Most wanted articles', 'Legtöbbek által várt cikkek')
