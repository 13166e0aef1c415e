/** The page of the running system. */
import { msg, plural } from '#messages/text.ts'

export const systemPage = msg('Starea sistemului', 'System health', 'A rendszer állapota')

export const shop = msg('Magazinul', 'Shop', 'Áruház')
/** Followed by a moment. */
export const started = msg('Pornit:', 'Started:', 'Indult:')
export const memory = msg('{size} memorie, Node {node}', '{size} of memory, Node {node}', '{size} memória, Node {node}')
export const database = msg('Baza de date', 'Database', 'Adatbázis')
export const databaseNames = {
  postgres: msg('PostgreSQL {version}, {size}', 'PostgreSQL {version}, {size}', 'PostgreSQL {version}, {size}'),
  pglite: msg(
    'Bază de date inclusă ({version}), {size}',
    'Embedded database ({version}), {size}',
    'Beépített adatbázis ({version}), {size}',
  ),
}
export const connections = msg('{open} din {most} conexiuni', '{open} of {most} connections', '{most} kapcsolatból {open} nyitva')
export const waitingRequests = plural(
  { one: '# cerere așteaptă', few: '# cereri așteaptă', other: '# de cereri așteaptă' },
  { one: '# request waits', other: '# requests wait' },
  { one: '# kérés vár', other: '# kérés vár' },
)
export const searchIndex = msg('Căutarea', 'Search index', 'Keresőindex')
export const products = plural(
  { one: '# produs, 3 limbi', few: '# produse, 3 limbi', other: '# de produse, 3 limbi' },
  { one: '# product, 3 languages', other: '# products, 3 languages' },
  { one: '# termék, 3 nyelven', other: '# termék, 3 nyelven' },
)
export const disk = msg('Discul', 'Disk', 'Lemez')
export const diskFree = msg('{free} libere din {all}', '{free} of {all} free', '{all} területből {free} szabad')
export const diskUnknown = msg('Nu se poate citi.', 'Cannot be read.', 'Nem olvasható.')

export const jobs = msg('Lucrări', 'Jobs', 'Feladatok')
export const job = msg('Lucrarea', 'Job', 'Feladat')
export const due = msg('De făcut acum', 'Due', 'Esedékes')
export const dueSince = msg('Din', 'Since', 'Mióta')
export const later = msg('Mai târziu', 'Later', 'Később')
export const setAside = msg('Oprite', 'Set aside', 'Félretéve')
export const lastFailure = msg('Ultima eroare', 'Last failure', 'Utolsó hiba')
export const nothingWaits = msg('Nu așteaptă nicio lucrare.', 'No job waits.', 'Nem vár feladat.')
export const tryAgain = msg('Încearcă din nou', 'Try again', 'Újra')
export const jobsSetAside = plural(
  {
    one: '# lucrare a eșuat de prea multe ori și s-a oprit.',
    few: '# lucrări au eșuat de prea multe ori și s-au oprit.',
    other: '# de lucrări au eșuat de prea multe ori și s-au oprit.',
  },
  { one: '# job failed too often and was set aside.', other: '# jobs failed too often and were set aside.' },
  { one: '# feladat túl sokszor hibázott, ezért félretettük.', other: '# feladat túl sokszor hibázott, ezért félretettük.' },
)
export const runsAgain = plural(
  { one: '# lucrare rulează din nou.', few: '# lucrări rulează din nou.', other: '# de lucrări rulează din nou.' },
  { one: '# job runs again.', other: '# jobs run again.' },
  { one: '# feladat újra fut.', other: '# feladat újra fut.' },
)

export const caches = msg('Pagini în memorie', 'Page cache', 'Oldalgyorsítótár')
export const fromCache = msg(
  '{share} din memorie, de la pornire',
  '{share} from the cache, since the start',
  '{share} a gyorsítótárból, indulás óta',
)
export const answered = plural(
  { one: '# pagină trimisă', few: '# pagini trimise', other: '# de pagini trimise' },
  { one: '# page answered', other: '# pages answered' },
  { one: '# kiszolgált oldal', other: '# kiszolgált oldal' },
)
export const emptyPages = msg('Golește paginile', 'Empty pages', 'Oldalak ürítése')
export const pagesEmptied = msg(
  'Paginile au fost golite. Fiecare se face din nou la prima vizită.',
  'The pages were emptied. Each is made again with its next visit.',
  'Az oldalakat kiürítettük. Mindegyik a következő megtekintéskor készül el újra.',
)

