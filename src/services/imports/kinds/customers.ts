/** Accounts of customers. Who comes with a file has no password: the account is opened by the link of a forgotten one. */
import { columnsOf } from '#domain/imports/columns.ts'
import type { Cells } from '#domain/imports/import-kind.ts'
import { emailKey, isEmail } from '#domain/customers/email.ts'
import { isPersonName } from '#domain/customers/person-name.ts'
import { MARKETS, type Locale } from '#domain/market/market.ts'
import { parsePhone } from '#services/customers/phone.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { deleteUnusedCustomers, putCustomers, readCustomerRecords, type CustomerRecord } from '#store/imports/row-records.ts'
import { rowKind } from './row-kind.ts'

export const customerFields = ({ first_name, last_name, phone, market }: CustomerRecord): Cells => ({
  first_name,
  last_name,
  phone: phone ?? '',
  market,
})

const COUNTRIES: Record<Locale, string> = { ro: 'RO', en: '', hu: 'HU' }

export const customers = rowKind({
  columns: columnsOf('customers', []),
  identity: ['email'],
  keyOf: ({ email = '' }) => emailKey(email),
  defaults: { market: 'ro' },
  makes: true,
  check(all, refuse) {
    if (!isEmail(all['email'] ?? '')) refuse('email', 'refused', all['email'])
    for (const name of ['first_name', 'last_name']) if (!isPersonName(all[name] ?? '')) refuse(name, 'refused', all[name])
    const market = (all['market'] || 'ro') as Locale
    const phone = all['phone'] ? parsePhone(all['phone'], COUNTRIES[market]) : null
    if (phone) all['phone'] = phone.e164
    else if (all['phone']) refuse('phone', 'refused', all['phone'])
    if (!(market in MARKETS)) refuse('market', 'not_a_market', market)
  },
  async read(query, keys) {
    return new Map((await readCustomerRecords(query, keys)).map((one) => [one.email_key, customerFields(one)]))
  },
  async write(changes, { tx, now }) {
    const keys = changes.map(({ key }) => key)
    const known = new Map((await readCustomerRecords(tx, keys)).map((one) => [one.email_key, one]))
    await putCustomers(
      tx,
      changes.map(({ key, fields }) => {
        const before = known.get(key)
        const all: Record<string, string> = { market: 'ro', ...(before && customerFields(before)), ...fields }
        const market = all['market'] as Locale
        return {
          id: before?.id ?? uuidv7(now),
          email: before?.email ?? key,
          email_key: key,
          first_name: all['first_name'] ?? '',
          last_name: all['last_name'] ?? '',
          phone: all['phone'] ? (parsePhone(all['phone'], COUNTRIES[market])?.e164 ?? null) : null,
          market,
        }
      }),
      now,
    )
  },
  async remove(keys, { tx }) {
    await deleteUnusedCustomers(tx, keys)
  },
})
