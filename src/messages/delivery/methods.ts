/** How an order is delivered: the methods, and when each delivers. */
import { msg } from '#messages/text.ts'

export const courier = msg('Curier la adresă', 'Courier to your door', 'Házhoz szállítás futárral')
export const locker = msg('Punct de ridicare', 'Parcel locker', 'Csomagautomata')
export const pickup = msg(
  'Ridicare din showroom {city}',
  'Pick-up from our {city} showroom',
  'Átvétel a bemutatóteremben: {city}',
)
export const byEmail = msg('Pe e-mail', 'By email', 'E-mailben')
export const byEmailDetail = msg('imediat după plată', 'right after payment', 'fizetés után azonnal')
export const pickupFrom = msg(
  'de {day}, în programul showroomului',
  'from {day}, during showroom hours',
  'ettől a naptól: {day}, nyitvatartási időben',
)
