/** Why an act on an order, a parcel or a payment was refused, by the code of the problem. */
import { msg } from '#messages/text.ts'

const GOODS = {
  order_not_found: msg('Comanda nu există.', 'There is no such order.', 'Nincs ilyen rendelés.'),
  order_step_refused: msg(
    'Starea comenzii nu mai permite asta. Uită-te la ce s-a întâmplat între timp.',
    'The status of the order no longer allows this. Look at what happened meanwhile.',
    'A rendelés állapota ezt már nem engedi. Nézze meg, mi történt közben.',
  ),
  nothing_to_ship: msg('Nu mai e nimic de trimis.', 'Nothing is left to be sent.', 'Már nincs mit feladni.'),
  more_than_ordered: msg(
    'Sunt mai multe bucăți decât au rămas. Uită-te din nou la cantități.',
    'That is more than is left. Look at the quantities again.',
    'Ez több, mint amennyi maradt. Nézze meg újra a mennyiségeket.',
  ),
  in_other_warehouse: msg(
    'Bucățile acestea se află în alt depozit. Alege-l pe acela.',
    'These pieces lie in another warehouse. Choose that one.',
    'Ezek a darabok másik raktárban vannak. Válassza azt.',
  ),
  out_of_stock: msg(
    'Depozitul nu are bucățile.',
    'The warehouse does not have the pieces.',
    'A raktárban nincsenek meg a darabok.',
  ),
  nothing_to_move: msg(
    'Tot ce mai e de trimis se află deja acolo, sau totul a plecat.',
    'All that waits lies there already, or everything was sent.',
    'Minden várakozó darab már ott van, vagy mindent feladtak.',
  ),
  nothing_to_deliver: msg('Niciun colet nu mai e pe drum.', 'No parcel of it is on its way.', 'Egyetlen csomagja sincs úton.'),
  unknown_sku: msg('Comanda nu are acest cod.', 'The order has no such SKU.', 'A rendelésben nincs ilyen cikkszám.'),
  unknown_line: msg('Comanda nu are această poziție.', 'The order has no such line.', 'A rendelésnek nincs ilyen tétele.'),
  unknown_warehouse: msg('Depozitul nu există.', 'There is no such warehouse.', 'Nincs ilyen raktár.'),
  address_elsewhere: msg(
    'Coletul merge la un locker sau într-un showroom: adresa aceea nu se schimbă aici.',
    'The parcel goes to a locker or a showroom: that address is not changed here.',
    'A csomag csomagautomatába vagy bemutatóterembe megy: az a cím itt nem módosítható.',
  ),
}

const PARCELS = {
  wrong_courier: msg(
    'Curierul nu se potrivește cu livrarea comenzii: ce se ridică nu pleacă cu un curier.',
    'The courier does not fit the delivery: what is collected does not go by courier.',
    'A futár nem illik a szállítási módhoz: az átvételre váró rendelés nem megy futárral.',
  ),
  wrong_locker: msg(
    'Lockerul aparține altui curier. Alege-l pe acela.',
    'The locker belongs to another courier. Choose that one.',
    'Az automata másik futárszolgálaté. Válassza azt.',
  ),
  courier_not_connected: msg(
    'Magazinul nu este legat la acest curier. Alege altul sau scrie numerele AWB date de el.',
    'The shop is not connected with this courier. Choose another one, or type the numbers that it gave.',
    'Az üzlet nincs összekötve ezzel a futárszolgálattal. Válasszon másikat, vagy írja be a tőle kapott csomagszámokat.',
  ),
  awb_invalid: msg(
    'Un AWB are între 6 și 35 de litere și cifre, iar curierul propriu își dă singur numerele.',
    'A parcel number has 6 to 35 letters and digits, and our own courier gives its numbers itself.',
    'A csomagszám 6–35 betűből és számjegyből áll, a saját futárunk pedig maga adja a számokat.',
  ),
  awb_taken: msg(
    'AWB-ul este deja al altui colet.',
    'Another parcel has this number already.',
    'Ez a csomagszám már egy másik csomagé.',
  ),
  too_many_parcels: msg('Sunt prea multe colete deodată.', 'These are too many parcels at once.', 'Ez egyszerre túl sok csomag.'),
  no_number_missing: msg(
    'Toate coletele comenzii au AWB.',
    'All parcels of the order have their numbers.',
    'A rendelés minden csomagjának van száma.',
  ),
  recall_too_late: msg(
    'Coletul nu mai poate fi chemat înapoi: este prea departe sau a ajuns.',
    'The parcel can no longer be called back: it is too far, or has arrived.',
    'A csomag már nem hívható vissza: túl messze jár, vagy megérkezett.',
  ),
  unknown_parcel: msg('Coletul nu există.', 'There is no such parcel.', 'Nincs ilyen csomag.'),
  no_labels: msg(
    'Nu există etichete: coletele nu au încă AWB, au ajuns deja sau le tipărește curierul.',
    'There are no labels: the parcels have no number yet, have arrived, or their courier prints them.',
    'Nincs címke: a csomagoknak még nincs számuk, már megérkeztek, vagy a futárszolgálat nyomtatja.',
  ),
}

