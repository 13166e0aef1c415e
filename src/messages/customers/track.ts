/** The page on which parcels are followed. */
import type { ParcelEventKind } from '#domain/orders/parcel-event.ts'
import type { ParcelStatus } from '#domain/orders/parcel.ts'
import { msg } from '#messages/text.ts'

export const title = msg('Urmărește coletul', 'Track your parcel', 'Csomagkövetés')
export const lead = msg(
  'Numărul AWB e în mesajul pe care ți l-am trimis când a plecat coletul.',
  'The tracking number (AWB) is in the message that we sent when your parcel left.',
  'A csomagszámot (AWB) abban az üzenetben találja, amelyet a feladáskor küldtünk Önnek.',
)
export const awb = msg('Număr AWB', 'Tracking number (AWB)', 'Csomagszám (AWB)')
export const search = msg('Caută', 'Search', 'Keresés')

/** A form for those who have no number of the parcel. */
export const byOrder = msg('Nu găsești numărul AWB?', 'No tracking number to hand?', 'Nem találja a csomagszámot?')
export const byOrderLead = msg(
  'Îl găsim noi după numărul comenzii și adresa de e-mail cu care ai comandat.',
  'We can find your parcels by the order number and the email address that you ordered with.',
  'A rendelés száma és a rendeléskor megadott e-mail-cím alapján is megtaláljuk.',
)
export const orderNumber = msg('Numărul comenzii', 'Order number', 'Rendelésszám')
export const email = msg('Adresa de e-mail', 'Email address', 'E-mail-cím')
export const findOrder = msg('Găsește comanda', 'Find the order', 'Rendelés keresése')

export const unknown = msg(
  'Nu am găsit nicio livrare pentru acest AWB',
  'No delivery found for this AWB number',
  'Ehhez a csomagszámhoz nem találtunk küldeményt',
)
export const unknownOrder = msg(
  'Nu am găsit nicio comandă cu acest număr și această adresă',
  'No order found with this number and address',
  'Ezzel a számmal és címmel nem találtunk rendelést',
)
export const orderHints = [
  msg(
    'Verifică numărul, literă cu literă: e mai sigur să îl copiezi din mesaj.',
    'Check the number letter by letter, or copy it from the message.',
    'Ellenőrizze a számot betűről betűre, vagy másolja ki az üzenetből.',
  ),
  msg(
    'Scrie adresa de e-mail cu care ai comandat.',
    'Give the email address that you ordered with.',
    'Azt az e-mail-címet adja meg, amellyel rendelt.',
  ),
  msg(
    'Dacă ai comandat cu cont, găsești comanda în contul tău.',
    'If you ordered with an account, the order is in your account.',
    'Ha fiókkal rendelt, a rendelést a fiókjában találja.',
  ),
]
export const hints = [
  msg(
    'Verifică numărul, literă cu literă: e mai sigur să îl copiezi din mesaj.',
    'Check the number letter by letter, or copy it from the message.',
    'Ellenőrizze a számot betűről betűre, vagy másolja ki az üzenetből.',
  ),
  msg(
    'Dacă mesajul tocmai a sosit, curierul apare cu câteva ore întârziere.',
    'If the message has only just arrived, the courier may be a few hours behind.',
    'Ha az üzenet most érkezett, a futárszolgálat adatai néhány órát késhetnek.',
  ),
  msg(
    'Căutăm numai coletele trimise de noi, nu și pe cele din alte magazine.',
    'We only look for parcels that we have sent, not for those of other shops.',
    'Csak az általunk feladott csomagokat keressük, más áruházakét nem.',
  ),
]
/** `wait`: '12 minutes'. */
export const tooMany = msg(
  'De la această conexiune la internet s-au căutat foarte multe colete. Încearcă din nou peste {wait}.',
  'A great many parcels have been looked up from this internet connection. Try again in {wait}.',
  'Erről az internetkapcsolatról nagyon sok csomagot kerestek. Próbálja újra {wait} múlva.',
)

export const notSent = msg('Comanda nu a plecat încă', 'Your order has not left yet', 'A rendelését még nem adtuk fel')
export const notSentLead = msg(
  'Îți scriem imediat ce o predăm curierului.',
  'We will write to you as soon as we hand it to the courier.',
  'Amint átadjuk a futárnak, értesítjük.',
)
export const toOrder = msg('Vezi comanda', 'See the order', 'Rendelés megtekintése')

