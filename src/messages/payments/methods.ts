/** Bank transfer and payment on delivery: on the payment page, and in mails. */
import { msg } from '../text.ts'

export const transfer = msg('Transfer bancar', 'Bank transfer', 'Banki átutalás')
export const transferDetail = msg(
  'Pregătim comanda după ce ajung banii',
  'We prepare the order once the money has arrived',
  'A rendelést a pénz beérkezése után készítjük elő',
)
export const cash = msg('Plata la livrare', 'Pay on delivery', 'Utánvét')
export const cashDetail = msg(
  'Plătești când primești coletul',
  'You pay when you receive the parcel',
  'A csomag átvételekor fizet',
)
export const cashPickup = msg('Plata la ridicare', 'Pay on collection', 'Fizetés átvételkor')
export const cashPickupDetail = msg('Plătești în showroom', 'You pay in the showroom', 'A bemutatóteremben fizet')

export const chooseTransfer = msg('Plătesc prin transfer bancar', 'Pay by bank transfer', 'Banki átutalással fizetek')
export const chooseCash = msg('Plătesc {amount} la livrare', 'Pay {amount} on delivery', '{amount} fizetése utánvéttel')
export const chooseCashPickup = msg('Plătesc {amount} la ridicare', 'Pay {amount} on collection', '{amount} fizetése átvételkor')
export const cashFee = msg(
  'Din care taxa pentru plata la livrare: {amount}.',
  'This includes the fee for paying on delivery: {amount}.',
  'Ebből az utánvét díja: {amount}.',
)
export const choosing = msg('Se înregistrează alegerea', 'Storing your choice', 'A választás rögzítése')
export const chooseFailed = msg(
  'Alegerea nu a putut fi înregistrată. Comanda ta e păstrată; încearcă din nou sau alege altă metodă de plată.',
  'Your choice could not be stored. Your order is safe; please try again or choose another payment method.',
  'A választást nem sikerült rögzíteni. A rendelése megmaradt; kérjük, próbálja újra, vagy válasszon másik fizetési módot.',
)

export const transferTitle = msg(
  'Mai rămâne transferul bancar',
  'Only the bank transfer is missing',
  'Már csak az átutalás hiányzik',
)
export const transferText = msg(
  'Transferă suma până la {time} și scrie numărul comenzii la detaliile plății. Pregătim comanda după ce ajung banii.',
  'Transfer the amount by {time} and give the order number as the reference. We prepare the order once the money has arrived.',
  'Kérjük, utalja át az összeget eddig: {time}, és a közleménybe írja be a rendelés számát. A rendelést a pénz beérkezése után készítjük elő.',
)
export const transferTo = msg('Datele pentru transfer', 'Details of the transfer', 'Az átutalás adatai')
export const holder = msg('Beneficiar', 'Account holder', 'Kedvezményezett')
export const iban = msg('IBAN', 'IBAN', 'IBAN')
export const bic = msg('BIC', 'BIC', 'BIC')
export const bank = msg('Banca', 'Bank', 'Bank')
export const amount = msg('Suma', 'Amount', 'Összeg')
export const reference = msg('Detaliile plății', 'Reference', 'Közlemény')
export const received = msg('Primit deja', 'Received already', 'Eddig beérkezett')
export const missing = msg('Mai e de transferat', 'Still to transfer', 'Még átutalandó')
export const partTitle = msg('A ajuns o parte din bani', 'Part of the money has arrived', 'Az összeg egy része megérkezett')
export const partText = msg(
  'Am primit {received}. Mai transferă {missing} până la {time} și scrie numărul comenzii la detaliile plății. Pregătim comanda după ce ajung toți banii.',
  'We have received {received}. Please transfer the remaining {missing} by {time} and give the order number as the reference. We prepare the order once all of it has arrived.',
  'Eddig {received} érkezett meg. Kérjük, utalja át a hiányzó {missing} összeget eddig: {time}, és a közleménybe írja be a rendelés számát. A rendelést a teljes összeg beérkezése után készítjük elő.',
)
export const otherMethodAfterPart = msg(
  'Am primit deja {amount} prin transfer. Dacă plătești altfel, îi transferăm înapoi în contul tău.',
  'We have already received {amount} by transfer. If you pay another way, we transfer it back to your account.',
  'Átutalással már {amount} megérkezett. Ha másképp fizet, ezt visszautaljuk a számlájára.',
)
/** Where a part of the money had come; followed by `surplus`. */
export const expiredPart = msg(
  'Banii nu au ajuns toți la timp, așa că produsele s-au întors în magazin.',
  'Not all of the money arrived in time, so the products went back on sale.',
  'A teljes összeg nem érkezett meg időben, ezért a termékek visszakerültek az áruházba.',
)
export const surplus = msg(
  'Din banii primiți prin transfer, îți transferăm înapoi în cont {amount}.',
  'Of the money received by bank transfer, we transfer {amount} back to your account.',
  'Az átutalással beérkezett pénzből {amount} összeget visszautalunk a számlájára.',
)
export const byCardInstead = msg('Plătește cu cardul', 'Pay by card instead', 'Fizetés inkább bankkártyával')

