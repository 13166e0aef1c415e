/** Checking, saving and taking back prices of an item. */
import { useQuery, useQueryClient, keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call, type Answer } from '#admin/client/calls.browser.ts'
import type { PriceChangeInput, PricesDecided } from '#admin/schema/prices.ts'

export const pricesKey = (product: number) => ['prices', product] as const

/** So long nobody types before the server is asked. */
const QUIET_MS = 250

/** Returns a value once it has not changed for a moment. */
function useQuiet(value: string): string {
  const [quiet, setQuiet] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(value), QUIET_MS)
    return () => clearTimeout(timer)
  }, [value])
  return quiet
}

async function decided(changes: unknown): Promise<PricesDecided> {
  const answer = await call<PricesDecided>('POST', '/prices/check', { changes })
  if (answer.ok) return answer.data
  throw Object.assign(new Error(answer.code), { code: answer.code })
}

/** Returns what the changes would do; of the last ones that were checked while others are. */
export function usePriceCheck(changes: readonly PriceChangeInput[]): { decided: PricesDecided | null; isFresh: boolean } {
  const asked = JSON.stringify(changes)
  const quiet = useQuiet(asked)
  const check = useQuery({
    queryKey: ['price-check', quiet],
    queryFn: () => decided(JSON.parse(quiet)),
    enabled: quiet !== '[]',
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  if (changes.length === 0) return { decided: null, isFresh: true }
  return { decided: check.data ?? null, isFresh: asked === quiet && !check.isPlaceholderData && check.isSuccess }
}

/** Returns what saves and takes back, and has everything that shows prices fetched again. */
export function usePriceWrites(): {
  save(changes: readonly PriceChangeInput[]): Promise<Answer<PricesDecided>>
  undo(entries: readonly string[]): Promise<Answer<unknown>>
  cancelPlan(id: string): Promise<Answer<unknown>>
} {
  const queries = useQueryClient()
  const fresh = async <T>(answer: Answer<T>): Promise<Answer<T>> => {
    await Promise.all(['prices', 'price-check', 'products'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
    return answer
  }
  return {
    save: async (changes) => fresh(await call<PricesDecided>('POST', '/prices', { changes, reason: null })),
    async undo(entries) {
      let last: Answer<unknown> = { ok: true, data: null }
      for (const entry of entries) {
        last = await call('POST', '/prices/undo', { entry, reason: null })
        if (!last.ok) break
      }
      return fresh(last)
    },
    cancelPlan: async (id) => fresh(await call('POST', `/price-plans/${id}/cancel`, { reason: null })),
  }
}
