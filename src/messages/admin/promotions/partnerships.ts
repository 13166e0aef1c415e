/** Partnerships in the back office (D-30). */
import { msg, plural } from '#messages/text.ts'

export const partnerships = msg('Parteneriate', 'Partnerships', 'Partnerségek')
export const newPartnership = msg('Parteneriat nou', 'New partnership', 'Új partnerség')
export const none = msg(
  'Niciun parteneriat. Cu un parteneriat, clienții primesc fiecare câte un cod al lor.',
  'No partnerships. With a partnership each customer gets a code of their own.',
  'Nincs partnerség. Egy partnerséggel minden vásárló saját kódot kap.',
)
export const phases = {
  running: msg('În curs', 'Running', 'Fut'),
  planned: msg('Programat', 'Planned', 'Ütemezve'),
  ended: msg('Încheiat', 'Ended', 'Lejárt'),
  stopped: msg('Oprit', 'Stopped', 'Leállítva'),
}
export const columns = {
  partner: msg('Partener', 'Partner', 'Partner'),
  markets: msg('Piețe', 'Markets', 'Piacok'),
  source: msg('Coduri din', 'Codes from', 'Kódok forrása'),
  given: msg('Date', 'Given', 'Kiadva'),
  used: msg('Folosite', 'Used', 'Felhasználva'),
  left: msg('Rămase', 'Left', 'Maradt'),
  until: msg('Până la', 'Until', 'Eddig'),
  state: msg('Stare', 'State', 'Állapot'),
}
export const sources = {
  external: msg('Lista partenerului', 'List from the partner', 'A partner listája'),
  coupons: msg('Cupoane de-ale noastre', 'Our own coupons', 'Saját kuponjaink'),
  generator: msg('Generator', 'Generator', 'Generátor'),
}
export const sourceHints = {
  external: msg(
    'Coduri pentru magazinul partenerului. Le adaugi după ce salvezi.',
    'Codes for the partner’s own shop. You add them once this is saved.',
    'Kódok a partner saját üzletébe. Mentés után adhatja hozzá őket.',
  ),
  coupons: msg(
    'Cupoane unice făcute deja aici. Alegi seria după ce salvezi.',
    'Single-use coupons made here already. You choose the series once this is saved.',
    'Itt már elkészített, egyszer használható kuponok. A sorozatot mentés után választhatja ki.',
  ),
  generator: msg(
    'Magazinul face câte un cupon unic pentru fiecare client.',
    'The shop makes one single-use coupon for each customer.',
    'Az üzlet minden vásárlónak egy egyszer használható kupont készít.',
  ),
}
export const noEnd = msg('fără sfârșit', 'no end', 'nincs vége')
export const noLimit = msg('fără limită', 'no limit', 'nincs korlát')
export const notKnown = msg('nu se știe', 'not known', 'nem ismert')
export const low = msg('pe terminate', 'running low', 'fogyóban')
export const empty = msg('s-au terminat', 'none left', 'elfogyott')

