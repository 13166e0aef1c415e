/** Reasons of refused payments and what to do. The keys are the gateways' reasons. */
import { msg } from './text.ts'

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
const other = msg(
  'Banca nu a acceptat plata. Încearcă din nou sau cu alt card.',
  'The bank did not accept the payment. Try again or use another card.',
  'A bank nem fogadta el a fizetést. Próbálja újra, vagy használjon másik kártyát.',
)

/** In two short sentences; an unknown reason gets the general one. */
export const declineText = (reason: string | null): string =>
  reason !== null && Object.hasOwn(reasons, reason) ? reasons[reason]!() : other()
