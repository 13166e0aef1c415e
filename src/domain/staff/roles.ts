/** What each role of the staff may do (D-64): four fixed roles; what is not named is refused. */
import type { Currency } from '#domain/market/market.ts'

export const ROLES = ['owner', 'editor', 'warehouse', 'support'] as const
export type Role = (typeof ROLES)[number]

/**
 * `always`; `on_approval`: the change waits until an owner agrees; `limit`: up to this amount of one act, in hundredths of each currency.
 * An act of money or about a person's data needs a reason whoever does it: `needsReason` below.
 */
export type Grant = 'always' | 'on_approval' | { limit: Record<Currency, number> }

const REFUND_LIMIT: Grant = { limit: { RON: 50_000, EUR: 10_000, HUF: 4_000_000 } }
const GOODWILL_LIMIT: Grant = { limit: { RON: 5_000, EUR: 1_000, HUF: 400_000 } }

/** Action → role → how far it may. An owner may everything, and is not named. */
export const PERMISSIONS = {
  'orders.read': { editor: 'always', warehouse: 'always', support: 'always' },
  'orders.ship': { editor: 'always', warehouse: 'always', support: 'always' },
  'orders.note': { editor: 'always', warehouse: 'always', support: 'always' },
  'orders.cancel': { support: 'always' },
  'orders.refund': { support: REFUND_LIMIT },
  'orders.book': { support: 'always' },
  'sales.read': { editor: 'always', support: 'always' },
  'withdrawals.read': { editor: 'always', warehouse: 'always', support: 'always' },
  'withdrawals.answer': { support: 'always' },
  'messages.read': { editor: 'always', support: 'always' },
  'messages.answer': { support: 'always' },
  'products.read': { editor: 'always', warehouse: 'always', support: 'always' },
  'products.change': { editor: 'always' },
  'prices.change': { editor: 'on_approval' },
  'recalls.change': { editor: 'on_approval' },
  'stock.read': { editor: 'always', warehouse: 'always', support: 'always' },
  'stock.change': { warehouse: 'always' },
  'promotions.read': { editor: 'always', support: 'always' },
  'promotions.change': { editor: 'always', support: GOODWILL_LIMIT },
  'customers.read': { support: 'always' },
  'customers.change': { support: 'always' },
  'customers.export': { support: 'on_approval' },
  'customers.erase': { support: 'on_approval' },
  'content.read': { editor: 'always', support: 'always' },
  'content.change': { editor: 'always' },
  'campaigns.change': { editor: 'on_approval' },
  'data.import': { editor: 'on_approval' },
  'data.export': { editor: 'always' },
  'search.read': { editor: 'always' },
  'search.change': { editor: 'always' },
  'system.read': {},
  'settings.read': {},
  'settings.change': {},
  'staff.read': {},
  'staff.manage': {},
  'keys.manage': {},
  'audit.read': {},
  'api.read': { editor: 'always', warehouse: 'always', support: 'always' },
} as const satisfies Record<string, Partial<Record<Exclude<Role, 'owner'>, Grant>>>

export type Action = keyof typeof PERMISSIONS
export const ACTIONS = Object.keys(PERMISSIONS) as Action[]

/** Actions that give money back or out, or hand out or destroy what belongs to a person: each needs a reason and a confirmed session. */
const CONFIRMED: readonly Action[] = [
  'orders.refund',
  'customers.export',
  'customers.erase',
  'data.export',
  'staff.manage',
  'keys.manage',
]

/** Returns how far a role may do an action, null where it may not. */
export function grantOf(role: Role, action: Action): Grant | null {
  if (role === 'owner') return 'always'
  const grants: Partial<Record<Role, Grant>> = PERMISSIONS[action]
  return grants[role] ?? null
}

/** Returns whether an action asks the person to prove once more who they are, if that is long ago (ASVS 7.5.3). */
export const needsConfirmation = (action: Action): boolean => CONFIRMED.includes(action)
