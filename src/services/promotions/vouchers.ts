/** Gift vouchers: issued when their order is paid, sent by mail, shown on their own page (D-29). */
import { mailPicture } from '#domain/catalog/picture.ts'
import { MARKETS, href, type Currency, type Locale } from '#domain/market/market.ts'
import { VOUCHER_YEARS } from '#domain/promotions/voucher.ts'
import type { VoucherMail } from '#domain/promotions/voucher-mail.ts'
import type { Shop } from '#services/shop.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import { enqueue, type NewJob } from '#store/jobs/jobs.ts'
import { hasMail, insertMail } from '#store/mail/mail.ts'
import type { Query } from '#store/database/db.ts'
import { transitionOf } from '#domain/orders/order-transitions.ts'
import { changeOrder, lockOrder, type OrderState } from '#store/orders/order-writes.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import {
  findOrderOfVoucher,
  findVoucher,
  findVoucherByToken,
  hasOnlyVouchers,
  hasUnsentVoucher,
  insertVouchers,
  lockBought,
  readBoughtLines,
  type NewVoucher,
  type VoucherRow,
} from '#store/promotions/vouchers.ts'
import { readMerchant } from '#services/content/shop-front.ts'
import { sendJobs } from '#services/mail/send-job.ts'
import { newVoucherCode, type Tokens } from '#services/tokens.ts'

/** Hour at which mails for a chosen day are sent. */
const MORNING = 'T07:00:00Z'

interface Given {
  market: Locale
  amount: number
  currency: Currency
  validUntil: Date | null
  recipient: string | null
  name: string
  message: string
}

/** Returns a voucher as it will be written, with a code of its own unless one is given. */
export function newVoucher(
  tokens: Pick<Tokens, 'voucherToken' | 'hash'>,
  { market, amount, currency, validUntil, recipient, name, message }: Given,
  now: Date,
  { code = newVoucherCode(), ...rest }: Partial<Pick<NewVoucher, 'code' | 'campaign' | 'order_line_id' | 'image' | 'tint'>> = {},
): NewVoucher {
  const id = uuidv7(now)
  const token_hash = tokens.hash(tokens.voucherToken(id))
  return {
    ...rest,
    id,
    token_hash,
    code,
    market,
    currency,
    amount,
    valid_until: validUntil,
    recipient,
    name,
    message,
    created_at: now,
  }
}

/** Returns the end of validity of a bought voucher. */
export function validUntil(now: Date): Date {
  const end = new Date(now)
  end.setUTCFullYear(end.getUTCFullYear() + VOUCHER_YEARS)
  return end
}

export const voucherIssueJob = (orderId: string, now: Date): NewJob => ({
  kind: 'voucher.issue',
  payload: { orderId },
  key: `vouchers:${orderId}`,
  runAt: now,
})

function sendAt(date: string | undefined, now: Date): Date {
  const asked = date === undefined ? now.getTime() : Date.parse(date + MORNING)
  return new Date(Math.max(asked, now.getTime()))
}

/** Job `voucher.issue`: one voucher for each piece bought; a second time, and for an order that was canceled, none. */
export async function issueVouchers(
  { db, clock, tokens, jobSignal }: Pick<Shop, 'db' | 'clock' | 'tokens' | 'jobSignal'>,
  { orderId }: JobPayload<'voucher.issue'>,
): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.payment !== 'paid' || order.status === 'canceled') return
    if ((await lockBought(tx, orderId)).length > 0) return
    for (const line of await readBoughtLines(tx, orderId)) {
      const { market, currency, amount, gift, image, tint } = line
      const given = { market, currency, amount, validUntil: validUntil(now), recipient: gift?.email ?? line.email }
      const wish = { ...given, name: gift?.name ?? '', message: gift?.message ?? '' }
      const vouchers = Array.from({ length: line.qty }, () =>
        newVoucher(tokens, wish, now, { order_line_id: line.id, image, tint }),
      )
      await insertVouchers(tx, vouchers, now)
      for (const { id } of vouchers) await enqueue(tx, voucherMailJob(id, sendAt(gift?.date, now)))
    }
  })
  jobSignal.wake()
}

export const voucherMailJob = (voucherId: string, runAt: Date): NewJob => ({
  kind: 'voucher.mail',
  payload: { voucherId },
  key: `voucher-mail:${voucherId}`,
  runAt,
})

/** Returns the job that mails a voucher once more. */
export const voucherMailAgain = (voucherId: string, runAt: Date): NewJob => {
  const again = uuidv7(runAt)
  return { kind: 'voucher.mail', payload: { voucherId, again }, key: `voucher-mail:${voucherId}:${again}`, runAt }
}

/** Job `voucher.mail`: once a voucher, and once each time that it is asked for again; none for one that was stopped before its day. */
export async function writeVoucherMail(
  shop: Pick<Shop, 'db' | 'clock' | 'config' | 'tokens' | 'mailer' | 'writeMail' | 'jobSignal'>,
  { voucherId, again }: JobPayload<'voucher.mail'>,
): Promise<void> {
  const key = again === undefined ? `voucher:${voucherId}` : `voucher:${voucherId}:${again}`
  const voucher = await findVoucher(shop.db.query, voucherId)
  if (!voucher || voucher.stopped_at || voucher.recipient === null || (await hasMail(shop.db.query, key))) return
  const written = await shop.writeMail(await voucherMail(shop, voucher))
  const now = shop.clock.now()
  const id = uuidv7(now)
  const { market: locale, recipient } = voucher
  const orderId = await findOrderOfVoucher(shop.db.query, voucherId)
  await shop.db.transaction(async (tx) => {
    const order = orderId && (await lockOrder(tx, orderId))
    const mail = { id, key, kind: 'voucher', locale, recipient, orderId: null, ...written }
    const isNew = await insertMail(tx, mail, now, sendJobs(shop, id, now))
    if (order && isNew) await completeOrder(tx, { ...order, id: orderId }, now)
  })
  shop.jobSignal.wake()
}

/** An order of vouchers alone is fulfilled when the last of them was sent; its row must be locked. */
async function completeOrder(tx: Query, { id, status }: OrderState & { id: string }, now: Date): Promise<void> {
  const transition = transitionOf(status, 'issue', 'job')
  if (!transition || !(await hasOnlyVouchers(tx, id)) || (await hasUnsentVoucher(tx, id))) return
  await changeOrder(tx, id, { transition, event: { kind: 'fulfilled', by: 'job' }, jobs: [] }, now)
}

async function voucherMail(
  { db, config, tokens }: Pick<Shop, 'db' | 'config' | 'tokens'>,
  voucher: VoucherRow,
): Promise<VoucherMail> {
  const merchant = await readMerchant({ db })
  const { market: locale, currency, amount, code, name, message, image } = voucher
  const link = (path: string) => config.publicUrl + href(MARKETS[locale], path)
  return {
    kind: 'voucher',
    locale,
    currency,
    amount,
    code,
    name,
    message,
    validUntil: voucher.valid_until?.toISOString() ?? null,
    picture: image === '' ? '' : config.publicUrl + mailPicture(image),
    links: {
      home: link('/'),
      logo: `${config.publicUrl}/mail-art/logo.png`,
      voucher: link(`/v/${tokens.voucherToken(voucher.id, voucher.token_hash)}`),
    },
    seller: merchant,
  }
}

/** Returns the voucher of a public token; null for malformed, unknown and foreign ones alike. */
export async function viewVoucher({ db, tokens }: Pick<Shop, 'db' | 'tokens'>, token: string): Promise<VoucherRow | null> {
  return (await findVoucherByToken(db.query, tokens.hash(token))) ?? null
}
