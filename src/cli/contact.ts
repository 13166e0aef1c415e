/** `shop contact …`: messages of the contact form. */
import { CONTACT_STATES, type ContactState } from '#domain/contact/contact.ts'
import { formatFullName } from '#domain/customers/address.ts'
import { answerContact, closeContact, type ContactRefusal } from '#services/contact/staff-contact.ts'
import { findContactMessage, listContactMessages, readContactEvents, type ContactMessage } from '#store/contact/messages.ts'
import type { Database } from '#store/database/db.ts'
import { actOf } from './orders.ts'
import { CommandError } from './arguments/command-error.ts'
import { readOptions, textOf, type Options } from './arguments/options.ts'

export const CONTACT_USAGE = `  contact list [--state open]               the newest hundred messages of the contact form
  contact show <number>                     a message with what was answered
  contact answer <number> --text "…" [--by name]  mail an answer to its sender
  contact close <number> [--by name]        it is settled; messages are deleted after 12 months, closed or not
`

const REFUSALS: Record<ContactRefusal, string> = {
  message_not_found: 'There is no such message.',
  message_closed: 'The message is closed.',
  message_changed: 'Somebody has answered meanwhile. See it with: contact show',
  answer_missing: 'Say --text with the answer.',
  answer_long: 'The answer is too long. Write a shorter one, or answer by mail.',
}

/** Messages that are listed. */
const LISTED = 100

export async function contactCommand(db: Database, args: readonly string[], now: Date): Promise<string> {
  const [action = '', ...rest] = args
  const { words, options } = readOptions(rest, ['state', 'by', 'text'])
  if (action === 'list') return list(db, options)
  if (!['show', 'answer', 'close'].includes(action))
    throw new CommandError(`There is no command contact ${action}.\n${CONTACT_USAGE.trimEnd()}`)
  if (words.length !== 1) throw new CommandError('Say the number of one message.')
  const number = words[0]!.toUpperCase()
  if (action === 'show') return show(db, number)
  const shop = { db, clock: { now: () => now } }
  const { staffName } = actOf(options)
  if (action === 'close') {
    const outcome = await closeContact(shop, number, staffName)
    return outcome === 'closed' ? 'The message is closed.' : refuse(outcome)
  }
  const outcome = await answerContact(shop, number, { text: textOf(options, 'text') ?? '', staffName })
  return outcome === 'answered' ? 'The answer is stored. Its mail is sent when the shop runs.' : refuse(outcome)
}

function refuse(reason: ContactRefusal): never {
  throw new CommandError(REFUSALS[reason])
}

const minute = (moment: Date): string => moment.toISOString().slice(0, 16).replace('T', ' ')

async function list(db: Database, options: Options): Promise<string> {
  const asked = textOf(options, 'state')
  const state = CONTACT_STATES.find((one) => one === asked) ?? null
  if (asked !== undefined && state === null) throw new CommandError(`--state must be one of: ${CONTACT_STATES.join(', ')}.`)
  const found = await listContactMessages(db.query, state, LISTED)
  return found.length > 0 ? found.map(inWords).join('\n') : 'There are no such messages.'
}

/** 'M-7K3F92QD  2026-11-18 10:00  open  ro  order  Ioana Marinescu' */
const inWords = (one: ContactMessage & { state: ContactState }): string =>
  [one.number, minute(one.receivedAt), one.state, one.locale, one.topic, formatFullName(one, one.locale)].join('  ')

async function show(db: Database, number: string): Promise<string> {
  const found = await findContactMessage(db.query, { number })
  if (!found) return refuse('message_not_found')
  const events = await readContactEvents(db.query, found.id)
  return [
    inWords(found),
    `from ${found.email}`,
    found.reference !== '' && `order number as typed: ${found.reference}`,
    '',
    found.message,
    ...events.flatMap(({ at, kind, staffName, text }) => [
      '',
      [minute(at), kind, staffName].filter(Boolean).join('  '),
      ...(text === null ? [] : [text]),
    ]),
  ]
    .filter((line) => line !== false)
    .join('\n')
}
