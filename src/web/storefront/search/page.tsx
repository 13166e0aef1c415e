/** The search results page. */
import { MAX_QUERY_LENGTH } from '#domain/search/search.ts'
import { href } from '#domain/market/market.ts'
import * as text from '#messages/listing.ts'
import { foundByShop, searchFailures } from '#messages/search.ts'
import { Blocks } from '#web/storefront/blocks/blocks.tsx'
import { Listing, Nothing } from '#web/storefront/listing/listing.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { Note } from '#web/ui/note.tsx'
import type { SearchView } from './load.server.ts'
import { Understood } from './understood.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as fieldStyles from '#web/ui/field.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './page.module.css'

export function Component({ data }: { data: SearchView }) {
  // With filters the listing itself says that these leave nothing.
  const isNothingFound = data.view.total === 0 && data.view.filters === null
  return (
    <main id="main" tabIndex={-1}>
      <Listing
        view={data.view}
        above={
          <>
            {data.failure && (
              <Note kind="warn">
                <p>
                  {searchFailures[data.failure]()}. {foundByShop()}
                </p>
              </Note>
            )}
            {data.view.page === 1 && <Hints data={data} />}
            {data.understood && data.view.page === 1 && <Understood parts={data.understood} />}
            {isNothingFound && <SearchForm query={data.query} />}
          </>
        }
      />
      {data.query !== '' && isNothingFound && (
        <Nothing image={data.emptyPicture}>
          <p className={textStyles.h3}>{text.noResults({ query: data.query })}</p>
          <p className={textStyles.muted}>{text.searchHint()}</p>
        </Nothing>
      )}
      {data.below && <Blocks blocks={data.below} />}
    </main>
  )
}

/** What was understood of the query, when it was not all as typed. */
function Hints({ data: { meant, isPartial, view } }: { data: SearchView }) {
  if (view.total === 0 || (!meant && !isPartial)) return null
  return (
    <p className={styles.searchHints}>
      {meant && (
        <>
          {text.didYouMean()} <a href={meant.href}>{meant.words}</a>
        </>
      )}
      {isPartial && <span>{text.partlyFound()}</span>}
    </p>
  )
}

/** The words may be put right without going back up to the header. */
function SearchForm({ query }: { query: string }) {
  const market = useMarket()
  return (
    <form className={styles.searchAgain} action={href(market, '/search')}>
      <input
        className={fieldStyles.input}
        type="search"
        name="q"
        defaultValue={query}
        aria-label={text.searchField()}
        maxLength={MAX_QUERY_LENGTH}
      />
      <button className={`${buttonStyles.button} ${buttonStyles.dark}`}>{text.searchSubmit()}</button>
    </form>
  )
}
