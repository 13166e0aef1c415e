import type { ListingView } from '#web/listing-view.ts'
import { Listing } from '#web/ui/listing.tsx'

export function Component({ data }: { data: ListingView }) {
  return (
    <main id="main" tabIndex={-1}>
      <Listing view={data} />
    </main>
  )
}
