/** The mail with a code of a partnership. */
import { msg } from '#messages/text.ts'

export const subject = msg('Codul tău de la {partner}', 'Your code from {partner}', 'Az Ön kódja: {partner}')
export const preview = msg(
  'Codul e în acest e-mail. E unic, al tău.',
  'The code is in this email. It is unique and yours.',
  'A kód ebben az e-mailben van. Egyedi, csak az Öné.',
)
export const yourCode = msg('Codul tău:', 'Your code:', 'Az Ön kódja:')
export const inThisShop = msg(
  'Scrie codul în coș sau la finalizarea comenzii. Îl poți folosi o singură dată.',
  'Type the code in the cart or at checkout. It can be used once.',
  'Írja be a kódot a kosárban vagy a pénztárnál. Egyszer használható fel.',
)
export const atThePartner = msg(
  'Codul se folosește la {partner}, nu în magazinul nostru.',
  'The code is used at {partner}, not in our shop.',
  'A kód itt használható fel: {partner}. A mi áruházunkban nem érvényes.',
)
export const validUntil = msg('Valabil până la {date}.', 'Valid until {date}.', 'Érvényes: {ig date}.')
export const sameCode = msg(
  'Îl găsești oricând în contul tău, la parteneriate. Dacă îl ceri din nou, primești același cod.',
  'You will always find it in your account, under partnerships. If you ask again, you get the same code.',
  'Fiókjában, a partnerségeknél bármikor megtalálja. Ha újra kéri, ugyanezt a kódot kapja.',
)
export const toAccount = msg('Vezi parteneriatele', 'See your partnerships', 'Partnerségek megtekintése')
