/** Views of the parcels that staff look after. */
export const PARCEL_VIEWS = ['open', 'late', 'nameless', 'registered', 'moving', 'waiting', 'problem', 'delivered'] as const
export type ParcelView = (typeof PARCEL_VIEWS)[number]

/** Orders of one act of staff, at most. */
export const MAX_BULK_ORDERS = 200
