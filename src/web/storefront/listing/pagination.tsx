/** Links to the pages of a listing. */
import { writeListing } from '#domain/catalog/listing.ts'
import { Pages } from '#web/ui/pages/pages.tsx'
import type { ListingView } from './listing-view.ts'

type PageOfListing = Pick<ListingView, 'path' | 'narrowed' | 'sort' | 'page' | 'last'>

export const Pagination = ({ path, narrowed, sort, page, last }: PageOfListing) => (
  <Pages page={page} last={last} to={(number) => path + writeListing({ narrowed, sort, page: number })} />
)
