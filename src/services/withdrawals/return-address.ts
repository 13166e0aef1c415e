/** Where goods of a withdrawal are sent: a warehouse that the merchant names, otherwise the seat. */
import { addressIn, COUNTRY_NAMES } from '#domain/market/country-names.ts'
import { MARKETS, type Locale } from '#domain/market/market.ts'
import type { Merchant } from '#domain/market/merchant.ts'
import type { Query } from '#store/database/db.ts'
import { readSetting, writeSetting } from '#store/database/settings.ts'
import { readWarehouses } from '#store/delivery/delivery.ts'

const SETTING = 'withdrawal'

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ')

/** Returns the seller with its seat, in one line. */
export const seatOf = ({ legalName, address }: Pick<Merchant, 'legalName' | 'address'>, locale: Locale): string =>
  joined([legalName, addressIn(address, locale)])

/** Returns the address in one line. */
export const readReturnAddress = async (query: Query, merchant: Merchant, locale: Locale): Promise<string> =>
  joined(await readReturnLines(query, merchant, locale))

/** Returns the lines of the address; the seat where no warehouse is named, or where it is gone. */
export async function readReturnLines(query: Query, merchant: Merchant, locale: Locale): Promise<string[]> {
  const setting = (await readSetting(query, SETTING)) as { warehouse?: unknown } | null
  const named = setting?.warehouse
  const warehouse = typeof named === 'string' ? (await readWarehouses(query)).find(({ id }) => id === named) : undefined
  const { legalName, address } = merchant
  const lines = warehouse
    ? [
        legalName,
        warehouse.name[locale],
        warehouse.address,
        `${warehouse.zip} ${warehouse.city[locale]}`,
        countryLine(warehouse.country, locale),
      ]
    : [legalName, addressIn(address, locale)]
  return lines.filter((line) => line !== '')
}

/** Returns the name of the country; '' in the market of that country. */
const countryLine = (country: string, locale: Locale): string =>
  MARKETS[locale].country === country ? '' : (COUNTRY_NAMES[country]?.name[locale] ?? country)

/** Names the warehouse, null for the seat. Returns false where there is none of this id. */
export async function nameReturnWarehouse(query: Query, warehouse: string | null): Promise<boolean> {
  if (warehouse !== null && !(await readWarehouses(query)).some(({ id }) => id === warehouse)) return false
  await writeSetting(query, SETTING, { warehouse })
  return true
}
