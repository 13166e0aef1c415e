/** The first page of the back office. */
import { msg, plural } from '#messages/text.ts'

export const todayPage = msg('Azi', 'Today', 'Ma')
export const needsAPerson = msg('Așteaptă pe cineva', 'Needs a person', 'Emberre vár')
export const things = plural(
  { one: '# lucru', few: '# lucruri', other: '# de lucruri' },
  { one: '# thing', other: '# things' },
  { one: '# tétel', other: '# tétel' },
)
export const nothingWaits = msg('Nu așteaptă nimic.', 'Nothing waits.', 'Semmi sem vár.')

/** The words after the number. */
export const needs = {
  orders_to_send: plural(
    { one: 'comandă de trimis', few: 'comenzi de trimis', other: 'de comenzi de trimis' },
    { one: 'order to send', other: 'orders to send' },
    { one: 'feladandó rendelés', other: 'feladandó rendelés' },
  ),
  paid_without_stock: plural(
    { one: 'comandă plătită, dar fără stoc', few: 'comenzi plătite, dar fără stoc', other: 'de comenzi plătite, dar fără stoc' },
    { one: 'order paid, but out of stock', other: 'orders paid, but out of stock' },
    { one: 'kifizetett rendelés készlet nélkül', other: 'kifizetett rendelés készlet nélkül' },
  ),
  withdrawals: plural(
    {
      one: 'retragere care așteaptă răspuns',
      few: 'retrageri care așteaptă răspuns',
      other: 'de retrageri care așteaptă răspuns',
    },
    { one: 'withdrawal to answer', other: 'withdrawals to answer' },
    { one: 'megválaszolandó elállás', other: 'megválaszolandó elállás' },
  ),
  payments: plural(
    { one: 'plată de verificat', few: 'plăți de verificat', other: 'de plăți de verificat' },
    { one: 'payment to look at', other: 'payments to look at' },
    { one: 'megnézendő fizetés', other: 'megnézendő fizetés' },
  ),
  failed_refunds: plural(
    { one: 'rambursare eșuată', few: 'rambursări eșuate', other: 'de rambursări eșuate' },
    { one: 'refund that failed', other: 'refunds that failed' },
    { one: 'sikertelen visszatérítés', other: 'sikertelen visszatérítés' },
  ),
  mails: plural(
    { one: 'e-mail nelivrat', few: 'e-mailuri nelivrate', other: 'de e-mailuri nelivrate' },
    { one: 'mail not delivered', other: 'mails not delivered' },
    { one: 'kézbesítetlen e-mail', other: 'kézbesítetlen e-mail' },
  ),
  jobs: plural(
    { one: 'sarcină care eșuează', few: 'sarcini care eșuează', other: 'de sarcini care eșuează' },
    { one: 'job failing', other: 'jobs failing' },
    { one: 'sikertelen háttérfeladat', other: 'sikertelen háttérfeladat' },
  ),
  messages: plural(
    { one: 'mesaj fără răspuns', few: 'mesaje fără răspuns', other: 'de mesaje fără răspuns' },
    { one: 'message without an answer', other: 'messages without an answer' },
    { one: 'megválaszolatlan üzenet', other: 'megválaszolatlan üzenet' },
  ),
  webhooks: plural(
    {
      one: 'webhook oprit: adresa nu răspunde',
      few: 'webhook-uri oprite: adresele nu răspund',
      other: 'de webhook-uri oprite: adresele nu răspund',
    },
    { one: 'webhook off: its address does not answer', other: 'webhooks off: their addresses do not answer' },
    { one: 'leállított webhook: a cím nem válaszol', other: 'leállított webhook: a címek nem válaszolnak' },
  ),
  pools: plural(
    {
      one: 'parteneriat cu coduri pe terminate',
      few: 'parteneriate cu coduri pe terminate',
      other: 'de parteneriate cu coduri pe terminate',
    },
    { one: 'partnership running low on codes', other: 'partnerships running low on codes' },
    { one: 'partnerség fogyó kódokkal', other: 'partnerség fogyó kódokkal' },
  ),
  documents: plural(
    { one: 'document netransmis', few: 'documente netransmise', other: 'de documente netransmise' },
    { one: 'document not transmitted', other: 'documents not transmitted' },
    { one: 'be nem küldött bizonylat', other: 'be nem küldött bizonylat' },
  ),
}

