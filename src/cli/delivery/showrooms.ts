/** `shop showroom …`: addresses, hours and pages of the showrooms (DOM-9). */
import { readFileSync } from 'node:fs'
import type { HoursException } from '#domain/delivery/showroom.ts'
import { isDay } from '#domain/time/calendar-day.ts'
import { listShowrooms, type ShowroomPage } from '#services/delivery/showrooms.ts'
import { writeShowroom } from '#services/delivery/write-delivery.ts'
import type { Database } from '#store/database/db.ts'
import { CommandError } from '#cli/arguments/command-error.ts'

export const SHOWROOM_USAGE = `  showroom list                             addresses and hours
  showroom show <id>                        everything about one, as JSON
  showroom write <id> <file>                replace it by a file of such JSON
  showroom day <id> <day> <hours>           other hours on a day: 10:00-14:00, closed, or usual to take them back
`

/** @throws CommandError, InputRefused */
export async function showroomCommand(db: Database, args: readonly string[], now: Date): Promise<string> {
  const [action = '', id = '', ...rest] = args
  const all = await listShowrooms({ db })
  if (action === 'list') return all.map(inWords).join('\n') || 'There are no showrooms.'
  if (!['show', 'write', 'day'].includes(action))
    throw new CommandError(`There is no command showroom ${action}.\n${SHOWROOM_USAGE.trimEnd()}`)
  const found = all.find((one) => one.id === id)
  if (!found) throw new CommandError('There is no such showroom. See: showroom list')
  if (action === 'show') return JSON.stringify(found, null, 2)
  const changed = action === 'write' ? readShowroom(rest[0], id) : withDay(found, rest)
  await db.transaction((tx) => writeShowroom(tx, changed, now))
  return 'The showroom is stored.'
}

/** 'cluj  Strada Cuibului 12, 400114 Cluj-Napoca  10:00-19:00 …  2026-12-24 10:00-14:00' */
const inWords = ({ id, address, zip, city, opening, page }: ShowroomPage): string =>
  [
    id,
    `${address}, ${zip} ${city.en}`,
    opening.map((hours) => hours?.join('-') ?? 'closed').join(' '),
    ...page.exceptions.map(({ day, hours }) => `${day} ${hours?.join('-') ?? 'closed'}`),
  ].join('  ')

function readShowroom(file: string | undefined, id: string): ShowroomPage {
  if (file === undefined) throw new CommandError('Say the file of the showroom.')
  try {
    return { ...(JSON.parse(readFileSync(file, 'utf8')) as ShowroomPage), id }
  } catch (error) {
    throw new CommandError(`The file ${file} cannot be read as JSON: ${(error as Error).message}`)
  }
}

/** @throws CommandError */
function withDay(showroom: ShowroomPage, [day = '', text = '']: readonly string[]): ShowroomPage {
  if (!isDay(day)) throw new CommandError('Say a day such as 2026-12-24.')
  const others = showroom.page.exceptions.filter((one) => one.day !== day)
  const exceptions = text === 'usual' ? others : [...others, { day, hours: hoursOf(text) }]
  return { ...showroom, page: { ...showroom.page, exceptions: exceptions.toSorted((a, b) => (a.day < b.day ? -1 : 1)) } }
}

/** @throws CommandError */
function hoursOf(text: string): HoursException['hours'] {
  if (text === 'closed') return null
  const [, opens, closes] = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(text) ?? []
  if (!opens || !closes) throw new CommandError('Say the hours such as 10:00-14:00, closed, or usual.')
  return [opens, closes]
}
