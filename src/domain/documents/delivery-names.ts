/**
 * What the delivery is called on documents. It is stored in the record of each document, so that a document does not change with the texts
 * of the shop.
 */
import type { DeliveryMethod } from '#domain/delivery/delivery.ts'
import type { LocaleTexts } from '#domain/market/locale-texts.ts'

export const DELIVERY_NAMES: Record<DeliveryMethod, LocaleTexts> = {
  courier: { ro: 'Livrare prin curier', en: 'Delivery by courier', hu: 'Házhoz szállítás futárral' },
  locker: { ro: 'Livrare la locker', en: 'Delivery to a parcel locker', hu: 'Szállítás csomagautomatába' },
  pickup: { ro: 'Ridicare din showroom', en: 'Showroom pick-up', hu: 'Személyes átvétel a bemutatóteremben' },
  email: { ro: 'Trimitere prin e-mail', en: 'Sending by e-mail', hu: 'Küldés e-mailben' },
}
