/** Texts of the mail that tells the merchant of a refund that failed at the bank. */
import { msg } from '#messages/text.ts'

export const subject = msg(
  'Comanda {number}: banca nu a primit rambursarea de {amount}',
  'Order {number}: the bank did not take the refund of {amount}',
  '{number} rendelés: a bank nem fogadta a {amount} visszatérítést',
)
export const title = msg('O rambursare nu a reușit', 'A refund has failed', 'Egy visszatérítés nem sikerült')
export const text = msg(
  'Banca clientului nu a primit suma de {amount} pentru comanda {number}. Banii sunt din nou la procesatorul de plăți, iar clientul nu îi are.',
  'The customer’s bank did not take {amount} for order {number}. The money is at the payment processor again, and the customer does not have it.',
  'A vevő bankja nem fogadta {az number} számú rendelés után járó {amount} összeget. A pénz ismét a fizetési szolgáltatónál van, a vevő nem kapta meg.',
)
/** `command`: of the command line. */
export const repeat = msg(
  'Repetă rambursarea cu comanda: {command}',
  'Repeat the refund with the command: {command}',
  'A visszatérítés megismétlésének parancsa: {command}',
)
export const transfer = msg(
  'Sau cere clientului un IBAN, transferă suma și notează cu comanda: {command}',
  'Or ask the customer for an IBAN, transfer the amount and say so with the command: {command}',
  'Vagy kérjen IBAN-számot a vevőtől, utalja át az összeget, és rögzítse ezzel a paranccsal: {command}',
)
