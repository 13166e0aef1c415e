/** Money of an order: payments, refunds, what waits for a decision. */
import { msg } from '#messages/text.ts'

export const payments = msg('Plăți', 'Payments', 'Fizetések')
export const refundByLine = msg('Rambursează pe poziții', 'Refund by line', 'Visszatérítés tételenként')
export const way = msg('Cum', 'How', 'Mód')
export const amount = msg('Sumă', 'Amount', 'Összeg')
export const result = msg('Rezultat', 'Result', 'Eredmény')
export const proof = msg('Referință', 'Reference', 'Hivatkozás')
export const when = msg('Când', 'When', 'Mikor')
export const noPayments = msg('Nicio încercare de plată încă.', 'No payment was tried yet.', 'Még nem volt fizetési kísérlet.')
export const methods = {
  card: msg('Card', 'Card', 'Bankkártya'),
  transfer: msg('Transfer bancar', 'Bank transfer', 'Banki átutalás'),
  cash: msg('La livrare', 'On delivery', 'Utánvét'),
}
export const cashOrTransfer = msg('Încasare', 'Payment that came', 'Befizetés')
export const returned = msg('din care înapoi {amount}', '{amount} of it went back', 'ebből visszament: {amount}')
export const attemptStates = {
  created: msg('Începută', 'Begun', 'Megkezdve'),
  pending_action: msg('Așteaptă clientul', 'Waits for the customer', 'A vásárlóra vár'),
  authorized: msg('Autorizată', 'Authorised', 'Engedélyezve'),
  paid: msg('Plătită', 'Paid', 'Kifizetve'),
  partly_refunded: msg('Rambursată parțial', 'Partly refunded', 'Részben visszatérítve'),
  refunded: msg('Rambursată', 'Refunded', 'Visszatérítve'),
  failed: msg('Respinsă', 'Declined', 'Elutasítva'),
  canceled: msg('Anulată', 'Cancelled', 'Törölve'),
  expired: msg('Expirată', 'Expired', 'Lejárt'),
  review: msg('În verificare', 'In review', 'Ellenőrzés alatt'),
  disputed: msg('Contestată', 'Disputed', 'Vitatott'),
  unknown: msg('Necunoscută', 'Unknown', 'Ismeretlen'),
}
export const refundNumber = msg('Rambursarea {number}', 'Refund {number}', '{number}. visszatérítés')
export const refundKinds = {
  unsent: msg('Nu mai pleacă', 'Not sent any more', 'Már nem adjuk fel'),
  returned: msg('S-au întors', 'Came back', 'Visszajött'),
  kept: msg('Le păstrează clientul', 'Customer keeps them', 'A vásárló megtartja'),
  canceled: msg('Comandă anulată', 'Order cancelled', 'Rendelés törölve'),
}
export const isSent = msg('Banii au plecat', 'The money went back', 'A pénz visszament')
export const isWaiting = msg('Banii pleacă acum', 'The money is going back', 'A pénz úton van vissza')

export const waitsForDecision = msg(
  'Plăți care așteaptă o hotărâre',
  'Payments that wait for a decision',
  'Döntésre váró fizetések',
)
export const cases = {
  amount_mismatch: msg(
    'Procesatorul ține altă sumă decât cea cerută.',
    'The gateway holds another amount than was asked for.',
    'A szolgáltatónál a kérttől eltérő összeg van.',
  ),
  currency_mismatch: msg(
    'Procesatorul ține altă monedă decât cea cerută.',
    'The gateway holds another currency than was asked for.',
    'A szolgáltatónál a kérttől eltérő pénznem van.',
  ),
  paid_twice: msg(
    'Au reușit două plăți; a doua se întoarce.',
    'Two payments succeeded; the second one goes back.',
    'Két fizetés is sikerült; a második visszamegy.',
  ),
  paid_without_stock: msg(
    'Plătită după ce comanda s-a închis, iar produsele nu mai sunt; banii se întorc.',
    'Paid after the order had ended, and its goods are gone; the money goes back.',
    'A rendelés lezárása után fizették ki, az áru elfogyott; a pénz visszamegy.',
  ),
  payment_disputed: msg(
    'Clientul contestă plata la bancă.',
    'The customer disputes the payment at the bank.',
    'A vásárló a banknál vitatja a fizetést.',
  ),
  refunded_at_gateway: msg(
    'Procesatorul a dat înapoi bani fără ca magazinul să ceară.',
    'The gateway gave back money that the shop did not ask it to.',
    'A szolgáltató a bolt kérése nélkül térített vissza pénzt.',
  ),
  refund_by_hand: msg(
    'Banii aceștia se întorc prin transfer, făcut de voi.',
    'This money goes back by a transfer of yours.',
    'Ezt a pénzt Önök utalják vissza.',
  ),
  transfer_surplus: msg(
    'Au venit mai mulți bani decât primește comanda: transferați-i înapoi.',
    'More money came than the order takes: transfer it back.',
    'Több pénz érkezett, mint amennyit a rendelés elfogad: utalják vissza.',
  ),
  refund_failed: msg(
    'Banca clientului nu a primit rambursarea: repetați-o sau transferați banii.',
    'The customer’s bank did not take the refund: repeat it, or transfer the money.',
    'A vásárló bankja nem fogadta a visszatérítést: ismételjék meg, vagy utalják át a pénzt.',
  ),
  payment_unresolved: msg(
    'Procesatorul nu a spus de o zi cum s-a terminat plata.',
    'The gateway has not told the end of this payment for a day.',
    'A szolgáltató egy napja nem jelezte a fizetés végét.',
  ),
  job_failed: msg(
    'O lucrare despre această plată a eșuat prea des și a fost oprită.',
    'A job about this payment failed too often and was set aside.',
    'A fizetéshez tartozó feladat túl sokszor hibázott, félretettük.',
  ),
}
export const owedActs = {
  check: msg('Întreabă procesatorul', 'Ask the gateway', 'Szolgáltató megkérdezése'),
  repeat: msg('Repetă rambursarea', 'Repeat the refund', 'Visszatérítés ismétlése'),
  given: msg('I-am dat înapoi', 'It was given back', 'Visszautaltuk'),
  settle: msg('Închide ca lămurit', 'Settle it', 'Lezárás rendezettként'),
}

