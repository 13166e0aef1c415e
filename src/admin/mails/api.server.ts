/** Endpoints of mails in the settings: what each kind looks like, a trial to oneself, the log, and one more try for a failed one. */
import { previewAnyMail, type PreviewRefusal } from '#services/mail-desk/preview-mail.ts'
import { readMailDesk, readMailLog, sendFailedMail } from '#services/mail-desk/mail-log.ts'
import { sendTrial } from '#services/mail-desk/send-trial.ts'
import { json, parse, problem, readJson, tooMany, type StaffRoute } from '#web/http/api/endpoint.ts'
import * as wire from '#admin/schema/settings/mails.ts'
import { mailPaper } from './mail-paper.server.ts'

const STATUS: Record<PreviewRefusal | 'staff_not_found', number> = {
  order_not_found: 404,
  staff_not_found: 404,
  mail_not_of_orders: 422,
  mail_without_matter: 422,
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const reading: readonly StaffRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/mails',
    guard: 'staff',
    action: 'settings.read',
    describe: { summary: 'Who sends mails, and which kinds have failed ones', answers: { 200: wire.mailDeskAnswer } },
    async handler({ shop }) {
      return json(await readMailDesk(shop))
    },
  },
  {
    method: 'GET',
    path: '/admin/api/mails/preview',
    guard: 'staff',
    action: 'settings.read',
    describe: {
      summary: 'A mail as it would be written now, of a sample or about an order; that one is in the language of the order',
      query: wire.previewQuery,
      answers: { 200: wire.previewAnswer },
      refusals: [404, 422],
    },
    async handler({ shop, url, may }) {
      const { kind, locale, order = null, as } = parse(Object.fromEntries(url.searchParams), wire.previewQuery)
      if (order !== null && may('orders.read') === null) return problem(403, 'not_permitted')
      const preview = await previewAnyMail(shop, { kind, locale, order })
      if (!preview.ok) return problem(STATUS[preview.reason], preview.reason)
      if (as === 'html') return mailPaper(preview.mail, as, shop.config.publicUrl)
      const { subject, text } = preview.mail
      return json({ locale: preview.locale, subject, text })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/mails/log',
    guard: 'staff',
    // It names customers: for people, and for no key.
    action: 'audit.read',
    describe: {
      summary: 'Mails by kind and state, the newest first',
      query: wire.mailLogQuery,
      answers: { 200: wire.mailLogAnswer },
    },
    async handler({ shop, url }) {
      const { kind = null, state = null, before = null } = parse(Object.fromEntries(url.searchParams), wire.mailLogQuery)
      const { mails, next } = await readMailLog(shop, { kind, state, before })
      const views = mails.map(({ createdAt, sentAt, isForgotten: _, ...mail }) => ({
        ...mail,
        createdAt: createdAt.toISOString(),
        sentAt: sentAt?.toISOString() ?? null,
      }))
      return json({ mails: views, next })
    },
  },
]

export const routes: readonly StaffRoute[] = [
  ...reading,
  {
    method: 'POST',
    path: '/admin/api/mails/trial',
    guard: 'staff',
    action: 'settings.change',
    describe: {
      summary: 'Send a mail as it would be written now to the own address of who asks',
      body: wire.trialRequest,
      answers: { 200: wire.trialAnswer },
      refusals: [404, 422],
    },
    async handler({ shop, request, actor, staff }) {
      const question = await readJson(request, wire.trialRequest)
      const answer = await sendTrial(shop, actor, { staffId: staff.id, question })
      if (answer.ok) return json({ recipient: answer.recipient, isSent: answer.isSent })
      return 'retryAfter' in answer ? tooMany(answer) : problem(STATUS[answer.reason], answer.reason)
    },
  },
  {
    method: 'POST',
    path: '/admin/api/mails/:id/send',
    guard: 'staff',
    action: 'settings.change',
    describe: {
      summary: 'Try again to send a mail that was given up',
      body: wire.sendAgainRequest,
      answers: { 200: wire.sentAgain },
      refusals: [404, 409],
    },
    async handler({ shop, request, actor, params: { id = '' } }) {
      const { reason } = await readJson(request, wire.sendAgainRequest)
      if (!UUID.test(id)) return problem(404, 'mail_unknown')
      const outcome = await sendFailedMail(shop, actor, { id, reason })
      return outcome === 'sent' ? json({ done: true }) : problem(outcome === 'mail_unknown' ? 404 : 409, outcome)
    },
  },
]