// The form
export const whatTheyRead = msg('Ce citește clientul', 'What the customer reads', 'Amit a vásárló olvas')
export const title = msg('Titlu', 'Title', 'Cím')
export const text = msg('Text', 'Text', 'Szöveg')
export const linkLabel = msg('Textul linkului', 'Words of the link', 'A hivatkozás szövege')
export const linkAddress = msg('Adresa linkului', 'Address of the link', 'A hivatkozás címe')
export const linkHint = msg(
  'Opțional: /c/puericultura sau https://',
  'Optional: /c/feeding or https://',
  'Nem kötelező: /c/etetes vagy https://',
)
export const partner = msg('Partener', 'Partner', 'Partner')
export const from = msg('De la', 'From', 'Ettől')
export const until = msg('Până la', 'To', 'Eddig')
export const daysHint = msg(
  'Ziua întreagă, după ceasul primei piețe.',
  'The whole day, by the clock of the first market.',
  'A teljes nap, az első piac órája szerint.',
)
export const markets = msg('În ce piețe', 'In which markets', 'Mely piacokon')
export const whoMay = msg('Cine primește cod', 'Who may have a code', 'Ki kaphat kódot')
export const everyCustomer = msg(
  'Nicio regulă: orice client cu cont primește cod.',
  'No rule: every customer with an account may have a code.',
  'Nincs szabály: minden fiókkal rendelkező vásárló kaphat kódot.',
)
export const rules = {
  registered: msg('Cont de cel puțin', 'Registered for at least', 'Legalább ennyi ideje regisztrált'),
  orders: msg('Comenzi plătite, cel puțin', 'Paid orders, at least', 'Kifizetett rendelés, legalább'),
  spent: msg('Cumpărături de cel puțin', 'Spent at least', 'Legalább ennyit költött'),
  child_age: msg('Vârsta unui copil, în luni', 'A child’s age, in months', 'Egy gyermek kora hónapokban'),
  newsletter: msg('Primește newsletterul', 'Receives the newsletter', 'Kapja a hírlevelet'),
}
export const addRule = msg('Adaugă o regulă', 'Add a rule', 'Szabály hozzáadása')
export const removeRule = msg('Scoate: {rule}', 'Remove: {rule}', 'Eltávolítás: {rule}')
export const days = msg('Zile', 'Days', 'Nap')
export const orders = msg('Comenzi', 'Orders', 'Rendelés')
export const monthsFrom = msg('De la', 'From', 'Ettől')
export const monthsBelow = msg('Până sub', 'To below', 'Ez alatt')
export const spentHint = msg(
  'Ajunge una dintre monede. Gol: moneda nu contează.',
  'One of the currencies is enough. Empty: the currency does not count.',
  'Az egyik pénznem elég. Üresen: a pénznem nem számít.',
)
export const childrenHint = msg(
  'Copiii se numără, nu se arată: vezi câți clienți, nu ai cui copil. Clientul vede că are dreptul sau ce regulă nu e îndeplinită încă.',
  'Children are counted, never listed: you see how many customers, not whose child. The customer sees “you qualify”, or which rule is not met yet.',
  'A gyermekeket megszámoljuk, de nem listázzuk: azt látja, hány vásárló, nem azt, kinek a gyermeke. A vásárló azt látja, hogy jogosult, vagy hogy melyik szabály nem teljesül még.',
)
export const customersToday = plural(
  { one: '# client azi', few: '# clienți azi', other: '# de clienți azi' },
  { one: '# customer today', other: '# customers today' },
  { one: '# vásárló ma', other: '# vásárló ma' },
)
export const notYet = msg('Pentru cine nu e încă', 'For whom it is not yet', 'Kinek nem jár még')
export const missing = {
  registered: plural(
    { one: '# cu cont prea nou', few: '# cu cont prea nou', other: '# de clienți cu cont prea nou' },
    { one: '# registered too lately', other: '# registered too lately' },
    { one: '# túl új fiókkal', other: '# túl új fiókkal' },
  ),
  orders: plural(
    { one: '# cu prea puține comenzi', few: '# cu prea puține comenzi', other: '# de clienți cu prea puține comenzi' },
    { one: '# with too few orders', other: '# with too few orders' },
    { one: '# túl kevés rendeléssel', other: '# túl kevés rendeléssel' },
  ),
  spent: plural(
    { one: '# cu cumpărături prea mici', few: '# cu cumpărături prea mici', other: '# de clienți cu cumpărături prea mici' },
    { one: '# who spent too little', other: '# who spent too little' },
    { one: '# túl kevés vásárlással', other: '# túl kevés vásárlással' },
  ),
  child_age: plural(
    {
      one: '# fără un copil de această vârstă în cont',
      few: '# fără un copil de această vârstă în cont',
      other: '# de clienți fără un copil de această vârstă în cont',
    },
    { one: '# without a child of this age in the account', other: '# without a child of this age in the account' },
    { one: '# ilyen korú gyermek nélkül a fiókban', other: '# ilyen korú gyermek nélkül a fiókban' },
  ),
  newsletter: plural(
    { one: '# fără newsletter', few: '# fără newsletter', other: '# de clienți fără newsletter' },
    { one: '# without the newsletter', other: '# without the newsletter' },
    { one: '# hírlevél nélkül', other: '# hírlevél nélkül' },
  ),
}
export const savedRules = msg('După regulile salvate.', 'By the rules as saved.', 'A mentett szabályok szerint.')
export const inTheAccount = msg('În cont', 'In the account', 'A fiókban')

