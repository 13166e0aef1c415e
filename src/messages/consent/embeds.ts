/** Maps and films that are shown after a click. */
import { msg } from '#messages/text.ts'

export const showMap = msg('Afișează harta', 'Show the map', 'Térkép mutatása')
/** `name`: of the showroom. */
export const showMapOf = msg('Afișează harta: {name}', 'Show the map: {name}', 'Térkép mutatása: {name}')
/** `host`: where the tiles come from. */
export const mapFrom = msg(
  'Harta vine de la {host}, care îți află adresa IP.',
  'The map comes from {host}, which learns your IP address.',
  'A térkép innen érkezik: {host}. A szolgáltató megtudja az IP-címét.',
)
export const alwaysMaps = msg('Permite mereu hărțile', 'Always allow maps', 'Mindig engedélyezem')
/** `name`: of the showroom. */
export const liveMap = msg('Hartă: {name}', 'Map: {name}', 'Térkép: {name}')
export const zoomIn = msg('Mărește', 'Zoom in', 'Nagyítás')
export const zoomOut = msg('Micșorează', 'Zoom out', 'Kicsinyítés')
export const playFilm = msg('Pornește filmul', 'Play the film', 'Film lejátszása')
export const alwaysFilms = msg('Permite mereu filmele', 'Always allow films', 'Filmek engedélyezése mindig')
/** `title`: of the film. */
export const film = msg('Film: {title}', 'Film: {title}', 'Film: {title}')