export const backups = msg('Copii de rezervă', 'Backups', 'Biztonsági mentések')
export const noBackup = msg('Aici nu s-a făcut încă nicio copie.', 'None was made here yet.', 'Itt még nem készült mentés.')
export const backUpNow = msg('Fă o copie acum', 'Back up now', 'Mentés most')
export const backupAsked = msg(
  'Copia se scrie. Apare aici când e gata.',
  'The backup is being written. It appears here when it is complete.',
  'A mentés készül. Itt jelenik meg, amint elkészült.',
)
export const backupsWhere = plural(
  {
    one: 'Pe server, în folderul de date, „backups”. Rămâne ultima.',
    few: 'Pe server, în folderul de date, „backups”. Rămân ultimele #.',
    other: 'Pe server, în folderul de date, „backups”. Rămân ultimele #.',
  },
  {
    one: 'On the server, in the data directory, ‘backups’. The last one is kept.',
    other: 'On the server, in the data directory, ‘backups’. The last # are kept.',
  },
  {
    one: 'A szerveren, az adatkönyvtár „backups” mappájában. Az utolsó marad meg.',
    other: 'A szerveren, az adatkönyvtár „backups” mappájában. Az utolsó # marad meg.',
  },
)

export const errors = msg('Erori recente', 'Recent errors', 'Legutóbbi hibák')
export const errorsOf = msg(
  'Ale procesului care a răspuns, de la pornire.',
  'Of the process that answered, since its start.',
  'A válaszoló folyamaté, az indulása óta.',
)
export const noErrors = msg('Nicio eroare.', 'No error.', 'Nincs hiba.')
export const times = plural(
  { one: 'o dată', few: 'de # ori', other: 'de # de ori' },
  { one: 'once', other: '# times' },
  { one: 'egyszer', other: '# alkalommal' },
)
export const error = msg('Eroarea', 'Error', 'Hiba')
export const howOften = msg('De câte ori', 'How often', 'Hányszor')
export const last = msg('Ultima dată', 'Last', 'Utoljára')

/** What the jobs of a kind do, by the part of the kind before its dot. */
export const jobGroups = {
  contact: msg('Mesaje', 'Messages', 'Üzenetek'),
  customer: msg('E-mailuri ale conturilor', 'Mails of accounts', 'Fiókok e-mailjei'),
  document: msg('Facturi și storno', 'Invoices and credit notes', 'Számlák és jóváírások'),
  gateway: msg('Procesatorul de plăți', 'Payment gateway', 'Fizetési szolgáltató'),
  locker: msg('Liste de lockere', 'Lists of lockers', 'Csomagautomaták listái'),
  mail: msg('Trimiterea e-mailurilor', 'Sending mails', 'E-mailek küldése'),
  newsletter: msg('Newsletter', 'Newsletter', 'Hírlevél'),
  order: msg('Comenzi', 'Orders', 'Rendelések'),
  parcel: msg('Colete', 'Parcels', 'Csomagok'),
  partner: msg('Coduri de la parteneri', 'Partner codes', 'Partnerkódok'),
  payment: msg('Plăți', 'Payments', 'Fizetések'),
  price: msg('Prețuri programate', 'Planned prices', 'Beütemezett árak'),
  search: msg('Căutare', 'Search', 'Keresés'),
  staff: msg('E-mailuri ale echipei', 'Mails to staff', 'Munkatársak e-mailjei'),
  stock: msg('Stoc', 'Stock', 'Készlet'),
  story: msg('Conținut programat', 'Planned content', 'Beütemezett tartalom'),
  system: msg('Copii de rezervă', 'Backups', 'Biztonsági mentések'),
  voucher: msg('Vouchere', 'Gift vouchers', 'Ajándékutalványok'),
  webhook: msg('Webhook-uri', 'Webhooks', 'Webhookok'),
  withdrawal: msg('Retrageri', 'Withdrawals', 'Elállások'),
}
