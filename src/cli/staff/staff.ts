/** `shop staff …` and `shop audit …`: what whoever has the console of the server does with the people of the back office (D-64). */
import { emailKey } from '#domain/customers/email.ts'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { ROLES, type Role } from '#domain/staff/roles.ts'
import { createJobSignal } from '#services/job-signal.ts'
import { AUDIT_PAGE, CONSOLE, searchAudit, verifyAudit, type StoredEntry } from '#services/staff/audit.ts'
import {
  changeStaff,
  inviteStaff,
  listStaff,
  newLinkForStaff,
  type ListedMember,
  type StaffChange,
} from '#services/staff/manage-staff.ts'
import { newSetUpLink } from '#services/staff/set-up.ts'
import { STAFF_LINK_PATHS } from '#services/staff/staff-mails.ts'
import { makeTokens } from '#services/tokens.ts'
import type { Config } from '#src/config.ts'
import type { Database } from '#store/database/db.ts'
import { CommandError } from '../arguments/command-error.ts'
import { readOptions, textOf, type Options } from '../arguments/options.ts'

export const STAFF_USAGE = `  staff set-up                              a link with which the first owner is made, valid for half an hour
  staff list                                everybody who has access to the back office
  staff invite <email> --name "First Last" --role ${ROLES.join('|')} [--language ro]
  staff link <email>                        a link to a password, by mail and here
  staff role <email> ${ROLES.join('|')}
  staff stop <email> | start <email>        nobody signs in with it any more; or again
  staff unlock <email>                      removes a lost second step; another one is set up at the next sign-in
  audit list [--words text]                 the newest hundred changes
  audit check                               whether every entry of the log is as it was written
`

type StaffConfig = Pick<Config, 'secret' | 'publicUrl'>

const shopOf = (db: Database, now: Date, { secret }: Pick<StaffConfig, 'secret'>) => ({
  db,
  clock: { now: () => now },
  tokens: makeTokens(secret),
  jobSignal: createJobSignal(),
})
type CommandShop = ReturnType<typeof shopOf>

/** @throws CommandError */
export async function staffCommand(db: Database, args: readonly string[], now: Date, config: StaffConfig): Promise<string> {
  const [action = '', ...rest] = args
  const { words, options } = readOptions(rest, ['name', 'role', 'language', 'note'])
  const shop = shopOf(db, now, config)
  switch (action) {
    case 'set-up':
      return setUp(shop, config.publicUrl)
    case 'list': {
      const staff = await listStaff(shop)
      return staff.length > 0 ? staff.map(inWords).join('\n') : 'Nobody has access yet. Make the first owner with: staff set-up'
    }
    case 'invite':
      return invite(shop, words, options, config.publicUrl)
    case 'link': {
      const { id, email } = await find(shop, words[0])
      const made = await newLinkForStaff(shop, CONSOLE, id)
      if (!made.ok) throw new CommandError('Nobody signs in with this address any more. Allow it with: staff start')
      return `A mail follows. The same link:\n${linkOf(config.publicUrl, made.purpose, made.token)}\nIt is for ${email} alone.`
    }
    case 'role':
      return change(shop, words[0], { role: roleOf(words[1]) }, options)
    case 'stop':
    case 'start':
      return change(shop, words[0], { isActive: action === 'start' }, options)
    case 'unlock':
      return change(shop, words[0], { removesSecondStep: true }, options)
    default:
      throw new CommandError(`There is no command staff ${action}.\n${STAFF_USAGE.trimEnd()}`)
  }
}

const linkOf = (publicUrl: string, purpose: keyof typeof STAFF_LINK_PATHS, token: string): string =>
  `${publicUrl}${STAFF_LINK_PATHS[purpose]}#token=${token}`

async function setUp(shop: CommandShop, publicUrl: string): Promise<string> {
  const link = await newSetUpLink(shop)
  if (!link) throw new CommandError('There is an owner already. Who lost the password gets a link with: staff link <email>')
  return `Open this link within half an hour:\n${linkOf(publicUrl, 'set_up', link.token)}`
}

