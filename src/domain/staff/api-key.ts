/** Keys with which programs of the merchant call the back office (D-64): what a key may do, how long, how often. */
import { ACTIONS, type Action } from './roles.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

/**
 * What only a signed-in person does: money that goes back, data of people that leaves the shop, settings (a bank account is one of them),
 * staff, keys and the log of what people did.
 */
const PERSONS_ONLY = [
  'orders.refund',
  'customers.export',
  'customers.erase',
  'data.export',
  'settings.change',
  'staff.read',
  'staff.manage',
  'keys.manage',
  'audit.read',
] as const satisfies readonly Action[]

export type PersonsAction = (typeof PERSONS_ONLY)[number]
/** What a key may do. */
export type KeyAction = Exclude<Action, PersonsAction>

/** Returns whether an action is none that only people do. */
export function isForKeys(action: Action): action is KeyAction {
  return !(PERSONS_ONLY as readonly Action[]).includes(action)
}

/** What every key may do, whatever its scope: it tells what the others are. */
const EVERY_KEY: KeyAction = 'api.read'

/** What a key can be given. */
export const KEY_ACTIONS: readonly KeyAction[] = ACTIONS.filter(isForKeys).filter((action) => action !== EVERY_KEY)

/** Returns whether a key may do an action. What only people do stays theirs, whatever a stored scope says. */
export const mayKey = (scope: readonly string[], action: Action): boolean =>
  action === EVERY_KEY || (isForKeys(action) && scope.includes(action))

/** Every key begins with it, so that programs which look for leaked secrets know one. */
export const KEY_MARK = 'nk_'
/** Characters of a key that stay readable, its mark included. */
export const KEY_START_LENGTH = 8
export const KEY_NAME_LENGTH = 60

/** Calls of one key in a minute, to each process. */
export const KEY_CALLS_A_MINUTE = 600
/** The last use is written at most this often. */
export const KEY_TOUCH_MS = MINUTE_MS
/** A replaced key still works so long, so that its program changes over without a gap. */
export const REPLACED_KEY_HOURS = 24
/** Days after which a key ends, null for one without an end. */
export const KEY_LIVES = [30, 90, 365, null] as const

/** Returns a key as people and the log name it: its name and its beginning. */
export const keyTitle = ({ name, start }: { name: string; start: string }): string => `${name} (${start}…)`
