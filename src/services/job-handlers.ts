import type { JobHandlers } from './jobs.ts'
import { sendMail, writeMailAboutOrder } from './order-mail.ts'
import { expireUnpaidOrder, reconcilePayment, refundPayment, voidPayment } from './payment-jobs.ts'
import { gatewayWork } from './payments.ts'
import { pushSearch } from './search-push.ts'
import { announceShownStock } from './stock-shown.ts'
import { issueVouchers, writeVoucherMail } from './vouchers.ts'

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
