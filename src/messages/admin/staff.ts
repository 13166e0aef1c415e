/** People of the staff, the audit log and one's own access. */
import { msg, plural } from '#messages/text.ts'

export const invite = msg('Invită pe cineva', 'Invite somebody', 'Munkatárs meghívása')
export const sendInvitation = msg('Trimite invitația', 'Send the invitation', 'Meghívó küldése')
export const person = msg('Persoană', 'Person', 'Munkatárs')
export const role = msg('Rol', 'Role', 'Szerepkör')
export const languageColumn = msg('Limbă', 'Language', 'Nyelv')
export const secondStep = msg('Al doilea pas', 'Second step', 'Második lépés')
export const lastSeen = msg('Văzut ultima dată', 'Last seen', 'Utoljára itt')
export const never = msg('niciodată', 'never', 'soha')
export const actions = msg('Acțiuni', 'Actions', 'Műveletek')
export const invited = msg('invitat, încă fără parolă', 'invited, not set up yet', 'meghívva, még nincs beállítva')
export const stopped = msg('oprit', 'stopped', 'letiltva')
export const noSecondStep = msg('lipsește', 'missing', 'hiányzik')
export const app = msg('aplicație', 'app', 'alkalmazás')
export const passkey = msg('cheie de acces', 'passkey', 'azonosítókulcs')
export const appAndPasskey = msg('aplicație și cheie de acces', 'app and passkey', 'alkalmazás és azonosítókulcs')
export const codesLeft = plural(
  { one: '# cod rămas', few: '# coduri rămase', other: '# de coduri rămase' },
  { one: '# code left', other: '# codes left' },
  { one: '# kód maradt', other: '# kód maradt' },
)
export const stop = msg('Oprește accesul', 'Stop access', 'Hozzáférés letiltása')
export const start = msg('Permite accesul', 'Allow access', 'Hozzáférés engedélyezése')
export const removeSecondStep = msg('Șterge al doilea pas', 'Remove the second step', 'Második lépés törlése')
export const sendLink = msg('Trimite un link nou', 'Send a new link', 'Új link küldése')
export const linkSent = msg('Linkul e pe drum la {email}.', 'The link is on its way to {email}.', 'A link úton van ide: {email}.')
export const roleOf = msg('Rolul pentru {name}', 'Role of {name}', '{name} szerepköre')
export const changed = msg(
  '{name}: schimbat și scris în jurnal.',
  '{name}: changed, and written in the log.',
  '{name}: módosítva és a naplóba írva.',
)

export const whatRolesMay = msg('Ce poate fiecare rol', 'What each role may do', 'Melyik szerepkör mit tehet')
export const fixedRoles = msg(
  'Patru roluri fixe; ce nu este numit este refuzat',
  'Four fixed roles; what is not named is refused',
  'Négy rögzített szerepkör; ami nincs megnevezve, az tiltott',
)
export const mayAlways = msg('da', 'yes', 'igen')
export const mayNot = msg('nu', 'no', 'nem')
export const mayAsk = msg('cere acordul', 'asks', 'engedélyt kér')
export const mayUpTo = msg('până la {amount}', 'up to {amount}', 'legfeljebb {amount}')
export const asksMeans = msg(
  '„Cere acordul”: așteaptă până când un proprietar este de acord.',
  '“Asks”: it waits until an owner agrees.',
  '„Engedélyt kér”: megvárja, hogy egy tulajdonos jóváhagyja.',
)

