/** Loads the listing of reduced products. */
import * as text from '#messages/listing.ts'
import type { ListingView } from '#web/storefront/listing/listing-view.ts'
import { filteredListing } from '#web/storefront/listing/filtered-listing.server.ts'
import type { Load } from '#web/http/pages/page.ts'

export const load: Load<ListingView> = async (context) =>
  filteredListing(context, {
    path: '/sale',
    only: 'sale',
    title: text.sale(),
    lead: text.saleLead(),
    titleIn: (name) => text.saleIn({ name }),
  })
