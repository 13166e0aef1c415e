/** The handler of each kind of job. */
import { answerAlertForm } from '#services/alerts/alert-mails.ts'
import { tellWaiting } from '#services/alerts/tell-waiting.ts'
import { publishDueContent } from '#services/editor/publish-content.ts'
import { carryOutBulk } from '#services/bulk/apply-bulk.ts'
import { carryOutBulkUndo } from '#services/bulk/undo-bulk.ts'
import { writeContactAnswer, writeContactMails } from '#services/contact/contact-mails.ts'
import { writeCustomerMail } from '#services/customers/customer-mails.ts'
import { mailRequestedLink } from '#services/customers/mail-links.ts'
import { issueCreditNote, issueInvoice } from '#services/documents/issue-document.ts'
import { checkTransmission, transmitDocument } from '#services/documents/transmit-document.ts'
import { drawFeedPictures } from '#services/feeds/draw-pictures.ts'
import { importStep, noteFailedImport } from '#services/imports/import-job.ts'
import type { JobHandler, JobHandlers, JobKind } from '#services/jobs/jobs.ts'
import { sendMail, writeMailAboutOrder } from '#services/orders/order-mail.ts'
import { writeIssueMails, writeTrialMail } from '#services/newsletter/issues.ts'
import { answerNewsletterForm, askAfterCheckout, writeNewsletterWelcome } from '#services/newsletter/newsletter-mails.ts'
import { expireUnpaidOrder, recheckPayment, reconcilePayment, refundPayment } from '#services/payments/payment-jobs.ts'
import { writeRefundFailedMail } from '#services/payments/refund-failed-mail.ts'
import { noteFailedJob } from '#services/payments/payment-cases.ts'
import { carryOutPublication } from '#services/catalog/products/publish-product.ts'
import { carryOutPlan } from '#services/pricing/price-plans.ts'
import { gatewayWork } from '#services/payments/payments.ts'
import { voidPayment } from '#services/payments/void-payment.ts'
import { registerParcel } from '#services/shipments/register-parcel.ts'
import { readLockerList } from '#services/shipments/locker-lists.ts'
import { syncParcels } from '#services/shipments/parcel-sync.ts'
import { writeRecallMails, writeRecallReminders } from '#services/recalls/recall-mails.ts'
import { pushSearch } from '#services/search/search-push.ts'
import { mailStaffReset } from '#services/staff/reset-password.ts'
import { writeStaffMail } from '#services/staff/staff-mails.ts'
import { announceShownStock } from '#services/stock/stock-shown.ts'
import { writeBackupFile } from '#services/system/back-up.ts'
import { writePartnerCodeMail } from '#services/promotions/partnership-mail.ts'
import { issueVouchers, writeVoucherMail } from '#services/promotions/vouchers.ts'
import { sendMessage } from '#services/webhooks/send-message.ts'
import { writeWithdrawalMail } from '#services/withdrawals/withdrawal-mail.ts'

/** A job about money that fails too often adds its order to the list of those that need attention. */
const aboutMoney = <Kind extends JobKind>(run: JobHandler<Kind>) => ({ run, onSetAside: noteFailedJob })

/** The handler of each kind of job. */
export const jobHandlers: JobHandlers = {
  'alert.ask': answerAlertForm,
  'alert.tell': tellWaiting,
  'bulk.edit': carryOutBulk,
  'bulk.undo': carryOutBulkUndo,
  'contact.answer': writeContactAnswer,
  'contact.mail': writeContactMails,
  'customer.link': mailRequestedLink,
  'customer.mail': writeCustomerMail,
  'document.check': checkTransmission,
  'document.credit': issueCreditNote,
  'document.invoice': issueInvoice,
  'document.transmit': transmitDocument,
  'feed.pictures': drawFeedPictures,
  'gateway.work': gatewayWork,
  'import.step': { run: importStep, onSetAside: noteFailedImport },
  'locker.import': readLockerList,
  'mail.send': sendMail,
  'newsletter.ask': answerNewsletterForm,
  'newsletter.checkout': askAfterCheckout,
  'newsletter.issue': writeIssueMails,
  'newsletter.trial': writeTrialMail,
  'newsletter.welcome': writeNewsletterWelcome,
  'order.expire': aboutMoney(expireUnpaidOrder),
  'order.mail': writeMailAboutOrder,
  'parcel.register': registerParcel,
  'parcel.sync': syncParcels,
  'partner.mail': writePartnerCodeMail,
  'payment.notice': writeRefundFailedMail,
  'payment.recheck': aboutMoney(recheckPayment),
  'payment.reconcile': aboutMoney(reconcilePayment),
  'payment.refund': aboutMoney(refundPayment),
  'payment.void': aboutMoney(voidPayment),
  'price.plan': carryOutPlan,
  'product.publish': carryOutPublication,
  'recall.mail': writeRecallMails,
  'recall.remind': writeRecallReminders,
  'search.push': pushSearch,
  'staff.mail': writeStaffMail,
  'staff.reset': mailStaffReset,
  'stock.shown': announceShownStock,
  'story.publish': publishDueContent,
  'system.backup': writeBackupFile,
  'voucher.issue': issueVouchers,
  'voucher.mail': writeVoucherMail,
  'webhook.send': sendMessage,
  'withdrawal.mail': writeWithdrawalMail,
}
