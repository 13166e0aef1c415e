/** Stored mails of a shop without SMTP, shown to the merchant. */
import type { Shop } from '#services/shop.ts'
import { findMail, listMails, type StoredMail } from '#store/mail/mail.ts'

type KeptShop = Pick<Shop, 'db' | 'config'>
const MAX_SHOWN = 200
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Returns the newest mails first, null where they are not shown. Mails hold names, addresses and the links to orders: nobody signs in to
 * read them, so they are shown only while none is sent and the shop's address is this machine.
 */
export async function readStoredMails({ db, config }: KeptShop): Promise<Omit<StoredMail, 'html' | 'text'>[] | null> {
  return config.showsMails ? listMails(db.query, MAX_SHOWN) : null
}

export async function readStoredMail({ db, config }: KeptShop, id: string): Promise<StoredMail | null> {
  return config.showsMails && UUID.test(id) ? findMail(db.query, id) : null
}
