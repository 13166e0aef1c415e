/** Texts of the menus; names of collections, groups and brands come from the catalog. */
import { msg } from './text.ts'

export const seeAll = msg('Vezi toate', 'See all', 'Összes megtekintése')
export const allBrands = msg('Toate brandurile', 'All brands', 'Minden márka')
/** Below a panel of the menu: all products of the collection, and its largest brands. */
export const allOf = msg('Tot din {name}', 'Everything in {name}', 'Összes termék: {name}')
export const popularBrands = msg('Branduri populare', 'Popular brands', 'Népszerű márkák')
export const newHere = msg('Noutăți la {name}', 'New in {name}', 'Újdonságok: {name}')
export const newEverywhere = msg('Abia sosite', 'Just arrived', 'Most érkezett')
