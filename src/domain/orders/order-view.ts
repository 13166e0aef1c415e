/** Views of the orders that staff work through: each is a question of the day. */
export const ORDER_VIEWS = ['to_send', 'out_of_stock', 'unpaid', 'sent_today', 'withdrawn', 'problems', 'all'] as const
export type OrderView = (typeof ORDER_VIEWS)[number]

/** `placed`: the newest first; `promised`: by the last promised day, the soonest first. */
export const ORDER_SORTS = ['placed', 'promised'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

/** A count is exact up to here. */
export const COUNTED_ORDERS = 10_000

/** Returns the order in which a view is worked through. */
export const sortOf = (view: OrderView): OrderSort => (view === 'to_send' ? 'promised' : 'placed')
