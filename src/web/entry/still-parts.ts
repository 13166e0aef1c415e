/** The code of blocks, and of parts of a product's page, that are markup alone. */
import type { Parts } from '#web/app/modules.ts'

export const parts = {
  hero: () => import('#web/storefront/blocks/still/hero.tsx'),
  text: () => import('#web/storefront/blocks/still/text.tsx'),
  titled_text: () => import('#web/storefront/blocks/still/titled-text.tsx'),
  image: () => import('#web/storefront/blocks/still/image.tsx'),
  buttons: () => import('#web/storefront/blocks/still/buttons.tsx'),
  quote: () => import('#web/storefront/blocks/still/quote.tsx'),
  table: () => import('#web/storefront/blocks/still/table.tsx'),
  faq: () => import('#web/storefront/blocks/still/faq.tsx'),
  video: () => import('#web/storefront/blocks/still/video.tsx'),
  collections: () => import('#web/storefront/blocks/still/collections.tsx'),
  brands: () => import('#web/storefront/blocks/still/brands.tsx'),
  sizing_table: () => import('#web/storefront/blocks/still/sizing-table.tsx'),
  delivery: () => import('#web/storefront/blocks/still/delivery.tsx'),
  payment: () => import('#web/storefront/blocks/still/payment.tsx'),
  arches: () => import('#web/storefront/blocks/still/arches.tsx'),
  numbers: () => import('#web/storefront/blocks/still/numbers.tsx'),
  showrooms: () => import('#web/storefront/blocks/still/showrooms.tsx'),
  lookbook: () => import('#web/storefront/blocks/still/lookbook.tsx'),
  social: () => import('#web/storefront/blocks/still/social.tsx'),
  empty: () => import('#web/storefront/blocks/still/empty.tsx'),
  compatible: () => import('#web/storefront/compatibility/section.tsx'),
  recall: () => import('#web/storefront/recalls/notice.tsx'),
} satisfies Parts
