/** The field of a quantity. */
import { msg } from '#messages/text.ts'

export const quantity = msg('Cantitate, {name}', 'Quantity, {name}', 'Mennyiség, {name}')
export const less = msg('Mai puțin', 'Fewer', 'Kevesebb')
export const more = msg('Mai mult', 'More', 'Több')
export const remove = msg('Scoate din coș', 'Remove from cart', 'Eltávolítás a kosárból')
