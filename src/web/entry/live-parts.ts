/** The code of blocks that do something in a browser. */
import type { Parts } from '#web/app/modules.ts'

export const parts = {
  advent: () => import('#web/storefront/blocks/live/advent.tsx'),
  ages: () => import('#web/storefront/blocks/live/ages.tsx'),
  belly_band: () => import('#web/storefront/blocks/live/belly-band.tsx'),
  bundle: () => import('#web/storefront/blocks/live/bundle.tsx'),
  contact: () => import('#web/storefront/blocks/live/contact.tsx'),
  countdown: () => import('#web/storefront/blocks/live/countdown.tsx'),
  for_children: () => import('#web/storefront/blocks/live/for-children.tsx'),
  newsletter: () => import('#web/storefront/blocks/live/newsletter.tsx'),
  products: () => import('#web/storefront/blocks/live/products.tsx'),
  recently_viewed: () => import('#web/storefront/blocks/live/recently-viewed.tsx'),
  still_life: () => import('#web/storefront/blocks/live/still-life.tsx'),
} satisfies Parts
