/** Movements of stock: every change of the pieces in a warehouse, and why. */

/** Reasons that staff choose when they change a number by hand. */
export const STOCK_REASONS = ['correction', 'damaged', 'found', 'lost', 'return', 'delivery'] as const

/** `start`: what there was when the ledger began. */
export const MOVEMENT_KINDS = [
  'start',
  'import',
  'order_placed',
  'order_paid',
  'order_released',
  'order_sent',
  'order_moved',
  'order_refunded',
  'order_back',
  ...STOCK_REASONS,
  'count',
  'transfer_out',
  'transfer_in',
  'transfer_back',
] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

/** Why stock moves: what the ledger keeps with the difference. */
export interface MovementCause {
  kind: MovementKind
  at: Date
  orderId?: string
  /** Number of a transfer or of a count. */
  document?: string
  /** Null for the shop itself. */
  staffName?: string | null
  note?: string | null
}

/** A stock row as the ledger sees it. */
export interface StockState {
  onHand: number
  reserved: number
  /** Paid and still in the warehouse. */
  unsent: number
}

/** Returns what lies in the warehouse, what of it is promised to orders, and what can be bought. */
export const piecesOf = ({ onHand, reserved, unsent }: StockState) => ({
  lying: onHand + unsent,
  promised: reserved + unsent,
  available: onHand - reserved,
})

/** From how many available pieces a variant has too few, where nobody has said another number. */
export const LOW_STOCK = 5
/** Most pieces of one number that staff type. */
export const MOST_PIECES = 999_999
/** Changes of one call. */
export const MOST_STOCK_CHANGES = 300
