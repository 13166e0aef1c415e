/** The button that asks for a mail when goods are back in stock. */
import { msg } from '#messages/text.ts'

export const notifyMe = msg('Anunță-mă', 'Notify me', 'Értesítést kérek')
/** On a card. */
export const notifyMeOf = msg(
  'Anunță-mă când revine {name}',
  'Notify me when {name} is back',
  'Értesítést kérek, ha újra kapható: {name}',
)
