import type { JobHandlers } from '#services/jobs/jobs.ts'
import { sendMail, writeMailAboutOrder } from '#services/orders/order-mail.ts'
import { expireUnpaidOrder, reconcilePayment, refundPayment, voidPayment } from '#services/payments/payment-jobs.ts'
import { gatewayWork } from '#services/payments/payments.ts'
import { pushSearch } from '#services/search/search-push.ts'
import { announceShownStock } from '#services/stock/stock-shown.ts'
import { issueVouchers, writeVoucherMail } from '#services/promotions/vouchers.ts'

/** Everything that jobs may ask for: one line a kind. */
export const jobHandlers: JobHandlers = {
  'gateway.work': gatewayWork,
  'mail.send': sendMail,
  'order.expire': expireUnpaidOrder,
  'order.mail': writeMailAboutOrder,
  'payment.reconcile': reconcilePayment,
  'payment.refund': refundPayment,
  'payment.void': voidPayment,
  'search.push': pushSearch,
  'stock.shown': announceShownStock,
  'voucher.issue': issueVouchers,
  'voucher.mail': writeVoucherMail,
}
