/** The choice of a size or colour on a card. */
import { msg } from '#messages/text.ts'

export const color = msg('Culoare', 'Colour', 'Szín')
export const size = msg('Mărime', 'Size', 'Méret')
export const soldOut = msg('Stoc epuizat', 'Out of stock', 'Elfogyott')
export const failed = msg(
  'Mărimile și culorile nu s-au încărcat.',
  'The sizes and colours did not load.',
  'A méretek és színek nem töltődtek be.',
)
export const openProduct = msg('Deschide pagina produsului', 'Open the product page', 'Termékoldal megnyitása')
