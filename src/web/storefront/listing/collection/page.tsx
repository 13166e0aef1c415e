/** A collection page. */
import type { ListingView } from '#web/storefront/listing/listing-view.ts'
import { Listing } from '#web/storefront/listing/listing.tsx'

export function Component({ data }: { data: ListingView }) {
  return (
    <main id="main" tabIndex={-1}>
      <Listing view={data} />
    </main>
  )
}