export const refundTitle = msg('Rambursare pe poziții', 'Refund by line', 'Visszatérítés tételenként')
export const pieces = msg('Bucăți', 'Quantity', 'Mennyiség')
export const givesBack = msg('Se întoarce', 'Gives back', 'Visszajár')
export const of = msg('din {count}', 'of {count}', '/ {count}')
export const piecesOfItem = msg('Bucăți, {name}', 'Quantity, {name}', 'Mennyiség, {name}')
export const deliveryAmount = msg('Din transport', 'Of the delivery charge', 'A szállítási díjból')
export const goodsAre = msg('Produsele', 'The goods', 'Az áru')
export const comesBackTo = msg('Unde se întorc', 'They come back to', 'Hova kerül vissza')
export const writtenOff = msg('Nicăieri, se casează', 'Nowhere, they are written off', 'Sehova, leírjuk')
export const isLost = msg(
  'Bucățile nu mai există în depozit',
  'The pieces are not in the warehouse any more',
  'A darabok már nincsenek a raktárban',
)
export const why = msg('Motiv', 'Why', 'Indok')
export const whyHint = msg(
  'Rămâne în jurnal; la bani este obligatoriu.',
  'It stays in the audit log; needed for money.',
  'A naplóban marad; pénznél kötelező.',
)
export const reasons = {
  damaged: msg('A ajuns deteriorat', 'Arrived damaged', 'Sérülten érkezett'),
  wrong: msg('A ajuns alt produs', 'Another item arrived', 'Más termék érkezett'),
  late: msg('A ajuns prea târziu', 'Arrived too late', 'Túl későn érkezett'),
  missing: msg('Nu mai este pe stoc', 'Out of stock', 'Elfogyott'),
  changedMind: msg('Clientul s-a răzgândit', 'The customer changed their mind', 'A vásárló meggondolta magát'),
  goodwill: msg('Gest comercial', 'Goodwill', 'Méltányosság'),
}
export const commonReasons = msg('Motive obișnuite', 'Common reasons', 'Gyakori indokok')
export const toPayment = msg('Înapoi la plată', 'Back to the payment', 'Vissza a fizetésre')
export const toVouchers = msg('Înapoi pe vouchere', 'Back to vouchers', 'Vissza az utalványokra')
export const followsCreditNote = msg(
  'Se emite o factură storno pentru suma aceasta',
  'A credit note is issued for this amount',
  'Erről az összegről jóváíró számla készül',
)
export const followsMail = msg(
  'Clientul primește un e-mail când banii pleacă',
  'The customer gets a mail when the money leaves',
  'A vásárló levelet kap, amikor a pénz elindul',
)
export const followsPayment = msg('Plata devine: {state}', 'The payment becomes: {state}', 'A fizetés új állapota: {state}')
export const cannotUndo = msg(
  'Banii pleacă imediat și nu se pot lua înapoi.',
  'Money goes back at once and cannot be undone.',
  'A pénz azonnal visszamegy, és nem vonható vissza.',
)
export const refundAmount = msg('Rambursează {amount}', 'Refund {amount}', '{amount} visszatérítése')
export const refunded = msg('S-au rambursat {amount}', '{amount} were refunded', '{amount} visszatérítve')
export const yourLimit = msg(
  'Rolul tău poate da înapoi cel mult {amount} odată.',
  'Your role may give back at most {amount} at once.',
  'Az Ön szerepköre egyszerre legfeljebb ennyit adhat vissza: {amount}.',
)
