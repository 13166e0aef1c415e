/** The merchant stops an account, or lets it go on. */
import { emailKey } from '#domain/customers/email.ts'
import type { Shop } from '#services/shop.ts'
import { lockCustomerByEmail, setDisabled } from '#store/customers/customers.ts'
import { deleteMailTokens } from '#store/customers/mail-tokens.ts'
import { deleteSessionsOf } from '#store/customers/sessions.ts'

/** Stops the account of an address: its sessions and links end at once (ASVS 7.4.2). Returns false when there is none. */
export const disableCustomer = ({ db }: Pick<Shop, 'db'>, email: string, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const customer = await lockCustomerByEmail(tx, emailKey(email))
    if (!customer) return false
    await setDisabled(tx, customer.id, now)
    await deleteSessionsOf(tx, customer.id)
    await deleteMailTokens(tx, customer.id)
    return true
  })

/** Lets the account of an address be used again. Returns false when there is none. */
export const enableCustomer = ({ db }: Pick<Shop, 'db'>, email: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const customer = await lockCustomerByEmail(tx, emailKey(email))
    if (!customer) return false
    await setDisabled(tx, customer.id, null)
    return true
  })
