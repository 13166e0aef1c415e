/** Whom a bought voucher is for, on its line of a cart or an order. */
import { msg } from '#messages/text.ts'

export const quoted = msg('„{message}”', '“{message}”', '„{message}”')
export const forName = msg('Pentru {name}', 'For {name}', 'Kinek: {name}')
export const sentTo = msg('Pleacă la {email}', 'Sent to {email}', 'Címzett: {email}')
export const sentOn = msg('pe {date}', 'on {date}', '{date}')
