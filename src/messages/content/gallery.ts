/** The pictures of a product, and their enlargement. */
import { msg } from '../text.ts'

export const pictures = msg('Poze', 'Pictures', 'Képek')
/** Before the name of a picture. */
export const enlarge = msg('Mărește', 'Enlarge', 'Nagyítás')
export const enlarged = msg('Poze mărite', 'Enlarged pictures', 'Nagyított képek')
export const pictureOf = msg('Poza {at} din {count}', 'Picture {at} of {count}', '{at}. kép, összesen {count}')
export const previous = msg('Poza anterioară', 'Previous picture', 'Előző kép')
export const next = msg('Poza următoare', 'Next picture', 'Következő kép')
export const zoomIn = msg('Apropie', 'Zoom in', 'Közelítés')
export const zoomOut = msg('Depărtează', 'Zoom out', 'Távolítás')
export const zoomed = msg('mărire {percent}%', 'zoomed to {percent}%', 'nagyítás: {percent}%')
