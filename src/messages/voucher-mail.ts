/** The mail with a gift voucher. */
import { msg } from './text.ts'

export const subject = msg('Un voucher cadou de {amount}', 'A gift voucher worth {amount}', 'Ajándékutalvány: {amount}')
export const title = msg('Ai primit un voucher cadou', 'You have a gift voucher', 'Ajándékutalványa érkezett')
export const titleFor = msg(
  '{name}, ai primit un voucher cadou',
  '{name}, you have a gift voucher',
  '{name}, ajándékutalványa érkezett',
)
export const preview = msg(
  'Voucherul de {amount} e în acest e-mail.',
  'The voucher worth {amount} is in this email.',
  '{Az amount} értékű utalvány ebben az e-mailben van.',
)
export const worth = msg('Valoare: {amount}. Codul:', 'Worth {amount}. The code:', 'Értéke: {amount}. A kódja:')
export const howTo = msg(
  'Scrie codul în coș sau la finalizarea comenzii. Îl poți folosi de mai multe ori, până se termină suma de pe el. Nu îl arăta altora: cine are codul poate plăti cu el.',
  'Type the code in the cart or at checkout. It can be used more than once, until its credit is spent. Keep it to yourself: whoever has the code can pay with it.',
  'Írja be a kódot a kosárban vagy a pénztárnál. Többször is felhasználható, amíg az egyenleg el nem fogy. Ne mutassa meg másnak: akinél a kód van, az fizethet vele.',
)
export const validUntil = msg('Valabil până la {date}.', 'Valid until {date}.', 'Érvényes: {ig date}.')
export const see = msg('Vezi și tipărește voucherul', 'See and print the voucher', 'Az utalvány megtekintése és nyomtatása')
