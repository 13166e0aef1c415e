/** What is said of a payment that the bank has not answered or has declined. */
import { msg } from '#messages/text.ts'

export const waitingTitle = msg('Verificăm plata', 'Checking your payment', 'Ellenőrizzük a fizetést')
export const waitingText = msg(
  'Banca ne răspunde de obicei în câteva secunde. Poți închide pagina: te anunțăm pe {email}.',
  'The bank usually answers within seconds. You can close this page: we will write to {email}.',
  'A bank általában másodpercek alatt válaszol. Bezárhatja az oldalt: értesítjük itt: {email}.',
)
export const slowText = msg(
  'Durează mai mult decât de obicei. Nu plăti încă o dată: te anunțăm imediat ce avem răspunsul băncii.',
  'This takes longer than usual. Please do not pay twice: we will tell you as soon as the bank answers.',
  'Ez a szokásosnál tovább tart. Kérjük, ne fizessen kétszer: azonnal értesítjük, ha a bank válaszol.',
)
export const backToPayment = msg('Înapoi la plată', 'Back to the payment', 'Vissza a fizetéshez')
export const declinedTitle = msg('Plata nu a mers', 'The payment did not go through', 'A fizetés nem sikerült')
export const declinedText = msg(
  'Nu ți-am luat niciun ban. Comanda te așteaptă până la {time}.',
  'You have not been charged. Your order is held until {time}.',
  'Nem terheltük meg a kártyáját. A rendelést eddig tartjuk fenn: {time}.',
)
/** Reasons of refused payments and what to do. The keys are the gateways' reasons. */
const reasons: Record<string, () => string> = {
  card_declined: msg(
    'Banca a refuzat cardul. Încearcă alt card sau întreabă la bancă.',
    'The bank declined the card. Try another card or ask your bank.',
    'A bank elutasította a kártyát. Próbáljon meg egy másikat, vagy érdeklődjön a bankjánál.',
  ),
  insufficient_funds: msg(
    'Pe card nu sunt destui bani. Încearcă alt card.',
    'There is not enough money on the card. Try another card.',
    'A kártyán nincs elegendő fedezet. Próbáljon meg egy másik kártyát.',
  ),
  authentication_failed: msg(
    'Banca nu a primit confirmarea ta. Încearcă din nou și confirmă plata în aplicația băncii.',
    'Your bank did not get your confirmation. Try again and approve the payment in your bank’s app.',
    'Bankja nem kapta meg a jóváhagyást. Próbálja újra, és hagyja jóvá a fizetést a bankja alkalmazásában.',
  ),
  canceled_by_customer: msg(
    'Ai renunțat la plată. O poți face când ești gata.',
    'You cancelled the payment. You can make it whenever you are ready.',
    'Megszakította a fizetést. Bármikor folytathatja.',
  ),
  canceled_by_shop: msg(
    'Plata a fost oprită. Încearcă din nou.',
    'The payment was stopped. Please try again.',
    'A fizetést leállítottuk. Kérjük, próbálja újra.',
  ),
  session_expired: msg(
    'Pagina de plată a stat deschisă prea mult. Încearcă din nou.',
    'The payment page was open for too long. Please try again.',
    'A fizetési oldal túl sokáig volt nyitva. Kérjük, próbálja újra.',
  ),
}
const otherReason = msg(
  'Banca nu a acceptat plata. Încearcă din nou sau cu alt card.',
  'The bank did not accept the payment. Try again or use another card.',
  'A bank nem fogadta el a fizetést. Próbálja újra, vagy használjon másik kártyát.',
)

/** In two short sentences; an unknown reason gets the general one. */
export const declineText = (reason: string | null): string =>
  reason !== null && Object.hasOwn(reasons, reason) ? reasons[reason]!() : otherReason()
