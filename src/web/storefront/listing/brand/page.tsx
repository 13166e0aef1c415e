/** A brand page. */
import { Blocks } from '#web/storefront/blocks/blocks.tsx'
import type { ShownBlock } from '#web/storefront/blocks/view.ts'
import type { ListingView } from '#web/storefront/listing/listing-view.ts'
import { Listing } from '#web/storefront/listing/listing.tsx'
import { BrandTop } from './brand-top.tsx'

export function Component({ data }: { data: ListingView & { top?: ShownBlock[] } }) {
  const { brand, title, lead } = data
  return (
    <main id="main" tabIndex={-1}>
      {data.top && <Blocks blocks={data.top} />}
      <Listing view={data} head={brand && <BrandTop name={title} lead={lead} brand={brand} />} />
    </main>
  )
}
