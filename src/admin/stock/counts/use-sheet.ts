/** A count sheet with what this device has scanned: sent as soon as there is a network, shown at once. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { MOST_SCANS, readScan } from '#domain/stock/stock-papers.ts'
import { call, read } from '#admin/client/calls.browser.ts'
import type { CountView } from '#admin/schema/stock-papers.ts'
import { forgetScans, keepScan, keepSheet, keptScans, keptSheet, type DeviceScan } from './device-scans.browser.ts'
import { withScans, type SheetView } from './sheet-view.ts'

/** While scans wait, sending is tried again after this time, in ms. */
const RETRY_MS = 8_000
/** How often the scans of others are read, in ms. */
const REFRESH_MS = 20_000

export interface Sheet {
  /** Null until it is known. */
  view: SheetView | null
  error: unknown
  waiting: number
  /** Scans that this device has added since the page was opened, the last one last. */
  own: readonly DeviceScan[]
  /** Why scans are not taken any more. */
  refused: string | null
  /** Takes what was scanned or typed. Returns false for nothing. */
  take(text: string): boolean
  add(code: string, pieces: number): void
  undo(): void
  refresh(): Promise<void>
}

export function useSheet(id: string): Sheet {
  const client = useQueryClient()
  const [waiting, setWaiting] = useState(() => keptScans(id))
  const [own, setOwn] = useState<readonly DeviceScan[]>([])
  const [refused, setRefused] = useState<string | null>(null)
  const key = ['stock', 'sheet', id]
  const sheet = useQuery({
    queryKey: key,
    queryFn: async () => {
      const data = await read<CountView>(`/stock-counts/${id}`)
      keepSheet(id, data)
      return data
    },
    refetchInterval: REFRESH_MS,
    retry: false,
    networkMode: 'always',
  })
  const send = useSending(id, setWaiting, setRefused)
  const add = (code: string, pieces: number) => {
    const scan = { id: crypto.randomUUID(), code, pieces, at: new Date().toISOString() }
    setWaiting(keepScan(id, scan))
    setOwn([...own, scan])
    void send()
  }
  const data = sheet.data ?? keptSheet(id)
  return {
    view: data && withScans(data, waiting),
    error: data ? null : sheet.error,
    waiting: waiting.length,
    own,
    refused,
    add,
    take(text) {
      const scan = readScan(text)
      if (scan) add(scan.code, scan.pieces)
      return scan !== null
    },
    undo() {
      const last = own.at(-1)
      if (!last) return
      add(last.code, -last.pieces)
      setOwn(own.slice(0, -1))
    },
    refresh: async () => {
      await send()
      await client.invalidateQueries({ queryKey: ['stock'] })
    },
  }
}

/** Sends what waits, now and again while something waits. Returns what sends at once. */
function useSending(
  id: string,
  setWaiting: (left: DeviceScan[]) => void,
  setRefused: (code: string) => void,
): () => Promise<void> {
  const client = useQueryClient()
  const isSending = useRef(false)
  const send = useCallback(async () => {
    const some = keptScans(id).slice(0, MOST_SCANS)
    if (some.length === 0 || isSending.current) return
    isSending.current = true
    const answer = await call('POST', `/stock-counts/${id}/scans`, { scans: some })
    if (answer.ok) {
      // The sheet and what it includes now change together: nothing is seen twice or not at all.
      const fresh = await call<CountView>('GET', `/stock-counts/${id}`)
      if (fresh.ok) {
        keepSheet(id, fresh.data)
        client.setQueryData(['stock', 'sheet', id], fresh.data)
        setWaiting(forgetScans(id, some))
      }
    } else if (answer.code === 'count_closed' || answer.code === 'count_not_found') setRefused(answer.code)
    isSending.current = false
  }, [client, id, setWaiting, setRefused])
  useEffect(() => {
    const now = () => void send()
    now()
    const timer = setInterval(now, RETRY_MS)
    addEventListener('online', now)
    return () => {
      clearInterval(timer)
      removeEventListener('online', now)
    }
  }, [send])
  return send
}
