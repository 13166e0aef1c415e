/** Headings inside the menus; the names of collections and brands are the catalogue's own. */
import { msg } from './text.ts'

export const transport = msg('Transport', 'Travel', 'Utazás')
export const puericulture = msg('Puericultură', 'Feeding and care', 'Babaápolás')
export const toys = msg('Jucării', 'Toys', 'Játékok')
export const fashion = msg('Modă', 'Fashion', 'Divat')

export const seeAll = msg('Vezi toate', 'See all', 'Összes megtekintése')
export const brandsHere = msg('Branduri de aici', 'Brands here', 'Márkák itt')
export const allBrands = msg('Toate brandurile', 'All brands', 'Minden márka')
export const allOf = msg('Tot de la {name}', 'Everything in {name}', 'Minden itt: {name}')
export const newHere = msg('Noutăți la {name}', 'New in {name}', 'Újdonságok: {name}')
export const newEverywhere = msg('Abia sosite', 'Just arrived', 'Most érkezett')

export const prams = msg('Cărucioare', 'Prams', 'Babakocsik')
export const carSeats = msg('Scaune auto', 'Car seats', 'Autósülések')
export const carrying = msg('La purtător', 'Carrying', 'Hordozás')
export const outAndAbout = msg('La drum', 'Out and about', 'Útközben')

export const feeding = msg('Masă', 'Feeding', 'Étkezés')
export const nursing = msg('Alăptare', 'Nursing', 'Szoptatás')
export const bathAndCare = msg('Baie și îngrijire', 'Bath and care', 'Fürdetés és ápolás')
export const nappies = msg('Scutece', 'Nappies', 'Pelenkázás')

export const firstToys = msg('Primele jucării', 'First toys', 'Első játékok')
export const pretendPlay = msg('De-a ceva', 'Pretend play', 'Szerepjáték')
export const learning = msg('Învățare', 'Learning', 'Tanulás')
export const reading = msg('Citit, creat, afară', 'Read, make, outdoors', 'Olvasás, alkotás, kert')

export const babies = msg('Bebeluși', 'Babies', 'Babák')
export const everyday = msg('De zi cu zi', 'Everyday', 'Hétköznapokra')
export const warm = msg('Pentru frig', 'For the cold', 'Hidegre')
export const finishing = msg('Din cap până-n picioare', 'Head to toe', 'Tetőtől talpig')
