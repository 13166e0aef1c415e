/** The receipt of a withdrawal by mail, written once (LAW-3). */
import { MARKETS, href } from '#domain/market/market.ts'
import { withdrawalHref } from '#domain/market/withdrawal-path.ts'
import { readMerchant } from '#services/content/shop-front.ts'
import type { Shop } from '#services/shop.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { hasMail, insertMail } from '#store/mail/mail.ts'
import { findWithdrawals } from '#store/withdrawals/withdrawals.ts'

/** Job `withdrawal.mail`: a second time it changes nothing. Its time is that of the declaration, whenever it is written. */
export async function writeWithdrawalMail(
  shop: Pick<Shop, 'db' | 'clock' | 'config' | 'tokens' | 'mailer' | 'writeMail' | 'jobSignal'>,
  { withdrawalId }: JobPayload<'withdrawal.mail'>,
): Promise<void> {
  const { db, config, tokens } = shop
  const key = `withdrawal:${withdrawalId}`
  const [found] = await findWithdrawals(db.query, { id: withdrawalId })
  if (!found || (await hasMail(db.query, key))) return
  const { locale, number, statement, name, email, declaredAt, statementHash, orderId } = found
  const market = MARKETS[locale]
  const written = await shop.writeMail({
    kind: 'withdrawal',
    locale,
    number,
    statement,
    name,
    email,
    declaredAt: declaredAt.toISOString(),
    hash: statementHash.toString('hex'),
    links: {
      home: config.publicUrl + href(market, '/'),
      logo: `${config.publicUrl}/mail-art/logo.png`,
      receipt: config.publicUrl + withdrawalHref(market, tokens.withdrawalToken(withdrawalId)),
    },
    seller: await readMerchant({ db }),
  })
  const now = shop.clock.now()
  const id = uuidv7(now)
  await db.transaction(async (tx) => {
    const isNew = await insertMail(tx, { id, key, kind: 'withdrawal', locale, recipient: email, orderId, ...written }, now)
    if (isNew && shop.mailer) await enqueue(tx, { kind: 'mail.send', payload: { mailId: id }, runAt: now })
  })
  shop.jobSignal.wake()
}
