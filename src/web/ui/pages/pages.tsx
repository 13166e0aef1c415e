/** Links to the pages of a list. */
import { pageNumbers } from './page-numbers.ts'
import * as text from '#messages/listing.ts'
import { Icon } from '#web/ui/icon.tsx'
import * as styles from './pages.module.css'

/** Numbered pages, real links. `to` gives the address of each. */
export function Pages({ page, last, to }: { page: number; last: number; to: (page: number) => string }) {
  if (last === 1) return null
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
