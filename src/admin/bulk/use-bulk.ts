/** Preview, begin, progress and undo of an edit of many products. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call, read, type Answer } from '#admin/client/calls.browser.ts'
import type {
  BulkChangeView,
  BulkEditView,
  BulkFieldLineView,
  BulkLineView,
  BulkPreviewView,
  SelectionView,
} from '#admin/schema/goods/bulk.ts'

export interface Preview {
  total: number
  /** Products that are checked so far. */
  checked: number
  isWhole: boolean
  names: ReadonlyMap<number, string>
  lines: readonly BulkLineView[]
  fields: readonly BulkFieldLineView[]
}

const NOTHING: Preview = { total: 0, checked: 0, isWhole: false, names: new Map(), lines: [], fields: [] }

/** So long nobody changes the form before the server is asked. */
const PREVIEW_QUIET_MS = 300

/** Returns what a change would do, part by part as it is computed; null asks for nothing. */
export function usePreview(
  selection: SelectionView,
  change: BulkChangeView | null,
): { preview: Preview; failure: string | null } {
  const asked = JSON.stringify({ selection, change })
  const [state, setState] = useState<{ asked: string; preview: Preview; failure: string | null }>({
    asked: '',
    preview: NOTHING,
    failure: null,
  })
  useEffect(() => {
    const { change: wanted } = JSON.parse(asked) as { change: unknown }
    if (wanted === null) return
    let isCurrent = true
    const timer = setTimeout(() => void run(), PREVIEW_QUIET_MS)
    const run = async () => {
      let preview = NOTHING
      for (let offset: number | null = 0; offset !== null && isCurrent;) {
        const answer: Answer<BulkPreviewView> = await call('POST', '/bulk/preview', { ...JSON.parse(asked), offset })
        if (!isCurrent) return
        if (!answer.ok) return setState({ asked, preview, failure: answer.code })
        preview = added(preview, answer.data)
        offset = answer.data.next
        setState({ asked, preview, failure: null })
      }
    }
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [asked])
  const isFresh = state.asked === asked && change !== null
  return isFresh ? state : { preview: NOTHING, failure: null }
}

const added = (before: Preview, { total, next, products, lines, fields }: BulkPreviewView): Preview => ({
  total,
  checked: before.checked + products.length,
  isWhole: next === null,
  names: new Map([...before.names, ...products.map(({ id, name }) => [id, name] as const)]),
  lines: [...before.lines, ...lines],
  fields: [...before.fields, ...fields],
})

/** Asked again so often while an edit is carried out. */
const PROGRESS_MS = 400

const isMoving = (edit: BulkEditView | undefined): boolean => edit?.state === 'running' || edit?.state === 'undoing'

/** Returns how far an edit is; lists and prices are fetched again once it is done. */
export function useProgress(id: string | null): BulkEditView | undefined {
  const queries = useQueryClient()
  const found = useQuery({
    queryKey: ['bulk', id],
    queryFn: () => read<BulkEditView>(`/bulk/${id}`),
    enabled: id !== null,
    refetchInterval: ({ state }) => (isMoving(state.data) ? PROGRESS_MS : false),
  })
  const state = found.data?.state
  useEffect(() => {
    if (state === 'done' || state === 'undone')
      for (const key of ['products', 'prices', 'bulk-list']) void queries.invalidateQueries({ queryKey: [key] })
  }, [state, queries])
  return found.data
}

export const useBulkList = (areCampaigns: boolean) =>
  useQuery({
    queryKey: ['bulk-list', areCampaigns],
    queryFn: () => read<{ edits: BulkEditView[] }>(`/bulk?campaigns=${areCampaigns ? 1 : 0}`),
    refetchInterval: ({ state }) => (state.data?.edits.some(isMoving) ? 2 * PROGRESS_MS : false),
  })

export const beginBulk = (selection: SelectionView, change: BulkChangeView, name: string | null) =>
  change.kind === 'price'
    ? call<{ id: string }>('POST', '/bulk/prices', { selection, change, name })
    : call<{ id: string }>('POST', '/bulk', { selection, change })

export const undoBulk = (id: string, reason: string | null) => call<{ id: string }>('POST', `/bulk/${id}/undo`, { reason })
