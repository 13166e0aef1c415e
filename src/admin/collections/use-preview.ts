/** What a collection would list with rules and pins that are not saved yet. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Locale } from '#domain/market/market.ts'
import { locale } from '#messages/text.ts'
import { call } from '#admin/client/calls.browser.ts'
import { useSettled } from '#admin/client/use-settled.ts'
import type { PreviewView, RuleView } from '#admin/schema/goods/collections.ts'
import { isComplete } from './complete-rule.ts'

interface Asked {
  id: number
  rules: readonly RuleView[]
  pins: readonly number[]
  /** Whose first products are shown. */
  market?: Locale
}

/** Rules that lack a value are left out. */
export function usePreview({ id, rules, pins, market = locale() }: Asked) {
  const asked = useSettled(JSON.stringify({ rules: rules.filter(isComplete), pins, market }))
  return useQuery({
    queryKey: ['collections', 'preview', id, asked],
    queryFn: async () => {
      const answer = await call<PreviewView>('POST', `/collections/${id}/preview`, JSON.parse(asked))
      if (answer.ok) return answer.data
      throw Object.assign(new Error(answer.code), answer)
    },
    placeholderData: keepPreviousData,
  })
}
