/** `shop lockers …`: the lists of lockers that customers choose from. */
import { COURIERS, type Courier } from '#domain/orders/parcel.ts'
import { findLockers, listingCouriers } from '#services/delivery/lockers.ts'
import { readList, type ListRead } from '#services/shipments/locker-lists.ts'
import type { Shop } from '#services/shop.ts'
import { readLists, type LockerList } from '#store/delivery/lockers.ts'
import { CommandError } from '#cli/arguments/command-error.ts'
import { readOptions, textOf } from '#cli/arguments/options.ts'

export const LOCKER_USAGE = `  lockers list                              the lists that there are: of couriers, and the shop's own
  lockers list <words> [--country HU]       up to fifty lockers that customers find by these words
  lockers import [sameday|fan] [--fewer]    read the lists of couriers now; --fewer takes one of less than half too
`

type CommandShop = Pick<Shop, 'db' | 'clock' | 'couriers'>

/** @throws CommandError */
export async function lockerCommand(shop: CommandShop, args: readonly string[]): Promise<string> {
  const [action = '', ...rest] = args
  const { words, options } = readOptions(rest, ['country', 'fewer'])
  if (action === 'list' && words.length === 0)
    return (await readLists(shop.db.query)).map(listInWords).join('\n') || 'There are no lockers.'
  if (action === 'list') {
    const found = await findLockers(shop, { country: textOf(options, 'country') ?? 'RO', query: words.join(' ') })
    const lines = found.map(({ id, name, address, zip, city }) => `${id}  ${name}, ${address}, ${zip} ${city}`)
    return lines.join('\n') || 'No locker that customers may choose has these words.'
  }
  if (action === 'import') return importLists(shop, words, options.fewer === true)
  throw new CommandError(`There is no command lockers ${action}.\n${LOCKER_USAGE.trimEnd()}`)
}

const listInWords = ({ courier, active, inactive, readAt }: LockerList): string =>
  [
    courier ?? 'the shop itself',
    `${active} lockers`,
    ...(inactive > 0 ? [`${inactive} no longer listed`] : []),
    ...(readAt ? [`read ${readAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`] : []),
  ].join('  ')

/** @throws CommandError when no list could be read */
async function importLists(shop: CommandShop, names: readonly string[], allowsFewer: boolean): Promise<string> {
  const listing = listingCouriers(shop)
  const unknown = names.find((name) => !(COURIERS as readonly string[]).includes(name))
  if (unknown !== undefined) throw new CommandError(`There is no courier ${unknown}.`)
  const couriers = names.length > 0 ? (names as readonly Courier[]) : listing
  if (couriers.length === 0)
    throw new CommandError('No courier that has lockers is connected. See SAMEDAY_… and FAN_… in .env.example.')
  const lines: string[] = []
  let isRead = false
  for (const courier of couriers) {
    const read = await readList(shop, courier, { allowsFewer })
    isRead ||= read.ok
    lines.push(`${courier}: ${readInWords(read)}`)
  }
  if (!isRead) throw new CommandError(lines.join('\n'))
  return lines.join('\n')
}

function readInWords(read: ListRead): string {
  if (read.ok) return `${read.lockers} lockers, ${read.added} of them new; ${read.gone} are no longer listed.`
  switch (read.reason) {
    case 'no_lockers':
      return 'not connected, or without lockers.'
    case 'unavailable':
      return `no list: ${read.told}`
    case 'not_whole':
      return `${read.lockers} lockers where it had ${read.before}: the list stays as it is. If that is true, run it with --fewer.`
  }
}
