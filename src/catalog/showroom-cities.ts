/** Names the cities of the showrooms. */
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import { MARKETS, perLocale, type Market } from '#domain/market/market.ts'

const ALL = perLocale((locale) => new Intl.ListFormat(MARKETS[locale].language, { type: 'conjunction' }))

/** Returns the cities of the showrooms in one phrase, 'Cluj-Napoca and Budapest'; '' for a shop without one. */
export const showroomCities = ({ showrooms }: Pick<Snapshot, 'showrooms'>, { locale }: Market): string =>
  ALL[locale].format(new Set(showrooms.map(({ city }) => city[locale])))