const REFUNDS = {
  reason_needed: msg(
    'Scrie motivul: rămâne în jurnal.',
    'Write the reason: it stays in the log.',
    'Írja le az indokot: a naplóban marad.',
  ),
  refund_over_limit: msg(
    'Suma e mai mare decât poate da înapoi rolul tău. Cere-i unui proprietar.',
    'The amount is more than your role may give back. Ask an owner.',
    'Az összeg több, mint amennyit az Ön szerepköre visszaadhat. Kérjen meg egy tulajdonost.',
  ),
  amount_changed: msg(
    'Suma s-a schimbat între timp și nu s-a întors nimic. Uită-te la suma nouă.',
    'The amount changed meanwhile, and nothing went back. Look at the new amount.',
    'Az összeg közben megváltozott, és semmi sem ment vissza. Nézze meg az új összeget.',
  ),
  nothing_to_refund: msg(
    'Nu e nimic de dat înapoi: alege bucăți sau transportul.',
    'There is nothing to give back: choose pieces or delivery.',
    'Nincs mit visszaadni: válasszon darabokat vagy szállítást.',
  ),
  more_than_delivery: msg(
    'E mai mult decât s-a plătit pentru transport.',
    'That is more than was paid for delivery.',
    'Ez több, mint amennyit a szállításért fizettek.',
  ),
  voucher_line: msg(
    'Un voucher cumpărat se dă înapoi numai prin anularea comenzii.',
    'A bought voucher is given back only by cancelling the order.',
    'A megvásárolt utalvány csak a rendelés törlésével adható vissza.',
  ),
  not_unsent: msg(
    'Bucățile acestea au plecat deja. Alege „S-au întors” sau „Le păstrează”.',
    'These pieces were sent already. Choose “Came back” or “Customer keeps them”.',
    'Ezeket a darabokat már feladták. Válassza: „Visszajött” vagy „A vásárló megtartja”.',
  ),
  not_sent: msg(
    'Bucățile acestea nu au plecat. Alege „Nu mai pleacă”.',
    'These pieces were not sent. Choose “Not sent any more”.',
    'Ezeket a darabokat nem adták fel. Válassza: „Már nem adjuk fel”.',
  ),
  order_not_paid: msg(
    'Comanda nu are bani de dat înapoi.',
    'The order has no money to give back.',
    'A rendelésnél nincs visszaadható pénz.',
  ),
  payment_not_found: msg(
    'Plata prin care s-ar întoarce banii nu a fost găsită.',
    'The payment by which money would go back was not found.',
    'Nem található az a fizetés, amelyen a pénz visszamehetne.',
  ),
  voucher_spent: msg(
    'Din voucherul cumpărat s-a cheltuit deja: comanda nu mai poate fi anulată.',
    'The bought voucher was spent already: the order can no longer be cancelled.',
    'A megvásárolt utalványból már költöttek: a rendelés már nem törölhető.',
  ),
}

const PAYMENTS = {
  reference_missing: msg(
    'Scrie referința din extras sau de pe chitanță.',
    'Write the reference of the statement or the receipt.',
    'Írja be a számlakivonat vagy a nyugta hivatkozását.',
  ),
  reference_taken: msg(
    'Referința este deja trecută la altă comandă.',
    'This reference was booked for another order.',
    'Ezt a hivatkozást már egy másik rendeléshez könyvelték.',
  ),
  order_paid: msg('Comanda este deja plătită.', 'The order is paid already.', 'A rendelést már kifizették.'),
  nothing_due: msg(
    'La comandă nu mai e nimic de plată.',
    'Nothing is due on the order.',
    'A rendelésnél nincs fizetendő összeg.',
  ),
  amount_not_payable: msg('Suma nu poate fi încasată așa.', 'This amount cannot be booked.', 'Ez az összeg nem könyvelhető.'),
  cash_in_parts: msg(
    'Plata la livrare se încasează toată deodată.',
    'Cash on delivery is booked all at once.',
    'Az utánvét egyszerre, teljes összegben könyvelhető.',
  ),
  no_case: msg(
    'Nicio plată nu mai așteaptă o hotărâre.',
    'No payment waits for a decision any more.',
    'Már egyetlen fizetés sem vár döntésre.',
  ),
  nothing_held: msg(
    'Procesatorul nu ține bani care să se poată da înapoi.',
    'The gateway holds no money that could be given back.',
    'A szolgáltatónál nincs visszaadható pénz.',
  ),
  money_owed: msg(
    'Mai sunt bani de dat înapoi: spune întâi că i-ai transferat.',
    'Money is still owed: first say that you transferred it.',
    'Még van visszautalandó pénz: előbb jelezze, hogy átutalta.',
  ),
}

const PAPERS = {
  mail_not_found: msg('Comanda nu are acest e-mail.', 'The order has no such mail.', 'A rendelésnek nincs ilyen levele.'),
  mail_forgotten: msg(
    'Textul sau adresa acestui e-mail au fost șterse: nu mai poate fi trimis.',
    'The text or the address of this mail was erased: it cannot be sent again.',
    'A levél szövegét vagy címét törölték: nem küldhető el újra.',
  ),
  document_not_found: msg('Documentul nu există.', 'There is no such document.', 'Nincs ilyen bizonylat.'),
  withdrawal_without_order: msg(
    'Retragerea nu e legată de nicio comandă a magazinului.',
    'The withdrawal belongs to no order of the shop.',
    'Az elállás nem tartozik az üzlet egyetlen rendeléséhez sem.',
  ),
}

export const ORDER_PROBLEMS = { ...GOODS, ...PARCELS, ...REFUNDS, ...PAYMENTS, ...PAPERS }
