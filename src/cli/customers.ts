/** `shop customer …`: what a merchant does with accounts. */
import { disableCustomer, enableCustomer } from '#services/customers/disable-customer.ts'
import type { Database } from '#store/database/db.ts'
import { CommandError } from './arguments/command-error.ts'

export const CUSTOMER_USAGE = `  customer disable <e-mail>   stop an account: its sessions end, nobody signs in
  customer enable <e-mail>    let it be used again
`

export async function customerCommand(
  db: Database,
  [action = '', email = '', ...rest]: readonly string[],
  now: Date,
): Promise<string> {
  if (email === '' || rest.length > 0 || (action !== 'disable' && action !== 'enable'))
    throw new CommandError('The commands are: customer disable <e-mail>, customer enable <e-mail>.')
  const isFound = action === 'disable' ? await disableCustomer({ db }, email, now) : await enableCustomer({ db }, email)
  if (!isFound) throw new CommandError(`There is no account of ${email}.`)
  return `The account of ${email} is ${action}d.`
}
