/** Keys of programs and webhooks in the settings. */
import { msg, plural } from '#messages/text.ts'

export const webhooksAndKeys = msg('Webhook-uri și chei', 'Webhooks and keys', 'Webhookok és kulcsok')
export const webhooks = msg('Webhook-uri', 'Webhooks', 'Webhookok')
export const newKey = msg('Cheie nouă', 'New key', 'Új kulcs')
export const newWebhook = msg('Webhook nou', 'New webhook', 'Új webhook')
export const noWebhooks = msg(
  'Niciun program nu este anunțat încă de schimbări.',
  'No program is told of changes yet.',
  'Még egyetlen program sem kap értesítést a változásokról.',
)
export const noKeys = msg('Nicio cheie încă.', 'No key yet.', 'Még nincs kulcs.')
export const apiDescription = msg('Descrierea API-ului (OpenAPI)', 'Description of the API (OpenAPI)', 'Az API leírása (OpenAPI)')
export const apiHint = msg(
  'Toate adresele, cu ce primesc și ce răspund. Se citește și cu orice cheie.',
  'Every address, with what it takes and what it answers. Any key reads it too.',
  'Minden cím, azzal, amit fogad és amit válaszol. Bármelyik kulccsal is olvasható.',
)

export const goesTo = msg('Adresa', 'Goes to', 'Cím')
export const toldOf = msg('Pentru', 'For', 'Mire')
export const lastDay = msg('Ultimele 24 h', 'Last 24 h', 'Utolsó 24 óra')
export const state = msg('Stare', 'State', 'Állapot')
export const actions = msg('Acțiuni', 'Actions', 'Műveletek')
export const deliveries = msg('Livrări', 'Deliveries', 'Kézbesítések')
export const deliveriesOf = msg('Livrări către {host}', 'Deliveries to {host}', 'Kézbesítések ide: {host}')
export const change = msg('Schimbă', 'Change', 'Módosítás')
export const named = msg('{act}: {name}', '{act}: {name}', '{act}: {name}')
export const tryAgain = msg('Încearcă din nou', 'Try again', 'Újrapróbálás')
export const off = msg('oprit de o persoană', 'off', 'kikapcsolva')
export const quiet = msg('nimic trimis', 'nothing sent', 'nem volt küldés')
export const allAnswered = plural(
  { one: '# trimis, cu răspuns', few: '# trimise, toate cu răspuns', other: '# de trimiteri, toate cu răspuns' },
  { one: '# sent and answered', other: '# sent, all answered' },
  { one: '# küldés, megválaszolva', other: '# küldés, mind megválaszolva' },
)
export const unanswered = plural(
  { one: '# încercare fără răspuns', few: '# încercări fără răspuns', other: '# de încercări fără răspuns' },
  { one: '# attempt without an answer', other: '# attempts without an answer' },
  { one: '# kísérlet válasz nélkül', other: '# kísérlet válasz nélkül' },
)
export const waiting = plural(
  { one: '# așteaptă', few: '# așteaptă', other: '# așteaptă' },
  { one: '# waits', other: '# wait' },
  { one: '# várakozik', other: '# várakozik' },
)
export const paused = msg('oprit: adresa nu răspunde', 'off: the address does not answer', 'leállítva: a cím nem válaszol')
export const asked = plural(
  { one: 'Se trimite din nou # mesaj.', few: 'Se trimit din nou # mesaje.', other: 'Se trimit din nou # de mesaje.' },
  { one: '# message is sent again.', other: '# messages are sent again.' },
  { one: '# üzenet újraküldése folyamatban.', other: '# üzenet újraküldése folyamatban.' },
)

