/** The jobs that issue documents: written by the transaction that pays, sends or refunds (D-49). */
import type { NewJob } from '#store/jobs/jobs.ts'

/** Returns the job that issues the invoice of an order, if it is due. */
export const invoiceJob = (orderId: string, now: Date): NewJob<'document.invoice'> => ({
  kind: 'document.invoice',
  payload: { orderId },
  runAt: now,
})

/** Returns the job that issues the credit note of a refund. */
export const creditNoteJob = (refundId: string, now: Date): NewJob<'document.credit'> => ({
  kind: 'document.credit',
  payload: { refundId },
  runAt: now,
})
