/** Structured data of listings. */
import type { Card } from '#web/schema/card.ts'
import { PAGE_SIZE } from '#domain/catalog/listing.ts'
import { SCHEMA, type JsonLd } from './schema.ts'

/**
 * Returns the schema.org ItemList of one page of a listing: positions and addresses; details are on the pages of the products.
 */
export const itemList = (cards: readonly Pick<Card, 'href'>[], page: number, url: URL): JsonLd[] =>
  cards.length === 0
    ? []
    : [
        {
          '@context': SCHEMA,
          '@type': 'ItemList',
          itemListElement: cards.map(({ href }, at) => ({
            '@type': 'ListItem',
            position: (page - 1) * PAGE_SIZE + at + 1,
            url: new URL(href, url).href,
          })),
        },
      ]
