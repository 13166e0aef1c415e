/** What a refund would give back: asked of the server while it is put together. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, sentenceOf, type Answer } from '#admin/client/calls.browser.ts'
import { orderPath } from './use-order.ts'

export const REFUND_WAYS = ['unsent', 'returned', 'kept'] as const
export type RefundWay = (typeof REFUND_WAYS)[number]

export interface RefundQuestion {
  kind: RefundWay
  /** Position of a line → pieces. */
  lines: Readonly<Record<string, number>>
  delivery: number
  warehouse: string | null
  isLost: boolean
}

export interface PlannedRefund {
  money: number
  credit: number
  lines: { position: number; amount: number }[]
  isWhole: boolean
}

/** Returns the plan, or why there is none as a sentence. */
export function useRefundPlan(number: string, question: RefundQuestion) {
  const isAsked = Object.keys(question.lines).length > 0 || question.delivery > 0
  const plan = useQuery({
    queryKey: ['order', number, 'refund', JSON.stringify(question)],
    queryFn: () => call<PlannedRefund>('POST', `${orderPath(number)}/refunds/check`, question),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const answer: Answer<PlannedRefund> | undefined = isAsked ? plan.data : undefined
  return {
    planned: answer?.ok ? answer.data : null,
    why: answer && !answer.ok ? sentenceOf(answer) : null,
    isAsking: plan.isFetching,
  }
}