/** What a line leads to. */
export const openOrders = msg('Comenzi', 'Orders', 'Rendelések')
export const openWithdrawals = msg('Retrageri', 'Withdrawals', 'Elállások')
export const openMessages = msg('Mesaje', 'Messages', 'Üzenetek')
export const openPayments = msg('Plăți', 'Payments', 'Fizetések')
export const openWebhooks = msg('Webhook-uri', 'Webhooks', 'Webhookok')
export const openPartnerships = msg('Parteneriate', 'Partnerships', 'Partnerségek')
export const openSystem = msg('Sistem', 'System', 'Rendszer')
export const openMails = msg('E-mailuri', 'Mails', 'E-mailek')
export const openDocuments = msg('Documente', 'Documents', 'Bizonylatok')

/** Parts of what waits: states of withdrawals and documents, topics of messages, reasons of payments. */
export const parts = {
  received: msg('primite', 'received', 'beérkezett'),
  arrived: msg('cu produsele ajunse', 'with the goods back', 'visszaérkezett áruval'),
  queued: msg('în așteptare', 'waiting', 'várakozik'),
  rejected: msg('respinse', 'rejected', 'elutasítva'),
  order: msg('despre o comandă', 'about an order', 'rendelésről'),
  product: msg('despre un produs', 'about a product', 'termékről'),
  withdrawal: msg('despre o retragere', 'about a withdrawal', 'elállásról'),
  other: msg('despre altceva', 'about something else', 'másról'),
  amount_mismatch: msg('altă sumă', 'another amount', 'eltérő összeg'),
  currency_mismatch: msg('altă monedă', 'another currency', 'eltérő pénznem'),
  paid_twice: msg('plătite de două ori', 'paid twice', 'kétszer fizetve'),
  payment_disputed: msg('contestate la bancă', 'disputed at the bank', 'banknál vitatva'),
  refunded_at_gateway: msg('rambursate de procesator', 'refunded by the gateway', 'a szolgáltató visszatérítette'),
  refund_by_hand: msg('de rambursat prin transfer', 'to give back by transfer', 'utalással visszatérítendő'),
  transfer_surplus: msg('cu bani în plus', 'with too much money', 'túlfizetéssel'),
  payment_unresolved: msg('fără răspuns de la bancă', 'without an answer from the bank', 'banki válasz nélkül'),
  job_failed: msg('cu o sarcină eșuată', 'with a job that failed', 'sikertelen feladattal'),
}
export const outOfStock = msg(
  '{numbers}. Produsele nu mai sunt; banii se returnează',
  '{numbers}. The goods are gone; the money goes back',
  '{numbers}. Az áru elfogyott; a pénz visszajár',
)
export const promisedToday = plural(
  { one: '# promisă pentru azi', few: '# promise pentru azi', other: '# promise pentru azi' },
  { one: '# promised for today', other: '# promised for today' },
  { one: '# mára ígérve', other: '# mára ígérve' },
)
export const late = plural(
  { one: '# întârziată', few: '# întârziate', other: '# întârziate' },
  { one: '# late', other: '# late' },
  { one: '# késik', other: '# késik' },
)
export const setAside = plural(
  { one: '# nu mai este încercată', few: '# nu mai sunt încercate', other: '# nu mai sunt încercate' },
  { one: '# no longer tried', other: '# no longer tried' },
  { one: '# már nem próbálkozik', other: '# már nem próbálkozik' },
)
export const oldest = msg('cea mai veche: {age}', 'oldest {age}', 'legrégebbi: {age}')
export const dueOn = msg('bani înapoi până pe {day}', 'money back by {day}', 'visszatérítés eddig: {day}')
export const overdue = msg('termen depășit: {day}', 'was due on {day}', 'határidő lejárt: {day}')

