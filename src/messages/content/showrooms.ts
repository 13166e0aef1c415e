/** The block of the showrooms. */
import { msg } from '../text.ts'

export const showrooms = msg('Showroomuri', 'Showrooms', 'Bemutatótermek')
export const onTheMap = msg('Vezi pe hartă', 'See on the map', 'Megtekintés térképen')
export const onTheMapOf = msg('Vezi pe hartă: {city}', 'See on the map: {city}', 'Megtekintés térképen: {city}')
