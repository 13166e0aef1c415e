/** Links to the pages of a listing. */
import { pageNumbers, writeListing } from '#domain/catalog/listing.ts'
import * as text from '#messages/listing.ts'
import type { ListingView } from './listing-view.ts'
import { Icon } from '#web/ui/icon.tsx'
import * as styles from './pagination.module.css'

type PageOfListing = Pick<ListingView, 'path' | 'narrowed' | 'sort' | 'page' | 'last'>

/** Numbered pages, real links. */
export function Pagination({ path, narrowed, sort, page, last }: PageOfListing) {
  if (last === 1) return null
  const to = (number: number) => path + writeListing({ narrowed, sort, page: number })
  return (
    <nav className={styles.pages} aria-label={text.pages()}>
      {page > 1 && (
        <a href={to(page - 1)} rel="prev" aria-label={text.previous()}>
          <Icon name="arrow-left" small />
        </a>
      )}
      {pageNumbers(page, last).map((number, i) =>
        number === null ? (
          <span key={`gap ${i}`}>…</span>
        ) : (
          <a
            key={number}
            className={number === page ? styles.on : undefined}
            href={to(number)}
            aria-current={number === page ? 'page' : undefined}
            aria-label={text.page({ page: number })}
          >
            {number}
          </a>
        ),
      )}
      {page < last && (
        <a href={to(page + 1)} rel="next" aria-label={text.next()}>
          <Icon name="arrow-right" small />
        </a>
      )}
    </nav>
  )
}
