/** The block of a film. */
import { msg } from '../text.ts'

export const filmElsewhere = msg(
  'Filmul stă pe {host}. Dacă îl deschizi, {host} îți află adresa IP și poate pune cookie-uri.',
  'The film is on {host}. If you open it, {host} learns your IP address and may set cookies.',
  'A film itt található: {host}. Ha megnyitja, a webhely megtudja az IP-címét, és sütiket helyezhet el.',
)
export const openFilm = msg('Deschide filmul pe {host}', 'Open the film on {host}', 'Film megnyitása itt: {host}')