export const cashTitle = msg(
  'Comanda e confirmată. Plătești la livrare.',
  'Your order is confirmed. You pay on delivery.',
  'A rendelését visszaigazoltuk. Átvételkor fizet.',
)
export const cashTitlePickup = msg(
  'Comanda e confirmată. Plătești la ridicare.',
  'Your order is confirmed. You pay on collection.',
  'A rendelését visszaigazoltuk. Átvételkor fizet.',
)
export const cashText = msg(
  'Pregătește {amount}: plătești când primești coletul. Îți scriem din nou când pleacă din depozit.',
  'Please have {amount} ready: you pay when you receive the parcel. We will write again when it leaves the warehouse.',
  'Kérjük, készítsen elő {amount} összeget: a csomag átvételekor fizet. Újra írunk, amikor a csomag elhagyja a raktárt.',
)
export const cashTextPickup = msg(
  'Plătești {amount} în showroom, când ridici comanda. Îți scriem când te așteaptă.',
  'You pay {amount} in the showroom when you collect the order. We will write when it is ready.',
  'A bemutatóteremben fizet {amount} összeget, amikor átveszi a rendelést. Írunk, amikor átvehető.',
)

// Mails
export const transferSubject = msg(
  'Datele pentru plata comenzii {number}',
  'How to pay for order {number}',
  '{Az number} számú rendelés átutalási adatai',
)
export const partSubject = msg(
  'Comanda {number}: mai e de transferat {amount}',
  'Order {number}: {amount} still to be transferred',
  '{Az number} számú rendelés: még {amount} átutalandó',
)
export const surplusSubject = msg(
  'Comanda {number}: ți-am transferat înapoi {amount}',
  'Order {number}: we have transferred {amount} back',
  '{Az number} számú rendelés: visszautaltunk {amount} összeget',
)
export const cashSubject = msg(
  'Comanda {number} e confirmată, cu plata la livrare',
  'Order {number} is confirmed, to be paid on delivery',
  '{Az number} számú rendelést visszaigazoltuk, átvételkor fizet',
)
export const cashPaid = msg(
  'Am încasat {amount} la livrare. Mulțumim.',
  'We received {amount} on delivery. Thank you.',
  'Átvételkor {amount} érkezett meg hozzánk. Köszönjük.',
)
export const cashPaidTitle = msg('Plata a ajuns, {name}.', 'Your payment is here, {name}.', 'Megérkezett a fizetés, {name}.')
export const expiredTransfer = msg(
  'Dacă ai trimis banii deja, scrie-ne: reluăm comanda sau ți-i întoarcem.',
  'If you have already sent the money, write to us: we take the order up again or return it.',
  'Ha már elutalta az összeget, írjon nekünk: újra felvesszük a rendelést, vagy visszautaljuk a pénzt.',
)
export const canceledTransfer = msg(
  'Îți transferăm înapoi {amount}. Dacă ai plătit la livrare, răspunde la acest e-mail cu IBAN-ul contului tău.',
  'We transfer {amount} back to you. If you paid on delivery, reply to this email with the IBAN of your account.',
  'Visszautaljuk {az amount} összeget. Ha átvételkor fizetett, kérjük, válaszoljon erre az e-mailre a számlája IBAN-számával.',
)
export const transferComing = msg(
  'Urmează să transferăm {amount} în contul tău.',
  'We are about to transfer {amount} to your account.',
  'Hamarosan {amount} összeget utalunk a számlájára.',
)
export const refundedTransferTitle = msg('Ți-am transferat banii', 'We have transferred the money', 'Visszautaltuk az összeget')
export const refundedTransfer = msg(
  'Am transferat {amount} în contul tău. De obicei ajung în 1–2 zile lucrătoare.',
  'We transferred {amount} to your account. It usually arrives within 1–2 working days.',
  '{amount} összeget utaltunk a számlájára. Általában 1–2 munkanapon belül megérkezik.',
)
/** In the order's table, by method. */
export const paymentBy = {
  card: msg('Plata: card bancar', 'Payment: bank card', 'Fizetés: bankkártya'),
  transfer: msg('Plata: transfer bancar', 'Payment: bank transfer', 'Fizetés: banki átutalás'),
  cash: msg('Plata: la livrare', 'Payment: on delivery', 'Fizetés: utánvét'),
}
export const paidByTransfer = msg('Plătit prin transfer', 'Paid by transfer', 'Átutalással fizetve')
export const paidByCash = msg('Plătit la livrare', 'Paid on delivery', 'Utánvéttel fizetve')
/** On the label of a parcel. */
export const collect = msg('De încasat: {amount}', 'To collect: {amount}', 'Beszedendő: {amount}')
