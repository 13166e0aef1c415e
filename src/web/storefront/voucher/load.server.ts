/** Loads the data of a voucher page. */
import { head } from '#messages/voucher.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import type { Load } from '#web/http/pages/page.ts'
import { scenePath } from '#web/storefront/pictures/scenes.server.ts'
import type { VoucherPage } from './page.tsx'

/** Loads the same bytes for every id, existing or not: the voucher is loaded by the API (D-8). */
export const load: Load<VoucherPage> = async ({ shop: { catalog }, params }) => ({
  data: { scene: scenePath(catalog.current, 'voucher'), notFound: scenePath(catalog.current, 'not-found') },
  head: { title: head(), robots: 'noindex, nofollow', alternates: alternatesOf(`/v/${params.id}`) },
})
