/** What is not delivered to a country. */
import { msg } from '#messages/text.ts'

export const notDelivered = msg(
  'Încă nu livrăm acest produs în {country}',
  'We do not deliver this to {country} yet',
  'Ezt a terméket ide még nem szállítjuk: {country}',
)
export const notDeliveredShort = msg(
  'Încă nu livrăm în {country}',
  'Not delivered to {country} yet',
  'Ide még nem szállítjuk: {country}',
)
export const tooLarge = msg(
  'E prea mare sau prea greu pentru curierii de acolo.',
  'It is too large or too heavy for the couriers there.',
  'Túl nagy vagy túl nehéz az ottani futároknak.',
)
export const notServed = msg(
  'Deocamdată nu livrăm nimic în această țară.',
  'For now we deliver nothing to this country.',
  'Ebbe az országba egyelőre semmit sem szállítunk.',
)
export const deliveredTo = msg('Îl livrăm în {countries}.', 'We deliver it to {countries}.', 'Ide szállítjuk: {countries}.')
export const keepIt = msg(
  'Îl poți păstra la favorite și îl găsești acolo când îl vom livra.',
  'Keep it in your wishlist and find it there when we deliver it.',
  'Tegye a kedvencei közé, ott megtalálja, amint szállítjuk.',
)
export const deliverTo = msg('Livrare în', 'Deliver to', 'Szállítás ide')
