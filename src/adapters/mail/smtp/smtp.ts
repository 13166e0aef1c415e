/** Sends mails over SMTP. */
import type { Transporter } from 'nodemailer'
import type { Mailer } from '#services/ports.ts'

export interface SmtpSettings {
  host: string
  port: number
  /** TLS from the first byte; otherwise STARTTLS where the server offers it. */
  secure: boolean
  user: string | null
  password: string | null
  /** Sender as shown: `Nestling <hello@nestling.example>`. */
  from: string
}

const PATIENCE_MS = 20_000

/** Sends mails to an SMTP server, one connection a mail; retries are jobs. */
export function smtpMailer({ host, port, secure, user, password, from }: SmtpSettings): Mailer {
  const settings = {
    host,
    port,
    secure,
    auth: user === null ? undefined : { user, pass: password ?? '' },
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  // Takes 0.1 s to load, so it loads with the first mail.
  let transport: Promise<Transporter> | undefined
  const open = () => (transport ??= import('nodemailer').then(({ createTransport }) => createTransport(settings)))
  const domain = /@([^\s@<>]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ id, to, replyTo, subject, html, text, unsubscribe }) {
      const opened = await open()
      await opened.sendMail({
        from,
        // Passed as an object: a typed address is never parsed as a list.
        to: { name: '', address: to },
        replyTo: replyTo === '' ? undefined : { name: '', address: replyTo },
        subject,
        html,
        text,
        messageId: `<${id}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe !== null && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
    },
  }
}
