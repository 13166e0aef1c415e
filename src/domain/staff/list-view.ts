/** Views of lists that staff save. */
export const SAVED_LISTS = ['orders', 'products', 'coupons'] as const
export type SavedList = (typeof SAVED_LISTS)[number]

export const MAX_VIEW_NAME = 60
/** Of the filters in an address. */
export const MAX_VIEW_QUERY = 1_000
/** A person's own views of one list. */
export const MAX_LIST_VIEWS = 30
/** Columns whose choice a view keeps. */
export const MAX_VIEW_COLUMNS = 40
export const ROW_HEIGHTS = ['normal', 'dense', 'tall'] as const
export type RowHeight = (typeof ROW_HEIGHTS)[number]

export interface ListLook {
  height: RowHeight
  /** Column → whether it is shown, where that differs from what the list says. */
  columns: Readonly<Record<string, boolean>>
}

export interface ListView {
  id: string
  list: SavedList
  staffId: string
  name: string
  /** 'view=all&status=canceled', without '?'. */
  query: string
  /** Null: everybody keeps their own. */
  look: ListLook | null
  isShared: boolean
}
