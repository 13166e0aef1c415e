/** Mail components are JSX, which Node does not run: the build bundles them, and the first mail loads the bundle. */
import type * as Mails from '#emails/render.tsx'
import type { MailWriter } from '#services/ports.ts'

const bundle = new URL('../../build/server/mails.js', import.meta.url)

export const builtMailWriter: MailWriter = async (mail) => {
  const { writeMail }: typeof Mails = await import(bundle.href)
  return writeMail(mail)
}
