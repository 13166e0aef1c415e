/** Names the cities of the showrooms. */
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import type { Market } from '#domain/market/market.ts'

/** Returns the cities of the showrooms in one phrase, 'Cluj-Napoca and Budapest'; '' for a shop without one. */
export const showroomCities = ({ showrooms }: Pick<Snapshot, 'showrooms'>, { language, locale }: Market): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(new Set(showrooms.map(({ city }) => city[locale])))
