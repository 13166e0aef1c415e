/** Addresses of a signed-in customer, used by the checkout (D-61). */
import { MAX_ADDRESSES } from '#domain/customers/account-limits.ts'
import { savedAddressProblems, tidyAddress, type TypedAddress } from '#domain/checkout/saved-address.ts'
import type { ProblemCode } from '#domain/checkout/checkout.ts'
import type { Shop } from '#services/shop.ts'
import {
  clearDefault,
  deleteAddress,
  insertAddress,
  readAddresses,
  setDefault,
  updateAddress,
  type NewAddress,
  type SavedAddress,
} from '#store/customers/addresses.ts'
import { lockCustomer } from '#store/customers/customers.ts'
import type { Query } from '#store/database/db.ts'
import { isUuid, uuidv7 } from '#store/database/uuid.ts'
import { parsePhone } from './phone.ts'
import type { SignedIn } from './sessions.ts'

export type { SavedAddress }

export interface AddressForm extends TypedAddress {
  isDelivery: boolean
  isBilling: boolean
}

type AddressShop = Pick<Shop, 'db' | 'clock' | 'config'>
type Owner = Pick<SignedIn, 'id' | 'market'>

export type AddressRefusal =
  | { ok: false; reason: 'validation_failed'; fields: Partial<Record<keyof TypedAddress, ProblemCode>> }
  | { ok: false; reason: 'too_many_addresses' | 'address_not_found' }

export const listAddresses = ({ db }: Pick<Shop, 'db'>, customerId: string): Promise<SavedAddress[]> =>
  readAddresses(db.query, customerId)

/** Adds an address; the first one is the default for delivery and billing. */
export async function addAddress(
  shop: AddressShop,
  { id: customerId, market }: Owner,
  form: AddressForm,
): Promise<{ ok: true; address: SavedAddress } | AddressRefusal> {
  const checked = checkedAddress(shop, form, market)
  if ('reason' in checked) return checked
  const now = shop.clock.now()
  return shop.db.transaction(async (tx) => {
    // The account is locked, so that two additions at the same moment see each other.
    await lockCustomer(tx, customerId)
    const before = await readAddresses(tx, customerId)
    if (before.length >= MAX_ADDRESSES) return { ok: false, reason: 'too_many_addresses' }
    const isFirst = before.length === 0
    const address = { ...checked, isDelivery: isFirst || form.isDelivery, isBilling: isFirst || form.isBilling }
    const id = uuidv7(now)
    await takeDefaults(tx, customerId, address)
    await insertAddress(tx, { id, customerId, address, now })
    return { ok: true, address: { id, ...address } }
  })
}

/** Changes an address. Of a default it stays the default: another address takes it over by becoming one. */
export async function changeAddress(
  shop: AddressShop,
  { id: customerId, market }: Owner,
  id: string,
  form: AddressForm,
): Promise<{ ok: true; address: SavedAddress } | AddressRefusal> {
  const checked = checkedAddress(shop, form, market)
  if ('reason' in checked) return checked
  return shop.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const before = (await readAddresses(tx, customerId)).find((one) => one.id === id)
    if (!before) return { ok: false, reason: 'address_not_found' }
    const address = {
      ...checked,
      isDelivery: form.isDelivery || before.isDelivery,
      isBilling: form.isBilling || before.isBilling,
    }
    await takeDefaults(tx, customerId, address)
    await updateAddress(tx, customerId, id, address)
    return { ok: true, address: { id, ...address } }
  })
}

/** Deletes an address; the oldest of the others takes over what it was the default for. Returns false without such an address. */
export const removeAddress = ({ db }: Pick<Shop, 'db'>, customerId: string, id: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    if (!isUuid(id) || !(await deleteAddress(tx, customerId, id))) return false
    const rest = await readAddresses(tx, customerId)
    if (rest[0] && !rest.some(({ isDelivery }) => isDelivery)) await setDefault(tx, customerId, rest[0].id, 'is_delivery')
    if (rest[0] && !rest.some(({ isBilling }) => isBilling)) await setDefault(tx, customerId, rest[0].id, 'is_billing')
    return true
  })

async function takeDefaults(tx: Query, customerId: string, { isDelivery, isBilling }: NewAddress): Promise<void> {
  if (isDelivery) await clearDefault(tx, customerId, 'is_delivery')
  if (isBilling) await clearDefault(tx, customerId, 'is_billing')
}

/** Returns the address as it is stored, or what is wrong with it. */
function checkedAddress(
  { config }: Pick<Shop, 'config'>,
  form: AddressForm,
  market: SignedIn['market'],
): Omit<NewAddress, 'isDelivery' | 'isBilling'> | Extract<AddressRefusal, { reason: 'validation_failed' }> {
  const { isDelivery: _, isBilling: __, ...typed } = form
  const { label, phone: number, ...details } = tidyAddress(typed, market)
  const fields = savedAddressProblems({ label, phone: number, ...details }, { countyStrict: config.countyStrict })
  const phone = number === '' ? null : parsePhone(number, details.country)
  if (number !== '' && !phone) fields.phone ??= 'phone_invalid'
  if (Object.keys(fields).length > 0) return { ok: false, reason: 'validation_failed', fields }
  return { label, details, phone: phone?.e164 ?? null }
}
