/** Customers in the back office. */
import { msg } from '#messages/text.ts'

export const customers = msg('Clienți', 'Customers', 'Vásárlók')
export const customer = msg('Client', 'Customer', 'Vásárló')
export const viewsLabel = msg('Vederi', 'Views', 'Nézetek')
export const views = {
  all: msg('Cu cont', 'With an account', 'Fiókkal'),
  unverified: msg('Adresă neverificată', 'Address not verified', 'Nem igazolt cím'),
  disabled: msg('Oprite', 'Stopped', 'Leállított'),
}
export const findLabel = msg('Nume, e-mail, telefon, comandă', 'Name, e-mail, phone, order', 'Név, e-mail, telefon, rendelés')
export const market = msg('Piață', 'Market', 'Piac')
export const any = msg('oricare', 'any', 'bármelyik')
export const noCustomers = msg('Niciun client găsit.', 'No customers found.', 'Nincs találat.')
export const columns = {
  customer,
  email: msg('E-mail', 'E-mail', 'E-mail'),
  market,
  orders: msg('Comenzi', 'Orders', 'Rendelések'),
  paid: msg('Plătit', 'Paid', 'Fizetve'),
  last: msg('Ultima comandă', 'Last order', 'Utolsó rendelés'),
  newsletter: msg('Newsletter', 'Newsletter', 'Hírlevél'),
}
export const yes = msg('da', 'yes', 'igen')
export const no = msg('nu', 'no', 'nem')
export const guests = msg('Fără cont', 'Guests', 'Vendégek')
export const guestColumns = { name: msg('Nume', 'Name', 'Név'), last: msg('Ultima comandă', 'Last order', 'Utolsó rendelés') }
export const perCurrency = msg(
  'Sumele sunt pe monede; monedele nu se adună niciodată.',
  'Sums are per currency; currencies are never added up.',
  'Az összegek pénznemenként állnak; a pénznemeket soha nem adjuk össze.',
)
export const readers = msg('Primesc newsletterul', 'Receive the newsletter', 'Hírlevelet kapnak')

export const stopped = msg('oprit', 'stopped', 'leállítva')
export const notVerified = msg('neverificat', 'not verified', 'nem igazolt')
export const verifiedAt = msg('verificat', 'verified', 'igazolva')
export const figures = {
  orders: msg('Comenzi', 'Orders', 'Rendelések'),
  paid: msg('Plătit', 'Paid', 'Fizetve'),
  givenBack: msg('Dat înapoi', 'Given back', 'Visszaadva'),
  since: msg('Client din', 'Customer since', 'Vásárló ettől'),
}
export const orders = msg('Comenzi', 'Orders', 'Rendelések')
export const noOrders = msg('Nicio comandă.', 'No orders.', 'Nincs rendelés.')
export const allOrders = msg('Toate comenzile', 'All orders', 'Minden rendelés')
export const orderColumns = {
  order: msg('Comandă', 'Order', 'Rendelés'),
  placed: msg('Plasată', 'Placed', 'Leadva'),
  pieces: msg('Bucăți', 'Pieces', 'Darab'),
  status: msg('Stare', 'Status', 'Állapot'),
  payment: msg('Plată', 'Payment', 'Fizetés'),
  total: msg('Total', 'Total', 'Végösszeg'),
}
export const consents = msg('Acorduri', 'Consents', 'Hozzájárulások')
export const consentsHint = msg(
  'Ce s-a acceptat, cu ce text și când',
  'What was agreed to, in which words, and when',
  'Mihez, milyen szöveggel és mikor járult hozzá',
)
export const noConsents = msg('Nu a fost întrebat nimic.', 'Nothing was asked.', 'Nem kérdeztek semmit.')
export const consentColumns = {
  what: msg('Pentru', 'For', 'Mire'),
  kind: msg('Ce', 'What', 'Mi'),
  words: msg('Text', 'Words', 'Szöveg'),
  when: msg('Când', 'When', 'Mikor'),
  how: msg('Unde', 'Where', 'Hol'),
}
export const consentKinds = {
  given: msg('dat', 'given', 'megadva'),
  withdrawn: msg('retras', 'withdrawn', 'visszavonva'),
  asked: msg('cerut', 'asked for', 'kérve'),
  confirmed: msg('confirmat', 'confirmed', 'megerősítve'),
  left: msg('dezabonat', 'left', 'leiratkozva'),
}
const sources = {
  page: msg('pagina de newsletter', 'newsletter page', 'hírlevél oldal'),
  home: msg('pagina principală', 'home page', 'kezdőlap'),
  footer: msg('subsol', 'footer', 'lábléc'),
  checkout: msg('finalizarea comenzii', 'checkout', 'pénztár'),
  account: msg('cont', 'account', 'fiók'),
  registration: msg('înregistrare', 'registration', 'regisztráció'),
  mail: msg('mail', 'mail', 'levél'),
}
/** Returns where a consent was given. */
export const sourceWords = (source: string): string =>
  source in sources ? sources[source as keyof typeof sources]() : sources.account()

