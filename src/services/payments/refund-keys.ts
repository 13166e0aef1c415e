/** The keys with which gateways are asked for refunds: each is given back once. */
import type { NewJob } from '#store/jobs/jobs.ts'
import type { FailedPart, PaymentCase } from '#store/payments/cases.ts'
import type { Attempt } from '#store/payments/payments.ts'

/** Returns the key of a refund of parts, or of the whole of an attempt, by its id. */
export const refundKey = (id: string): string => `refund:${id}`

/** Returns the refund of parts that a key is of; null for the whole attempt. */
export const refundIdOf = ({ key }: FailedPart, attempt: Pick<Attempt, 'id'>): string | null =>
  key === refundKey(attempt.id) ? null : key.slice(refundKey('').length)

/** Returns the jobs that ask the gateway again for the refunds of a case. */
export const repeatJobs = ({ attemptId, details }: PaymentCase, now: Date): NewJob[] =>
  (details.refunds ?? []).map((part) => {
    const refundId = refundIdOf(part, { id: attemptId! })
    const about = refundId === null ? { amount: part.amount } : { refundId }
    return { kind: 'payment.refund', payload: { attemptId: attemptId!, ...about }, key: part.key, runAt: now }
  })
