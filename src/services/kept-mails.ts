/** The mails a shop without SMTP keeps, for its keeper to read. */
import type { Shop } from '#src/shop.ts'
import { findMail, listMails, type KeptMail } from '#store/mail.ts'

type KeptShop = Pick<Shop, 'db' | 'config' | 'mailer'>
const MOST = 200
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * May they be read without signing in? Mails hold names, addresses and the links to orders, so only where none is sent out
 * and the shop is at home on this machine; a shop with a public address shows nobody its mails.
 */
export const areMailsShown = ({ config, mailer }: Pick<Shop, 'config' | 'mailer'>): boolean =>
  mailer === null && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(config.publicUrl).hostname)

/** The newest first; null where they are not shown. */
export async function readKeptMails(shop: KeptShop): Promise<Omit<KeptMail, 'html' | 'text'>[] | null> {
  return areMailsShown(shop) ? listMails(shop.db.query, MOST) : null
}

export async function readKeptMail(shop: KeptShop, id: string): Promise<KeptMail | null> {
  return areMailsShown(shop) && UUID.test(id) ? findMail(shop.db.query, id) : null
}