// Codes
export const codes = msg('Coduri', 'Codes', 'Kódok')
export const prefix = msg('Începutul codului', 'Codes begin with', 'A kódok eleje')
export const maxCodes = msg('Cel mult câte coduri', 'Codes at most', 'Legfeljebb ennyi kód')
export const validDays = msg('Valabil câte zile', 'Valid for days', 'Hány napig érvényes')
export const validDaysHint = msg(
  'De când îl primește clientul. Gol: cât ține parteneriatul.',
  'From the day it is given. Empty: as long as the partnership.',
  'A kiadás napjától. Üresen: a partnerség végéig.',
)
export const minPurchase = msg('Cumpărături de cel puțin', 'Purchase of at least', 'Legalább ekkora vásárlás')
export const signedInOnly = msg('Doar cu contul deschis', 'Signed-in customers only', 'Csak bejelentkezve')
export const newCodesOnly = msg(
  'O schimbare e valabilă pentru codurile date de acum încolo.',
  'A change holds for codes that are given from now on.',
  'A módosítás az ezután kiadott kódokra érvényes.',
)
export const lowLevel = msg('Avertizează când rămân', 'Warn when there are left', 'Figyelmeztessen, ha ennyi maradt')
export const lowHint = msg(
  'Apare atunci pe pagina Azi. Gol: niciodată.',
  'It then stands on the page Today. Empty: never.',
  'Ekkor megjelenik a Ma oldalon. Üresen: soha.',
)
export const emptyOn = msg(
  'În ritmul de acum, codurile se termină pe {date}.',
  'At the present pace the codes end on {date}.',
  'A jelenlegi ütemben a kódok ekkor fogynak el: {date}.',
)
export const givenCodes = msg('Coduri date', 'Given codes', 'Kiadott kódok')
export const oneEach = msg(
  'Un cod pentru fiecare client, același când îl cere din nou; niciun cod nu ajunge la doi oameni.',
  'One code for each customer, the same one when asked again; no code goes to two people.',
  'Minden vásárlónak egy kód jár, újra kérve is ugyanaz; egy kódot sosem kap két ember.',
)
export const given = {
  code: msg('Cod', 'Code', 'Kód'),
  to: msg('Dat lui', 'Given to', 'Kinek'),
  at: msg('Când', 'When', 'Mikor'),
  used: msg('Folosit', 'Used', 'Felhasználva'),
}
export const notUsed = msg('încă nu', 'not yet', 'még nem')
export const accountGone = msg('cont șters', 'account deleted', 'törölt fiók')
export const nobodyYet = msg('Încă nu are nimeni un cod.', 'Nobody has a code yet.', 'Még senkinek sincs kódja.')
export const moreCodes = msg('Mai multe coduri', 'More codes', 'További kódok')
export const addCodes = msg('Adaugă coduri', 'Add codes', 'Kódok hozzáadása')
export const codesList = msg('Codurile, câte unul pe rând', 'The codes, one on each line', 'A kódok, soronként egy')
export const codesFile = msg('Sau un fișier cu ele', 'Or a file of them', 'Vagy egy fájl velük')
export const codesMissing = msg('Scrie cel puțin un cod.', 'Write one code at least.', 'Írjon be legalább egy kódot.')
export const codesTooMany = msg(
  'Cel mult {count} de coduri odată. Adaugă restul după.',
  'At most {count} codes at once. Add the rest afterwards.',
  'Egyszerre legfeljebb {count} kód. A többit adja hozzá utána.',
)
export const codeWrong = msg(
  'Rândul {line} nu e un cod: fără spații, cel mult {most} de caractere.',
  'Line {line} is no code: no spaces, {most} characters at most.',
  'Ez a sor nem kód: {line}. Szóköz nélkül, legfeljebb {most} karakter.',
)
export const fileUnread = msg(
  'Fișierul nu poate fi citit. Alege altul sau lipește codurile.',
  'The file cannot be read. Choose another one, or paste the codes.',
  'A fájl nem olvasható. Válasszon másikat, vagy illessze be a kódokat.',
)
export const campaign = msg('Seria de coduri', 'Series of codes', 'Kódsorozat')
export const campaignOption = plural(
  { one: '{name}: # cod nefolosit', few: '{name}: # coduri nefolosite', other: '{name}: # de coduri nefolosite' },
  { one: '{name}: # unused code', other: '{name}: # unused codes' },
  { one: '{name}: # felhasználatlan kód', other: '{name}: # felhasználatlan kód' },
)
export const noCampaign = msg(
  'Nicio serie cu coduri nefolosite în moneda acestor piețe. Fă una la Coduri unice.',
  'No series has unused codes in the currency of these markets. Make one at Unique codes.',
  'Nincs sorozat felhasználatlan kódokkal e piacok pénznemében. Készítsen egyet az Egyedi kódoknál.',
)
export const added = plural(
  { one: '# cod adăugat', few: '# coduri adăugate', other: '# de coduri adăugate' },
  { one: '# code added', other: '# codes added' },
  { one: '# kód hozzáadva', other: '# kód hozzáadva' },
)
export const addedKnown = plural(
  { one: '# era deja acolo', few: '# erau deja acolo', other: '# erau deja acolo' },
  { one: '# was there already', other: '# were there already' },
  { one: '# már ott volt', other: '# már ott volt' },
)
export const handOut = msg('Dă un cod', 'Give a code', 'Kód kiadása')
export const handOutText = msg(
  'Clientul primește codul lui în cont și prin mail, chiar dacă nu îndeplinește regulile. Nu se poate lua înapoi.',
  'The customer gets the code in the account and by mail, even if the rules are not met. It cannot be taken back.',
  'A vásárló a fiókjában és levélben is megkapja a kódot, akkor is, ha a szabályok nem teljesülnek. Nem vonható vissza.',
)
export const email = msg('Adresa de e-mail a contului', 'E-mail address of the account', 'A fiók e-mail-címe')
export const handedOut = msg(
  'Codul e dat și pleacă prin mail.',
  'The code is given and goes by mail.',
  'A kód kiadva, levélben elmegy.',
)
export const hadOne = msg(
  'Clientul avea deja codul lui. Nu s-a schimbat nimic.',
  'The customer had a code already. Nothing was changed.',
  'A vásárlónak már volt kódja. Semmi sem változott.',
)
export const report = msg('Raport pentru partener', 'Report for the partner', 'Jelentés a partnernek')
export const reportText = msg(
  'Un fișier CSV: codurile date, ziua și dacă au fost folosite. Fără numele clienților.',
  'A CSV file: the codes that were given, the day, and whether they were used. No names of customers.',
  'CSV-fájl: a kiadott kódok, a nap, és hogy felhasználták-e. A vásárlók neve nélkül.',
)
export const reportHead = {
  code: msg('Cod', 'Code', 'Kód'),
  day: msg('Dat la', 'Given on', 'Kiadva'),
  used: msg('Folosit', 'Used', 'Felhasználva'),
}
export const yes = msg('da', 'yes', 'igen')
export const no = msg('nu', 'no', 'nem')
export const reported = msg('Raportul e salvat.', 'The report is saved.', 'A jelentés mentve.')

