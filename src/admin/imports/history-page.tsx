/** The history of imports: when, what, who, and what came of each. */
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { more } from '#messages/admin/shell.ts'
import * as say from '#messages/admin/imports.ts'
import { read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import type { ImportsView } from '#admin/schema/imports.ts'
import { Button } from '#admin/ui/button.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import { Tabs } from './tabs.tsx'
import { wordsOfResult } from './result.ts'
import * as styles from './imports.module.css'
import * as table from '#admin/ui/table.module.css'

export function HistoryPage() {
  const list = useInfiniteQuery({
    queryKey: ['imports'],
    queryFn: ({ pageParam }) => read<ImportsView>(`/imports${pageParam === null ? '' : `?before=${pageParam}`}`),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
  const imports = list.data?.pages.flatMap((page) => page.imports) ?? []
  return (
    <>
      <Tabs />
      {list.isPending && <Loading />}
      {list.error && <Failure error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && imports.length === 0 && <p role="status">{say.noImports()}</p>}
      {imports.length > 0 && (
        <div className={table.wrap}>
          <table className={table.table}>
            <TableHead columns={[say.when(), say.file(), say.what(), say.by(), say.result()]} />
            <tbody>
              {imports.map(({ id, createdAt, fileName, kind, by, state, counts }) => (
                <tr key={id}>
                  <td className={table.muted}>
                    <Moment at={createdAt} />
                  </td>
                  <td>
                    <Link to={`/import/${id}`} className={styles.link}>
                      {fileName}
                    </Link>
                  </td>
                  <td className={table.muted}>{say.kinds[kind]()}</td>
                  <td>{by}</td>
                  <td>
                    {say.states[state]()}
                    {counts.applied > 0 && ` · ${wordsOfResult(counts)}`}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {list.hasNextPage && (
        <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {more()}
        </Button>
      )}
    </>
  )
}
