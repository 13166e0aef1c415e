import * as text from '#messages/catalogue.ts'
import type { ListingView } from '#web/listing-view.ts'
import { narrowedListing } from '#web/server/narrowed-listing.ts'
import type { Load } from '#web/server/page.ts'

export const load: Load<ListingView> = async (context) =>
  narrowedListing(context, {
    path: '/new',
    only: 'new',
    title: text.newArrivals(),
    lead: text.newLead(),
    titleIn: (name) => text.newIn({ name }),
  })