// Acts
export const created = msg('Parteneriatul e făcut.', 'The partnership is made.', 'A partnerség létrejött.')
export const stop = msg('Oprește', 'Stop', 'Leállítás')
export const stopText = msg(
  'De acum nu mai primește nimeni cod. Clienții își păstrează codurile.',
  'Nobody gets a code any more. Customers keep the codes that they have.',
  'Mostantól senki sem kap kódot. A vásárlók megtartják a kódjaikat.',
)
export const stopped = msg('Parteneriatul e oprit.', 'The partnership is stopped.', 'A partnerség leállítva.')
export const letGoOn = msg('Pornește din nou', 'Let it go on', 'Folytatás')
export const letGoOnText = msg(
  'Clienții pot cere iar coduri, cât ține perioada.',
  'Customers can get codes again, within its days.',
  'A vásárlók újra kérhetnek kódot, az időszakon belül.',
)
export const resumed = msg('Parteneriatul merge din nou.', 'The partnership goes on.', 'A partnerség folytatódik.')
export const commandName = msg('Nume în comenzi: {key}', 'Name in commands: {key}', 'Név a parancsokban: {key}')

/** What is wrong in a field, by its code. */
export const PARTNERSHIP_FIELD_FAULTS = {
  market_required: msg('Alege cel puțin o piață', 'Choose one market at least', 'Válasszon legalább egy piacot'),
  days_reversed: msg('Ultima zi e înaintea primei', 'The last day is before the first', 'Az utolsó nap az első előtt van'),
  link_halved: msg(
    'Linkul are nevoie de text și de adresă',
    'A link needs its words and its address',
    'A hivatkozáshoz szöveg és cím is kell',
  ),
  link_address: msg(
    'O cale ca /c/puericultura sau o adresă cu https://',
    'A path such as /c/feeding, or an address with https://',
    'Egy útvonal, például /c/etetes, vagy egy https:// kezdetű cím',
  ),
  months_reversed: msg(
    'Trebuie să fie mai mare decât începutul',
    'It must be more than the beginning',
    'Nagyobbnak kell lennie a kezdetnél',
  ),
  code_prefix: msg('2 până la 20 de litere mari sau cifre', '2 to 20 capital letters or digits', '2–20 nagybetű vagy számjegy'),
  percent_above_100: msg('Cel mult 100%', 'At most 100%', 'Legfeljebb 100%'),
  forints_not_whole: msg('Forinții sunt întregi', 'Forints are whole', 'A forint egész szám'),
  one_currency: msg(
    'Un generator are o monedă: alege doar piața ei',
    'A generator has one currency: choose its market alone',
    'A generátornak egy pénzneme van: csak annak a piacát válassza',
  ),
  scope_required: msg('Alege cel puțin unul', 'Choose one at least', 'Válasszon legalább egyet'),
  below_given: msg('S-au dat deja mai multe coduri', 'More codes were given already', 'Már több kódot adtak ki'),
  wrong_number: msg('Scrie un număr întreg', 'Write a whole number', 'Egész számot írjon'),
  wrong_amount: msg('Scrie o sumă, de exemplu 50,00', 'Write an amount, such as 50.00', 'Írjon egy összeget, például 50,00'),
}

