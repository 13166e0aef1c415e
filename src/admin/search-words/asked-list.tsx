/** What lists of searches share: their section with the choice of a view, and their table. */
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Locale } from '#domain/market/market.ts'
import * as say from '#messages/admin/settings/search-words.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import * as table from '#admin/ui/table.module.css'
import * as styles from './search-words.module.css'

interface SectionProps {
  /** Of the heading, which names the section. */
  id: string
  title: string
  hint: string
  choices: ReactNode
  list: UseQueryResult
  /** The sentence in place of an empty list; null where there is something. */
  empty: string | null
  children: ReactNode
}

export const AskedSection = ({ id, title, hint, choices, list, empty, children }: SectionProps) => (
  <section className={styles.section} aria-labelledby={id}>
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      <span className={styles.muted}>{hint}</span>
      <div className={styles.choices}>{choices}</div>
    </div>
    {list.isPending && <Loading />}
    {list.error !== null && <Failure error={list.error} onRetry={() => void list.refetch()} />}
    {list.data !== undefined && empty !== null && <p role="status">{empty}</p>}
    {children}
  </section>
)

interface TableProps {
  caption: string
  /** Headings behind those of the words and of two weeks. */
  columns: ReactNode
  hasActions: boolean
  /** Rows. */
  children: ReactNode
}

export const AskedTable = ({ caption, columns, hasActions, children }: TableProps) => (
  <div className={table.wrap}>
    <table className={table.table}>
      <caption className={table.hidden}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{say.words()}</th>
          <th scope="col" className={styles.number}>
            {say.thisWeek()}
          </th>
          <th scope="col" className={styles.number}>
            {say.weekBefore()}
          </th>
          {columns}
          {hasActions && (
            <th scope="col">
              <span className={table.hidden}>{say.actions()}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
)

/** The words of a search, in its market; they name the row. */
export const AskedWords = ({ locale, query }: { locale: Locale; query: string }) => (
  <th scope="row">
    <span className={styles.query} lang={locale}>
      <MarketFlag market={locale} isNamed /> {query}
    </span>
  </th>
)
