/** The state of a list: filters, view and order in the address, pages by keyset. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { read } from '#admin/client/calls.browser.ts'

type Query = Readonly<Record<string, string>>

interface Options<Answer, Row> {
  /** Path of the endpoint: '/products'. */
  path: string
  /** Names that the address may have; others are not sent. */
  names: readonly string[]
  /** What holds unless the address says otherwise, such as the first view. */
  defaults?: Query
  rowsOf: (answer: Answer) => readonly Row[]
  /** What the next page is asked with; null on the last one. */
  nextOf: (answer: Answer) => Query | null
}

export interface List<Row> {
  rows: readonly Row[]
  /** Changes with every other view, filter and order. */
  key: string
  value: (name: string) => string
  /** Sets values of the address; '' takes one out. */
  set: (values: Query) => void
  clear: () => void
  /** Filters as the endpoint gets them, without the page. */
  asked: Query
  isPending: boolean
  isRefreshing: boolean
  error: unknown
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => void
  retry: () => void
}

const NONE: Query = {}

/** Invalidate `[path]` to fetch a list again. */
export function useList<Answer, Row>(options: Options<Answer, Row>): List<Row> {
  const { path, names, defaults = NONE, rowsOf, nextOf } = options
  const [address, setAddress] = useSearchParams()
  const asked = useMemo(() => {
    const given = names.flatMap((name) => {
      const value = address.get(name) ?? defaults[name] ?? ''
      return value === '' ? [] : [[name, value] as const]
    })
    return Object.fromEntries(given)
  }, [address, names, defaults])
  const key = new URLSearchParams(asked).toString()
  const list = useInfiniteQuery({
    queryKey: [path, key],
    queryFn: ({ pageParam }) => read<Answer>(`${path}?${new URLSearchParams({ ...asked, ...pageParam }).toString()}`),
    initialPageParam: NONE,
    getNextPageParam: nextOf,
    placeholderData: keepPreviousData,
  })
  const set = useCallback(
    (values: Query) =>
      setAddress((before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(values)) {
          if (value === '' || value === defaults[name]) next.delete(name)
          else next.set(name, value)
        }
        return next
      }),
    [setAddress, defaults],
  )
  const clear = useCallback(
    () => setAddress((before) => new URLSearchParams([...before].filter(([name]) => name === 'view' || name === 'sort'))),
    [setAddress],
  )
  const pages = list.data?.pages
  const rows = useMemo(() => pages?.flatMap((page) => [...rowsOf(page)]) ?? [], [pages, rowsOf])
  return {
    rows,
    key,
    value: (name) => asked[name] ?? '',
    set,
    clear,
    asked,
    isPending: list.isPending,
    isRefreshing: list.isPlaceholderData,
    error: list.error,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMore: () => {
      if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage()
    },
    retry: () => void list.refetch(),
  }
}
