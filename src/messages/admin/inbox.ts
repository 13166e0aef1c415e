/** Inboxes of the back office: withdrawals and messages. */
import { msg } from '#messages/text.ts'

export const withdrawals = msg('Retrageri', 'Withdrawals', 'Elállások')
export const messages = msg('Mesaje', 'Messages', 'Üzenetek')
export const views = msg('Vederi', 'Views', 'Nézetek')
export const backToList = msg('Înapoi la listă', 'Back to the list', 'Vissza a listához')
export const nothingHere = msg('Nimic aici.', 'Nothing here.', 'Itt nincs semmi.')
export const keysOfList = msg('următorul, precedentul', 'next, previous', 'következő, előző')
export const email = msg('E-mail', 'E-mail', 'E-mail')
export const order = msg('Comandă', 'Order', 'Rendelés')
export const close = msg('Închide', 'Close', 'Lezárás')
export const maySee = msg(
  'Poți citi, nu și răspunde: rolul tău nu permite asta.',
  'You can read here, not answer: your role does not allow it.',
  'Itt olvashat, de nem válaszolhat: ezt a szerepköre nem engedi.',
)