/** Actions of the table of roles. */
export const permissions = {
  'orders.read': msg('Vede comenzile', 'See orders', 'Rendelések megtekintése'),
  'orders.ship': msg('Pregătește și trimite', 'Pick, print, ship', 'Összekészítés, nyomtatás, feladás'),
  'orders.note': msg('Scrie note pentru colegi', 'Write notes for colleagues', 'Jegyzetek a kollégáknak'),
  'orders.cancel': msg('Anulează comenzi', 'Cancel orders', 'Rendelések törlése'),
  'orders.refund': msg('Returnează bani, emite note de credit', 'Refund, issue credit notes', 'Visszatérítés, jóváíró számla'),
  'orders.book': msg(
    'Înregistrează transferuri și numerar primit',
    'Book transfers and cash that came',
    'Átutalások és készpénz könyvelése',
  ),
  'sales.read': msg('Vede vânzările pe piețe', 'See sales by market', 'Piacok forgalmának megtekintése'),
  'withdrawals.read': msg('Vede retragerile', 'See withdrawals', 'Elállások megtekintése'),
  'withdrawals.answer': msg('Răspunde la retrageri', 'Answer withdrawals', 'Elállások megválaszolása'),
  'messages.read': msg('Vede mesajele', 'See messages', 'Üzenetek megtekintése'),
  'messages.answer': msg('Răspunde la mesaje', 'Answer messages', 'Üzenetek megválaszolása'),
  'products.read': msg('Vede produsele', 'See products', 'Termékek megtekintése'),
  'products.change': msg('Schimbă produse și colecții', 'Change products and collections', 'Termékek és kollekciók módosítása'),
  'prices.change': msg('Prețuri și reduceri', 'Prices and reductions', 'Árak és kedvezmények'),
  'recalls.change': msg('Retrageri de pe piață', 'Product recalls', 'Termékvisszahívások'),
  'stock.read': msg('Vede stocul', 'See stock', 'Készlet megtekintése'),
  'stock.change': msg('Stoc, inventar, transferuri', 'Stock, counts, transfers', 'Készlet, leltár, áthelyezés'),
  'promotions.read': msg('Vede cupoane și vouchere', 'See coupons and vouchers', 'Kuponok és utalványok megtekintése'),
  'promotions.change': msg('Creează cupoane și vouchere', 'Make coupons and vouchers', 'Kuponok és utalványok készítése'),
  'customers.read': msg('Vede clienții', 'See customers', 'Vásárlók megtekintése'),
  'customers.change': msg('Schimbă date ale clienților', 'Change customers', 'Vásárlói adatok módosítása'),
  'customers.export': msg('Exportă datele unui client', 'Export a customer’s data', 'Vásárló adatainak exportja'),
  'customers.erase': msg('Șterge un client', 'Erase a customer', 'Vásárló törlése'),
  'content.read': msg('Vede paginile', 'See pages', 'Oldalak megtekintése'),
  'content.change': msg('Pagini, blog, meniuri', 'Pages, blog, menus', 'Oldalak, blog, menük'),
  'campaigns.change': msg('Campanii pentru tot magazinul', 'Campaigns for the whole shop', 'Kampányok az egész üzletre'),
  'data.import': msg('Importă', 'Import', 'Importálás'),
  'data.export': msg('Exportă', 'Export', 'Exportálás'),
  'search.read': msg('Vede căutările', 'See searches', 'Keresések megtekintése'),
  'search.change': msg('Sinonime, tipuri de produse', 'Synonyms, product types', 'Szinonimák, terméktípusok'),
  'system.read': msg('Starea sistemului', 'System health', 'Rendszerállapot'),
  'settings.read': msg('Vede setările', 'See settings', 'Beállítások megtekintése'),
  'settings.change': msg('Schimbă setările', 'Change settings', 'Beállítások módosítása'),
  'staff.read': msg('Vede echipa', 'See staff', 'Munkatársak megtekintése'),
  'staff.manage': msg('Invită, schimbă roluri', 'Invite, change roles', 'Meghívás, szerepkörök'),
  'keys.manage': msg('Chei și webhook-uri', 'Keys and webhooks', 'Kulcsok és webhookok'),
  'audit.read': msg('Citește jurnalul', 'Read the audit log', 'Változásnapló olvasása'),
  'api.read': msg('Citește descrierea API-ului', 'Read the description of the API', 'Az API leírásának olvasása'),
}

export const when = msg('Când', 'When', 'Mikor')
export const who = msg('Cine', 'Who', 'Ki')
export const where = msg('Unde', 'Where', 'Hol')
export const what = msg('Ce', 'What', 'Mi')
export const beforeAndAfter = msg('Înainte și după', 'Before and after', 'Előtte és utána')
export const reason = msg('Motiv', 'Reason', 'Indok')
export const searchLog = msg('Persoană, motiv, cuvânt', 'Person, reason, word', 'Munkatárs, indok, szó')
export const nothingFound = msg('Nimic găsit.', 'Nothing found.', 'Nincs találat.')
export const chainWhole = plural(
  {
    one: 'Lanț de # înregistrare, neîntrerupt',
    few: 'Lanț de # înregistrări, neîntrerupt',
    other: 'Lanț de # de înregistrări, neîntrerupt',
  },
  { one: 'Chain of # entry, unbroken', other: 'Chain of # entries, unbroken' },
  { one: '# bejegyzésből álló lánc, sértetlen', other: '# bejegyzésből álló lánc, sértetlen' },
)
export const chainBroken = msg(
  'Jurnalul a fost modificat: înregistrarea {at} nu mai este cum a fost scrisă.',
  'The log was altered: entry {at} is not as it was written.',
  'A naplót módosították: {az at}. bejegyzés nem olyan, ahogyan írták.',
)
export const keptFor = msg(
  'Se păstrează 5 ani. Fiecare înregistrare poartă amprenta celei dinainte, adresa și dispozitivul; nimeni nu poate schimba sau șterge una, nici proprietarii.',
  'Kept for 5 years. Each entry carries the hash of the one before, the address and the device; nobody can change or remove one, owners included.',
  '5 évig őrizzük. Minden bejegyzés tartalmazza az előző lenyomatát, a címet és az eszközt; senki sem módosíthatja vagy törölheti, a tulajdonosok sem.',
)