export const salesByMarket = msg('Vânzări pe piețe', 'Sales by market', 'Forgalom piaconként')
export const markets = {
  ro: msg('România', 'Romania', 'Románia'),
  hu: msg('Ungaria', 'Hungary', 'Magyarország'),
  en: msg('Europa', 'Europe', 'Európa'),
}
export const todayLine = msg('azi', 'today', 'ma')
/** `weekday` as the language writes it: 'luni', 'Monday', 'hétfő'. */
export const lastWeekday = msg('{weekday} trecută', 'last {weekday}', 'múlt {weekday}')
export const orders = plural(
  { one: '# comandă', few: '# comenzi', other: '# de comenzi' },
  { one: '# order', other: '# orders' },
  { one: '# rendelés', other: '# rendelés' },
)
export const ordersBefore = msg('{orders}, {before} {weekday}', '{orders}, {before} {weekday}', '{orders}, {weekday} {before}')
export const totalBefore = msg(
  '{amount} până la {time} {weekday}',
  '{amount} by {time} {weekday}',
  '{weekday} {time}-ig {amount}',
)
export const chartOf = msg(
  'Vânzări de-a lungul zilei, {market}: azi {today} până la {time}; {weekday} {before} până la aceeași oră',
  'Sales through the day, {market}: today {today} by {time}; {weekday} {before} by the same time',
  'Napi forgalom, {market}: ma {today} {time}-ig; {weekday} {before} ugyaneddig',
)
export const howCounted = msg(
  'Comenzi plătite, cu TVA, înainte de rambursări. Monedele nu se adună.',
  'Paid orders, with VAT, before refunds. Currencies are never added up.',
  'Kifizetett rendelések áfával, visszatérítések előtt. A pénznemeket nem adjuk össze.',
)

export const soldMost = msg('Cele mai vândute, ultimele 7 zile', 'Sold most, last 7 days', 'Legtöbbet eladott, utolsó 7 nap')
export const inStock = msg('În stoc', 'In stock', 'Készleten')
export const lasts = msg('Ajunge', 'Lasts', 'Kitart')
export const nothingSold = msg('Nu s-a vândut nimic în 7 zile.', 'Nothing was sold in 7 days.', '7 napja semmit sem adtunk el.')
export const nothingFound = msg('Căutate, negăsite', 'Searched, nothing found', 'Keresve, nem találva')
export const makeSynonyms = msg('Leagă-le de cuvinte care găsesc', 'Make synonyms of them', 'Szinonimák megadása')
export const market = msg('Piață', 'Market', 'Piac')
export const thisWeek = msg('Săptămâna asta', 'This week', 'Ezen a héten')
export const lastWeek = msg('Săptămâna trecută', 'Last week', 'Múlt héten')
export const allFound = msg(
  'Tot ce s-a căutat a fost găsit.',
  'Everything that was searched was found.',
  'Minden keresés talált valamit.',
)

/** What a merchant does once in a shop that began empty. */
export const firstSteps = msg('Primii pași', 'First steps', 'Első lépések')
export const stepsDone = msg('{done} din {all} făcuți', '{done} of {all} done', '{all} lépésből {done} kész')
export const isDone = msg('făcut', 'done', 'kész')
export const steps = {
  seller: msg('Scrie cine vinde', 'Write who sells', 'Írja be, ki az eladó'),
  delivery: msg(
    'Scrie de unde pleacă marfa și cât costă livrarea',
    'Write where goods leave and what delivery costs',
    'Adja meg, honnan indul az áru, és mennyi a szállítás',
  ),
  goods: msg('Importă produse sau fă unul nou', 'Import products or make one', 'Importáljon termékeket, vagy hozzon létre egyet'),
  published: msg('Pune un produs în vânzare', 'Publish a product', 'Tegyen közzé egy terméket'),
  home: msg('Scrie prima pagină', 'Write the home page', 'Írja meg a kezdőlapot'),
  order: msg('Primește prima comandă', 'Get the first order', 'Fogadja az első rendelést'),
}
