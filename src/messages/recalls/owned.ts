/** What who has bought a recalled product is told in the shop (LAW-41). */
import { msg } from '#messages/text.ts'

export const youHave = msg(
  'Ai cumpărat un produs rechemat:',
  'You have bought a recalled product:',
  'Ön visszahívott terméket vásárolt:',
)
export const fromOrder = msg('din comanda {order}', 'from order {order}', '{order} számú rendelés')
export const whatToDo = msg('Vezi ce ai de făcut', 'See what to do', 'Mi a teendő?')