/** Sentences of refusals, by their code. */
export const PARTNERSHIP_PROBLEMS = {
  partnership_not_found: msg('Parteneriatul nu există.', 'There is no such partnership.', 'Nincs ilyen partnerség.'),
  partnership_has_codes: msg(
    'Parteneriatul are deja coduri: sursa lor nu se mai schimbă. Fă un parteneriat nou.',
    'The partnership has codes already: their source stays. Make a new partnership.',
    'A partnerségnek már vannak kódjai: a forrásuk nem változhat. Hozzon létre új partnerséget.',
  ),
  partnership_not_running: msg(
    'Parteneriatul nu e în curs, deci nu se dau coduri.',
    'The partnership does not run, so no code is given.',
    'A partnerség nem fut, ezért nem adható ki kód.',
  ),
  pool_empty: msg('Nu mai sunt coduri. Adaugă altele.', 'No codes are left. Add more.', 'Nincs több kód. Adjon hozzá újakat.'),
  pool_of_another_kind: msg(
    'Parteneriatul ia coduri din altă sursă. Reîncarcă pagina.',
    'The partnership takes codes from another source. Reload the page.',
    'A partnerség más forrásból veszi a kódokat. Töltse be újra az oldalt.',
  ),
  pool_code_wrong: msg(
    'Unul dintre rânduri nu e un cod. Nu s-a adăugat nimic.',
    'One of the lines is no code. Nothing was added.',
    'Az egyik sor nem kód. Semmi sem lett hozzáadva.',
  ),
}