export const event = msg('Eveniment', 'Event', 'Esemény')
export const when = msg('Când', 'When', 'Mikor')
export const attempts = msg('Încercări', 'Attempts', 'Kísérletek')
export const sendAgain = msg('Trimite din nou', 'Send again', 'Küldés újra')
export const sentAgain = msg('Mesajul se trimite din nou.', 'The message is sent again.', 'Az üzenet újraküldése folyamatban.')
export const sendTrial = msg('Trimite o probă', 'Send a trial', 'Próbaküldés')
export const trialSent = msg('Proba este pe drum.', 'The trial is on its way.', 'A próba úton van.')
export const nothingTold = msg('Încă nu s-a trimis nimic.', 'Nothing was sent yet.', 'Még nem volt küldés.')
export const look = msg('Arată', 'Show', 'Megnyitás')
export const attemptLine = msg(
  'încercarea {number}, {answer} în {ms} ms',
  'attempt {number}, {answer} in {ms} ms',
  '{number}. kísérlet, {answer}, {ms} ms',
)
export const messageStates = {
  waiting: msg('așteaptă', 'waits', 'várakozik'),
  sent: msg('trimis', 'sent', 'elküldve'),
  failed: msg('netrimis', 'not sent', 'sikertelen'),
}
/** Why an attempt failed; others are codes of the network. */
export const faults = {
  redirect: msg('trimite la altă adresă', 'points to another address', 'másik címre mutat'),
  refused: msg('refuză', 'refuses', 'elutasítja'),
  timeout: msg('nu răspunde în 8 s', 'no answer in 8 s', '8 másodpercen belül nincs válasz'),
  inside_a_network: msg('adresă dintr-o rețea internă', 'an address inside a network', 'belső hálózati cím'),
  no_secret: msg('cheia nu mai poate fi citită', 'its key cannot be read any more', 'a kulcsa már nem olvasható'),
  econnrefused: msg('nu se poate conecta', 'cannot be connected to', 'nem lehet csatlakozni'),
  enotfound: msg('numele nu există', 'the name does not exist', 'a név nem létezik'),
}

export const events = {
  'order.placed': msg('Comandă plasată', 'Order placed', 'Rendelés leadva'),
  'order.paid': msg('Comandă plătită', 'Order paid', 'Rendelés kifizetve'),
  'order.shipped': msg('Colet predat', 'Parcel handed over', 'Csomag feladva'),
  'order.delivered': msg('Colet livrat', 'Parcel delivered', 'Csomag kézbesítve'),
  'order.canceled': msg('Comandă anulată', 'Order cancelled', 'Rendelés törölve'),
  'order.refunded': msg('Bani returnați', 'Money given back', 'Visszatérítés'),
  'stock.changed': msg('Stoc schimbat', 'Stock changed', 'Készlet változott'),
  'product.changed': msg('Produs schimbat', 'Product changed', 'Termék változott'),
}
export const address = msg('Adresa (HTTPS)', 'Address (HTTPS)', 'Cím (HTTPS)')
export const isTold = msg('Este anunțat', 'It is told', 'Értesítést kap')
export const tellsOf = msg('Ce află', 'What it is told of', 'Miről kap értesítést')
export const make = msg('Creează', 'Make', 'Létrehozás')
export const save = msg('Salvează', 'Save', 'Mentés')
export const remove = msg('Șterge webhook-ul', 'Remove the webhook', 'Webhook törlése')
export const removed = msg('Webhook șters.', 'Webhook removed.', 'Webhook törölve.')
export const newSecret = msg('Cheie nouă de semnătură', 'New signing key', 'Új aláírókulcs')
export const webhookChanged = msg('Webhook schimbat.', 'Webhook changed.', 'Webhook módosítva.')
export const chooseOne = msg('Alege cel puțin una.', 'Choose at least one.', 'Válasszon legalább egyet.')