const HEADLINES = {
  registered: msg('Coletul e pregătit', 'Your parcel is packed', 'Becsomagoltuk a küldeményét'),
  in_transit: msg('Coletul e pe drum', 'Your parcel is on its way', 'Úton van a csomagja'),
  out_for_delivery: msg('Coletul e la curier', 'Your parcel is out for delivery', 'A csomag már a futárnál van'),
  at_pickup_point: msg('Coletul te așteaptă', 'Your parcel is ready to collect', 'A csomagja átvehető'),
  delivered: msg('Coletul a ajuns', 'Your parcel has arrived', 'Megérkezett a csomagja'),
  returning: msg('Coletul se întoarce la noi', 'Your parcel is on its way back to us', 'A csomag úton van vissza hozzánk'),
  problem: msg('Livrarea nu a reușit', 'The delivery did not succeed', 'A kézbesítés nem sikerült'),
  unknown: msg('Așteptăm vești de la curier', 'We are waiting for news from the courier', 'A futár híreire várunk'),
} satisfies Record<ParcelStatus, () => string>

const LEADS = {
  registered: msg('Curierul îl preia în curând.', 'The courier will pick it up soon.', 'A futár hamarosan átveszi.'),
  in_transit: msg(
    'E în grija curierului, spre tine.',
    'It is with the courier, heading your way.',
    'A futárszolgálatnál van, úton Önhöz.',
  ),
  out_for_delivery: msg(
    'E în mașina curierului. Ține telefonul aproape.',
    'It is in the courier’s van. Keep your phone close.',
    'Kérjük, tartsa kéznél a telefonját.',
  ),
  at_pickup_point: msg(
    'Îl poți ridica de la punctul ales.',
    'You can collect it at the place that you chose.',
    'A választott átvételi ponton átveheti.',
  ),
  delivered: msg('Sperăm că îți place ce e înăuntru.', 'We hope that you like what is inside.', 'Reméljük, örömét leli benne.'),
  returning: msg(
    'Dacă nu ai cerut asta, scrie-ne.',
    'If you did not ask for this, write to us.',
    'Ha ezt nem Ön kérte, kérjük, írjon nekünk.',
  ),
  problem: msg(
    'Curierul mai încearcă o dată. Dacă ai întrebări, scrie-ne.',
    'The courier will try once more. Write to us with any questions.',
    'A futár még egyszer megpróbálja. Kérdés esetén kérjük, írjon nekünk.',
  ),
  unknown: msg('Revino peste câteva ore.', 'Come back in a few hours.', 'Kérjük, nézzen vissza néhány óra múlva.'),
} satisfies Record<ParcelStatus, () => string>

/** Headline while the courier has it in the van, on the day on which it was loaded. */
export const arrivesToday = msg('Ajunge azi', 'Arriving today', 'Ma megérkezik')

export const headline = (status: ParcelStatus): string => HEADLINES[status]()
export const headlineLead = (status: ParcelStatus): string => LEADS[status]()

export const copy = msg('Copiază numărul', 'Copy the number', 'Csomagszám másolása')
export const copied = msg('Numărul e copiat.', 'The number is copied.', 'A csomagszámot kimásoltuk.')

/** Name of the row of towns, and its last stop. */
export const way = msg('Drumul coletului', 'The way of the parcel', 'A csomag állomásai')
export const today = msg('azi', 'today', 'ma')
/** `time`: '08:15 EET'. */
export const todayAt = msg('azi, {time}', 'today, {time}', 'ma, {time}')
export const toYou = msg('La tine', 'To you', 'Az Ön címe')

export const journey = msg('Pe unde a trecut', 'Where it has been', 'A csomag útja')

const EVENTS = {
  registered: msg('Înregistrat', 'Registered', 'A küldeményt nyilvántartásba vették'),
  picked_up: msg('Preluat de curier', 'Picked up by the courier', 'A futárszolgálat átvette'),
  in_transit: msg('În tranzit', 'On its way', 'Úton van'),
  at_depot: msg('Ajuns în depozitul local', 'Arrived at the local depot', 'Megérkezett a helyi elosztóközpontba'),
  out_for_delivery: msg('În livrare', 'Out for delivery', 'Kiszállítás alatt'),
  at_pickup_point: msg('Gata de ridicare', 'Ready to collect', 'Átvehető'),
  delivered: msg('Livrat', 'Delivered', 'Kézbesítve'),
  failed: msg('Livrare nereușită', 'Delivery not successful', 'Sikertelen kézbesítés'),
  returning: msg('Se întoarce la noi', 'On its way back to us', 'Úton vissza hozzánk'),
  unknown: msg('Actualizare de la curier', 'Update from the courier', 'A futár frissítése'),
} satisfies Record<ParcelEventKind, () => string>

export const eventText = (kind: ParcelEventKind): string => EVENTS[kind]()

export const privacy = msg(
  'Aici arătăm numai starea, data și localitatea. Adresa și produsele le vezi în contul tău sau din linkul primit pe e-mail.',
  'This page shows only the status, date and town. You can see the address and items in your account or through the link in your email.',
  'Ezen az oldalon csak az állapotot, a dátumot és a települést mutatjuk. A címet és a termékeket a fiókjában vagy az e-mailben kapott hivatkozáson keresztül tekintheti meg.',
)
export const toOrders = msg('Vezi comenzile tale', 'See your orders', 'Rendelései megtekintése')
