/** Loads the listing of new products. */
import * as text from '#messages/listing.ts'
import type { ListingView } from '#web/storefront/listing/listing-view.ts'
import { filteredListing } from '#web/storefront/listing/filtered-listing.server.ts'
import type { Load } from '#web/http/pages/page.ts'

export const load: Load<ListingView> = async (context) =>
  filteredListing(context, {
    path: '/new',
    only: 'new',
    title: text.newArrivals(),
    lead: text.newLead(),
    titleIn: (name) => text.newIn({ name }),
  })
