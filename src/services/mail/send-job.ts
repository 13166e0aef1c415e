/** The job that sends a stored mail, written by the statement that stores it. */
import type { Shop } from '#services/shop.ts'
import type { NewJob } from '#store/jobs/jobs.ts'

/** Returns the job that sends a mail; none where no SMTP server is configured. */
export const sendJobs = ({ mailer }: Pick<Shop, 'mailer'>, mailId: string, now: Date): NewJob<'mail.send'>[] =>
  mailer ? [{ kind: 'mail.send', payload: { mailId }, runAt: now }] : []
