/** Payment in the settings of the back office. */
import { msg } from '#messages/text.ts'

export const title = msg('Plată', 'Payment', 'Fizetés')
export const rule = msg(
  'O schimbare e valabilă imediat. Cine a ales deja cum plătește poate continua. În fiecare piață trebuie să rămână cardul sau transferul, pentru orice sumă.',
  'A change holds at once. Who has chosen how to pay can go on. In every market the card or the transfer must stay on, for any sum.',
  'A módosítás azonnal érvényes. Aki már választott fizetési módot, folytathatja. Minden piacon maradjon meg a bankkártya vagy az átutalás, bármilyen összegre.',
)
export const isOn = msg('Activă, {market}', 'On, {market}', 'Bekapcsolva, {market}')
export const hasWallets = msg('{wallets}, {market}', '{wallets}, {market}', '{wallets}, {market}')
export const wallets = {
  apple_pay: msg('Apple Pay', 'Apple Pay', 'Apple Pay'),
  google_pay: msg('Google Pay', 'Google Pay', 'Google Pay'),
  test: msg('Portofel de test', 'Test wallet', 'Teszttárca'),
}
export const order = msg('Ordine și termen', 'Order and time', 'Sorrend és határidő')
export const shownFirst = msg('Cum le vede clientul', 'As the customer sees them', 'Ahogyan a vásárló látja')
export const transferDays = msg(
  'Zile în care se așteaptă transferul',
  'Days to wait for a transfer',
  'Várakozás az átutalásra, nap',
)
export const transferDaysHint = msg(
  'De la {least} la {most}. Produsele rămân rezervate în acest timp.',
  'From {least} to {most}. The goods stay reserved for that long.',
  '{least} és {most} között. A termékek ennyi ideig maradnak lefoglalva.',
)
export const fields = {
  isOn: msg('activă', 'on', 'bekapcsolva'),
  hasWallets: msg('portofele', 'wallets', 'tárcák'),
  fee: msg('Taxă', 'Fee', 'Díj'),
  least: msg('De la suma', 'From a sum of', 'Ettől az összegtől'),
  most: msg('Până la suma', 'Up to a sum of', 'Eddig az összegig'),
  iban: msg('IBAN', 'IBAN', 'IBAN'),
  holder: msg('Titular', 'Account holder', 'Számlatulajdonos'),
  bic: msg('BIC (poate lipsi)', 'BIC (may be left out)', 'BIC (elhagyható)'),
  bank: msg('Banca (poate lipsi)', 'Bank (may be left out)', 'Bank (elhagyható)'),
}

export const stripe = msg('Stripe, pe pagina lor', 'Stripe, their page', 'Stripe, a saját oldalukon')
export const sandbox = msg('Procesator de probă, în magazin', 'Sandbox, in the shop', 'Próbaszolgáltató, az üzletben')
export const live = msg('Bani reali, cheile sunt puse', 'Live, its keys are given', 'Éles, a kulcsok meg vannak adva')
export const test = msg('De probă: nu se mișcă bani', 'Test: no money moves', 'Teszt: nem mozog pénz')
export const noKeys = msg(
  'Lipsesc cheile: STRIPE_SECRET_KEY și STRIPE_WEBHOOK_SECRET pe server',
  'Keys are missing: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET on the server',
  'Hiányzó kulcsok: STRIPE_SECRET_KEY és STRIPE_WEBHOOK_SECRET a szerveren',
)
export const byHand = {
  transfer: msg('Se înregistrează de echipă', 'Booked by staff', 'A munkatársak könyvelik'),
  cash: msg('Curier sau showroom', 'Courier or showroom', 'Futár vagy bemutatóterem'),
}
export const lastPaid = msg('ultima plată', 'last payment', 'utolsó fizetés')
export const neverPaid = msg('nicio plată încă', 'no payment yet', 'még nincs fizetés')

export const notifications = msg('Notificări', 'Notifications', 'Értesítések')
export const notificationsHint = msg(
  'O comandă e plătită doar după o notificare semnată sau după ce este întrebat procesatorul.',
  'An order is paid only by a signed notification, or by asking the gateway.',
  'Egy rendelés csak aláírt értesítéssel, vagy a szolgáltató megkérdezésével válik kifizetetté.',
)
export const noNotifications = msg('Nicio notificare încă.', 'No notification yet.', 'Még nincs értesítés.')
export const when = msg('Când', 'When', 'Mikor')
export const gateway = msg('Procesator', 'Gateway', 'Szolgáltató')
export const orderNumber = msg('Comandă', 'Order', 'Rendelés')
export const amount = msg('Sumă', 'Amount', 'Összeg')
export const says = msg('Ce spune', 'It says', 'Állítása')
export const result = msg('Rezultat', 'Result', 'Eredmény')
export const unknownOrder = msg('necunoscută', 'unknown', 'ismeretlen')
export const outcomes = {
  applied: msg('aplicată', 'applied', 'érvényesítve'),
  stale: msg('știută deja', 'known already', 'már ismert'),
  unknown_attempt: msg('plată necunoscută', 'unknown payment', 'ismeretlen fizetés'),
  unknown_state: msg('stare neînțeleasă', 'state not understood', 'ismeretlen állapot'),
  amount_mismatch: msg('altă sumă: așteaptă o persoană', 'other amount: waits for a person', 'más összeg: döntésre vár'),
  currency_mismatch: msg('altă monedă: așteaptă o persoană', 'other currency: waits for a person', 'más pénznem: döntésre vár'),
}
