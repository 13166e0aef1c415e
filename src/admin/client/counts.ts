/** How much waits on each page. */
import { useQuery } from '@tanstack/react-query'
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { CountsView } from '#admin/schema/counts.ts'
import { read } from './calls.browser.ts'

/** Returns path of a page → how many wait there; empty until it is known. Asked for each minute while the office is looked at. */
export function useCounts(): CountsView['counts'] {
  const counts = useQuery({ queryKey: ['counts'], queryFn: () => read<CountsView>('/counts'), refetchInterval: MINUTE_MS })
  return counts.data?.counts ?? {}
}