export const contact = msg('Contact', 'Contact', 'Elérhetőség')
export const addresses = msg('Adrese', 'Addresses', 'Címek')
export const noAddresses = msg('Nicio adresă salvată.', 'No saved addresses.', 'Nincs mentett cím.')
export const vouchers = msg('Vouchere', 'Vouchers', 'Utalványok')
export const partnerships = msg('Parteneriate', 'Partnerships', 'Partnerségek')
export const codeGiven = msg('cod primit', 'code given', 'kód kiadva')
export const codeUsed = msg('cod folosit', 'code used', 'kód felhasználva')
export const signedInOn = msg('Autentificat pe', 'Signed in on', 'Bejelentkezve itt')
export const nowhere = msg('nicăieri', 'nowhere', 'sehol')
export const signOut = msg('Deconectează peste tot', 'Sign out everywhere', 'Kijelentkeztetés mindenhol')
export const samePerson = msg('Aceeași persoană?', 'Same person?', 'Ugyanaz a személy?')
export const guestOrders = msg(
  'Comenzi fără cont, cu aceeași adresă verificată: {count}',
  'Orders without an account, under the same verified address: {count}',
  'Fiók nélküli rendelések ugyanazzal az igazolt címmel: {count}',
)
export const merge = msg('Adaugă-le la cont', 'Take them into the account', 'Felvétel a fiókba')
export const notes = msg('Note pentru colegi', 'Notes for colleagues', 'Jegyzetek a kollégáknak')
export const notesHint = msg(
  'Persoana le poate citi în copia datelor ei.',
  'The person can read them in the copy of their data.',
  'A személy az adatai másolatában elolvashatja.',
)
export const note = msg('Notă', 'Note', 'Jegyzet')
export const addNote = msg('Adaugă nota', 'Add the note', 'Jegyzet hozzáadása')
export const removeNote = msg('Șterge nota', 'Remove the note', 'Jegyzet törlése')
export const history = msg('Istoric', 'History', 'Előzmények')
const acts = {
  'customer.changed': msg('date schimbate', 'details changed', 'adatok módosítva'),
  'customer.email_asked': msg('link trimis la o adresă nouă', 'link sent to a new address', 'link küldve új címre'),
  'customer.disabled': msg('cont oprit', 'account stopped', 'fiók leállítva'),
  'customer.enabled': msg('cont pornit', 'account goes on', 'fiók folytatva'),
  'customer.signed_out': msg('deconectat peste tot', 'signed out everywhere', 'mindenhol kijelentkeztetve'),
  'customer.link_sent': msg('link trimis', 'link sent', 'link elküldve'),
  'customer.orders_merged': msg('comenzi adăugate la cont', 'orders taken into the account', 'rendelések a fiókba véve'),
  'customer.copy_sent': msg('copia datelor trimisă', 'copy of the data sent', 'adatmásolat elküldve'),
  'customer.noted': msg('notă adăugată', 'note added', 'jegyzet hozzáadva'),
  'customer.note_removed': msg('notă ștearsă', 'note removed', 'jegyzet törölve'),
}
/** Returns what an entry of the log did. */
export const actWords = (action: string): string => (action in acts ? acts[action as keyof typeof acts]() : action)