/** What was done, by the action of an entry. */
export const acts = {
  'import.applied': msg('Import aplicat', 'Import applied', 'Importálás végrehajtva'),
  'import.cancelled': msg('Import oprit', 'Import stopped', 'Importálás leállítva'),
  'import.undone': msg('Import anulat', 'Import taken back', 'Importálás visszavonva'),
  'import.exported': msg('Date exportate', 'Data exported', 'Adatok exportálva'),
  'market.seller_changed': msg('Datele firmei schimbate', 'Seller changed', 'Az eladó adatai módosítva'),
  'synonyms.changed': msg(
    'Cuvinte cu același înțeles, schimbate',
    'Words that mean the same changed',
    'Azonos jelentésű szavak módosítva',
  ),
  'compatibility.changed': msg('Regulă de potrivire schimbată', 'Compatibility rule changed', 'Összeillési szabály módosítva'),
  'product_type.changed': msg('Tip de produs schimbat', 'Product type changed', 'Terméktípus módosítva'),
  'search.miss_ignored': msg(
    'Căutare fără rezultat, ascunsă sau arătată',
    'Search without results hidden or shown',
    'Találat nélküli keresés elrejtve vagy megmutatva',
  ),
  'search.popular_hidden': msg(
    'Căutare populară, ascunsă sau arătată',
    'Popular search hidden or shown',
    'Népszerű keresés elrejtve vagy megmutatva',
  ),
  'payment.terms_changed': msg('Metode de plată schimbate', 'Payment methods changed', 'Fizetési módok módosítva'),
  'mail.trial_sent': msg('E-mail de probă trimis sieși', 'Mail sent to oneself', 'Próbalevél saját címre'),
  'mail.tried_again': msg('E-mail nereușit, trimis din nou', 'Failed mail sent again', 'Sikertelen levél újraküldve'),
  'price.changed': msg('Preț schimbat', 'Price changed', 'Ár módosítva'),
  'product.created': msg('Produs nou', 'Product made', 'Új termék'),
  'product.changed': msg('Produs schimbat', 'Product changed', 'Termék módosítva'),
  'product.variants_added': msg('Mărimi sau culori noi', 'Sizes or colours added', 'Új méretek vagy színek'),
  'product.published': msg('Pus în vânzare', 'Published', 'Közzétéve'),
  'product.withheld': msg('Scos din vânzare', 'Taken off sale', 'Értékesítésből kivonva'),
  'product.planned': msg('Publicare programată', 'Publication planned', 'Közzététel beütemezve'),
  'product.plan_cancelled': msg(
    'Publicare programată, anulată',
    'Planned publication cancelled',
    'Beütemezett közzététel visszavonva',
  ),
  'product.plan_refused': msg('Publicare programată, blocată', 'Planned publication blocked', 'Beütemezett közzététel elakadt'),
  'manufacturer.created': msg('Producător nou', 'Maker added', 'Új gyártó'),
  'manufacturer.changed': msg('Producător schimbat', 'Maker changed', 'Gyártó módosítva'),
  'attribute.created': msg('Atribut nou', 'Attribute made', 'Új jellemző'),
  'attribute.changed': msg('Atribut schimbat', 'Attribute changed', 'Jellemző módosítva'),
  'picture.stored': msg('Fotografie încărcată', 'Photograph uploaded', 'Fénykép feltöltve'),
  'picture.named': msg('Imagine numită pentru conținut', 'Picture named for contents', 'Kép elnevezve a tartalmakhoz'),
  'price.planned': msg('Preț programat', 'Price planned', 'Ár beütemezve'),
  'price.plan_started': msg('Preț programat, aplicat', 'Planned price began', 'Beütemezett ár életbe lépett'),
  'price.plan_ended': msg('Reducere încheiată', 'Reduction ended', 'Akció véget ért'),
  'price.plan_refused': msg('Preț programat, neaplicat', 'Planned price not applied', 'Beütemezett ár nem lépett életbe'),
  'price.plan_cancelled': msg('Preț programat, anulat', 'Planned price cancelled', 'Beütemezett ár visszavonva'),
  'staff.founded': msg('Primul proprietar', 'First owner made', 'Első tulajdonos létrehozva'),
  'staff.invited': msg('Invitat', 'Invited', 'Meghívva'),
  'staff.changed': msg('Schimbat', 'Changed', 'Módosítva'),
  'staff.language_changed': msg('Limbă aleasă', 'Language chosen', 'Nyelv kiválasztva'),
  'staff.link_sent': msg('Link nou trimis', 'New link sent', 'Új link elküldve'),
  'staff.password_set': msg('Parolă aleasă', 'Password set', 'Jelszó beállítva'),
  'staff.second_step_set': msg('Al doilea pas pregătit', 'Second step set up', 'Második lépés beállítva'),
  'staff.passkey_added': msg('Cheie de acces adăugată', 'Passkey added', 'Azonosítókulcs hozzáadva'),
  'staff.passkey_renamed': msg('Cheie de acces redenumită', 'Passkey renamed', 'Azonosítókulcs átnevezve'),
  'staff.passkey_removed': msg('Cheie de acces ștearsă', 'Passkey removed', 'Azonosítókulcs törölve'),
  'staff.recovery_codes_renewed': msg('Coduri de rezervă noi', 'New recovery codes', 'Új helyreállító kódok'),
  'staff.signed_in': msg('A intrat', 'Signed in', 'Belépett'),
  'withdrawal.moved': msg('Retragere mutată', 'Withdrawal moved on', 'Elállás továbbvíve'),
  'voucher.stopped': msg('Voucher blocat', 'Voucher stopped', 'Utalvány letiltva'),
  'message.answered': msg('Mesaj cu răspuns', 'Message answered', 'Üzenet megválaszolva'),
  'message.noted': msg('Notă la mesaj', 'Note on a message', 'Jegyzet üzenethez'),
  'message.closed': msg('Mesaj închis', 'Message closed', 'Üzenet lezárva'),
  'request.asked': msg('Aprobare cerută', 'Approval asked for', 'Jóváhagyás kérve'),
  'request.approved': msg('Cerere aprobată', 'Request approved', 'Kérés jóváhagyva'),
  'request.refused': msg('Cerere respinsă', 'Request refused', 'Kérés elutasítva'),
  'system.jobs_retried': msg('Lucrări reluate', 'Jobs tried again', 'Feladatok újraindítva'),
  'system.pages_emptied': msg('Pagini golite', 'Pages emptied', 'Oldalak kiürítve'),
  'system.backup_asked': msg('Copie de rezervă cerută', 'Backup asked for', 'Biztonsági mentés kérve'),
  'staff.sign_in_refused': msg('Intrare refuzată', 'Sign-in refused', 'Belépés elutasítva'),
}