export const keys = msg('Chei', 'Keys', 'Kulcsok')
export const keysHint = msg(
  'Se arată o singură dată, se păstrează ca amprentă',
  'Shown once, stored as a hash',
  'Egyszer látható, lenyomatként tároljuk',
)
export const name = msg('Nume', 'Name', 'Név')
export const beginsWith = msg('Începe cu', 'Begins with', 'Kezdete')
export const may = msg('Poate', 'May', 'Jogosultság')
export const madeBy = msg('Făcută de', 'Made by', 'Létrehozta')
export const lastUsed = msg('Folosită ultima dată', 'Last used', 'Utoljára használva')
export const until = msg('Până la', 'Until', 'Meddig')
export const never = msg('niciodată', 'never', 'soha')
export const noEnd = msg('fără sfârșit', 'no end', 'nincs vége')
export const over = msg('expirată', 'over', 'lejárt')
export const replace = msg('Înlocuiește', 'Replace', 'Csere')
export const revoke = msg('Revocă', 'Revoke', 'Visszavonás')
export const revoked = msg(
  'Cheia {name} nu mai funcționează.',
  'The key {name} works no more.',
  'Ez a kulcs már nem működik: {name}.',
)
export const revokeAsk = msg(
  'Programul care folosește această cheie este refuzat imediat. Nu se poate anula.',
  'The program that uses this key is refused at once. This cannot be undone.',
  'Az ezt a kulcsot használó programot azonnal elutasítjuk. Nem vonható vissza.',
)
export const life = msg('Valabilă', 'Valid for', 'Érvényesség')
export const days = plural(
  { one: '# zi', few: '# zile', other: '# de zile' },
  { one: '# day', other: '# days' },
  { one: '# nap', other: '# nap' },
)
export const reads = msg('Citește', 'Reads', 'Olvas')
export const writes = msg('Scrie', 'Writes', 'Ír')
export const notForKeys = msg(
  'Returnarea banilor, datele clienților, setările și echipa rămân ale oamenilor: nicio cheie nu ajunge acolo.',
  'Refunds, data of customers, settings and staff stay with people: no key gets there.',
  'A visszatérítés, a vásárlói adatok kiadása, a beállítások és a munkatársak kezelése az embereké: kulccsal nem érhető el.',
)
export const shownOnce = msg(
  'Copiaz-o acum: nu se mai arată. Noi păstrăm doar amprenta ei.',
  'Copy it now: it is not shown again. We keep its hash only.',
  'Másolja ki most: többet nem látható. Csak a lenyomatát tároljuk.',
)
export const secretOnce = msg(
  'Copiaz-o acum: nu se mai arată. Programul verifică cu ea că mesajele vin de la magazin.',
  'Copy it now: it is not shown again. The program proves with it that messages come from the shop.',
  'Másolja ki most: többet nem látható. Ezzel ellenőrzi a program, hogy az üzenet az üzlettől jön.',
)
export const replacedStill = msg(
  'Cheia veche mai funcționează 24 de ore.',
  'The old key works for 24 hours more.',
  'A régi kulcs még 24 óráig működik.',
)
export const signsStill = msg(
  'Cheia veche mai semnează și ea 24 de ore.',
  'The old key signs too for 24 hours.',
  'A régi kulcs még 24 óráig szintén aláír.',
)
export const yourKey = msg('Cheia', 'The key', 'A kulcs')
export const signingKey = msg('Cheia de semnătură', 'The signing key', 'Az aláírókulcs')
export const copy = msg('Copiază', 'Copy', 'Másolás')
export const copied = msg('Copiat', 'Copied', 'Kimásolva')
export const ready = msg('Am copiat-o', 'I have copied it', 'Kimásoltam')

/** Why a call was refused. */
export const CONNECTION_PROBLEMS = {
  key_not_found: msg('Cheia nu mai există.', 'The key is no longer there.', 'A kulcs már nem létezik.'),
  webhook_not_found: msg('Webhook-ul nu mai există.', 'The webhook is no longer there.', 'A webhook már nem létezik.'),
  message_not_found: msg('Mesajul nu se mai păstrează.', 'The message is no longer kept.', 'Az üzenet már nincs meg.'),
  too_many_webhooks: msg(
    'Sunt deja 20 de webhook-uri: șterge unul.',
    'There are 20 webhooks already: remove one.',
    'Már 20 webhook van: töröljön egyet.',
  ),
  not_an_address: msg(
    'Aceasta nu este o adresă web. Scrie-o cu https:// la început.',
    'This is no web address. Write it with https:// in front.',
    'Ez nem webcím. Írja https:// kezdettel.',
  ),
  not_https: msg(
    'Adresa trebuie să înceapă cu https://.',
    'The address has to begin with https://.',
    'A címnek https:// kezdetűnek kell lennie.',
  ),
  inside_a_network: msg(
    'Adresa este dintr-o rețea internă. Setarea WEBHOOK_HOSTS a serverului o poate permite.',
    'The address is inside a network. The setting WEBHOOK_HOSTS of the server can allow it.',
    'A cím belső hálózatban van. A kiszolgáló WEBHOOK_HOSTS beállítása engedélyezheti.',
  ),
}
