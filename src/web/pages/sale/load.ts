import * as text from '#messages/catalogue.ts'
import type { ListingView } from '#web/listing-view.ts'
import { narrowedListing } from '#web/server/narrowed-listing.ts'
import type { Load } from '#web/server/page.ts'

export const load: Load<ListingView> = async (context) =>
  narrowedListing(context, {
    path: '/sale',
    only: 'sale',
    title: text.sale(),
    lead: text.saleLead(),
    titleIn: (name) => text.saleIn({ name }),
  })
