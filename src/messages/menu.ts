/** Headings of the menus; names of collections and brands come from the catalog. */
import { msg } from './text.ts'

export const transport = msg('Transport', 'Prams & car seats', 'Utazás')
export const puericulture = msg('Puericultură', 'Feeding and care', 'Babaápolás')
export const toys = msg('Jucării', 'Toys', 'Játékok')
export const fashion = msg('Modă', 'Fashion', 'Divat')

export const seeAll = msg('Vezi toate', 'See all', 'Összes megtekintése')
export const allBrands = msg('Toate brandurile', 'All brands', 'Minden márka')
/** Below each panel of the menu: all products of the collection, and its largest brands. */
export const allOf = {
  transport: msg('Toate produsele de transport', 'All prams & car seats', 'Minden utazáshoz'),
  puericulture: msg('Toată puericultura', 'All feeding and care', 'Összes babaápolási termék'),
  toys: msg('Toate jucăriile', 'All toys', 'Összes játék'),
  fashion: msg('Toate produsele de modă', 'All fashion', 'Összes divattermék'),
}
export const brandsOf = {
  transport: msg('Branduri de transport', 'Popular brands', 'Népszerű márkák'),
  puericulture: msg('Branduri de puericultură', 'Popular brands', 'Népszerű márkák'),
  toys: msg('Branduri de jucării', 'Popular brands', 'Népszerű márkák'),
  fashion: msg('Branduri de modă', 'Popular brands', 'Népszerű márkák'),
}
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
