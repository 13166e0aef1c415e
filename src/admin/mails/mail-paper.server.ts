/** A written mail as an answer that is shown in a frame. */
import type { WrittenMail } from '#domain/orders/order-mail.ts'

/** Mails are shown in a frame of their own, in which nothing runs and nothing of another site is loaded. */
const mailPolicy = (publicUrl: string): string =>
  `default-src 'none'; img-src 'self' ${new URL(publicUrl).origin}; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`

export const mailPaper = (mail: Pick<WrittenMail, 'html' | 'text'>, as: 'html' | 'text', publicUrl: string): Response =>
  new Response(as === 'html' ? mail.html : mail.text, {
    headers: {
      'content-type': `text/${as === 'html' ? 'html' : 'plain'}; charset=utf-8`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': mailPolicy(publicUrl),
    },
  })