export const yourBrowsers = msg('Unde ai intrat', 'Where you are signed in', 'Hol van belépve')
export const browser = msg('Browser', 'Browser', 'Böngésző')
export const since = msg('Din', 'Since', 'Mióta')
export const lastUsed = msg('Folosit ultima dată', 'Last used', 'Utolsó használat')
export const thisOne = msg('acesta', 'this one', 'ez')
export const end = msg('Încheie', 'End', 'Befejezés')
export const endOthers = msg('Încheie toate celelalte', 'End all others', 'Az összes többi befejezése')

export const secondSteps = msg('Al doilea pas', 'Second step', 'Második lépés')
export const passkeys = msg('Chei de acces', 'Passkeys', 'Azonosítókulcsok')
export const passkeysText = msg(
  'Cu o cheie de acces intri fără parolă și fără cod: cu amprenta, cu fața sau cu codul dispozitivului.',
  'A passkey signs you in without the password and without a code: by fingerprint, by face or with the code of the device.',
  'Azonosítókulccsal jelszó és kód nélkül léphet be: ujjlenyomattal, arcfelismeréssel vagy az eszköz kódjával.',
)
export const theApp = msg('Aplicație de autentificare', 'Authenticator app', 'Hitelesítő alkalmazás')
export const set = msg('pregătită', 'set up', 'beállítva')
export const notSet = msg('nu e pregătită', 'not set up', 'nincs beállítva')
export const recoveryCodes = msg('Coduri de rezervă', 'Recovery codes', 'Helyreállító kódok')
export const newCodes = msg('Coduri noi', 'New codes', 'Új kódok')
export const newCodesText = msg(
  'Codurile de până acum nu mai merg. Acestea se arată o singură dată.',
  'The former codes no longer work. These are shown once.',
  'Az eddigi kódok már nem használhatók. Ezeket csak egyszer mutatjuk meg.',
)
export const kept = msg('Le-am păstrat', 'I keep them', 'Megőriztem őket')