export const details = msg('Date de contact', 'Details', 'Adatok')
export const firstName = msg('Prenume', 'First name', 'Keresztnév')
export const lastName = msg('Nume', 'Last name', 'Vezetéknév')
export const phone = msg('Telefon', 'Phone', 'Telefon')
export const newEmail = msg('Adresă nouă', 'New address', 'Új cím')
export const reason = msg('Motiv', 'Reason', 'Indok')
export const saveDetails = msg('Salvează datele', 'Save the details', 'Adatok mentése')
export const change = msg('Schimbă datele', 'Change details', 'Adatok módosítása')
export const changeEmail = msg('Schimbă adresa', 'Change the address', 'Cím módosítása')
export const changeEmailText = msg(
  'Trimitem un link la adresa nouă. Contul o are când linkul este folosit; până atunci rămâne cea veche.',
  'A link goes to the new address. The account has it once the link is used; until then the old one stays.',
  'Linket küldünk az új címre. A fiók akkor kapja meg, amikor a linket használják; addig a régi marad.',
)
export const sendLink = msg('Trimite linkul', 'Send the link', 'Link küldése')
export const resetLink = msg('Trimite link pentru parolă', 'Send a password link', 'Jelszólink küldése')
export const verifyLink = msg('Trimite din nou verificarea', 'Send the verification again', 'Igazolás újraküldése')
export const disable = msg('Oprește contul', 'Stop the account', 'Fiók leállítása')
export const enable = msg('Lasă contul să meargă', 'Let the account go on', 'Fiók folytatása')
export const disableText = msg(
  'Sesiunile și linkurile se încheie imediat; nimeni nu mai intră.',
  'Its sessions and links end at once; nobody signs in.',
  'A munkamenetek és linkek azonnal véget érnek; senki sem jelentkezhet be.',
)
export const enableText = msg('Contul poate fi folosit din nou.', 'The account can be used again.', 'A fiók újra használható.')
export const signOutText = msg(
  'Toate sesiunile se încheie imediat.',
  'Every session ends at once.',
  'Minden munkamenet azonnal véget ér.',
)
export const linkText = msg(
  'Linkul merge la adresa contului.',
  'The link goes to the address of the account.',
  'A link a fiók címére megy.',
)
export const mergeText = msg(
  'Comenzile apar în contul clientului. Nu se poate anula.',
  'The orders appear in the customer’s account. There is no undo.',
  'A rendelések megjelennek a vásárló fiókjában. Nem vonható vissza.',
)
export const personalData = msg('Date personale', 'Personal data', 'Személyes adatok')
export const sendCopy = msg('Trimite copia', 'Send the copy', 'Másolat küldése')
export const sendCopyTitle = msg('Copia datelor', 'A copy of the data', 'Adatmásolat')
export const sendCopyText = msg(
  'Un fișier JSON cu tot ce păstrăm, inclusiv copiii. Persoana îl ia din contul ei, printr-un link trimis la adresa verificată; echipa nu îl vede.',
  'One JSON file with everything that we keep, children included. The person takes it in their account, by a link to the verified address; staff do not see it.',
  'Egy JSON-fájl mindennel, amit őrzünk, a gyermekekkel együtt. A személy a fiókjában tölti le, az igazolt címre küldött linkkel; a munkatársak nem látják.',
)
export const erase = msg('Șterge…', 'Erase…', 'Törlés…')
export const eraseTitle = msg('Șterge persoana', 'Erase the person', 'Személy törlése')
export const eraseText = msg(
  'Dispar imediat: contul, adresele, copiii, favoritele, coșul, mesajele. Comenzile rămân fără persoană, facturile cât cere legea. Nu se poate anula.',
  'Gone at once: account, addresses, children, wishlist, cart, messages. Orders stay without the person, invoices as long as the law demands. There is no undo.',
  'Azonnal eltűnik: fiók, címek, gyermekek, kedvencek, kosár, üzenetek. A rendelések a személy nélkül maradnak, a számlák a törvényes ideig. Nem vonható vissza.',
)
export const typeEmail = msg('Scrie adresa contului', 'Type the address of the account', 'Írja be a fiók címét')
export const eraseNow = msg('Șterge pentru totdeauna', 'Erase for good', 'Végleges törlés')
export const done = msg('Făcut.', 'Done.', 'Kész.')
export const erased = msg('Persoana este ștearsă.', 'The person is erased.', 'A személy törölve van.')
export const emailDiffers = msg(
  'Nu este adresa acestui cont.',
  'This is not the address of this account.',
  'Ez nem ennek a fióknak a címe.',
)
