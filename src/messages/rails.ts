/** Titles over rows of products that are shown beside something else. */
import { msg } from './text.ts'

export const related = msg('S-ar putea să-ți placă', 'You may also like', 'Ezek is tetszhetnek')
export const similar = msg('Produse asemănătoare', 'Similar products', 'Hasonló termékek')
export const boughtTogether = msg('Cumpărate împreună', 'Bought together', 'Gyakran együtt vásárolják')
export const goesWithCart = msg('Se potrivesc cu ce ai în coș', 'Goes with what is in your cart', 'Jól illenek a kosarához')
export const recentlyViewed = msg('Văzute recent', 'Recently viewed', 'Nemrég megtekintett')