async function invite(shop: CommandShop, words: readonly string[], options: Options, publicUrl: string): Promise<string> {
  const [email = ''] = words
  const [firstName = '', ...others] = (textOf(options, 'name') ?? '').split(' ')
  const locale = (textOf(options, 'language') ?? 'ro') as Locale
  if (!LOCALES.includes(locale)) throw new CommandError(`--language must be one of ${LOCALES.join(', ')}.`)
  const form = { firstName, lastName: others.join(' '), email, locale }
  const answer = await inviteStaff(shop, CONSOLE, { form, role: roleOf(textOf(options, 'role')) })
  if (answer.ok) return `Invited. A mail follows; the same link:\n${linkOf(publicUrl, 'invitation', answer.token)}`
  if (answer.reason === 'email_taken') throw new CommandError('Somebody has this address already: see staff list')
  const faults = Object.entries(answer.fields).map(([field, problem]) => `${field}: ${problem}`)
  throw new CommandError(`The invitation is not complete: ${faults.join(', ')}.`)
}

function roleOf(word: string | undefined): Role {
  const role = ROLES.find((one) => one === word)
  if (!role) throw new CommandError(`The role must be one of ${ROLES.join(', ')}.`)
  return role
}

async function find(shop: CommandShop, email = ''): Promise<ListedMember> {
  const found = (await listStaff(shop)).find((member) => emailKey(member.email) === emailKey(email))
  if (!found) throw new CommandError('Nobody on the staff has this address: see staff list')
  return found
}

const REFUSALS = {
  staff_not_found: 'Nobody on the staff has this address: see staff list',
  staff_changed: 'Somebody has just changed this person. Try again.',
  last_owner: 'This is the only owner: make another one first.',
} as const

async function change(shop: CommandShop, email: string | undefined, wanted: StaffChange, options: Options): Promise<string> {
  const { id } = await find(shop, email)
  const reason = textOf(options, 'note') ?? null
  const answer = await changeStaff(shop, CONSOLE, { id, version: null, change: wanted, reason })
  if (!answer.ok) throw new CommandError(REFUSALS[answer.reason])
  return inWords(await find(shop, email))
}

function inWords({
  email,
  firstName,
  lastName,
  role,
  disabledAt,
  isSetUp,
  hasTotp,
  passkeys,
  recoveryCodes,
}: ListedMember): string {
  const second = hasTotp || passkeys > 0 ? `second step, ${recoveryCodes} recovery codes left` : 'no second step yet'
  const state = disabledAt ? 'stopped' : isSetUp ? second : 'invited'
  return `${email}  ${firstName} ${lastName}  ${role}  ${state}`
}

/** @throws CommandError */
export async function auditCommand(db: Database, args: readonly string[]): Promise<string> {
  const [action = '', ...rest] = args
  const { options } = readOptions(rest, ['words'])
  if (action === 'list') {
    const words = textOf(options, 'words')
    const entries = await searchAudit({ db }, { most: AUDIT_PAGE, ...(words !== undefined && { words }) })
    return entries.length > 0 ? entries.map(entryInWords).join('\n') : 'Nothing found.'
  }
  if (action !== 'check') throw new CommandError(`There is no command audit ${action}.\n${STAFF_USAGE.trimEnd()}`)
  const state = await verifyAudit({ db })
  if (!state.isWhole) throw new CommandError(`The log was altered: entry ${state.at} is not as it was written, or is missing.`)
  return `${state.entries} entries, all as they were written.`
}

function entryInWords({ at, staffName, action, object, before, after, reason }: StoredEntry): string {
  const change = [before, after].filter((value) => value !== null).map((value) => JSON.stringify(value))
  const parts = [at.toISOString(), staffName, action, object.name, change.join(' -> '), reason ?? '']
  return parts.filter(Boolean).join('  ')
}
